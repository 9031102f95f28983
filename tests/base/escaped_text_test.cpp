// Names and texts that somebody else wrote, made safe for where they go.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "plybook/base/comment_commands.h"
#include "plybook/base/file_names.h"
#include "plybook/base/markdown_text.h"
#include "plybook/base/table_text.h"
#include "plybook/base/tex_text.h"

namespace plybook {
namespace {

TEST(FileNames, TellTheirTextsWhereTheyCan) {
  FileNames names(".pbk");
  for (const char* text : {"Ivanov", "Ёлкин, Ж.", "O'Neil & sons", "漢字", "Müller", "a.b"})
    EXPECT_EQ(names.of(std::string(text)), std::string(text) + ".pbk");
  EXPECT_EQ(names.of(std::string("Ivanov")), "Ivanov.pbk");
  EXPECT_EQ(names.of(std::nullopt), "_missing.pbk");
  EXPECT_EQ(names.of(std::string()), "_empty.pbk");
}

/// What could lead elsewhere, is no name, or is another one's in some file system.
TEST(FileNames, AreSafeAndNeverShared) {
  const std::vector<std::string> texts = {"a/../x",
                                          "../../etc/x",
                                          "..",
                                          ".",
                                          "/",
                                          "\\",
                                          "",
                                          " ",
                                          "a ",
                                          "a",
                                          "A",
                                          "_",
                                          "__",
                                          "_missing",
                                          "_empty",
                                          "con",
                                          "NUL",
                                          "nul.txt",
                                          "COM1",
                                          "lpt9.x",
                                          "aux .y",
                                          "a\x01",
                                          "a\n",
                                          "a\x7f",
                                          "a:b",
                                          "a*b",
                                          "a|b",
                                          "-rf",
                                          "~",
                                          ".hidden",
                                          "Straße",
                                          "STRASSE",
                                          "strasse",
                                          "ИВАНОВ",
                                          "Иванов",
                                          "иванов",
                                          "и\u0306",
                                          "й",
                                          "e\u0301",
                                          "é",
                                          "\u202Egnp",
                                          "\u212A",
                                          "k",
                                          "\u0131",
                                          "i",
                                          "I",
                                          "ſ",
                                          "s",
                                          "a\u200B",
                                          "a_-87428fc5",
                                          "a/b",
                                          "a?b",
                                          "a<b",
                                          "ﬁ",
                                          "fi",
                                          std::string(300, 'q'),
                                          std::string(301, 'q'),
                                          std::string(200, 'q') + "Ж"};
  FileNames names(".pbk");
  std::set<std::string> found, folded;
  names.of(std::nullopt);
  for (const std::string& text : texts) {
    const std::string& name = names.of(text);
    EXPECT_TRUE(found.insert(name).second) << name;
    std::string lower = name;
    for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    EXPECT_TRUE(folded.insert(lower).second) << name;
    EXPECT_EQ(name.find_first_of(std::string("/\\:*?\"<>|\x01\n\x7f")), std::string::npos) << name;
    EXPECT_EQ(name.find(".."), std::string::npos) << name;
    EXPECT_NE(name.front(), '.') << name;
    EXPECT_NE(name.front(), '-') << name;
    EXPECT_LE(name.size(), 180U) << name;
    EXPECT_TRUE(name.ends_with(".pbk"));
  }
  for (const char* device : {"con", "NUL", "nul.txt", "COM1", "lpt9.x", "aux .y"})
    EXPECT_EQ(names.of(std::string(device)).front(), '_') << device;
}

TEST(FileNames, DoNotDependOnWhatComesBetween) {
  FileNames some(""), more("");
  more.of(std::string("x/y"));
  EXPECT_EQ(some.of(std::string("a/b")), more.of(std::string("a/b")));
}

std::string markdown(std::string_view text) {
  std::string out;
  append_markdown_line(out, text);
  return out;
}

TEST(MarkdownText, IsTextOnly) {
  EXPECT_EQ(markdown("a7:c5*a3 b6-a5! 1/2"), "a7:c5\\*a3 b6-a5! 1/2");
  EXPECT_EQ(markdown("<b>&amp;|`x`_[y](z)#@me $1$ ~"), "\\<b\\>\\&amp;\\|\\`x\\`\\_\\[y\\](z)\\#\\@me \\$1\\$ \\~");
  EXPECT_EQ(markdown("http://x www.y"), "http\\://x www\\.y");
  EXPECT_EQ(markdown("  - a\nb\t\x01\u202E"), "\\- a b ");
  EXPECT_EQ(markdown("12. a"), "12\\. a");
  EXPECT_EQ(markdown("=="), "\\==");
}

std::string tex(std::string_view text) {
  std::string out;
  append_tex_text(out, text);
  return out;
}

TEST(TexText, IsTextOnly) {
  EXPECT_EQ(tex("a7:c5*a3 -- b6-a5"), "a7:c5*a3 -{}- b6-a5");
  EXPECT_EQ(tex("\\{}$&#^_%~"), "\\textbackslash{}\\{\\}\\$\\&\\#\\textasciicircum{}\\_\\%\\textasciitilde{}");
  EXPECT_EQ(tex("Жé\n\x01⩲漢"), "Жé \\plychar{2A72}\\plychar{6F22}");
  EXPECT_EQ(tex("Ðþ"), "\\plychar{D0}\\plychar{FE}") << "not in the fonts' encoding";
}

TEST(TableText, TabsDivideWithoutQuotes) {
  std::string out;
  TableWriter writer(TableForm::tsv);
  for (const char* field : {"a", "b\tc", "d\\e\n", "=1", "\""}) writer.field(out, field);
  writer.end_line(out);
  writer.field(out, "f");
  EXPECT_EQ(out, "a\tb\\tc\td\\\\e\\n\t=1\t\"\nf");
}

TEST(CommentCommands, AreFoundAndReplaced) {
  const auto without_clocks = [](std::string_view comment) {
    return with_commands(comment, [](const CommentCommand& command) {
      return is_clock_command(command.name) ? std::optional<std::string>("") : std::nullopt;
    });
  };
  EXPECT_EQ(without_clocks("[%clk 0:10:00] good [%csl Gd4] move [%emt 3]"), "good [%csl Gd4] move");
  EXPECT_EQ(without_clocks("[%clk 1] [%clk"), "[%clk");
  EXPECT_EQ(without_clocks("[%clock w0:1 b0:2]"), "");
  EXPECT_EQ(without_clocks("a [% clk] [%clkx 1] b"), "a [% clk] [%clkx 1] b");
}

}  // namespace
}  // namespace plybook

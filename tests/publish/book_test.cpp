#include "plybook/publish/book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "diagram/svg_profile.h"
#include "plybook/publish/weave.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

FigureStyle antarktos() {
  FigureStyle style;
  style.game = "antarktos";
  style.picture.theme = *find_theme("print");
  return style;
}

Book book_of(std::string_view text, Findings& findings) {
  FigureReader reader(catalogue(), PLYBOOK_SOURCE_DIR "/samples");
  return read_book(text, antarktos(), reader, findings);
}

/// `line:column code` of each finding.
std::vector<std::string> told(const Findings& findings) {
  std::vector<std::string> texts;
  for (const Finding& f : findings)
    texts.push_back(std::to_string(f.place.line) + ":" + std::to_string(f.place.column) + " " +
                    std::string(info(f.code).name));
  return texts;
}

TEST(Book, DrawsItsFigures) {
  Findings findings;
  const Book book = book_of(R"(plybook: book
size: 50mm
figures:
  - name: capture
    fen: W:Wc3:Bd4
    arrows: [c3-e5:red]
    marks: [d4:cross]
    caption: A capture is compulsory
  - name: start
    start: true
    theme: dark
    coords: none
)",
                            findings);
  EXPECT_THAT(told(findings), IsEmpty());
  ASSERT_THAT(book.figures, SizeIs(2));
  EXPECT_EQ(book.figures[0].file, "capture.svg");
  EXPECT_THAT(book.figures[0].title, HasSubstr("A capture is compulsory"));
  for (const Figure& figure : book.figures) {
    check_profile(figure.bytes);
    EXPECT_THAT(figure.bytes, HasSubstr("width=\"50mm\""));
  }
  EXPECT_TRUE(book.contact_sheet);
  EXPECT_EQ(contact_sheet(book.figures).desc.find("<"), std::string::npos);
}

TEST(Book, ShowsAPlyOfARecord) {
  Findings findings;
  const Book book = book_of(R"(plybook: book
figures:
  - {name: a, record: antarktos-cascade.pbk, at: "2", trail: true}
  - {name: b, record: antarktos-cascade.pbk, at: 1..4, numbers: true}
)",
                            findings);
  EXPECT_THAT(told(findings), IsEmpty());
  ASSERT_THAT(book.figures, SizeIs(2));
  EXPECT_THAT(book.figures[0].bytes, HasSubstr("ply-arrow"));
  EXPECT_THAT(book.figures[1].bytes, HasSubstr("ply-mark-text"));
}

TEST(Book, TellsWhereItIsWrong) {
  Findings findings;
  const Book book = book_of(R"(plybook: book
figures:
  - name: ../evil
    fen: W:Wc3:Bd4
  - name: b
    fen: W:Wc3:Bd4
    arrows: ["c3-e9"]
  - name: c
    fen: W:Wc3,c3:B
  - name: d
  - name: e
    start: true
    rotate: 30
  - name: e2
    start: true
    colour: red
  - {name: f, record: no-such.pbk}
  - {name: g, record: antarktos-cascade.pbk, at: "9999"}
  - {name: h, start: true}
  - {name: h, start: true}
)",
                            findings);
  EXPECT_THAT(told(findings),
              ElementsAre("3:11 figure/name", "7:18 diagram/cell", "9:16 position/occupied-twice",
                          "10:11 figure/source-missing", "13:13 game-file/wrong-value", "16:5 game-file/unknown-key",
                          "17:23 figure/source", "18:50 figure/ply", "20:12 figure/twice"));
  EXPECT_THAT(book.figures, SizeIs(2));
}

TEST(Weave, MarkdownIncludesItsFigures) {
  const std::string text = R"(# Rules

```ply
defaults: {game: antarktos, size: 40mm}
```
Text.
```ply
fen: W:Wc3:Bd4
caption: "A [capture] & *more*"
```
```text
```ply
```
````text
```ply
```
````
```ply
name: second
start: true
```
)";
  FigureReader reader(catalogue(), "");
  Findings findings;
  const Book book = weave(text, TextKind::markdown, "rules", {}, reader, findings);
  EXPECT_THAT(told(findings), IsEmpty());
  ASSERT_THAT(book.figures, SizeIs(2));
  EXPECT_EQ(book.woven, R"(# Rules

Text.
![Antarktos: A \[capture\] \& \*more\*](rules-1.svg)
```text
```ply
```
````text
```ply
```
````
![Antarktos](second.svg)
)");
}

TEST(Weave, LatexIncludesItsFigures) {
  FigureReader reader(catalogue(), "");
  Findings findings;
  FigureStyle style = antarktos();
  style.picture.format = PictureFormat::pdf;
  const Book book =
      weave("\\begin{ply}\nfen: W:Wc3:Bd4\n\\end{ply}\nText\n", TextKind::latex, "rules", style, reader, findings);
  EXPECT_THAT(told(findings), IsEmpty());
  EXPECT_EQ(book.woven, "\\includegraphics{rules-1.pdf}\nText\n");
  ASSERT_THAT(book.figures, SizeIs(1));
  EXPECT_THAT(book.figures[0].bytes, ::testing::StartsWith("%PDF"));
}

TEST(Weave, TellsPlacesInTheText) {
  FigureReader reader(catalogue(), "");
  Findings findings;
  weave("a\n```ply\nfen: W:Wz9:B\n```\n```ply\nx: [\n```\n```ply\nstart: true\n", TextKind::markdown, "r", antarktos(),
        reader, findings);
  ASSERT_THAT(findings, SizeIs(3));
  EXPECT_EQ(findings[0].place.line, 3u);
  EXPECT_THAT(findings[1].place.line, ::testing::AnyOf(6u, 7u));
  EXPECT_THAT(told(findings)[2], "8:1 figure/block");
}

}  // namespace
}  // namespace plybook

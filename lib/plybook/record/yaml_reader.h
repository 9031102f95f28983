#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/limits.h"
#include "plybook/base/yaml.h"
#include "plybook/record/form_assembler.h"
#include "plybook/record/input_text.h"
#include "plybook/record/notes.h"
#include "plybook/record/record_source.h"

namespace plybook {

/// Reads records from a YAML document `plybook: record`, `records: […]`. When each record begins with a dash on a line
/// of its own, as the writer has it, memory is bounded by the largest record; else by the document.
class YamlReader final : public RecordSource {
 public:
  explicit YamlReader(ByteSource& source, std::optional<Encoding> encoding = {}, const Limits& limits = {});

  bool next(Record& record, Findings& findings) override;
  const InputError* error() const override { return text_.window().error(); }

 private:
  enum class State { start, items, end };

  struct Line {
    std::size_t begin;  // in the chunk
    PlaceCursor cursor;
  };

  void begin(Findings& findings);
  std::string_view read_line(std::size_t passed, Findings& findings);
  std::string_view read_chunk(Findings& findings);
  std::optional<yaml::Node> parse(std::string_view chunk, Findings& findings);
  bool take(Record& record, Findings& findings);
  void read_record(const yaml::Node& item, Findings& findings);
  bool is_list(std::string_view key, const yaml::Node& value);
  void read_tags(const yaml::Node& tags);
  void read_turn(const yaml::Node& item);
  bool read_remarks(std::string_view key, const yaml::Node& list, FormTurn& turn);
  void read_turn_key(std::string_view key, const yaml::Node& value);
  FormText text_of(const yaml::Node& node) const;
  const Line& line_at(std::uint32_t number) const;
  std::size_t position_of(std::uint32_t line, std::uint32_t column) const;
  Place place_of(std::uint32_t line, std::uint32_t column) const;
  void set_chunk(std::string_view chunk);

  Limits limits_;
  InputText text_;
  FormAssembler assembler_;
  Notes notes_;
  State state_ = State::start;
  std::size_t indent_ = 0;         // of the dashes
  std::string_view chunk_;         // what is being read, in the window
  std::vector<Line> lines_;        // of the chunk
  std::vector<yaml::Node> items_;  // records that are read but not yet given, the last first
  FormTurn turn_;
  std::uint64_t number_ = 0;
};

}  // namespace plybook

#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/record/record.h"

namespace plybook {

/// What is left out of records.
struct Stripping {
  bool comments = false;
  bool variations = false;
  bool nags = false;    ///< marks that are no NAGs too
  bool clocks = false;  ///< commands of comments that tell of clocks
  bool remarks() const { return comments || nags || clocks; }
};

/// The words for these.
inline constexpr std::string_view strip_words[] = {"comments", "variations", "nags", "clocks"};

/// Reads words with commas between; the word that is none where there is one.
tl::expected<Stripping, std::string> read_stripping(std::string_view words);

/// Leaves remarks out. Nodes keep their numbers. `text` becomes the record's text, where comments have changed: what
/// stood in it stands where it stood.
void strip_remarks(Record& record, const Stripping& what, std::string& text);

/// Leaves all variations out. Nodes keep their numbers.
void strip_variations(Record& record);

}  // namespace plybook

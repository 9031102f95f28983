#pragma once

#include <string>

#include "plybook/base/language.h"
#include "plybook/statistics/statistics.h"

namespace plybook {

/// How texts of our own are said, and those of game files.
struct StatisticsLanguage {
  const char* (*translate)(const char*) = nullptr;  ///< null: English
  Language language = Language::english;

  const char* say(const char* text) const { return translate ? translate(text) : text; }
};

/// The statistics as text for people, of at most 80 columns as far as names of clauses and turns allow.
std::string statistics_text(const Statistics& statistics, const StatisticsLanguage& language);

/// The same as one JSON document, whose keys formats/statistics.md tells.
std::string statistics_json(const Statistics& statistics);

}  // namespace plybook

#pragma once

#include "plybook/diagram/scene.h"
#include "plybook/statistics/statistics_text.h"

namespace plybook {

/// A chart of lengths and results, a panel for each game, one below the other.
Scene statistics_chart(const Statistics& statistics, const StatisticsLanguage& language);

}  // namespace plybook

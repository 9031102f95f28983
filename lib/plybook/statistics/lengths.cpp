#include "plybook/statistics/lengths.h"

#include "plybook/statistics/share.h"

namespace plybook {
namespace {

constexpr std::uint32_t most_bins = 20;

std::uint32_t bins(std::uint32_t least, std::uint32_t most, std::uint32_t width) {
  return most / width - least / width + 1;
}

std::uint32_t width_for(std::uint32_t least, std::uint32_t most) {
  for (std::uint32_t unit = 1;; unit *= 10)
    for (const std::uint32_t width : {unit, 2 * unit, 5 * unit})
      if (bins(least, most, width) <= most_bins) return width;
}

}  // namespace

double Lengths::mean() const { return share(plies_, games_); }

std::uint32_t Lengths::quartile(std::uint64_t quarters) const {
  std::uint64_t sum = 0;
  for (const auto& [plies, games] : games_of_) {
    sum += games;
    if (4 * sum >= quarters * games_) return plies;
  }
  return most();
}

std::vector<Lengths::Bin> Lengths::histogram() const {
  const std::uint32_t width = width_for(least(), most());
  std::vector<Bin> bins;
  for (std::uint32_t from = least() / width * width; from <= most(); from += width)
    bins.push_back({from, from + width - 1, 0});
  for (const auto& [plies, games] : games_of_) bins[plies / width - least() / width].games += games;
  return bins;
}

}  // namespace plybook

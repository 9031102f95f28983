#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace plybook {

/// A test is named by its file.
inline std::string test_name(const ::testing::TestParamInfo<std::string>& param) {
  std::string name = param.param;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '/' || c == '-'; }, '_');
  return name;
}

}  // namespace plybook

// One fuzz target: the law that PLYBOOK_LAW names, attacked with new bytes.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const plybook::laws::NamedLaw& law : plybook::laws::all()) {
    if (std::string_view(law.name) != PLYBOOK_LAW) continue;
    const std::string broken = law.check(bytes);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
  }
  std::abort();
}

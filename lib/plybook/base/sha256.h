#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace plybook {

/// The SHA-256 digest of some bytes (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// Bytes in base 64, with padding (RFC 4648).
std::string base64(std::string_view bytes);

/// How a Content-Security-Policy names a script or style sheet that it lets be: `'sha256-…'`.
std::string policy_hash(std::string_view text);

}  // namespace plybook

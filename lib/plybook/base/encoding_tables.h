#pragma once

#include <string_view>

/// What the bytes 0x80 to 0xFF of the single-byte encodings stand for. Bytes that an encoding leaves open stand for the
/// C1 control of the same number, so that every text can be written back as it was.
namespace plybook {

inline constexpr std::u32string_view windows1251_high =
    U"ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ"
    U"ђ‘’“”•–—\u0098™љ›њќћџ"
    U"\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї"
    U"°±Ііґµ¶·ё№є»јЅѕї"
    U"АБВГДЕЖЗИЙКЛМНОП"
    U"РСТУФХЦЧШЩЪЫЬЭЮЯ"
    U"абвгдежзийклмноп"
    U"рстуфхцчшщъыьэюя";

inline constexpr std::u32string_view koi8r_high =
    U"─│┌┐└┘├┤┬┴┼▀▄█▌▐"
    U"░▒▓⌠■∙√≈≤≥\u00A0⌡°²·÷"
    U"═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞"
    U"╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©"
    U"юабцдефгхийклмно"
    U"пярстужвьызшэщчъ"
    U"ЮАБЦДЕФГХИЙКЛМНО"
    U"ПЯРСТУЖВЬЫЗШЭЩЧЪ";

inline constexpr std::u32string_view cp866_high =
    U"АБВГДЕЖЗИЙКЛМНОП"
    U"РСТУФХЦЧШЩЪЫЬЭЮЯ"
    U"абвгдежзийклмноп"
    U"░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
    U"└┴┬├─┼╞╟╚╔╩╦╠═╬╧"
    U"╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
    U"рстуфхцчшщъыьэюя"
    U"ЁёЄєЇїЎў°∙·√№¤■\u00A0";

/// ISO 8859-1, with the letters and quotes that Windows-1252 has where ISO 8859-1 has none.
inline constexpr std::u32string_view latin1_high =
    U"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F"
    U"\u0090‘’“”•–—˜™š›œ\u009DžŸ"
    U"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯"
    U"°±²³´µ¶·¸¹º»¼½¾¿"
    U"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ"
    U"ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
    U"àáâãäåæçèéêëìíîï"
    U"ðñòóôõö÷øùúûüýþÿ";

static_assert(windows1251_high.size() == 128);
static_assert(koi8r_high.size() == 128);
static_assert(cp866_high.size() == 128);
static_assert(latin1_high.size() == 128);

}  // namespace plybook

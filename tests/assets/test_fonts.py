"""The fonts know every character a Chinese player may type, and their licence lies beside them."""

import pytest
from fontTools.ttLib import TTFont

from cardcade_assets import FONT_BLACK, FONT_BOLD, FONT_REGULAR, path

SYMBOLS = "♠♥♣♦…·—“”‘’×→←↑↓✓★☆●○▲▼△▽◆◇■□°％，。！？：；（）《》【】、～"


def characters(name: str) -> set[int]:
    return set(TTFont(path("fonts", name)).getBestCmap())


def gb2312() -> set[int]:
    pairs = (bytes((high, low)) for high in range(0xA1, 0xF8) for low in range(0xA1, 0xFF))
    return {ord(character) for pair in pairs for character in pair.decode("gb2312", errors="ignore")}


@pytest.mark.parametrize("name", [FONT_REGULAR, FONT_BOLD])
def test_the_text_fonts_have_all_of_gb2312(name: str) -> None:
    missing = gb2312() - characters(name)
    assert len(gb2312()) == 7445
    assert "".join(map(chr, sorted(missing))) == ""


@pytest.mark.parametrize("name", [FONT_REGULAR, FONT_BOLD])
def test_the_text_fonts_have_latin_and_the_symbols_of_the_interface(name: str) -> None:
    wanted = {ord(character) for character in SYMBOLS} | set(range(0x20, 0x7F))
    assert "".join(map(chr, sorted(wanted - characters(name)))) == ""


def test_the_title_font_has_latin_and_the_names_of_the_games() -> None:
    wanted = {ord(character) for character in "卡牌街机掼蛋干瞪眼"} | set(range(0x20, 0x7F))
    assert wanted <= characters(FONT_BLACK)


def test_the_font_licence_is_shipped_beside_the_fonts() -> None:
    assert "SIL Open Font License" in path("fonts", "OFL.txt").read_text(encoding="utf-8")

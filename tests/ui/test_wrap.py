"""Where lines break."""

from __future__ import annotations

from cardcade.ui.wrap import CLOSING, ellipsis, pieces, wrap


def wide(text: str) -> float:
    """Chinese characters are twice as wide as Latin letters."""
    return sum(2 if ord(char) > 0x2E00 else 1 for char in text)


def test_chinese_breaks_between_any_two_characters():
    assert wrap("逢人配可以当任何牌", 8, wide) == ["逢人配可", "以当任何", "牌"]


def test_no_line_starts_with_punctuation():
    lines = wrap("两副牌，四人两队。级牌、逢人配（红心级牌）可以当任何牌！", 8, wide)
    assert all(line[0] not in CLOSING for line in lines)
    assert "".join(lines) == "两副牌，四人两队。级牌、逢人配（红心级牌）可以当任何牌！"


def test_no_line_ends_with_an_opening_bracket():
    lines = wrap("逢人配（红心级牌）", 8, wide)
    assert not any(line.endswith("（") for line in lines)


def test_english_breaks_between_words():
    assert wrap("a wild card stands for any card", 12, wide) == ["a wild card", "stands for", "any card"]


def test_both_scripts_in_one_line():
    assert wrap("打 A 需要 double win", 10, wide) == ["打 A 需要", "double win"]


def test_a_word_longer_than_the_line_is_cut():
    assert wrap("supercalifragilistic", 8, wide) == ["supercal", "ifragili", "stic"]


def test_line_ends_of_the_author_are_kept():
    assert wrap("一\n\n二", 10, wide) == ["一", "", "二"]


def test_pieces_lose_nothing_but_spaces_at_line_ends():
    text = "Play “红桃 7”, then draw 2。"
    assert "".join(pieces(text)) == text


def test_an_ellipsis_takes_no_more_room_than_there_is():
    short = ellipsis("江苏淮安标准规则", 9, wide)
    assert short == "江苏淮安…"
    assert ellipsis("规则", 9, wide) == "规则"


def test_without_chinese_an_ellipsis_is_three_full_stops_on_the_line():
    assert ellipsis("A Wild +4 from Maple!", 12, wide) == "A Wild +4..."


def test_a_word_without_end_costs_no_more_than_what_is_seen_of_it():
    measured = []

    def measure(text):
        measured.append(len(text))
        return len(text)

    assert wrap("n" * 100_000, 40, measure) == ["n" * 40] * 2_500
    assert sum(measured) < 100_000 * 40

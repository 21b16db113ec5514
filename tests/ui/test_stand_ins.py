"""Letters that our font lacks: drawn with one that has them, never as boxes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from cardcade.ui import Ui
from cardcade.ui.font_file import letters_in
from cardcade.ui.stand_ins import UNKNOWN, StandIns, system_fonts
from cardcade.ui.text import shipped
from cardcade.ui.theme import BODY, INK, Type, Weight

STRANGE = "\u0926"
"""A letter of Hindi, which our font does not have."""


def font(file: Path, letters: Sequence[str], outlines: bool = True, blank: str = "") -> Path:
    """A font whose letters are filled squares, but for those left blank."""
    names = [".notdef", *(f"g{ord(letter)}" for letter in letters)]
    pen: Any = TTGlyphPen(None)
    for number, corner in enumerate(((0, 0), (0, 900), (900, 900), (900, 0))):
        (pen.lineTo if number else pen.moveTo)(corner)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): f"g{ord(letter)}" for letter in letters})
    empty = {f"g{ord(letter)}": TTGlyphPen(None).glyph() for letter in blank}
    builder.setupGlyf({**dict.fromkeys(names, square), **empty})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (1000, 0)))
    builder.setupHorizontalHeader(ascent=900, descent=-100)
    builder.setupNameTable({"familyName": "Squares", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    if not outlines:
        for table in ("glyf", "loca"):
            del builder.font[table]
    builder.save(file)
    return file


@pytest.fixture
def ui() -> Ui:
    return Ui((1280, 720))


def with_fonts(ui: Ui, *files: Path) -> StandIns:
    ui.text.stand_ins = StandIns(lambda: None, lambda: files)
    ui.text.stand_ins.wait()
    return ui.text.stand_ins


def test_a_letter_that_is_missing_is_drawn_with_a_font_that_has_it(ui: Ui, tmp_path: Path) -> None:
    squares = font(tmp_path / "squares.ttf", [STRANGE])
    fonts = with_fonts(ui, tmp_path / "missing.ttf", squares)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    assert fonts.runs(f"a{STRANGE}b", Weight.REGULAR) == [
        ("a", shipped(Weight.REGULAR)),
        (STRANGE, squares),
        ("b", shipped(Weight.REGULAR)),
    ]
    picture = ui.text.picture(STRANGE, BODY, INK)
    middle = picture.get_width() // 2, picture.get_height() // 2
    assert picture.get_at(middle)[3] == 255, "a box would be hollow"
    assert ui.text.width(STRANGE, BODY) == pytest.approx(BODY.size, abs=2)


def test_while_it_is_looked_for_and_where_no_font_has_it_a_dot_is_drawn(ui: Ui) -> None:
    fonts = with_fonts(ui)
    assert fonts.runs(f"a{STRANGE}", Weight.REGULAR) == [(f"a{UNKNOWN}", shipped(Weight.REGULAR))]
    fonts.wait()
    assert fonts.runs(f"a{STRANGE}", Weight.REGULAR) == [(f"a{UNKNOWN}", shipped(Weight.REGULAR))]


def test_what_was_found_is_told_once(tmp_path: Path) -> None:
    told: list[None] = []
    squares = font(tmp_path / "squares.ttf", [STRANGE])
    fonts = StandIns(lambda: told.append(None), lambda: [squares])
    fonts.wait()
    assert told == []
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    fonts.runs(STRANGE, Weight.BOLD)
    fonts.wait()
    assert len(told) == 1


def test_a_letter_of_another_weight_needs_no_other_font(ui: Ui) -> None:
    fonts = with_fonts(ui)
    assert fonts.runs("龙", Weight.BLACK) == [("龙", shipped(Weight.BOLD))]


def test_a_word_is_set_in_one_font_where_one_has_all_of_it(ui: Ui, tmp_path: Path) -> None:
    squares = font(tmp_path / "squares.ttf", [STRANGE, "a", "b"])
    fonts = with_fonts(ui, squares)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    ours = shipped(Weight.REGULAR)
    assert fonts.runs(f"ab ab{STRANGE} 龙", Weight.REGULAR) == [("ab ", ours), (f"ab{STRANGE}", squares), (" 龙", ours)]
    assert fonts.runs(f"c{STRANGE}", Weight.REGULAR) == [("c", ours), (STRANGE, squares)]


def test_marks_stay_with_their_letter(ui: Ui, tmp_path: Path) -> None:
    squares = font(tmp_path / "squares.ttf", [STRANGE, "\u093f"])
    fonts = with_fonts(ui, squares)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    assert fonts.runs(STRANGE + "\u093f", Weight.REGULAR) == [(STRANGE + "\u093f", squares)]
    assert fonts.runs(STRANGE + "\u093f，龙", Weight.REGULAR)[0] == (STRANGE + "\u093f", squares)


MARK = "\u093e"
"""A mark of Hindi."""


def test_a_mark_on_a_letter_that_no_font_has_is_no_box_beside_its_dot(ui: Ui) -> None:
    fonts = with_fonts(ui)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    told = fonts.runs(f"a{STRANGE}{MARK}\u200d{STRANGE}b", Weight.REGULAR)
    assert told == [(f"a{UNKNOWN}{UNKNOWN}b", shipped(Weight.REGULAR))]


def test_a_mark_that_the_font_of_its_letter_lacks_is_left_out(ui: Ui, tmp_path: Path) -> None:
    squares = font(tmp_path / "squares.ttf", [STRANGE])
    fonts = with_fonts(ui, squares)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    assert fonts.runs(STRANGE + MARK, Weight.REGULAR) == [(STRANGE, squares)]
    assert fonts.runs(f"c{MARK}{STRANGE}", Weight.REGULAR) == [("c", shipped(Weight.REGULAR)), (STRANGE, squares)]


def test_a_font_without_outlines_or_one_that_is_none_has_no_letters(tmp_path: Path) -> None:
    assert letters_in(font(tmp_path / "bitmaps.ttf", ["a"], outlines=False)) == frozenset()
    (tmp_path / "broken.ttf").write_bytes(b"\0\1\0\0\xff\xff" + b"cmap" * 40)
    assert letters_in(tmp_path / "broken.ttf") == frozenset()
    assert letters_in(tmp_path) == frozenset()


def test_the_letters_of_our_own_font_are_all_read() -> None:
    from fontTools.ttLib import TTFont

    ours = shipped(Weight.REGULAR)
    with TTFont(ours, lazy=True) as opened:
        assert letters_in(ours) == frozenset(opened.getBestCmap())


def test_a_font_that_goes_away_leaves_our_own(ui: Ui, tmp_path: Path) -> None:
    squares = font(tmp_path / "squares.ttf", [STRANGE])
    fonts = with_fonts(ui, squares)
    fonts.runs(STRANGE, Weight.REGULAR)
    fonts.wait()
    squares.unlink()
    assert ui.text.picture(STRANGE, Type(40), INK).get_height() > 0


def test_the_system_can_be_asked() -> None:
    assert all(isinstance(file, Path) for file in system_fonts())
    assert pygame.font is not None


def test_what_was_set_before_anybody_knew_better_is_noticed(ui: Ui, tmp_path: Path) -> None:
    told: list[None] = []
    squares = font(tmp_path / "squares.ttf", [STRANGE])
    ui.text.width(f"a{STRANGE}", BODY)
    fonts = StandIns(lambda: told.append(None), lambda: [squares])
    now = ui.text.rely_on(fonts)
    fonts.wait()
    fonts.wait()
    assert now or told, "it is drawn anew at once, or when its letters are known"


ALEF, BEH = "\u0627", "\u0628"


def test_letters_written_from_right_to_left_are_drawn_so(ui: Ui, tmp_path: Path) -> None:
    fonts = with_fonts(ui, font(tmp_path / "arabic.ttf", [ALEF, BEH], blank=BEH))
    fonts.runs(ALEF + BEH, Weight.REGULAR)
    fonts.wait()
    picture = ui.text.picture(ALEF + BEH, BODY, INK)
    wide, middle = picture.get_width(), picture.get_height() // 2
    assert [picture.get_at((wide * share // 4, middle))[3] for share in (1, 3)] == [0, 255], "the first is rightmost"


def test_words_written_from_right_to_left_follow_each_other_so(ui: Ui, tmp_path: Path) -> None:
    arabic = font(tmp_path / "arabic.ttf", [ALEF, BEH])
    fonts, own = with_fonts(ui, arabic), shipped(Weight.REGULAR)
    fonts.runs(ALEF + BEH, Weight.REGULAR)
    fonts.wait()
    first, second = ALEF + ALEF, BEH + BEH
    turned = [(second, arabic), (" ", own), (first, arabic)]
    assert fonts.runs(f"{first} {second}", Weight.REGULAR) == turned
    assert fonts.runs(f"{first} {second} won", Weight.REGULAR) == [*turned, (" won", own)]
    assert fonts.runs(f"{first}, a {second}", Weight.REGULAR) == [(first, arabic), (", a ", own), (second, arabic)]

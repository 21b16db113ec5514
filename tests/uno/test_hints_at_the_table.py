"""A hint in words: it names what a card alone does not show, and lies on nothing that one reads with it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import FRect

from cardcade.table.layout import HALF
from cardcade.table.piles.piles import around
from cardcade.ui.theme import Type, Weight

from .seated import Seated, seated

OTHERS = ("y1 y2", "y3 y4", "y5 y6", "g1 g2", "g4 g5")


def hinted(seats: int = 4, forced: bool = True, **look: Any) -> Seated:
    """Only a wild fits, and a hint was asked for; unforced, there is a button to draw as well."""
    table = " | ".join(["r4", "b7 g3 w b2 b5 g6 g8", *OTHERS[: seats - 1]])
    pilot = seated(table, look={"hints": True, **look}, basic__forced_play=forced)
    pilot.key(pygame.K_h)
    pilot.wait(0.4)
    return pilot


def words_of(pilot: Seated) -> FRect:
    (said,) = pilot.parts.effects.banners
    width = pilot.ui.text.width(said.text, Type(said.size, Weight.BOLD))
    return FRect(0, 0, width, said.size * 2 * HALF).move(said.at[0] - width / 2, said.at[1] - said.size * HALF)


def read_with_it(pilot: Seated) -> dict[str, FRect]:
    parts = pilot.uno
    assert parts.caption.caption is not None
    return {
        "caption": parts.caption.box(parts.caption.caption, pilot.ui),
        "stock": parts.layout.stock.rect,
        "discards": parts.layout.discard.rect,
        "hand": around(parts.piles.hand(7)),
        "coach": parts.furniture.coach.rect,
        **{button.meaning: button.rect for button in parts.actions.children},
        **{plate.meaning: plate.rect for plate in parts.plates},
    }


@pytest.mark.parametrize("ui_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_it_lies_on_nothing_however_large_the_text_is(size: tuple[int, int], ui_scale: float) -> None:
    for seats in (2, 4, 6):
        pilot = hinted(seats, size=size, ui_scale=ui_scale)
        words = words_of(pilot)
        assert [what for what, place in read_with_it(pilot).items() if place.colliderect(words)] == [], seats


@pytest.mark.parametrize("language", ["zh", "en"])
def test_where_large_words_find_no_room_beside_buttons_the_coach_alone_names_the_colour(language: str) -> None:
    pilot = hinted(forced=False, ui_scale=2.0, language=language)
    assert pilot.sees("move.draw")
    assert not pilot.told
    assert pilot.parts.furniture.coach.opened
    assert {"zh": "绿", "en": "green"}[language] in pilot.parts.furniture.coach.rows[0].words


def test_usual_words_have_room_beside_buttons_too() -> None:
    assert hinted(forced=False).told == ["Hint: Wild, and choose green."]


@pytest.mark.parametrize(("ui_scale", "both"), [(1.0, True), (2.0, False)])
def test_a_refusal_in_large_words_takes_the_place_of_the_words_under_the_pile(
    ui_scale: float, both: bool, drawn: dict[str, int]
) -> None:
    pilot = seated("r4 | r1 b7 g3 | y1 y2", look={"ui_scale": ui_scale})
    pilot.click(pilot.card("b7"))
    pilot.wait(0.4)
    drawn.clear()
    pilot.picture()
    assert "Only red or 4 fits here, not blue 7." in drawn
    assert ("Red 4" in drawn) is both
    pilot.wait(4)
    drawn.clear()
    pilot.picture()
    assert "Red 4" in drawn

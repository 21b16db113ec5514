"""A pass that is all a player can do makes itself, and says why; nothing else does."""

from __future__ import annotations

import pytest
from pygame import FRect, Surface

from cardcade.table.piles.piles import around
from cardcade.ui import Painter
from cardcade_uno.moves import DRAW, PASS
from cardcade_uno.scene import ring
from cardcade_uno.scene.signs import around as square

from .seated import Seated, seated


def drew(stock: str, name: str = "standard", **look: object) -> Seated:
    """Nothing fitted, and the player has drawn the first card of the stock."""
    pilot = seated("r4 | b7 g3 | y1 y2", name, stock=stock, look=look)
    pilot.click("table.stock")
    pilot.settle()
    assert pilot.last == (0, DRAW)
    return pilot


@pytest.mark.parametrize("name", ["standard", "official", "party"])
def test_a_drawn_card_that_does_not_fit_ends_the_turn_after_a_moment(name: str) -> None:
    pilot = drew("b8", name)
    pilot.idle(0.8)
    assert pilot.last == (0, DRAW)
    pilot.idle(1.5)
    assert pilot.last == (0, PASS)
    assert pilot.parts.position.waiting_for == [1]


def test_the_table_says_which_card_was_drawn_and_what_would_have_fitted() -> None:
    pilot = drew("b8")
    told = "You drew blue 8, but only red or 4 fits: your turn ends."
    assert told in pilot.told
    pilot.idle(1.5)
    assert told in pilot.told, "it can still be read when the pass is made"
    pilot.idle(3)
    assert not pilot.told


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_large_words_for_it_lie_on_no_cards_and_no_button(size: tuple[int, int], language: str) -> None:
    for ui_scale in (1.5, 2.0):
        how = {"size": size, "ui_scale": ui_scale, "language": language}
        pilot = seated("r4 | b7 g3 | y1 y2 | b1 b2 b3 b5 | g1 g2 g3 g5 g6 g7 g8", stock="b8", look=how)
        pilot.click("table.stock")
        pilot.settle()
        (told,), parts = pilot.parts.effects.told, pilot.uno
        lying = [
            parts.layout.stock.rect,
            parts.layout.discard.rect,
            *(around(parts.piles.backs(s, 7)) for s in (1, 2, 3)),
        ]
        lying += [button.rect for button in parts.actions.children]
        assert [rect for rect in lying if rect.colliderect(told)] == [], ui_scale


@pytest.mark.parametrize("ui_scale", [1.0, 1.5, 2.0])
def test_no_arrow_of_the_direction_crosses_the_count_of_the_stock(
    ui_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = seated("r4 | b7 g3 | y1 y2", look={"ui_scale": ui_scale})
    drawn: list[FRect] = []
    monkeypatch.setattr(ring, "put_sign", lambda painter, sign, at, side, turn: drawn.append(square(at, side)))
    layout, painter = pilot.uno.layout, Painter(Surface((8, 8)), pilot.ui)
    for angle in range(0, 30, 3):
        pilot.uno.middle.ring._angle = angle
        pilot.uno.middle.ring.draw(painter, "R")
    assert len(drawn) > 80
    assert not any(arrow.colliderect(layout.stock_foot) for arrow in drawn)
    assert not layout.stock_foot.colliderect(layout.stock.rect)


def test_a_drawn_card_that_fits_still_asks() -> None:
    pilot = drew("r8")
    pilot.idle(10)
    assert pilot.last == (0, DRAW)
    assert pilot.sees("move.pass")


def test_who_has_nothing_to_play_and_nothing_to_draw_passes() -> None:
    pilot = seated("r4 | b7 g3 | y1 y2", stock="")
    assert "Nothing fits and there is nothing to draw: you pass." in pilot.told
    pilot.idle(2)
    assert pilot.last == (0, PASS)


def test_nothing_passes_by_itself_for_those_who_do_not_like_that() -> None:
    pilot = drew("b8", auto_pass=False)
    pilot.idle(10)
    assert pilot.last == (0, DRAW)
    assert not pilot.told


def test_the_only_draw_waits_for_the_player() -> None:
    pilot = seated("r4 | b7 g3 | y1 y2")
    assert pilot.parts.position.moves == (DRAW,)
    pilot.idle(10)
    assert pilot.steps == 0


def test_cards_are_never_taken_by_themselves() -> None:
    pilot = seated("r4 | r1 b7 g3 | r+2 y2 y3", stacking__draw_two=True)
    pilot.plays(0, "r1")
    pilot.plays(1, "r+2")
    steps = pilot.steps
    assert [type(move).__name__ for move in pilot.parts.position.moves] == ["Accept"]
    pilot.idle(10)
    assert pilot.steps == steps


def test_a_pass_waits_while_the_game_is_paused() -> None:
    pilot = drew("b8")
    pilot.table.pause()
    pilot.idle(10)
    assert pilot.last == (0, DRAW)
    pilot.click("pause.resume")
    pilot.idle(3)
    assert pilot.last == (0, PASS)

"""A pass that is all a player can do makes itself, and says why; nothing else does."""

from __future__ import annotations

import pytest

from cardcade_uno.moves import DRAW, PASS

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

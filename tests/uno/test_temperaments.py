"""Temperaments in UNO: each has a habit that anybody at the table can see."""

from collections.abc import Callable

import pytest

from cardcade import Mood, Seat, Temperament
from cardcade_uno.blows import victim
from cardcade_uno.cards import COLOUR, FOURS, SYMBOL
from cardcade_uno.matching import FITTING, four_is_lawful
from cardcade_uno.moves import Accept, Catch, Challenge, Move, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import FACING_DRAW, TURN, UnoState

from ..habits import Habit, share
from .table import uno

STEADY = Temperament.STEADY


def torn(symbols: str, when: Callable[[UnoState, Seat, Mood], bool] = lambda *_: True) -> Habit:
    """Whether one of these is played by somebody who could also play another card of a colour."""

    def habit(state: UnoState, seat: Seat, move: Move, mood: Mood) -> bool | None:
        if state.phase is not TURN or not isinstance(move, Play) or seat != state.turn or not when(state, seat, mood):
            return None
        fitting = [card for card in state.hand(seat) if card in FITTING[state.colour][state.top] and COLOUR[card]]
        some = {SYMBOL[card] in symbols for card in fitting}
        return SYMBOL[move.card] in symbols if some == {True, False} else None

    return habit


def foe_is_next(state: UnoState, seat: Seat, mood: Mood) -> bool:
    return mood.grudge == state.after(seat)


def nobody_is_nearly_out(state: UnoState, seat: Seat, mood: Mood) -> bool:
    return all(len(state.hand(other)) > 3 for other in range(state.seats))


def bluffs(state: UnoState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether a wild draw four that might be one is none."""
    held = [card for card in state.hand(seat) if card in FOURS]
    if state.phase is not TURN or not held or four_is_lawful(Rules(), state.hand(seat), state.colour, state.symbol):
        return None
    return isinstance(move, Play) and move.card in FOURS


def challenges(state: UnoState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    faces = state.phase is FACING_DRAW and state.top in FOURS and isinstance(move, Accept | Challenge)
    return isinstance(move, Challenge) if faces else None


MORE: dict[Temperament, Habit] = {
    Temperament.HOTHEAD: torn("SVD"),
    Temperament.GRUDGE: torn("SD", foe_is_next),
}
LESS: dict[Temperament, Habit] = {
    Temperament.HOARDER: torn("D", nobody_is_nearly_out),
    Temperament.CAREFUL: torn("SVD", nobody_is_nearly_out),
}


@pytest.mark.parametrize("temperament", MORE)
def test_it_does_more_of_it_than_the_plain_level(temperament: Temperament) -> None:
    mine, plain = (share("uno", "medium", one, MORE[temperament], range(40)) for one in (temperament, STEADY))
    assert mine > plain + 0.05


@pytest.mark.parametrize("temperament", LESS)
def test_it_does_less_of_it_than_the_plain_level(temperament: Temperament) -> None:
    mine, plain = (share("uno", "medium", one, LESS[temperament], range(40)) for one in (temperament, STEADY))
    assert mine < plain - 0.1


def test_the_bluffer_plays_a_wild_draw_four_that_it_must_not() -> None:
    assert share("uno", "medium", STEADY, bluffs, range(60)) == 0
    assert share("uno", "medium", Temperament.BLUFFER, bluffs, range(60)) > 0


def test_the_careful_doubt_less() -> None:
    mine, plain = (share("uno", "medium", one, challenges, range(50)) for one in (Temperament.CAREFUL, STEADY))
    assert mine < plain


def test_an_easy_hothead_goes_off_early() -> None:
    mine, plain = (share("uno", "easy", one, torn("SVD"), range(40)) for one in (Temperament.HOTHEAD, STEADY))
    assert mine > plain + 0.2


@pytest.mark.parametrize(("played", "struck"), [("r+2", 1), ("rs", 1), ("w+4", 1), ("rv", None), ("r1", None)])
def test_a_blow_strikes_the_next_player(played: str, struck: Seat | None) -> None:
    table = uno(f"r5 | {played} r9 | y1 y2 | g3 g4")
    assert victim(table.state, 0, Play(table.state.hand(0)[0])) == struck


def test_who_is_caught_minds_it() -> None:
    table = uno("r5 | r1 r9 | y1 y2 | g3 g4")
    assert victim(table.state, 0, Catch(2)) == 2

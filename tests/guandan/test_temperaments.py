"""Temperaments in Guandan: each has a habit that anybody at the table can see."""

import pytest

from cardcade import Mood, Seat, Temperament
from cardcade.rulekit.shedding import PASS
from cardcade_guandan.cards import ACE
from cardcade_guandan.combinations import BOMBS, Kind
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.partners import partner_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState, Phase

from ..habits import share

GAME, STEADY = Guandan(Rules()), Temperament.STEADY
GROUPS = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)


def answers(state: GuandanState, seat: Seat) -> bool:
    """Whether an opponent's play is to be beaten while nobody is nearly out."""
    early = min(len(state.hand(other)) for other in range(4)) > 6
    return state.phase is Phase.PLAY and state.last_by not in (None, partner_of(seat)) and early


def bombs(state: GuandanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether a bomb goes off early."""
    able = answers(state, seat) and any(
        isinstance(one, Play) and one.reading.kind in BOMBS for one in GAME.moves(state, seat)
    )
    return isinstance(move, Play) and move.reading.kind in BOMBS if able else None


def answers_high(state: GuandanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether an answer is an ace, a level card or a joker."""
    if not answers(state, seat) or not isinstance(move, Play) or move.reading.kind not in GROUPS:
        return None
    return GAME.order(state.level).value(move.reading) >= ACE


def spends(state: GuandanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether high cards or bombs go into an answer."""
    if not answers(state, seat) or len(GAME.moves(state, seat)) == 1:
        return None
    return isinstance(move, Play) and (move.reading.kind in BOMBS or bool(answers_high(state, seat, move, mood)))


def passes(state: GuandanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    return move == PASS if answers(state, seat) and len(GAME.moves(state, seat)) > 1 else None


def lets_foe_be(state: GuandanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether the play of whoever bombed it stands though it could be beaten."""
    foe = state.phase is Phase.PLAY and mood.grudge is not None and state.last_by == mood.grudge
    return move == PASS if foe and len(GAME.moves(state, seat)) > 1 else None


MORE = {Temperament.HOTHEAD: bombs, Temperament.BLUFFER: answers_high, Temperament.CAREFUL: passes}
LESS = {Temperament.HOARDER: spends, Temperament.GRUDGE: lets_foe_be}


@pytest.mark.parametrize("temperament", MORE)
def test_it_does_more_of_it_than_the_plain_level(temperament: Temperament) -> None:
    mine, plain = (share("guandan", "easy", one, MORE[temperament], range(20)) for one in (temperament, STEADY))
    assert mine > plain


@pytest.mark.parametrize("temperament", LESS)
def test_it_does_less_of_it_than_the_plain_level(temperament: Temperament) -> None:
    mine, plain = (share("guandan", "frugal", one, LESS[temperament], range(30)) for one in (temperament, STEADY))
    assert mine < plain


def test_those_who_weigh_have_habits_too() -> None:
    early = [share("guandan", "medium", one, bombs, range(5)) for one in (Temperament.HOTHEAD, STEADY)]
    kept = [share("guandan", "medium", one, spends, range(5)) for one in (Temperament.HOARDER, STEADY)]
    assert early[0] > early[1]
    assert kept[0] < kept[1]

"""Temperaments in Gandengyan: each has a habit that anybody at the table can see."""

import pytest

from cardcade import Mood, Seat, Stream, Temperament, View
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan import cardcade_game
from cardcade_gandengyan.cards import RANK, TWO
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import HANDS, GandengyanState

from ..habits import share

GAME, STEADY = Gandengyan(Rules()), Temperament.STEADY


def calm(state: GandengyanState) -> bool:
    return min(len(state.cards[HANDS + seat]) for seat in range(state.seats)) > 2


def bombs(state: GandengyanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether a bomb goes off at its first occasion: against a play, before anybody is nearly out."""
    able = [made for made in GAME.meanings(state, seat) if made.combination.bomb_tier]
    if state.last is None or not able or not calm(state):
        return None
    return isinstance(move, Play) and move.combination.bomb_tier > 0


def spends(state: GandengyanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether a 2 is spent on a play where it is the only answer."""
    if state.last is None or state.last.bomb_tier or not calm(state):
        return None
    able = GAME.meanings(state, seat)
    if not able or any(made.combination.rank < TWO or made.combination.bomb_tier for made in able):
        return None
    return isinstance(move, Play)


def jumps(state: GandengyanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether an answer is higher than it need be."""
    able = [made for made in GAME.meanings(state, seat) if not made.combination.bomb_tier]
    heights = {made.combination.rank for made in able}
    if state.last is None or len(heights) < 2 or not calm(state) or not isinstance(move, Play):
        return None
    return move.combination.rank > min(heights)


def passes(state: GandengyanState, seat: Seat, move: Move, mood: Mood) -> bool | None:
    """Whether somebody passes who could answer."""
    able = [made for made in GAME.meanings(state, seat) if not made.combination.bomb_tier]
    return move == PASS if state.last is not None and able and calm(state) else None


@pytest.mark.parametrize(
    ("temperament", "habit"),
    [(Temperament.HOTHEAD, bombs), (Temperament.BLUFFER, jumps), (Temperament.CAREFUL, passes)],
)
def test_it_does_more_of_it_than_the_plain_level(temperament, habit) -> None:  # type: ignore[no-untyped-def]
    mine, plain = (share("gandengyan", "medium", one, habit, range(300)) for one in (temperament, STEADY))
    assert mine > plain + 0.05


def test_the_hoarder_keeps_its_twos() -> None:
    mine, plain = (share("gandengyan", "medium", one, spends, range(150)) for one in (Temperament.HOARDER, STEADY))
    assert mine < plain - 0.1


def answer(hand: str, mood: Mood) -> Move | None:
    """What medium says to a 5 of seat 1."""
    state = GAME.setup(2)
    GAME.begin(state, Stream(1))
    names = [*hand.split(), "5"]
    cards = [next(card for card in GAME.deck.cards if GAME.deck.faces[card] == name) for name in names[:-1]]
    lead = next(card for card in GAME.deck.cards if RANK[card] == 5 and card not in cards)
    state.cards[HANDS], state.cards[HANDS + 1] = cards, [lead, *state.cards[HANDS + 1][:4]]
    state.turn = 1
    GAME.play(state, 1, next(move for move in GAME.moves(state, 1) if move.cards == (lead,)), Stream(2))
    moves = GAME.moves(state, 0)
    return cardcade_game().bot("medium", GAME, mood).choose(View(0, state), moves, Stream(3))


def test_the_grudge_holder_bombs_who_bombed_it() -> None:
    hand = "S7 H7 C7 S9 H3 D4"
    calm_one, sore = Mood(Temperament.GRUDGE), Mood(Temperament.GRUDGE, grudge=1)
    assert not isinstance(move := answer(hand, calm_one), Play) or not move.combination.bomb_tier
    assert isinstance(move := answer(hand, sore), Play)
    assert move.combination.bomb_tier

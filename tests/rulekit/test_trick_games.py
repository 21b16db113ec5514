"""A game of tricks from the kit: what it says of itself is the ranking and the points."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardcade import Card, Deck, IllegalMove, Stream, poker_faces
from cardcade.rulekit.rounds import STOCK
from cardcade.rulekit.tricks import TAKEN, Play, TrickGame, Tricks, TrickTable

DECK = Deck(poker_faces(jokers=False))
SPADES = Tricks.of(DECK, trump="S")


class Whist(TrickGame[TrickTable, Play]):
    deck = DECK
    state_kind = TrickTable

    def deal(self, state: TrickTable, stream: Stream) -> None:
        state.deal(stream, 13)

    def ranking(self, state: TrickTable) -> Tricks:
        return SPADES

    def reckon(self, state: TrickTable) -> Sequence[int]:
        return [len(state.of(seat, TAKEN)) // state.seats for seat in range(state.seats)]


GAME = Whist(None)


def card(face: str) -> Card:
    return DECK.card(face)


def table(*hands: str) -> TrickTable:
    state = GAME.setup(len(hands))
    for seat, hand in enumerate(hands):
        state.move(DECK.pick(hand.split()), STOCK, state.pile(seat))
    return state


def play(state: TrickTable, *faces: str) -> None:
    for face in faces:
        seat = state.turn
        GAME.check(state, seat, Play(card(face)))
        GAME.play(state, seat, Play(card(face)), Stream(1))


def test_the_round_ends_with_the_last_trick_and_the_match_with_it() -> None:
    state = table("H9 D2", "S2 D9")
    play(state, "H9", "S2", "D9")
    assert GAME.result(state) is None
    play(state, "D2")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((0.0, 2.0), (1,))


@pytest.mark.parametrize(("seat", "face", "why"), [(1, "S2", "follow"), (1, "H9", "held"), (0, "D2", "turn")])
def test_a_refusal_says_why(seat: int, face: str, why: str) -> None:
    state = table("H9 D2", "S2 H3")
    play(state, "H9")
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, seat, Play(card(face)))
    assert refused.value.reason.key == f"engine.illegal.{why}"


def test_who_could_not_follow_is_imagined_without_that_suit() -> None:
    state = table("H9 D2", "S2 D9")
    play(state, "H9", "S2")
    view = state.view(0)
    assert not GAME.could_hold(view, view.state.pile(1), card("H3"))
    assert GAME.could_hold(view, view.state.pile(1), card("C3"))


def test_trumps_lie_at_the_right_of_the_hand() -> None:
    hand = sorted(DECK.pick(["S2", "DA", "H3", "HA"]), key=lambda each: GAME.hand_key(table("", ""), each))
    assert [DECK.faces[each] for each in hand] == ["H3", "HA", "DA", "S2"]

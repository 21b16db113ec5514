"""A match of several rounds: who goes on, when it is decided, and what a round leaves behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from cardcade import TABLE, Audience, Deck, IllegalMove, Message, Pile, Place, Seat, Stream, hand_of, poker_faces, say
from cardcade.rulekit.rounds import NEXT_ROUND, NextRound, RoundBegan, RoundGame, Scored


@dataclass(frozen=True, slots=True)
class Score:
    points: int


@dataclass(slots=True, kw_only=True)
class Table(Scored):
    turn: Seat = 0
    done: bool = False
    seen: list[int] = field(default_factory=list)
    opener: Seat = 0

    lasting = ("opener",)


class Duel(RoundGame[Table, Score | NextRound]):
    """Who is in turn writes down its points; that is the round."""

    deck = Deck(poker_faces(jokers=False))
    state_kind = Table
    move_kinds = (Score, NextRound)
    event_kinds = (RoundBegan,)

    @property
    def target(self) -> int:
        return 10

    def setup(self, seats: int) -> Table:
        return Table.set_up(self.deck, Pile("stock", Place.STOCK, Audience.NOBODY), *map(hand_of, range(seats)))

    def deal(self, state: Table, stream: Stream) -> None:
        state.shuffle(0, stream)
        state.draw(0, 1, 5)

    def in_round(self, state: Table) -> Sequence[Seat]:
        return () if state.done else (state.turn,)

    def moves(self, state: Table, seat: Seat) -> Sequence[Score | NextRound]:
        if seat not in self.to_act(state):
            return ()
        return (NEXT_ROUND,) if seat == TABLE else (Score(4), Score(6))

    def play(self, state: Table, seat: Seat, move: Score | NextRound, stream: Stream) -> None:
        if isinstance(move, Score):
            state.board.append((move.points, 0))
            state.done, state.opener = True, 1
            state.seen.append(move.points)
        else:
            self.next_round(state, stream)

    def say_move(self, move: Score | NextRound) -> Message:
        return say("duel.score") if isinstance(move, Score) else super().say_move(move)


def begun(game: Duel) -> Table:
    state = game.setup(2)
    game.begin(state, Stream(1))
    state.log = []
    return state


def test_the_table_deals_until_somebody_has_reached_the_target() -> None:
    game = Duel(None)
    state = begun(game)
    game.play(state, 0, Score(4), Stream(1))
    assert (game.to_act(state), game.result(state), game.rounds(state)) == ((TABLE,), None, 1)
    game.play(state, TABLE, NEXT_ROUND, Stream(2))
    game.play(state, 0, Score(6), Stream(3))
    result = game.result(state)
    assert result is not None
    assert (result.scores, result.winners, game.to_act(state)) == ((10.0, 0.0), (0,), ())


def test_of_a_round_only_the_board_and_what_is_lasting_stay() -> None:
    game = Duel(None)
    state = begun(game)
    game.play(state, 0, Score(4), Stream(1))
    game.play(state, TABLE, NEXT_ROUND, Stream(2))
    assert (state.done, state.seen, state.opener, state.board) == (False, [], 1, [(4, 0)])
    assert [len(cards) for cards in state.cards] == [47, 5, 0]
    assert RoundBegan(2) in (state.log or ())


def test_a_single_round_ends_the_match_and_has_no_target() -> None:
    whole = Duel(None)
    game = whole.one_round(Stream(1))
    state = begun(game)
    assert (whole.standing(state).target, game.standing(state).target) == (10, None)
    game.play(state, 0, Score(4), Stream(1))
    assert game.result(state) is not None
    assert whole.result(state) is None, "the match it was taken from goes on"


@pytest.mark.parametrize(("seat", "move", "why"), [(1, Score(4), "turn"), (0, Score(5), "now"), (0, NEXT_ROUND, "now")])
def test_what_is_not_listed_is_refused(seat: Seat, move: Score | NextRound, why: str) -> None:
    game = Duel(None)
    with pytest.raises(IllegalMove) as refused:
        game.check(begun(game), seat, move)
    assert refused.value.reason.key == f"engine.illegal.{why}"

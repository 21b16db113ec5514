"""A match of several rounds: who goes on, when it is decided, and what a round leaves behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from cardcade import TABLE, Deck, IllegalMove, Message, Seat, Stream, poker_faces, say
from cardcade.rulekit.rounds import NEXT_ROUND, PLAY, NextRound, RoundBegan, RoundGame, Scored


@dataclass(frozen=True, slots=True)
class Score:
    points: int


@dataclass(slots=True, kw_only=True)
class Table(Scored):
    seen: list[int] = field(default_factory=list)
    opener: Seat = 0

    lasting = ("opener",)


class Duel(RoundGame[Table, Score]):
    """Who is in turn writes down its points; that is the round."""

    deck = Deck(poker_faces(jokers=False))
    state_kind = Table
    move_kinds = (Score,)

    @property
    def target(self) -> int:
        return 10

    def deal(self, state: Table, stream: Stream) -> None:
        state.deal(stream, 5)

    def choices(self, state: Table, seat: Seat) -> Sequence[Score]:
        return Score(4), Score(6)

    def act(self, state: Table, seat: Seat, move: Score, stream: Stream) -> None:
        state.opener = 1
        state.seen.append(move.points)
        state.end_round((move.points, 0))

    def say_move(self, move: Score) -> Message:
        return say("duel.score") if isinstance(move, Score) else super().say_move(move)


class Friendly(Duel):
    """No target, so that one round is the match."""

    target = None  # type: ignore[assignment]


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
    assert (state.phase, state.seen, state.opener, state.board) == (PLAY, [], 1, [(4, 0)])
    assert [len(cards) for cards in state.cards] == [42, 5, 5]
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


def test_a_game_lists_only_its_own_moves_and_events() -> None:
    assert (Duel.move_kinds, Duel.event_kinds) == ((Score, NextRound), (RoundBegan,))
    assert (Friendly.move_kinds, Friendly.event_kinds) == (Duel.move_kinds, Duel.event_kinds)
    game = Duel(None)
    assert game.say_move(NEXT_ROUND).key == "engine.next_round"  # type: ignore[arg-type]


def test_without_a_target_a_match_is_one_round() -> None:
    game = Friendly(None)
    state = begun(game)
    assert game.result(state) is None
    game.play(state, 0, Score(4), Stream(1))
    assert game.to_act(state) == ()

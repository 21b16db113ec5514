"""The bot for any game: paired play-outs over imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade import Bot, Game, GamePlugin, SearchBot, Standing, Stream, View
from cardcade.arena.simulation import Plan, simulate
from cardcade.engine.bots import is_search
from cardcade.engine.rules import values_of
from cardcade.engine.search import Candidate
from cardcade.engine.turns import play_on

UNO, GUANDAN, GANDENGYAN = (each.cardcade_game() for each in (cardcade_uno, cardcade_guandan, cardcade_gandengyan))


class Last(Bot[Any, Any]):
    """Plays the last of its moves, whatever it is: a pass, where one may pass."""

    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        return moves[-1]


class Unasked(Bot[Any, Any]):
    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        return pytest.fail("asked") if len(moves) > 1 else moves[0]


def positions(plugin: GamePlugin, seats: int, seed: int) -> Iterator[tuple[Game[Any, Any], Any, int, Sequence[Any]]]:
    """Every decision of a match that easy bots play."""
    game, asked = plugin.game(plugin.rules()), []
    bot, state, stream = plugin.bots["easy"](game), game.setup(seats), Stream(seed)
    game.begin(state, stream.child(0))

    def decide(seat: int, moves: Sequence[Any]) -> Any:
        asked.append((game, state.copy(), seat, moves))
        return bot.choose(state.view(seat), moves, stream.child(len(asked)))

    for number, _ in enumerate(play_on(game, state, decide, lambda seat, move: game.play(state, seat, move, stream))):
        yield from asked
        asked.clear()
        if number > 200:
            return


class Expectant(Bot[Any, Any]):
    """Counts on being asked about everything that is lawful."""

    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        first = self.game.moves(view.state, view.seat)[0]
        return next(iter([move for move in moves if move == first]), None) or [][0]


def test_a_policy_that_counts_on_every_lawful_move_is_asked_for_another_in_vain() -> None:
    """More moves than candidates: it is asked again without those it has named."""
    game, state, seat, moves = next(each for each in positions(GANDENGYAN, 2, 4) if len(each[3]) > 5)
    chosen = SearchBot(game, Expectant(game), 10_000).weigh(state.view(seat), moves, Stream(1))
    assert chosen[0].move == moves[0]
    assert len(chosen) > 3


def test_a_single_move_is_made_at_once() -> None:
    game, state, seat, moves = next(each for each in positions(GANDENGYAN, 2, 4) if len(each[3]) == 1)
    bot = SearchBot(game, Unasked(game))
    assert bot.choose(state.view(seat), moves, Stream(1)) == moves[0]


def test_it_sees_a_win_that_its_policy_misses() -> None:
    for game, state, seat, moves in positions(GANDENGYAN, 3, 9):
        held = set(own_hand(state, seat))
        winning = [move for move in moves if set(game.cards_of(move)) == held]
        if winning and moves[-1] not in winning:
            assert SearchBot(game, Last(game)).choose(state.view(seat), moves, Stream(2)) in winning
            return
    pytest.fail("nobody could go out")


def own_hand(state: Any, seat: int) -> list[int]:
    return next(
        state.cards[n] for n, pile in enumerate(state.piles) if pile.owner == seat and pile.place.value == "hand"
    )


@pytest.mark.parametrize("plugin", [UNO, GANDENGYAN, GUANDAN], ids=lambda plugin: plugin.id)
def test_what_it_cannot_see_changes_nothing(plugin: GamePlugin) -> None:
    seats, compared = plugin.seats[1], 0
    for game, state, seat, moves in positions(plugin, seats, 5):
        if len(moves) < 2 or compared == 4:
            continue
        compared += 1
        other = game.imagine(state.view(seat), Stream(compared))
        there = game.moves(other, seat)
        chosen = [
            SearchBot(game, plugin.bots["easy"](game), 600).choose(each.view(seat), lawful, Stream(3))
            for each, lawful in ((state, moves), (other, there))
        ]
        assert chosen[0] == chosen[1]
    assert compared == 4


def test_effort_is_a_count_so_that_the_same_seed_gives_the_same_game() -> None:
    plan = Plan(game="gandengyan", preset="house", values=values_of(GANDENGYAN.rules()), seats=2,
                bots=("search:800", "easy"), seed=3, games=4)  # fmt: skip
    once, again = (list(simulate(plan)) for _ in range(2))
    assert [tally.moves for tally in once] == [tally.moves for tally in again]


def test_it_beats_the_bot_it_plays_out_with() -> None:
    plan = Plan(game="gandengyan", preset="house", values=values_of(GANDENGYAN.rules()), seats=2,
                bots=("search:3000", "easy"), seed=11, games=40, rotate=True)  # fmt: skip
    wins = sum(tally.by_bot["search:3000"].wins for tally in simulate(plan))
    assert wins >= 26


def test_how_far_ahead_is_counted_in_standard_errors_of_the_difference() -> None:
    usual, other = Candidate("usual", [0.0, 10.0, 20.0, 30.0]), Candidate("other", [1.0, 11.0, 21.0, 31.0])
    assert other.ahead_of(usual) == float("inf"), "the same in every deal"
    mixed = Candidate("mixed", [2.0, 9.0, 22.0, 31.0])
    gaps, mean = (2.0, -1.0, 2.0, 1.0), 1.0
    error = (sum((gap - mean) ** 2 for gap in gaps) / 3 / 4) ** 0.5
    assert mixed.ahead_of(usual) == pytest.approx(mean / error)


@pytest.mark.parametrize(("name", "known"), [("search", True), ("search:400", True), ("search:", False),
                                            ("search:0", False), ("search:-1", False), ("search:٣", False),
                                            ("search:" + "9" * 5000, False), ("hard", False)])  # fmt: skip
def test_it_is_named_with_its_effort(name: str, known: bool) -> None:
    assert is_search(name) is known


def test_partners_are_allies() -> None:
    assert Standing((1.0, 2.0, 1.0, 2.0), teams=(0, 1, 0, 1)).allies(2) == (0, 2)
    assert Standing((1.0, 2.0)).allies(1) == (1,)

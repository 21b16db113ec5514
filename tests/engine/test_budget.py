"""What a review may cost: counted in work, shared out among a round's decisions, and never at the price of a mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import cardcade_gandengyan
import cardcade_uno
from cardcade import Coach, Pains, Stream, Trial, View
from cardcade.arena.referee import deal_seed
from cardcade.discovery.library import Library
from cardcade.engine.budget import KEPT, MOST, Purse, RoundBudget
from cardcade.engine.judging import Made, judge
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.player import Player
from cardcade.engine.racing import FEWEST, HINT, USUAL, Race, believed, compare
from cardcade.engine.record import Beginning, Record
from cardcade.engine.review import choices, review
from cardcade.engine.rules import values_of
from cardcade.engine.search import Candidate
from cardcade.engine.turns import play_on

UNO, GANDENGYAN = cardcade_uno.cardcade_game(), cardcade_gandengyan.cardcade_game()
NOWHERE = View(0, None)  # type: ignore[type-var]


class Even(Coach[Any, Any]):
    """Every move comes to what it is called, give or take nothing, and a try costs one."""

    pains = Pains(batch=25, most=200)

    def __init__(self, chances: Sequence[float]) -> None:
        self.chances = list(chances)

    def candidates(self, view: View[Any], moves: Sequence[Any], played: Any) -> Sequence[Any]:
        return self.chances

    def trial(self, view: View[Any]) -> Trial:
        def attempt(moves: Sequence[Any], stream: Stream) -> list[float]:
            self.work += len(moves)
            return list(moves)

        return attempt

    def same(self, one: Any, other: Any) -> bool:
        return bool(one == other)


def judged(purse: Purse, chances: Sequence[float] = (0.2, 0.9)) -> Any:
    return judge(Even(chances), NOWHERE, chances, Made(chances[0]), Stream(1), purse)


def recorded(plugin: Any, rules: Any, seats: int, seed: int) -> tuple[Any, Record]:
    """A round among easy bots."""
    game = plugin.game(rules).one_round(Stream(seed))
    match, bot = Match(game, seats, deal_seed(seed, 0)), plugin.bots["easy"](game)

    def decide(seat: int, moves: Sequence[Any]) -> Any:
        return bot.choose(match.view(seat), moves, decision_stream(seed, plugin.id, seat, len(match.steps)))

    for _ in play_on(game, match.state, decide, match.play):
        pass
    beginning = Beginning(
        game=plugin.id, plugin_version="1", rules_version=1, preset="x", values=values_of(rules),
        seed=deal_seed(seed, 0), players=tuple(Player(str(seat), "easy", seat) for seat in range(seats)),
    )  # fmt: skip
    return game, Record.of(match, beginning)


def test_a_long_round_costs_no_more_than_its_budget() -> None:
    game, record = recorded(UNO, Library(UNO).presets["house_mix"].rules, 2, 10)
    coach, budget = UNO.make_coach(game), 60_000
    coach.pains = replace(coach.pains, round=budget)
    remarks = list(review(record, game, coach, 0))
    assert len(remarks) > 60, "it is a long one"
    assert 0.7 * budget < coach.work < 1.02 * budget
    tried = [remark.judgement.weighed[0].tried for remark in remarks if remark.judgement.weighed]
    assert 0.5 < sum(tried[-10:]) / sum(tried[:10]) < 2, "the last ones have had their share"


@pytest.mark.parametrize("seed", [3, 5])
def test_where_a_round_can_be_paid_for_the_verdicts_are_those_of_decisions_asked_singly(seed: int) -> None:
    game, record = recorded(GANDENGYAN, GANDENGYAN.rules(), 2, seed)
    coach = GANDENGYAN.make_coach(game)
    singly = [judge(coach, each.view, each.moves, each.made, each.stream) for each in choices(record, game, 0)]
    assert [remark.judgement for remark in review(record, game, coach, 0)] == singly


def test_what_one_decision_does_not_need_is_left_for_the_others() -> None:
    thrifty, greedy = RoundBudget(1000, 100), RoundBudget(1000, 100)
    thrifty.settle(0)
    greedy.settle(20)
    assert thrifty.purse().race > greedy.purse().race


def test_all_decisions_of_a_round_can_be_paid_for_whatever_each_takes() -> None:
    for decisions in (1, 7, 40, 200):
        budget, spent = RoundBudget(1000, decisions), 0.0
        for number in range(decisions):
            purse = budget.purse()
            assert purse.race >= 0.7 * min(KEPT, 1 / decisions) * 1000, number
            budget.settle(purse.race)
            spent += purse.race
        assert spent <= 1000.001


def test_in_a_short_round_a_hard_decision_may_take_what_the_others_are_not_kept() -> None:
    assert RoundBudget(1000, 10).purse().race == MOST * 1000
    assert RoundBudget(1000, 48).purse().race == pytest.approx(60)


def test_a_mark_never_rests_on_a_handful_of_deals() -> None:
    """However large the gap in them: when they are all that was raced for, and when the proof had no more."""
    handful = 2 * (FEWEST - 1)
    assert judged(Purse(race=handful)).mark == ""
    assert judged(Purse(proof=handful)).mark == ""
    assert judged(Purse(race=handful + 2, proof=handful + 2)).mark == "??"


def test_what_cannot_be_paid_for_at_all_is_not_judged() -> None:
    assert judged(Purse(race=0.0)).weighed == ()


def test_the_fewer_deals_the_larger_must_be_a_gap_that_is_believed() -> None:
    def gap(deals: int) -> float:
        chance = Stream(4)
        other = Candidate("", [float(chance.random() < 0.4) for _ in range(deals)])
        return believed(
            Candidate("", [1 - worth if n % 4 == 0 else worth for n, worth in enumerate(other.worth)]), other
        )

    assert gap(2000) == pytest.approx(0.06, abs=0.03)
    assert gap(30) == 0.0


def test_where_little_can_be_paid_only_the_likeliest_rivals_are_tried_on() -> None:
    chances = [0.5, *(0.51 + number / 100 for number in range(9))]
    runners = Race(Even([]), NOWHERE, chances, Stream(1), Purse(race=120)).run()
    assert [each.move for each in runners] == chances[:3]


def test_a_rival_that_is_not_tried_on_hides_no_mark_by_the_luck_of_its_first_deals() -> None:
    class Lucky(Even):
        def trial(self, view: View[Any]) -> Trial:
            def attempt(moves: Sequence[Any], stream: Stream) -> list[float]:
                self.work += len(moves)
                return [float(stream.child(self.chances.index(move)).random() < move) for move in moves]

            return attempt

    def told(chances: Sequence[float]) -> list[Any]:
        judged = [judge(Lucky(chances), NOWHERE, chances, Made(0.3), Stream(seed), Purse(120)) for seed in range(20)]
        return [(each.mark, each.better) for each in judged]

    few = [0.3, 0.7, 0.301]
    assert told([*few, *(0.302 + number / 1000 for number in range(7))]).count(("??", 0.7)) > 15


def test_a_trial_that_does_not_say_what_it_cost_is_counted_all_the_same() -> None:
    class Silent(Even):
        def trial(self, view: View[Any]) -> Trial:
            return lambda moves, stream: list(moves)

    purse = Purse()
    judge(Silent([0.9, 0.2]), NOWHERE, [0.9, 0.2], Made(0.9), Stream(1), purse)
    assert purse.spent == Even.pains.batch * 2 * USUAL


@pytest.mark.parametrize(("round_costs", "deals"), [(10**9, 100), (1800, 30), (1, FEWEST)])
def test_a_hint_costs_no_more_than_its_share_of_a_round_but_for_the_fewest_deals_that_tell_anything(
    round_costs: float, deals: int
) -> None:
    coach = Even([0.5, 0.5])
    coach.pains = replace(Even.pains, round=round_costs)
    runners = compare(coach, NOWHERE, [0.5, 0.5], Stream(1))
    assert [len(each.worth) for each in runners] == [deals, deals]
    assert coach.work == 2 * deals
    assert deals == FEWEST or coach.work <= HINT * round_costs

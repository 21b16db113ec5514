"""The coach's part that every game shares: racing, marks, honest losses, accuracy, folding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade import Coach, GamePlugin, Pains, Reason, Slip, Stream, Thresholds, Trial, View
from cardcade.arena.referee import deal_seed
from cardcade.engine.advice import advise
from cardcade.engine.budget import Purse
from cardcade.engine.forms import Forms
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.judging import Judgement, Made, accuracy, judge
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.player import Player
from cardcade.engine.racing import Race, honest_loss
from cardcade.engine.record import Beginning, Record
from cardcade.engine.review import (
    Choice,
    Folding,
    Remark,
    accuracy_of,
    choices,
    read_remarks,
    review,
    turning_points,
    write_remarks,
)
from cardcade.engine.rules import values_of
from cardcade.engine.search import Candidate
from cardcade.engine.turns import play_on

UNO, GUANDAN, GANDENGYAN = (each.cardcade_game() for each in (cardcade_uno, cardcade_guandan, cardcade_gandengyan))
NOWHERE = View(0, None)  # type: ignore[type-var]


class Told(Coach[Any, Any]):
    """Knows the chance of winning after each move, and nothing else."""

    pains = Pains(batch=25, most=200)
    thresholds = Thresholds(0.06, 0.10, 0.20)

    def __init__(self, chances: dict[str, float]) -> None:
        self.chances, self.asked, self.deals = chances, 0, 0
        self.sure: set[str] = set()
        self.opinion: Callable[[str, str], bool] = lambda better, played: True
        self.by_rule: Slip | None = None

    def candidates(self, view: View[Any], moves: Sequence[Any], played: Any) -> Sequence[Any]:
        return list(self.chances)

    def trial(self, view: View[Any]) -> Trial:
        def attempt(moves: Sequence[Any], stream: Stream) -> list[float]:
            self.asked += len(moves)
            self.deals += 1
            luck = self.deals * 0.618034 % 1  # as even as luck can be
            return [float(luck < self.chances[move]) for move in moves]

        return attempt

    def certain(self, view: View[Any], move: Any) -> bool:
        return move in self.sure

    def agrees(self, view: View[Any], better: Any, played: Any) -> bool:
        return self.opinion(better, played)

    def slip(self, view: View[Any], moves: Sequence[Any], played: Any, then: Any) -> Slip | None:
        return self.by_rule

    def reasons(self, view: View[Any], better: Any, played: Any) -> Sequence[Reason]:
        return [Reason("better_than", {"other": played}), Reason("worse_than", {"other": better}, con=True)]

    def same(self, one: Any, other: Any) -> bool:
        return bool(one == other)


def judged(coach: Told, played: str, seed: int = 1) -> Judgement:
    return judge(coach, NOWHERE, list(coach.chances), Made(played), Stream(seed))


@pytest.mark.parametrize(("chance", "mark"), [(0.9, "??"), (0.65, "?"), (0.58, "?!"), (0.5, ""), (0.3, "")])
def test_a_move_is_marked_by_what_the_better_one_would_have_brought(chance: float, mark: str) -> None:
    assert judged(Told({"played": 0.5, "other": chance}), "played").mark == mark


def test_what_is_not_marked_has_no_better_move_and_no_reason() -> None:
    told = judged(Told({"played": 0.5, "other": 0.4}), "played")
    assert (told.better, told.reasons) == (None, ())


def test_a_certain_win_given_away_is_a_blunder() -> None:
    coach = Told({"played": 0.85, "sure": 1.0})
    coach.sure = {"sure"}
    assert (judged(coach, "played").mark, judged(coach, "played").better) == ("??", "sure")
    assert judged(coach, "sure").mark == ""


def test_a_certain_win_that_is_won_later_just_the_same_is_not_marked() -> None:
    coach = Told({"played": 0.97, "sure": 1.0})
    coach.sure = {"sure"}
    assert judged(coach, "played").mark == ""


class Fickle(Told):
    """The other move was better in as many deals as a race takes, and is not in any later one."""

    def trial(self, view: View[Any]) -> Trial:
        def attempt(moves: Sequence[Any], stream: Stream) -> list[float]:
            self.deals += 1
            return [float(self.deals <= self.pains.most and move != "played") for move in moves]

        return attempt


def test_a_gap_that_fresh_deals_do_not_show_is_luck_and_not_marked() -> None:
    told = judged(Fickle({"played": 0.5, "other": 0.5}), "played")
    assert (told.mark, told.better, told.loss) == ("", None, 0.0)


def test_a_certain_win_that_fresh_deals_win_without_it_is_not_marked() -> None:
    coach = Fickle({"played": 0.5, "sure": 1.0})
    coach.sure = {"sure"}
    assert judged(coach, "played").mark == ""


def test_a_marked_move_was_weighed_on_twice_as_many_deals() -> None:
    told = judged(Told({"played": 0.5, "other": 0.9}), "played")
    assert [each.tried for each in told.weighed] == [2 * Told.pains.most] * 2


def test_a_gap_that_the_second_opinion_contradicts_is_not_marked() -> None:
    coach = Told({"played": 0.2, "other": 0.9})
    coach.opinion = lambda better, played: False
    assert judged(coach, "played").mark == ""


def test_a_slip_is_judged_by_the_rule_and_nothing_is_imagined() -> None:
    coach = Told({"played": 0.2, "other": 0.9})
    coach.by_rule = Slip("called", "?", Reason("call_uno"))
    assert (judged(coach, "played").mark, coach.asked) == ("?", 0)


def test_a_race_ends_early_when_nothing_can_be_marked() -> None:
    coach = Told({"played": 0.9, "bad": 0.1, "worse": 0.0})
    Race(coach, NOWHERE, list(coach.chances), Stream(1), Purse()).run()
    assert coach.asked == 3 * coach.pains.batch


def test_rivals_that_fall_behind_are_dropped_and_the_played_move_never_is() -> None:
    coach = Told({"played": 0.1, "good": 0.8, "bad": 0.3})
    runners = Race(coach, NOWHERE, ["played", "good", "bad"], Stream(1), Purse()).run()
    assert [len(each.worth) for each in runners] == [200, 200, 25]


def test_the_best_of_equal_moves_is_no_loss_on_average() -> None:
    """The naive maximum over noise would be one."""
    chance = Stream(3)
    runs = [[Candidate(name, [float(chance.random() < 0.5) for _ in range(50)]) for name in "abcd"] for _ in range(300)]
    naive = [max(each.mean for each in run) - run[0].mean for run in runs]
    honest = [honest_loss(run) for run in runs]
    assert sum(naive) / 300 > 0.06
    assert abs(sum(honest) / 300) < 0.015


def test_accuracy_falls_with_the_mean_loss() -> None:
    assert accuracy([]) == accuracy([0.0]) == pytest.approx(100.0)
    assert accuracy([0.0, 0.1]) == pytest.approx(accuracy([0.05]))
    assert accuracy([5.0]) == 0.0


def test_thresholds_are_told_in_order() -> None:
    assert [Thresholds(1, 2, 3).mark(loss) for loss in (0.9, 1, 2, 3)] == ["", "?!", "?", "??"]


def test_the_same_better_move_is_marked_once_in_a_round() -> None:
    coach = Told({"played": 0.2, "other": 0.9})
    told = judged(coach, "played")
    places = [Choice(step, round_, NOWHERE, (), Made("played")) for step, round_ in ((3, 0), (7, 0), (12, 1))]
    folding = Folding(coach)
    made = [folding.add(place, told) for place in places]
    assert [remark.mark for remark in made] == ["??", "", "??"]
    assert made[1].repeats == 3


def test_turning_points_are_the_worst_in_the_order_of_play() -> None:
    told = [("?!", 0.07), ("??", 0.4), ("?", 0.12), ("", 0.0), ("?", 0.15)]
    made = [Remark(step, 0, Judgement("x", "y", mark, loss=loss)) for step, (mark, loss) in enumerate(told)]
    assert [remark.step for remark in turning_points(made, 2)] == [1, 4]
    assert accuracy_of(made) == accuracy([loss for _, loss in told])


def test_the_first_hint_says_what_is_good_and_the_others_what_they_lack() -> None:
    best, other = advise(Told({"one": 0.2, "two": 0.9}), NOWHERE, ["one", "two"], Stream(1))
    assert (best.move, best.reason.kind if best.reason else "") == ("two", "better_than")
    assert (other.move, other.reason.kind if other.reason else "") == ("one", "worse_than")
    assert best.value is not None
    assert other.value is not None
    assert best.value > other.value


def test_without_a_stream_hints_stay_in_their_order_and_have_no_value() -> None:
    told = advise(Told({"one": 0.2, "two": 0.9}), NOWHERE, ["one", "two"], None)
    assert [(each.move, each.value) for each in told] == [("one", None), ("two", None)]


# -- with real games


def record_of(plugin: GamePlugin, seats: int, seed: int, level: str = "easy") -> tuple[Any, Record]:
    """A round among bots."""
    game = plugin.game(plugin.rules()).one_round(Stream(seed))
    match, bot = Match(game, seats, deal_seed(seed, 0)), plugin.bots[level](game)

    def decide(seat: int, moves: Sequence[Any]) -> Any:
        return bot.choose(match.view(seat), moves, decision_stream(seed, plugin.id, seat, len(match.steps)))

    for _ in play_on(game, match.state, decide, match.play):
        pass
    beginning = Beginning(
        game=plugin.id, plugin_version="1", rules_version=1, preset="x", values=values_of(plugin.rules()),
        seed=deal_seed(seed, 0), players=tuple(Player(str(seat), level, seat) for seat in range(seats)),
    )  # fmt: skip
    return game, Record.of(match, beginning)


@pytest.mark.parametrize(
    ("plugin", "seats"), [(UNO, 3), (GANDENGYAN, 2), (GUANDAN, 4)], ids=lambda each: str(each)[:12]
)
def test_the_verdict_is_the_same_whatever_the_hidden_cards(plugin: GamePlugin, seats: int) -> None:
    game, record = record_of(plugin, seats, 7)
    coach, compared = plugin.make_coach(game), 0
    for choice in choices(record, game, 0):
        if compared == 6:
            break
        compared += 1
        other = game.imagine(choice.view, Stream(compared)).view(0)
        told, again = (judge(coach, view, choice.moves, choice.made, choice.stream) for view in (choice.view, other))
        assert told == again
    assert compared


def test_a_review_comes_out_the_same_again() -> None:
    game, record = record_of(GANDENGYAN, 2, 5)
    once, again = (list(review(record, game, GANDENGYAN.make_coach(game), 1)) for _ in range(2))
    assert once == again
    assert once


def test_a_review_goes_as_far_as_the_moves_can_be_made() -> None:
    game, record = record_of(GANDENGYAN, 2, 5)
    whole = len(list(choices(record, game, 1)))
    broken = Record(beginning=record.beginning, steps=(*record.steps[:3], {"seat": 9}), chain=record.chain)
    assert len(list(choices(broken, game, 1))) < whole


def test_a_game_without_a_coach_is_judged_by_its_easy_bot_and_given_no_reasons() -> None:
    from dataclasses import replace

    plain = replace(GANDENGYAN, coach=None)
    game, record = record_of(plain, 2, 5)
    made = list(review(record, game, plain.make_coach(game), 1))
    assert all(not remark.judgement.reasons for remark in made)
    assert any(remark.judgement.weighed for remark in made)


def test_judgements_and_advice_go_through_json() -> None:
    import json

    game, record = record_of(GANDENGYAN, 2, 5)
    forms, coach = JudgementForms(Forms(game)), GANDENGYAN.make_coach(game)
    for choice in choices(record, game, 1):
        told = judge(coach, choice.view, choice.moves, choice.made, choice.stream)
        assert forms.read(json.loads(json.dumps(forms.write(told)))) == told
        advice = advise(coach, choice.view, list(choice.moves), Stream(1))
        assert forms.read_advice(json.loads(json.dumps(forms.write_advice(advice)))) == advice


def test_a_review_can_be_kept_and_read_again() -> None:
    import json

    game, record = record_of(GANDENGYAN, 2, 5)
    forms, made = JudgementForms(Forms(game)), list(review(record, game, GANDENGYAN.make_coach(game), 1))
    assert read_remarks(json.loads(json.dumps(write_remarks(made, forms))), forms) == made

"""The rule lab: it finds what a change of rules does, and nothing where nothing was changed."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cardcade.arena.bout import Outcome
from cardcade.arena.crew import Crew
from cardcade.arena.intervals import Estimate
from cardcade.arena.referee import WHOLE_MATCH
from cardcade.arena.rule_comparison import MINUTES, TURNS, Finding, LabMeasure, MeasureKind, RuleComparison
from cardcade.arena.rule_trial import ALIKE, TRIED, USUAL, RuleTrial, trial_of
from cardcade.arena.series import played
from cardcade.discovery import Found, find
from cardcade.discovery.library import Library
from cardcade.engine.presets import Preset
from cardcade.shell.app.lab_words import LabWords
from cardcade.shell.app.language import Language
from cardcade.shell.app.shelf import Shelf
from cardcade.ui import Art


def found(game: str) -> Found:
    one = find(game)
    assert isinstance(one, Found)
    return one


@cache
def preset(game: str, name: str) -> Preset:
    one = Library(found(game).plugin).find(name)
    assert one is not None
    return one


def changed(one: Preset, table: str, **values: Any) -> Preset:
    rules = replace(one.rules, **{table: replace(getattr(one.rules, table), **values)})
    return replace(one, name="mine", rules=rules, names={"zh": "我的", "en": "Mine"})


STANDARD = preset("uno", "standard")
FIVE_CARDS = changed(STANDARD, "basic", initial_hand_size=5)


def trial(tried: Preset, usual: Preset, *, seed: int = 1, seats: int = 4, levels: tuple[str, ...] = ()) -> RuleTrial:
    """Without levels, or with weak ones only, it takes a moment."""
    one = trial_of(found(tried.game).plugin, tried, usual, seats, seed)
    return replace(one, levels=levels or one.levels)


def compared(one: RuleTrial, deals: int) -> RuleComparison:
    game = found(one.terms[0].game).plugin
    comparison = RuleComparison(one, game.game(game.rules()))
    with Crew(1) as crew:
        for _, outcome in played(one, crew, deals, {}):
            comparison.add(outcome)
    return comparison


def standing(comparison: RuleComparison) -> dict[str, Finding]:
    return {one.measure.key: one for one in comparison.findings() if one.stands}


def test_two_cards_fewer_in_the_hand_shorten_a_round() -> None:
    comparison = compared(trial(FIVE_CARDS, STANDARD, levels=("medium",)), 100)
    told = standing(comparison)
    assert told[TURNS.key].gap.high < -5
    assert told[MINUTES.key].gap.high < 0
    for code, words in (("en", "a round takes"), ("zh", "一局从")):
        language = Language(code)
        Shelf(language, [found("uno")], Art())
        assert words in LabWords(language, comparison, FIVE_CARDS, STANDARD).sentence()


def test_two_samples_of_the_same_rules_differ_on_at_most_1_of_4_seeds() -> None:
    same = trial(STANDARD, STANDARD, seats=3, levels=("medium",))
    told = [compared(replace(same, seeds=(seed, 1000 + seed)), 20) for seed in range(4)]
    calm = [one for one in told if not standing(one)]
    assert len(calm) >= 3
    sentence = LabWords(Language("en"), calm[0], FIVE_CARDS, STANDARD).sentence()
    assert sentence == "In 20 deals, nothing differed between Mine and Standard beyond chance."


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_two_samples_of_the_same_rules_differ_on_at_most_2_of_20_seeds() -> None:
    same = trial(STANDARD, STANDARD, levels=("easy", "medium"))
    alarms = [seed for seed in range(20) if standing(compared(replace(same, seeds=(seed, 1000 + seed)), 100))]
    assert len(alarms) <= 2


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_planted_effect_is_found_among_all_levels() -> None:
    assert TURNS.key in standing(compared(trial(FIVE_CARDS, STANDARD), 100))


def test_both_rules_get_the_same_deals_and_the_same_bots() -> None:
    one = trial(FIVE_CARDS, STANDARD)
    for deal in (0, 1, 5, 8):
        bouts = [one.bout(number) for number in range(one.bouts(deal), one.bouts(deal + 1))]
        half = len(bouts) // 2
        tried, usual = bouts[:half], bouts[half:]
        assert half == ALIKE + (0 if deal % 4 else 6)
        assert [(bout.seed, bout.bots) for bout in tried] == [(bout.seed, bout.bots) for bout in usual]
        assert {bout.terms.preset for bout in tried} == {"mine"}
        assert len({bout.seed for bout in tried[:ALIKE]}) == ALIKE


@pytest.mark.parametrize(
    ("game", "usual", "table", "values", "rounds"),
    [
        ("uno", "standard", "basic", {"initial_hand_size": 5}, 1),
        ("uno", "standard", "match", {"target_score": 200}, WHOLE_MATCH),
        ("guandan", "official", "trick", {"jiefeng": "next"}, 1),
        ("guandan", "official", "tribute", {"resist": False}, 6),
        ("guandan", "official", "levels", {"ace_attempts": 0}, WHOLE_MATCH),
    ],
)
def test_as_many_rounds_are_played_as_the_change_needs(
    game: str, usual: str, table: str, values: dict[str, Any], rounds: int
) -> None:
    before = preset(game, usual)
    one = trial(changed(before, table, **values), before)
    assert one.terms[TRIED].rounds == one.terms[USUAL].rounds == rounds
    assert 40 <= one.games <= 200


def outcome(winner: int, turns: int, **incidents: int) -> Outcome:
    scores = tuple(float(seat == winner) for seat in range(2))
    return Outcome(scores, (winner,), (winner,), turns, 1, incidents)


def test_shares_lengths_and_incidents_are_counted_by_deals() -> None:
    one = trial(FIVE_CARDS, STANDARD, seats=2, levels=("easy", "hard"))
    comparison = RuleComparison(one, found("uno").plugin.game(STANDARD.rules))
    for deal in range(30):
        for table in one.tables(deal):
            strong = table.bots.index("hard") if table.pair else 0
            shorter = 4 * (table.side == TRIED)
            comparison.add(outcome(strong, 20 + deal % 3 - shorter, stack=deal % 2 + (table.side == TRIED)))
    told = {each.measure.key: each for each in comparison.findings()}
    assert told["length.turns"].gap.mean == -4
    assert told["incident.stack"].tried.mean == 1.5
    assert told["incident.stack"].usual.mean == 0.5
    assert told["luck.strongest"].tried.mean == 1.0
    assert (told["luck.strongest"].deals, told["seat.0"].deals) == (8, 30)
    assert told["luck.strongest"].tried.width > 0.2, "few deals are not made to look like many"
    assert told["seat.0"].tried.mean == 1.0
    assert {key for key, each in told.items() if each.stands} == {"length.turns", "length.minutes", "incident.stack"}


def test_the_levels_sit_on_every_seat_although_they_meet_seldom() -> None:
    one = trial(FIVE_CARDS, STANDARD, seats=3, levels=("easy", "hard"))
    met = [table.bots for deal in range(12) for table in one.tables(deal) if table.pair and table.side == TRIED]
    assert len(met) == 6
    assert {bots.index("hard") for bots in met if bots.count("hard") == 1} == {0, 1, 2}


def test_few_deals_prove_nothing() -> None:
    comparison = compared(trial(FIVE_CARDS, STANDARD, levels=("medium",)), 4)
    assert standing(comparison) == {}


@pytest.mark.parametrize("code", ["zh", "en"])
@pytest.mark.parametrize("match", [False, True])
def test_every_measure_and_every_effect_has_words(code: str, match: bool) -> None:
    tried = changed(STANDARD, "match", target_score=100) if match else FIVE_CARDS
    one = trial(tried, STANDARD, levels=("easy", "medium"))
    comparison = compared(one, 2)
    language = Language(code)
    Shelf(language, [found("uno")], Art())
    words = LabWords(language, comparison, tried, STANDARD)
    findings = comparison.findings()
    assert {each.measure.kind for each in findings} >= {
        MeasureKind.LENGTH,
        MeasureKind.LUCK,
        MeasureKind.INCIDENT,
        MeasureKind.SEAT,
    }
    all_stand = [replace(each, stands=True) for each in findings]
    comparison.findings = lambda: all_stand  # type: ignore[method-assign]
    told = [words.name(each.measure) for each in findings] + [words.sentence(), *words._effects(all_stand)]
    assert [text for text in told if "lab." in text or "{" in text or "uno." in text] == []


def test_where_deals_are_too_few_the_sentence_claims_nothing() -> None:
    comparison = compared(trial(FIVE_CARDS, STANDARD, levels=("medium",)), 2)
    for code, told in (("en", "2 deals are too few"), ("zh", "才打了 2 副")):
        assert LabWords(Language(code), comparison, FIVE_CARDS, STANDARD).sentence().startswith(told)


def test_rules_that_never_came_up_are_not_said_to_differ_by_chance() -> None:
    """A rule that no bot ever used leaves every deal as it was."""
    comparison = compared(trial(STANDARD, STANDARD, levels=("medium",)), 20)
    for code, told in (("en", "In 20 deals, Mine changed nothing at all"), ("zh", "打了 20 副，“我的”一次也没起作用")):
        assert LabWords(Language(code), comparison, FIVE_CARDS, STANDARD).sentence().startswith(told)


def test_within_a_sentence_what_happened_is_written_small() -> None:
    comparison, language = compared(trial(FIVE_CARDS, STANDARD, levels=("medium",)), 2), Language("en")
    Shelf(language, [found("uno")], Art())
    words = LabWords(language, comparison, FIVE_CARDS, STANDARD)
    told = [*words._effects([replace(each, stands=True) for each in comparison.findings()])]
    named = [one.partition(":")[0] for one in told if ": " in one]
    assert "answers by stacking" in named
    assert [name for name in named if name[0].isupper()] == []


def test_nothing_is_said_to_happen_less_often_than_never() -> None:
    words = LabWords(Language("en"), compared(trial(FIVE_CARDS, STANDARD, levels=("medium",)), 2), FIVE_CARDS, STANDARD)
    assert words.range(LabMeasure(MeasureKind.INCIDENT, "challenge"), Estimate(0.92, -0.37, 2.2)) == "0–2.2"

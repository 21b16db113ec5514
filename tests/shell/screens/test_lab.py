"""The rule lab in the launcher: rules are picked, bots play, charts grow, and it can be stopped at any moment."""

from dataclasses import replace

import pygame
import pytest

from cardcade.arena.bout import Outcome
from cardcade.arena.rule_comparison import TURNS, RuleComparison
from cardcade.arena.rule_trial import RuleTrial
from cardcade.engine.presets import Preset
from cardcade.shell.app.lab_words import LabWords
from cardcade.shell.match.table_rules import TableRules
from cardcade.shell.screens.editor.editor import EditorPage
from cardcade.shell.screens.lab.lab import Lab
from cardcade.shell.screens.lab.lab_charts import PairChart

from ...drawn import words_cut_short
from ..launcher import Launcher, open_launcher
from .at_the_editor import words as shown
from .at_the_workbench import bench, subject_of, why_not


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two deals between weak bots are enough to look at."""
    monkeypatch.setattr("cardcade.shell.screens.lab.lab.fresh_seed", lambda: 5)
    monkeypatch.setattr(RuleTrial, "games", property(lambda self: 2))
    monkeypatch.setattr(RuleTrial, "pairs", property(lambda self: [("easy", "medium")]))


def preset(pilot: Launcher, name: str, game: str = "gandengyan") -> Preset:
    found = pilot.app.shelf.find(game)
    assert found is not None
    one = pilot.app.shelf.library(found).find(name)
    assert one is not None
    return one


def lab(pilot: Launcher) -> Lab:
    return subject_of(pilot, Lab)


def opened(**more: object) -> Launcher:
    pilot = open_launcher(**more)  # type: ignore[arg-type]
    tried = preset(pilot, "house")
    tried = replace(tried, rules=replace(tried.rules, deal=replace(tried.rules.deal, hand_size=3)), name="", names={})
    pilot.app.pages.open_lab("gandengyan", tried)
    pilot.wait(0.3)
    return pilot


def at_party_rules(then: str) -> Launcher:
    """Gandengyan's presets are open, one is picked, and something is done with it."""
    pilot = open_launcher()
    pilot.app.pages.open_presets()
    pilot.wait(0.3)
    pilot.screen.open_tab(2)  # type: ignore[attr-defined]
    pilot.choose("presets.party", then)
    return pilot


def test_it_opens_from_a_preset_and_compares_it_with_the_default() -> None:
    pilot = at_party_rules("presets.lab")
    assert (lab(pilot).tried.name, lab(pilot).usual.name) == ("party", "house")
    assert not pilot.sees("lab.stop")
    pilot.app.close()


@pytest.mark.parametrize(
    ("game", "change", "round_"),
    [("guandan", {"joker.triple": False}, "副"), ("gandengyan", {"deal.hand_size": 3}, "局")],
)
def test_a_round_is_called_what_the_game_calls_it(game: str, change: dict[str, object], round_: str) -> None:
    """Guandan's players say 副, and everybody else 局."""
    pilot = open_launcher(language="zh")
    found = pilot.app.shelf.find(game)
    assert found is not None
    library = pilot.app.shelf.library(found)
    pilot.app.pages.open_lab(game, TableRules(library, library.default, change).chosen)
    pilot.wait(0.3)
    told, other = shown(pilot), {"副": "局", "局": "一副"}[round_]
    assert any(f"一{round_}打多久" in text for text in told)
    assert not [text for text in told if other in text]
    assert lab(pilot)._own("lab.about_incident") == f"每{round_}出现几次"
    comparison = RuleComparison(lab(pilot)._trial(5), found.plugin.game(lab(pilot).tried.rules))
    words = LabWords(pilot.app.language, comparison, lab(pilot).tried, lab(pilot).usual)
    assert words.name(TURNS) == f"一{round_}的步数"
    pilot.app.close()


def test_edited_rules_are_tried_before_they_are_saved() -> None:
    pilot = at_party_rules("presets.copy")
    editor = pilot.screen
    assert isinstance(editor, EditorPage)
    key = next(key for key in editor.editing.keys if key.path == "deal.hand_size")
    editor.editing.set(key, 3)
    editor.rebuild()
    pilot.choose("editor.try_out")
    assert lab(pilot).tried.rules.deal.hand_size == 3
    assert lab(pilot).usual.name == "party"
    pilot.click("page.back")
    pilot.wait(0.3)
    assert pilot.screen is editor
    assert editor.editing.unsaved
    pilot.app.close()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_charts_grow_while_bots_play_and_turn_into_a_table(language: str) -> None:
    pilot = opened(language=language)
    page, subject = bench(pilot), lab(pilot)
    pilot.choose("lab.start")
    pilot.wait_until(lambda: subject.comparison is not None and subject.comparison.deals > 0, 60)
    pilot.wait_until(lambda: not page.busy, 60)
    assert subject.comparison is not None
    findings = subject.comparison.findings()
    assert len(findings) > 4
    charts = [page.stage.find(f"lab.chart.{one.measure.key}") for one in findings]
    assert all(isinstance(chart, PairChart) for chart in charts)
    pilot.choose("lab.table")
    assert pilot.sees("lab.grid")
    assert pilot.sees("lab.start"), "it may be tried again"
    pilot.app.close()


@pytest.mark.parametrize(("language", "ui_scale"), [("zh", 1.0), ("en", 1.0), ("en", 1.5)])
def test_both_rules_are_told_by_their_whole_names_in_a_small_window(language: str, ui_scale: float) -> None:
    pilot = open_launcher(size=(1024, 768), language=language, ui_scale=ui_scale)
    pilot.app.pages.open_lab("guandan", preset(pilot, "official", "guandan"))
    subject = lab(pilot)
    with words_cut_short() as cut:
        pilot.picture()
        subject.comparison = RuleComparison(subject._trial(5), subject.found.plugin.game(subject.tried.rules))
        subject.take(Outcome((1.0, 0.0, 1.0, 0.0), (0, 2), (0,), 90, 1, {}) for _ in range(subject._trial(5).bouts(2)))
        bench(pilot).rebuild()
        pilot.picture()
    assert pilot.sees("lab.legend")
    assert cut == []
    pilot.app.close()


def test_stopped_it_keeps_what_has_come_and_plays_no_more() -> None:
    pilot = opened()
    page, subject = bench(pilot), lab(pilot)
    subject.effort = 2
    page.rebuild()
    pilot.choose("lab.start")
    pilot.wait_until(lambda: subject.comparison is not None and subject.comparison.deals > 0, 60)
    pilot.choose("lab.stop")
    assert isinstance(subject.comparison, RuleComparison)
    before = subject.comparison.deals
    pilot.wait(2)
    assert subject.comparison.deals == before
    assert page.still_for > 1, "an idle page costs nothing"
    pilot.app.close()


def test_another_choice_starts_over_and_the_same_rules_cannot_be_compared() -> None:
    pilot = opened()
    subject = lab(pilot)
    pilot.choose("lab.tried", "lab.tried.choice.1")
    assert subject.tried.name == subject.usual.name == "house"
    assert why_not(pilot, "lab.start") == "These are the same rules: pick two different ones."
    pilot.app.close()


def test_leaving_gives_the_work_up() -> None:
    pilot = opened()
    page = bench(pilot)
    pilot.choose("lab.start")
    assert page.work is not None
    pilot.click("page.back")
    pilot.wait(0.3)
    assert page.work.closed
    pilot.app.close()


def test_closing_the_window_gives_the_work_up_even_under_another_page() -> None:
    pilot = opened()
    page = bench(pilot)
    pilot.choose("lab.start")
    pilot.app.pages.open_settings()
    pilot.wait(0.3)
    assert page.work is not None
    assert not page.work.closed
    pilot.app.close()
    assert page.work.closed


def idle(pilot: Launcher, seconds: float) -> int:
    """Lets the loop run as it does for a player who looks on; how often the window was drawn."""
    before, until = pilot.window.flips, pilot.clock.now() + seconds
    while pilot.clock.now() < until:
        pilot.loop.tick()
    return pilot.window.flips - before


def test_results_are_drawn_while_nobody_touches_anything_and_then_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RuleTrial, "games", property(lambda self: 6))
    pilot = opened()
    page, subject = bench(pilot), lab(pilot)
    pilot.choose("lab.start")
    assert page.busy
    while page.busy:
        assert idle(pilot, 1.0) <= 20, "a look-in is no animation"
    assert subject.comparison is not None
    assert subject.comparison.deals == 6
    shown = pygame.image.tobytes(pilot.window.surface, "RGB")
    assert pygame.image.tobytes(pilot.picture(), "RGB") == shown, "the last result is in sight"
    assert idle(pilot, 5.0) <= 1
    pilot.app.close()


def test_one_deal_alone_is_not_told_as_if_it_were_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RuleTrial, "games", property(lambda self: 1))
    pilot = opened()
    pilot.choose("lab.start")
    pilot.wait_until(lambda: not bench(pilot).busy)
    comparison = lab(pilot).comparison
    assert comparison is not None
    assert comparison.deals == 1
    assert not pilot.sees("lab.table")
    pilot.app.close()

"""The conformance kit: an honest game passes, and every lie is called by its name."""

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import broken_games as lies
import broken_secrets as secrets
import crazy_eights
import pytest
from broken_games import with_game

from cardcade import GamePlugin
from cardcade.shell.app.language import Language
from cardcade.testing.conformance import (
    OF_THE_PLUGIN,
    PROMISES,
    BrokenPromise,
    check_game,
    check_plugin,
    check_trial,
    report,
)
from cardcade.testing.conformance.findings import stands_in
from cardcade.testing.conformance.trial import Trial

EIGHTS = with_game(lies.CrazyEights)
BROKEN: list[tuple[str, GamePlugin]] = [
    ("random_matches_end", with_game(lies.NeverEnds)),
    ("random_matches_end", with_game(lies.CrashesInPlay)),
    ("same_seed_same_chain", with_game(lies.DealsByItsOwnDice)),
    ("waits_until_over", with_game(lies.WaitsAfterTheEnd)),
    ("interruptions_agree", with_game(lies.InventsInterruptions)),
    ("interruptions_agree", with_game(lies.ContestsByHiddenCards)),
    ("table_keeps_time", with_game(lies.ClockWithoutDecision)),
    ("moves_are_accepted", with_game(lies.RefusesListedEights)),
    ("strangers_are_refused", with_game(lies.AcceptsForeignCards)),
    ("strangers_are_refused", with_game(lies.CrashesOnStrangeCards)),
    ("strangers_are_refused", with_game(lies.ChangesWhileChecking)),
    ("selections_are_answered", with_game(lies.CannotPickUp)),
    ("every_play_is_accepted", with_game(lies.ListsImpossiblePlays)),
    ("every_play_is_accepted", with_game(lies.ListsTooFewPlays)),
    ("hints_are_lawful", lies.with_hints(lies.any_card)),
    ("hints_are_lawful", lies.with_hints(lies.no_idea)),
    ("languages_are_complete", with_game(lies.NamesUnknownCards)),
    ("cards_are_conserved", with_game(lies.LosesACard)),
    ("saves_go_on", with_game(lies.SavesSomethingElse)),
    ("clones_are_independent", with_game(lies.SharesPilesWithCopies)),
    ("imagination_is_faithful", with_game(secrets.ImaginesItsOwnHand)),
    ("nothing_leaks", with_game(secrets.LooksIntoTheNextHand)),
    ("nothing_leaks", with_game(secrets.TellsInAField)),
    ("nothing_leaks", with_game(secrets.TellsInAnEvent)),
    ("the_deal_is_told", with_game(secrets.DealsBehindTheCurtain)),
    ("the_deal_is_told", with_game(secrets.TellsInTheDeal)),
    ("the_deal_is_told", with_game(secrets.LooksAtTheDeal)),
    ("figures_are_announced", with_game(secrets.CountsWhatItDidNotAnnounce)),
    ("events_are_listed", with_game(secrets.RecordsWhatItDoesNotList)),
    ("the_scene_can_be_opened", replace(with_game(lies.CrazyEights), scene="nowhere.to_be:Found", scene_version=3)),
    ("the_scene_can_be_opened", replace(with_game(lies.CrazyEights), scene="cardcade.table:Parts", scene_version=1)),
    ("everything_has_a_form", with_game(lies.KeepsAnything)),
    ("a_match_is_played_at_the_table", replace(EIGHTS, scene="broken_scenes:Falling", scene_version=3)),
    ("a_match_is_played_at_the_table", replace(EIGHTS, scene="broken_scenes:Noisy", scene_version=3)),
    ("a_match_is_played_at_the_table", replace(EIGHTS, scene="broken_games:FallsOverInAHint", scene_version=3)),
    ("a_match_is_played_at_the_table", replace(EIGHTS, scene="broken_games:FallsOverInADrawing", scene_version=3)),
    ("a_match_is_played_at_the_table", replace(EIGHTS, scene="broken_scenes:Bare", scene_version=3)),
    ("nothing_leaks", with_game(secrets.TellsASecretInAStep)),
    ("events_tell_all", with_game(secrets.MovesBehindTheCurtain)),
    ("messages_have_words", with_game(lies.HasNoWords)),
    ("messages_have_words", with_game(lies.LacksArguments)),
    ("messages_have_words", with_game(lies.WearsNoWords)),
    ("bots_choose_accepted_moves", with_game(lies.CrazyEights, lies.PlaysAnything)),
    ("bots_see_only_their_view", with_game(secrets.Peeking, secrets.Peeks)),
    ("bots_see_only_their_view", with_game(lies.CrazyEights, lies.Remembers)),
]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_honest_game_keeps_every_promise(seats: int) -> None:
    problems = check_game(crazy_eights.cardcade_game(), seats=seats, matches=3)
    assert not problems, report(problems)


@pytest.mark.parametrize(
    ("promise", "plugin"), BROKEN, ids=lambda item: getattr(getattr(item, "game", item), "__name__", item)
)
def test_a_broken_promise_is_called_by_its_name(promise: str, plugin: GamePlugin) -> None:
    assert problems_of(promise, plugin)


@pytest.mark.parametrize(("plugin", "promise", "what", "remedy"), lies.MENDED)
def test_a_broken_promise_comes_with_the_field_or_event_the_line_and_the_remedy(
    plugin: GamePlugin, promise: str, what: str, remedy: str
) -> None:
    problem = problems_of(promise, plugin)[0]
    assert what in problem.what
    assert re.match(r"\w+/broken_\w+\.py:\d+$", problem.place), problem.place
    for code in ("zh", "en"):
        assert remedy in Language(code).text(problem.remedy or "")
    assert f"→ {Language('en').text(problem.remedy or '')}" in report([problem])


def test_a_sound_a_text_or_a_picture_is_found_in_the_line_that_asks_for_it() -> None:
    source = Path(crazy_eights.__file__).read_text("utf-8").splitlines()
    line = 1 + next(number for number, text in enumerate(source) if '"crazy_eights.draw"' in text)
    assert stands_in(EIGHTS, "crazy_eights.draw") == f"crazy_eights/__init__.py:{line}"
    assert stands_in(EIGHTS, "kazoo") == ""


def at_its_table(plugin: GamePlugin) -> list[BrokenPromise]:
    return [problem for problem in check_plugin(plugin) if problem.promise == "a_match_is_played_at_the_table"]


def test_a_seat_without_moves_is_named_as_such_at_the_table_too() -> None:
    (problem, *_) = at_its_table(with_game(lies.HasNoMoves))
    assert "no move" in problem.what
    assert "raised" not in problem.what
    assert "broken_games.py" in problem.place


def test_what_cannot_be_saved_is_told_once_and_hides_nothing_else_behind_it() -> None:
    problems = check_game(with_game(lies.KeepsAnything), seats=2)
    assert {problem.promise for problem in problems} == {"everything_has_a_form"}


def test_every_promise_has_a_remedy_in_both_languages() -> None:
    for code in ("zh", "en"):
        assert [name for name in PROMISES if not Language(code).knows(f"remedy.{name}")] == []


def test_a_game_may_say_what_it_tells_everyone() -> None:
    problems = check_game(with_game(secrets.TellsByRule), seats=2)
    assert not problems, report(problems)


def test_a_secret_move_that_is_hidden_leaks_nothing() -> None:
    problems = [
        problem for problem in check_game(with_game(secrets.KeepsASecret), seats=3) if "leak" in problem.promise
    ]
    assert not problems, report(problems)


IN_FILES = {"presets_are_valid", "art_is_in_order", "the_first_round_is_told"}
"""What is broken in a game's files, not in its code."""


def test_every_promise_has_a_game_that_breaks_it() -> None:
    assert {promise for promise, _ in BROKEN} | IN_FILES == set(PROMISES)


Package = Callable[[dict[str, str]], GamePlugin]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Package:
    """Crazy Eights with some of its files written anew."""

    def write(changed: dict[str, str]) -> GamePlugin:
        name = "eights_" + "".join(filter(str.isalnum, request.node.name))
        source = Path(crazy_eights.__file__).parent
        for path in source.rglob("*.*"):
            if path.suffix in (".toml", ".md"):
                place = tmp_path / name / path.relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                text = path.read_text(encoding="utf-8")
                place.write_text(changed.get(str(path.relative_to(source)), text), encoding="utf-8")
        (tmp_path / name / "__init__.py").write_text("")
        monkeypatch.syspath_prepend(str(tmp_path))
        sys.modules.pop(name, None)
        return replace(crazy_eights.cardcade_game(), package=name)

    return write


def test_the_same_package_copied_keeps_its_promises(package: Package) -> None:
    assert not broken_promises(package({}))


@pytest.mark.parametrize(
    "text",
    ['name = "八"', 'name = ""\npitch = "{n}"', ""],
    ids=["keys missing", "empty and strange placeholders", "no text at all"],
)
def test_a_language_must_be_complete(package: Package, text: str) -> None:
    assert problems_of("languages_are_complete", package({"locale/zh.toml": text}))


def test_the_rules_page_must_be_there_in_both_languages(package: Package) -> None:
    assert problems_of("languages_are_complete", package({"locale/rules.en.md": ""}))


@pytest.mark.parametrize(("file", "what"), [("cards/X9.svg", "no card of the deck"), ("cover.png", "used by nobody")])
def test_art_that_nobody_uses_is_named(package: Package, file: str, what: str) -> None:
    plugin = package({})
    place = Path(sys.modules.get(plugin.package, __import__(plugin.package)).__path__[0]) / "assets" / file
    place.parent.mkdir(parents=True)
    place.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    (problem,) = problems_of("art_is_in_order", plugin)
    assert what in problem.what


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('game = "uno"', 1, "game: this is a preset of another game, uno"),
        ('game = "crazy_eights"\n[deal]\nhand_size = 8', 3, "8 is out of range; a whole number from 1 to 6"),
        ('game = "crazy_eights"\n[deal]\nhand_sise = 5', 3, "deal.hand_sise: there is no such key; did you mean"),
        ('game = "crazy_eights"\nextends = "nothing"', 2, "extends: there is no preset called nothing to extend"),
    ],
    ids=["another game", "out of range", "unknown key", "extends nothing"],
)
def test_what_is_wrong_with_a_preset_is_told_in_words_with_its_line(
    package: Package, text: str, line: int, told: str
) -> None:
    (problem, *_) = problems_of("presets_are_valid", package({"presets/standard.toml": text}))
    assert told in problem.what
    assert problem.place == f"presets/standard.toml:{line}"


def test_moves_are_told_with_their_cards_and_refusals_in_the_words_of_the_game() -> None:
    (problem, *_) = problems_of("moves_are_accepted", with_game(lies.RefusesListedEights))
    assert re.match(r"seat \d: Play\(card=[SHCD]8\) is listed, but refused: It is not your turn", problem.what)


def test_a_step_with_a_new_kind_of_event_is_looked_at_closely() -> None:
    """However few of them there are to look at."""
    past = Trial(with_game(secrets.TellsInAnEvent), EIGHTS.rules(), 2, matches=1).records[0]
    draws = [step for step, (_, move) in enumerate(past.acts) if isinstance(move, lies.Draw)]
    assert draws[0] in past.turning_points


FIRST_ROUND = (Path(crazy_eights.__file__).parent / "first_round.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("written", "instead", "told"),
    [
        ("seed = 103", "seed = 'many'", "line 1: seed is wrong"),
        ('do = "Draw"', 'do = "Drawn"', "line 17: step.3.do is wrong"),
        ('text.zh = "8 什么时候都能出。"', "", "step.4.text.zh is wrong"),
        ("rounds = 1", "rounds = 2", "step 5 of first_round.toml never comes"),
        ("cannot = ", 'can = "Draw", cannot = ["Draw"], saw = ', "step 3 of first_round.toml never comes"),
    ],
)
def test_a_first_round_must_be_readable_and_come_to_its_end(
    package: Package, written: str, instead: str, told: str
) -> None:
    text = FIRST_ROUND.replace(written, instead, 1)
    assert text != FIRST_ROUND
    (problem,) = problems_of("the_first_round_is_told", package({"first_round.toml": text}))
    assert told in problem.what
    assert "first_round.toml" in problem.place
    assert Language("en").text(problem.remedy)[:6] != "remedy"  # type: ignore[arg-type]


def broken_promises(plugin: GamePlugin) -> set[str]:
    return {problem.promise for problem in check_game(plugin, seats=2, moments=20, step_limit=500)}


def problems_of(promise: str, plugin: GamePlugin) -> list[BrokenPromise]:
    """What breaks this promise; of the plugin or of its matches, whichever it is about."""
    of_plugin = promise in {one.__name__ for one in OF_THE_PLUGIN}
    trial = Trial(plugin, plugin.rules(), 2, moments=20, step_limit=500)
    found = check_plugin(plugin) if of_plugin else check_trial(trial)
    return [problem for problem in found if problem.promise == promise]

"""The conformance kit: an honest game passes, and every lie is called by its name."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import broken_games as lies
import crazy_eights
import pytest
from broken_games import with_game

from cardcade import GamePlugin
from cardcade.testing.conformance import OF_THE_PLUGIN, PROMISES, Trial, check_game, check_trial, report

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
    ("imagination_is_faithful", with_game(lies.ImaginesItsOwnHand)),
    ("nothing_leaks", with_game(lies.LooksIntoTheNextHand)),
    ("nothing_leaks", with_game(lies.TellsInAField)),
    ("nothing_leaks", with_game(lies.TellsInAnEvent)),
    ("the_deal_is_told", with_game(lies.DealsBehindTheCurtain)),
    ("the_deal_is_told", with_game(lies.TellsInTheDeal)),
    ("figures_are_announced", with_game(lies.CountsWhatItDidNotAnnounce)),
    ("the_scene_can_be_opened", replace(with_game(lies.CrazyEights), scene="nowhere.to_be:Found", scene_version=2)),
    ("the_scene_can_be_opened", replace(with_game(lies.CrazyEights), scene="cardcade.table:Parts", scene_version=1)),
    ("the_scene_plays_a_match", replace(EIGHTS, scene="broken_games:FallsOverInAHint", scene_version=2)),
    ("the_scene_plays_a_match", replace(EIGHTS, scene="broken_games:FallsOverInADrawing", scene_version=2)),
    ("nothing_leaks", with_game(lies.TellsASecretInAStep)),
    ("events_tell_all", with_game(lies.MovesBehindTheCurtain)),
    ("messages_have_words", with_game(lies.HasNoWords)),
    ("messages_have_words", with_game(lies.LacksArguments)),
    ("messages_have_words", with_game(lies.WearsNoWords)),
    ("bots_choose_accepted_moves", with_game(lies.CrazyEights, lies.PlaysAnything)),
    ("bots_see_only_their_view", with_game(lies.Peeking, lies.Peeks)),
]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_honest_game_keeps_every_promise(seats: int) -> None:
    problems = check_game(crazy_eights.cardcade_game(), seats=seats, matches=3)
    assert not problems, report(problems)


@pytest.mark.parametrize(
    ("promise", "plugin"), BROKEN, ids=lambda item: getattr(getattr(item, "game", item), "__name__", item)
)
def test_a_broken_promise_is_called_by_its_name(promise: str, plugin: GamePlugin) -> None:
    of_the_plugin = promise in {one.__name__ for one in OF_THE_PLUGIN}
    assert promise in (broken_promises(plugin) if of_the_plugin else broken_by_the_game(plugin))


def test_a_game_may_say_what_it_tells_everyone() -> None:
    problems = check_game(with_game(lies.TellsByRule), seats=2)
    assert not problems, report(problems)


def test_a_secret_move_that_is_hidden_leaks_nothing() -> None:
    problems = [problem for problem in check_game(with_game(lies.KeepsASecret), seats=3) if "leak" in problem.promise]
    assert not problems, report(problems)


def test_every_promise_has_a_game_that_breaks_it() -> None:
    assert {promise for promise, _ in BROKEN} | {"presets_are_valid"} == set(PROMISES)


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
    assert "languages_are_complete" in broken_promises(package({"locale/zh.toml": text}))


def test_the_rules_page_must_be_there_in_both_languages(package: Package) -> None:
    assert "languages_are_complete" in broken_promises(package({"locale/rules.en.md": ""}))


@pytest.mark.parametrize(
    "text",
    [
        'game = "uno"',
        'game = "crazy_eights"\n[deal]\nhand_size = 8',
        'game = "crazy_eights"\n[deal]\nhand_sise = 5',
        'game = "crazy_eights"\nextends = "nothing"',
    ],
    ids=["another game", "out of range", "unknown key", "extends nothing"],
)
def test_presets_must_be_valid(package: Package, text: str) -> None:
    assert "presets_are_valid" in broken_promises(package({"presets/standard.toml": text}))


def broken_promises(plugin: GamePlugin) -> set[str]:
    return {problem.promise for problem in check_game(plugin, seats=2, moments=20, step_limit=500)}


def broken_by_the_game(plugin: GamePlugin) -> set[str]:
    """Without what is asked of the plugin alone, which takes longer."""
    trial = Trial(plugin, plugin.rules(), 2, moments=20, step_limit=500)
    return {problem.promise for problem in check_trial(trial)}

"""Does a game keep its promises? Random matches, looked at closely; every broken promise is named.

problems = check_game(plugin)
assert not problems, report(problems)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from cardcade.engine.faults import RulesFault
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.at_table import a_match_is_played_at_the_table, art_is_in_order
from cardcade.testing.conformance.course import (
    NOT_OVER,
    interruptions_agree,
    random_matches_end,
    same_seed_same_chain,
    table_keeps_time,
    waits_until_over,
)
from cardcade.testing.conformance.deal import the_deal_is_told
from cardcade.testing.conformance.figures import figures_are_announced
from cardcade.testing.conformance.findings import BrokenPromise, Fault, against_the_rules, fallen, problem
from cardcade.testing.conformance.first_round import the_first_round_is_told
from cardcade.testing.conformance.forms import events_are_listed, everything_has_a_form
from cardcade.testing.conformance.keeping import cards_are_conserved, clones_are_independent, saves_go_on
from cardcade.testing.conformance.lawful import (
    every_play_is_accepted,
    hints_are_lawful,
    moves_are_accepted,
    selections_are_answered,
    strangers_are_refused,
)
from cardcade.testing.conformance.picture import events_tell_all, the_scene_can_be_opened
from cardcade.testing.conformance.players import bots_choose_accepted_moves, bots_see_only_their_view
from cardcade.testing.conformance.secrecy import imagination_is_faithful, nothing_leaks
from cardcade.testing.conformance.trial import Moment, NoForm, Past, Trial
from cardcade.testing.conformance.variety import PresetAndSeats, setups
from cardcade.testing.conformance.words import languages_are_complete, messages_have_words, presets_are_valid

OF_THE_PLUGIN: Final[tuple[Callable[[GamePlugin], Iterator[Fault | str]], ...]] = (
    languages_are_complete,
    presets_are_valid,
    everything_has_a_form,
    the_scene_can_be_opened,
    a_match_is_played_at_the_table,
    art_is_in_order,
    the_first_round_is_told,
)

PLAYED: Final = (a_match_is_played_at_the_table, the_first_round_is_told)
"""Those among them for which a match is played, which must be written down."""

OF_A_MATCH: Final[tuple[Callable[[Trial, Past], Iterator[Fault | str]], ...]] = (
    random_matches_end,
    same_seed_same_chain,
    the_deal_is_told,
    events_are_listed,
    figures_are_announced,
)

OF_A_MOMENT: Final[tuple[Callable[[Moment], Iterator[Fault | str]], ...]] = (
    waits_until_over,
    interruptions_agree,
    table_keeps_time,
    moves_are_accepted,
    every_play_is_accepted,
    strangers_are_refused,
    selections_are_answered,
    hints_are_lawful,
    cards_are_conserved,
    saves_go_on,
    clones_are_independent,
    imagination_is_faithful,
    nothing_leaks,
    events_tell_all,
    messages_have_words,
)

OF_A_DECISION: Final[tuple[Callable[[Moment], Iterator[Fault | str]], ...]] = (
    bots_choose_accepted_moves,
    bots_see_only_their_view,
)

PROMISES: Final = tuple(promise.__name__ for promise in (*OF_THE_PLUGIN, *OF_A_MATCH, *OF_A_MOMENT, *OF_A_DECISION))
"""What every game promises, by name."""

Problem, Setup = BrokenPromise, PresetAndSeats
"""As tests of games called them before."""

ENOUGH: Final = 3
"""So many problems of one promise are shown; more would only repeat them."""


def check_game(
    plugin: GamePlugin, rules: Any = None, seats: int | None = None, *, matches: int = 2, seed: int = 1, **effort: Any
) -> list[BrokenPromise]:
    """Every promise of the plugin and of its game under these rules; `effort` takes the other fields of Trial."""
    rules = plugin.rules() if rules is None else rules
    trial = Trial(plugin, rules, seats or plugin.usual_seats(rules), seed, matches, **effort)
    found = check_plugin(plugin)
    return found if cannot_be_saved(found) else [*found, *check_trial(trial)]


def cannot_be_saved(problems: Iterable[BrokenPromise]) -> bool:
    """Whether a match cannot even be written down: every other promise would fall over the same field."""
    return any(one.promise == everything_has_a_form.__name__ for one in problems)


def goes_on_for_ever(problems: Iterable[BrokenPromise]) -> bool:
    """Whether matches do not end: every further one would take minutes to its limit of steps, and tell nothing."""
    return any(one.promise == random_matches_end.__name__ and NOT_OVER in one.what for one in problems)


def check_every_preset(plugin: GamePlugin, **effort: Any) -> list[BrokenPromise]:
    """Every promise of the plugin, and of its game under each preset with as many players as it takes."""
    found = check_plugin(plugin)
    for setup in () if cannot_be_saved(found) else setups(plugin):
        trial = Trial(plugin, setup.rules, setup.seats, **effort)
        found += [replace(one, where=f"{setup.preset}, {one.where}") for one in check_trial(trial)]
    return found


def check_plugin(plugin: GamePlugin) -> list[BrokenPromise]:
    """Its texts, presets and pictures, and a match at its table with the fewest and the most players."""
    unsaved = list(_findings(everything_has_a_form.__name__, "", plugin, everything_has_a_form(plugin)))
    left_out = {everything_has_a_form, *(PLAYED if unsaved else ())}
    rest = (promise for promise in OF_THE_PLUGIN if promise not in left_out)
    return [*unsaved, *(one for promise in rest for one in _findings(promise.__name__, "", plugin, promise(plugin)))]


def check_trial(trial: Trial) -> list[BrokenPromise]:
    """Its course, moves, states, secrets, pictures, words and bots in a few random matches."""
    found: dict[str, list[BrokenPromise]] = {}
    for one in _problems(trial):
        found.setdefault(one.promise, []).append(one)
    return [problem for problems in found.values() for problem in problems[:ENOUGH]]


def report(problems: Iterable[BrokenPromise]) -> str:
    """Every problem with its remedy, in English, as pytest shows it."""
    from cardcade.shell.app.language import Language

    english = Language("en")
    return "\n".join(f"{one}\n    → {english.text(one.remedy)}" if one.remedy else str(one) for one in problems)


def _problems(trial: Trial) -> Iterator[BrokenPromise]:
    for past in trial.records:
        where = f"seats {trial.seats}, seed {past.seed}"
        for promise in OF_A_MATCH:
            yield from _findings(promise.__name__, where, trial.plugin, promise(trial, past))
    try:
        yield from _closely(trial)
    except Exception as error:  # the plugin's boundary: the match could be played once, but not again
        yield problem(same_seed_same_chain.__name__, fallen(error, "walking the match again "), "", trial.plugin)


def _closely(trial: Trial) -> Iterator[BrokenPromise]:
    stride = max(1, trial.moments // max(1, trial.decisions))
    for number, moment in enumerate(trial.look()):
        asks_bots = trial.decisions > 0 and number % stride == 0
        for promise in (*OF_A_MOMENT, *(OF_A_DECISION if asks_bots else ())):
            yield from _findings(promise.__name__, moment.where, trial.plugin, promise(moment))


def _findings(
    name: str, where: str, plugin: GamePlugin, findings: Iterator[Fault] | Iterator[Fault | str]
) -> Iterator[BrokenPromise]:
    """A crash breaks the promise under which it happened."""
    try:
        yield from (problem(name, found, where, plugin) for found in islice(findings, ENOUGH))
    except NoForm as unwritten:
        yield problem(name, unwritten.finding, where, plugin)
    except RulesFault as fault:
        yield problem(name, against_the_rules(fault, plugin), where, plugin)
    except Exception as error:  # the plugin's boundary
        yield problem(name, fallen(error), where, plugin)


__all__ = [
    "PROMISES",
    "BrokenPromise",
    "PresetAndSeats",
    "Trial",
    "cannot_be_saved",
    "check_every_preset",
    "check_game",
    "check_plugin",
    "check_trial",
    "goes_on_for_ever",
    "report",
    "setups",
]

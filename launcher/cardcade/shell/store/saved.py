"""Matches as they lie in the store: what one began with, what has been played, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Match, link
from cardcade.engine.replay import Replay, game_for
from cardcade.engine.rules import rules_of
from cardcade.plugins import GamePlugin
from cardcade.table.link import Player

Form = dict[str, Any]
"""A JSON object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """Everything a match follows from, apart from the moves."""

    game: str
    plugin_version: str
    rules_version: int
    preset: str
    values: Mapping[str, Mapping[str, Any]]
    seats: int
    seed: int
    players: tuple[Player, ...]
    whole_match: bool = True


@dataclass(slots=True)
class MadeStep:
    """One accepted move on its way to the disk."""

    number: int
    """Counted from 1."""
    step: Form
    before: str
    """The link of the step before."""
    link: str
    seconds: float
    """How long the match has been played."""
    state: Form | None
    """The position after it; None once that of a later step is on disk too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch:
    """A match that was not finished."""

    id: str
    beginning: Beginning
    steps: tuple[Form, ...]
    chain: tuple[str, ...]
    state: Form
    """The position after the last step, or after the deal."""
    seconds: float
    verifiable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedMatch:
    """A line of the history."""

    id: str
    beginning: Beginning
    result: Result
    ended: float
    """Seconds since 1970."""
    seconds: float
    steps: int
    replayable: bool
    """Whether its moves are still kept."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """How the people at this screen have done in one game."""

    played: int = 0
    won: int = 0
    seconds: float = 0.0
    streak: int = 0
    """Matches won in a row, up to now."""
    longest_streak: int = 0


class Unresumable(Exception):
    """The saved match can be rebuilt neither from its moves nor from its position."""


class PlayedElsewhere(Unresumable):
    """Another copy of the program has taken the match up."""


def rebuild(saved: SavedMatch, plugin: GamePlugin, listeners: Iterable[Seat] = ()) -> tuple[Match[Any, Any], bool]:
    """The match as it was left, and whether its replay can still be verified; or Unresumable.

    Moves count as long as the rules are the same; after a change of rules the position itself is taken up.
    """
    listeners = tuple(listeners)
    try:
        if saved.verifiable and saved.beginning.rules_version == plugin.rules_version:
            match = _played_again(saved, _fresh(saved, plugin, listeners))
            if tuple(match.chain) == saved.chain:
                return match, True
    except Exception:  # the plugin's boundary: its rules may have changed without saying so
        pass
    try:
        return _taken_up(saved, _fresh(saved, plugin, listeners)), False
    except Exception as error:  # the plugin's boundary
        raise Unresumable(repr(error)) from error


def deal_link(beginning: Beginning, deal: Form) -> str:
    """The first link of the match's hash chain."""
    return link("", {"seats": beginning.seats, "seed": beginning.seed}, deal)


def game_of(beginning: Beginning, plugin: GamePlugin) -> Game[Any, Any]:
    return game_for(plugin.game(rules_of(plugin.rules, beginning.values)), beginning.seed, beginning.whole_match)


def replay_of(saved: SavedMatch, result: Result | None) -> Replay:
    """The match as a replay file holds it."""
    beginning = saved.beginning
    return Replay(
        game=beginning.game,
        plugin_version=beginning.plugin_version,
        rules_version=beginning.rules_version,
        preset=beginning.preset,
        values=beginning.values,
        seats=beginning.seats,
        seed=beginning.seed,
        players=tuple(player.level or "human" for player in beginning.players),
        whole_match=beginning.whole_match,
        steps=saved.steps,
        chain=saved.chain,
        result=result,
        verifiable=saved.verifiable,
    )


def statistics(history: Iterable[FinishedMatch]) -> Statistics:
    """From a game's history, the newest match first; matches without a person do not count."""
    outcomes = []
    seconds = 0.0
    for match in history:
        people = {seat for seat, player in enumerate(match.beginning.players) if player.level is None}
        if people:
            outcomes.append(bool(people & set(match.result.winners)))
            seconds += match.seconds
    streaks = "".join("w" if won else " " for won in outcomes)
    longest = max(map(len, streaks.split()), default=0)
    return Statistics(len(outcomes), sum(outcomes), seconds, len(streaks) - len(streaks.lstrip("w")), longest)


def _fresh(saved: SavedMatch, plugin: GamePlugin, listeners: tuple[Seat, ...]) -> Match[Any, Any]:
    return Match(game_of(saved.beginning, plugin), saved.beginning.seats, saved.beginning.seed, listeners)


def _played_again(saved: SavedMatch, match: Match[Any, Any]) -> Match[Any, Any]:
    for form in saved.steps:
        step = match.read_step(form)
        match.play(step.seat, step.move)
    match.catch_up()
    return match


def _taken_up(saved: SavedMatch, match: Match[Any, Any]) -> Match[Any, Any]:
    state = match.forms.read_state(saved.state, match.game.setup(saved.beginning.seats))
    match.go_on_from(state, map(match.read_step, saved.steps), saved.chain)
    return match

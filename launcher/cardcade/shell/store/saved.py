"""Matches as they lie in the store: what one began with, what has been played, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias

from cardcade.engine.cards import Seat
from cardcade.engine.faults import cards_in
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Form, Match, next_link
from cardcade.engine.reckoning import Reckoning
from cardcade.engine.record import Beginning, Record, game_for, play_again
from cardcade.engine.rules import rules_of
from cardcade.plugins import GamePlugin

Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""What a match's game and its rules are called (`game`, `preset`), by language."""


@dataclass(slots=True)
class MadeStep:
    """One accepted move on its way to the disk."""

    number: int
    """Counted from 1."""
    before: str
    """The link of the step before."""
    step: str
    link: str
    seconds: float
    """How long the match has been played."""
    at: float
    """When it was made, in seconds since 1970."""
    own: bool
    """Whether a person decided."""
    state: str | None
    """The position after it; None once that of a later step is on disk too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingMatch:
    """What is told of a match that waits; neither its moves nor its position have been read."""

    id: str
    beginning: Beginning
    steps: int
    played: float
    """When its last move was made, in seconds since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch:
    """A match that can be taken up again."""

    id: str
    record: Record
    state: Form
    """The position after the last step, or after the deal."""
    seconds: float
    played: float = 0.0
    """When its last move was made, in seconds since 1970."""
    own: int | None = None
    """How many moves people have decided; None where that was not yet counted."""
    chosen_deal: bool = False
    """Whether the player asked for this very deal."""

    @property
    def beginning(self) -> Beginning:
        return self.record.beginning


@dataclass(frozen=True, kw_only=True)
class FinishedMatch:
    """A line of the history; what follows from it is worked out once, since it is counted again and again."""

    id: str
    beginning: Beginning
    result: Result
    ended: float
    """Seconds since 1970."""
    seconds: float
    steps: int
    replayable: bool
    """Whether its moves are still kept."""
    own: int | None = None
    """How many moves people have decided; None where that was not yet counted."""
    imported: bool = False
    """Whether it came as a file: it was played elsewhere."""

    starred: bool = False
    """Whether the player wants to keep it for good."""
    names: Names = field(default_factory=dict)
    """What its game and its rules were called when it was played."""
    reckoning: Reckoning | None = None
    """What its moves tell; None where they have not been reckoned up."""
    accuracies: Mapping[Seat, float] = field(default_factory=dict)
    """How accurate the coach found the moves of each seat, where it has looked."""
    whose: str | None = None
    """The profile of whom it is told; None: of all the people at the screen."""

    def told_of(self, profile: str | None) -> FinishedMatch:
        """The same match, as this person's own."""
        return self if profile == self.whose else replace(self, whose=profile)

    @cached_property
    def people(self) -> frozenset[Seat]:
        """Whose match it was: the people at the screen, nobody where bots played for them all the time."""
        if self.own == 0 or self.imported:
            return frozenset()
        known = self.beginning.players
        return frozenset(seat for seat in self.seated if self.whose in (None, known[seat].profile))

    @property
    def kind(self) -> str:
        """`own`, or why it does not count: `imported`, `autoplayed`, `watched`."""
        if self.people:
            return "own"
        return "imported" if self.imported else "autoplayed" if self.seated else "watched"

    @cached_property
    def won(self) -> bool:
        """Whether one of the people did."""
        return bool(self.people & set(self.result.winners))

    @cached_property
    def best(self) -> Seat:
        """Of the people, whoever ended highest."""
        return next(seat for seat in self.result.order if seat in self.people)

    @cached_property
    def place(self) -> int:
        """Theirs, counted from 1."""
        return self.result.place(self.best)

    @property
    def own_figures(self) -> Mapping[str, int]:
        """Of the same."""
        return self.reckoning.figures[self.best] if self.reckoning is not None else {}

    @property
    def accuracy(self) -> float | None:
        """Of the same; None where the coach has not looked."""
        return self.accuracies.get(self.best)

    @cached_property
    def seated(self) -> frozenset[Seat]:
        """The people's seats, whoever made their moves."""
        return frozenset(seat for seat, player in enumerate(self.beginning.players) if player.level is None)


class Unresumable(Exception):
    """The saved match can be rebuilt neither from its moves nor from its position."""


class PlayedElsewhere(Unresumable):
    """Another copy of the program has taken the match up."""


def rebuild(saved: SavedMatch, plugin: GamePlugin, listeners: Iterable[Seat] = ()) -> Match[Any, Any]:
    """The match as it was left, which knows whether it can still be verified; or Unresumable.

    Moves count as long as the same rules make the same positions of them; else the position itself is taken up, and
    its replay can no longer be verified.
    """
    seats = tuple(listeners)
    try:
        return _played_again(saved, plugin, seats) or _taken_up(saved, plugin, seats)
    except Exception as error:  # the plugin's boundary
        raise Unresumable(repr(error)) from error


def round_of(beginning: Beginning, position: Form | None, plugin: GamePlugin) -> int | None:
    """In which round a match in this position is, counted from 1; None when that cannot be told."""
    try:
        match = _fresh(beginning, plugin, ())
        return match.game.rounds(_read_position(position, beginning, match)) + 1
    except Exception:  # the plugin's boundary
        return None


def game_of(beginning: Beginning, plugin: GamePlugin) -> Game[Any, Any]:
    return game_for(plugin.game(rules_of(plugin.rules, beginning.values)), beginning.seed, beginning.whole_match)


def _fresh(beginning: Beginning, plugin: GamePlugin, listeners: tuple[Seat, ...]) -> Match[Any, Any]:
    return Match(game_of(beginning, plugin), beginning.seats, beginning.seed, listeners)


def _played_again(saved: SavedMatch, plugin: GamePlugin, listeners: tuple[Seat, ...]) -> Match[Any, Any] | None:
    """None when its moves come out differently now: rules may have changed without saying so."""
    if not saved.record.verifiable or saved.beginning.rules_version != plugin.rules_version:
        return None
    match = _fresh(saved.beginning, plugin, listeners)
    if play_again(saved.record, match) is not None:
        return None
    match.catch_up()
    return match


def _taken_up(saved: SavedMatch, plugin: GamePlugin, listeners: tuple[Seat, ...]) -> Match[Any, Any]:
    match = _fresh(saved.beginning, plugin, listeners)
    position = _read_position(saved.state, saved.beginning, match)
    if not _vouched_for(saved) or cards_in(position) != cards_in(match.state):
        raise Unresumable("the position is not the one that was saved")
    match.go_on_from(position, map(match.read_step, saved.record.steps), saved.record.chain)
    return match


def _vouched_for(saved: SavedMatch) -> bool:
    """Whether the last link of the chain still agrees with the position and the move that led there."""
    beginning, steps, chain = saved.beginning, saved.record.steps, saved.record.chain
    last = steps[-1] if steps else {"seats": beginning.seats, "seed": beginning.seed}
    return next_link(chain[-2] if steps else "", last, saved.state) == chain[-1]


def _read_position(form: Form | None, beginning: Beginning, match: Match[Any, Any]) -> Any:
    return match.forms.read_state(form, match.game.setup(beginning.seats))

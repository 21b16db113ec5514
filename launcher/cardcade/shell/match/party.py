"""The company at a table to be: on every seat a person, whose profile may be known, or a bot of a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from cardcade.engine.cards import Seat
from cardcade.engine.player import Player
from cardcade.outside.own_programs import own_programs
from cardcade.shell.match.request import players_at

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.app.language import Language
    from cardcade.shell.app.profiles import Profile, Profiles

T = TypeVar("T")


class Party:
    """As it was remembered, as far as that still makes sense; else one person among bots."""

    def __init__(self, plugin: GamePlugin, profiles: Profiles, seats: int, levels: object, people: object) -> None:
        self._plugin, self._profiles = plugin, profiles
        self.bots = [*plugin.bots, *own_programs(plugin)]
        """Whom one can sit down with: the game's levels, and the player's own programs."""
        self.levels = self._known_levels(levels, seats)
        self.people = self._known_people(people)
        """The profiles of those who sit there, by seat."""
        self.faces: list[int] = []
        """Which bots sit there, where they have changed places."""

    def _known_levels(self, given: object, seats: int) -> list[str | None]:
        fewest, most = self._plugin.seats
        if isinstance(given, list) and fewest <= len(given) <= most:
            return [level if level in self.bots else None for level in given]
        return [None, *[self._plugin.usual_level] * (seats - 1)]

    def _known_people(self, given: object) -> list[str | None]:
        """Without any wish the first person is whoever played last."""
        if isinstance(given, list):
            return [one if self._profiles.find(one) is not None else None for one in given]
        last, first = self._profiles.last, self.levels.index(None) if None in self.levels else len(self.levels)
        return [*[None] * first, last.id] if last is not None else []

    # -- who sits where

    def players(self, language: Language) -> list[Player]:
        """As they would sit down."""
        return players_at(self.levels, language, self.known, self.faces)

    @property
    def known(self) -> list[Profile | None]:
        return [self._profiles.find(one) for one in self.seated]

    @property
    def seated(self) -> list[str | None]:
        """The profiles, one for every seat."""
        return self._padded(self.people, None)

    def sit_down(self) -> None:
        """The next company begins with the first of these people."""
        sitting = [one for one, level in zip(self.seated, self.levels, strict=True) if one and level is None]
        if sitting:
            self._profiles.sit_down(sitting[0])

    # -- what is changed

    def resize(self, count: int) -> None:
        """The last seats go, or bots like the last one come."""
        level = next((one for one in reversed(self.levels) if one), None) or self._plugin.usual_level
        self.levels = [*self.levels, *[level] * count][:count]

    def seat_person(self, seat: Seat, profile: str | None) -> None:
        """Nobody sits on two seats: who came from another leaves it to whoever sat here."""
        people = self.seated
        if profile is not None and profile in people:
            people[people.index(profile)] = people[seat]
        people[seat] = profile
        self.people = people

    def swap(self, seat: Seat, language: Language) -> None:
        """This seat and the next change places, whoever sits there."""
        self.people, self.faces = self.seated, [player.avatar for player in self.players(language)]
        _exchange(self.levels, seat)
        _exchange(self.people, seat)
        _exchange(self.faces, seat)

    def _padded(self, given: Sequence[T], filling: T) -> list[T]:
        count = len(self.levels)
        return [*given[:count], *[filling] * (count - len(given))]


def _exchange(row: list[T], place: int) -> None:
    row[place], row[place + 1] = row[place + 1], row[place]

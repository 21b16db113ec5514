"""The match a player asks for, before a card is dealt: who sits where, and from which deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardcade.engine.cards import Seat
from cardcade.engine.chance import SEEDS
from cardcade.engine.deal_code import LENGTH, code_of
from cardcade.engine.player import FACES, Player, face, in_character, tempered
from cardcade.engine.temperament import Temperament
from cardcade.shell.app.language import Language
from cardcade.shell.app.profiles import Profile, Profiles


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """`levels` names every seat's bot; None is a person."""

    game: str
    preset: str
    levels: tuple[str | None, ...]
    seed: int
    chosen_deal: bool = False
    """Whether the player asked for this very deal."""
    people: tuple[Profile | None, ...] = ()
    """Who the persons are, by seat, where that is known."""
    faces: tuple[int, ...] = ()
    """Which bots they are, by seat; without it, each seat has its own."""
    temperaments: tuple[Temperament, ...] = ()
    """How the bots play within their level, by seat; without it, plain."""

    @property
    def seats(self) -> int:
        return len(self.levels)

    def players(self, language: Language) -> list[Player]:
        """As they are called in this language."""
        return tempered(players_at(self.levels, language, self.people, self.faces), self.temperaments)

    def in_character(self, language: Language) -> MatchRequest:
        """The same with every bot's own temperament."""
        return replace(self, temperaments=tuple(player.temperament for player in in_character(self.players(language))))


def players_at(
    levels: Sequence[str | None],
    language: Language,
    people: Sequence[Profile | None] = (),
    faces: Sequence[int] = (),
) -> list[Player]:
    """Who sits where. A bot's face is also its name; nobody who plays has it. A person without a profile is you."""
    known = [people[seat] if seat < len(people) and level is None else None for seat, level in enumerate(levels)]
    wished = [faces[seat] if seat < len(faces) else seat + 1 for seat in range(len(levels))]
    seen = _faces(levels, known, wished)
    persons = [seat for seat, level in enumerate(levels) if level is None]
    names = language.text("names.list").split()

    def player(seat: Seat) -> Player:
        level, profile = levels[seat], known[seat]
        if level is not None:
            return Player(names[(seen[seat] - 2) % len(names)], level, seen[seat])
        if profile is not None:
            return Player(profile.name, None, seen[seat], profile.id)
        return Player(_nameless(seat, persons, language), None, seen[seat])

    return [player(seat) for seat in range(len(levels))]


def players_of(players: Sequence[Player], language: Language, profiles: Profiles) -> list[Player]:
    """Those of a match that was kept, as they are called now."""
    people, faces = [profiles.of(player) for player in players], [face(player.avatar) for player in players]
    called = players_at([player.level for player in players], language, people, faces)
    return tempered(called, [player.temperament for player in players])


def _faces(levels: Sequence[str | None], people: Sequence[Profile | None], wished: Sequence[int]) -> list[int]:
    seen = [profile.avatar if profile is not None else face(wished[seat]) for seat, profile in enumerate(people)]
    for seat, level in enumerate(levels):
        if level is not None and seen.count(seen[seat]) > 1:
            seen[seat] = next((one for one in range(1, FACES) if one not in seen), seen[seat])
    return seen


def _nameless(seat: Seat, persons: Sequence[Seat], language: Language) -> str:
    if len(persons) == 1:
        return language.text("names.you")
    return language.text("names.person", number=persons.index(seat) + 1)


def fresh_seed() -> int:
    """One that nobody can guess, bots included, and that 13 characters hold."""
    import secrets

    while len(code_of(seed := SEEDS.start + secrets.randbelow(SEEDS.stop - SEEDS.start))) > LENGTH:
        pass
    return seed

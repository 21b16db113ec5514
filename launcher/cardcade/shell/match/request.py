"""The match a player asks for, before a card is dealt: who sits where, and from which deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardcade.engine.chance import SEEDS
from cardcade.engine.deal_code import LENGTH, code_of
from cardcade.shell.app.language import Language
from cardcade.table.link import Player

FACES = 12


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """`levels` names every seat's bot; None is a person."""

    game: str
    preset: str
    levels: tuple[str | None, ...]
    seed: int
    chosen_deal: bool = False
    """Whether the player asked for this very deal."""

    @property
    def seats(self) -> int:
        return len(self.levels)


def players_at(levels: Sequence[str | None], language: Language) -> list[Player]:
    """Who sits where: the first person is you, bots have names of their own and always the same face."""
    persons = [seat for seat, level in enumerate(levels) if level is None]
    names = language.text("names.list").split()
    return [
        Player(_name(seat, level, persons, names, language), level, seat % FACES + 1)
        for seat, level in enumerate(levels)
    ]


def _name(seat: int, level: str | None, persons: Sequence[int], names: Sequence[str], language: Language) -> str:
    if level is not None:
        return names[(seat + len(names) - 1) % len(names)]
    if len(persons) == 1:
        return language.text("names.you")
    return language.text("names.person", number=persons.index(seat) + 1)


def fresh_seed() -> int:
    """One that nobody can guess, bots included, and that 13 characters hold."""
    import secrets

    while len(code_of(seed := SEEDS.start + secrets.randbelow(SEEDS.stop - SEEDS.start))) > LENGTH:
        pass
    return seed

"""The record of a match: what it began with, every step as JSON, and the hash chain that vouches for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardcade.engine.chance import Stream
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Form, Match, next_link
from cardcade.engine.player import Player

Values: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Rule values, table by table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """Everything a match follows from, apart from the moves."""

    game: str
    plugin_version: str
    rules_version: int
    preset: str
    values: Values
    seed: int
    players: tuple[Player, ...]
    whole_match: bool = True
    """False when it is a single round of the preset's rules."""

    @property
    def seats(self) -> int:
        return len(self.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match as saves and replay files keep it."""

    beginning: Beginning
    steps: tuple[Form, ...]
    chain: tuple[str, ...]
    """A link for the deal, then one for every step."""
    result: Result | None = None
    verifiable: bool = True
    """False when the rules were changed while it was played."""

    def vouches(self, position: Form, number: int) -> bool:
        """Whether that is the position that was written down after so many steps; 0 is the deal."""
        if number == 0:
            dealt = {"seats": self.beginning.seats, "seed": self.beginning.seed}
            return next_link("", dealt, position) == self.chain[0]
        return next_link(self.chain[number - 1], self.steps[number - 1], position) == self.chain[number]

    @classmethod
    def of(cls, match: Match[Any, Any], beginning: Beginning) -> Record:
        """What the match has been so far."""
        return cls(
            beginning=beginning,
            steps=tuple(match.written),
            chain=tuple(match.chain),
            result=match.result,
            verifiable=match.verifiable,
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record comes out as it says; step 0 is the deal."""

    ok: bool
    steps: int
    first_difference: int | None


def game_for(game: Game[Any, Any], seed: int, whole: bool) -> Game[Any, Any]:
    """The game to play: a whole match, or the single round that follows from the seed."""
    return game if whole else game.one_round(round_stream(seed))


def round_stream(seed: int) -> Stream:
    """Decides what a single round needs beyond the deal, such as the level it is played at."""
    return Stream.named(seed, "round")


def verify(record: Record, game: Game[Any, Any]) -> Verdict:
    """Plays the record again and compares the hash chain, step by step, then the result."""
    match = Match(game, record.beginning.seats, record.beginning.seed)
    different = play_again(record, match)
    if different is None and match.result != record.result:
        different = len(record.steps)
    return Verdict(different is None, len(record.steps) if different is None else different, different)


def play_again(record: Record, match: Match[Any, Any]) -> int | None:
    """Plays the record's steps on a match just dealt; which one comes out differently first, None when none does."""
    if match.chain != list(record.chain[:1]):
        return 0
    played = zip(record.steps, record.chain[1:], strict=True)
    return next((number for number, (form, link) in enumerate(played, 1) if not _same(match, form, link)), None)


def _same(match: Match[Any, Any], form: Form, link: str) -> bool:
    try:
        step = match.read_step(form)
        match.play(step.seat, step.move)
    except Exception:  # a game's own code, given a move from a file that anyone may have edited
        return False
    return match.chain[-1] == link

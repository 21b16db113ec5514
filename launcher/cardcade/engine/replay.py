"""Replays: a match as JSON that says which rules, seed and moves made it, and can be checked."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.chance import Stream
from cardcade.engine.game import Game, Result
from cardcade.engine.match import Match
from cardcade.engine.message import Message, say

FORMAT = 1
LONGEST = 32 * 1024 * 1024
"""Bytes of the longest replay that is read."""


class BadReplay(Exception):
    """Why a text is not a replay that can be used."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """Everything that a match follows from, and the hash chain that vouches for it."""

    game: str
    plugin_version: str
    rules_version: int
    preset: str
    values: Mapping[str, Mapping[str, Any]]
    seats: int
    seed: int
    players: tuple[str, ...]
    """A bot's level for each seat, or `human`."""
    whole_match: bool
    """False when it is a single round of the preset's rules."""
    steps: tuple[dict[str, Any], ...]
    chain: tuple[str, ...]
    """A hash for the deal, then one for every step."""
    result: Result | None
    verifiable: bool = True
    """False when the rules were changed while it was played."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a replay comes out as it says; step 0 is the deal."""

    ok: bool
    steps: int
    first_difference: int | None


def round_stream(seed: int) -> Stream:
    """Decides what a single round needs beyond the deal, such as the level it is played at."""
    return Stream.named(seed, "round")


def game_for(game: Game[Any, Any], seed: int, whole: bool) -> Game[Any, Any]:
    """The game to play: a whole match, or the single round that follows from the seed."""
    return game if whole else game.one_round(round_stream(seed))


def write(replay: Replay) -> str:
    """The replay as the text of a file."""
    result = replay.result and {
        "scores": replay.result.scores,
        "winners": replay.result.winners,
        "first": replay.result.first,
    }
    form = {
        "format": FORMAT,
        "game": replay.game,
        "plugin_version": replay.plugin_version,
        "rules_version": replay.rules_version,
        "preset": {"name": replay.preset, "values": replay.values},
        "seats": replay.seats,
        "seed": replay.seed,
        "players": replay.players,
        "match": replay.whole_match,
        "verifiable": replay.verifiable,
        "result": result,
        "chain": replay.chain,
        "steps": replay.steps,
    }
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(raw: bytes) -> Replay:
    """The replay in a file's bytes, or BadReplay."""
    if len(raw) > LONGEST:
        raise BadReplay(say("replay.too_long", limit=LONGEST // 1024 // 1024))
    try:
        form = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadReplay(say("replay.not_json")) from None
    if not isinstance(form, dict) or "format" not in form:
        raise BadReplay(say("replay.not_a_replay"))
    if form["format"] != FORMAT:
        raise BadReplay(say("replay.other_format", format=str(form["format"])[:20], ours=FORMAT))
    return _Reader(form).replay()


def verify(replay: Replay, game: Game[Any, Any]) -> Verdict:
    """Plays the replay again and compares the hash chain, step by step, then the result."""
    match = Match(game, replay.seats, replay.seed)
    if match.chain != list(replay.chain[:1]):
        return Verdict(False, 0, 0)
    for number, form in enumerate(replay.steps, 1):
        if not _same_step(match, form, replay.chain[number]):
            return Verdict(False, number, number)
    if match.result != replay.result:
        return Verdict(False, len(replay.steps), len(replay.steps))
    return Verdict(True, len(replay.steps), None)


def _same_step(match: Match[Any, Any], form: dict[str, Any], link: str) -> bool:
    try:
        step = match.read_step(form)
        match.play(step.seat, step.move)
    except Exception:  # a game's own code, given a move from a file that anyone may have edited
        return False
    return match.chain[-1] == link


class _Reader:
    """Takes a form apart and refuses what does not fit."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        self._form = form

    def replay(self) -> Replay:
        preset = self._part("preset", dict)
        seats = self._part("seats", int)
        steps = tuple(self._step(step, seats) for step in self._part("steps", list))
        chain = tuple(map(str, self._part("chain", list)))
        self._require(len(chain) == len(steps) + 1, "chain")
        players = tuple(map(str, self._part("players", list)))
        self._require(1 <= seats <= 12 and len(players) == seats, "players")
        return Replay(
            game=self._part("game", str),
            plugin_version=self._part("plugin_version", str),
            rules_version=self._part("rules_version", int),
            preset=str(preset.get("name")),
            values=self._values(preset.get("values")),
            seats=seats,
            seed=self._part("seed", int),
            players=players,
            whole_match=self._part("match", bool),
            steps=steps,
            chain=chain,
            result=self._result(seats),
            verifiable=self._part("verifiable", bool),
        )

    def _part(self, key: str, kind: type[Any]) -> Any:
        part = self._form.get(key)
        self._require(type(part) is kind, key)
        return part

    def _values(self, values: Any) -> dict[str, dict[str, Any]]:
        fine = isinstance(values, dict) and all(isinstance(table, dict) for table in values.values())
        self._require(fine, "preset")
        return dict(values)

    def _step(self, step: Any, seats: int) -> dict[str, Any]:
        self._require(isinstance(step, dict) and type(step.get("seat")) is int and -1 <= step["seat"] < seats, "steps")
        return dict(step)

    def _result(self, seats: int) -> Result | None:
        form = self._form.get("result")
        if form is None:
            return None
        self._require(isinstance(form, dict), "result")
        scores = self._numbers(form.get("scores"))
        self._require(len(scores) == seats, "result")
        winners, first = (self._numbers(form.get(key)) for key in ("winners", "first"))
        return Result(tuple(map(float, scores)), tuple(map(int, winners)), tuple(map(int, first)))

    def _numbers(self, form: Any) -> Sequence[float]:
        fine = isinstance(form, list) and all(type(part) in (int, float) for part in form)
        self._require(fine, "result")
        return list(form)

    def _require(self, fine: bool, key: str) -> None:
        if not fine:
            raise BadReplay(say("replay.bad_part", part=key))

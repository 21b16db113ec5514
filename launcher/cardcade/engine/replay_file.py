"""The text of a replay file: a match's record as JSON that can be checked."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from cardcade.engine.bots import PROGRAM, is_program, program_title
from cardcade.engine.game import Result
from cardcade.engine.match import Form
from cardcade.engine.message import Trouble, say
from cardcade.engine.player import Player, nameless, tempered
from cardcade.engine.record import Beginning, Record
from cardcade.engine.temperament import Temperament, read_temperament

FORMAT = 1
LONGEST = 32 * 1024 * 1024
"""Bytes of the longest replay that is read."""

MOST_FORMS, MOST_PARTS = 520_000, 1_050_000
"""Objects and lists of a replay, and what they hold: a match of 100,000 steps has fewer, and they fit into memory."""
LONGEST_NUMBER = 20
"""Digits; no seed and no score has more."""

HUMAN = "human"
"""What a person is called where a bot has its level."""


class BadReplay(Trouble):
    """Why a text is not a replay that can be used."""


def write(record: Record) -> str:
    """The record as the text of a file."""
    beginning, result = record.beginning, record.result
    form = {
        "format": FORMAT,
        "game": beginning.game,
        "plugin_version": beginning.plugin_version,
        "rules_version": beginning.rules_version,
        "preset": {"name": beginning.preset, "values": beginning.values},
        "seats": beginning.seats,
        "seed": beginning.seed,
        "players": levels(beginning),
        **_temperaments(beginning),
        "match": beginning.whole_match,
        "verifiable": record.verifiable,
        "result": result and {"scores": result.scores, "winners": result.winners, "first": result.first},
        "chain": record.chain,
        "steps": record.steps,
    }
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def levels(beginning: Beginning) -> list[str]:
    """A bot's level for each seat, or `human`; of a program only its name, since its command tells of folders."""
    return [_called(player.level) if player.level else HUMAN for player in beginning.players]


def _temperaments(beginning: Beginning) -> Form:
    """Left out where everybody plays plain."""
    told = [player.temperament for player in beginning.players]
    return {"temperaments": told} if {*told} - {Temperament.STEADY} else {}


def _called(level: str) -> str:
    return f"{PROGRAM}:{program_title(level)}" if is_program(level) else level


def read(raw: bytes) -> Record:
    """The record in a file's bytes, or BadReplay."""
    if len(raw) > LONGEST:
        raise BadReplay(say("replay.too_long", limit=LONGEST // 1024 // 1024))
    if raw.count(b"{") + raw.count(b"[") > MOST_FORMS or raw.count(b",") > MOST_PARTS:
        raise BadReplay(say("replay.too_much"))
    try:
        form = json.loads(raw, parse_int=_whole, parse_float=_finite, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadReplay(say("replay.not_json")) from None
    if not isinstance(form, dict) or "format" not in form:
        raise BadReplay(say("replay.not_a_replay"))
    if form["format"] != FORMAT:
        raise BadReplay(say("replay.other_format", format=str(form["format"])[:20], ours=FORMAT))
    return _Reader(form).record()


def _whole(digits: str) -> int:
    return int(digits) if len(digits) <= LONGEST_NUMBER else _refuse(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    return number if math.isfinite(number) else _refuse(digits)


def _refuse(digits: str) -> NoReturn:
    """NaN, Infinity, and what is as good as these."""
    raise BadReplay(say("replay.bad_number", number=digits if len(digits) <= 20 else digits[:19] + "…"))


class _Reader:
    """Takes a form apart and refuses what does not fit."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        self._form = form

    def record(self) -> Record:
        beginning = self._beginning()
        steps = tuple(self._step(step, beginning.seats) for step in self._part("steps", list))
        chain = tuple(map(str, self._part("chain", list)))
        self._require(len(chain) == len(steps) + 1, "chain")
        return Record(
            beginning=beginning,
            steps=steps,
            chain=chain,
            result=self._result(beginning.seats),
            verifiable=self._part("verifiable", bool),
        )

    def _beginning(self) -> Beginning:
        preset = self._part("preset", dict)
        seats, players = self._part("seats", int), self._part("players", list)
        self._require(1 <= seats <= 12 and len(players) == seats, "players")
        return Beginning(
            game=self._part("game", str),
            plugin_version=self._part("plugin_version", str),
            rules_version=self._part("rules_version", int),
            preset=str(preset.get("name")),
            values=self._values(preset.get("values")),
            seed=self._part("seed", int),
            players=tuple(tempered(self._players(players), self._temperaments(seats))),
            whole_match=self._part("match", bool),
        )

    def _players(self, levels: Sequence[Any]) -> tuple[Player, ...]:
        return nameless(None if level == HUMAN else str(level) for level in levels)

    def _temperaments(self, seats: int) -> list[Temperament]:
        """Earlier files tell none."""
        told = self._form.get("temperaments", [Temperament.STEADY] * seats)
        self._require(isinstance(told, list) and len(told) == seats, "temperaments")
        return [read_temperament(word) for word in told]

    def _part(self, key: str, kind: type[Any]) -> Any:
        part = self._form.get(key)
        self._require(type(part) is kind, key)
        return part

    def _values(self, values: Any) -> dict[str, dict[str, Any]]:
        fine = isinstance(values, dict) and all(isinstance(table, dict) for table in values.values())
        self._require(fine, "preset")
        return dict(values)

    def _step(self, step: Any, seats: int) -> Form:
        self._require(isinstance(step, dict) and type(step.get("seat")) is int and -1 <= step["seat"] < seats, "steps")
        form: Form = step
        return form

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

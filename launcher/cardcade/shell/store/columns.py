"""What the ledger's columns hold, read without trusting them: a disk may have changed any of it."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, Final

from cardcade.engine.game import Result
from cardcade.engine.match import Form
from cardcade.engine.player import Player
from cardcade.engine.reckoning import Reckoning
from cardcade.engine.record import Beginning
from cardcade.engine.temperament import read_temperament
from cardcade.shell.store.saved import FinishedMatch, Names, WaitingMatch

UNREADABLE: Final = (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""What reading words of another kind than ours may raise."""

_YEAR_3000: Final = 32_503_680_000.0


def text_of(raw: bytes) -> str:
    """Also of bytes that are no text, which then cannot be read as what it should be."""
    return raw.decode("utf-8", "replace")


def seconds_of(value: object) -> float:
    """A time or a point in time; 0 when it is none."""
    return float(value) if isinstance(value, int | float) and 0 <= value < _YEAR_3000 else 0.0


def count_of(value: object) -> int | None:
    return value if isinstance(value, int) and value >= 0 else None


def object_of(text: str) -> Form:
    form = json.loads(text)
    if not isinstance(form, dict):
        raise ValueError(text[:40])
    return form


def beginning_form(beginning: Beginning) -> Form:
    parts = {name: getattr(beginning, name) for name in (*Beginning.__slots__, "seats")}
    return {**parts, "players": [[getattr(one, name) for name in Player.__slots__] for one in beginning.players]}


def beginning_of(form: Form) -> Beginning:
    parts = {name: form[name] for name in Beginning.__slots__}
    beginning = Beginning(**{**parts, "players": tuple(_player(*player) for player in form["players"])})
    words = (beginning.game, beginning.plugin_version, beginning.preset, *(player.name for player in beginning.players))
    profiles = (player.profile for player in beginning.players if player.profile is not None)
    numbers = (beginning.seed, beginning.rules_version, *(player.avatar for player in beginning.players))
    tables = (beginning.values, *dict(beginning.values).values())
    for kind, parts_ in ((str, words), (str, profiles), (int, numbers), (dict, tables)):
        if not all(isinstance(part, kind) for part in parts_):
            raise TypeError(kind)
    return beginning


def _player(name: str, level: str | None, avatar: int, profile: str | None = None, temperament: str = "") -> Player:
    """As kept, also by earlier versions, which knew no temperament."""
    return Player(name, level, avatar, profile, read_temperament(temperament))


def waiting_of(row: tuple[Any, ...]) -> WaitingMatch:
    match, beginning, steps, played = row
    return WaitingMatch(
        id=match,
        beginning=beginning_of(object_of(beginning)),
        steps=count_of(steps) or 0,
        played=seconds_of(played),
    )


def finished_of(row: tuple[Any, ...]) -> FinishedMatch:
    scores, winners, first = json.loads(row[2])
    return FinishedMatch(
        id=row[0],
        beginning=(beginning := beginning_of(object_of(row[1]))),
        result=_result((scores, winners, first), beginning.seats),
        ended=seconds_of(row[3]),
        seconds=seconds_of(row[4]),
        steps=count_of(row[5]) or 0,
        replayable=bool(row[6]),
        own=count_of(row[7]),
        imported=bool(row[8]),
        starred=bool(row[9]),
        names=_names(row[10]),
        reckoning=_reckoning(row[11], beginning.seats),
    )


def _names(text: object) -> Names:
    """{} where there are none that can be read."""
    try:
        form = object_of(str(text))
        return {part: {str(code): str(word) for code, word in words.items()} for part, words in form.items()}
    except UNREADABLE:
        return {}


def _reckoning(text: object, seats: int) -> Reckoning | None:
    """None also where it cannot be read: then it is made anew."""
    try:
        form = object_of(str(text))
        figures = tuple(_whole(seat) for seat in form["figures"])
        counted = tuple(map(str, form["counted"]))
    except UNREADABLE:
        return None
    return Reckoning(counted, figures) if len(figures) == seats else None


def _whole(figures: dict[Any, Any]) -> dict[str, int]:
    return {str(name): int(number) for name, number in figures.items()}


def _result(parts: tuple[Any, Any, Any], seats: int) -> Result:
    scores, winners, first = map(tuple, parts)
    if len(scores) != seats or not {*winners, *first} <= {*range(seats)}:
        raise ValueError("a result of other seats")
    if not all(map(isfinite, scores)):
        raise ValueError("a score that is no number")
    return Result(tuple(map(float, scores)), winners, first)

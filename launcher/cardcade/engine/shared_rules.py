"""Rules as a short text that one player sends to another, alone or behind a deal code."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardcade.engine.message import Trouble, say
from cardcade.engine.preset_layer import Layer
from cardcade.engine.presets import BadPreset
from cardcade.engine.rules import keys

MARK: Final = "CC1:"
LONGEST: Final = 4000
"""Characters of the longest text that is looked at."""
LARGEST: Final = 16 * 1024
"""Bytes of the largest preset that one can unfold into."""
TOLD: Final = 20
"""Mistakes that are named; of more it is said how many."""

_ANY_MARK = re.compile(r"CC([0-9]+):", re.IGNORECASE)
_TOKEN = re.compile(r"[A-Za-z0-9_-]*")
_JUNK = re.compile(r"[^A-Za-z0-9_-]")


class BadText(Trouble):
    """A text in which there are no rules, and why in players' words."""


def misfit(bad: BadPreset, game: str, rules: type[Any]) -> BadText:
    """Rules that were read but do not fit the game as it is here: every mistake on a line, by the name of its rule."""
    known = {key.path for key in keys(rules)}
    told = say("share.wrong")
    for problem in bad.problems[:TOLD]:
        label = {"rule": say(f"{game}.rules.{problem.key}.label")} if problem.key in known else {}
        line = "share.wrong_rule" if label else "share.wrong_key"
        told = say(line, before=told, key=problem.key, why=problem.wrong, **label)
    left = len(bad.problems) - TOLD
    return BadText(say("share.wrong_more", before=told, n=left) if left > 0 else told)


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """What somebody typed as a deal code: the code itself, and the rules behind it if there are any."""

    code: str
    rules: Layer | None = None
    seats: int | None = None
    """How many sat there; the cards of a deal depend on it."""


def shared_text(
    game: str, rules: Any, names: Mapping[str, str], about: Mapping[str, str], seats: int | None = None
) -> str:
    """Whatever it extends: only what differs from the game's own defaults is in it."""
    usual = type(rules)()
    written = {key.path: key.of(rules) for key in keys(type(rules)) if key.of(rules) != key.of(usual)}
    form = [game, written, _shortest(names), _shortest(about), *([] if seats is None else [seats])]
    raw = json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(raw) + packer.flush()
    return MARK + base64.urlsafe_b64encode(_checksum(packed) + packed).decode().rstrip("=")


def read_shared(text: str) -> Layer:
    """What a shared text says, yet to be checked like any file; or BadText."""
    return _read(text)[0]


def _read(text: str) -> tuple[Layer, int | None]:
    if len(text) > LONGEST:
        raise BadText(say("share.too_long"))
    mark = _ANY_MARK.search(text)
    if mark is None:
        raise BadText(say("share.none"))
    if mark[1] != "1":
        raise BadText(say("share.newer"))
    for candidate in _candidates(text[mark.end() :]):
        if (packed := _unpacked(candidate)) is not None:
            return _unfolded(packed)
    raise BadText(say("share.damaged"))


def with_rules(code: str, shared: str) -> str:
    """A deal code that carries its rules."""
    return f"{code}+{shared}"


def read_deal(text: str) -> SharedDeal:
    """A deal code with or without rules; BadText when there are some and they cannot be read."""
    mark = _ANY_MARK.search(text)
    if mark is None:
        return SharedDeal(text)
    return SharedDeal(text[: mark.start()].strip().rstrip("+").strip(), *_read(text[mark.start() :]))


def _shortest(words: Mapping[str, str]) -> Mapping[str, str]:
    """Words that are the same in both languages are sent once."""
    told = {code: text for code, text in words.items() if text}
    return dict(list(told.items())[:1]) if len(set(told.values())) == 1 else told


def _candidates(text: str) -> Iterator[str]:
    """Up to the first space, as it was sent; or all of it, if a message was broken into lines."""
    token = _TOKEN.match(text.lstrip())
    yield token[0] if token else ""
    yield _JUNK.sub("", text)


def _unpacked(text: str) -> bytes | None:
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return None
    return raw[4:] if len(raw) > 4 and _checksum(raw[4:]) == raw[:4] else None


def _checksum(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(4)


def _unfolded(packed: bytes) -> tuple[Layer, int | None]:
    try:
        unpacker = zlib.decompressobj(-15)
        raw = unpacker.decompress(packed, LARGEST)
        if unpacker.unconsumed_tail:
            raise BadText(say("share.too_long"))
        game, written, names, about, *seats = json.loads(raw)
    except (zlib.error, ValueError, TypeError, RecursionError):
        raise BadText(say("share.damaged")) from None
    if not isinstance(game, str) or not all(isinstance(part, dict) for part in (written, names, about)):
        raise BadText(say("share.damaged"))
    if any(path.count(".") != 1 for path in written):
        raise BadText(say("share.damaged"))
    return Layer(game, None, names, about, written), next((one for one in seats if type(one) is int), None)

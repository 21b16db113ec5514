"""What a distribution says of itself to people: who made it, and under which licence."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import Message
from typing import Any

LONGEST = 80


@dataclass(frozen=True, slots=True)
class About:
    """In its author's words, on one line each; "" where nothing is said."""

    author: str = ""
    licence: str = ""
    summary: str = ""


def about(metadata: Message | Any) -> About:
    """From a distribution's core metadata, whichever version of the form it uses."""
    told = [_line(metadata.get(key)) for key in ("Author", "Maintainer")]
    letters = [_line(metadata.get(key)).partition("<")[0].strip(' "') for key in ("Author-email", "Maintainer-email")]
    addresses = [_line(metadata.get(key)) for key in ("Author-email", "Maintainer-email")]
    author = next(filter(None, [*told, *letters, *addresses]), "")
    return About(author, _licence(metadata), _line(metadata.get("Summary")))


def _licence(metadata: Message | Any) -> str:
    kinds = [str(one) for one in metadata.get_all("Classifier") or () if str(one).startswith("License ::")]
    named = [_line(metadata.get("License-Expression")), _line(metadata.get("License"))]
    return next(filter(None, [*named, *(_line(kind.rpartition("::")[2]) for kind in kinds)]), "")


def _line(value: object) -> str:
    """Its first line; a whole licence may stand there."""
    lines = str(value or "").strip().splitlines()
    text = lines[0].strip() if lines else ""
    text = "" if text == "UNKNOWN" else "".join(sign for sign in text if sign.isprintable())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

"""Names of preset files: any script's letters, and nothing from which a path or a device could be made."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container

LONGEST_NAME = 40
_DEVICES = re.compile(r"con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]")
_SPARE = "rules"


def is_name(name: str) -> bool:
    """Lower-case letters, digits, - and _; beginning with a letter or a digit, and no name that Windows keeps."""
    return (
        0 < len(name) <= LONGEST_NAME
        and name[0].isalnum()
        and all(_fits(character) for character in name)
        and name == unicodedata.normalize("NFC", name)
        and not _DEVICES.fullmatch(name)
    )


def file_name(words: str, taken: Container[str] = ()) -> str:
    """Where a preset lies that players call so: `My rules!` in `my-rules`, the next one in `my-rules-2`."""
    plain = unicodedata.normalize("NFC", words).lower()
    kept = "".join(character if _fits(character) else " " for character in plain)
    name = "-".join(kept.split()).strip("-_")[:LONGEST_NAME].rstrip("-_")
    if not is_name(name):
        name = f"{name}-{_SPARE}".lstrip("-")[-LONGEST_NAME:] if name else _SPARE
    return _free(name if is_name(name) else _SPARE, taken)


def _free(name: str, taken: Container[str]) -> str:
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name[: LONGEST_NAME - 1 - len(str(number))]}-{number}"
    return free


def _fits(character: str) -> bool:
    return character in "-_" or (character.isalnum() and character == character.lower())

"""Deal codes: the short words that stand for a seed."""

from __future__ import annotations

import hashlib
from typing import Final

from cardcade.engine.chance import SEEDS

LENGTH: Final = 13
"""Characters that hold every seed."""

_CHARACTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOK_ALIKES: Final = str.maketrans("ILO", "110")
_ALL: Final = SEEDS.stop - SEEDS.start


def code_of(seed: int) -> str:
    """What a player writes down; `seed_of` reads it again. A short number stays one."""
    number = str(seed)
    if len(number) <= LENGTH or _written(code := _characters(seed)) != seed:
        return number
    return code


def seed_of(code: str) -> int | None:
    """The seed that a number, 13 characters or any words stand for; None for nothing."""
    text = code.strip()
    exact = exact_seed_of(text)
    return exact if exact is not None or not text else _seed_of_words(text)


def exact_seed_of(text: str) -> int | None:
    """The seed whose number or 13 characters these are; words have none of their own."""
    try:
        number = int(text)
    except ValueError:
        return _written(text)
    return number if number in SEEDS else None


def _characters(seed: int) -> str:
    number = seed % _ALL
    return "".join(_CHARACTERS[number >> 5 * place & 31] for place in reversed(range(LENGTH)))


def _written(text: str) -> int | None:
    """Letters and digits both, so that neither a word nor a number is mistaken for them."""
    if len(text) != LENGTH or not text.isascii() or text.isalpha() or text.isdigit():
        return None
    number = 0
    for character in text.upper().translate(_LOOK_ALIKES):
        if (worth := _CHARACTERS.find(character)) < 0:
            return None
        number = number << 5 | worth
    if number >= _ALL:
        return None
    return number - _ALL if number > SEEDS[-1] else number


def _seed_of_words(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "replace")).digest()[:6])

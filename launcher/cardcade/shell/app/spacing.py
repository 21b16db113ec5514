"""Chinese spacing: a thin gap between characters and numbers or Latin letters, none between characters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from string import Formatter

HAN = r"[\u4e00-\u9fff]"
TIGHT = re.compile(rf"{HAN}(?=[0-9A-Za-z+×])|[0-9A-Za-z%](?={HAN})")
"""Where a gap is missing."""
WIDE = re.compile(rf"{HAN} (?={HAN})")


def filled(text: str, values: Mapping[str, object]) -> str:
    """The sentence with its blanks filled in, and the gaps that the values need or no longer need."""
    plain = text.format_map(values)
    return _joined(list(_pieces(text, values))) if TIGHT.search(plain) or WIDE.search(plain) else plain


def _pieces(text: str, values: Mapping[str, object]) -> Iterator[str]:
    """Words and values in turn; inside a value, which may be a file's name, nothing is touched."""
    for words, name, form, _ in Formatter().parse(text):
        yield words
        if name is not None:
            yield format(values[name], form or "")


def _joined(pieces: list[str]) -> str:
    pieces = [piece for piece in pieces if piece]
    whole = pieces[0]
    for before, after in pairwise(pieces):
        seam = before[-2:] + after[:2]
        if TIGHT.search(before[-1] + after[0]):
            whole += " "
        elif WIDE.match(seam) and before.endswith(" "):
            whole = whole[:-1]
        elif WIDE.search(seam) and after.startswith(" "):
            after = after[1:]
        whole += after
    return whole

"""Games of strangers that are left out: the player switched them off, or is yet to say what becomes of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from cardcade.engine.message import Message, say
from cardcade.folders import data_folder
from cardcade.foreign import KB, Unfit, read_text
from cardcade.whole_files import write_form

FILE: Final = "left_out.json"
LONGEST: Final = 256 * KB
OFF: Final = "discovery.switched_off"
UNDECIDED: Final = "discovery.undecided"
HUNG, CRASHED, ENDED, CHOSEN = "hung", "crashed", "ended", "chosen"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game, known without importing it, and what it did."""

    distribution: str
    entry: str
    """The name of its entry point."""
    game: str
    folder: str
    """Where its texts lie."""
    why: str = ENDED
    place: str = ""
    """The file and line at which it stood, if that is known."""
    decided: bool = False
    """Whether the player switched it off; else it waits for the player's word."""

    @property
    def reason(self) -> Message:
        return say(OFF if self.decided else UNDECIDED)

    def same(self, other: LeftOut) -> bool:
        return (self.distribution, self.entry) == (other.distribution, other.entry)


def left_out() -> list[LeftOut]:
    """Those that are not to be imported; a file that cannot be read leaves out nobody."""
    return [one for form in _forms(data_folder() / FILE) if (one := read(form)) is not None]


def leave_out(game: LeftOut) -> None:
    """From now on, also at the next start; may raise OSError."""
    _write([*(one for one in left_out() if not one.same(game)), game])


def take_back(game: LeftOut) -> None:
    """It is a game like any other again; may raise OSError."""
    _write([one for one in left_out() if not one.same(game)])


def read(form: Any) -> LeftOut | None:
    """One of them in JSON, if it is that."""
    if not isinstance(form, dict):
        return None
    with suppress(TypeError):
        one = LeftOut(**form)
        sound = all(isinstance(value, str) for name, value in asdict(one).items() if name != "decided")
        return one if sound and isinstance(one.decided, bool) else None
    return None


def _write(games: list[LeftOut]) -> None:
    write_form(data_folder() / FILE, [asdict(one) for one in games])


def _forms(file: Path) -> Iterator[Any]:
    with suppress(Unfit, ValueError, RecursionError):
        listed = json.loads(read_text(file, LONGEST))
        yield from listed if isinstance(listed, list) else ()

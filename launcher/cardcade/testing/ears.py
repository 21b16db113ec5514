"""A sound board that plays nothing and remembers what it could not have played."""

from __future__ import annotations

from cardcade.shell.sound.music import TRACKS
from cardcade.shell.sound.sound import Silence
from cardcade.shell.sound.takes import EFFECTS


class Ears(Silence):
    """Hears every effect and every track that a table asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.unknown: set[str] = set()

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        if name.replace(".", "_") not in EFFECTS:
            self.unknown.add(name)

    def music(self, track: str | None) -> None:
        if track is not None and track not in TRACKS:
            self.unknown.add(track)

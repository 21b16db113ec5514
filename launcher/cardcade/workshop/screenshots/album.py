"""The album: pictures in a folder, and a list of what each of them shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardcade.terminal import Terminal
from cardcade.testing.pilot import Pilot
from cardcade.workshop.tour import Stop


class Album:
    def __init__(self, out: Path, size: tuple[int, int], lang: str, terminal: Terminal) -> None:
        self.out, self.size, self.lang = out, size, lang
        self.terminal = terminal
        self.pictures: list[dict[str, Any]] = []

    def add(self, stop: Stop, pilot: Pilot) -> None:
        """What the pilot sees now."""
        file = f"{stop.name}.{self.lang}.png"
        pilot.picture(self.out / file)
        shows = self.terminal.text(f"command.screenshots.shows.{stop.moment or stop.screen}", event=stop.event)
        about = {"file": file, "screen": stop.screen, "game": stop.game, "lang": self.lang, "size": list(self.size)}
        self.pictures.append({**about, "shows": shows})
        self.terminal.warn(file)

    def close(self) -> None:
        """Writes the list; pictures of another language in the same folder stay in it."""
        file = self.out / "manifest.json"
        mine = {picture["file"] for picture in self.pictures}
        kept = [picture for picture in _listed(file) if picture["file"] not in mine]
        text = json.dumps([*kept, *self.pictures], ensure_ascii=False, indent=2)
        file.write_text(text + "\n", "utf-8")


def _listed(file: Path) -> list[dict[str, Any]]:
    try:
        listed = json.loads(file.read_text("utf-8"))
        return [one for one in listed if (file.parent / str(one["file"])).is_file()]
    except (OSError, ValueError, TypeError, KeyError):
        return []

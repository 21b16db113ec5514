"""The presets folder while the program runs: what is written there is seen, what is thrown away can come back."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.folders import presets_folder
from cardcade.shell.app.shelf import Shelf

if TYPE_CHECKING:
    from cardcade.discovery.preset_files import KeptFile, Outcome
    from cardcade.plugins import GamePlugin

EVERY = 1.0
"""Seconds between two looks at the folder."""

Signature = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class TrashedPreset:
    """A preset in the trash, and where its file was."""

    plugin: GamePlugin
    kept: KeptFile
    path: Path


class PresetFolder:
    """Looks while a page is open that shows presets, beside the picture; that page is told when something changed."""

    def __init__(self, shelf: Shelf, post: Callable[[Callable[[], object]], object]) -> None:
        self._shelf, self._post = shelf, post
        self._seen: Signature | None = None
        self._closing = threading.Event()
        self._changed: Callable[[], object] = lambda: None
        self.discarded: TrashedPreset | None = None
        """What was thrown away last, until it is brought back."""
        self.saved: tuple[str, str] | None = None
        """The game and name of what was saved last, until it has been shown."""

    def open(self, changed: Callable[[], object]) -> None:
        """From now on; what changed while nobody looked is read anew at once."""
        self.close()
        self.look()
        self._changed, self._closing = changed, threading.Event()
        threading.Thread(target=self._watch, args=(self._closing,), name="presets", daemon=True).start()

    def close(self) -> None:
        self._closing.set()
        self._changed = lambda: None

    def look(self) -> None:
        """Has every preset read anew if a file came, went or changed since the last look."""
        found = signature(presets_folder())
        if found != self._seen:
            self._seen = found
            self._shelf.reread_presets()
            self._changed()

    def discard(self, plugin: GamePlugin, kept: KeptFile) -> Outcome:
        from cardcade.discovery.own_presets import OwnPresets
        from cardcade.discovery.preset_files import KeptFile

        gone = OwnPresets(plugin).discard(kept)
        if isinstance(gone, KeptFile):
            self.discarded = TrashedPreset(plugin, gone, kept.path)
        self.look()
        return gone

    def bring_back(self) -> Outcome | None:
        """What was thrown away last; None when there is nothing."""
        from cardcade.discovery.own_presets import OwnPresets
        from cardcade.discovery.preset_files import KeptFile

        if self.discarded is None:
            return None
        back = OwnPresets(self.discarded.plugin).bring_back(self.discarded.kept, self.discarded.path)
        if isinstance(back, KeptFile):
            self.discarded = None
        self.look()
        return back

    def _watch(self, closing: threading.Event) -> None:
        from cardcade.discovery.preset_files import empty_trash

        known = self._seen
        empty_trash(presets_folder(), time.time())
        while not closing.wait(EVERY):
            found = signature(presets_folder())
            if found != known:
                known = found
                self._post(self.look)


def signature(folder: Path) -> Signature:
    """What would be different if a preset were."""
    try:
        with os.scandir(folder) as entries:
            files = [entry for entry in entries if entry.name.endswith(".toml")]
            return tuple(sorted((one.name, one.stat().st_mtime_ns, one.stat().st_size) for one in files))
    except OSError:
        return ()

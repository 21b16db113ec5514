"""The chronicle: all matches that were played to the end, read and reckoned up beside the picture."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from cardcade.shell.app.service import Service
from cardcade.shell.app.shelf import LONGEST_NAME, Shelf

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.store.naming import Registry
    from cardcade.shell.store.reckoner import Reckoner
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.shell.store.store import Store

AT_ONCE = 200
"""So many are read before a page opens; the others follow."""
LATEST = 3
"""So many are looked at when a match has ended."""
BREATH = 0.0002
"""Seconds between two steps that are played again: the picture comes first."""
PATIENCE = 2.0
"""Seconds after which those who look are told what has been worked out so far."""


class Chronicle:
    """Whoever looks at it is told in `on_news` when more is known."""

    def __init__(
        self, shelf: Shelf, store: Service[Store] | None, post: Callable[[Callable[[], object]], object]
    ) -> None:
        self._shelf, self._store, self._post = shelf, store, post
        self.matches: list[FinishedMatch] = []
        """The newest first."""
        self.on_news: Callable[[], object] = lambda: None
        self._stars: dict[str, bool] = {}
        self._deleted: set[str] = set()
        self._closed = False
        self._at_work = threading.Lock()
        self._thread: threading.Thread | None = None
        self._readings = 0
        """So often was it opened: what an earlier reading found is older than what is known."""

    @property
    def keeps(self) -> bool:
        return self._store is not None

    def open(self) -> None:
        """The newest at once, all others and what they tell as soon as may be."""
        if self._store is not None:
            self._readings += 1
            self.matches = self._store().history(AT_ONCE)
            self._begin(whole=True)

    def catch_up(self) -> None:
        """A match has ended: what it tells is worked out while its end is looked at."""
        if self._store is not None:
            self._begin(whole=False)

    def close(self) -> None:
        self._closed = True

    # -- the player's word

    def star(self, match: FinishedMatch, on: bool) -> None:
        assert self._store is not None
        self._store().star(match.id, on)
        self._stars[match.id] = on
        self.matches = self._as_wished(self.matches)

    def delete(self, match: FinishedMatch) -> None:
        assert self._store is not None
        self._store().delete(match.id)
        self._deleted.add(match.id)
        self.matches = self._as_wished(self.matches)

    def _as_wished(self, matches: Iterable[FinishedMatch]) -> list[FinishedMatch]:
        """What was read may be older than the player's last word."""
        kept = (match for match in matches if match.id not in self._deleted)
        return [replace(match, starred=self._stars.get(match.id, match.starred)) for match in kept]

    # -- names

    def game_name(self, game: str) -> str:
        """As it calls itself, or did when it was last played; else its id."""
        if self._shelf.language.knows(f"{game}.name"):
            return self._shelf.name(game)
        from cardcade.shell.store.naming import known_game

        return known_game(self.matches, game, self._shelf.language.code)[:LONGEST_NAME] or game

    def preset_name(self, game: str, preset: str) -> str:
        name = self._shelf.preset_name(game, preset)
        if name != preset:
            return name
        from cardcade.shell.store.naming import known_preset

        return known_preset(self.matches, game, preset, self._shelf.language.code)[:LONGEST_NAME] or preset

    # -- beside the picture

    def _begin(self, whole: bool) -> None:
        plugins = {found.id: found.plugin for found in self._shelf.playable}
        self._thread = threading.Thread(target=self._work, args=(plugins, whole), name="chronicle", daemon=True)
        self._thread.start()

    def wait(self, seconds: float = 60.0) -> None:
        """Until all that can be known is; for whoever takes pictures."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _work(self, plugins: Mapping[str, GamePlugin], whole: bool) -> None:
        from cardcade.shell.store.naming import Registry
        from cardcade.shell.store.reckoner import Reckoner
        from cardcade.shell.store.store import EVERY

        assert self._store is not None
        with self._at_work:  # one after the other: what one has written down the next need not
            store, reading = self._store(), self._readings
            judged = store.accuracies()
            read = store.history(EVERY if whole else LATEST)
            matches = [replace(match, accuracies=judged[match.id]) if match.id in judged else match for match in read]
            if whole:
                self._post(lambda: self._found(matches, reading))
            self._complete(Reckoner(store, plugins, lambda: time.sleep(BREATH)), Registry(store, plugins), matches)

    def _complete(self, reckoner: Reckoner, registry: Registry, matches: Iterable[FinishedMatch]) -> None:
        known: list[FinishedMatch] = []
        told = time.monotonic()
        for match in matches:
            if self._closed:
                return
            named = registry.named(match)
            counted = reckoner.reckoned(named) if reckoner.lacks(named) else named
            if counted is not match:
                known.append(counted)
            if known and time.monotonic() - told > PATIENCE:
                self._tell(known)
                known, told = [], time.monotonic()
        if known:
            self._tell(known)

    def _tell(self, known: list[FinishedMatch]) -> None:
        self._post(lambda: self._learnt(known))

    def _found(self, matches: list[FinishedMatch], reading: int) -> None:
        if reading != self._readings:
            return
        before, self.matches = self.matches, self._as_wished(matches)
        if before != self.matches:
            self.on_news()

    def _learnt(self, known: list[FinishedMatch]) -> None:
        """In the place of what was known of the same matches."""
        found = {match.id: match for match in known}
        self.matches = self._as_wished(found.get(match.id, match) for match in self.matches)
        self.on_news()

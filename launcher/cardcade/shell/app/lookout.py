"""Lookouts: which games there are and which matches wait, found out beside the picture."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found
    from cardcade.shell.app.pages import Pages
    from cardcade.shell.app.service import Service
    from cardcade.shell.app.shelf import Shelf
    from cardcade.shell.app.suspects import Suspects
    from cardcade.shell.app.waiting import WaitingMatches
    from cardcade.shell.store.saved import WaitingMatch
    from cardcade.shell.store.store import Store

Post = Callable[[Callable[[], object]], object]
"""Does something in the picture's own thread."""


class GameLookout:
    """Puts the games that it finds on the shelf and tells the pages; `games` stand for those that are installed."""

    def __init__(
        self, shelf: Shelf, suspects: Suspects, pages: Pages, post: Post, games: list[Found | Broken] | None
    ) -> None:
        self._shelf, self._suspects, self._pages, self._post, self._games = shelf, suspects, pages, post, games

    def start(self, between: Callable[[], object]) -> None:
        """Our own games first, then what is done `between`, then those of strangers."""
        threading.Thread(target=self._look_around, args=(between,), name="games", daemon=True).start()

    def _look_around(self, between: Callable[[], object]) -> None:
        """The games' code, what else there is to find out, and other people's games."""
        from cardcade import discovery

        house = discovery.bundled() if self._games is None else self._games
        self._post(lambda: self.take(house, False))
        between()
        if self._games is None:
            self._look_for_strangers([discovery.checked(game) for game in house])

    def _look_for_strangers(self, house: Sequence[Found | Broken], then: Callable[[], object] = lambda: None) -> None:
        """Without those that are left out."""
        from cardcade import discovery

        suspects = self._suspects.look()
        self._post(lambda: self._suspects.take(suspects))
        others = self._strangers(house)
        for game in others:
            if isinstance(game, discovery.Found):
                self._shelf.look_over(game)
        self._post(lambda: self.take([*house, *others], True))
        self._post(then)

    def _strangers(self, house: Sequence[Found | Broken]) -> Sequence[Found | Broken]:
        from cardcade import discovery

        try:
            return [] if discovery.safe_mode() else discovery.third_party(house, self._trying)
        except RuntimeError:
            if threading.main_thread().is_alive():
                raise
            return []  # the program is ending, and Python begins nothing new by then

    def _trying(self, done: int, whole: int) -> None:
        self._post(lambda: self.tried(done, whole))

    def tried(self, done: int, whole: int) -> None:
        self._shelf.trying = (done, whole) if done < whole else (0, 0)
        self._pages.refresh_home()

    def look_again(self, then: Callable[[], object] = lambda: None) -> None:
        """Beside the picture: games have come, gone or been switched; `then` is done when the shelf shows it."""
        from cardcade.discovery import BUNDLE

        house = [game for game in self._shelf.games if game.distribution == BUNDLE]
        threading.Thread(target=self._look_for_strangers, args=(house, then), name="games", daemon=True).start()

    def take(self, games: Sequence[Found | Broken], complete: bool) -> None:
        """Shows them, all there are or only those that came first."""
        self._shelf.take(games, whole=complete)
        for game, folder in self._suspects.folders().items():
            self._shelf.learn(game, folder)
        self._shelf.complete = complete
        self._pages.tell_games_changed()
        self._pages.refresh_home()


class MatchLookout:
    """Knows which matches wait as soon as the disk tells."""

    def __init__(self, waiting: WaitingMatches, store: Service[Store] | None, pages: Pages, post: Post) -> None:
        self._waiting, self._store, self._pages, self._post = waiting, store, pages, post

    def read(self) -> None:
        """Beside the picture."""
        matches = self._waiting.read()
        self._post(lambda: self.take(matches))

    def look(self) -> bool:
        """At once, or beside the picture while the disk does not answer; whether other matches wait than before."""
        if self._store is not None and self._store().stuck:
            threading.Thread(target=self._await, name="waiting", daemon=True).start()
            return False
        return self._waiting.take(self._waiting.read())

    def _await(self) -> None:
        assert self._store is not None
        self._store().wait_until_it_answers()
        self.read()

    def take(self, matches: Sequence[WaitingMatch]) -> None:
        """Offers them on the page that is open."""
        self._waiting.take(matches)
        self._pages.refresh_offers()

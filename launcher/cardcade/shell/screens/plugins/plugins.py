"""Plugins: which games are installed, from where, and why one does not work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.discovery import BUNDLE, Broken, Found
from cardcade.discovery.facts import Facts, facts, in_words
from cardcade.discovery.first_round_file import has_first_round
from cardcade.discovery.left_out import CHOSEN
from cardcade.discovery.switching import as_left_out
from cardcade.engine.message import Message
from cardcade.shell.app.flaws import first_round_flaws
from cardcade.shell.app.suspects import told
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer, Panes
from cardcade.shell.screens.common.tile import RATIO
from cardcade.shell.screens.plugins.add_game import AddGame
from cardcade.shell.screens.plugins.door import ask_to_remove, try_game_again
from cardcade.shell.screens.plugins.suspect import keep_game, switch_off_game
from cardcade.ui import Label, Paragraph, Row, icon
from cardcade.ui.theme import BODY, CORAL, FAINT, GOLD, HEADING, INK, JADE, SMALL, SOFT, STRONG, Colour

if TYPE_CHECKING:
    from cardcade.discovery.left_out import LeftOut
    from cardcade.shell.app.app import App

MOST_TOLD = 12
"""Flaws of one game."""
LONG = 8
"""So many games push the row by which another is added out of sight."""


class PluginsPage(Panes):
    title = "plugins.title"
    name = "plugins"
    shows_games = True

    def __init__(self, app: App, game: str | None = None) -> None:
        super().__init__(app)
        self._add_game = AddGame(app)
        self._facts: dict[tuple[str, str], Facts] = {}
        places = [place for place, one in enumerate(app.shelf.games) if one.id == game]
        if places:
            self.picked, self.opened = places[-1], True  # of two with one id the broken one, which stands last
        self._shown = self._key(self.picked)

    def _key(self, index: int) -> tuple[str, str] | None:
        """Who is told of, wherever it comes to stand; None is the last row."""
        games = self.app.shelf.games
        return (games[index].distribution, games[index].id) if index < len(games) else None

    def _pick(self, index: int) -> None:
        self._shown = self._key(index)
        super()._pick(index)

    def rebuild(self) -> None:
        """Games come and go: the one that is told of stays, or its neighbour takes its place."""
        count = len(self.app.shelf.games)
        same = [index for index in range(count + 1) if self._key(index) == self._shown]
        self.picked = same[0] if same else min(self.picked, count - 1)
        self._shown = self._key(self.picked)
        super().rebuild()

    def welcome(self, game: Found | Broken) -> None:
        """It is told of at once, and the next one may be typed."""
        self._shown = game.distribution, game.id
        self._add_game.path, self.opened = "", True
        self.rebuild()

    def note(self) -> str:
        games, (done, whole) = self.app.shelf.games, self.app.shelf.trying
        if whole:
            return self.say("home.trying", done=done, whole=whole)
        broken = sum(isinstance(game, Broken) and self._suspect(game) is None for game in games)
        if broken:
            return self.say("plugins.note_broken", n=broken)
        return "" if any(map(self._suspect, games)) else self.say("plugins.note", n=len(games))

    def rows(self) -> Sequence[Row]:
        more = Row(self.say("plugins.more"), "plugins.more", self.say("plugins.more_detail"), icon=icon("plus"))
        return [*map(self._row, self.app.shelf.games), more]

    def _row(self, game: Found | Broken) -> Row:
        unread = game.id == game.distribution and not game.version
        detail = self.say("plugins.dropped") if unread else f"{game.distribution} {game.version}"
        return Row(self.app.shelf.name(game.id), f"plugins.{game.id}", detail, icon=icon(self._mark(game)))

    def offers(self) -> Sequence[Offer]:
        games = self.app.shelf.games
        if self.picked >= len(games):
            return self._add_game.offers()
        game = games[self.picked]
        own = [] if game.distribution == BUNDLE else [*self._removing(game), *self._switching(game)]
        return own if len(games) < LONG else [*own, self._way_to_add(len(games))]

    def _way_to_add(self, last: int) -> Offer:
        return self.say("plugins.more"), "plugins.to_more", "plus", lambda: self._pick(last)

    def _removing(self, game: Found | Broken) -> Iterator[Offer]:
        if game.dropped is not None:
            yield self.say("plugins.remove"), "plugins.remove", "trash", lambda: ask_to_remove(self.app, game)

    def _switching(self, game: Found | Broken) -> Iterator[Offer]:
        """A file that is no game can only be removed; one that is suspected waits for either word."""
        suspect = self._suspect(game)
        if (suspect is None or not suspect.decided) and game.version:
            out = suspect or as_left_out(game)
            yield self.say("plugins.switch_off"), "plugins.switch_off", "pause", lambda: switch_off_game(self.app, out)
        if suspect is None and isinstance(game, Broken) and game.version:
            again = self.say("plugins.try_again")
            yield again, "plugins.try_again", "restart", lambda: try_game_again(self.app, game)
        if suspect is not None:
            yield self.say("plugins.switch_on"), "plugins.switch_on", "check", lambda: keep_game(self.app, suspect)

    def _suspect(self, game: Found | Broken) -> LeftOut | None:
        return self.app.suspects.of(game.id, game.distribution)

    def _mark(self, game: Found | Broken) -> str:
        if isinstance(game, Broken):
            return "warning" if self._suspect(game) is None else "pause"
        return "info" if self.app.shelf.flaws(game) else "check"

    def tell(self, flow: Flow, index: int) -> None:
        games = self.app.shelf.games
        if index < len(games):
            self._tell_game(flow, games[index])
        else:
            self._add_game.tell(flow)

    def _tell_game(self, flow: Flow, game: Found | Broken) -> None:
        shelf = self.app.shelf
        flow.picture(shelf.cover(game).whole, RATIO)
        flow.heading(shelf.name(game.id), HEADING._replace(size=40), INK)
        if shelf.pitch(game.id):
            flow.paragraph(shelf.pitch(game.id), BODY, SOFT)
        flow.space(12)
        if isinstance(game, Broken):
            off = self._suspect(game) is not None
            self._fact(flow, "status", self.say("plugins.off" if off else "plugins.broken"), CORAL)
        else:
            self._fact(flow, "status", self.say("plugins.works"), JADE)
        self._tell_facts(flow, game)
        if isinstance(game, Found):
            self._fact(flow, "seats", self.say(shelf.seats(game)))
            self._tell_flaws(flow, [*shelf.flaws(game), *self._first_round_flaws(game)])
            return
        flow.space(16)
        flow.heading(self.say("plugins.reason"), HEADING._replace(size=28), GOLD)
        self._tell_reason(flow, game)

    def _first_round_flaws(self, game: Found) -> Iterator[Message]:
        """Its rules are asked for that, which a stranger's may only be while the guard looks on."""
        if not game.bundled and has_first_round(game.plugin):
            self.app.guard.open(game)
            yield from first_round_flaws(game.plugin)

    def _tell_facts(self, flow: Flow, game: Found | Broken) -> None:
        """Asked for once: the files of a large game take a moment to count."""
        known = (game.distribution, game.version)
        told = self._facts[known] = self._facts.get(known) or facts(game)
        told_of = {
            "author": told.about.author,
            "licence": told.about.licence,
            "version": game.version,
            "source": self.say(f"plugins.{told.source}"),
            "file": game.dropped.name if game.dropped is not None else "",
            "size": in_words(told.size) if told.size else "",
            "distribution": game.distribution if game.version else "",
            "id": game.id if game.version else "",
        }
        for key, words in told_of.items():
            if words:
                self._fact(flow, key, words)

    def _tell_reason(self, flow: Flow, game: Broken) -> None:
        suspect = self._suspect(game)
        reason = game.reason if suspect is None else told(suspect, self.app.shelf.name(game.id))
        flow.paragraph(self.sentence(reason), BODY, INK)
        kind = "broken" if suspect is None else "chosen" if suspect.why == CHOSEN else "off"
        flow.paragraph(self.say(f"plugins.{kind}_help"), SMALL, FAINT)

    def _tell_flaws(self, flow: Flow, flaws: Sequence[Message]) -> None:
        if not flaws:
            return
        flow.space(16)
        flow.heading(self.say("plugins.flaws"), HEADING._replace(size=28), GOLD)
        for flaw in flaws[:MOST_TOLD]:
            flow.bullet(self.sentence(flaw), BODY, INK)
        if len(flaws) > MOST_TOLD:
            flow.bullet(self.say("plugins.more_flaws", n=len(flaws) - MOST_TOLD), BODY, INK)
        flow.paragraph(self.say("plugins.flaws_help"), SMALL, FAINT)

    def _fact(self, flow: Flow, key: str, words: str, colour: Colour = SOFT) -> None:
        """In one line as a rule; a long name is broken rather than cut."""
        left = min(220.0, flow.width * 0.4)
        lines = self.ui.text.height(words, STRONG, flow.width - left) / self.ui.text.height("X", STRONG, flow.width)
        if lines > 1:
            room = flow.take(self.ui.text.height(words, STRONG, flow.width - left) + 8, 6)
            told: Label = Paragraph(FRect(room.x + left, room.y + 4, room.w - left, room.h), words, STRONG, colour)
        else:
            room = flow.take(42, 6)
            told = Label(FRect(room.x + left, room.y, room.w - left, room.h), words, STRONG, colour)
        flow.add(Label(FRect(room.x, room.y, left, 42), self.say(f"plugins.{key}"), BODY, FAINT), told)

"""Plugins: which games are installed, from where, and why one does not work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.engine.message import Message
from cardcade.shell.app.suspects import told
from cardcade.shell.screens.flow import Flow
from cardcade.shell.screens.panes import Offer, Panes
from cardcade.shell.screens.suspect import keep_game, switch_off_game
from cardcade.shell.screens.tile import RATIO
from cardcade.ui import Label, Row, icon
from cardcade.ui.theme import BODY, CORAL, FAINT, GOLD, HEADING, INK, JADE, SMALL, SOFT, STRONG

if TYPE_CHECKING:
    from cardcade.discovery.left_out import LeftOut
    from cardcade.shell.app.app import App

MOST_TOLD = 12
"""Flaws of one game."""


class PluginsPage(Panes):
    title = "plugins.title"
    name = "plugins"

    def __init__(self, app: App, game: str | None = None) -> None:
        super().__init__(app)
        places = [place for place, one in enumerate(app.shelf.games) if one.id == game]
        if places:
            self.picked, self.opened = places[-1], True  # of two with one id the broken one, which stands last

    def note(self) -> str:
        games = self.app.shelf.games
        broken = sum(isinstance(game, Broken) and self._suspect(game) is None for game in games)
        if broken:
            return self.say("plugins.note_broken", n=broken)
        return "" if any(map(self._suspect, games)) else self.say("plugins.note", n=len(games))

    def rows(self) -> Sequence[Row]:
        shelf = self.app.shelf
        return [
            *(
                Row(
                    shelf.name(game.id),
                    f"plugins.{game.id}",
                    f"{game.distribution} {game.version}",
                    icon=icon(self._mark(game)),
                )
                for game in shelf.games
            ),
            Row(self.say("plugins.more"), "plugins.more", self.say("plugins.more_detail"), icon=icon("plus")),
        ]

    def offers(self) -> Sequence[Offer]:
        games = self.app.shelf.games
        suspect = self._suspect(games[self.picked]) if self.picked < len(games) else None
        if suspect is None:
            return ()
        off = (self.say("plugins.switch_off"), "plugins.switch_off", "close", self._deciding(switch_off_game, suspect))
        on = (self.say("plugins.switch_on"), "plugins.switch_on", "check", self._deciding(keep_game, suspect))
        return [on] if suspect.decided else [off, on]

    def _deciding(self, decide: Callable[[App, LeftOut], object], suspect: LeftOut) -> Callable[[], object]:
        def act() -> None:
            decide(self.app, suspect)
            self.app.loop.home()

        return act

    def _suspect(self, game: Found | Broken) -> LeftOut | None:
        return self.app.suspects.of(game.id, game.distribution)

    def _mark(self, game: Found | Broken) -> str:
        if isinstance(game, Broken):
            return "warning"
        return "info" if self.app.shelf.flaws(game) else "check"

    def tell(self, flow: Flow, index: int) -> None:
        games = self.app.shelf.games
        if index < len(games):
            self._tell_game(flow, games[index])
        else:
            self._tell_more(flow)

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
        self._fact(flow, "id", game.id)
        self._fact(flow, "distribution", game.distribution)
        self._fact(flow, "version", game.version)
        if isinstance(game, Found):
            self._fact(flow, "seats", self.say(shelf.seats(game)))
            self._fact(flow, "source", self.say("plugins.bundled" if game.bundled else "plugins.installed"))
            self._tell_flaws(flow, shelf.flaws(game))
            return
        flow.space(16)
        flow.heading(self.say("plugins.reason"), HEADING._replace(size=28), GOLD)
        self._tell_reason(flow, game)

    def _tell_reason(self, flow: Flow, game: Broken) -> None:
        suspect = self._suspect(game)
        reason = game.reason if suspect is None else told(suspect, self.app.shelf.name(game.id))
        flow.paragraph(self.sentence(reason), BODY, INK)
        flow.paragraph(self.say("plugins.broken_help" if suspect is None else "plugins.off_help"), SMALL, FAINT)

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

    def _fact(self, flow: Flow, key: str, words: str, colour: tuple[int, ...] = SOFT) -> None:
        room = flow.take(42, 6)
        beside = room.copy()
        beside.x, beside.w = room.x + min(220.0, room.w * 0.4), room.w - min(220.0, room.w * 0.4)
        flow.add(Label(room, self.say(f"plugins.{key}"), BODY, FAINT), Label(beside, words, STRONG, colour))  # type: ignore[arg-type]

    def _tell_more(self, flow: Flow) -> None:
        flow.heading(self.say("plugins.more"), HEADING._replace(size=40), INK)
        for number in (1, 2, 3):
            flow.bullet(self.say(f"plugins.how.{number}"), BODY, SOFT)
        flow.paragraph(self.say("plugins.command"), STRONG, GOLD, indent=26)
        flow.space(16)
        flow.heading(self.say("plugins.safe"), HEADING._replace(size=28), GOLD)
        on = discovery.safe_mode()
        flow.paragraph(self.say("plugins.safe_on" if on else "plugins.safe_text"), BODY, SOFT)
        if not self.app.shelf.complete and not on:
            flow.paragraph(self.say("plugins.looking"), SMALL, FAINT)

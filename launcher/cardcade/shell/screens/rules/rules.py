"""Rules: every game's own text, with its chapters beside it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.discovery import Found
from cardcade.shell.screens.common.flow import Flow, softened
from cardcade.shell.screens.common.game_tabs import GameTabs
from cardcade.shell.screens.rules.manual import Block, blocks, parts
from cardcade.shell.screens.rules.match_rules import MatchRules
from cardcade.table.cards.face_files import face_picture
from cardcade.ui import Button, Listing, Panel, Plate, RichText, Row, ScrollArea, icon
from cardcade.ui.layout import inset, row
from cardcade.ui.theme import BODY, GOLD, HEADING, INK, SOFT, TITLE, Type, Weight
from cardcade.ui.widgets.label import Label

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

ABOVE = 90.0
"""What is left in view above a rule that was asked for."""
MARKED = Plate((246, 158, 58, 34), radius=16, rim=(246, 158, 58, 150), rim_width=2)
READABLE = 1040.0
"""No line of text is longer than this."""


class RulesPage(GameTabs):
    title = "rules.title"
    first = "rules.tabs"

    def __init__(self, app: App, game: str | None, rule: str | None = None, watched: MatchRules | None = None) -> None:
        """At a table the row of a rule of this match can be asked for: it is marked and brought into view. A match that
        is `watched` has rules of its own."""
        super().__init__(app)
        self.rule, self._watched = rule, watched
        self._sought = rule is not None
        self.games: list[Found] = app.shelf.playable
        self.tab = next((number for number, found in enumerate(self.games) if found.id == game), 0)

    def fill(self, area: FRect) -> None:
        names = [self.app.shelf.name(found.id) for found in self.games]
        room = self.add_tabs(area, names, self.tab, "rules.tabs")
        width = self._chapters_width()
        if room.w < 3 * width:
            self._add_page(room)
            return
        chapters, page = row(room, [width, None], 24)
        self._add_chapters(chapters, self._add_page(page))

    def _chapters_width(self) -> float:
        names = [block.text for block in self._blocks() if block.kind in ("title", "chapter")]
        return max((self.ui.text.width(name, BODY) for name in names), default=200.0) + 110

    def _add_page(self, area: FRect) -> list[tuple[str, float]]:
        """The text; returns where each chapter starts."""
        inner = inset(area, 24, 18) if self.low else inset(area, 48, 36)
        width = min(inner.w - 24, READABLE)
        flow = Flow(self.ui, inner.x + max(0.0, (inner.w - 24 - width) / 2), inner.y, width)
        self._offer_first_round(flow)
        starts = [start for block in self._blocks() if (start := self._add_block(flow, block))]
        flow.space(40)
        self.page = softened(ScrollArea(inner, flow.widgets, f"rules.page.{self.tab}", height=flow.y - inner.y))
        self.stage.add(Panel(area, (self.page,)))
        self._seek()
        return [(name, y - inner.y) for name, y in starts]

    def _offer_first_round(self, flow: Flow) -> None:
        """Where there is one, playing tells more than reading."""
        rounds, game = self.app.first_rounds, self.games[self.tab].id if self.games else ""
        if rounds.has(game):
            words = self.say("setup.first_round")
            button = Button(
                flow.take(62, 26), words, lambda: rounds.open(game), "rules.first_round", icon=icon("speech")
            )
            button.slow = True
            flow.add(button)

    def _seek(self) -> None:
        """Once: afterwards the player scrolls."""
        row_ = next((widget for widget in self.page.children if widget.meaning == "rules.row"), None)
        if self._sought and row_ is not None:
            self._sought = False
            self.page.scroll_to(max(0.0, row_.rect.y - self.page.rect.y - ABOVE), at_once=True)

    def _blocks(self) -> list[Block]:
        text = self.app.shelf.rules_text(self.games[self.tab]) if self.games else ""
        return [*self._of_this_match(), *(blocks(text) or [Block("paragraph", self._without_page())])]

    def _of_this_match(self) -> list[Block]:
        """At a table, or in a film, what holds there comes first."""
        match = self._watched or self._played()
        return list(match.blocks()) if match is not None and match.found.id == self.games[self.tab].id else []

    def _played(self) -> MatchRules | None:
        table = self.app.tables.current
        if table is None:
            return None
        name = table.live.preset.get(self.app.language.code, "")
        return MatchRules(self.app, table.found, table.beginning.values, name)

    def _without_page(self) -> str:
        flaws = self.app.shelf.flaws(self.games[self.tab]) if self.games else ()
        return next((self.sentence(flaw) for flaw in flaws if flaw.key == "flaw.rules"), self.say("rules.none"))

    def _add_block(self, flow: Flow, block: Block) -> tuple[str, float] | None:
        text = block.text
        match block.kind:
            case "title":
                flow.heading(text, TITLE._replace(size=46), INK)
                return text, flow.y
            case "chapter":
                flow.space(22)
                start = flow.y
                flow.add(Label(flow.take(48, 10), text, Type(HEADING.size, Weight.BOLD), GOLD))
                return text, start
            case "bullet" if block.rule and block.rule == self.rule:
                self._add_row(flow, block)
            case "bullet":
                self._add_text(flow, text, 30)
            case _:
                self._add_text(flow, text, 0)
        return None

    def _add_row(self, flow: Flow, block: Block) -> None:
        """The rule that was asked for, with what it means."""
        told = self.say(f"{self.games[self.tab].id}.rules.{block.rule}.help")
        mark = Panel(FRect(flow.x, flow.y, flow.width, 0), (), MARKED, "rules.row")
        inner = Flow(self.ui, flow.x + 16, flow.y + 12, flow.width - 32)
        self._add_text(inner, f"**{block.text}**", 30)
        self._add_text(inner, told, 0)
        mark.rect.h = inner.y - flow.y - 2
        flow.take(mark.rect.h, 14)
        flow.add(mark, *inner.widgets)

    def _add_text(self, flow: Flow, text: str, indent: float) -> None:
        rect = FRect(flow.x + indent, flow.y, flow.width - indent, 0)
        words = RichText(rect, list(parts(text, self._face)), BODY, SOFT)
        if indent:
            flow.dot(words.lines(self.ui.text)[0].height)
        words.rect.h = words.height(self.ui.text)
        flow.take(words.rect.h, 14)
        flow.add(words)

    def _face(self, face: str) -> Path | None:
        """Its picture, if it can be drawn."""
        found = self.games[self.tab]
        path = face_picture(found.plugin.package, face, self.app.look)
        spoilt = path is not None and not found.bundled and self.ui.art.examine(path) is not None
        return None if spoilt else path

    def _add_chapters(self, area: FRect, starts: list[tuple[str, float]]) -> None:
        rows = [Row(name, f"rules.chapter.{number}") for number, (name, _) in enumerate(starts)]
        inner = inset(area, 16, 16)
        listing = Listing(inner, rows, lambda i: self._go_to(starts[i][1]), "rules.chapters", row_height=58)
        self.stage.add(Panel(area, (listing,)))

    def _go_to(self, y: float) -> None:
        self.page.scroll_to(max(0.0, y - 12))

    def open_tab(self, tab: int) -> None:
        self.tab = tab
        self.rebuild()

"""Pages with a list on the left and what was picked on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.shell.screens.common.flow import Flow, scrolled, softened
from cardcade.shell.screens.common.page import Page
from cardcade.ui import Button, ButtonKind, Image, Label, Listing, Panel, Paragraph, Row, icon
from cardcade.ui.layout import inset, packed, row
from cardcade.ui.theme import BODY, HEADING, INK, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

Offer = tuple[str, str, str, Callable[[], object]]
"""A button at the foot: its words, meaning, icon and action."""


class Panes(Page):
    """Override `rows` and `tell`; `tabs` and `offers` if there are any."""

    name = ""
    """The namespace of its meanings."""
    row_height = 84.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tab = 0
        self.picked = 0
        self.opened = False
        """Where list and text do not fit side by side: whether the text is shown."""

    @property
    def first(self) -> str:  # type: ignore[override]
        rows = self.rows()
        return rows[min(self.picked, len(rows) - 1)].meaning if rows else self._remedy()[1]

    def back(self) -> None:
        if self.opened and self.single:
            self.opened = False
            self.ui.sound("ui.back")
            self.rebuild()
        else:
            super().back()

    @property
    def single(self) -> bool:
        return self.frame.w < 1000

    def tabs(self) -> Sequence[str]:
        return ()

    def rows(self) -> Sequence[Row]:
        return ()

    def tell(self, flow: Flow, index: int) -> None:
        """Everything about the row that was picked."""

    def offers(self) -> Sequence[Offer]:
        return ()

    def fill(self, area: FRect) -> None:
        area = self._add_offers(area)
        area = self.add_tabs(area, self.tabs(), self.tab, f"{self.name}.tabs")
        rows = self.rows()
        if not rows:
            self.fill_empty(area)
            return
        self.picked = min(self.picked, len(rows) - 1)
        if self.single:
            self._add_told(area) if self.opened else self._add_list(area, rows)
            return
        listed, told = row(area, [max(232.0, min(480.0, area.w * 0.33)), None], 24)
        self._add_list(listed, rows)
        self._add_told(told)

    def _add_list(self, area: FRect, rows: Sequence[Row]) -> None:
        inner = inset(area, 18, 18)
        listing = Listing(inner, rows, self._pick, f"{self.name}.list", chosen=self.picked, row_height=self.row_height)
        self.stage.add(Panel(area, (softened(listing),)))

    def _add_told(self, area: FRect) -> None:
        inner = inset(area, 22, 18) if self.low else inset(area, 40, 32)
        meaning = f"{self.name}.told.{self.tab}.{self.picked}"
        self.stage.add(Panel(area, (scrolled(self.ui, inner, meaning, lambda flow: self.tell(flow, self.picked)),)))

    def _add_offers(self, area: FRect) -> FRect:
        """Buttons at the foot, or pictures beside the heading where there is little height."""
        offers, height = self.offers(), 72.0
        if not offers:
            return area
        if self.low:
            places = packed(self.beside, [self.beside.h] * len(offers), 10)
            self.beside.w = places[0].x - 20 - self.beside.x
        else:
            foot = FRect(area.x, area.bottom - height, area.w, height)
            places = packed(foot, [min(320.0, (area.w - 16 * (len(offers) - 1)) / len(offers))] * len(offers))
            area = FRect(area.x, area.y, area.w, area.h - height - 20)
        for rect, (words, meaning, picture, act) in zip(places, offers, strict=True):
            text, tip = ("", words) if self.low else (words, "")
            self.stage.add(Button(rect, text, act, meaning, icon=icon(picture), tooltip=tip))
        return area

    def _remedy(self) -> Offer:
        """What is offered where there is nothing to list."""
        return self.say("page.play"), "page.play", "play", self.app.loop.home

    def fill_empty(self, area: FRect) -> None:
        """What stands there when there is nothing to list: why, and what to do."""
        self.fill_kindly(area, self.say(f"{self.name}.empty"), self.say(f"{self.name}.empty_text"))

    def fill_kindly(self, area: FRect, title: str, text: str, helps: bool = True) -> None:
        """With something to do about it, if anything helps."""
        self.stage.add(Panel(area))
        words = min(area.w - 80, 900.0)
        told = max(80.0, self.ui.text.height(text, BODY, words))
        side = min(260.0, area.h * 0.4, area.h * 0.92 - told - 166)
        picture = FRect(area.centerx - side / 2, area.y + area.h * 0.08, side, side)
        head = FRect(area.centerx - words / 2, picture.bottom + 12, words, 54)
        body = FRect(head.x, head.bottom + 4, words, told)
        button = FRect(area.centerx - 170, min(body.bottom + 12, area.bottom - 84), 340, 68)
        self.stage.add(
            Image(picture, cardcade_assets.path("logo", "emblem.svg")),
            Label(head, title, HEADING, INK, align="centre"),
            Paragraph(body, text, BODY, SOFT, align="centre"),
        )
        if helps:
            offer, meaning, sign, act = self._remedy()
            self.stage.add(Button(button, offer, act, meaning, kind=ButtonKind.PRIMARY, icon=icon(sign)))

    def open_tab(self, tab: int) -> None:
        self.tab, self.picked, self.opened = tab, 0, False
        self.rebuild()

    def _pick(self, index: int) -> None:
        self.picked, self.opened = index, True
        self.rebuild()

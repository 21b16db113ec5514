"""History: the matches that were played to the end, and what they say of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import FRect

from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer, Panes
from cardcade.shell.screens.history.history_filter import Filter
from cardcade.shell.screens.history.history_matches import MatchesView
from cardcade.shell.screens.history.history_statistics import StatisticsView
from cardcade.shell.store.statistics import statistics
from cardcade.ui import Row

if TYPE_CHECKING:
    from cardcade.shell.app.app import App
    from cardcade.shell.store.saved import FinishedMatch

MATCHES, STATISTICS = range(2)


class HistoryList(Protocol):
    """One way of looking at the history: a list, and what is told of the row that was picked."""

    @property
    def filters(self) -> Sequence[str]:
        """By which it can be narrowed down."""

    def rows(self) -> Sequence[Row]: ...
    def tell(self, flow: Flow, index: int) -> None: ...
    def offers(self) -> Sequence[Offer]: ...
    def open(self) -> None: ...
    def empty(self) -> str: ...


class HistoryPage(Panes):
    title = "history.title"
    name = "history"

    def __init__(self, app: App, tab: int = MATCHES) -> None:
        super().__init__(app)
        self.tab = tab
        self._matches: list[FinishedMatch] | None = None
        """As they were when the page was last laid out: they are asked for again and again."""
        self.filter = Filter(self, self._narrowed)
        self.statistics = StatisticsView(self)
        self._looks: tuple[HistoryList, HistoryList] = (MatchesView(self), self.statistics)
        self.app.chronicle.open()

    @property
    def matches(self) -> list[FinishedMatch]:
        """Those that are wanted, the newest first."""
        if self._matches is None:
            self._matches = self.filter.among(self.app.chronicle.matches, self._look.filters)
        return self._matches

    def rebuild(self) -> None:
        self._matches = None
        super().rebuild()

    @property
    def _look(self) -> HistoryList:
        return self._looks[self.tab]

    def enter(self) -> None:
        self.app.chronicle.on_news = self._news
        super().enter()

    def _news(self) -> None:
        if self.app.loop.screens and self.app.loop.screen is self and not self.stage.dialogs:
            self.rebuild()

    def _narrowed(self) -> None:
        self.picked, self.opened = 0, False
        self.rebuild()

    def note(self) -> str:
        told = statistics(self.matches)
        return self.say("history.note", n=told.played, won=told.won) if told.played else ""

    def tabs(self) -> Sequence[str]:
        return [self.say("history.matches"), self.say("history.statistics")] if self.app.chronicle.matches else ()

    def add_tabs(self, area: FRect, names: Sequence[str], chosen: int, meaning: str) -> FRect:
        """With the filter beside them, or below where there is little room."""
        if not names:
            return area
        left = super().add_tabs(area, names, chosen, meaning)
        if self.single and self.opened:
            return left
        beside = FRect(area.x + 530, area.y, area.w - 530, 56)
        if left.y > area.y and self.filter.fits(beside.w, self._look.filters):
            self.stage.add(*self.filter.widgets(beside, self._look.filters))
            return left
        self.stage.add(*self.filter.widgets(FRect(left.x, left.y, left.w, 56), self._look.filters))
        return FRect(left.x, left.y + 68, left.w, left.h - 68)

    def rows(self) -> Sequence[Row]:
        return self._look.rows()

    def tell(self, flow: Flow, index: int) -> None:
        self._look.tell(flow, index)

    def offers(self) -> Sequence[Offer]:
        return self._look.offers()

    def fill_empty(self, area: FRect) -> None:
        """Nothing was ever played, or nothing of what is looked for."""
        what = self._look.empty()
        self.fill_kindly(area, self.say(f"history.{what}"), self.say(f"history.{what}_text"))

    def _pick(self, index: int) -> None:
        """What is told of already is opened."""
        if index == self.picked and (self.opened or not self.single):
            self._look.open()
        else:
            super()._pick(index)

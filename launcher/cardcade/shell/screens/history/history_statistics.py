"""What the history says of the people at this screen: game by game, rules by rules, level by level."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from cardcade.shell.screens.common.charts import AccuracyChart, FormChart, Grid, PlaceChart, Share, ShareBar
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer
from cardcade.shell.screens.history.figure_lines import add_figures
from cardcade.shell.screens.history.history_filter import level_words
from cardcade.shell.screens.history.history_matches import OTHER
from cardcade.shell.store.statistics import Statistics, by_level, statistics
from cardcade.table.words import own_words
from cardcade.ui import Label, Panel, Row, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import FAINT, GOLD, HEADING, INK, SECTION, SMALL, TINY

if TYPE_CHECKING:
    from cardcade.engine.figures import Figure
    from cardcade.shell.screens.history.history import HistoryPage
    from cardcade.shell.store.saved import FinishedMatch

RECENT = 60
"""So many matches a chart shows one by one."""
TILE, CHART, SIDE_BY_SIDE = 104.0, 280.0, 900.0
TITLED = SECTION._replace(size=26)


class MatchGroup(NamedTuple):
    """The matches of a game, or of one of its presets."""

    game: str
    preset: str | None
    matches: list[FinishedMatch]


class StatisticsView:
    """Only matches that were one's own count."""

    filters = ("person", "level", "period")

    def __init__(self, page: HistoryPage) -> None:
        self._page, self._app, self.say = page, page.app, page.say
        self.as_table = False
        self._grouped: tuple[list[FinishedMatch], list[MatchGroup]] | None = None
        """For which matches, and what came of it."""

    def empty(self) -> str:
        return "nothing" if any(match.people for match in self._app.chronicle.matches) else "no_record"

    def groups(self) -> list[MatchGroup]:
        """The game that was played most first, of two alike the one played last; below it its presets."""
        if self._grouped is None or self._grouped[0] is not self._page.matches:
            self._grouped = self._page.matches, self._group()
        return self._grouped[1]

    def _group(self) -> list[MatchGroup]:
        mine = [match for match in self._page.matches if match.people]
        games = dict.fromkeys(match.beginning.game for match in mine)
        found = [MatchGroup(game, None, [match for match in mine if match.beginning.game == game]) for game in games]
        return [
            part for whole in sorted(found, key=lambda one: -len(one.matches)) for part in (whole, *_presets(whole))
        ]

    def rows(self) -> Sequence[Row]:
        return [self._row(number, group) for number, group in enumerate(self.groups())]

    def _row(self, number: int, group: MatchGroup) -> Row:
        told = statistics(group.matches)
        detail = self.say("history.so_many", n=told.played)
        picture = icon("chart" if group.preset is None else "rules")
        return Row(self._name(group), f"history.group.{number}", detail, end=_percent(told.share), icon=picture)

    def _name(self, group: MatchGroup) -> str:
        chronicle = self._app.chronicle
        if group.preset is None:
            return chronicle.game_name(group.game)
        return chronicle.preset_name(group.game, group.preset)

    def open(self) -> None:
        """Picked again: the other way of showing the same."""
        self.as_table = not self.as_table
        self._page.rebuild()

    def offers(self) -> Sequence[Offer]:
        name, picture = ("as_charts", "chart") if self.as_table else ("as_table", "list")
        return [(self.say(f"history.{name}"), "history.table", picture, self.open)] if self.groups() else []

    # -- what is told of a group

    def tell(self, flow: Flow, index: int) -> None:
        group = self.groups()[index]
        told = statistics(group.matches, self._figures(group.game))
        flow.heading(self._name(group), HEADING._replace(size=40), INK)
        flow.hug()
        whole = self.say("history.all_rules") if group.preset is None else self._app.chronicle.game_name(group.game)
        flow.paragraph(whole, SMALL, FAINT)
        self._add_tiles(flow, self._tiles(group.game, told))
        if self.as_table:
            self._tell_tables(flow, group)
        else:
            self._tell_charts(flow, group, told)
        self._tell_figures(flow, group.game, told)
        self._tell_apart(flow, group)

    def _figures(self, game: str) -> Sequence[Figure]:
        found = self._app.shelf.find(game)
        return found.plugin.game(found.plugin.rules()).figures if found is not None else ()

    def _levels(self, group: MatchGroup) -> dict[str, list[FinishedMatch]]:
        """The weakest opponents first, as far as the game is still there to say who they are."""
        found = self._app.shelf.find(group.game)
        return by_level(group.matches) if found is None else by_level(group.matches, tuple(found.plugin.bots))

    def _tiles(self, game: str, told: Statistics) -> list[tuple[str, str]]:
        return [
            (self.say("history.played"), f"{told.played}"),
            (self.say("history.wins"), f"{told.won}"),
            (self.say("history.share"), _percent(told.share)),
            (self.say("history.streak_now"), f"{told.streak.now}"),
            (self.say("history.streak"), f"{told.streak.longest}"),
            (self._counted(game, "history.points"), _average(told.points, told.played)),
            (self.say("history.minutes"), _average(told.seconds / 60, told.played)),
            *([] if told.accuracy is None else [(self.say("history.accuracy"), f"{round(told.accuracy)}%")]),
        ]

    def _counted(self, game: str, key: str) -> str:
        """In the game's own word, where it counts no points."""
        return self.say(own_words(self._app.language, game, key))

    def _add_tiles(self, flow: Flow, tiles: Sequence[tuple[str, str]]) -> None:
        """In as few lines as hold them, each as wide as the page, their names in letters of one size."""
        lines = -(-len(tiles) // max(2, int(flow.width // 150)))
        most = -(-len(tiles) // lines)
        widest, text = (flow.width + 12) / most - 24, self._page.ui.text
        type_ = min((text.shrunk(name, TINY, widest) for name, _ in tiles), key=lambda type_: type_.size)
        for first in range(0, len(tiles), most):
            line = tiles[first : first + most]
            for room, (name, number) in zip(row(flow.take(TILE, 12), [None] * len(line), 12), line, strict=True):
                above = FRect(room.x + 6, room.y + 14, room.w - 12, 46)
                flow.add(Panel(room, (), OTHER), Label(above, number, HEADING, INK, align="centre"))
                flow.add(Label(FRect(above.x, above.bottom + 2, above.w, 28), name, type_, FAINT, align="centre"))

    def _head(self, flow: Flow, key: str, **args: object) -> None:
        flow.space(8)
        flow.heading(self.say(f"history.chart.{key}", **args), TITLED, GOLD)

    def _tell_charts(self, flow: Flow, group: MatchGroup, told: Statistics) -> None:
        self._head(flow, "levels")
        for number, (level, matches) in enumerate(self._levels(group).items()):
            flow.add(
                self._bar(flow.take(52, 4), number, level_words(self._page, group.game, level), statistics(matches))
            )
        flow.space(8)
        if flow.width >= SIDE_BY_SIDE:
            form, places = row(flow.take(CHART), [flow.width * 0.6, None], 40)
        else:
            form, places = flow.take(CHART), flow.take(CHART)
        self._add_form(flow, form, group)
        self._add_places(flow, places, told)
        self._add_accuracy(flow, group)

    def _add_accuracy(self, flow: Flow, group: MatchGroup) -> None:
        """Over time, as far as the coach has looked."""
        judged = [match for match in reversed(group.matches[:RECENT]) if match.accuracy is not None]
        if not judged:
            return
        below = self._titled(flow, flow.take(CHART), "accuracy")
        found = [match.accuracy for match in judged if match.accuracy is not None]
        ends, tip = (self._day(judged[0]), self._day(judged[-1])), self.say("history.chart.accuracy_tip")
        flow.add(AccuracyChart(below, found, ends, "history.accuracy", tip))

    def _add_form(self, flow: Flow, room: FRect, group: MatchGroup) -> None:
        recent = list(reversed(group.matches[:RECENT]))
        ends = self._day(recent[0]), self._day(recent[-1])
        tip = self.say("history.chart.form_tip")
        below = self._titled(flow, room, "form")
        flow.add(FormChart(below, [match.won for match in recent], ends, "history.form", tip))

    def _add_places(self, flow: Flow, room: FRect, told: Statistics) -> None:
        places = [(self._place(place), told.places.get(place, 0)) for place in range(1, max(told.places) + 1)]
        below = self._titled(flow, room, "places")
        flow.add(PlaceChart(below, places, "history.places", self.say("history.chart.places_tip")))

    def _titled(self, flow: Flow, room: FRect, key: str) -> FRect:
        """The room below a chart's title."""
        flow.add(Label(FRect(room.x, room.y, room.w, 39), self.say(f"history.chart.{key}"), TITLED, GOLD))
        return FRect(room.x, room.y + 52, room.w, room.h - 52)

    def _bar(self, room: FRect, number: int, name: str, told: Statistics) -> ShareBar:
        low, high = told.interval
        words = self.say("history.chart.of", share=_percent(told.share), won=told.won, n=told.played)
        tip = self.say("history.chart.interval", low=_percent(low), high=_percent(high))
        return ShareBar(room, Share(name, told.share, low, high, words), f"history.level.{number}", tip)

    def _tell_tables(self, flow: Flow, group: MatchGroup) -> None:
        self._head(flow, "levels")
        levels, game = self._levels(group).items(), group.game
        self._add_grid(flow, game, "levels", [(level_words(self._page, game, level), many) for level, many in levels])
        self._head(flow, "months")
        self._add_grid(flow, game, "months", _by_month(group.matches).items())
        self._tell_accuracies(flow, group)
        self._head(flow, "places")
        told = statistics(group.matches)
        heads = [self.say("history.place"), self.say("history.often"), self.say("history.part")]
        lines = [(self._place(place), f"{n}", _percent(n / told.played)) for place, n in told.places.items()]
        flow.add(table := Grid(FRect(flow.x, flow.y, flow.width, 0), heads, lines, "history.table.places"))
        flow.take(table.rect.h)

    def _tell_accuracies(self, flow: Flow, group: MatchGroup) -> None:
        judged = {month: statistics(matches) for month, matches in _by_month(group.matches).items()}
        known = [(month, told) for month, told in judged.items() if told.accuracy is not None]
        if not known:
            return
        self._head(flow, "accuracy")
        heads = [self.say("history.table.months"), self.say("history.table.played"), self.say("history.accuracy")]
        lines = [(month, f"{told.played}", f"{round(told.accuracy or 0)}%") for month, told in known]
        flow.add(table := Grid(FRect(flow.x, flow.y, flow.width, 0), heads, lines, "history.table.accuracy"))
        flow.take(table.rect.h)

    def _add_grid(self, flow: Flow, game: str, what: str, parts: Iterable[tuple[str, list[FinishedMatch]]]) -> None:
        names = ("played", "wins", "share", "range", "streak", "points", "minutes")
        heads = [self._counted(game, f"history.table.{name}") for name in (what, *names)]
        lines = [(name, *_cells(statistics(matches))) for name, matches in parts]
        flow.add(table := Grid(FRect(flow.x, flow.y, flow.width, 0), heads, lines, f"history.table.{what}"))
        flow.take(table.rect.h)

    def _tell_figures(self, flow: Flow, game: str, told: Statistics) -> None:
        """The game's own."""
        named = [(f"{game}.figures.{name}", number) for name, number in told.figures.items()]
        lines = [(self.say(key), f"{number}") for key, number in named if self._app.language.knows(key)]
        if not lines or not told.reckoned:
            return
        flow.space(8)
        flow.heading(self.say("history.chart.figures", game=self._app.chronicle.game_name(game)), TITLED, GOLD)
        add_figures(flow, lines)
        if told.reckoned < told.played:
            flow.paragraph(self.say("history.reckoned", n=told.reckoned, of=told.played), TINY, FAINT)

    def _tell_apart(self, flow: Flow, group: MatchGroup) -> None:
        """What does not count."""
        others = [match for match in self._page.matches if not match.people and match.beginning.game == group.game]
        if others and group.preset is None:
            flow.paragraph(self.say("history.apart", n=len(others)), TINY, FAINT)

    def _day(self, match: FinishedMatch) -> str:
        return time.strftime(self.say("history.day"), time.localtime(match.ended))

    def _place(self, place: int) -> str:
        key = f"history.places.{place}"
        return self.say(key) if self._app.language.knows(key) else self.say("history.places.nth", place=place)


def _presets(whole: MatchGroup) -> list[MatchGroup]:
    presets: dict[str, list[FinishedMatch]] = {}
    for match in whole.matches:
        presets.setdefault(match.beginning.preset, []).append(match)
    return [MatchGroup(whole.game, name, matches) for name, matches in presets.items()] if len(presets) > 1 else []


def _by_month(matches: Iterable[FinishedMatch]) -> dict[str, list[FinishedMatch]]:
    months: dict[str, list[FinishedMatch]] = {}
    for match in matches:
        months.setdefault(time.strftime("%Y-%m", time.localtime(match.ended)), []).append(match)
    return months


def _cells(told: Statistics) -> tuple[str, ...]:
    low, high = told.interval
    return (
        f"{told.played}",
        f"{told.won}",
        _percent(told.share),
        f"{round(100 * low)}–{_percent(high)}",
        f"{told.streak.longest}",
        _average(told.points, told.played),
        _average(told.seconds / 60, told.played),
    )


def _percent(share: float) -> str:
    return f"{round(100 * share)}%"


def _average(whole: float, count: int) -> str:
    """With a decimal place only where it says something."""
    each = whole / count if count else 0.0
    return f"{each:.1f}" if 0 < abs(each) < 20 and round(each, 1) % 1 else f"{round(each)}"

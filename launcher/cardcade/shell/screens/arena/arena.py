"""The arena: bots meet in a round robin, the table of results grows, and every deal can be watched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pygame import FRect

from cardcade.arena.backstage import Backstage
from cardcade.arena.contest import Contest
from cardcade.arena.league import League, LeagueRow
from cardcade.arena.referee import Terms
from cardcade.arena.seatings import teams_of
from cardcade.arena.series import Filmed
from cardcade.arena.stand_ins import say_stand_ins
from cardcade.discovery import Found
from cardcade.engine.bots import RANDOM, SEARCH, is_program, program_title, program_titles
from cardcade.engine.presets import Preset
from cardcade.outside.own_programs import own_programs
from cardcade.shell.app.lab_words import preset_name
from cardcade.shell.match.request import fresh_seed
from cardcade.shell.screens.arena.arena_deals import ArenaDeals
from cardcade.shell.screens.arena.heat_map import HeatMap
from cardcade.shell.screens.common.charts import Grid, Share, ShareBar
from cardcade.shell.screens.common.choice import ChoiceDialog
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.workbench import Workbench
from cardcade.table.words import level_name
from cardcade.ui import Segmented, Toggle, icon
from cardcade.ui.layout import grid
from cardcade.ui.theme import BODY, FAINT, GOLD, INK, SECTION, SMALL
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.arena.bout import Outcome

DEALS: Final = (50, 200, 1000)
VIEWS: Final = ("table", "heat_map", "deals")
COLUMNS: Final = ("bot", "wins", "first", "score", "lead", "elo", "time")
CELL: Final = 128.0
ROOMY: Final = 900.0
"""From this width on, the table has room for intervals."""
SWITCH, MANY = 46.0, 5
TITLED = SECTION._replace(size=26)


class Arena:
    """The subject of a workbench: the bots of one game."""

    name = "arena"

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self.app, self.say = bench.app, bench.say
        self.games: list[Found] = self.app.shelf.playable
        self.league: League | None = None
        self.view = 0
        self._titles: dict[str, str] = {}
        self.amount_chosen = 0
        self.deals = ArenaDeals(self, bench)
        self._sit_down(0)

    def heading(self) -> str:
        return self.say("arena.title")

    def _sit_down(self, tab: int) -> None:
        """At another game: its levels compete, by its usual rules."""
        self.tab = tab
        if self.games:
            plugin = self.found.plugin
            self.bots = set(plugin.bots) if len(plugin.bots) > 1 else {*plugin.bots, RANDOM}
            self.preset = self.app.shelf.library(self.found).default

    @property
    def found(self) -> Found:
        return self.games[self.tab]

    @property
    def offered(self) -> list[str]:
        """All that could compete."""
        plugin = self.found.plugin
        return [*plugin.bots, *own_programs(plugin), SEARCH, RANDOM]

    # -- what is chosen

    def tabs(self) -> Sequence[str]:
        return [self.app.shelf.name(found.id) for found in self.games]

    def open_tab(self, tab: int) -> None:
        self._sit_down(tab)
        self._forget()

    def choose(self, flow: Flow) -> None:
        flow.heading(self.say("arena.bots"), TITLED, INK)
        self._add_bots(flow)
        flow.space(8)
        flow.heading(self.say("arena.preset"), TITLED, INK)
        chosen = Row(self._name(self.preset), "arena.preset", icon=icon("presets"), enabled=not self._bench.busy)
        flow.add(RowWidget(flow.take(62, 12), chosen, self._choose_preset))
        flow.heading(self.say("arena.deals"), TITLED, INK)
        amounts = [f"{amount}" for amount in DEALS]
        room = flow.take(60)
        flow.add(
            Segmented(room, amounts, self.amount_chosen, self._set_amount, "arena.deals", enabled=not self._bench.busy)
        )

    def _add_bots(self, flow: Flow) -> None:
        """Many of them side by side."""
        offered = self.offered
        self._titles = program_titles(offered)
        columns = 2 if len(offered) > MANY else 1
        room = flow.take(-(-len(offered) // columns) * (SWITCH + 6) - 6, 18)
        for place, bot in zip(grid(room, columns, len(offered), SWITCH, 6), offered, strict=True):
            cell = FRect(place.x, place.y, place.w - (14 if columns > 1 else 0), place.h)
            name, on, free = self.called(bot), bot in self.bots, not self._bench.busy
            flow.add(Toggle(cell, name, on, self._switching(bot), f"arena.bot.{bot}", enabled=free, tooltip=bot))

    def called(self, bot: str) -> str:
        """What a bot is called here."""
        if is_program(bot):
            return self._titles.get(bot) or program_title(bot)
        return level_name(self.app.language, self.found.id, bot, "setup.level")

    def _name(self, preset: Preset) -> str:
        return preset_name(preset, self.app.language)

    def _switching(self, bot: str) -> Callable[[bool], object]:
        def switch(on: bool) -> None:
            self.bots = self.bots | {bot} if on else self.bots - {bot}
            self._start_over()

        return switch

    def _choose_preset(self) -> None:
        presets = list(self.app.shelf.library(self.found).presets.values())
        names, place = [self._name(one) for one in presets], presets.index(self.preset) if self.preset in presets else 0

        def pick(index: int) -> None:
            self.preset = presets[index]
            self._start_over()

        self._bench.stage.open(ChoiceDialog(self.say("arena.preset"), names, place, pick, "arena.preset.choice"))

    def _set_amount(self, chosen: int) -> None:
        self.amount_chosen = chosen
        self._start_over()

    def _start_over(self) -> None:
        self._forget()
        self._bench.start_over()

    def _forget(self) -> None:
        self.league = None
        self.deals.forget()

    # -- at work

    def why_not(self) -> str:
        return self.say("arena.alone") if len(self.bots) < 2 else ""

    def begin(self) -> Backstage:
        plugin, preset = self.found.plugin, self.preset
        self.app.guard.open(self.found)
        seats = plugin.usual_seats(preset.rules)
        terms = Terms(game=plugin.id, preset=preset.name, values=preset.values)
        bots = tuple(bot for bot in self.offered if bot in self.bots)
        contest = Contest(terms, bots, seats, teams_of(plugin.game(preset.rules), seats), fresh_seed())
        self.league = League(contest)
        self.deals.forget()
        return Backstage(Filmed(contest), DEALS[self.amount_chosen], apart=self.app.bots is not None)

    def take(self, outcomes: Iterable[Outcome]) -> None:
        assert self.league is not None
        for outcome in outcomes:
            self.league.add(outcome)
            self.deals.add(outcome)

    @property
    def whole(self) -> int:
        """How many games it will be in all."""
        return self.league.contest.bouts(DEALS[self.amount_chosen]) if self.league is not None else 0

    def amount(self) -> str:
        done = self.league.deals if self.league is not None else 0
        return self.say("workbench.deals", done=done, whole=DEALS[self.amount_chosen])

    # -- what came of it

    def tell(self, flow: Flow) -> None:
        if self.league is None or not self.league.deals:
            self._bench.introduce(flow, self.found, points=3)
            self._tell_bots(flow)
            return
        names = [self.say(f"arena.view.{name}") for name in VIEWS]
        flow.add(Segmented(flow.take(60, 20), names, self.view, self.turn, "arena.view"))
        (self._tell_table, self._tell_heat_map, self.deals.tell)[self.view](flow)

    def _tell_bots(self, flow: Flow) -> None:
        """How those who compete play, as far as the game says it."""
        keys = {bot: f"{self.found.id}.bots.{bot}" for bot in self.offered if bot in self.bots}
        described = {bot: key for bot, key in keys.items() if self.app.language.knows(key)}
        if described:
            flow.space(18)
            flow.heading(self.say("setup.bots"), TITLED, GOLD)
        for bot, key in described.items():
            flow.bullet(self.say("setup.level_line", level=self.called(bot), about=self.say(key)), BODY, INK)

    def turn(self, view: int) -> None:
        self.view = view
        self._bench.rebuild()

    def _tell_table(self, flow: Flow) -> None:
        assert self.league is not None
        heads = [self.say(f"arena.column.{name}") for name in COLUMNS]
        lines = [self._cells(line, flow.width >= ROOMY) for line in self.league.lines()]
        table = Grid(FRect(flow.x, flow.y, flow.width, 0), heads, lines, "arena.table", first=0.2, lit=1)
        flow.add(table)
        flow.take(table.rect.h, 18)
        for line in self.league.lines():
            flow.add(self._bar(flow.take(46, 4), line))
        flow.space(14)
        for bot, lapses in self.league.lapses.items():
            flow.paragraph(self.app.language.text(say_stand_ins(self.called(bot), lapses)), SMALL, GOLD)
        flow.paragraph(self.say("arena.note"), SMALL, FAINT)
        self._tell_bots(flow)

    def _bar(self, room: FRect, line: LeagueRow) -> ShareBar:
        wins = line.wins
        words = self.say("lab.percent_range", low=f"{100 * wins.low:.0f}", high=f"{100 * wins.high:.0f}")
        share = Share(self.called(line.bot), wins.mean, wins.low, wins.high, words)
        return ShareBar(room, share, f"arena.share.{line.bot}", self.say("arena.tip", n=line.deals))

    def _cells(self, line: LeagueRow, wide: bool) -> tuple[str, ...]:
        assert self.league is not None
        assert line.elo is not None
        times = self.league.times(line.bot)
        return (
            self.called(line.bot),
            self.say("lab.percent", share=f"{100 * line.wins.mean:.1f}"),
            self.say("lab.percent", share=f"{100 * line.first.mean:.1f}"),
            f"{line.score.mean:.2f}",
            f"{line.lead.mean:+.2f}".replace("-", "−") + (f" ± {line.lead.width / 2:.2f}" if wide else ""),
            f"{line.elo.mean:.0f}" + (f" ± {line.elo.width / 2:.0f}" if wide else ""),
            f"{brief(times['p50'])} / {brief(times['p95'])}",
        )

    def _tell_heat_map(self, flow: Flow) -> None:
        assert self.league is not None
        room = flow.take(48 + CELL * len(self.league.contest.bots), 18)
        flow.add(HeatMap(room, self.league, self.called))
        flow.paragraph(self.say("arena.chart.legend"), SMALL, FAINT)


def brief(ms: float) -> str:
    """Tenths while they matter."""
    return f"{ms:.1f}" if ms < 10 else f"{ms:.0f}"

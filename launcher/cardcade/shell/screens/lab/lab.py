"""The rule lab: rules are tried against others on the same deals, before anybody has to play by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pygame import FRect

from cardcade.arena.backstage import Backstage
from cardcade.arena.rule_comparison import Finding, MeasureKind, RuleComparison
from cardcade.arena.rule_trial import RuleTrial, trial_of
from cardcade.discovery import Found
from cardcade.engine.presets import Preset
from cardcade.engine.rule_words import differences
from cardcade.shell.app.lab_words import LabWords, preset_name
from cardcade.shell.match.request import fresh_seed
from cardcade.shell.screens.common.charts import Grid
from cardcade.shell.screens.common.choice import ChoiceDialog
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.workbench import Workbench
from cardcade.shell.screens.lab.lab_charts import Legend, MeasuredPair, PairChart
from cardcade.table.words import own_words
from cardcade.ui import Button, Label, Segmented, icon
from cardcade.ui.layout import grid, row
from cardcade.ui.theme import BODY, FAINT, GOLD, INK, SECTION, SMALL
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.arena.bout import Outcome

EFFORTS: Final = (0.5, 1.0, 3.0)
"""Deals as parts of what is usually enough."""
FEWEST: Final = 2
"""Deals before anything is told: one says nothing of how much the next will differ."""
TWO_COLUMNS: Final = 900.0
MOST_CHANGES: Final = 30
TITLED = SECTION._replace(size=26)
COLUMNS: Final = ("measure", "tried", "range_tried", "usual", "range_usual", "gap", "verdict")
RANGES: Final = ("range_tried", "range_usual")
ROOMY: Final = 800.0
"""From this width on, the table has room for intervals."""


class Lab:
    """The subject of a workbench: two sets of rules of one game."""

    name = "lab"
    tab = 0

    def __init__(
        self, bench: Workbench, found: Found, tried: Preset | None = None, usual: Preset | None = None
    ) -> None:
        """`tried` may be rules that no file holds yet."""
        self._bench, self.found = bench, found
        self.app, self.say = bench.app, bench.say
        library = self.app.shelf.library(found)
        self.presets = [*([tried] if tried is not None else []), *library.presets.values()]
        self.usual = usual or library.default
        self.tried = tried or next((one for one in self.presets if one.values != self.usual.values), self.usual)
        self.effort = 1
        self.as_table = False
        self.comparison: RuleComparison | None = None

    def heading(self) -> str:
        return self.say("lab.heading", game=self.app.shelf.name(self.found.id))

    def tabs(self) -> Sequence[str]:
        return ()

    def open_tab(self, tab: int) -> None:
        """There is only one."""

    # -- what is chosen

    def choose(self, flow: Flow) -> None:
        flow.heading(self.say("lab.tried"), TITLED, INK)
        self._add_choice(flow, self.tried, "lab.tried", self._try)
        flow.space(8)
        flow.heading(self.say("lab.usual"), TITLED, INK)
        self._add_choice(flow, self.usual, "lab.usual", self._compare_with)
        flow.space(8)
        flow.heading(self.say("lab.effort"), TITLED, INK)
        options = [self.say("lab.deals", n=self._deals(number)) for number in range(len(EFFORTS))]
        flow.add(
            Segmented(flow.take(62), options, self.effort, self._set_effort, "lab.effort", enabled=not self._bench.busy)
        )
        flow.paragraph(self._own(self._how()), SMALL, FAINT)

    def _add_choice(self, flow: Flow, chosen: Preset, meaning: str, pick: Callable[[Preset], object]) -> None:
        about = chosen.about.get(self.app.language.code, "")
        words = Row(self._name(chosen), meaning, icon=icon("presets"), tooltip=about, enabled=not self._bench.busy)
        flow.add(RowWidget(flow.take(66, 8), words, lambda: self._open(chosen, meaning, pick)))
        if about:
            flow.paragraph(about, SMALL, FAINT)

    def _open(self, chosen: Preset, meaning: str, pick: Callable[[Preset], object]) -> None:
        names = [self._name(preset) for preset in self.presets]
        place = self.presets.index(chosen) if chosen in self.presets else 0
        picked = ChoiceDialog(
            self.say(meaning), names, place, lambda index: pick(self.presets[index]), f"{meaning}.choice"
        )
        self._bench.stage.open(picked)

    def _try(self, preset: Preset) -> None:
        self.tried = preset
        self._start_over()

    def _compare_with(self, preset: Preset) -> None:
        self.usual = preset
        self._start_over()

    def _set_effort(self, effort: int) -> None:
        self.effort = effort
        self._start_over()

    def _start_over(self) -> None:
        self.comparison = None
        self._bench.start_over()

    def _own(self, key: str) -> str:
        return self.say(own_words(self.app.language, self.found.id, key))

    def _name(self, preset: Preset) -> str:
        return preset_name(preset, self.app.language)

    def _deals(self, effort: int) -> int:
        return round(self._trial(0).games * EFFORTS[effort])

    def _how(self) -> str:
        rounds = self._trial(0).terms[0].rounds
        return "lab.how.round" if rounds == 1 else "lab.how.rounds" if rounds else "lab.how.match"

    def _trial(self, seed: int) -> RuleTrial:
        plugin = self.found.plugin
        return trial_of(plugin, self.tried, self.usual, plugin.usual_seats(self.tried.rules), seed)

    # -- at work

    def why_not(self) -> str:
        return self.say("lab.same") if self.tried.values == self.usual.values else ""

    def begin(self) -> Backstage:
        trial = self._trial(fresh_seed())
        self.comparison = RuleComparison(trial, self.found.plugin.game(self.tried.rules))
        return Backstage(trial, self._deals(self.effort), apart=self.app.bots is not None)

    def take(self, outcomes: Iterable[Outcome]) -> None:
        assert self.comparison is not None
        for outcome in outcomes:
            self.comparison.add(outcome)

    def amount(self) -> str:
        done = self.comparison.deals if self.comparison is not None else 0
        return self.say("workbench.deals", done=done, whole=self._deals(self.effort))

    # -- what came of it

    def tell(self, flow: Flow) -> None:
        if self.comparison is None or self.comparison.deals < FEWEST:
            self._bench.introduce(flow, self.found, points=4)
            self._tell_changes(flow)
            return
        words = LabWords(self.app.language, self.comparison, self.tried, self.usual)
        findings = self.comparison.findings()
        flow.paragraph(words.sentence(), BODY._replace(size=28), INK)
        self._add_legend(flow, words)
        if self.as_table:
            self._tell_table(flow, words, findings)
        else:
            self._tell_charts(flow, words, findings)
        trial = self.comparison.trial
        apart = self.say("lab.note_levels", n=trial.apart) if trial.pairs else ""
        flow.paragraph(f"{self.say('lab.note')} {apart}".strip(), SMALL, FAINT)

    def _tell_changes(self, flow: Flow) -> None:
        """What is tried, against what it is compared with."""
        changes = differences(self.found.id, self.tried.rules, self.usual.rules, self.app.language.knows)
        if changes:
            flow.space(18)
            names = {"preset": self._name(self.tried), "usual": self._name(self.usual)}
            flow.paragraph(self.say("lab.changes", **names), TITLED, GOLD)
            for line in changes[:MOST_CHANGES]:
                flow.bullet(self.say(line), BODY, INK)

    def _add_legend(self, flow: Flow, words: LabWords) -> None:
        name, picture = ("as_charts", "chart") if self.as_table else ("as_table", "list")
        legend, button = row(flow.take(56), [None, 250.0], 16)
        flow.add(Legend(legend, (words.preset(0), words.preset(1))))
        flow.add(Button(button, self.say(f"lab.{name}"), self._turn, "lab.table", icon=icon(picture)))

    def _turn(self) -> None:
        self.as_table = not self.as_table
        self._bench.rebuild()

    def _tell_charts(self, flow: Flow, words: LabWords, findings: Sequence[Finding]) -> None:
        columns = 2 if flow.width >= TWO_COLUMNS else 1
        for kind in MeasureKind:
            some = [one for one in findings if one.measure.kind is kind]
            if not some:
                continue
            flow.add(Label(flow.take(34, 8), self._own(f"lab.about_{kind.value}"), TITLED, GOLD))
            lines = -(-len(some) // columns)
            room = flow.take(lines * (PairChart.HEIGHT + 12) - 12, 18)
            for cell, one in zip(grid(room, columns, len(some), PairChart.HEIGHT, 12), some, strict=True):
                flow.add(self._chart(cell, words, one))

    def _chart(self, cell: FRect, words: LabWords, one: Finding) -> PairChart:
        """Shares have one scale, to be compared at a glance; early intervals may reach beyond the rest."""
        ends = [min(each.high, 2 * each.mean) for each in (one.tried, one.usual)]
        top = 1.0 if one.measure.is_share else max(ends) * 1.08
        told = tuple(
            self.say("lab.reading", mean=words.value(one.measure, each.mean), range=words.range(one.measure, each))
            for each in (one.tried, one.usual)
        )
        found = self.say("lab.differs") if one.stands else ""
        pair = MeasuredPair(
            words.name(one.measure), (one.tried, one.usual), (told[0], told[1]), top, one.measure.is_share, found
        )
        tip = self.say("lab.tip", gap=self._signed(words, one))
        return PairChart(cell, pair, f"lab.chart.{one.measure.key}", tip)

    def _tell_table(self, flow: Flow, words: LabWords, findings: Sequence[Finding]) -> None:
        wide = flow.width >= ROOMY
        columns = [name for name in COLUMNS if wide or name not in RANGES]
        heads = [self.say(f"lab.column.{name.partition('_')[0]}") for name in columns]
        lines = []
        for one in findings:
            cells = self._cells(words, one)
            lines.append([cells[name] for name in columns])
        area = FRect(flow.x, flow.y, flow.width, 0)
        table = Grid(area, heads, lines, "lab.grid", first=0.26 if wide else 0.4, lit=1)
        flow.add(table)
        flow.take(table.rect.h)

    def _cells(self, words: LabWords, one: Finding) -> dict[str, str]:
        return {
            "measure": words.name(one.measure),
            "tried": words.value(one.measure, one.tried.mean),
            "range_tried": words.range(one.measure, one.tried),
            "usual": words.value(one.measure, one.usual.mean),
            "range_usual": words.range(one.measure, one.usual),
            "gap": self._signed(words, one),
            "verdict": self.say("lab.differs" if one.stands else "lab.chance"),
        }

    def _signed(self, words: LabWords, one: Finding) -> str:
        gap = words.value(one.measure, abs(one.gap.mean))
        return gap if not one.gap.mean else f"{'+' if one.gap.mean > 0 else '−'}{gap}"

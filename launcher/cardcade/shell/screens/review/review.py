"""The review of a finished match: accuracy, the moves that cost most, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from pygame import FRect, Surface

from cardcade.engine.film import Mark
from cardcade.engine.judging import Judgement
from cardcade.engine.message import Message, say
from cardcade.engine.player import Player
from cardcade.engine.reason_words import why
from cardcade.shell.match.match_review import MatchReview
from cardcade.shell.match.request import players_of
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer, Panes
from cardcade.shell.screens.common.tile import RATIO
from cardcade.shell.screens.review.moves_strip import MovesStrip
from cardcade.shell.screens.review.still import Still
from cardcade.shell.theatre.feature import Feature, Unwatchable, feature_of
from cardcade.shell.theatre.still import still_of
from cardcade.table.words import Words, own_words
from cardcade.ui import Row, Tone, icon
from cardcade.ui.theme import BODY, CORAL, FAINT, GOLD, HEADING, INK, SECTION, SMALL, SMALL_STRONG, SOFT

if TYPE_CHECKING:
    from cardcade.engine.review import Remark
    from cardcade.shell.app.app import App
    from cardcade.shell.screens.theatre.theatre import Theatre

POLL_SECONDS = 0.05
STILL_SHARE, STILL_FROM = 0.62, 760.0
"""How much of the page the picture of the position takes, and from which width on there is one."""
STRIP = 128.0
GRADES = {"?!": "slip", "?": "mistake", "??": "blunder"}
"""What the marks mean to those who do not play chess."""


class ReviewPage(Panes):
    """Marks appear as they are found. What was better is told when the player asks: first one may look for it."""

    title = "review.title"
    name = "review"

    def __init__(self, app: App, review: MatchReview) -> None:
        super().__init__(app)
        self.review = review
        self._shown: set[int] = set()
        """The steps whose better move has been asked for."""
        self._still: tuple[object, Surface] | None = None
        self._words = Words(app.language, review.what.plugin.id, lambda: self.players)

    @property
    def players(self) -> Sequence[Player]:
        """As they are called now, and in this language."""
        return players_of(self.review.what.record.beginning.players, self.app.language, self.app.profiles)

    def update(self, dt: float) -> None:
        before = len(self.review.marked), self.review.done
        self.review.poll()
        if before != (len(self.review.marked), self.review.done):
            self.rebuild()
        super().update(dt)

    @property
    def still_for(self) -> float:
        return super().still_for if self.review.done else min(super().still_for, POLL_SECONDS)

    def back(self) -> None:
        if not (self.opened and self.single):
            self.review.close()
        super().back()

    def note(self) -> str:
        if not self.review.done:
            return self.say("review.looking")
        return self.say("review.accuracy", accuracy=round(self.review.accuracy), n=len(self.review.marked))

    def fill_empty(self, area: FRect) -> None:
        key = "clean" if self.review.done else "looking"
        self.fill_kindly(area, self.say(f"review.{key}"), self.say(f"review.{key}_text"), helps=self.review.done)

    def rows(self) -> Sequence[Row]:
        return [self._row(remark) for remark in self.review.marked]

    def _row(self, remark: Remark) -> Row:
        played = self._move(remark.judgement.played)
        where = self.say(self._where(remark))
        worst = remark in self.review.turning_points
        return Row(played, f"review.mark.{remark.step}", where, end=remark.mark, icon=icon("star" if worst else "hint"))

    def _where(self, remark: Remark) -> Message:
        key = own_words(self.app.language, self.review.what.plugin.id, "review.where")
        return say(key, round=remark.round + 1, step=remark.step)

    def offers(self) -> Sequence[Offer]:
        if not self.review.marked:
            return []
        picked = self.review.marked[min(self.picked, len(self.review.marked) - 1)]
        watch = self.say("review.watch"), "review.watch", "play", self._watch
        laid_open = self.say("review.open"), "review.open", "eye", self._watch_open
        try_it = self.say("review.try"), "review.try", "person", self._try
        show = self.say("review.show"), "review.show", "hint", self._show
        return [watch, laid_open, try_it] if picked.step in self._shown else [watch, laid_open, try_it, show]

    def tell(self, flow: Flow, index: int) -> None:
        remark = self.review.marked[index]
        told = remark.judgement
        beside = self._picture(flow, remark)
        flow.paragraph(f"{self._move(told.played)} {remark.mark}", HEADING._replace(size=40), INK)
        where = self._where(remark)
        flow.paragraph(self.say(f"review.grade.{GRADES[remark.mark]}", where=where), SMALL, FAINT)
        flow.space(10)
        if remark.step in self._shown:
            self._tell_better(flow, told)
        else:
            flow.paragraph(self.say("review.find"), BODY, SOFT)
        if beside is None:
            flow.space(16)
        self._tell_all(flow if beside is None else beside, remark)
        if beside is not None:
            flow.add(*beside.widgets)

    def _tell_better(self, flow: Flow, told: Judgement) -> None:
        flow.heading(self.say("review.better"), SECTION, GOLD)
        flow.paragraph(self._move(told.better), HEADING, INK)
        if told.weighed:
            flow.paragraph(self._gain(told), BODY, GOLD)
        if (reason := why(self.review.what.plugin.id, told)) is not None:
            flow.paragraph(self._words.sentence(reason), BODY, SOFT)
        self._tell_compared(flow, told)
        flow.space(10)
        flow.paragraph(self.say("review.from_your_view"), SMALL, FAINT)

    def _tell_all(self, flow: Flow, remark: Remark) -> None:
        """Where it stands among all that was decided, and how many of those were marked."""
        remarks = self.review.remarks
        flow.paragraph(self.say("review.all"), SMALL_STRONG, INK)
        flow.add(MovesStrip(flow.take(STRIP, 12), remarks, remark, self._tip, self._pick_remark))
        counted = [(name, sum(one.mark == mark for one in remarks)) for mark, name in {"": "none", **GRADES}.items()]
        told = [self.say(f"review.count.{name}", n=count) for name, count in counted if count]
        flow.paragraph(self.say("review.between").join(told), SMALL, FAINT)

    def _tip(self, remark: Remark) -> str:
        """A decision in one line, as it stands in the strip."""
        where = self._where(remark)
        first = self.say(f"review.grade.{GRADES[remark.mark]}", where=where) if remark.mark else self.say(where)
        return f"{self._move(remark.judgement.played)} {remark.mark}".strip() + "\n" + first

    def _pick_remark(self, remark: Remark) -> None:
        self._pick(self.review.marked.index(remark))

    def _picture(self, flow: Flow, remark: Remark) -> Flow | None:
        """What the player saw before the move, beside the words, and the room below it; where that cannot be shown, the
        game's cover."""
        if self._feature is None:
            if (found := self.app.shelf.find(self.review.what.plugin.id)) is not None:
                flow.picture(self.app.shelf.cover(found).whole, RATIO)
            return None
        width = flow.width * STILL_SHARE
        if flow.width < STILL_FROM:
            return None
        across, down = self.ui.canvas.size
        place = FRect(flow.x + flow.width - width, flow.y, width, width * down / across)
        flow.add(Still(place, self._stills(self._feature, remark.step - 1), "review.still"))
        flow.width -= width + 32
        return Flow(self.ui, place.x, place.bottom + 20, width)

    def _stills(self, feature: Feature, step: int) -> Surface:
        """Made once for a place, a size and a language."""
        key = step, self.ui.canvas.size, self.app.language.code
        if self._still is None or self._still[0] != key:
            self._still = key, still_of(self.app, feature, self.review.what.seat, step)
        return self._still[1]

    @cached_property
    def _feature(self) -> Feature | None:
        try:
            return feature_of(self.review.what.record, self.app.shelf, self.app.chronicle.game_name)
        except Unwatchable:
            return None

    def _tell_compared(self, flow: Flow, told: Judgement) -> None:
        """What was tried, where that is a chance of winning."""
        if self.review.unit != "win" or not told.weighed:
            return
        flow.space(10)
        for each in sorted(told.weighed, key=lambda each: -each.value):
            colour = CORAL if each.move == told.played else SOFT
            chance = self.say("coach.value.win", n=round(100 * each.value))
            flow.bullet(f"{self._move(each.move)}  {chance}", SMALL, colour)

    def _gain(self, told: Judgement) -> str:
        gain = f"{100 * told.gap:.0f}" if self.review.unit == "win" else f"{told.gap:.1f}"
        return self.say(f"coach.gain.{self.review.unit}", gain=gain)

    def _move(self, move: object) -> str:
        return self._words.sentence(self.review.what.game.say_move(move))

    def _watch(self) -> Theatre | None:
        """The position in which the move was made, with all marks on the timeline."""
        review, remark = self.review, self.review.marked[self.picked]
        marks = [Mark(one.step, "coach", review.tip(one)) for one in review.marked]
        return self.app.pages.open_theatre(review.what.record, remark.step - 1, review.what.seat, marks)

    def _watch_open(self) -> None:
        """With everybody's cards, which the coach did not see: the theatre says so."""
        if (theatre := self._watch()) is not None:
            theatre.lay_open()

    def _try(self) -> None:
        """In practice, at the position in which the move was made; what was found need not be told any more."""
        review, remark = self.review, self.review.marked[self.picked]

        def tell(word: Message, found: bool) -> None:
            self.app.ui.toasts.say(self._words.sentence(word), Tone.GOOD if found else Tone.NEWS)
            if found:
                self._shown.add(remark.step)

        self.app.pages.play_on(
            review.what.record, remark.step - 1, review.what.seat, lambda: review.second_try(remark, tell).hear
        )

    def _show(self) -> None:
        self._shown.add(self.review.marked[self.picked].step)
        self.opened = True
        self.rebuild()

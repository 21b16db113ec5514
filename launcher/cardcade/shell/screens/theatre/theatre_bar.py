"""The theatre's controls: the timeline, the buttons of the projector, whose view it is, and what else can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade.engine.message import say_seat
from cardcade.engine.player import Player
from cardcade.shell.screens.theatre.theatre_timeline import Timeline
from cardcade.shell.theatre.projector import PACES, Projector
from cardcade.table.words import Words
from cardcade.ui import PILL, Button, ButtonKind, Painter, Plate, Widget, icon
from cardcade.ui.events import Confirmed, Released, UiEvent
from cardcade.ui.theme import GOLD, SMALL_STRONG, STRONG, Colour
from cardcade.ui.widget import Control, Group

HEIGHT, LINE, ROW, SIDE, GAP = 134.0, 44.0, 62.0, 62.0, 8.0
GROUND: Colour = (9, 14, 30)
FOOT = Plate((16, 24, 48), (9, 14, 30), 0, (70, 90, 140, 120), 1.5)
CHOSEN = Plate((255, 207, 110, 60), radius=PILL, rim=GOLD, rim_width=3.0)
WIDEST_NOTE = 0.45
"""Of the timeline's length."""
SEATED = Plate((255, 255, 255, 14), radius=PILL)


class Deeds(NamedTuple):
    """What the buttons do beside moving the film."""

    run: Callable[[], object]
    more: Callable[[], object]
    play_on: Callable[[], object]
    pace: Callable[[int], object]
    open: Callable[[], object]
    log: Callable[[], object]


class SeatFace(Control):
    """A player's face: their view of the match."""

    corner = PILL

    def __init__(self, rect: FRect, player: Player, seat: int, projector: Projector, tooltip: str) -> None:
        super().__init__(rect, f"theatre.seat.{seat}", tooltip=tooltip)
        self._player, self.seat, self._projector = player, seat, projector

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        if isinstance(event, Confirmed) or (isinstance(event, Released) and event.over):
            self.sound("ui.click")
            self._projector.look_from(self.seat)
            return True
        return False

    def draw(self, painter: Painter) -> None:
        chosen = self._projector.seat == self.seat
        painter.plate(self.rect, CHOSEN if chosen else SEATED)
        side = self.rect.h * (0.82 if chosen or self.hover.value else 0.74)
        place = FRect(self.rect.centerx - side / 2, self.rect.centery - side / 2, side, side)
        painter.image(cardcade_assets.portrait(self._player.avatar), place)


class TheatreBar(Group):
    """Stands at the foot of the screen."""

    solid = True

    def __init__(
        self, rect: FRect, projector: Projector, players: Sequence[Player], words: Words, deeds: Deeds
    ) -> None:
        super().__init__(rect, (), "theatre.bar")
        self._projector, self._players, self._words, self._deeds = projector, players, words, deeds
        self.k = rect.h / HEIGHT
        line = FRect(rect.x + 14 * self.k, rect.y + 8 * self.k, rect.w - 28 * self.k, LINE * self.k)
        self._line = line
        self.timeline = Timeline(line.copy(), projector, words, projector.jump)
        self.play = self._button("run", "play", deeds.run, ButtonKind.PRIMARY)
        self.pace = self._label_button("pace", lambda: deeds.pace(0))
        self.open = self._button("open", "eye", deeds.open)
        self.on = self._button("play_on", "person", deeds.play_on)
        self._fill(FRect(line.x, line.bottom + 8 * self.k, line.w, ROW * self.k))

    @property
    def note(self) -> str:
        """A word while more is to be seen than anybody at that table saw, and of the coach, who did not see it."""
        if not self._projector.open:
            return ""
        judged = any(mark.kind == "coach" for mark in self._projector.film.marks)
        return self._words.say("theatre.judged_unseen" if judged else "theatre.laid_open")

    def refresh(self) -> None:
        """Says how the projector stands."""
        projector, say = self._projector, self._words.say
        self.play.icon = icon("pause" if projector.running else "play")
        self.play.tooltip = say("theatre.pause" if projector.running else "theatre.run")
        self.pace.text = f"{projector.pace:g}×"
        self.open.kind = ButtonKind.PRIMARY if projector.open else ButtonKind.SECONDARY
        waits = projector.seat in projector.film.frames[projector.step].waiting
        self.on.enabled, self.on.reason = waits, "" if waits else say("theatre.not_here")

    def _fill(self, room: FRect) -> None:
        projector, k = self._projector, self.k
        left: list[Widget] = [
            self._button("start", "skip_back", lambda: projector.jump(0)),
            self._button("trick_back", "trick_back", projector.trick_back),
            self._button("back", "chevron_left", projector.back),
            self.play,
            self._button("forward", "chevron_right", projector.forward),
            self._button("trick_forward", "trick_forward", projector.trick_forward),
            self._button("end", "skip_forward", lambda: projector.jump(projector.film.length)),
        ]
        slower = self._button("slower", "minus", lambda: self._deeds.pace(-1))
        faster = self._button("faster", "plus", lambda: self._deeds.pace(1))
        right: list[Widget] = [self.on, self._button("more", "list", self._deeds.more)]
        widths: dict[Widget, float] = {
            self.play: SIDE * 1.3,
            slower: SIDE * 0.7,
            faster: SIDE * 0.7,
            self.pace: SIDE * 1.5,
        }
        seen: list[Widget] = [*self._faces(), self.open, self._button("log_shown", "log", self._deeds.log)]
        groups: list[list[Widget]] = [left, [slower, self.pace, faster], seen, right]
        needed = [sum((widths.get(one, SIDE) + GAP) * k for one in group) - GAP * k for group in groups]
        gap = (room.w - sum(needed)) / (len(groups) - 1)
        x = room.x
        for group, width in zip(groups, needed, strict=True):
            self._row(group, x, room, widths)
            x += width + gap

    def _row(self, group: Sequence[Widget], x: float, room: FRect, widths: dict[Widget, float]) -> None:
        for one in group:
            width = widths.get(one, SIDE) * self.k
            one.rect = FRect(x, room.y, width, room.h)
            x += width + GAP * self.k
        self.add(*group)

    def _faces(self) -> list[Widget]:
        return [self._face(seat, player) for seat, player in enumerate(self._players)]

    def _face(self, seat: int, player: Player) -> Widget:
        tip = self._words.say("theatre.seat", n=seat + 1, name=say_seat(seat))
        return SeatFace(FRect(0, 0, 1, 1), player, seat, self._projector, tip)

    def _button(
        self, name: str, picture: str, action: Callable[[], object], kind: ButtonKind = ButtonKind.SECONDARY
    ) -> Button:
        tip = self._words.say(f"theatre.{name}")
        return Button(FRect(0, 0, 1, 1), "", action, f"theatre.{name}", kind=kind, icon=icon(picture), tooltip=tip)

    def _label_button(self, name: str, action: Callable[[], object]) -> Button:
        type_, tip = SMALL_STRONG._replace(size=STRONG.size * self.k), self._words.say(f"theatre.{name}")
        return Button(FRect(0, 0, 1, 1), "", action, f"theatre.{name}", kind=ButtonKind.QUIET, type_=type_, tooltip=tip)

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """The timeline is wound while its buttons are pointed at."""
        return [self.rect]

    @property
    def children(self) -> Sequence[Widget]:
        return [self.timeline, *super().children]

    def draw(self, painter: Painter) -> None:
        painter.fill(self.rect, GROUND)  # nothing else lies under it, and its rim lets through what does
        painter.plate(self.rect, FOOT)
        self.refresh()
        self._draw_note(painter)
        super().draw(painter)

    def _draw_note(self, painter: Painter) -> None:
        """Left of the timeline, which makes room for it."""
        note, k, text = self.note, self.k, painter.ui.text
        type_ = text.shrunk(note, SMALL_STRONG._replace(size=20 * k), self._line.w * WIDEST_NOTE)
        taken = text.width(note, type_) + 44 * k if note else 0.0
        self.timeline.rect.update(self._line.x + taken, self._line.y, self._line.w - taken, self._line.h)
        if note:
            box = FRect(self._line.x, self._line.y + 4 * k, taken - 10 * k, self._line.h - 8 * k)
            painter.plate(box, CHOSEN)
            painter.text(note, box, type_, GOLD, "centre")


__all__ = ["HEIGHT", "PACES", "Deeds", "TheatreBar"]

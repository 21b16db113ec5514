"""A bubble of the guide: a few words with a tail to what they are about, a ring around that, and its buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import FRect

from cardcade.table.help.bubble_room import Surroundings, cost, crosses, distance, facing, lies_freely, room_for
from cardcade.table.help.pointing import Pointing
from cardcade.table.layout import TableLayout
from cardcade.table.words import Words
from cardcade.ui import Painter, Ui
from cardcade.ui.events import Confirmed, Point, Pressed, Released, UiEvent
from cardcade.ui.layout import inset
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import BODY, DARK, GOLD, SMALL_STRONG, STRONG, Colour, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, ButtonKind

WIDTHS, SHARES = (470.0, 560.0, 660.0, 380.0), (1.0, 0.9, 0.8, 0.7, 0.6)
"""Of the bubble in units, and how much smaller than usual its words may be where there is no room."""
PAD, HEAD, GAP, FOOT = 22.0, 30.0, 14.0, 52.0
SMALLER = 0.6
"""How bad words of no size at all would be: a little smaller is better than to hide something."""
RING, EDGE, TAIL, FAR = 7.0, 12.0, 62.0, 4.0
"""How far a ring runs outside what it is around, how far a bubble keeps away from that, and how far it likes to be; so
many times as far, and it looks for another place."""
PAPER = Plate((255, 250, 236), (250, 236, 205), 22, (246, 190, 92), 3.0, None, 0, 0.5, 18, (0, 2, 8, 190), 8)
RINGS = (
    Plate((255, 207, 110, 30), radius=16, rim=(40, 22, 0, 210), rim_width=9.0),
    Plate((0, 0, 0, 0), radius=16, rim=GOLD, rim_width=6.0),
)
"""A bright one on a dark one, which is seen on every card."""
FAINT_INK: Colour = (140, 96, 36)
ARROW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><g fill="none" stroke-linecap="round" '
    'stroke-linejoin="round"><path d="{way}" stroke="#2c1806" stroke-width="{under}"/>'
    '<path d="{way}" stroke="#ffcf6e" stroke-width="{line}"/></g></svg>'
)


class Bubble(Widget):
    """Opened with words, pointed at rectangles; it looks for its place itself."""

    solid = True
    makes_way = True

    def __init__(self, ui: Ui, layout: TableLayout, words: Words, pointing: Pointing) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.guide")
        self._ui, self._layout, self._words, self._pointing = ui, layout, words, pointing
        self.on_next: Callable[[], object] = lambda: None
        self.on_show: Callable[[], object] = lambda: None
        self.on_skip: Callable[[], object] = lambda: None
        self.shown = False
        self.text, self._count = "", ""
        self.targets: list[FRect] = []
        self._known: tuple[list[FRect], ...] = ()
        """What it lay down for: where things were that it points at, that are needed, and that are written."""
        self._scale, self._reach = 1.0, 0.0
        self.buttons: list[Button] = []
        self._come = Glide(0.0, 0.14)

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    @property
    def kept_clear(self) -> Sequence[FRect]:
        return [self.rect]

    @property
    def answer(self) -> Button:
        """What leads on."""
        return self.buttons[-1]

    @property
    def takes_enter(self) -> bool:  # type: ignore[override]
        """Where it only wants to be read, Enter means that it has been."""
        return self.shown and self.answer.meaning == "guide.next"

    # -- opening and closing

    def open(self, text: str, place: tuple[int, int], asks: bool, last: bool) -> None:
        """The last one that only wants to be read leaves nothing to skip."""
        self.shown, self.text = True, text
        self._count = self._words.say("guide.count", n=place[0], of=place[1])
        nothing = FRect(0, 0, 0, 0)
        skip = Button(nothing, self._words.say("guide.skip"), lambda: self.on_skip(), "guide.skip")
        key, action = ("show", lambda: self.on_show()) if asks else ("next", lambda: self.on_next())
        done = last and not asks
        words = self._words.say("guide.done" if done else f"guide.{key}")
        answer = Button(nothing, words, action, f"guide.{key}", kind=ButtonKind.PRIMARY)
        self.buttons = [answer] if done else [skip, answer]
        self.targets, self.rect, self._known = [], nothing, ()
        self._come.jump(0.0)
        self._come.to(1.0)

    def close(self) -> bool:
        """Whether it was open."""
        was, self.shown = self.shown, False
        if was:
            self.changed()
        return was

    def point(self, targets: Sequence[FRect]) -> bool:
        """At these from now on; it stays where it is, unless it lies badly for that. Whether anything is new."""
        known = [*targets], self._pointing.needed(), [*self._pointing.written()]
        if known == self._known and self.rect.w:
            return False
        self._known, self.targets = known, known[0]
        if not self._lies_well or self._comes:
            self._lie()
        self.changed()
        return True

    @property
    def _comes(self) -> bool:
        """Not to be read yet: what is written on the table may come with it."""
        return self._come.value < 1.0

    @property
    def _lies_well(self) -> bool:
        """Near what it points at, which can be seen, and clear of what is needed."""
        if not self.rect.w or self.rect.collidelist(self._needed) >= 0:
            return False
        near = self.targets[0] if self.targets else self.rect
        return distance(self.rect, near) <= self._reach and not crosses(self.rect, near, self._needed)

    # -- where it lies

    @property
    def _needed(self) -> list[FRect]:
        edge = EDGE * self._layout.unit
        return [inset(rect, -edge) for rect in (*self.targets, *self._pointing.needed())]

    def _lie(self) -> None:
        area = inset(self._layout.area, 12 * self._layout.unit)
        near = self.targets[0] if self.targets else FRect(*self._layout.centre, 1, 1)
        around = Surroundings(area, self._needed, self._pointing.seen(), near, TAIL * self._layout.unit)
        clear = replace(around, needed=[*around.needed, *self._pointing.written()])
        best: tuple[float, float, FRect] | None = None
        for share in SHARES:
            self._scale = self._layout.chrome * share
            sizes = [self._size(width * self._scale) for width in WIDTHS]
            found = room_for(sizes, clear) or room_for(sizes, around)
            if found is None:
                continue
            worth = cost(found, around) + SMALLER * (1 - share)
            if best is None or worth < best[0]:
                best = worth, self._scale, found
            if lies_freely(found, around):
                break
        _, self._scale, self.rect = best or (0.0, self._scale, FRect(area.topleft, self._size(WIDTHS[0] * self._scale)))
        away = distance(self.rect, near) if self.targets else 0.0
        self._reach = max(FAR * TAIL * self._layout.unit, away)
        self._place_buttons()
        self.changed()

    def _size(self, width: float) -> tuple[float, float]:
        k = self._scale
        text = self._ui.text.height(self.text, self._type, width - 2 * PAD * k)
        return width, (2 * PAD + HEAD + GAP + FOOT) * k + text

    @property
    def _type(self) -> Type:
        return BODY._replace(size=BODY.size * 0.96 * self._scale)

    def _place_buttons(self) -> None:
        k = self._scale
        foot = FRect(
            self.rect.x + PAD * k, self.rect.bottom - (PAD * 0.8 + FOOT) * k, self.rect.w - 2 * PAD * k, FOOT * k
        )
        for button in self.buttons:
            type_ = STRONG if button is self.answer else SMALL_STRONG
            button.type_ = type_._replace(size=type_.size * k * 0.92)
        wished = [self._ui.text.width(button.text, button.type_) + 44 * k for button in self.buttons]
        share = min(1.0, (foot.w - GAP * k) / sum(wished))
        for button, width in zip(self.buttons, wished, strict=True):
            button.rect = FRect(foot.x, foot.y, width * share, foot.h)
        self.answer.rect.right = foot.right
        if self.stage is not None:
            for button in self.buttons:
                button.attach(self.stage, self)

    # -- as a widget

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Confirmed) and self.takes_enter:
            self.answer.act()
            return True
        return isinstance(event, Pressed | Released)

    def advance(self, dt: float) -> float:
        moving = self._come.update(dt)
        if moving:
            self.changed()
        return 0.0 if moving else STILL

    def draw(self, painter: Painter) -> None:
        with painter.faded(self._come.value):
            self._draw_pointers(painter)
            painter.plate(self.rect, PAPER)
            self._draw_words(painter)
            for button in self.buttons:
                button.draw(painter)

    def _draw_words(self, painter: Painter) -> None:
        k, inner = self._scale, inset(self.rect, PAD * self._scale)
        head = FRect(inner.x, inner.y - 6 * k, inner.w, HEAD * k)
        painter.text(self._count, head, SMALL_STRONG._replace(size=18 * k), FAINT_INK)
        painter.paragraph(self.text, FRect(inner.x, inner.y + HEAD * k, inner.w, inner.h), self._type, DARK)

    # -- what it points with

    def _draw_pointers(self, painter: Painter) -> None:
        unit = self._layout.unit
        for target, ring in ((target, ring) for target in self.targets for ring in RINGS):
            painter.plate(inset(target, -RING * unit), ring)
        if self.targets:
            self._draw_arrow(painter, inset(self.targets[0], -RING * unit))

    def _draw_arrow(self, painter: Painter, target: FRect) -> None:
        start, end = facing(self.rect, target)
        length = math.dist(start, end)
        unit = self._layout.unit
        if length < 8 * unit:
            return
        box = FRect(min(start[0], end[0]), min(start[1], end[1]), abs(start[0] - end[0]), abs(start[1] - end[1]))
        box = inset(box, -24 * unit)
        where = painter.pixels(box)
        if where.w > 0 and where.h > 0:
            svg = _arrow(start, end, box, min(26 * unit, length * 0.7), 8 * unit)
            painter.put(painter.ui.art.drawn(svg, where.size), where.x, where.y)


def _arrow(start: Point, end: Point, box: FRect, head: float, line: float) -> str:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    x1, y1, x2, y2 = start[0] - box.x, start[1] - box.y, end[0] - box.x, end[1] - box.y
    (ax, ay), (bx, by) = (
        (x2 - head * math.cos(angle + turn), y2 - head * math.sin(angle + turn)) for turn in (0.55, -0.55)
    )
    way = f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}M{ax:.1f} {ay:.1f}L{x2:.1f} {y2:.1f}L{bx:.1f} {by:.1f}"
    return ARROW.format(way=way, line=f"{line:.1f}", under=f"{line * 1.6:.1f}", w=f"{box.w:.1f}", h=f"{box.h:.1f}")

"""A game's tile: its cover, name, seats and pitch; alive under the pointer or the focus, still otherwise."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Surface

import cardcade_assets
from cardcade.shell.app.shelf import Cover
from cardcade.ui import PILL, STILL, Glide, Painter, Plate, Ui, icon
from cardcade.ui.events import Confirmed, Direction, Nav, PointerMoved, Released, UiEvent
from cardcade.ui.theme import AMBER, CORAL, DARK, FAINT, HEADING, INK, SMALL, SMALL_STRONG, SOFT, Colour, Type
from cardcade.ui.widget import Control

CORNER = 30 / 420
RATIO = 560 / 420
HEAD, MOST_LINES, MOST_NOTED = 50.0, 4, 3
LIVELY_SECONDS = 6.0
CUT = 60.0
DEPTHS = ((5.0, 4.0, 2.5), (11.0, 8.0, 5.0), (20.0, 13.0, 8.0))
"""How far each layer follows the pointer across and down, and how high it bobs."""
SPARKS = ((0.14, 0.12, 0.0), (0.86, 0.2, 1.9), (0.1, 0.62, 3.1), (0.9, 0.58, 4.4), (0.5, 0.06, 5.3))


@dataclass(frozen=True, slots=True)
class Title:
    """What a tile says."""

    id: str
    name: str
    pitch: str
    seats: str
    cover: Cover
    reason: str = ""
    """Why it cannot be played, if so."""
    note: str = ""
    """What of it cannot be shown, if anything."""
    waiting: int = 0
    """How many unfinished matches of it wait."""
    waiting_words: str = ""


class Tile(Control):
    """`wide` puts the words beside the cover instead of below it; `alone` has nothing above it and nothing below."""

    def __init__(
        self, rect: FRect, title: Title, open_: Callable[[], object], *, wide: bool = False, alone: bool = False
    ) -> None:
        super().__init__(rect, f"home.game.{title.id}", tooltip=title.waiting_words)
        self.title, self.open, self.wide, self.alone = title, open_, wide, alone
        self._alive = Glide(0.0, 0.22)
        self._lean = [0.0, 0.0]
        self._aim = (0.0, 0.0)
        self._time = 0.0
        self._lively = 0.0

    # -- the player

    def handle(self, event: UiEvent) -> bool:
        super().handle(event)
        match event:
            case PointerMoved(pos):
                self._aim = self._toward(pos)
                self._lively = LIVELY_SECONDS
            case Released(over=True) | Confirmed():
                self.press.jump(1.0)
                self.press.to(0.0)
                self.sound("ui.click")
                self.later(self.open)
                return True
            case Nav(Direction.UP | Direction.DOWN):
                return self.alone
        return False

    def focus_changed(self, focused: bool) -> None:
        self._lively = LIVELY_SECONDS
        self._aim = (0.0, 0.0)
        self.changed()

    def _toward(self, pos: tuple[float, float]) -> tuple[float, float]:
        art = self.art
        x, y = (pos[0] - art.centerx) / art.w * 2, (pos[1] - art.centery) / art.h * 2
        return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))

    # -- living

    @property
    def _awake(self) -> bool:
        if self.stage is None or self.title.reason:
            return False
        return self.stage.hovered is self if self.stage.ui.reader.pointing else self.focused

    def advance(self, dt: float) -> float:
        rest = super().advance(dt)
        self._alive.to(1.0 if self._awake else 0.0)
        fading = self._alive.update(dt)
        if self.stage is not None and self.stage.ui.motion.reduced:
            return min(rest, 0.0 if fading else STILL)
        self._lively = max(0.0, self._lively - dt) if self._awake else 0.0
        pull = 1 - math.exp(-dt * 9)
        for axis in (0, 1):
            self._lean[axis] += (self._aim[axis] - self._lean[axis]) * pull
        # It slows down before it rests, so that nothing stops with a jerk.
        self._time += dt * min(1.0, self._lively / 1.5)
        return 0.0 if fading or self._lively > 0 else rest

    # -- drawing

    @property
    def art(self) -> FRect:
        """Where the cover lies."""
        if self.wide:
            return FRect(self.rect.x, self.rect.y, self.rect.h / RATIO, self.rect.h)
        return FRect(self.rect.x, self.rect.y, self.rect.w, self.rect.w * RATIO)

    @property
    def words(self) -> FRect:
        art = self.art
        if self.wide:
            return FRect(art.right + 20, self.rect.y + 18, self.rect.right - art.right - 40, self.rect.h - 36)
        return FRect(self.rect.x + 22, art.bottom + 12, self.rect.w - 44, self.rect.bottom - art.bottom - 26)

    @property
    def told(self) -> float:
        """How clearly its words are seen: where they stand at the side, a tile that is cut off keeps them back."""
        if not self.wide or self.parent is None:
            return 1.0
        lane, place = self.parent.rect, self.place
        return max(0.0, 1 - max(0.0, lane.left - place.left, place.right - lane.right) / CUT)

    def draw(self, painter: Painter) -> None:
        alive = self._alive.value
        rise = 0.0 if painter.ui.motion.reduced else -8 * alive + 4 * self.press.value
        with painter.shifted(0, rise):
            with painter.faded(alive):
                painter.plate(self.rect, _glow(self._radius))
            painter.plate(self.rect, self._plate(painter))
            self._draw_cover(painter, alive)
            with painter.faded(alive):
                painter.plate(self.rect, _rim(self._radius))
            with painter.faded(self.told):
                self._draw_words(painter)
            self._draw_seats(painter)
            self._draw_badge(painter, alive)
            self._draw_waiting(painter)
            if self.press.value > 0:
                with painter.faded(self.press.value):
                    painter.plate(self.rect, Plate((4, 8, 24, 96), radius=self._radius))

    @property
    def _radius(self) -> float:
        return self.art.w * CORNER

    def _plate(self, painter: Painter) -> Plate:
        tint = _mood(self._whole(painter)) if not self.title.reason else (70, 78, 98)
        top, bottom = _mixed(tint, (34, 44, 78), 0.42), _mixed(tint, (14, 20, 40), 0.24)
        rim = (*_mixed(tint, (120, 140, 190), 0.5), 170)
        return Plate(top, bottom, self._radius, rim, 1.5, None, 0, 0.12, 22, (0, 2, 10, 190), 12)

    def _whole(self, painter: Painter) -> Surface:
        size = painter.pixels(self.art).size
        art, path = painter.ui.art, self.title.cover.whole
        if self.title.reason:
            return art.keep((path, size, "grey"), lambda: _greyed(art.picture(path, size)))
        return art.picture(path, size)

    def _draw_cover(self, painter: Painter, alive: float) -> None:
        where = painter.pixels(self.art)
        if alive <= 0 or painter.ui.motion.reduced or len(self.title.cover.layers) < 2:
            painter.put(self._whole(painter), where.x, where.y)
            return
        with painter.clipped(self.art):
            back, *above = self.title.cover.layers
            painter.image(back, self.art)
            for layer, (across, down, bob) in zip(above, DEPTHS[1:], strict=False):
                dx = -self._lean[0] * across * alive
                dy = (-self._lean[1] * down + math.sin(self._time * 2.1 + across) * bob) * alive
                painter.image(layer, self.art.move(dx, dy))
            self._draw_sparks(painter, alive)

    def _draw_sparks(self, painter: Painter, alive: float) -> None:
        art = self.art
        for x, y, phase in SPARKS:
            shine = max(0.0, math.sin(self._time * 2.6 + phase)) ** 3 * alive
            if shine > 0.03:
                side = art.w * 0.1
                spot = FRect(art.x + art.w * x - side / 2, art.y + art.h * y - side / 2, side, side)
                with painter.faded(shine):
                    painter.image(cardcade_assets.path("effects", "spark.svg"), spot)

    def _draw_words(self, painter: Painter) -> None:
        title, area, broken = self.title, self.words, bool(self.title.reason)
        pitch, type_ = title.reason or title.pitch, SMALL._replace(size=26) if self.wide else SMALL
        head = FRect(area.x, area.y, area.w, HEAD)
        noted = _note_lines(painter.ui, title, type_, area.w) * painter.ui.text.line_height(type_)
        if self.wide:
            lines = painter.ui.text.height(pitch, type_, area.w) + noted
            head.y += max(0.0, (area.h - head.h - 8 - lines) / 2)
        painter.text(title.name, head, _fitting(painter, title.name, head.w), FAINT if broken else INK)
        y = head.bottom + 4
        room = FRect(area.x, y, area.w, area.bottom - y - noted)
        end = _draw_lines(painter, pitch, room, type_, CORAL if broken else SOFT)
        _draw_lines(painter, title.note, FRect(area.x, end, area.w, noted), type_, AMBER)

    def _draw_seats(self, painter: Painter) -> None:
        if self.title.seats:
            art, width = self.art, painter.ui.text.width(self.title.seats, SMALL_STRONG) + 58
            chip = FRect(art.x + 16, art.bottom - 56, width, 38)
            painter.plate(chip, CHIP)
            painter.image(icon("person"), FRect(chip.x + 14, chip.centery - 11, 22, 22), INK)
            painter.text(self.title.seats, FRect(chip.x + 42, chip.y, chip.w - 50, chip.h), SMALL_STRONG, INK)

    def _draw_badge(self, painter: Painter, alive: float) -> None:
        """The round mark on the cover's corner: play, or a warning."""
        art, side = self.art, 64 + 8 * alive
        x, y = art.right - 46, art.bottom - 46
        spot = FRect(x - side / 2, y - side / 2, side, side)
        painter.plate(spot, WARNING if self.title.reason else GO)
        inner = FRect(0, 0, side * 0.5, side * 0.5)
        inner.center = spot.centerx + (0 if self.title.reason else side * 0.03), spot.centery
        painter.image(icon("warning" if self.title.reason else "play"), inner, DARK)

    def _draw_waiting(self, painter: Painter) -> None:
        """How many matches wait, on the cover's upper corner."""
        if self.title.waiting:
            number, art = str(self.title.waiting), self.art
            width = painter.ui.text.width(number, SMALL_STRONG) + 62
            chip = FRect(art.right - 16 - width, art.y + 16, width, 42)
            painter.plate(chip, GO)
            painter.image(icon("continue"), FRect(chip.x + 14, chip.centery - 12, 24, 24), DARK)
            painter.text(number, FRect(chip.x + 44, chip.y, chip.w - 54, chip.h), SMALL_STRONG, DARK)


GO = Plate((255, 214, 122), (244, 150, 50), PILL, (255, 236, 186), 2, None, 0, 0.4, 10, (0, 0, 0, 150), 4)
WARNING = Plate((190, 198, 214), (140, 148, 168), PILL, (214, 220, 232), 2, None, 0, 0.3, 10, (0, 0, 0, 150), 4)
CHIP = Plate((10, 14, 30, 200), (10, 14, 30, 170), PILL, (255, 255, 255, 60), 1.5)


def _glow(radius: float) -> Plate:
    return Plate((20, 28, 54), radius=radius, shadow=26, shadow_colour=(*AMBER[:3], 130))


def _rim(radius: float) -> Plate:
    return Plate((0, 0, 0, 0), radius=radius, rim=(*AMBER[:3], 255), rim_width=4)


def words_height(ui: Ui, titles: Sequence[Title], width: float) -> float:
    """How much a tile of that width needs below its cover to say everything."""
    lines = max((_lines(ui, one, width - 44) for one in titles), default=1)
    return 12 + HEAD + 4 + max(2, lines) * ui.text.line_height(SMALL) + 16


def _lines(ui: Ui, title: Title, width: float) -> int:
    pitch = len(ui.text.lines(title.reason or title.pitch, SMALL, width))
    return min(MOST_LINES, pitch) + _note_lines(ui, title, SMALL, width)


def _note_lines(ui: Ui, title: Title, type_: Type, width: float) -> int:
    return min(MOST_NOTED, len(ui.text.lines(title.note, type_, width))) if title.note else 0


def _draw_lines(painter: Painter, text: str, room: FRect, type_: Type, colour: Colour) -> float:
    """As many lines as there is room for, the last one shortened; returns where they end."""
    setter, step = painter.ui.text, painter.ui.text.line_height(type_)
    lines, most = setter.lines(text, type_, room.w), max(1, int((room.h + 8) / step))
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1] + "…"]
    for number, line in enumerate(lines):
        painter.text(line, FRect(room.x, room.y + number * step, room.w, step), type_, colour)
    return room.y + len(lines) * step


def _fitting(painter: Painter, text: str, width: float) -> Type:
    """A heading, a little smaller where the name is long."""
    wide = painter.ui.text.width(text, HEADING)
    return HEADING if wide <= width else HEADING._replace(size=max(24.0, HEADING.size * width / wide - 0.5))


def _greyed(picture: Surface) -> Surface:
    grey = pygame.transform.grayscale(picture)
    grey.fill((150, 156, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _mood(picture: Surface) -> Colour:
    """The colour of a cover seen from afar."""
    w, h = picture.get_size()
    r, g, b, _ = pygame.transform.average_color(picture, (w // 8, h - h // 6, w * 3 // 4, h // 8))
    return (r, g, b)


def _mixed(one: Colour, other: Colour, share: float) -> tuple[int, int, int]:
    r, g, b = (round(a * share + c * (1 - share)) for a, c in zip(one[:3], other[:3], strict=True))
    return (r, g, b)

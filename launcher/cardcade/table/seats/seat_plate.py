"""A name plate: who sits there, whether it is their turn, how many cards they have left, what they said."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.engine.player import Player
from cardcade.table.layout import FACE
from cardcade.table.link import TimeLeft
from cardcade.table.seats.expression import FLEETING, Expression, Feeling
from cardcade.table.seats.portrait import draw_portrait
from cardcade.table.seats.speech import REMARK_DELAY, Clear, Speech, Utterance
from cardcade.table.seats.time_ring import draw_ring, ring_step
from cardcade.ui import Painter
from cardcade.ui.events import Released, UiEvent
from cardcade.ui.motion import Glide
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import DARK, GOLD, INK, SMALL_STRONG, SOFT, TINY, Colour, Type, Weight
from cardcade.ui.widget import Widget

LINE, STEP, STEP_SHARE = 34.0, 30.0, 0.38
"""How high a line of words is, and how far apart the two are: at most such a share of the plate."""
NARROWER = 0.85
"""So much smaller the line under the name may be where it has not the room."""
LEADING, RISE = 0.2, 15.0
"""What of a line is free under its letters, and how far over the lower edge a pill begins."""
BADGE, OVERLAP = (44.0, 36.0), 2 / 7
"""How large the count is, and how much of the plate's height it may cover."""
SHADOW_REACH, GLOW_REACH = 22.0, 34.0
CALM = Plate((16, 26, 48, 205), (10, 17, 34, 205), PILL, (120, 140, 180, 110), 2.0, shadow=8, drop=4)
LIT = Plate(
    (66, 48, 18, 235), (38, 27, 12, 235), PILL, (*GOLD[:3], 255), 3.5, shadow=16, shadow_colour=(255, 190, 80, 210)
)
OUT = Plate((24, 28, 40, 150), (18, 22, 32, 150), PILL, (90, 100, 120, 90), 2.0)
COUNTED = Plate((250, 246, 232), (228, 218, 190), PILL, (120, 96, 40, 180), 1.5, shadow=4)
FEW = Plate((255, 128, 104), (222, 60, 56), PILL, (255, 214, 200, 220), 1.5, shadow=6)
CREST = Plate((255, 226, 140), (240, 176, 70), PILL, (120, 70, 20, 200), 1.5, shadow=3)
POINTS = Plate((44, 62, 104), (28, 42, 78), PILL, (160, 184, 230, 190), 1.5, shadow=3)
COUNT = Type(22, Weight.BLACK)


class Team(Enum):
    """Whose side a seat is on, where partners play together."""

    OURS = "ours"
    THEIRS = "theirs"


TEAMS = {
    Team.OURS: Plate((36, 128, 196), (18, 84, 150), PILL, (170, 222, 255, 210), 1.5, shadow=3),
    Team.THEIRS: Plate((186, 74, 62), (138, 42, 40), PILL, (255, 196, 180, 210), 1.5, shadow=3),
}


class SeatPlate(Widget):
    """A player's avatar, name, status and card count, with a glow while the table waits for them."""

    solid = True

    def __init__(self, seat: Seat, player: Player) -> None:
        super().__init__(FRect(0, 0, 0, 0), f"seat.{seat}")
        self.scale, self._side = 1.0, FACE.usual
        self.seat = seat
        self.player = player
        self.count: int | None = None
        self.status = ""
        self.badge = ""
        self.crest, self.points = "", ""
        """What the seat is in this round, and how it stands: small, on the lower edge."""
        self.team: Team | None = None
        self.active = Glide(0.0, 0.2)
        self.out = False
        self.calm, self.lit = CALM, LIT
        self.few = 2
        """From how many cards down the count is a warning."""
        self.time_left: TimeLeft | None = None
        self._name = (object(),)
        """Its picture is kept under a name of its own, the last one alone: counts that are over do not come again."""
        self._painted: tuple[object, ...] = ()
        self.expression = Expression()
        self.speech = Speech()
        self.act: Callable[[], object] | None = None
        """What a press on it does, if anything."""

    def lie_in(self, rect: FRect, face: float, scale: float) -> None:
        """With a picture so large, and words of that scale."""
        self.rect, self.scale, self._side = FRect(rect), scale, face

    def set_time(self, left: TimeLeft | None) -> None:
        """How much time is left to its player; the ring moves step by step."""
        if ring_step(left) != ring_step(self.time_left):
            self.changed()
        self.time_left = left

    def feel(self, mood: Feeling, seconds: float = FLEETING) -> None:
        """Its player's face shows it, and then nothing again."""
        self.expression.feel(mood, seconds)
        self.changed()

    def say(self, text: str, tint: Colour | None = None) -> None:
        """A speech bubble for a moment, in a colour of its own where that is what is said."""
        self.speech.say(Utterance(text, tint))
        self.changed()

    def remark(self, said: Utterance, delay: float = REMARK_DELAY) -> None:
        """A bubble that waits until the one before is over, and is there long enough to be read."""
        self.speech.remark(said, delay)
        self.changed()

    @property
    def said(self) -> str:
        return self.speech.heard.text if self.speech.heard is not None else ""

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Released) and event.over and self.act is not None:
            self.act()
            return True
        return super().handle(event)

    def advance(self, dt: float) -> float:
        before = self.expression.shown, self.speech.heard
        still = min(super().advance(dt), self.expression.advance(dt), self.speech.advance(dt))
        if (self.expression.shown, self.speech.heard) != before:
            self.changed()
        if self.speech.heard is not None and self.speech.heard is not before[1]:
            self.sound("speech")  # a remark, whose turn has come
        return 0.0 if self.active.update(dt) else still

    def draw(self, painter: Painter) -> None:
        if self.active.value in (0, 1) and not self.expression.change.moving:
            reach = GLOW_REACH if self.active.value else SHADOW_REACH
            if (shown := self._shown()) != self._painted:
                painter.repaint(self._name, self.rect)
                self._painted = shown
            painter.kept(self._name, self.rect, reach * self.scale, self._draw_whole)
        else:
            self._draw_whole(painter)
        if self.time_left is not None:
            draw_ring(painter, self.face, self.time_left)

    def _shown(self) -> tuple[object, ...]:
        """All that its picture depends on."""
        lies = *self.rect, self.scale, self._side
        look = self.calm, self.lit, self.active.value, self.active.target, self.out, self.few
        told = self.crest, self.points, self.team, self.expression.shown
        return (*lies, *look, *told, self.player.avatar, self.player.name, self.badge or self.status, self.count)

    @property
    def face(self) -> FRect:
        """Where the player's picture is."""
        side = self._side
        return FRect(self.rect.x + 5 * side / FACE.usual, self.rect.centery - side / 2, side, side)

    def _draw_whole(self, painter: Painter) -> None:
        painter.plate(self.rect, OUT if self.out else self.calm)
        if self.active.value > 0:
            with painter.faded(self.active.value):
                painter.plate(self.rect, self.lit)
        face = self.face
        with painter.faded(0.45 if self.out else 1.0):
            draw_portrait(painter, self.player.avatar, self.expression, face, self.scale)
        self._draw_words(painter)
        if self.count is not None:
            self._draw_count(painter)
        self._draw_foot(painter, face)

    def _draw_foot(self, painter: Painter, face: FRect) -> None:
        """The points under the face, and what the seat is in this round at the other end."""
        k = self.scale
        if self.points:
            self._draw_pill(painter, self.points, face.centerx, POINTS if self.team is None else TEAMS[self.team])
        if self.crest:
            self._draw_pill(painter, self.crest, (face.right + self.rect.right) / 2 - 4 * k, CREST)

    def _draw_pill(self, painter: Painter, text: str, x: float, plate: Plate) -> None:
        k, room = self.scale, self.rect.w - 116 * self.scale
        type_ = painter.ui.text.shrunk(text, Type(17 * k, Weight.BOLD), room)
        width = max(44 * k, min(room, painter.ui.text.width(text, type_)) + 20 * k)
        box = FRect(x - width / 2, self.rect.bottom - RISE * k, width, 26 * k)
        painter.plate(box, plate)
        painter.text(text, box, type_, DARK if plate is CREST else INK, "centre")

    @property
    def _step(self) -> float:
        return min(STEP * self.scale, STEP_SHARE * self.rect.h)

    @property
    def _raised(self) -> float:
        """How much higher large words are, so that they end above what the seat is."""
        letters = self.rect.centery + (LINE * self.scale + self._step) / 2 - LEADING * LINE * self.scale
        return max(0.0, letters - self.rect.bottom + RISE * self.scale) if self.crest else 0.0

    @property
    def named(self) -> FRect:
        """Where the name is; the line under it is as long."""
        edge, left = self._side / FACE.usual, self.face.right
        top = self.rect.centery - (LINE * self.scale + self._step) / 2 - self._raised
        return FRect(left + 10 * edge, top, self.rect.right - left - 30 * edge, LINE * self.scale)

    def _draw_words(self, painter: Painter) -> None:
        words, under, told = self.named, self._type(TINY), self.badge or self.status
        painter.text(self.player.name, words, self._type(SMALL_STRONG), INK if not self.out else SOFT)
        small = painter.ui.text.shrunk(told, under, words.w, NARROWER)
        painter.text(told, words.move(0, self._step), small, GOLD if self.active.target else SOFT)

    @property
    def counted(self) -> FRect:
        """Where the count of cards is."""
        k, (width, height) = self.scale, BADGE
        foot = self.rect.y + min(24 * k, OVERLAP * self.rect.h)
        return FRect(self.rect.right - (width + 2) * k, foot - height * k, width * k, height * k)

    def _draw_count(self, painter: Painter) -> None:
        few = self.count is not None and 0 < self.count <= self.few
        painter.plate(self.counted, FEW if few else COUNTED)
        painter.text(str(self.count), self.counted, self._type(COUNT), INK if few else DARK, "centre")

    def _type(self, type_: Type) -> Type:
        return type_._replace(size=type_.size * self.scale)

    def draw_bubble(self, painter: Painter, clear: Clear) -> None:
        """Drawn last, over cards and flights, clear of what is needed."""
        self.speech.draw(painter, self.rect, self.scale, clear)

"""Cards one can see: where each lies, how it flies, and which way up it is."""

from __future__ import annotations

import math

import pygame
from pygame import FRect, Surface

from cardcade.engine.cards import HIDDEN, Card
from cardcade.table.cards.faces import Faces, Glow
from cardcade.table.layout import Pose
from cardcade.ui import Painter
from cardcade.ui.motion import ease_out

FLIP_SECONDS = 0.18
SMALL_WAY = 1.5
"""In widths of a card: so far the cards of a hand close up or make room."""


class CardSprite:
    """One card of the picture. `card` is what it is now; what is drawn follows when it has turned over."""

    __slots__ = (
        "_carried",
        "_drawn",
        "_from",
        "_passed",
        "_seconds",
        "_turned",
        "alpha",
        "card",
        "dim",
        "flying",
        "glow",
        "lift",
        "moving",
        "pose",
    )

    def __init__(self, card: Card, pose: Pose) -> None:
        self.card = self._drawn = card
        self.pose = self._from = pose
        self._passed = self._seconds = 0.0
        self._turned = FLIP_SECONDS
        self._carried: Pose | None = None
        self.flying = self.moving = False
        """Kept, not worked out: in every frame each of a hundred cards is asked several times."""
        self.lift = 0.0
        self.alpha = 1.0
        self.dim = False
        self.glow: Glow | None = None

    def fly(self, pose: Pose, seconds: float, delay: float = 0.0) -> None:
        """Moves there; at once when `seconds` is 0."""
        self._from, self.pose, self._carried = self.now, pose, None
        self._seconds, self._passed = seconds, -delay if seconds > 0 else seconds
        self._note()

    def carry(self, pose: Pose) -> None:
        """Hangs on the pointer there until it flies."""
        self._carried = pose

    def turn(self, card: Card) -> None:
        """Becomes that card, turning over on the way if its face changes."""
        if (card == HIDDEN) != (self._drawn == HIDDEN):
            self._turned = 0.0
        else:
            self._drawn = card
        self.card = card
        self._note()

    @property
    def now(self) -> Pose:
        """Where it is drawn at this moment."""
        if self._carried is not None:
            return self._carried
        if self._passed >= self._seconds:
            return self.pose
        if self._passed <= 0:
            return self._from
        share, (x, y, width, angle), end = ease_out(self._passed / self._seconds), self._from, self.pose
        return Pose(
            x + (end.x - x) * share,
            y + (end.y - y) * share,
            width + (end.width - width) * share,
            angle + (end.angle - angle) * share,
        )

    @property
    def carried(self) -> bool:
        """It hangs on the pointer."""
        return self._carried is not None

    @property
    def aloft(self) -> bool:
        """On its way, or hanging on the pointer."""
        return self.flying or self._carried is not None

    @property
    def _goes_far(self) -> bool:
        return math.dist(self._from[:2], self.pose[:2]) > SMALL_WAY * self.pose.width

    @property
    def waiting(self) -> bool:
        """Its flight has been ordered but not begun."""
        return self._passed < 0

    def update(self, dt: float) -> bool:
        """Whether it still moves. It turns over once its flight has begun."""
        if not self.moving:
            return False
        self._passed = min(self._seconds, self._passed + dt)
        if self._turned < FLIP_SECONDS and (self._passed >= 0):
            self._turned += dt
            if self._turned >= FLIP_SECONDS / 2:
                self._drawn = self.card
        self._note()
        return self.moving

    def finish(self) -> None:
        if self.moving:
            self._passed, self._turned, self._drawn = self._seconds, FLIP_SECONDS, self.card
            self._note()

    def _note(self) -> None:
        self.flying = self._passed < self._seconds
        self.moving = self.flying or self._turned < FLIP_SECONDS

    @property
    def rect(self) -> FRect:
        """Where a pointer finds it."""
        return self.now.lifted(self.lift).rect

    def _picture(self, faces: Faces, width: float) -> Surface:
        """On its way between two sizes the larger picture is shrunk: drawing every size anew would cost a frame. A face
        that is about to turn away is not drawn anew at all."""
        largest = max(self._from.width, self.pose.width, width) if self.aloft else self.pose.width
        if self.card == HIDDEN != self._drawn:
            largest = self._from.width
        picture = faces.picture(self._drawn, largest, self.dim, self.glow)
        return picture if width == largest else _sized(picture, width / largest)

    @property
    def lying(self) -> bool:
        """As nearly all do, and there may be a hundred of them in every frame."""
        return not self.moving and self.alpha >= 1 and not self.pose.angle and self._carried is None

    @property
    def closed(self) -> bool:
        """It lies on its face, like any other that does."""
        return self._drawn == HIDDEN and not (self.lift or self.dim or self.glow) and self.lying

    def as_it_lies(self, faces: Faces) -> tuple[Surface, float, float]:
        """Its picture, and where the middle of it is."""
        x, y, width, _ = self.pose
        return faces.lying(self._drawn, width, self.dim, self.glow), x, y - self.lift

    def draw(self, painter: Painter, faces: Faces) -> None:
        if self.lying:
            painter.blit_around(*self.as_it_lies(faces))
        else:
            self._draw_moving(painter, faces)

    def _draw_moving(self, painter: Painter, faces: Faces) -> None:
        if painter.ui.motion.reduced:
            self._draw_calmly(painter, faces)
            return
        pose = self.now.lifted(self.lift if self._carried is None else 0.0)
        picture = self._picture(faces, pose.width)
        if self._turned < FLIP_SECONDS:
            picture = _narrowed(picture, abs(1 - 2 * self._turned / FLIP_SECONDS))
        if pose.angle:
            picture = painter.ui.art.turned(picture, (faces.face(self._drawn), self.dim, self.glow), pose.angle)
        with painter.faded(self.alpha):
            if self._carried is not None:
                _draw_shadow(painter, faces, pose)
            painter.blit_around(picture, pose.x, pose.y)

    def _draw_calmly(self, painter: Painter, faces: Faces) -> None:
        """What hangs on the pointer hangs straight; everything else fades."""
        if self._carried is None:
            self._draw_fading(painter, faces)
        else:
            _draw_shadow(painter, faces, self._carried)
            self._draw_at(painter, faces, self._carried._replace(angle=0.0), self._drawn, 1.0)

    def _draw_fading(self, painter: Painter, faces: Faces) -> None:
        """With reduced motion: it is gone from where it was and fades in where it goes; a small way is none."""
        if self.waiting:
            self._draw_at(painter, faces, self._from, self._drawn, 1.0)
            return
        share = self._passed / self._seconds if self.flying and self._goes_far else 1.0
        self._draw_at(painter, faces, self.pose, self.card, share)

    def _draw_at(self, painter: Painter, faces: Faces, pose: Pose, card: Card, share: float) -> None:
        pose, picture = pose.lifted(self.lift), faces.picture(card, pose.width, self.dim, self.glow)
        if pose.angle:
            picture = painter.ui.art.turned(picture, (faces.face(card), self.dim, self.glow), pose.angle)
        with painter.faded(self.alpha * share):
            painter.blit_around(picture, pose.x, pose.y)


def _draw_shadow(painter: Painter, faces: Faces, pose: Pose) -> None:
    """What a card on the pointer throws on the table; one that flies has none, which would cost a third of a frame."""
    shadow, drop = faces.shadow(pose.width)
    painter.blit_around(shadow, pose.x, pose.y + drop)


def _sized(picture: Surface, share: float) -> Surface:
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * share)), max(1, round(height * share))))


def _narrowed(picture: Surface, share: float) -> Surface:
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * share)), height))

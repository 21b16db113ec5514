"""How bombs burst: three of a kind, four of a kind, the joker bomb."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from cardcade import Event
from cardcade.table import Animation
from cardcade.table.animation import InTurn
from cardcade.table.laying import Blast
from cardcade.ui.theme import Colour
from cardcade_gandengyan.events import BombBurst
from cardcade_gandengyan.scene.acts_plays import GoingOut
from cardcade_gandengyan.scene.doubling import Doubling
from cardcade_gandengyan.scene.plates import GandengyanStaging
from cardcade_gandengyan.scene.plays import PlayNames
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.state import HANDS

_FIRE: tuple[Colour, ...] = ((255, 214, 120), (255, 150, 60), (255, 92, 60))
_STORM: tuple[Colour, ...] = ((255, 240, 180), (110, 226, 255), (255, 110, 70))
_CROWN: tuple[Colour, ...] = ((255, 226, 120), (255, 120, 200), (120, 232, 255), (255, 255, 255))
_RAYS = ("rays", 780), ("glow", 620), ("blast", 520), ("crown", 200)

BLASTS: Final = {
    1: Blast("bomb1", 54, 0.45, 30, 1, _FIRE, (("blast", 290), ("smoke", 220)), 0.0, 0.5),
    2: Blast("bomb3", 68, 0.75, 56, 3, _STORM, (("rays", 560), ("blast", 430), ("flame", 230)), 0.35, 0.75),
    3: Blast("joker_bomb", 84, 1.0, 90, 4, _CROWN, _RAYS, 0.7, 1.0),
}
"""By `Combination.bomb_tier`."""


class BombActs:
    """The counter grows with them; whoever goes out with one is told after the bang."""

    def __init__(
        self, staging: GandengyanStaging, trail: Trail, doubling: Doubling, names: PlayNames, going_out: GoingOut
    ) -> None:
        self._layout, self._cards, self._effects = staging.layout, staging.cards, staging.effects
        self._sounds = staging.link.sounds
        self._trail, self._doubling, self._names, self._going_out = trail, doubling, names, going_out

    def animate(self, event: Event) -> Animation | None:
        if not isinstance(event, BombBurst):
            return None
        self._doubling.grow(event.factor)
        if event.factor > 1:
            self._sounds.play("doubled")
        bang = self._bang(event)
        if self._cards.held_by(event.seat):
            return bang
        return InTurn(bang, lambda: self._going_out.show(event.seat))

    def _bang(self, event: BombBurst) -> Animation:
        words = self._names.of(event.combination) + (f"  ×{event.factor}" if event.factor > 1 else "")
        blast, earlier = BLASTS[event.combination.bomb_tier], self._trail.bombs_in_a_row - 1
        near = self._layout.bar.center if len(self._trail.entries) > 1 else None
        return self._effects.explode(self._layout.play, blast, earlier, words, lying=self._read, near=near)

    @property
    def _read(self) -> list[FRect]:
        """The plays of the trick, who sits there, and the viewer's hand; where they have room the words stand below
        what the bomb has beaten."""
        hand = self._cards.pile(HANDS + self._layout.viewer)
        plays = self._layout.read(self._trail.sizes)
        return [*plays, *self._layout.seat_rects, *(sprite.pose.rect for sprite in hand)]

"""How cards get from pile to pile."""

from __future__ import annotations

from cardcade import Event, Moved
from cardcade.table import Animation, Cards, Link, Movements
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.state import GONE, HANDS, STOCK, TRICK

SWEEP_SECONDS, DRAW_SECONDS, SHOW_SECONDS, GATHER_SECONDS = 0.24, 0.34, 0.3, 0.28
FRESH = (120, 236, 240)


class CardMoves:
    """The trail follows them."""

    def __init__(self, link: Link, trail: Trail, cards: Cards, movements: Movements) -> None:
        self._link, self._trail, self._cards, self._movements = link, trail, cards, movements

    def animate(self, event: Event) -> Animation | None:
        return self._move(event) if isinstance(event, Moved) else None

    def _move(self, event: Moved) -> Animation | None:
        if event.target == TRICK:
            self._trail.play(event.source - HANDS, event.cards)
            return None
        if event.source == TRICK:
            self._trail.clear()
        if event.target == STOCK:
            return self._cards.slide(event, GATHER_SECONDS)
        if event.target == GONE:
            self._link.sounds.play("card.slide")
            return self._cards.fly(event, SWEEP_SECONDS)
        return self._draw(event) if event.source == STOCK else self._show_left(event)

    def _draw(self, event: Moved) -> Animation:
        """The viewer's own new card shines until something else happens."""
        flight = self._movements.move(event, DRAW_SECONDS)
        if event.target == HANDS + self._link.seat:
            self._cards.pile(event.target)[-1].glow = FRESH
        return flight

    def _show_left(self, event: Moved) -> Animation:
        """What a loser has left: all hands together."""
        self._link.sounds.play("card.flip", pan=self._movements.pan(event.target))
        return self._cards.slide(event, SHOW_SECONDS)

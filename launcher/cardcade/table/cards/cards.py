"""The cards on the table: which lie where, how they get there, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from cardcade.engine.cards import Card, Pile, Place, Seat
from cardcade.engine.events import Moved
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.table.animation import Animation, Still, Together
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.flights import Flight, thinned
from cardcade.table.cards.mirror import Mirror
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.hand.hand import Hand
from cardcade.table.layout import Pose
from cardcade.table.part import Part
from cardcade.table.piles.pile_picture import draw_pile
from cardcade.table.piles.piles import PileLayout
from cardcade.ui import Canvas, Painter
from cardcade.ui.ahead import Wanted

RELAY_SECONDS = 0.14
"""How long the cards of a pile take to close up or make room."""
DEAL_SECONDS = 0.15
STAGGER, SPREAD_SECONDS = 0.06, 0.24
"""Between two cards of many, and by how much the last one leaves after the first."""
TOP = 4
"""Of a deep heap only so many can be seen."""


class Cards(Part):
    """Follows the events; after them showing the view changes nothing."""

    def __init__(
        self, game: Game[Any, Any], piles: PileLayout, faces: Faces, hand: Hand, unseen: frozenset[Place] = frozenset()
    ) -> None:
        """Cards are not drawn once they lie in a place that is `unseen`."""
        self._game, self._piles, self._faces, self._hand, self._unseen = game, piles, faces, hand, unseen
        self.mirror = Mirror(piles.layout.viewer)

    # -- which lie where

    @property
    def piles(self) -> Sequence[Sequence[CardSprite]]:
        """The sprites of each pile, the top card last; empty before the first position."""
        return self.mirror.piles

    def pile(self, index: int) -> Sequence[CardSprite]:
        return self.mirror.piles[index] if self.mirror.piles else ()

    def held_by(self, seat: Seat) -> int:
        """How many cards are in the seat's hands."""
        specs = enumerate(self._piles.specs)
        return sum(len(self.pile(index)) for index, pile in specs if pile.place is Place.HAND and pile.owner == seat)

    @property
    def hands(self) -> list[int]:
        """Which piles are hands."""
        return [index for index, pile in enumerate(self._piles.specs) if pile.place is Place.HAND]

    def agrees(self, view: View[Any]) -> bool:
        """Whether showing the view would change nothing."""
        return self.mirror.agrees(view)

    def rebuild(self, view: View[Any]) -> None:
        """Lies as the view says, at once."""
        self.mirror.rebuild(view, self._piles.layout.stock)
        self._piles.specs = view.state.piles
        self.relay(0.0)

    # -- where

    def lay_out(self) -> None:
        self.relay(0.0)

    def arranged(self, index: int) -> list[CardSprite]:
        """The sprites of a pile in the order in which they lie."""
        return self._piles.order(index, self.mirror.piles[index])

    def placed(self, index: int) -> dict[CardSprite, Pose]:
        """Where each card of a pile belongs."""
        sprites = self.arranged(index)
        return dict(zip(sprites, self._piles.poses(index, len(sprites)), strict=True))

    def relay(self, seconds: float) -> None:
        """Moves every card to where it belongs now."""
        for index in range(len(self.mirror.piles)):
            self.relay_pile(index, seconds)

    def relay_pile(self, index: int, seconds: float, delay: float = 0.0) -> None:
        placed = self.placed(index)
        for sprite, pose in placed.items():
            if sprite.pose != pose:
                sprite.fly(pose, seconds, delay)
            elif seconds == 0:
                sprite.finish()
        if self._piles.is_own_hand(index):
            self._hand.hold(list(placed), self._game.deck.name)

    # -- on their way

    def fly(self, event: Moved, seconds: float, stagger: float | None = None) -> Animation:
        """From pile to pile, one after the other, while both piles close up; over when the last has landed."""
        sprites = self._seen_to_move(event)
        for index in {event.source, event.target}:
            self.relay_pile(index, RELAY_SECONDS)
        gap = min(STAGGER, SPREAD_SECONDS / max(1, len(sprites))) if stagger is None else stagger
        placed = self.placed(event.target)
        self._begin(sprites, placed)
        return Together(*(Flight(one, placed[one], seconds, number * gap) for number, one in enumerate(sprites)))

    def slide(self, event: Moved, seconds: float) -> Animation:
        """All together, and nothing waits for them."""
        self._begin(self._seen_to_move(event), self.placed(event.target))
        self.relay_pile(event.source, RELAY_SECONDS)
        self.relay_pile(event.target, seconds)
        return Still()

    def sweep(self, events: Sequence[Moved], seconds: float) -> Animation:
        """What was played leaves the table all together."""
        swept = [(event.target, sprite) for event in events for sprite in self.mirror.move(event)]
        for index in {event.source for event in events} | {event.target for event in events}:
            self.relay_pile(index, seconds)
        return Together(*(Flight(sprite, self.placed(target)[sprite], seconds) for target, sprite in swept))

    def deal(self, events: Sequence[Moved]) -> Animation:
        """One card to each in turn, all in the air at once, never over a second and a half."""
        hands = [self.mirror.move(event) for event in events]
        sent = [sprite for turn in zip_longest(*hands) for sprite in turn if sprite is not None]
        placed: dict[CardSprite, Pose] = {}
        for index in {event.target for event in events}:
            placed |= self.placed(index)
            if self._piles.is_own_hand(index):
                self._hand.hold(self.arranged(index), self._game.deck.name)
        for sprite in placed.keys() - set(sent):
            sprite.fly(placed[sprite], RELAY_SECONDS)
        self._begin(sent, placed)
        stagger = min(0.08, 1.2 / max(1, len(sent)))
        return Together(*(Flight(one, placed[one], DEAL_SECONDS, n * stagger) for n, one in enumerate(sent)))

    def exchange(self, events: Sequence[Moved], seconds: float) -> None:
        """Whole hands change owners at once: every card leaves before any arrives."""
        self.mirror.exchange(events)
        for event in events:
            self.relay_pile(event.target, seconds)

    def _seen_to_move(self, event: Moved) -> list[CardSprite]:
        """Those of the event's cards; what goes out of sight into the closed stock, as most do of a deep heap, is there
        at once: to draw a hundred faces on one spot takes four frames."""
        source, target = (self._piles.specs[index] for index in (event.source, event.target))
        seen = set(self._seen(source, self.pile(event.source)))
        moved = self.mirror.move(event)
        if target.place is Place.STOCK:
            placed = self.placed(event.target)
            for sprite in moved:
                if sprite not in seen:
                    sprite.fly(placed[sprite], 0.0)
                    sprite.finish()
        return [sprite for sprite in moved if sprite in seen or target.place is not Place.STOCK]

    def _begin(self, sprites: Iterable[CardSprite], placed: Mapping[CardSprite, Pose]) -> None:
        """Has them drawn on the way as they will lie there: where several land at once, that would take a frame."""
        self._faces.begin_all((sprite.card, placed[sprite].width) for sprite in sprites)

    @property
    def flying(self) -> bool:
        return True in [sprite.flying for sprite in self.mirror]

    def find(self, card: Card) -> CardSprite | None:
        return self.mirror.find(card)

    def update(self, dt: float) -> bool:
        moving = [sprite for sprite in self.mirror if sprite.moving]
        return sum(sprite.update(dt) for sprite in moving) > 0

    def finish(self) -> None:
        for sprite in self.mirror:
            sprite.finish()

    # -- how they are drawn

    def draw(self, painter: Painter) -> None:
        """Lying cards first, the hand over them, flying cards over all."""
        flying: list[CardSprite] = []
        hand: list[CardSprite] = []
        for index, pile in enumerate(self._piles.specs):
            sprites = self.arranged(index)
            lying = [sprite for sprite in sprites if not sprite.aloft]
            if len(lying) < len(sprites):
                flying += [sprite for sprite in sprites if sprite.aloft]
            if self._piles.is_own_hand(index):
                hand = lying
            else:
                draw_pile(painter, self._faces, self._seen(pile, lying))
        draw_pile(painter, self._faces, hand)
        for sprite in thinned([sprite for sprite in flying if not sprite.carried]):
            sprite.draw(painter, self._faces)

    def _seen(self, pile: Pile, lying: Sequence[CardSprite]) -> Sequence[CardSprite]:
        """What of them is not out of sight or under others."""
        nobodys = pile.place is Place.ASIDE and pile.owner is None
        if nobodys or pile.place in self._unseen:
            return ()
        return lying[-TOP:] if pile.place in (Place.STOCK, Place.DISCARD) else lying

    def foreseen(self, canvas: Canvas) -> list[Wanted]:
        """What they will be drawn from on that canvas, if all lie there as they do now."""
        piles = zip(self._piles.specs, self.mirror.piles, strict=False)
        seen = [sprite for pile, sprites in piles for sprite in self._seen(pile, sprites)]
        drawings = [self._faces.foreseen(sprite.card, sprite.pose.width, canvas) for sprite in seen]
        return list(dict.fromkeys(drawing for drawing in drawings if drawing is not None))

    def draw_top(self, painter: Painter) -> None:
        """Nothing lies over what hangs on the pointer."""
        for card in self._hand.cards:
            if card.sprite.carried:
                card.sprite.draw(painter, self._faces)

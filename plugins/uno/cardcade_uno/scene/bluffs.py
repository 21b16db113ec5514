"""Wild draw fours that may be played although they are unlawful: whoever is challenged pays for them."""

from __future__ import annotations

from cardcade import Card
from cardcade.table import Hand, Link, Part, Position, TableLayout
from cardcade.ui import Painter
from cardcade_uno.cards import FOURS, say_colour
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.rules import Rules
from cardcade_uno.scene.signs import BLUFF, put_sign

SIDE = 34.0


class Bluffs(Part):
    """They wear a small mark, and say what they may cost, before they are played."""

    def __init__(self, link: Link, rules: Rules, layout: TableLayout, position: Position, hand: Hand) -> None:
        self._link, self._rules, self._layout, self._position, self._hand = link, rules, layout, position, hand

    def is_one(self, card: Card) -> bool:
        """Whether it can be played now, and should not be."""
        lawful = self._position.lawful
        if card not in FOURS or lawful is None or not self._position.asked or not lawful.can_use(card):
            return False
        state = self._position.state
        return not four_is_lawful(self._rules, self._hand.held, state.colour, state.symbol)

    def tip(self) -> str:
        """What a challenge would cost."""
        state, rules = self._position.state, self._rules
        cost = state.pending + rules.effects.wild_draw_four_amount
        key = f"uno.table.bluff.{rules.wild_draw_four.condition}"
        return self._link.words.say(key, colour=say_colour(state.colour), n=cost)

    def draw_over(self, painter: Painter) -> None:
        """At the corner that no other card covers."""
        side = SIDE * self._layout.unit
        for card in self._hand.cards:
            if self.is_one(card.sprite.card) and not card.sprite.flying:
                put_sign(painter, BLUFF, (card.sprite.rect.x + side / 2, card.sprite.rect.y), side)

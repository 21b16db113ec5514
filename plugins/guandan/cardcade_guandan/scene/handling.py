"""What the viewer does with the hand: sorting, grouping, finding straight flushes, playing what belongs together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from pygame import FRect

from cardcade.engine.cards import Card, Seat
from cardcade.table.picture import RELAY_SECONDS
from cardcade.table.readings import ReadingChooser
from cardcade.ui import Widget
from cardcade_guandan.cards import RANK
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.autogroups import every_straight_flush
from cardcade_guandan.scene.chooser import ways_to_play
from cardcade_guandan.scene.controls import GuandanActions, HandTools
from cardcade_guandan.scene.holding import ColumnHand
from cardcade_guandan.scene.picture import GuandanPicture
from cardcade_guandan.scene.usable import usable
from cardcade_guandan.state import HANDS


class GuandanHandling(GuandanPicture):
    """Never moves a card in the match: only where it lies in the hand."""

    hand: ColumnHand
    actions: GuandanActions

    _flush = -1
    _flushes: tuple[object, list[tuple[Card, ...]]] = (None, [])

    def lay_panels(self) -> None:
        super().lay_panels()
        self.tool_row = HandTools(self)

    def extras(self) -> Sequence[Widget]:
        return [self.tool_row, *super().extras()]

    def make_hand(self, area: FRect) -> ColumnHand:
        hand = ColumnHand(area, self)
        hand.in_row = self.arrangement.in_row
        if hasattr(self, "hand"):
            hand.selected = self.hand.selected
        return hand

    def make_actions(self) -> GuandanActions:
        return GuandanActions(self)

    def chosen(self, cards: Sequence[Card]) -> None:
        super().chosen(cards)
        self.tool_row.refresh()

    def refresh(self) -> None:
        super().refresh()
        self._dim_the_useless()
        self.tool_row.refresh()
        self._offer_the_only_gift()

    def _dim_the_useless(self) -> None:
        assert self.choices is not None
        asked = bool(self.choices.moves) and self.choices.my_turn and not self.link.autopilot
        wanted = usable(self.own_cards, self.choices.moves, self.level) if asked else set()
        for card in self.hand.cards:
            card.sprite.dim = asked and card.sprite.card not in wanted

    def _offer_the_only_gift(self) -> None:
        """Where there is no choice, the card is chosen already; the player still gives it."""
        if self.prompt() and self.choices is not None and len(self.choices.moves) == 1 and not self.hand.selected:
            self.hand.select(set(self.game.cards_of(self.choices.moves[0])))

    def end_turn(self, seat: Seat) -> None:
        """Whoever has acted is waited for no longer; the view that says so comes after the animations."""
        plate = self.plates[seat]
        plate.active.to(0.0)
        if seat != self.link.seat:
            plate.status = self.say(f"table.level.{plate.player.level}" if plate.player.level else "table.person")
            return
        if not self.link.stands_in:
            plate.status = self.say("table.person")
        self.answered = True
        self.actions.clear()
        for card in self.hand.cards:
            card.sprite.dim = False

    def key(self, key: int) -> bool:
        actions = {
            pygame.K_g: self.group,
            pygame.K_u: self.undo_group,
            pygame.K_f: self.next_flush,
            pygame.K_v: self.switch_layout,
            pygame.K_c: self.switch_counter,
            pygame.K_t: self.last_trick.toggle,
        }
        if key not in actions:
            return super().key(key)
        actions[key]()
        return True

    def submit(self, move: Any) -> None:
        super().submit(move)
        if self.waiting:
            self.actions.clear()

    # -- where cards lie in the hand

    def next_sort(self) -> None:
        sort = self.arrangement.next_sort()
        self.tell_softly(self.say(f"guandan.table.sorted.{sort}"))
        self._lay_again()

    def switch_layout(self) -> None:
        self.arrangement.in_row = self.hand.in_row = not self.arrangement.in_row
        self._lay_again()

    @property
    def unlocks(self) -> bool:
        """Whether the group button would dissolve a group: everything chosen is locked together."""
        chosen = self.hand.selected if hasattr(self, "hand") else set()
        return any(chosen and chosen <= set(group) for group in self.arrangement.locked)

    def group(self) -> None:
        """Locks what is chosen as a group of its own, or dissolves the group it is."""
        chosen = self.hand.chosen
        if self.unlocks:
            self.arrangement.unlock(chosen)
        elif len(chosen) > 1:
            self.arrangement.lock(chosen)
        else:
            return
        self.hand.select(set())
        self._lay_again()

    def undo_group(self) -> None:
        if self.arrangement.can_undo:
            self.arrangement.undo()
            self._lay_again()

    def _lay_again(self) -> None:
        self.link.sound("card.slide")
        self.relay_pile(HANDS + self.link.seat, RELAY_SECONDS)
        self.tool_row.refresh()
        self.changed()

    def complain(self, text: str) -> None:
        self.link.sound("illegal")
        self.tell_softly(text, seconds=2.4, colour=(255, 226, 214))

    def tell_softly(self, text: str, seconds: float = 1.2, **look: Any) -> None:
        """Just above the buttons; a new word takes the last one's place."""
        spot = self.layout.spot(self.link.seat).played
        self.banners = [banner for banner in self.banners if banner.at != spot]
        self.banner(text, at=spot, size=26 * self.layout.chrome, seconds=seconds, **look)

    # -- what belongs together

    def flushes(self) -> list[tuple[Card, ...]]:
        """Every straight flush of the hand; remembered until a card goes."""
        key = (self.level, tuple(sorted(self.own_cards)))
        if key != self._flushes[0]:
            self._flushes = (key, every_straight_flush(key[1], self.order))
            self._flush = -1
        return self._flushes[1]

    def next_flush(self) -> None:
        found = self.flushes()
        if found:
            self._flush = (self._flush + 1) % len(found)
            self.link.sound("card.select")
            self.hand.select(set(found[self._flush]))

    def column_of(self, card: Card) -> Sequence[Card]:
        return next((column.cards for column in self.columns if card in column.cards), (card,))

    def natural(self, card: Card) -> Sequence[Card]:
        """The group the card is in if that can be played, else the most of it that can, else the card."""
        group = self._group_of(card)
        if self.can_play(group) or self.choices is None:
            return group
        parts = [self.game.cards_of(move) for move in self.choices.moves]
        fitting = [part for part in parts if part and set(part) <= set(group)]
        return max(fitting, key=len, default=(card,))

    def _group_of(self, card: Card) -> Sequence[Card]:
        column = next((column for column in self.columns if card in column.cards), None)
        if column is None or column.locked or column.found:
            return column.cards if column is not None else (card,)
        loose = [one for each in self.columns if not (each.locked or each.found) for one in each.cards]
        return [one for one in loose if RANK[one] == RANK[card]]

    def can_play(self, cards: Sequence[Card]) -> bool:
        return self.choices is not None and self.choices.my_turn and bool(self.choices.plays(cards))

    def choose(self, plays: Sequence[Any]) -> None:
        assert self.stage is not None
        self.stage.open(ReadingChooser(self, ways_to_play(self, [play for play in plays if isinstance(play, Play)])))

"""What gestures mean at UNO's table: one click plays a card, and a refused one may be insisted on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade import Card, Event, View
from cardcade.table import Gestures, Viewer
from cardcade_uno.cards import DECK
from cardcade_uno.moves import ACCEPT, DRAW, PASS, ChooseColour, Play, PlayAnyway
from cardcade_uno.scene.bluffs import Bluffs
from cardcade_uno.scene.calls import OwnCall
from cardcade_uno.scene.jump_ins import JumpIns
from cardcade_uno.scene.questions import Questions


class UnoGestures(Gestures):
    direct = True

    def __init__(self, viewer: Viewer, questions: Questions, call: OwnCall, jump_ins: JumpIns, bluffs: Bluffs) -> None:
        super().__init__(viewer, questions.hints)
        self._questions, self._call, self._jump_ins, self._bluffs = questions, call, jump_ins, bluffs
        self.refused: Card | None = None
        """The card that was just refused, where insisting on it only costs."""
        self.listeners: list[Callable[[], object]] = []
        """Told when a card was played or refused."""

    # -- playing a card

    def play(self, cards: Sequence[Card]) -> None:
        self.refused = None
        super().play(cards)
        for listener in self.listeners:
            listener()

    def ask_which(self, plays: Sequence[Play]) -> None:
        """Asks for a player to swap with, then for a colour; the call goes along if it was made ready."""
        targets = list(dict.fromkeys(play.target for play in plays if play.target is not None))
        colours = {play.colour for play in plays}
        if len(targets) > 1:
            self._questions.ask_player(targets, lambda seat: self.ask_which([p for p in plays if p.target == seat]))
        elif len(colours) > 1:
            self._questions.ask_colour(lambda colour: self.ask_which([p for p in plays if p.colour == colour]))
        else:
            self.submit(self._call.take_along(plays))

    def ask_first_colour(self) -> None:
        """For a wild that was turned up as the first card."""
        self._questions.ask_colour(lambda colour: self.act(ChooseColour(colour)))

    def refuse(self, cards: Sequence[Card]) -> None:
        """Says why not; where insisting only costs, a button offers it as a second, deliberate step."""
        super().refuse(cards)
        offences = self._link.game.offences(self._position.state, self._link.seat)
        self.refused = next((card for card in cards if PlayAnyway(card) in offences), None)

    def why_dim(self, card: Card) -> str:
        """What was just refused is explained over the hand already; a card that may jump in or is a bluff says so."""
        if self._bluffs.is_one(card):
            return self._bluffs.tip()
        if self._jump_ins.can_use(card):
            return self._link.words.say("uno.table.jump_tip")
        return "" if card == self.refused else super().why_dim(card)

    # -- instead of a card

    def draw_or_take(self) -> None:
        """The stock was pressed: draws, or takes what is pending, or says why not."""
        self._queue.settle()
        lawful = self._position.lawful
        if lawful is None or lawful.over or self._position.autopilot:
            return
        pending = ACCEPT in self._position.moves and not self._position.state.skips
        self.submit(ACCEPT if pending else DRAW)

    def keep(self) -> bool:
        """Keeps the card just drawn; whether there is one."""
        if PASS not in self._position.moves:
            return False
        self.act(PASS)
        return True

    def jump_in(self) -> bool:
        """Jumps in where it is clear with what: exactly one card can, or its twins; whether so."""
        self._queue.settle()
        cards = [card for card in self._hand.held if self._jump_ins.can_use(card)]
        if len({DECK.faces[card] for card in cards}) != 1:
            return False
        self.play(cards[:1])
        return True

    # -- the position

    def follow(self, event: Event) -> None:
        """What was refused is out of date."""
        super().follow(event)
        self._effects.hush()

    def take(self, view: View[Any]) -> None:
        self.refused = None

    def refresh(self) -> None:
        super().refresh()
        if any(isinstance(move, ChooseColour) for move in self._position.moves) and not self._attention.asking:
            self.ask_first_colour()

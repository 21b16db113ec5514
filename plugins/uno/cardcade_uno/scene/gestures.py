"""What the player does at UNO's table: playing, choosing colours and players, calling, catching, insisting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from pygame import FRect

from cardcade import TABLE, Card, IllegalMove, Seat, say_seat
from cardcade.table.hand import Hand
from cardcade.table.link import Link
from cardcade.ui import Painter, Ui
from cardcade.ui.events import PadButton, Pressed, UiEvent
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import DARK, Type, Weight
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.dialog import Dialog
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, DRAW, PASS, Catch, ChooseColour, Move, Play, PlayAnyway
from cardcade_uno.scene.accusing import AccuseButton, call_too_soon, pointed_at_next
from cardcade_uno.scene.actions import UnoActions
from cardcade_uno.scene.calls import CatchButton, UnoButton
from cardcade_uno.scene.doubt import DoubtPanel
from cardcade_uno.scene.hand import OneCardHand
from cardcade_uno.scene.picture import UnoPicture
from cardcade_uno.scene.spots import Peek, StockSpot
from cardcade_uno.scene.swap import SwapChoice
from cardcade_uno.scene.wheel import ColourWheel

DEAF_SECONDS = 0.8
"""After catching at nothing the key is deaf for so long: hammering it wins no more than holding it."""
JUMP = Plate((255, 220, 120), (246, 158, 40), PILL, (255, 250, 220), 2.0, sheen=0.5, shadow=8, drop=3)


class UnoGestures(UnoPicture):
    direct = True
    complaints = (0.5, 0.628)
    pad = {PadButton.X: pygame.K_c, PadButton.Y: pygame.K_u}  # noqa: RUF012

    def __init__(self, ui: Ui, link: Link) -> None:
        self.armed = False
        """The call goes with the next play."""
        self.insisting: Card | None = None
        self.hushed = False
        """While things happen there is nothing to press."""
        self.doubt: DoubtPanel | None = None
        self.catches: list[CatchButton] = []
        self.accusations: list[AccuseButton] = []
        self.asking: Dialog | None = None
        self.warning: Dialog | None = None
        self._deaf_until = 0.0
        self._now = 0.0
        super().__init__(ui, link)

    def make_hand(self, area: FRect) -> Hand:
        return OneCardHand(area, self)

    def make_actions(self) -> UnoActions:
        """Everything to touch is laid out anew with the canvas."""
        self.middle.place(self.layout)
        self.uno_button = UnoButton(self)
        self.stock_spot, self.peek = StockSpot(self), Peek(self)
        self.doubt, self.catches = None, []
        others = [seat for seat in range(len(self.link.players)) if seat != self.link.seat]
        costs = self.game.rules.uno.false_catch_penalty > 0
        self.accusations = [AccuseButton(self, seat) for seat in others] if costs else []
        return UnoActions(self)

    def extras(self) -> Sequence[Widget]:
        shown: list[Widget] = [self.stock_spot, self.peek, *self.catches]
        if self.calls_matter:
            shown += [*self.accusations, self.uno_button]
        return [*shown, self.doubt] if self.doubt is not None else shown

    @property
    def calls_matter(self) -> bool:
        return self.game.rules.uno.enable_uno_check and not self.link.autopilot

    def advance(self, dt: float) -> float:
        self._now += dt
        return super().advance(dt)

    # -- what can be done now

    @property
    def awaited(self) -> Sequence[Seat]:
        return self.choices.waiting_for if self.choices is not None else ()

    @property
    def moves(self) -> Sequence[Move]:
        return self.choices.moves if self.choices is not None and not self.link.autopilot else ()

    def jumps_with(self, card: Card) -> bool:
        """Whether the card may be played although it is another's turn, or was drawn and may be played at once."""
        assert self.choices is not None
        return not self.choices.my_turn and bool(self.moves) and self.choices.can_use(card)

    def refresh_questions(self) -> None:
        """Panels and buttons that come and go with the position."""
        catchable = [move.seat for move in self.moves if isinstance(move, Catch)]
        if self._asked != (CHALLENGE in self.moves, catchable):
            self.clear_questions()
            self.catches = [CatchButton(self, seat) for seat in catchable]
            self._attach(*self.catches)
            self._refresh_doubt()
        if self.armed and not self._may_arm():
            self.armed = False
        self.uno_button.set(useful=self._may_arm() or CALL_UNO in self.moves, armed=self.armed)
        self._drop_stale_question()
        if any(isinstance(move, ChooseColour) for move in self.moves) and self.stage and not self.stage.dialogs:
            self.ask_first_colour()

    def _refresh_doubt(self) -> None:
        if CHALLENGE in self.moves:
            self.doubt = DoubtPanel(self, self.state)
            self._attach(self.doubt)
            if self.stage is not None:
                self.stage.focus.set(self.doubt.buttons[0])

    @property
    def _asked(self) -> tuple[bool, list[Seat]]:
        return self.doubt is not None, [button.seat for button in self.catches]

    def clear_questions(self) -> None:
        """What was asked or offered is settled: nothing of it can be pressed any more, by no device."""
        gone = [*self.catches, *(self.doubt.buttons if self.doubt is not None else ())]
        if self.stage is not None and self.stage.focus.widget in gone:
            self.stage.focus.set(None)
        self.doubt, self.catches = None, []

    def _attach(self, *widgets: Widget) -> None:
        if self.stage is not None:
            for widget in widgets:
                widget.attach(self.stage, self)

    def _drop_stale_question(self) -> None:
        """Somebody jumped in, or the turn is over: the wheel has nothing to ask any more."""
        if self.asking is not None and not any(isinstance(move, Play | ChooseColour) for move in self.moves):
            self.asking.close()
            self.asking = None
        if self.warning is not None and self.awaited in ((), (TABLE,)):
            self.warning.close()
            self.warning = None

    # -- playing a card

    def throw(self, cards: Sequence[Card]) -> None:
        self.insisting = None
        super().throw(cards)
        self.actions.refresh()

    def choose(self, plays: Sequence[Any]) -> None:
        """Asks for a player to swap with, then for a colour; the call goes along if it was made ready."""
        targets = list(dict.fromkeys(play.target for play in plays))
        colours = list(dict.fromkeys(play.colour for play in plays))
        if len(targets) > 1:
            self._ask(SwapChoice(self, targets, lambda seat: self._choose_from(plays, target=seat)))
        elif len(colours) > 1:
            self._ask(self._wheel(lambda colour: self._choose_from(plays, colour=colour)))
        else:
            called = [play for play in plays if play.call == self.armed]
            self.armed = False
            self.submit((called or plays)[0])

    def _choose_from(self, plays: Sequence[Play], **wanted: Any) -> None:
        self.choose([play for play in plays if all(getattr(play, key) == value for key, value in wanted.items())])

    def ask_first_colour(self) -> None:
        self._ask(self._wheel(lambda colour: self.act(ChooseColour(colour))))

    def _wheel(self, picked: Any) -> ColourWheel:
        hand = [card.sprite.card for card in self.hand.cards]
        held: dict[Colour, int] = {colour: sum(COLOUR[card] == colour for card in hand) for colour in COLOURS}
        return ColourWheel(self.say, held, picked)

    def _ask(self, dialog: Dialog) -> None:
        assert self.stage is not None
        self.asking = dialog
        self.stage.open(dialog)

    def warn(self, dialog: Dialog) -> None:
        """The question before an offence stays while the others play on, but not beyond the round."""
        assert self.stage is not None
        self.warning = dialog
        self.stage.open(dialog)

    def act(self, move: Move) -> None:
        """A move by button or key; a click during an animation ends it and still counts."""
        self.settle()
        self.submit(move)

    def refuse(self, cards: Sequence[Card]) -> None:
        """Says why not; where insisting only costs, a button offers it as a second, deliberate step."""
        super().refuse(cards)
        assert self.view is not None
        offences = self.game.offences(self.view.state, self.link.seat)
        self.insisting = next((card for card in cards if PlayAnyway(card) in offences), None)

    def why_dim(self, card: Card) -> str:
        """What was just refused is explained over the hand already; a card that may jump in says so."""
        if self.choices is not None and self.jumps_with(card):
            return self.say("uno.table.jump_tip")
        return "" if card == self.insisting else super().why_dim(card)

    def draw_over(self, painter: Painter) -> None:
        super().draw_over(painter)
        k = self.layout.unit
        for card in self.hand.cards:
            if card.sprite.glow is not None and not card.sprite.flying:
                top = card.sprite.rect
                tag = FRect(top.centerx - 58 * k, top.y - 26 * k, 116 * k, 40 * k)
                painter.plate(tag, JUMP)
                painter.text(self.say("uno.table.jump"), tag, Type(22 * k, Weight.BOLD), DARK, "centre")

    # -- drawing, calling, catching

    def draw_or_take(self) -> None:
        """The stock was pressed: draws, or takes what is pending, or says why not."""
        self.settle()
        if self.choices is None or self.choices.over or self.link.autopilot:
            return
        wanted = DRAW if ACCEPT not in self.moves or self.state.skips else ACCEPT
        try:
            self.game.check(self.state, self.link.seat, wanted)
        except IllegalMove as illegal:
            self.complain(self.link.text(illegal.reason))
            return
        self.submit(wanted)

    def _may_arm(self) -> bool:
        """Whether a call can go with one's next play."""
        if any(isinstance(move, Play) and move.call for move in self.moves):
            return True
        others = any(seat not in (self.link.seat, TABLE) for seat in self.awaited)
        return others and self.count_of(self.link.seat) == 2

    def call(self) -> None:
        """UNO! Now if it is owed, with the next play if that can be; else the rules say what it costs."""
        self.settle()
        if self.choices is None or not self.calls_matter or self.board is not None:
            return
        if CALL_UNO not in self.moves and self._may_arm():
            self.armed = not self.armed
            self.uno_button.set(useful=True, armed=self.armed)
            return
        call_too_soon(self)

    def catch(self) -> None:
        """Catches whoever is due. When nobody is, the key leads to whom one may accuse all the same."""
        self.settle()
        due = [move for move in self.moves if isinstance(move, Catch)]
        if due and self._now >= self._deaf_until:
            self.submit(due[0])
        elif not due:
            self._deaf_until = self._now + DEAF_SECONDS
            pointed = pointed_at_next(self) if self.calls_matter else None
            key, seat = ("nobody", 0) if pointed is None else ("accuse.next", pointed.seat)
            self.complain(self.say(f"uno.table.{key}", player=say_seat(seat)))

    def next_round(self) -> None:
        self.close_board()
        self.link.proceed()

    def key(self, key: int) -> bool:
        if self.board is not None or self.choices is None:
            return False
        match key:
            case pygame.K_u:
                self.call()
            case pygame.K_c:
                self.catch()
            case pygame.K_d:
                self.draw_or_take()
            case pygame.K_k if PASS in self.moves:
                self.act(PASS)
            case pygame.K_p:
                self.peek.toggle()
            case _:
                return False
        return True

    def handle(self, event: UiEvent) -> bool:
        """A press on the felt takes away what is in the limelight."""
        if isinstance(event, Pressed) and self.limelight is not None:
            self.limelight.finish()
        return super().handle(event)

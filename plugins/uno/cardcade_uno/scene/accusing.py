"""Offences on purpose: accusing a player who owes no call, calling too soon, and the question that comes before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from cardcade import Seat, say_seat
from cardcade.ui import Answer, Ask, Kind
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import INK, SOFT, Type, Weight
from cardcade.ui.widgets.button import Button
from cardcade_uno.moves import CALL_UNO, Move, catch_of
from cardcade_uno.scene.signs import around

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures

SIDE = 40.0
CALM = Plate((34, 44, 74, 235), (22, 30, 54, 235), PILL, (120, 140, 180, 150), 1.5, shadow=4, drop=2)
READY = Plate((240, 108, 96), (202, 62, 62), PILL, (255, 214, 200), 2.0, shadow=8, drop=2)


class AccuseButton(Button):
    """On every other player's plate where a false catch costs: calm, always the same, so it tells nothing."""

    corner = SIDE

    def __init__(self, scene: UnoGestures, seat: Seat) -> None:
        k, plate = scene.layout.chrome, scene.plates[seat].rect
        rect = around((plate.right - 22 * k, plate.bottom - 2 * k), SIDE * k)
        cost = scene.game.rules.uno.false_catch_penalty
        tip = scene.say("uno.table.accuse.tip", player=say_seat(seat), n=cost)
        super().__init__(rect, "!", lambda: accuse(scene, seat), f"accuse.{seat}", tooltip=tip, sound="ui.select")
        self.scene, self.seat = scene, seat

    def draw(self, painter: Painter) -> None:
        k, ready = self.scene.layout.chrome, 1.0 if self.focused else self.hover.value
        face = FRect(self.rect.x, self.rect.y - 1 * k, self.rect.w, self.rect.h)
        with painter.shifted(0, 2 * self.press.value):
            painter.plate(self.rect, CALM)
            with painter.faded(ready):
                painter.plate(self.rect, READY)
            painter.text(self.text, face, Type(24 * k, Weight.BLACK), INK if ready > 0.5 else SOFT, "centre")


def accuse(scene: UnoGestures, seat: Seat) -> None:
    """Catches the player if that is due; if not, whoever insists pays for it."""
    scene.settle()
    if scene.stage is not None and scene.ui.reader.pointing:
        scene.stage.focus.set(None)  # for a mouse the button is calm again once its work is done
    cost = scene.game.rules.uno.false_catch_penalty
    held = scene.say("uno.table.cards", n=scene.count_of(seat))
    title = scene.say("uno.table.accuse.title", player=say_seat(seat))
    text = scene.say("uno.table.accuse.text", player=say_seat(seat), cards=held, n=cost)
    commit(scene, catch_of(seat), title, text)


def call_too_soon(scene: UnoGestures) -> None:
    cost = scene.game.rules.uno.false_call_penalty
    held = scene.say("uno.table.cards", n=scene.count_of(scene.link.seat))
    commit(scene, CALL_UNO, scene.say("uno.table.accuse.call"), scene.say("uno.table.accuse.soon", cards=held, n=cost))


def commit(scene: UnoGestures, move: Move, title: str, text: str) -> None:
    """Makes the move; one that is punished only after a question, unless the player wants none."""
    punished = move in scene.game.offences(scene.state, scene.link.seat)
    if not (punished and scene.link.look.confirm_offences):
        scene.submit(move)
        return
    insist = Answer(scene.say("uno.table.accuse.insist"), lambda: scene.act(move), "offence.insist", Kind.DANGER)
    leave = Answer(scene.say("uno.table.accuse.leave"), lambda: None, "offence.leave", Kind.PRIMARY)
    scene.warn(Ask(title, text, [insist, leave], "uno.offence", cancel_action=lambda: None))


def pointed_at_next(scene: UnoGestures) -> AccuseButton | None:
    """The keyboard goes to the next player who can be accused: Enter does it."""
    buttons = scene.accusations
    if scene.stage is None or not buttons:
        return None
    now = scene.stage.focus.widget
    place = next((number for number, button in enumerate(buttons) if button is now), -1)
    chosen = buttons[(place + 1) % len(buttons)]
    scene.stage.focus.set(chosen)
    return chosen

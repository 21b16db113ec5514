"""Facing a wild draw four: what is known about it, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade import Event, View, say_seat
from cardcade.table import Attention, Gestures, Link, Part, Plates, Player, Position
from cardcade.ui import Button, Kind, Painter, Plate, Widget, icon
from cardcade.ui.layout import packed
from cardcade.ui.theme import GOLD, HEADING, INK, SMALL, SOFT, STRONG, Type
from cardcade_uno.cards import FOURS, SYMBOL, Colour, say_colour
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.rules import Rules
from cardcade_uno.scene.catches import SETTLING
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import chip
from cardcade_uno.state import UnoState

WIDTH, HEIGHT, LINE = 720.0, 190.0, 34.0
"""The height without what is known, a line for each of that."""
PANEL = Plate((40, 36, 70, 248), (20, 20, 44, 248), 30, (*GOLD[:3], 200), 2.5, shadow=26, drop=10)


class Reply(NamedTuple):
    """A way to answer the card: a button."""

    text: str
    meaning: str
    picture: str
    kind: Kind
    action: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is known about the card and whoever played it."""

    player: Player
    title: str
    known: Sequence[str]
    beneath: Colour
    beneath_it: str
    """The words for it."""


class Challenges(Part):
    """Opens the panel when the viewer may challenge; whatever happens then closes it."""

    def __init__(
        self,
        link: Link,
        rules: Rules,
        layout: UnoLayout,
        position: Position,
        plates: Plates,
        gestures: Gestures,
        attention: Attention,
    ) -> None:
        self._link, self._rules, self._layout, self._position = link, rules, layout, position
        self._plates, self._gestures, self._attention = plates, gestures, attention
        self.panel: ChallengePanel | None = None
        self._settled = False

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.panel is None else (self.panel,)

    def lay_out(self) -> None:
        self._close()

    def follow(self, event: Event) -> None:
        if isinstance(event, SETTLING):
            self._settled = True
            self._close()

    def take(self, view: View[Any]) -> None:
        self._settled = False

    def refresh(self) -> None:
        asked = CHALLENGE in self._position.moves and not self._settled
        if not asked:
            self._close()
        elif self.panel is None:
            state = self._position.state
            self.panel = ChallengePanel(self._layout, self._room, self._doubt(state), self._replies(state))
            self._attention.attach(self.panel)
            self._attention.lead(self.panel.buttons[0])

    def _close(self) -> None:
        if self.panel is not None and self._attention.focus in self.panel.buttons:
            self._attention.lead(None)
        self.panel = None

    @property
    def _room(self) -> float:
        """Between the players at the sides."""
        return self._layout.area.w - 2 * self._plates[self._link.seat].rect.w - 40 * self._layout.unit

    def _doubt(self, state: UnoState) -> Doubt:
        assert state.four_by is not None
        say, by, beneath = self._link.words.say, state.four_by, state.four_on[0]
        known = [
            say("uno.table.doubt.holds", player=say_seat(by), n=len(state.hand(by))),
            say(f"uno.table.doubt.{self._rules.wild_draw_four.condition}", colour=say_colour(beneath)),
        ]
        if caught := state.bluffs[by]:
            known.append(say("uno.table.doubt.bluffed", n=caught))
        title = say("uno.table.doubt.title", player=say_seat(by))
        return Doubt(self._link.players[by], title, known, beneath, say("uno.table.doubt.beneath"))

    def _replies(self, state: UnoState) -> list[Reply]:
        say, act = self._link.words.say, self._gestures.act
        accept, challenge = say("uno.table.accept_draw", n=state.pending), say("uno.table.doubt.challenge")
        return [
            Reply(accept, "move.accept", "pass", Kind.SECONDARY, lambda: act(ACCEPT)),
            *self._stacking(),
            Reply(challenge, "move.challenge", "eye", Kind.DANGER, lambda: act(CHALLENGE)),
        ]

    def _stacking(self) -> list[Reply]:
        """With a wild draw four if there is one, else with a draw two."""
        cards = [move.card for move in self._position.moves if isinstance(move, Play)]
        if not cards:
            return []
        four = any(card in FOURS for card in cards)
        card = next(card for card in cards if (SYMBOL[card] == "F") == four)
        text = self._link.words.say("uno.table.doubt.stack", symbol="+4" if four else "+2")
        return [Reply(text, "move.stack", "cards", Kind.SECONDARY, lambda: self._gestures.play([card]))]


class ChallengePanel(Widget):
    """Does not cover the hand or the call button: a card that can be stacked is played from the hand as always."""

    solid = True

    def __init__(self, layout: UnoLayout, room: float, doubt: Doubt, replies: Sequence[Reply]) -> None:
        k, (x, y) = layout.chrome, layout.limelight
        width, height = min(WIDTH * k, room), (HEIGHT + LINE * len(doubt.known)) * k
        super().__init__(FRect(x - width / 2, y - height / 2, width, height), "uno.doubt")
        self._layout, self.doubt = layout, doubt
        self.buttons = self._lay_buttons(replies)

    def _lay_buttons(self, replies: Sequence[Reply]) -> list[Button]:
        k = self._layout.chrome
        foot = FRect(self.rect.x + 24 * k, self.rect.bottom - 84 * k, self.rect.w - 48 * k, 62 * k)
        width = (foot.w - 14 * k * (len(replies) - 1)) / len(replies)
        places = packed(foot, [width] * len(replies), 14 * k)
        type_, roomy = STRONG._replace(size=STRONG.size * k), self.rect.w > 0.95 * WIDTH * k
        return [
            Button(rect, text, action, meaning, kind=kind, icon=icon(picture) if roomy else None, type_=type_)
            for rect, (text, meaning, picture, kind, action) in zip(places, replies, strict=True)
        ]

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    def draw(self, painter: Painter) -> None:
        k, box, doubt = self._layout.chrome, self.rect, self.doubt
        painter.plate(box, PANEL)
        face = FRect(box.x + 26 * k, box.y + 24 * k, 92 * k, 92 * k)
        painter.image(cardcade_assets.path("avatars", f"avatar_{doubt.player.avatar:02}.svg"), face)
        words = FRect(face.right + 22 * k, box.y + 20 * k, box.right - face.right - 140 * k, 46 * k)
        painter.text(doubt.title, words, self._sized(painter, doubt.title, HEADING, words.w), GOLD)
        for number, line in enumerate(doubt.known):
            where, colour = words.move(0, (46 + LINE * number) * k), INK if number < 2 else SOFT
            painter.text(line, where, self._sized(painter, line, SMALL, where.w), colour)
        painter.image(chip(doubt.beneath), FRect(box.right - 108 * k, box.y + 28 * k, 76 * k, 76 * k))
        label = FRect(box.right - 150 * k, box.y + 106 * k, 160 * k, 28 * k)
        painter.text(doubt.beneath_it, label, SMALL._replace(size=18 * k), SOFT, "centre")
        super().draw(painter)

    def _sized(self, painter: Painter, text: str, type_: Type, room: float) -> Type:
        return painter.ui.text.shrunk(text, type_._replace(size=type_.size * self._layout.chrome), room)

"""Facing a wild draw four: what is known about it, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade import Event, View, say_seat
from cardcade.table import Attention, Gestures, Link, Part, Plates, Player, Position
from cardcade.ui import Button, Kind, Painter, Plate, Ui, Widget, icon
from cardcade.ui.theme import GOLD, HEADING, INK, SMALL, SOFT, STRONG
from cardcade_uno.cards import FOURS, SYMBOL, Colour, say_colour
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.odds import chance_of_bluff
from cardcade_uno.rules import Rules
from cardcade_uno.scene.catches import SETTLING
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import chip
from cardcade_uno.state import UnoState
from cardcade_uno.turn import CHALLENGE_PENALTY

WIDTH, NARROW = 620.0, 520.0
"""As wide as it gets, and as narrow as its buttons lie side by side."""
HEAD, PAD, BUTTON, GAP = 84.0, 24.0, 60.0, 12.0
SMALLEST = 0.8
"""Its scale where it has least room: larger words must not push it off the table."""
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
    stakes: str

    @property
    def lines(self) -> list[str]:
        return [*self.known, self.stakes]


class Challenges(Part):
    """Opens the panel when the viewer may challenge; whatever happens then closes it."""

    def __init__(
        self,
        ui: Ui,
        link: Link,
        rules: Rules,
        layout: UnoLayout,
        position: Position,
        plates: Plates,
        gestures: Gestures,
        attention: Attention,
    ) -> None:
        self._ui = ui
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
            self.panel = ChallengePanel(self._ui, self._layout, self._room, self._doubt(state), self._replies(state))
            self._attention.attach(self.panel)
            self._attention.lead(self.panel.buttons[0])

    def _close(self) -> None:
        if self.panel is not None and self._attention.focus in self.panel.buttons:
            self._attention.lead(None)
        self.panel = None

    @property
    def _room(self) -> FRect:
        """Between the players at the left and the discards, above the hand; large words need those players' place."""
        layout, gap = self._layout, 20 * self._layout.unit
        right, top = layout.discard.rect.left - gap, layout.area.y + 0.25 * layout.area.h
        bottom = layout.hand_area.top - gap
        beside = [plate.rect for plate in self._plates if plate.rect.centery > top and plate.rect.bottom < bottom]
        met = [rect.right for rect in beside if rect.centerx < right and layout.growth <= 1]
        left = max(met, default=layout.area.x) + gap
        return FRect(left, top, right - left, bottom - top)

    def _doubt(self, state: UnoState) -> Doubt:
        assert state.four_by is not None
        say, by, beneath = self._link.words.say, state.four_by, state.four_on[0]
        known = [
            say("uno.table.doubt.holds", player=say_seat(by), n=len(state.hand(by))),
            say(f"uno.table.doubt.{self._rules.wild_draw_four.condition}", colour=say_colour(beneath)),
        ]
        if caught := state.bluffs[by]:
            known.append(say("uno.table.doubt.bluffed", n=caught))
        view = self._position.view
        assert view is not None
        known.append(say("uno.table.doubt.odds", n=round(100 * chance_of_bluff(self._rules, view))))
        right, wrong = state.pending, state.pending + CHALLENGE_PENALTY
        stakes = say("uno.table.doubt.stakes", player=say_seat(by), n=right, wrong=wrong)
        title = say("uno.table.doubt.title", player=say_seat(by))
        return Doubt(self._link.players[by], title, known, beneath, say("uno.table.doubt.beneath"), stakes)

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
    """Lies left of the discards, so that they stay in view with the hand and the call button: a card that can be
    stacked is played from the hand as always."""

    solid = True

    def __init__(self, ui: Ui, layout: UnoLayout, room: FRect, doubt: Doubt, replies: Sequence[Reply]) -> None:
        super().__init__(FRect(0, 0, 0, 0), "uno.doubt")
        self._ui, self._layout, self.doubt = ui, layout, doubt
        self._set(layout.chrome, room, len(replies))
        while self.rect.h > room.h and self._scale > SMALLEST * layout.unit:
            self._set(self._scale * 0.96, room, len(replies))
        self.rect.top = max(room.top, layout.limelight[1] - self.rect.h / 2)
        self.rect.bottom = min(room.bottom, self.rect.bottom)
        self.buttons = self._lay_buttons(replies, self._in_row)

    def _set(self, k: float, room: FRect, replies: int) -> None:
        """At that scale: how wide it is, and how high its lines make it."""
        width = min(WIDTH * k, room.w)
        self._scale, self._small, self._in_row = k, SMALL._replace(size=SMALL.size * k), width >= NARROW * k
        inner = width - 2 * PAD * k
        self._rows = [self._ui.text.height(line, self._small, inner) + 6 * k for line in self.doubt.lines]
        foot = (BUTTON + GAP) * k * (1 if self._in_row else replies)
        height = (2 * PAD + HEAD) * k + sum(self._rows) + foot
        self.rect = FRect(room.right - width, room.top, width, height)

    def _lay_buttons(self, replies: Sequence[Reply], in_row: bool) -> list[Button]:
        k, count = self._scale, len(replies)
        across = 1 if not in_row else count
        inner = self.rect.w - 2 * PAD * k
        width = (inner - GAP * k * (across - 1)) / across
        top = self.rect.bottom - (PAD + BUTTON) * k - (0 if in_row else (count - 1) * (BUTTON + GAP) * k)
        places = [
            FRect(
                self.rect.x + PAD * k + number % across * (width + GAP * k),
                top + number // across * (BUTTON + GAP) * k,
                width,
                BUTTON * k,
            )
            for number in range(count)
        ]
        type_, roomy = STRONG._replace(size=STRONG.size * k), width > 210 * k
        return [
            Button(rect, text, action, meaning, kind=kind, icon=icon(picture) if roomy else None, type_=type_)
            for rect, (text, meaning, picture, kind, action) in zip(places, replies, strict=True)
        ]

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    def draw(self, painter: Painter) -> None:
        k, box, doubt = self._scale, self.rect, self.doubt
        painter.plate(box, PANEL)
        face = FRect(box.x + PAD * k, box.y + 20 * k, 72 * k, 72 * k)
        painter.image(cardcade_assets.path("avatars", f"avatar_{doubt.player.avatar:02}.svg"), face)
        sign = FRect(box.right - (PAD + 60) * k, box.y + 14 * k, 60 * k, 60 * k)
        painter.image(chip(doubt.beneath), sign)
        label = FRect(sign.centerx - 56 * k, sign.bottom, 112 * k, 26 * k)
        beneath = painter.ui.text.shrunk(doubt.beneath_it, SMALL._replace(size=17 * k), label.w)
        painter.text(doubt.beneath_it, label, beneath, SOFT, "centre")
        words = FRect(face.right + 14 * k, face.y, label.x - face.right - 20 * k, face.h)
        heading = HEADING._replace(size=HEADING.size * k)
        if painter.ui.text.width(doubt.title, heading) <= words.w:
            painter.text(doubt.title, words, heading, GOLD)
        else:
            painter.paragraph(doubt.title, words, HEADING._replace(size=24 * k), GOLD)
        y = box.y + (PAD + HEAD) * k
        for line, height in zip(doubt.lines, self._rows, strict=True):
            where = FRect(box.x + PAD * k, y, box.w - 2 * PAD * k, height)
            painter.paragraph(line, where, self._small, GOLD if line == doubt.stakes else INK)
            y += height
        super().draw(painter)

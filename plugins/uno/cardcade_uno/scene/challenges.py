"""Facing a wild draw four: what is known about it, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

import cardcade_assets
from cardcade import say_seat
from cardcade.table import Gestures, Player, Viewer
from cardcade.ui import Button, Kind, Painter, Plate, Ui, Widget
from cardcade.ui.layout import inset
from cardcade.ui.theme import GOLD, INK, SMALL, SOFT, STRONG, Type
from cardcade_uno.cards import FOURS, SYMBOL, Colour, say_colour
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.odds import chance_of_bluff
from cardcade_uno.rules import Rules
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.settling import Offered
from cardcade_uno.scene.signs import chip
from cardcade_uno.state import UnoState
from cardcade_uno.turn import CHALLENGE_PENALTY

WIDTH, HEIGHT = 1500.0, 137.0
FACE, CHIP, TITLE, BUTTON_WIDTH, BUTTON = 76.0, 104.0, 40.0, 160.0, 64.0
PAD, GAP = 20.0, 12.0
LARGEST, SMALLEST, STEPS = 22.0, 15.0, 14
"""Of its small words, and in how many steps from one to the other a size is looked for that fits."""
PANEL = Plate((40, 36, 70, 248), (20, 20, 44, 248), 30, (*GOLD[:3], 200), 2.5, shadow=26, drop=10)


class Reply(NamedTuple):
    """A way to answer the card: a button."""

    text: str
    meaning: str
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


class Challenges(Offered):
    """Opens the panel when the viewer may challenge; whatever happens then closes it."""

    def __init__(self, ui: Ui, viewer: Viewer, rules: Rules, layout: UnoLayout, gestures: Gestures) -> None:
        self._link, self._position, self._attention = viewer.link, viewer.position, viewer.attention
        self._ui, self._rules, self._layout, self._gestures = ui, rules, layout, gestures
        self.panel: ChallengePanel | None = None

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.panel is None else (self.panel,)

    def refresh(self) -> None:
        asked = CHALLENGE in self._position.moves and not self.settled
        if not asked:
            self.withdraw()
        elif self.panel is None:
            state = self._position.state
            self.panel = ChallengePanel(self._ui, self._layout, self._doubt(state), self._replies(state))
            self._layout.asked = True
            self._attention.attach(self.panel)
            self._attention.lead(self.panel.buttons[0])

    def withdraw(self) -> None:
        if self.panel is not None and self._attention.focus in self.panel.buttons:
            self._attention.lead(None)
        self.panel, self._layout.asked = None, False

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
            Reply(accept, "move.accept", Kind.SECONDARY, lambda: act(ACCEPT)),
            *self._stacking(),
            Reply(challenge, "move.challenge", Kind.DANGER, lambda: act(CHALLENGE)),
        ]

    def _stacking(self) -> list[Reply]:
        """With a wild draw four if there is one, else with a draw two."""
        cards = [move.card for move in self._position.moves if isinstance(move, Play)]
        if not cards:
            return []
        four = any(card in FOURS for card in cards)
        card = next(card for card in cards if (SYMBOL[card] == "F") == four)
        text = self._link.words.say("uno.table.doubt.stack", symbol="+4" if four else "+2")
        return [Reply(text, "move.stack", Kind.SECONDARY, lambda: self._gestures.play([card]))]


class ChallengePanel(Widget):
    """Lies between the piles and the hand, and hides neither: a card that can be stacked is played from the hand as
    always."""

    solid = True

    def __init__(self, ui: Ui, layout: UnoLayout, doubt: Doubt, replies: Sequence[Reply]) -> None:
        room, self.doubt = layout.answers, doubt
        self._k = k = min(layout.chrome, room.h / HEIGHT)
        box = FRect(0, 0, min(WIDTH * layout.chrome, room.w), HEIGHT * k)
        box.center = room.center
        self._letters = max(k, box.w / WIDTH)
        """Of its words: larger than what is around them where the panel is wide but low."""
        super().__init__(box, "uno.doubt")
        inner = inset(box, PAD * k, PAD * 0.6 * k)
        self._face, beside = _cut(inner, FACE * k, GAP * k)
        asking, answering = _cut(beside, beside.w - (BUTTON_WIDTH * self._letters + GAP * k) * len(replies), GAP * k)
        self._question, sure = _cut(asking, (asking.w - CHIP * k) * 0.46, GAP * k)
        self._chip, self._known = _cut(sure, CHIP * k, GAP * k)
        heading = STRONG._replace(size=min(28 * self._letters, 0.82 * TITLE * k))
        self._title = ui.text.shrunk(doubt.title, heading, self._question.w)
        self._stakes = self._fitting(ui, [doubt.stakes], self._question.inflate(0, -TITLE * k))
        self._small = self._fitting(ui, doubt.known, self._known)
        self.buttons = self._lay_buttons(ui, replies, answering)

    def _fitting(self, ui: Ui, lines: Sequence[str], room: FRect) -> Type:
        """The largest type in which these lines, wrapped, fit there."""
        largest, least = LARGEST * self._letters, SMALLEST * self._k
        types = [SMALL._replace(size=largest + (least - largest) * step / STEPS) for step in range(STEPS + 1)]
        fits = (type_ for type_ in types if sum(ui.text.height(line, type_, room.w) for line in lines) <= room.h)
        return next(fits, types[-1])

    @property
    def types(self) -> list[Type]:
        """Of all that it says, its buttons last."""
        return [self._title, self._stakes, self._small, *(button.type_ for button in self.buttons)]

    @property
    def places(self) -> list[FRect]:
        """Where it says it."""
        return [self._face, self._question, self._chip, self._known]

    def _lay_buttons(self, ui: Ui, replies: Sequence[Reply], room: FRect) -> list[Button]:
        """Side by side, their words all of one size."""
        k, height = self._k, BUTTON * self._k
        width = (room.w - GAP * k * (len(replies) - 1)) / len(replies)
        full, least = STRONG._replace(size=24 * self._letters), 0.74 * k / self._letters
        type_ = min(ui.text.shrunk(reply.text, full, width - 28, least) for reply in replies)
        lefts = [room.x + number * (width + GAP * k) for number in range(len(replies))]
        return [
            Button(FRect(x, room.centery - height / 2, width, height), text, action, meaning, kind=kind, type_=type_)
            for x, (text, meaning, kind, action) in zip(lefts, replies, strict=True)
        ]

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, PANEL)
        face = FRect(0, 0, self._face.w, self._face.w)
        face.center = self._face.center
        painter.image(cardcade_assets.path("avatars", f"avatar_{self.doubt.player.avatar:02}.svg"), face)
        self._draw_question(painter)
        self._draw_beneath(painter)
        self._draw_known(painter)
        super().draw(painter)

    def _draw_question(self, painter: Painter) -> None:
        room, title = self._question, TITLE * self._k
        height = title + painter.ui.text.height(self.doubt.stakes, self._stakes, room.w)
        heading = FRect(room.x, room.centery - height / 2, room.w, title)
        painter.text(self.doubt.title, heading, self._title, GOLD)
        painter.paragraph(self.doubt.stakes, heading.move(0, title), self._stakes, GOLD)

    def _draw_beneath(self, painter: Painter) -> None:
        """The colour that the card was played on."""
        k, room = self._k, self._chip
        sign = FRect(room.centerx - 30 * k, room.centery - 44 * k, 60 * k, 60 * k)
        painter.image(chip(self.doubt.beneath), sign)
        label = FRect(room.x, sign.bottom + 2 * k, room.w, 26 * k)
        type_ = painter.ui.text.shrunk(self.doubt.beneath_it, SMALL._replace(size=17 * k), label.w)
        painter.text(self.doubt.beneath_it, label, type_, SOFT, "centre")

    def _draw_known(self, painter: Painter) -> None:
        room, text = self._known, painter.ui.text
        y = room.centery - sum(text.height(line, self._small, room.w) for line in self.doubt.known) / 2
        for line in self.doubt.known:
            y += painter.paragraph(line, FRect(room.x, y, room.w, room.h), self._small, INK)


def _cut(room: FRect, width: float, gap: float) -> tuple[FRect, FRect]:
    """So much at the left, and what is left beside it."""
    return FRect(room.x, room.y, width, room.h), FRect(room.x + width + gap, room.y, room.w - width - gap, room.h)

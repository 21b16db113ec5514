"""The viewer's buttons: moves that are not cards, and the small ones in the corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.ui.context import icon
from cardcade.ui.layout import packed
from cardcade.ui.painter import Painter
from cardcade.ui.theme import STRONG
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind

if TYPE_CHECKING:
    from cardcade.table.gestures import GestureTable
    from cardcade.table.picture import TablePicture

BUTTON_HEIGHT, ICON = 62.0, 60.0


class ActionBar(Widget):
    """A row above the hand: play, hint, and a button for every move that is not a card."""

    def __init__(self, scene: GestureTable) -> None:
        x, y = scene.layout.at(0.5, 0.695)
        width, height = scene.layout.length(1200), BUTTON_HEIGHT * scene.layout.chrome
        super().__init__(FRect(x - width / 2, y - height / 2, width, height), "table.actions")
        self.scene = scene
        self._buttons: list[Button] = []

    @property
    def children(self) -> Sequence[Widget]:
        return self._buttons

    def refresh(self) -> None:
        """Only what can be done now; no button at all while others play."""
        focused = self.stage.focus.widget.meaning if self.stage and self.stage.focus.widget else ""
        made = self.make()
        places = packed(self.rect, [self._width(button) for button in made], 16 * self.scene.layout.chrome, "centre")
        for button, rect in zip(made, places, strict=True):
            button.rect = rect
            button.type_ = STRONG._replace(size=STRONG.size * self.scene.layout.chrome)
        self._buttons = made
        if self.stage is not None:
            for button in made:
                button.attach(self.stage, self)
                if focused == button.meaning:
                    self.stage.focus.set(button)
        self.changed()

    def make(self) -> list[Button]:
        choices, scene = self.scene.choices, self.scene
        if choices is None or scene.link.autopilot:
            return []
        if choices.table_waits and scene.board is None:
            return [self.button(scene.say("table.continue"), scene.link.proceed, "move.continue", Kind.PRIMARY)]
        made = [self.move_button(move) for move in choices.buttons]
        if choices.my_turn and not scene.direct and any(scene.game.cards_of(move) for move in choices.moves):
            made.append(self.play_button())
        return made

    def move_button(self, move: Any) -> Button:
        """Games with better words or colours for a move override this."""
        name = type(move).__name__.lower()
        return self.button(self.scene.link.text(self.scene.game.say_move(move)), lambda: self.act(move), f"move.{name}")

    def play_button(self) -> Button:
        """Greyed with the reason while the selection cannot be played."""
        scene, chosen = self.scene, self.scene.hand.chosen
        assert scene.choices is not None
        reason = scene.say("table.select_first")
        if chosen:
            refusal = None if scene.choices.plays(chosen) else scene.choices.refusal(chosen)
            reason = scene.link.text(refusal) if refusal is not None else ""
        return self.button(
            scene.say("table.play"), lambda: scene.throw(scene.hand.chosen), "move.play", Kind.PRIMARY, reason
        )

    def button(
        self, text: str, action: Callable[[], object], meaning: str, kind: Kind = Kind.SECONDARY, reason: str = ""
    ) -> Button:
        return Button(FRect(0, 0, 10, 10), text, action, meaning, kind=kind, enabled=not reason, reason=reason)

    def act(self, move: Any) -> None:
        self.scene.settle()
        self.scene.submit(move)

    def point_at(self, move: Any) -> None:
        """What a hint means: Enter does it, also for a hand that was at the mouse."""
        name = f"move.{type(move).__name__.lower()}"
        target = next((button for button in self._buttons if button.meaning == name), None)
        if target is not None and self.stage is not None:
            target.hover.to(1.0)
            self.stage.focus.set(target)

    def _width(self, button: Button) -> float:
        text = self.scene.ui.text.width(button.text, STRONG) * self.scene.layout.chrome
        return max(150 * self.scene.layout.chrome, text + 56 * self.scene.layout.chrome)


class Tools(Widget):
    """Small buttons with a picture; nothing between them takes the pointer."""

    scene: TablePicture
    _buttons: list[Button]

    @property
    def children(self) -> Sequence[Widget]:
        return self._buttons

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return next((button for button in self._buttons if button.hit(pos)), None)

    def draw(self, painter: Painter) -> None:
        for button in self._buttons:
            button.draw(painter)

    def _icon(self, rect: FRect, picture: str, meaning: str, action: Callable[[], object]) -> Button:
        tip = self.scene.tip(meaning)
        return Button(rect, "", action, f"table.{meaning}", icon=icon(picture), tooltip=tip)


class HeadsUp(Tools):
    """Pause at the top left; log, sort, hint and autoplay at the top right."""

    def __init__(self, scene: TablePicture) -> None:
        super().__init__(scene.rect, "table.corner")
        self.scene = scene
        self._buttons = self._lay_out()

    def refresh(self) -> None:
        """The autoplay button is lit while a bot plays for the person here."""
        on = self.scene.link.stands_in
        for button in self._buttons:
            if button.meaning == "table.autoplay":
                button.kind = Kind.PRIMARY if on else Kind.SECONDARY
                button.tooltip = self.scene.tip("take_over" if on else "autoplay")

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Icon, meaning and action, from right to left."""
        return [
            ("log", "log", self.scene.logbook_toggle),
            ("autoplay", "autoplay", lambda: self.scene.link.command("autoplay")),
            *([("hint", "hint", self.scene.next_hint)] if self.scene.link.look.hints else []),
            *self.scene.tools(),
        ]

    def _lay_out(self) -> list[Button]:
        k = self._scale()
        side, gap, margin = ICON * k, 14 * k, 24 * k
        left = FRect(margin, margin, side, side)
        made = [self._icon(left, "pause", "pause", lambda: self.scene.link.command("pause"))]
        for number, (picture, meaning, action) in enumerate(self.tools()):
            right = self.rect.right - margin - side - number * (side + gap)
            made.append(self._icon(FRect(right, margin, side, side), picture, meaning, action))
        return made

    def _scale(self) -> float:
        """Smaller where a sixth player's plate comes close to the corner."""
        layout = self.scene.layout
        if layout.seats < 6:
            return layout.chrome
        plate = layout.at(0.75, 0)[0] + 113 * layout.chrome
        free = (self.rect.right - plate - 12 * layout.unit) / (74 * len(self.tools()) + 10)
        return min(layout.chrome, max(free, 0.88 * layout.unit))

"""What else can be made of a film: play on, the same deal, the duplicate, a file, a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.engine.game import Result
from cardcade.table.words import level_name
from cardcade.ui import Button, ButtonKind, Dialog, Label, Paragraph, Widget, icon
from cardcade.ui.layout import column
from cardcade.ui.theme import BODY, GOLD, HEADING, INK, SMALL, SOFT, STRONG, Colour

if TYPE_CHECKING:
    from cardcade.arena.duplicate import Duplicate
    from cardcade.shell.screens.theatre.theatre import Theatre

ROW, GAP = 70.0, 12.0


class TheatreMenu(Dialog):
    def __init__(self, theatre: Theatre) -> None:
        super().__init__((620, 560), "theatre.menu", cancel_action=lambda: None)
        self._theatre = theatre

    def fill(self, inner: FRect) -> Sequence[Widget]:
        theatre, say = self._theatre, self._theatre.words.say
        entries: list[tuple[str, str, Callable[[], object]]] = [
            ("play_on", "person", theatre.play_on),
            ("same_deal", "deal", theatre.deal_again),
            ("compare", "robot", theatre.compare),
            ("export", "save", theatre.export),
            ("picture", "screen", theatre.take_picture),
        ]
        top = min(70.0, inner.h * 0.15)
        height = min(ROW, (inner.h - top - len(entries) * GAP) / len(entries))
        head, *rows = column(inner, [top, *[height] * len(entries)], GAP)
        buttons = [
            Button(rect, say(f"theatre.{name}"), self._acting(act), f"theatre.menu.{name}", icon=icon(picture))
            for rect, (name, picture, act) in zip(rows, entries, strict=True)
        ]
        buttons[0].enabled, buttons[0].reason = theatre.may_play_on, say("theatre.not_here")
        self.first = next(button for button in buttons if button.enabled)
        return [Label(head, say("theatre.more"), HEADING, INK, align="centre"), *buttons]

    def _acting(self, action: Callable[[], object]) -> Callable[[], None]:
        def act() -> None:
            self.close()
            action()

        return act


class DuplicateTable(Dialog):
    """How you did, and how each level of bots did with the same cards on the same seat, as they arrive."""

    def __init__(self, theatre: Theatre, duplicate: Duplicate) -> None:
        super().__init__(
            (760, 250 + 64 * (len(duplicate.levels) + 1)), "theatre.duplicate", cancel_action=duplicate.close
        )
        self._theatre, self._duplicate = theatre, duplicate
        self.arrived: dict[str, Result | None] = {}

    def take(self, level: str, result: Result | None) -> None:
        self.arrived[level] = result
        if self.stage is not None and self in self.stage.dialogs:
            self.attach(self.stage)
            self.stage.refocus("theatre.duplicate.close")
            self.stage.touch()

    def fill(self, inner: FRect) -> Sequence[Widget]:
        theatre, say = self._theatre, self._theatre.words.say
        seat, levels = theatre.projector.seat, self._duplicate.levels
        row = min(58.0, (inner.h - 180) / (len(levels) + 1))
        head, about, *rows, foot = column(inner, [56, 56, *[row] * (len(levels) + 1), 64], 6)
        done = Button(
            FRect(foot.right - 220, foot.y, 220, foot.h), say("ui.close"), self._done, "theatre.duplicate.close"
        )
        done.kind, self.first = ButtonKind.PRIMARY, done
        name = theatre.players[seat].name
        made: list[Widget] = [
            Label(head, say("theatre.compare"), HEADING, INK),
            Paragraph(about, say("theatre.compare_text"), SMALL, SOFT),
            *_line(rows[0], name, self._told(theatre.feature.record.result), GOLD),
            done,
        ]
        for place, level in zip(rows[1:], levels, strict=True):
            called = level_name(theatre.app.language, theatre.feature.found.id, level)
            words = self._told(self.arrived[level]) if level in self.arrived else say("theatre.playing")
            made += _line(place, called, words, INK)
        return made

    def _told(self, result: Result | None) -> str:
        say, seat = self._theatre.words.say, self._theatre.projector.seat
        if result is None:
            return say("theatre.unknown")
        key = "theatre.won_with" if seat in result.winners else "theatre.lost_with"
        return say(key, score=self._scored(result.scores[seat]), place=result.place(seat))

    def _scored(self, score: float) -> str:
        """In what the game counts, where that is not points."""
        theatre = self._theatre
        own = f"{theatre.feature.found.id}.score"
        key = own if theatre.app.language.knows(own) else "theatre.points"
        return theatre.words.say(key, n=int(score) if float(score).is_integer() else score)

    def _done(self) -> None:
        self._duplicate.close()
        self.close()


def _line(room: FRect, name: str, words: str, colour: Colour) -> list[Widget]:
    left = FRect(room.x, room.y, room.w * 0.4, room.h)
    right = FRect(left.right, room.y, room.w - left.w, room.h)
    return [Label(left, name, STRONG, colour), Label(right, words, BODY, colour, align="right")]

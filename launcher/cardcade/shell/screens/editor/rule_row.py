"""A rule in the editor: its label and help, what its value can be changed with, and what it was in the base."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pygame import FRect

import cardcade_assets
from cardcade.discovery.editing import Editing
from cardcade.engine.presets import Problem
from cardcade.engine.rule_words import value_words
from cardcade.engine.rules import Key
from cardcade.shell.screens.common.flow import Flow
from cardcade.ui import (
    Button,
    ButtonKind,
    Label,
    Panel,
    Picture,
    Plate,
    RichText,
    Segmented,
    TextField,
    Toggle,
    icon,
    marked,
)
from cardcade.ui.theme import AMBER, BODY, CORAL, FAINT, INK, SMALL, SMALL_STRONG
from cardcade.ui.widgets.listing import Row, RowWidget
from cardcade.ui.widgets.stepper import Ladder, Named, Numbers, Stepper

SAME = Plate((255, 255, 255, 10), radius=14)
CHANGED = Plate((246, 158, 58, 30), radius=14, rim=(246, 158, 58, 90), rim_width=1.5)
WRONG = Plate((240, 92, 84, 34), radius=14, rim=(240, 92, 84, 140), rim_width=1.5)
LINE, CONTROL, OPTION = 40.0, 54.0, 50.0
RESET = 46.0
STEPPER = 340.0
FEW = 4
"""So many words can be chosen from side by side, or in a list; more are stepped through."""
FINE, ROUGH = 60, 200
"""Ranges as long as these have steps of one, and of five; longer ones of fifty."""
HIGH = 3.2
"""A card in an example, in text sizes."""


@dataclass(frozen=True, slots=True)
class RowActions:
    """What a row does when the player acts on it."""

    set: Callable[[Key, Any], object]
    settle: Callable[[], object]
    reset: Callable[[Key], object]


class RuleRows:
    """Puts a row for each key into a flow."""

    def __init__(
        self, editing: Editing, does: RowActions, say: Callable[..., str], knows: Callable[[str], bool]
    ) -> None:
        self.editing, self.does, self.say, self.knows = editing, does, say, knows
        self.game = editing.plugin.id
        self.face: Callable[[str], Path | None] = lambda _: None
        """A card's picture, for examples."""
        self.wrong: Sequence[Problem] = ()

    def add(self, flow: Flow, key: Key) -> None:
        start = len(flow.widgets)
        top = flow.take(0, 0)
        inner = Flow(flow.ui, top.x + 20, top.y + 12, flow.width - 40)
        self._add_words(inner, key, self._add_control(inner, key))
        room = FRect(top.x, top.y, flow.width, inner.y - top.y + 4)
        flow.widgets.insert(start, Panel(room, (), self._plate(key), f"editor.row.{key.path}"))
        flow.add(*inner.widgets)
        flow.y = room.bottom + 10

    def _plate(self, key: Key) -> Plate:
        if any(problem.key == key.path for problem in self.wrong):
            return WRONG
        return CHANGED if self.editing.differs(key) else SAME

    def _words(self, key: Key, value: Any) -> str:
        return self.say(value_words(self.game, key, value))

    def _label(self, key: Key) -> str:
        return self.say(f"{self.game}.rules.{key.path}.label")

    # -- the control, beside the label where there is room

    def _add_control(self, flow: Flow, key: Key) -> Callable[[Flow], object]:
        """Returns what else is to be added below the words."""
        if key.kind is bool:
            self._add_toggle(flow, key)
            return lambda _: None
        options = get_args(key.kind) if get_origin(key.kind) is Literal else ()
        if options and len(options) <= FEW:
            return self._add_choice(flow, key, options)
        ladder = self._ladder(key, options)
        if ladder is None:
            self._add_line(flow, key)
            return partial(self._add_text, key=key) if key.kind is str else partial(self._add_fixed, key=key)
        self._add_stepper(flow, key, ladder)
        return lambda _: None

    def _add_toggle(self, flow: Flow, key: Key) -> None:
        room = flow.take(LINE, 2)
        switch = FRect(room.x, room.y, room.w - RESET - 12, room.h)
        flow.add(Toggle(switch, self._label(key), self.editing.value(key), self._switching(key), _meaning(key)))
        self._add_reset(flow, key, room)

    def _add_stepper(self, flow: Flow, key: Key, ladder: Ladder) -> None:
        label = self._label(key)
        beside = flow.ui.text.width(label, BODY) + STEPPER + RESET + 40 <= flow.width
        room = flow.take(CONTROL, 4)
        if not beside:
            flow.add(Label(FRect(room.x, room.y, room.w - RESET - 12, LINE), label, BODY, INK))
            self._add_reset(flow, key, room)
            room = flow.take(CONTROL, 4)
        else:
            flow.add(Label(FRect(room.x, room.y, room.w - STEPPER - RESET - 28, room.h), label, BODY, INK))
            self._add_reset(flow, key, room)
        wide = min(STEPPER, room.w - RESET - 12)
        place = FRect(room.right - RESET - 12 - wide if beside else room.x, room.y, wide, room.h)
        change = partial(self.does.set, key)
        flow.add(Stepper(place, ladder, self.editing.value(key), change, _meaning(key), settled=self.does.settle))

    def _add_choice(self, flow: Flow, key: Key, options: tuple[Any, ...]) -> Callable[[Flow], object]:
        """Beside the label, else below the words side by side, else there in a list."""
        widest = max(flow.ui.text.width(self._words(key, option), SMALL_STRONG) for option in options) + 28
        wide = max(STEPPER, widest * len(options))
        if flow.ui.text.width(self._label(key), BODY) + wide + RESET + 40 <= flow.width:
            room = flow.take(CONTROL, 4)
            flow.add(Label(FRect(room.x, room.y, room.w - wide - RESET - 28, room.h), self._label(key), BODY, INK))
            self._add_reset(flow, key, room)
            self._add_segments(flow, FRect(room.right - RESET - 12 - wide, room.y, wide, room.h), key, options)
            return lambda _: None
        self._add_line(flow, key)
        if wide > flow.width - RESET - 12:
            return partial(self._add_list, key=key, options=options)
        return lambda below: self._add_segments(below, below.take(CONTROL + 4, 6), key, options)

    def _add_segments(self, flow: Flow, place: FRect, key: Key, options: tuple[Any, ...]) -> None:
        def choose(index: int) -> None:
            self._choose(key, options[index])

        named, chosen = [self._words(key, option) for option in options], options.index(self.editing.value(key))
        flow.add(Segmented(place, named, chosen, choose, _meaning(key)))

    def _ladder(self, key: Key, options: tuple[Any, ...]) -> Ladder | None:
        words = partial(self._words, key)
        if options:
            return Named(options, words)
        if key.kind is not int:
            return None
        return Numbers(key.low, key.high, _step(key), words)

    def _add_line(self, flow: Flow, key: Key) -> None:
        room = flow.take(LINE, 2)
        flow.add(Label(FRect(room.x, room.y, room.w - RESET - 12, room.h), self._label(key), BODY, INK))
        self._add_reset(flow, key, room)

    def _add_reset(self, flow: Flow, key: Key, room: FRect) -> None:
        if self.editing.differs(key):
            place = FRect(room.right - RESET, room.centery - RESET / 2, RESET, RESET)
            tip = self.say("editor.reset", value=self._words(key, key.of(self.editing.base.rules)))
            act = partial(self.does.reset, key)
            flow.add(
                Button(
                    place, "", act, f"{_meaning(key)}.reset", kind=ButtonKind.QUIET, icon=icon("restart"), tooltip=tip
                )
            )

    # -- below the words

    def _add_list(self, flow: Flow, key: Key, options: tuple[Any, ...]) -> None:
        for option in options:
            words, pick = self._words(key, option), partial(self._choose, key, option)
            row = RowWidget(flow.take(OPTION, 6), Row(words, f"{_meaning(key)}.{option}"), pick)
            row.chosen = option == self.editing.value(key)
            flow.add(row)

    def _add_text(self, flow: Flow, key: Key) -> None:
        change = partial(self.does.set, key)
        flow.add(TextField(flow.take(CONTROL + 4, 6), str(self.editing.value(key)), change, _meaning(key), most=200))

    def _add_fixed(self, flow: Flow, key: Key) -> None:
        """What no control here is for can still be written into the file."""
        flow.paragraph(f"{self.editing.value(key)} · {self.say('editor.in_the_file')}", SMALL, FAINT)

    # -- the words

    def _add_words(self, flow: Flow, key: Key, below: Callable[[Flow], object]) -> None:
        flow.width -= RESET + 12
        flow.paragraph(self.say(f"{self.game}.rules.{key.path}.help"), SMALL, FAINT)
        self._add_example(flow, f"{self.game}.rules.{key.path}.example")
        below(flow)
        if self.editing.differs(key):
            base = self.editing.base
            flow.paragraph(self._usual(key, base.rules), SMALL, AMBER)
        for problem in self.wrong:
            if problem.key == key.path:
                flow.paragraph(self.told(problem), SMALL_STRONG, CORAL)

    def told(self, problem: Problem) -> str:
        """What is wrong, with other rules by the names that stand here."""
        paths = {key.path for key in self.editing.keys}
        args = {name: self._named(value) if value in paths else value for name, value in problem.wrong.args.items()}
        words = self.say(problem.wrong.key, **args)
        return words[:1].upper() + words[1:]

    def _named(self, path: object) -> str:
        return self.say("editor.quoted", rule=self.say(f"{self.game}.rules.{path}.label"))

    def _usual(self, key: Key, rules: Any) -> str:
        return self.say("editor.usual", value=self._words(key, key.of(rules)))

    def _add_example(self, flow: Flow, text: str) -> None:
        if not self.knows(text):
            return
        words = RichText(FRect(flow.x, flow.y, flow.width, 0), _pictured(self.say(text), self.face), SMALL, INK)
        words.rect.h = words.height(flow.ui.text)
        flow.take(words.rect.h, 8)
        flow.add(words)

    # -- acting

    def _switching(self, key: Key) -> Callable[[bool], object]:
        return partial(self._choose, key)

    def _choose(self, key: Key, value: Any) -> None:
        self.does.set(key, value)
        self.does.settle()


def _meaning(key: Key) -> str:
    return f"editor.{key.path}"


def _step(key: Key) -> int:
    if key.low is None or key.high is None:
        return 1
    long = key.high - key.low
    return 1 if long <= FINE else 5 if long <= ROUGH else 50


def _pictured(text: str, face: Callable[[str], Path | None]) -> list[Any]:
    """`[[R5]]` is that card, as in any text of the toolkit."""
    names = [part.split("]]")[0] for part in text.split("[[")[1:]]
    found = {name: path for name in names if (path := face(name)) is not None}
    ratio = 1 / cardcade_assets.CARD_RATIO
    return marked(text, {name: Picture(path, ratio, HIGH) for name, path in found.items()})

"""The deal code at the setup: to type, to roll, to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.engine.shared_rules import LONGEST
from cardcade.ui import Button, Label, Paragraph, TextField, Widget, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import BODY, FAINT, SECTION, SMALL, SOFT

if TYPE_CHECKING:
    from cardcade.shell.screens.setup import Setup

SLIMMEST, WIDEST = 220.0, 400.0
SPACE = 14.0
TYPE = SECTION._replace(size=24)


def fits(page: Setup, width: float) -> bool:
    """Whether words, field and buttons can stand beside each other."""
    return width >= _words(page) + _slimmest(page) + 2 * 72 + 3 * SPACE


def deal_row(page: Setup, area: FRect) -> Sequence[Widget]:
    """Beside each other; with what a code is good for where there is room, else as a tooltip."""
    words, rest = row(area, [_words(page), None], SPACE)
    named, buttons = Label(words, page.say("setup.deal"), TYPE, SOFT), 2 * (area.h + SPACE)
    widest = min(WIDEST, rest.w - buttons)
    for wide in (widest, min(widest, _slimmest(page))):  # a field that leaves room to say so is wide enough
        field = FRect(rest.x, rest.y, wide + buttons, rest.h)
        told = FRect(field.right + 24, area.y, area.right - field.right - 48, area.h)
        if help_ := _help(page, told):
            return [named, *deal_field(page, field), *help_]
    return [named, *deal_field(page, FRect(rest.x, rest.y, widest + buttons, rest.h))]


def deal_field(page: Setup, area: FRect) -> Sequence[Widget]:
    """The field and its two buttons."""
    field, dice, copy = row(area, [None, area.h, area.h], SPACE)
    return [
        TextField(
            field,
            page.code,
            page.set_code,
            "setup.code",
            placeholder=page.say("setup.code_hint"),
            most=LONGEST,
            submit=lambda _: page.start(),
            tooltip=page.say("setup.code_help"),
        ),
        Button(dice, "", page.roll, "setup.dice", icon=icon("dice"), tooltip=page.say("setup.dice")),
        Button(copy, "", page.copy_code, "setup.copy", icon=icon("copy"), tooltip=page.say("setup.copy")),
    ]


def _help(page: Setup, area: FRect) -> Sequence[Widget]:
    words, type_ = page.say("setup.code_help"), SMALL._replace(size=20)
    if area.w < 240 or (height := page.ui.text.height(words, type_, area.w)) > area.h:
        return ()
    return [Paragraph(FRect(area.x, area.centery - height / 2, area.w, height), words, type_, FAINT)]


def _slimmest(page: Setup) -> float:
    """A field with room for what stands in it while it is empty."""
    return max(SLIMMEST, page.ui.text.width(page.say("setup.code_hint"), BODY) + 48)


def _words(page: Setup) -> float:
    return page.ui.text.width(page.say("setup.deal"), TYPE) + 4

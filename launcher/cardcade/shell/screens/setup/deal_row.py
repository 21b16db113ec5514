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
    from cardcade.shell.screens.setup.setup import Setup

SLIMMEST, WIDEST = 220.0, 400.0
SPACE, ASIDE = 14.0, 22.0
TYPE = SECTION._replace(size=24)


def fits(page: Setup, width: float) -> bool:
    """Whether words, field and buttons can stand beside each other."""
    hint = page.ui.text.width(page.say("setup.code_hint"), BODY) + 40
    return width >= _words(page) + max(SLIMMEST, hint) + 2 * 72 + 3 * SPACE


def deal_row(page: Setup, area: FRect) -> Sequence[Widget]:
    """Beside each other; with what a code is good for where there is room, else as a tooltip."""
    words, rest = row(area, [_words(page), None], SPACE)
    wide = min(WIDEST, rest.w - 2 * (area.h + SPACE))
    field = FRect(rest.x, rest.y, wide + 2 * (area.h + SPACE), rest.h)
    named = Label(words, page.say("setup.deal"), TYPE, SOFT)
    told = FRect(field.right + ASIDE, area.y, area.right - field.right - ASIDE, area.h)
    return [named, *deal_field(page, field), *_help(page, told)]


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


def _words(page: Setup) -> float:
    return page.ui.text.width(page.say("setup.deal"), TYPE) + 4

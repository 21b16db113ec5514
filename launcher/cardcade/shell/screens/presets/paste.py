"""The dialog into which a shared text is pasted: it says at once what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from cardcade.engine.shared_rules import LONGEST
from cardcade.shell.screens.common.flow import BAR, softened
from cardcade.ui import Button, ButtonKind, Dialog, Label, Paragraph, ScrollArea, TextField, Widget
from cardcade.ui.layout import packed
from cardcade.ui.theme import AMBER, BODY, HEADING, INK, PAD, SOFT

WIDTH, FIELD, BUTTON, WORDS = 820.0, 66.0, (220.0, 66.0), 76.0
ANSWER = 220.0
"""More mistakes than fit into this height are scrolled through."""


class PasteDialog(Dialog):
    """`wrong` says why a text cannot be opened, "" if it can; then `take` gets it."""

    def __init__(
        self, say: Callable[[str], str], text: str, wrong: Callable[[str], str], take: Callable[[str], object]
    ) -> None:
        height = HEADING.size * 1.5 + WORDS + ANSWER + FIELD + BUTTON[1] + 60 + 2 * PAD
        super().__init__((WIDTH, height), "paste", cancel_action=lambda: None)
        self._say, self._text, self._wrong, self._take = say, text, wrong, take

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head = FRect(inner.x, inner.y, inner.w, HEADING.size * 1.5)
        told = FRect(inner.x, head.bottom + 8, inner.w, WORDS)
        field = FRect(inner.x, told.bottom + 12, inner.w, FIELD)
        foot = FRect(inner.x, inner.bottom - BUTTON[1], inner.w, BUTTON[1])
        below = FRect(inner.x, field.bottom + 12, inner.w, foot.y - field.bottom - 20)
        self.answer = Paragraph(FRect(below.x, below.y, below.w - BAR, 0), "", BODY, AMBER, meaning="paste.answer")
        self.answers = softened(ScrollArea(below, [self.answer], "paste.answers"))
        self.first = TextField(
            field, self._text, self._typed, "paste.text", placeholder=self._say("share.hint"), most=LONGEST,
            submit=lambda _: self._open(),
        )  # fmt: skip
        leave, self.opening = packed(foot, [BUTTON[0]] * 2)
        self.button = Button(self.opening, self._say("share.open"), self._open, "paste.open", kind=ButtonKind.PRIMARY)
        self._look()
        return [
            Label(head, self._say("share.paste"), HEADING, INK),
            Paragraph(told, self._say("share.paste_text"), BODY, SOFT),
            self.first,
            self.answers,
            Button(leave, self._say("ui.cancel"), self.cancel, "paste.cancel"),
            self.button,
        ]

    def _typed(self, text: str) -> None:
        self._text = text
        self._look()
        self.changed()

    def _look(self) -> None:
        wrong = self._wrong(self._text) if self._text.strip() else ""
        self.answer.text = wrong
        if self.stage is not None:
            self.answer.rect.h = self.stage.ui.text.height(wrong, BODY, self.answer.rect.w)
            self.answers.scroll_to(0, at_once=True)
        self.button.enabled = bool(self._text.strip()) and not wrong

    def _open(self) -> None:
        if self.button.enabled:
            self.close()
            self._take(self._text)

"""A line of text being edited: caret, selection and what may be in it."""

from __future__ import annotations


class EditedLine:
    def __init__(self, text: str, most: int) -> None:
        self.most = most
        self.text = _clean(text)[:most]
        self.caret = self.anchor = len(self.text)

    @property
    def span(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        return self.text[slice(*self.span)]

    @property
    def around(self) -> tuple[str, str]:
        """What stands before and after the caret."""
        return self.text[: self.caret], self.text[self.caret :]

    def place(self, at: int, select: bool = False) -> None:
        self.caret = min(max(0, at), len(self.text))
        if not select:
            self.anchor = self.caret

    def step(self, by: int, select: bool) -> None:
        if self.selected and not select:
            self.place(self.span[0] if by < 0 else self.span[1])
        else:
            self.place(self.caret + by, select)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def insert(self, text: str) -> None:
        """In place of the selection, as far as there is room."""
        low, high = self.span
        room = self.most - (len(self.text) - (high - low))
        added = _clean(text)[: max(0, room)]
        self.text = self.text[:low] + added + self.text[high:]
        self.place(low + len(added))

    def erase(self, by: int) -> None:
        """The selection, or the character before (-1) or after (1) the caret."""
        if not self.selected:
            self.place(self.caret + by, select=True)
        self.insert("")


def _clean(text: str) -> str:
    return "".join(char for char in text.replace("\n", " ") if char.isprintable())

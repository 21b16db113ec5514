"""Stand-ins: fonts for letters that the shipped one lacks, of the system too, looked for beside the picture."""

from __future__ import annotations

import logging
import threading
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from cardcade.ui.font_file import letters_in
from cardcade.ui.scripts import in_reading_order
from cardcade.ui.text import shipped
from cardcade.ui.theme import Weight

log = logging.getLogger(__name__)

UNKNOWN = "·"
"""What is drawn for a letter that no font here has, and while one is looked for."""
KEPT = 12
"""So many fonts' letters are remembered; a name needs one or two."""


class StandIns:
    """Asked how to set a text it answers at once; `found` is called from another thread when it knows better."""

    def __init__(self, found: Callable[[], object], files: Callable[[], Iterable[Path]] | None = None) -> None:
        self._found, self._files = found, files or system_fonts
        self._own: Mapping[Weight, frozenset[int]] = {}
        """Which letters the shipped fonts have; nothing is known at first."""
        self._early: set[tuple[str, Weight]] = set()
        """What was set before that was known."""
        self._fonts: dict[str, Path | None] = {}
        """By letter; None where no font has it."""
        self._wanted: set[str] = set()
        self._known: dict[Path, frozenset[int]] = {}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._begin()

    def runs(self, text: str, weight: Weight) -> list[tuple[str, Path]]:
        """The text in parts from left to right, each with the font that has its letters."""
        usual, own = shipped(weight), self._own.get(weight)
        if own is None:
            self._early.update((letter, weight) for letter in text)
        if own is None or all(ord(letter) in own for letter in text):
            return [(text, usual)]
        parts: list[tuple[str, Path]] = []
        for word in _words(text):
            for shown, font in self._word(word, own, usual):
                if parts and font == parts[-1][1]:
                    parts[-1] = (parts[-1][0] + shown, font)
                else:
                    parts.append((shown, font))
        return in_reading_order(parts)

    def _word(self, word: str, own: frozenset[int], usual: Path) -> list[tuple[str, Path]]:
        """In one font, if one has all of it: letters of two stand ill side by side."""
        parts: list[tuple[str, Path]] = []
        for number, letter in enumerate(word):
            if number and clings(letter):
                parts[-1] = self._marked(*parts[-1], letter)
            else:
                parts.append((letter, usual) if ord(letter) in own else self._set(letter, usual))
        for font in {font for _, font in parts if font != usual}:
            held = self._held(font)
            if all(ord(letter) in held or clings(letter) for letter in word):
                return [("".join(letter for letter in word if ord(letter) in held), font)]
        return parts

    def _marked(self, shown: str, font: Path, mark: str) -> tuple[str, Path]:
        """A mark without its letter, or that its letter's font lacks, is left out: it would be a box."""
        fits = not shown.startswith(UNKNOWN) and ord(mark) in self._held(font)
        return (shown + mark, font) if fits else (shown, font)

    def _held(self, font: Path) -> frozenset[int]:
        """The letters of a font, as far as they are remembered."""
        own = next((held for weight, held in self._own.items() if shipped(weight) == font), None)
        return own if own is not None else self._known.get(font, frozenset())

    def _set(self, letter: str, usual: Path) -> tuple[str, Path]:
        font = next((shipped(weight) for weight, own in self._own.items() if ord(letter) in own), None)
        font = font or (None if clings(letter) else self._font_of(letter))
        return (letter, font) if font is not None else (UNKNOWN, usual)

    def _font_of(self, letter: str) -> Path | None:
        """None where there is none, or none has been found yet."""
        with self._lock:
            if letter not in self._fonts and letter not in self._wanted:
                self._wanted.add(letter)
                self._begin()
            return self._fonts.get(letter)

    def wait(self, seconds: float = 60.0) -> None:
        """Until what was asked for is known; for whoever takes pictures."""
        if (thread := self._thread) is not None:
            thread.join(seconds)

    # -- beside the picture

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, name="fonts", daemon=True)
            self._thread.start()

    def _look(self) -> None:
        news = not self._own and self._learn()
        while wanted := self._next_wanted():
            fonts = self._search(wanted)
            with self._lock:
                self._fonts.update({letter: fonts.get(letter) for letter in wanted})
                self._wanted -= wanted
            news |= bool(fonts)
        if news:
            self._found()

    def _learn(self) -> bool:
        """What our own fonts have; whether something was set that they lack."""
        self._own = {weight: _letters(shipped(weight)) for weight in (Weight.BOLD, Weight.REGULAR, Weight.BLACK)}
        return any(ord(letter) not in self._own[weight] for letter, weight in list(self._early))

    def _next_wanted(self) -> frozenset[str]:
        with self._lock:
            if not self._wanted:
                self._thread = None
            return frozenset(self._wanted)

    def _search(self, wanted: frozenset[str]) -> dict[str, Path]:
        fonts: dict[str, Path] = {}
        try:
            for file in (*self._known, *self._files()):
                if not (missing := [letter for letter in wanted if letter not in fonts]):
                    break
                held = self._known[file] if file in self._known else letters_in(file)
                has = {letter: file for letter in missing if ord(letter) in held}
                if has and len(self._known) < KEPT:
                    self._known[file] = held
                fonts |= has
        except Exception:  # whatever a system answers when asked for its fonts: names are still drawn
            log.exception("the system's fonts cannot be looked through")
        return fonts


_letters = cache(letters_in)


def system_fonts() -> Iterable[Path]:
    """Plain upright ones first, since they sit best beside ours."""
    from pygame import sysfont

    if not sysfont.Sysfonts:
        sysfont.initsysfonts()  # type: ignore[no-untyped-call]
    named = {Path(path) for fonts in sysfont.Sysfonts.values() for path in fonts.values()}
    beside = (file for folder in {path.parent for path in named} for file in folder.glob("*.[ot]t[fc]"))
    return sorted({*named, *beside}, key=lambda file: (_oddness(file.name.lower()), file.name))


def _oddness(name: str) -> int:
    odd = sum(word in name for word in ("mono", "serif", "bold", "italic", "oblique", "condensed", "light", "thin"))
    return odd - ("sans" in name) - any(word in name for word in ("noto", "dejavu", "segoe", "arial"))


def _words(text: str) -> Iterator[str]:
    """Letters that are written together; all else by itself, Chinese too, with what clings to it."""
    word = ""
    for letter in text:
        if word and not (clings(letter) or (_joins(letter) and _joins(word[0]))):
            yield word
            word = ""
        word += letter
    if word:
        yield word


def _joins(letter: str) -> bool:
    return letter.isalpha() and not "\u2e80" <= letter <= "\u9fff" and not "\uf900" <= letter <= "\ufaff"


def clings(letter: str) -> bool:
    """Whether it belongs to the letter before: marks, joiners, variants."""
    return letter in "\u200c\u200d\ufe0e\ufe0f" or unicodedata.category(letter) in ("Mn", "Me", "Mc")

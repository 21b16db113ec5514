"""The filter above the history: which matches are looked at."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from pygame import FRect

from cardcade.shell.screens.common.choice import ChoiceDialog
from cardcade.shell.store.statistics import MIXED, PEOPLE, by_level, opponents
from cardcade.shell.store.wanted import Ending, Period, Wanted
from cardcade.table.words import level_name
from cardcade.ui import Button, ButtonKind, Widget, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import SMALL_STRONG

if TYPE_CHECKING:
    from cardcade.shell.screens.history.history import HistoryPage
    from cardcade.shell.store.saved import FinishedMatch

PICTURES = {
    "person": "person",
    "game": "cards",
    "preset": "rules",
    "level": "robot",
    "outcome": "trophy",
    "period": "clock",
}
SIDE, WIDEST, GAP = 56.0, 300.0, 10.0
AROUND = 82.0
"""What a button has around its words: its picture, and some air."""

T = TypeVar("T")


class Filter:
    """What is wanted, and the buttons that change it."""

    def __init__(self, page: HistoryPage, changed: Callable[[], object]) -> None:
        self._page, self._changed = page, changed
        self.wanted = Wanted()

    def among(self, matches: Iterable[FinishedMatch], names: Sequence[str]) -> list[FinishedMatch]:
        """Those that are wanted, as far as these say."""
        return self._seen(names).among(matches, time.time())

    def _seen(self, names: Sequence[str]) -> Wanted:
        return Wanted(**{name: getattr(self.wanted, name) for name in names})

    def clear(self) -> None:
        self.wanted = Wanted()
        self._changed()

    # -- the buttons

    def fits(self, width: float, names: Sequence[str]) -> bool:
        """Whether the buttons have room for their words."""
        names = self._offered(names)
        return sum(self._widths(names)) + GAP * len(names) <= width

    def widgets(self, area: FRect, names: Sequence[str]) -> list[Widget]:
        """A button for each of these, side by side, and one more that takes them all back; where words do not fit,
        pictures alone."""
        names = self._offered(names)
        bare = not self.fits(area.w, names)
        widths = [SIDE] * len(names) if bare else self._widths(names)[: len(names)]
        found = row(FRect(area.x, area.y, area.w, SIDE), [*widths, SIDE], GAP)
        buttons: list[Widget] = [self._button(name, rect, bare) for name, rect in zip(names, found, strict=False)]
        if not self._seen(names).anything:
            tip = self._page.say("history.filter.clear")
            buttons.append(Button(found[-1], "", self.clear, "history.filter.clear", icon=icon("close"), tooltip=tip))
        return buttons

    def _offered(self, names: Sequence[str]) -> list[str]:
        """Nobody is asked for where nobody has a name."""
        return [name for name in names if name != "person" or self._options(name)]

    def _widths(self, names: Sequence[str]) -> list[float]:
        text = self._page.ui.text
        widths = [min(WIDEST, text.width(self._words(name), SMALL_STRONG) + AROUND) for name in names]
        return widths if self._seen(names).anything else [*widths, SIDE]

    def _words(self, name: str) -> str:
        chosen = getattr(self.wanted, name)
        return self._page.say(f"history.filter.{name}") if chosen is None else self._said(name, chosen)

    def _button(self, name: str, rect: FRect, bare: bool) -> Button:
        words = self._words(name)
        return Button(
            rect,
            "" if bare else words,
            lambda: self._ask(name),
            f"history.filter.{name}",
            kind=ButtonKind.SECONDARY if getattr(self.wanted, name) is None else ButtonKind.PRIMARY,
            icon=icon(PICTURES[name]),
            tooltip=words if bare else "",
            type_=SMALL_STRONG,
        )

    def _ask(self, name: str) -> None:
        options: list[Any] = [None, *self._options(name)]
        chosen = getattr(self.wanted, name)
        words = [self._page.say(f"history.filter.{name}"), *(self._said(name, option) for option in options[1:])]
        at = options.index(chosen) if chosen in options else 0
        title = self._page.say(f"history.filter.title.{name}")
        meaning = f"history.filter.{name}.option"
        self._page.stage.open(ChoiceDialog(title, words, at, lambda index: self._choose(name, options[index]), meaning))

    def _choose(self, name: str, option: Any) -> None:
        changes = {name: option}
        if name == "game":
            changes["preset"] = None  # it belongs to the game
        self.wanted = replace(self.wanted, **changes)
        self._changed()

    # -- what there is to choose from

    def _options(self, name: str) -> Sequence[Any]:
        matches = self._page.app.chronicle.matches
        match name:
            case "person":
                return _different(one.profile for match in matches for one in match.beginning.players if one.profile)
            case "game":
                return _different(match.beginning.game for match in matches)
            case "preset":
                of_game = Wanted(game=self.wanted.game).among(matches, time.time())
                return _different(match.beginning.preset for match in of_game)
            case "level":
                mine = list(by_level(matches))
                return [*mine, *(level for level in _different(map(opponents, matches)) if level not in mine)]
            case "outcome":
                return list(Ending)
            case _:
                return list(Period)

    def _said(self, name: str, option: Any) -> str:
        page, chronicle = self._page, self._page.app.chronicle
        match name:
            case "person":
                return self._person(option)
            case "game":
                return chronicle.game_name(option)
            case "preset":
                return chronicle.preset_name(self._game_of(option), option)
            case "level":
                return level_words(page, self._game_with(option), option)
            case _:
                return page.say(f"history.filter.{name}s.{str(option.name).lower()}")

    def _person(self, profile: str) -> str:
        """As they are called now, or were when they last played."""
        matches = self._page.app.chronicle.matches
        sat = (one for match in matches for one in match.beginning.players if one.profile == profile)
        known = next((self._page.app.profiles.of(player) for player in sat), None)
        return known.name if known is not None else profile

    def _game_of(self, preset: str) -> str:
        return self._first_game(lambda match: match.beginning.preset == preset)

    def _game_with(self, level: str) -> str:
        """Some levels are one game's alone, and it alone has a word for them."""
        return self._first_game(lambda match: opponents(match) == level)

    def _first_game(self, fits: Callable[[FinishedMatch], bool]) -> str:
        of_game = Wanted(game=self.wanted.game).among(self._page.app.chronicle.matches, time.time())
        return next((match.beginning.game for match in of_game if fits(match)), "")


def level_words(page: HistoryPage, game: str, level: str) -> str:
    """Whom one played against."""
    if level in (MIXED, PEOPLE):
        return page.say(f"history.against.{level}")
    return level_name(page.app.language, game, level)


def _different(found: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(found))

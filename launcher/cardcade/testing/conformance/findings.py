"""What broke a promise: the fault, the line of the author's code where it lies, and what to do about it."""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from cardcade.discovery.culprit import is_authors, line_of, named
from cardcade.engine.faults import RulesFault
from cardcade.engine.message import Message
from cardcade.plugins import GamePlugin
from cardcade.shell.app.language import Language

USUAL_PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "random_matches_end": ("play", "act", "result", "decided", "to_act"),
    "same_seed_same_chain": ("begin", "deal", "play", "act"),
    "the_deal_is_told": ("begin", "deal"),
    "figures_are_announced": ("figures_of",),
    "waits_until_over": ("to_act", "result"),
    "interruptions_agree": ("may_interrupt", "contested", "moves"),
    "table_keeps_time": ("clock", "moves"),
    "moves_are_accepted": ("check", "moves", "choices", "lawful"),
    "every_play_is_accepted": ("every_play", "moves", "choices"),
    "strangers_are_refused": ("check",),
    "selections_are_answered": ("plays_with", "why_not", "check"),
    "cards_are_conserved": ("play", "act", "setup", "deal"),
    "imagination_is_faithful": ("imagine", "could_hold"),
    "nothing_leaks": ("play", "act", "moves", "choices"),
    "events_tell_all": ("play", "act"),
    "messages_have_words": ("say_move", "say_combination", "say_event"),
}
"""The methods of a game in which a promise is usually broken; the first one that the author wrote is named."""


CLOSE: Final = 4
"""So near to where an error was raised must the call stand whose answer is to blame."""
_CALL: Final = re.compile(r"\.(\w+)\(")


@dataclass(frozen=True, slots=True)
class Fault:
    """More than a sentence: what else is known of a fault."""

    what: str
    remedy: str = ""
    """A key of the remedies, where the promise's own would not do."""
    args: Mapping[str, object] = field(default_factory=dict)
    at: object = None
    """The author's class, function or file in which it lies, or an error that was raised there."""


@dataclass(frozen=True, slots=True)
class BrokenPromise:
    """A promise that the game broke, how to see it, where it lies and how to mend it."""

    promise: str
    what: str
    where: str = ""
    place: str = ""
    remedy: Message | None = None

    def __str__(self) -> str:
        told = f"{self.promise}: {self.what}" + (f" [{self.where}]" if self.where else "")
        return told + (f" at {self.place}" if self.place and self.place not in self.what else "")


def problem(promise: str, found: Fault | str, where: str, plugin: GamePlugin) -> BrokenPromise:
    """The finding with all that can be known of it."""
    finding = Fault(found) if isinstance(found, str) else found
    if isinstance(finding.at, BaseException) and (method := answering(finding.at, plugin)):
        finding = replace(finding, remedy="answered", args={"method": method}, at=getattr(plugin.game, method))
    place = place_of(finding.at) if finding.at is not None else _usual_place(promise, plugin)
    remedy = Message(f"remedy.{finding.remedy or promise}", {"game": plugin.id, **finding.args})
    return BrokenPromise(promise, finding.what, where, place, remedy)


def fallen(error: BaseException, what: str = "") -> Fault:
    """The author's code raised something."""
    return Fault(f"{what}raised {fall(error)}", "raised", at=error)


def answering(error: BaseException, plugin: GamePlugin) -> str:
    """The author's method with whose answer our own code fell over, as far as its lines tell; else nothing."""
    frames = traceback.extract_tb(error.__traceback__)
    if any(is_authors(frame.filename) for frame in frames):
        return ""
    called = (name for frame in frames[:-CLOSE:-1] for name in _CALL.findall(frame.line or ""))
    return next((name for name in called if _is_authors_own(getattr(plugin.game, name, None))), "")


def against_the_rules(fault: RulesFault, plugin: GamePlugin, what: str = "") -> Fault:
    """The author's rules did what no rules may, which the house noticed."""
    lost = fault.reason.key == "engine.fault.cards"
    asked = ("play", "act") if lost else ("moves", "choices", "lawful", "to_act")
    remedy = "cards_are_conserved" if lost else "no_move"
    return Fault(f"{what}{fault}", remedy, at=written_by_author(plugin.game, asked))


def fall(error: BaseException) -> str:
    """The error, and the author's line where it happened."""
    return f"{error!r} at {place_of(error)}"


def place_of(at: object) -> str:
    """`my_game/game.py:84`, or nothing where that cannot be known."""
    if isinstance(at, BaseException):
        return line_of(at)
    if isinstance(at, str | Path):
        return str(at)
    try:
        return named(inspect.getsourcefile(at) or "", inspect.getsourcelines(at)[1])  # type: ignore[arg-type]
    except (OSError, TypeError):
        return ""


def in_english(plugin: GamePlugin, message: Message) -> str:
    """What a player would be told."""
    return _english(plugin.package, plugin.id).text(message)


@cache
def _english(package: str, game: str) -> Language:
    language = Language("en")
    language.add(Path(str(files(package))) / "locale", game)
    return language


def stands_in(plugin: GamePlugin, text: str) -> str:
    """The line of the author's code that says this in quotes, if one does."""
    home = Path(str(files(plugin.package)))
    for file in sorted(home.rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if f'"{text}"' in line or f"'{text}'" in line:
                return named(str(file), number)
    return ""


def written_by_author(owner: Any, names: Iterable[str]) -> object:
    """The first of these methods that is the author's own, else the class."""
    for name in names:
        method = getattr(owner, name, None)
        if _is_authors_own(method):
            return method
    return owner


def _is_authors_own(method: object) -> bool:
    return method is not None and not str(getattr(method, "__module__", "cardcade.")).startswith("cardcade.")


def _usual_place(promise: str, plugin: GamePlugin) -> str:
    if promise in USUAL_PLACES:
        return place_of(written_by_author(plugin.game, USUAL_PLACES[promise]))
    if promise == "hints_are_lawful":
        return place_of(plugin.hints)
    return ""

"""Which game, preset, seats and bots an argument names; a wrong one is answered with the right ones."""

from __future__ import annotations

import argparse
import difflib
import errno
import os
import re
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.discovery.left_out import OFF, UNDECIDED
from cardcade.discovery.library import Library
from cardcade.engine.bots import SEARCH, is_program, is_search
from cardcade.engine.chance import SEEDS
from cardcade.engine.deal_code import exact_seed_of, seed_of
from cardcade.engine.message import Message, say
from cardcade.engine.presets import Preset
from cardcade.engine.shared_rules import BadText, SharedDeal, read_deal
from cardcade.plugins import GamePlugin
from cardcade.terminal import FAILED, Refused, Terminal

_LEFT_OUT: Final = {OFF: "command.game_off", UNDECIDED: "command.game_undecided"}


def choose_game(terminal: Terminal, name: str) -> Found:
    """The game of that id, or Refused."""
    found = discovery.find(name)
    if found is None:
        ids = [game.id for game in discovery.everything() if isinstance(game, Found)]
        raise Refused(_unknown("command.unknown_game", name, ids))
    if isinstance(found, Broken):
        told = _LEFT_OUT.get(found.reason.key, "command.broken_game")
        raise Refused(say(told, game=name, reason=found.reason), FAILED)
    terminal.add_game(found.plugin.package, found.id)
    return found


def choose_preset(found: Found, name: str | None) -> Preset:
    """The preset of that name, or the game's default, or Refused."""
    library = Library(found.plugin)
    wanted = found.plugin.default_preset if name is None else name
    if preset := library.find(wanted):
        return preset
    if wanted in library.broken:
        first = library.broken[wanted].problems[0]
        raise Refused(say("command.broken_preset", preset=wanted, key=first.key, wrong=first.wrong), FAILED)
    raise Refused(_unknown("command.unknown_preset", wanted, library.presets))


def choose_seats(plugin: GamePlugin, preset: Preset, asked: int | None, named: int = 0) -> int:
    """As many as asked for, else as bots were named, else as the preset or the game is made for, or Refused."""
    fewest, most = plugin.seats
    if asked is None:
        return named if fewest <= named <= most else plugin.usual_seats(preset.rules)
    if not fewest <= asked <= most:
        raise Refused(say("command.bad_seats", n=asked, seats=seats_in_words(fewest, most)))
    return asked


def seats_in_words(fewest: int, most: int) -> Message:
    if fewest == most:
        return say("command.seats_exactly", n=fewest)
    return say("command.seats_between", fewest=fewest, most=most)


def named_bots(asked: str | None) -> int:
    """How many players a list of bots is meant for; 0 when one name stands for all of them."""
    names = bot_names(asked or "")
    return len(names) if len(names) > 1 else 0


def bot_names(asked: str) -> list[str]:
    """The names in a list; a comma within quotes belongs to a command."""
    return [name.strip() for name in _BETWEEN.findall(asked)] if asked else []


_BETWEEN = re.compile(r"""(?:^|(?<=,))((?:"[^"]*"|'[^']*'|[^,])*)""")


def choose_bots(plugin: GamePlugin, known: Iterable[str], asked: str, seats: int) -> tuple[str, ...]:
    """One name for all seats or one for each, or Refused."""
    names = choose_names(plugin, known, asked)
    if len(names) not in (1, seats):
        raise Refused(say("command.bad_bots", n=len(names), seats=say("command.seats", n=seats)))
    return names * (seats if len(names) == 1 else 1)


def choose_names(plugin: GamePlugin, known: Iterable[str], asked: str) -> tuple[str, ...]:
    """Bots that there are, or Refused."""
    levels, names = list(known), bot_names(asked) or [""]
    for name in names:
        if is_program(name):
            require_program(plugin, name)
        elif SEARCH in levels and name.startswith(f"{SEARCH}:"):
            _require_effort(name)
        elif name not in levels:
            raise Refused(_unknown("command.unknown_bot", name, levels))
    return tuple(names)


def _require_effort(name: str) -> None:
    if not is_search(name):
        raise Refused(say("command.bad_search", name=name[:60]))


def require_program(plugin: GamePlugin, name: str) -> None:
    """Refused where nothing can be started, or the game does not speak like that."""
    from cardcade.commands.program_words import say_what_programs_get_wrong
    from cardcade.outside.programs import ProgramName

    try:
        named = ProgramName.read(name)
    except ValueError:
        raise Refused(say("command.bad_program", name=name[:200])) from None
    if named.dialect and named.dialect not in plugin.dialects:
        raise Refused(_unknown("command.unknown_dialect", named.dialect, plugin.dialects or ["–"]))
    if shutil.which(named.command[0]) is None:
        raise Refused(say("command.no_program", program=named.command[0][:200]))
    say_what_programs_get_wrong()


def choose_file(file: Path | None) -> Path | None:
    """A file that can probably be written, or Refused: better now than after the match."""
    if file is not None and (wrong := _unwritable(file)):
        raise Refused(say("command.bad_file", file=str(file), error=os.strerror(wrong)))
    return file


def _unwritable(file: Path) -> int | None:
    """Why; a pipe would wait for somebody to read it, but for the program's own output and a shell's."""
    if file.is_dir():
        return errno.EISDIR
    if file.is_fifo() and file.parts[1:2] not in (("dev",), ("proc",)):
        return errno.EPIPE
    return None if file.parent.is_dir() else errno.ENOENT


def seed(terminal: Terminal) -> Callable[[str], int]:
    """A number or the 13 characters of a deal code; words are for the table's setup."""
    number = whole_number(terminal, SEEDS[0], SEEDS[-1])

    def named(text: str) -> int:
        found = exact_seed_of(text.strip())
        return number(text) if found is None else found

    return named


def deal(terminal: Terminal) -> Callable[[str], SharedDeal]:
    """The same, and the rules that may stand behind it: `CODE+CC1:…`, where the code may be words or nothing."""
    number = seed(terminal)

    def named(text: str) -> SharedDeal:
        try:
            shared = read_deal(text)
        except BadText as bad:
            raise argparse.ArgumentTypeError(terminal.text(bad.reason)) from None
        if shared.rules is None:
            return replace(shared, code=str(number(text)))
        dealt = seed_of(shared.code)
        return replace(shared, code="" if dealt is None else str(dealt))

    return named


def whole_number(terminal: Terminal, low: int, high: int) -> _WholeNumber:
    return _WholeNumber(terminal, low, high)


@dataclass(frozen=True, slots=True)
class _WholeNumber:
    """An argument that is a number within bounds."""

    terminal: Terminal
    low: int
    high: int

    def __call__(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            told = self.terminal.text("command.bad_number", text=text[:40], low=self.low, high=self.high)
            raise argparse.ArgumentTypeError(told)
        return number


def _unknown(key: str, name: str, known: Iterable[str]) -> Message:
    options = list(known)
    near = difflib.get_close_matches(name, options, 1)
    hint = say("command.did_you_mean", near=near[0]) if near else say("command.there_are", options=", ".join(options))
    return say(key, name=name[:60] or '""', hint=hint)

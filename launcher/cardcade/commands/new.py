"""`cardcade new`: a package of one's own to start from, which keeps every promise at once."""

from __future__ import annotations

import argparse
import importlib.util
import keyword
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from cardcade import discovery
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

STARTER = Path(__file__).with_name("starter")
KINDS = ("shedding", "tricks", "drawing")
LONGEST = 40
ASIDE, MORE = ".txt", ".more"
"""What a starter's file is called so that nobody takes it for ours, and one that is added to the end of another."""


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.new.{name}")

    parser.add_argument("name", metavar="NAME", help=told("name"))
    parser.add_argument("--kind", choices=KINDS, default=KINDS[0], help=told("kind"))
    parser.add_argument("--scene", action="store_true", help=told("scene"))
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path(), help=told("out"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    names = Names(args.name)
    folder = args.out / names.package
    _require_free(names.package, folder)
    layers = ("every", args.kind, *(("scene",) if args.scene else ()))
    try:
        count = write(names, folder, layers)
    except OSError as error:
        raise Refused(say("command.bad_folder", folder=str(folder), error=error.strerror or ""), FAILED) from None
    terminal.print(terminal.text("command.new.written", n=count, folder=str(folder)))
    terminal.print(terminal.text("command.new.next", folder=str(folder), name=names.package))
    return FINE


@dataclass(frozen=True, slots=True)
class Names:
    """What the starter's own names become: my_game, cardcade-my-game, MyGame, My Game."""

    package: str

    @property
    def title(self) -> str:
        return self.package.replace("_", " ").title()

    @property
    def game(self) -> str:
        """The class; it ends in Game, so that no other class of the starter is called the same."""
        joined = self.title.replace(" ", "")
        return joined if joined.endswith("Game") and joined != "Game" else f"{joined}Game"

    def put_into(self, text: str) -> str:
        kebab = self.package.replace("_", "-")
        for old, new in (("my_game", self.package), ("my-game", kebab), ("MyGame", self.game), ("My Game", self.title)):
            text = text.replace(old, new)
        return text


def write(names: Names, folder: Path, layers: tuple[str, ...]) -> int:
    """Lays the layers over each other, the later ones on top; how many files there are then."""
    folder.mkdir(parents=True)
    for layer in layers:
        for source in sorted(path for path in (STARTER / layer).rglob("*") if path.is_file()):
            place = folder / names.put_into(source.relative_to(STARTER / layer).as_posix())
            place.parent.mkdir(parents=True, exist_ok=True)
            text = names.put_into(source.read_text("utf-8"))
            if place.suffix == MORE:
                place = place.with_suffix("")
                text = place.read_text("utf-8") + text
            place.with_name(place.name.removesuffix(ASIDE)).write_text(text, "utf-8", newline="\n")
    return sum(path.is_file() for path in folder.rglob("*"))


def _require_free(name: str, folder: Path) -> None:
    """The name is one that Python, Cardcade and the disk can take, or Refused."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise Refused(say("command.new.bad_name", name=name[:60] or '""', most=LONGEST))
    if folder.exists() or folder.is_symlink():
        raise Refused(say("command.new.exists", folder=str(folder)))
    if name in sys.stdlib_module_names:
        raise Refused(say("command.new.of_python", name=name))
    if name in {game.id for game in discovery.everything()}:
        raise Refused(say("command.new.taken", name=name))
    spec = importlib.util.find_spec(name)
    if spec is not None and spec.origin is not None:
        raise Refused(say("command.new.imported", name=name))

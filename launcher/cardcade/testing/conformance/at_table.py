"""Promises of the table: a match is played from the deal to the last board, seen, heard and read; art is in order."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardcade.engine.chance import Stream
from cardcade.engine.faults import RulesFault, moves_in_turn
from cardcade.engine.message import LANGUAGES
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Fault, against_the_rules, fallen, stands_in
from cardcade.testing.conformance.variety import PresetAndSeats, setups

if TYPE_CHECKING:
    from cardcade.testing.pilot import Pilot

WATCHED, SPEED = 6.0, 4.0
"""So many seconds are watched at that speed, several times a second; the rest of the match happens at once."""
STEPS: Final = 3000
"""A match that takes longer is another promise's business."""
PATIENCE: Final = 600
"""So many frames without a step, and the table is stuck."""
LOOKED_AT: Final = 60
"""Every so many steps a hint is asked for, and the table is drawn."""
STUCK: Final = "nothing happens any more after"
OWN_ART: Final = ("back.svg", "cover.svg", "cover_back.svg", "cover_front.svg", "cover_mid.svg", "felt.svg")


def a_match_is_played_at_the_table(plugin: GamePlugin) -> Iterator[Fault]:
    """A person among bots, from the deal to the last board, once with the fewest and once with the most players."""
    tables = [setup for setup in setups(plugin) if setup.preset == plugin.default_preset]
    few_and_many = dict.fromkeys((tables[0], tables[-1])) if tables else ()
    for setup, language in zip(few_and_many, LANGUAGES, strict=False):
        try:
            yield from _played(plugin, setup, language)
        except RulesFault as fault:
            yield against_the_rules(fault, plugin, f"at the table with {setup.seats} players: ")
        except Exception as error:  # the plugin's boundary: a scene that raises is a finding
            yield fallen(error, f"at the table with {setup.seats} players: ")


def _played(plugin: GamePlugin, setup: PresetAndSeats, language: str) -> Iterator[Fault]:
    from cardcade.table.link import Look
    from cardcade.testing.pilot import Pilot, QuietHost

    look = Look(speed=SPEED, auto_pass=False)
    pilot = Pilot.at_table(plugin, setup.rules, seats=setup.seats, language=language, look=look)
    host = pilot.table.host
    assert isinstance(host, QuietHost)
    at = plugin.scene and files(plugin.package).joinpath(*plugin.scene.partition(":")[0].split(".")[1:])
    for failure in _mishaps(Person(pilot, setup.seats)):
        yield Fault(f"with {setup.seats} players {failure}", at=at)
    for name in sorted(host.ears.unknown):
        yield Fault(f"no sound is called {name!r}", "unknown_sound", {"sound": name}, stands_in(plugin, name))
    for key in sorted(host.language.missing):
        yield Fault(f"the table says {key}, which has no text", "no_text", {"text": key}, stands_in(plugin, key))
    for file in sorted(path for path in pilot.ui.art.flaws if not path.exists()):
        what, asked = f"the table shows {file.name}, which is not there", stands_in(plugin, file.name)
        yield Fault(what, "no_picture", {"file": file.name, "folder": file.parent.name}, asked)


def _mishaps(person: Person) -> Iterator[str]:
    pilot, live = person.pilot, person.pilot.table.live
    while pilot.clock.time < WATCHED and not live.over:
        person.act()
        pilot.wait(0.5)
        pilot.picture()
    pilot.table.host.look.speed = 0.0
    if not person.plays_out():
        for seat in pilot.parts.game.to_act(live.match.state):
            moves_in_turn(pilot.parts.game, live.match.state, seat)
        yield f"{STUCK} {len(live.match.steps)} steps"
        return
    pilot.wait(3)
    pilot.picture()
    if live.over and pilot.parts.boards.board is None:
        yield "no board tells the end of the match"


class Person:
    """Sits at a table among bots and plays as the weakest of them does."""

    def __init__(self, pilot: Pilot, seats: int) -> None:
        self.pilot = pilot
        self._dice = Stream.named(seats, "at the table")

    def plays_out(self) -> bool:
        """Whether the match came to its end, or to where nobody looks any further."""
        live, still = self.pilot.table.live, 0
        while not live.over and len(live.match.steps) < STEPS and still <= PATIENCE:
            before = len(live.match.steps)
            self.act()
            self.pilot.wait(1 / 60)
            still = 0 if len(live.match.steps) > before else still + 1
        return still <= PATIENCE

    def act(self) -> None:
        """Goes on to the next round, or makes a move, now and then after a hint."""
        parts = self.pilot.parts
        position = parts.position
        if position.table_waits:
            parts.boards.next_round()
        elif parts.boards.holds:
            parts.boards.close()
        elif position.asked and position.view is not None and not parts.queue.busy:
            if len(self.pilot.table.live.match.steps) % LOOKED_AT < 2:
                parts.hints.next()
                self.pilot.picture()
            bot = next(iter(parts.link.plugin.bots.values()))(parts.game)
            move = bot.choose(position.view, position.moves, self._dice)
            parts.gestures.submit(position.moves[0] if move is None else move)


def art_is_in_order(plugin: GamePlugin) -> Iterator[Fault]:
    """Every picture can be drawn, and is one that the table knows how to use."""
    from cardcade.ui.art import Art

    folder, art = Path(str(files(plugin.package))) / "assets", Art()
    faces = set(plugin.game(plugin.rules()).deck.faces)
    fixed = plugin.scene is None  # a table of its own may show others: a wild card in its colour
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = file.relative_to(folder).as_posix()
        if file.suffix == ".svg" and (flaw := art.examine(file)) is not None and "cover_" not in file.name:
            yield Fault(f"assets/{name} cannot be drawn ({flaw.key} {dict(flaw.args)})", at=file)
        elif fixed and file.parent.name == "cards" and (file.suffix != ".svg" or file.stem not in faces):
            yield Fault(f"assets/{name} is the picture of no card of the deck", "unknown_art", {"file": name}, file)
        elif file.parent == folder and name.startswith(("back", "cover", "felt")) and name not in OWN_ART:
            yield Fault(f"assets/{name} is used by nobody", "unknown_art", {"file": name}, file)

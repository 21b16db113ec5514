"""Promises of the table: a match can be shown from the deal to the last board, heard and read; the art is in order."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Finding, fallen
from cardcade.testing.conformance.variety import Setup, setups

if TYPE_CHECKING:
    from cardcade.testing.pilot import Pilot

LANGUAGES: Final = ("zh", "en")
WATCHED, SPEED = 6.0, 4.0
"""So many seconds are watched at that speed, several times a second; the rest of the match happens at once."""
PATIENCE: Final = 3000.0
OWN_ART: Final = ("back.svg", "cover.svg", "cover_back.svg", "cover_front.svg", "cover_mid.svg", "felt.svg")


def a_match_can_be_shown(plugin: GamePlugin) -> Iterator[Finding]:
    """Bots play a whole match at the game's table, once with the fewest and once with the most players."""
    tables = [setup for setup in setups(plugin) if setup.preset == plugin.default_preset]
    few_and_many = dict.fromkeys((tables[0], tables[-1])) if tables else ()
    for setup, language in zip(few_and_many, LANGUAGES, strict=False):
        try:
            yield from _shown(plugin, setup, language)
        except Exception as error:  # the plugin's boundary: a scene that raises is a finding
            yield fallen(error, f"at the table with {setup.seats} players: ")


def _shown(plugin: GamePlugin, setup: Setup, language: str) -> Iterator[Finding]:
    from cardcade.table.link import Look
    from cardcade.testing.pilot import Pilot, QuietHost

    levels = ["easy"] * setup.seats
    pilot = Pilot.at_table(
        plugin, setup.rules, seats=setup.seats, levels=levels, language=language, look=Look(speed=SPEED)
    )
    host = pilot.table.host
    assert isinstance(host, QuietHost)
    at = plugin.scene and files(plugin.package).joinpath(*plugin.scene.partition(":")[0].split(".")[1:])
    for failure in _played_out(pilot, setup.seats):
        yield Finding(failure, at=at)
    for name in sorted(host.ears.unknown):
        yield Finding(f"no sound is called {name!r}", "unknown_sound", {"sound": name})
    for key in sorted(host.language.missing):
        yield Finding(f"the table says {key}, which has no text", "no_text", {"text": key})


def _played_out(pilot: Pilot, seats: int) -> Iterator[str]:
    live, look = pilot.table.live, pilot.table.host.look
    while pilot.clock.time < WATCHED and not live.over:
        pilot.wait(0.5)
        pilot.picture()
    look.speed = 0.0
    try:
        pilot.wait_until(lambda: live.over and not pilot.parts.queue.busy, PATIENCE)
    except AssertionError:
        yield f"the match with {seats} players is not over after {PATIENCE:.0f} seconds at the table"
    pilot.wait(1.0)
    pilot.picture()


def art_is_in_order(plugin: GamePlugin) -> Iterator[Finding]:
    """Every picture can be drawn, and is one that the table knows how to use."""
    from cardcade.ui.art import Art

    folder, art = Path(str(files(plugin.package))) / "assets", Art()
    faces = set(plugin.game(plugin.rules()).deck.faces)
    fixed = plugin.scene is None  # a table of its own may show others: a wild card in its colour
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = file.relative_to(folder).as_posix()
        if file.suffix == ".svg" and (flaw := art.examine(file)) is not None and "cover_" not in file.name:
            yield Finding(f"assets/{name} cannot be drawn ({flaw.key} {dict(flaw.args)})", at=file)
        elif fixed and file.parent.name == "cards" and (file.suffix != ".svg" or file.stem not in faces):
            yield Finding(f"assets/{name} is the picture of no card of the deck", "unknown_art", {"file": name}, file)
        elif file.parent == folder and name.startswith(("back", "cover", "felt")) and name not in OWN_ART:
            yield Finding(f"assets/{name} is used by nobody", "unknown_art", {"file": name}, file)

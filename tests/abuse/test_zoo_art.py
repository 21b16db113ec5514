"""The zoo of broken games, art and texts: Home stands and names the file, and every game can be played."""

from __future__ import annotations

import shutil

import pytest

from cardcade import discovery
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.rules.rules import RulesPage

from ..shell.app.strangers import Stranger, note
from ..shell.launcher import open_launcher
from .beside import SMALL, assert_the_house_plays, failure, go_home, play_it

BOMB = b'<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">' + b"".join(
    b'<!ENTITY %c "&%c;&%c;&%c;&%c;&%c;&%c;&%c;&%c;">' % (97 + at, *[96 + at] * 8) for at in range(1, 16)
)
TOLD: dict[str, tuple[str, bytes | None]] = {
    "a cover that is no XML": ("assets/cover.svg", b"hello"),
    "a cover that is empty": ("assets/cover.svg", b""),
    "a cover full of noughts": ("assets/cover.svg", bytes(5_000)),
    "a cover that is a PNG": ("assets/cover.svg", b"\x89PNG\r\n\x1a\n" + bytes(60)),
    "a cover of entities within entities": ("assets/cover.svg", BOMB + b"]><svg>&p;</svg>"),
    "a cover without end": ("assets/cover.svg", b"<svg>" + b"<g>" * 200_000),
    "a cover of no number": ("assets/cover.svg", b'<svg width="nan" height="inf"/>'),
    "a face that is no XML": ("assets/cards/S7.svg", b"hello"),
    "a back that is no XML": ("assets/back.svg", b"hello"),
    "a catalogue that is no TOML": ("locale/en.toml", b"name = "),
    "a catalogue that is not UTF-8": ("locale/en.toml", b"\xff\xfe"),
    "a catalogue that nests too deeply": ("locale/en.toml", b"a = " + b"[" * 50_000),
    "a rules page that is not UTF-8": ("locale/rules.en.md", b"\xff\xfe# Rules"),
    "a rules page that is too long": ("locale/rules.en.md", b"# Rules\n" * 20_000),
    "a folder instead of a cover": ("assets/cover.svg", None),
}
BORNE: dict[str, tuple[str, bytes | None]] = {
    "a cover of a thousand million units": ("assets/cover.svg", b'<svg viewBox="0 0 1e9 1e9"><rect width="9"/></svg>'),
    "a text that wants arguments": ("locale/en.toml", b'name = "{0.__class__}"\npitch = "{x!r:{y}}"\n'),
    "a text of marks that turn the line": (
        "locale/en.toml",
        'name = "\u202e\u2066\u200d"\npitch = "\u0301"\n'.encode(),
    ),
    "a rules page of brackets": ("locale/rules.en.md", b"{{" * 2_000 + b"[](" * 2_000),
    "a rules page of nothing but headings": ("locale/rules.en.md", b"######\n" * 500),
    "a rules page with cards nobody has": ("locale/rules.en.md", b"# Eights\n\nPlay {{ZZ}} and {{../../x}}."),
    "a picture nobody asked for": ("assets/cards/../../cover.exe", b"MZ"),
    "a face of another shape": (
        "assets/cards/S7.svg",
        b'<svg viewBox="0 0 900 10"><rect width="900" height="10"/></svg>',
    ),
    "a first round that is no TOML": ("first_round.toml", b"= ="),
    "a minutes file that is no JSON": ("presets/minutes.json", b"{{{"),
}


def spoil(stranger: Stranger, file: str, content: bytes | None) -> None:
    if content is None:
        (stranger.folder / file).mkdir(parents=True)
    else:
        stranger.write(file, content)


@pytest.mark.parametrize("kind", [*TOLD, *BORNE])
def test_broken_art_and_texts_are_told_by_their_file_and_harm_nobody(stranger: Stranger, kind: str) -> None:
    file, content = (TOLD | BORNE)[kind]
    spoil(stranger, file, content)
    pilot = open_launcher([*discovery.bundled(), stranger.found], size=SMALL, patience=600.0)
    pilot.picture()
    assert isinstance(pilot.screen, Home)
    assert kind in BORNE or file.rpartition("/")[2] in note(pilot)
    pilot.app.pages.open_rules("crazy_eights")
    pilot.wait(0.3)
    pilot.picture()
    assert isinstance(pilot.screen, RulesPage)
    pilot.loop.pop()
    play_it(pilot)
    assert failure(pilot) is None
    go_home(pilot)
    assert_the_house_plays(pilot)
    pilot.app.close()


def test_a_game_whose_folder_is_gone_harms_nobody(stranger: Stranger) -> None:
    pilot = open_launcher([*discovery.bundled(), stranger.found], size=SMALL, patience=600.0)
    shutil.rmtree(stranger.folder)
    pilot.choose("home.game.crazy_eights")
    pilot.picture()
    assert "Crazy Eights" in (failure(pilot) or "")
    go_home(pilot)
    assert_the_house_plays(pilot)
    pilot.app.close()

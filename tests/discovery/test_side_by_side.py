"""Many new games are tried side by side, and nobody's damaged metadata harms another."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardcade import discovery
from cardcade.discovery import Broken, Found
from cardcade.discovery.probe import AT_ONCE
from cardcade.workers.bot_worker import command, plugin_of

MANY = 20
FAKE = """
import os, time
place = os.path.join(os.environ["CARDCADE_HOME"], "tried-%d" % os.getpid())
began = time.monotonic()
time.sleep(0.2)
with open(place, "w") as lines:
    lines.write(repr((began, time.monotonic())))
raise ImportError("a fake")
"""
Install = Callable[..., Path]


def test_twenty_new_games_are_tried_side_by_side_a_few_at_a_time(install: Install, own_home: Path) -> None:
    for number in range(MANY):
        install(f"fake-{number:02}", FAKE, {f"fake_{number:02}": f"fake_{number:02}"})
    heard: list[tuple[int, int]] = []
    found = discovery.third_party([], lambda done, whole: heard.append((done, whole)))
    assert [game.id for game in found] == [f"fake_{number:02}" for number in range(MANY)], "in their order"
    assert heard == [(done, MANY) for done in range(MANY + 1)]
    tried = [eval(file.read_text()) for file in own_home.glob("tried-*")]
    beside = [sum(began < moment < ended for began, ended in tried) for moment, _ in tried]
    assert len(tried) == MANY
    assert 1 <= max(beside) < AT_ONCE, "never more than a few beside one of them, and not one after the other"
    assert len(json.loads((own_home / "plugins.json").read_text("utf-8"))) == MANY
    heard.clear()
    discovery.third_party([], lambda done, whole: heard.append((done, whole)))
    assert heard == [], "what is known is not tried again"


DAMAGED = [b"no sign and no section\n[cardcade]\nno sign", b"[cardcade]\nx = :::", b"\xff\xfe[cardcade]\n\x00"]


@pytest.mark.parametrize("entries", DAMAGED)
def test_a_damaged_distribution_anywhere_stops_no_bots(
    install: Install, installed_eights: Path, entries: bytes
) -> None:
    package = install("damaged", "", {"damaged": "damaged_plugin"})
    (package.parent / "damaged-1.0.dist-info" / "entry_points.txt").write_bytes(entries)
    assert plugin_of("cardcade_uno").id == "uno"
    assert plugin_of("crazy_eights").id == "crazy_eights"
    asked = '{"id": 1, "package": "cardcade_uno", "rules": {}, "seats": 2}\n'
    done = subprocess.run(command(), input=asked, capture_output=True, text=True)
    assert json.loads(done.stdout) == {"id": 1, "ready": True}


@pytest.mark.parametrize("entries", DAMAGED)
def test_damaged_metadata_anywhere_hides_no_game(install: Install, installed_eights: Path, entries: bytes) -> None:
    package = install("damaged", "", {"damaged": "damaged_plugin"})
    info = package.parent / "damaged-1.0.dist-info"
    (info / "entry_points.txt").write_bytes(entries)
    (info / "METADATA").write_bytes(b"\xff\xfe")
    found = {game.id: game for game in discovery.everything()}
    assert {name for name, game in found.items() if isinstance(game, Found)} == {
        "uno", "guandan", "gandengyan", "crazy_eights"
    }  # fmt: skip
    assert all(isinstance(game, Broken) for game in found.values() if game.distribution == "damaged")
    assert isinstance(discovery.find("crazy_eights"), Found)
    assert "damaged_plugin" not in sys.modules

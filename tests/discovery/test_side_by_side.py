"""Many new games are tried side by side, and nobody's damaged metadata harms another."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from cardcade import discovery
from cardcade.discovery import Broken, Found, probe
from cardcade.discovery.probe import AT_ONCE
from cardcade.workers.bot_worker import command, plugin_of

from .worker import worker_says

MANY = 20
Install = Callable[..., Path]


class Crowd:
    """Stands in for the child processes: nobody leaves before as many as may be there have come."""

    def __init__(self) -> None:
        self.inside = self.most = self.tried = 0
        self._lock, self._full = threading.Lock(), threading.Event()

    def run_child(self, name: str, answer: Path) -> int:
        with self._lock:
            self.inside += 1
            self.tried += 1
            self.most = max(self.most, self.inside)
            if self.inside == AT_ONCE:
                self._full.set()
        assert self._full.wait(60)
        answer.write_text(json.dumps({name.replace("-", "_"): {"say": "discovery.no_hook", "args": {}}}), "utf-8")
        with self._lock:
            self.inside -= 1
        return 0


def test_twenty_new_games_are_tried_side_by_side_a_few_at_a_time(
    install: Install, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MANY):
        install(f"fake-{number:02}", "", {f"fake_{number:02}": f"fake_{number:02}"})
    crowd = Crowd()
    monkeypatch.setattr(probe, "_run_child", crowd.run_child)
    heard: list[tuple[int, int]] = []
    found = discovery.third_party([], lambda done, whole: heard.append((done, whole)))
    assert [game.id for game in found] == [f"fake_{number:02}" for number in range(MANY)], "in their order"
    assert heard == [(done, MANY) for done in range(MANY + 1)]
    assert (crowd.tried, crowd.most) == (MANY, AT_ONCE)
    assert len(json.loads((own_home / "plugins.json").read_text("utf-8"))) == MANY
    heard.clear()
    discovery.third_party([], lambda done, whole: heard.append((done, whole)))
    assert heard == [], "what is known is not tried again"


DAMAGED = [b"no sign and no section\n[cardcade]\nno sign", b"[cardcade]\nx = :::", b"\xff\xfe[cardcade]\n\x00"]


@pytest.mark.parametrize("entries", DAMAGED)
def test_damaged_metadata_anywhere_stops_no_bots(install: Install, installed_eights: Path, entries: bytes) -> None:
    package = install("damaged", "", {"damaged": "damaged_plugin"})
    (package.parent / "damaged-1.0.dist-info" / "entry_points.txt").write_bytes(entries)
    assert plugin_of("cardcade_uno").id == "uno"
    assert plugin_of("crazy_eights").id == "crazy_eights"
    assert worker_says(command(), "cardcade_uno") == {"id": 1, "ready": True, "said": []}


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
    damaged = [game for game in found.values() if game.distribution == "damaged"]
    assert all(isinstance(game, Broken) and game.reason.key == "wheel.bad_entries" for game in damaged)
    assert isinstance(discovery.find("crazy_eights"), Found)
    assert "damaged_plugin" not in sys.modules

"""A disk that takes its time, under a table that goes on."""

from __future__ import annotations

import logging

import pytest

from cardcade import discovery
from cardcade.discovery import Found
from cardcade.engine.match import Entry
from cardcade.testing.pilot import Pilot, QuietHost


class Never:
    done = False


class SlowDisk:
    def append(self, entry: Entry, own: bool) -> Never:
        return Never()


def test_a_slow_disk_is_logged_once_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    found = discovery.find("gandengyan")
    assert isinstance(found, Found)
    pilot = Pilot.at_table(found.plugin, seed=4)
    pilot.table.live.saver = SlowDisk()
    pilot.table.live.autopilot.add(0)
    with caplog.at_level(logging.WARNING):
        pilot.wait_until(lambda: len(pilot.table.live.match.steps) >= 3)
        pilot.wait(1)
    assert isinstance(pilot.table.host, QuietHost)
    assert not pilot.table.host.notices
    assert [record.message for record in caplog.records] == ["a step is not on disk after 0.1 seconds"]

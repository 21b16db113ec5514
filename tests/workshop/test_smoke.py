"""The test that a build runs on itself."""

import os
from itertools import islice
from pathlib import Path

import pytest

from cardcade.cli import main
from cardcade.shell.screens.setup.setup import Setup
from cardcade.workshop import smoke


@pytest.mark.timeout(600)
def test_it_opens_every_screen_and_plays_a_round_of_each_game(own_home: Path) -> None:
    assert main(["--smoke-test"]) == 0
    assert os.listdir(own_home) == []


def test_a_page_that_crashes_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no page today")

    whole = smoke.tour
    monkeypatch.setattr(smoke, "tour", lambda app, pilot: islice(whole(app, pilot), 2))
    monkeypatch.setattr(Setup, "draw", broken)
    monkeypatch.setattr(smoke, "_play_rounds", lambda _: [])
    assert main(["--smoke-test"]) == 1
    assert "Broken: setup_uno.en" in capsys.readouterr().err

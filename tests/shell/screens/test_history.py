"""The history: every match with its players from first to last."""

from __future__ import annotations

from cardcade import Result, discovery
from cardcade.shell.match.request import MatchRequest
from cardcade.ui import Label

from ..launcher import make_a_move, open_launcher


def test_in_gandengyan_whoever_paid_less_stands_above_whoever_paid_more() -> None:
    one = discovery.find("gandengyan")
    pilot = open_launcher([one], keeps=True)
    preset = pilot.app.shelf.library(one).default
    pilot.app.tables.open(one, preset, MatchRequest("gandengyan", preset.name, (None, "easy", "easy", "easy"), 7))
    table = pilot.app.tables.current
    assert table is not None
    assert table.saver is not None
    make_a_move(pilot)
    table.saver.finish(Result((30.0, 12.0, 3.0, 7.0), (2,), (2,)))
    pilot.app.tables.leave()
    pilot.choose("home.history")
    names = {player.name: seat for seat, player in enumerate(table.live.players)}
    told = [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Label)]
    assert [names[text] for text in told if text in names] == [2, 3, 1, 0]
    pilot.app.close()

"""Everything a table says has words: nothing is shown by its key."""

from __future__ import annotations

import pytest

from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("game", "seats"), [("uno", 3), ("guandan", 4), ("gandengyan", 3)])
def test_a_round_is_told_in_words_to_its_board(
    game: str, seats: int, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    found = installed(game)
    look = Look(speed=0, counter=True)
    pilot = Pilot.at_table(found.plugin, seats=seats, seed=6, levels=["easy"] * seats, language=language, look=look)
    pilot.parts.furniture.log_panel.toggle()
    for _ in range(400):
        pilot.wait(0.25)
        pilot.picture()
        said = [widget.hint for widget in pilot.screen.stage.top.walk()]
        if pilot.sees("table.board"):
            break
    assert pilot.sees("table.board")
    assert said
    assert not [record.getMessage() for record in caplog.records if "no text" in record.getMessage()]

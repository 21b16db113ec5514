"""The end of a round at UNO's table: the winning card, the board, what the hands cost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from cardcade_uno.scene.boards import HandLine, RoundBoard

from ..drawn import Prompt
from .seated import Seated, having_won, seated
from .table import uno


def cost_of(pilot: Seated, name: str) -> str:
    """What the board says of the cards left in a player's hand."""
    board = pilot.find("table.board")
    assert isinstance(board, RoundBoard)
    return next(line.cost for line in board.lines if isinstance(line, HandLine) and line.player.name == name)


def test_even_where_nothing_is_animated_the_winning_card_is_seen_first() -> None:
    pilot = having_won(speed=0)
    pilot.wait(1)
    assert pilot.uno.stagecraft.limelight.shown is not None
    assert not pilot.sees("board.rematch")
    pilot.wait(1.5)
    assert pilot.uno.stagecraft.limelight.shown is None
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize("calm", [False, True])
def test_the_winning_card_is_drawn_once_while_it_still_flies_and_then_only_shrunk(
    calm: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
    table = uno("r5 | r1 | y1 w+4")
    table.state.called[0] = True
    pilot = Seated.at(table, reduced_motion=calm, size=(1920, 1080))
    pilot.idle(1)
    made: list[tuple[str, bool]] = []
    draw, build, lit = pilot.ui.art._drawn_here, pilot.parts.faces._make, pilot.uno.stagecraft.limelight

    def drawn(path: Path, size: tuple[int, int]) -> Surface:
        made.append((path.stem, lit.shown is not None))
        return draw(path, size)

    def built(*given: Any) -> Surface:
        made.append(("card", lit.shown is not None))
        return build(*given)

    monkeypatch.setattr(pilot.ui.art, "_drawn_here", drawn)
    monkeypatch.setattr(pilot.parts.faces, "_make", built)
    pilot.click(pilot.card("r1"))
    pilot.run(1.5)
    assert lit.shown is not None
    assert ("card", False) in made
    assert not [what for what, seen in made if seen]


def test_a_click_skips_the_winning_card() -> None:
    pilot = having_won(speed=0)
    pilot.click_at((640, 300))
    pilot.wait(0.1)
    assert pilot.uno.stagecraft.limelight.shown is None
    assert pilot.sees("board.rematch")


def test_the_winning_card_is_seen_before_the_board() -> None:
    pilot = having_won()
    pilot.wait(0.8)
    assert pilot.uno.stagecraft.limelight.shown is not None
    assert not pilot.sees("board.rematch")
    pilot.wait(4)
    assert cost_of(pilot, "P1") == "51 pts"
    assert "P0" in pilot.find("table.board").moment  # type: ignore[attr-defined]
    pilot.table.rebuild()
    pilot.wait(2)
    assert cost_of(pilot, "P1") == "51 pts"
    pilot.click("board.rematch")
    assert "restart" in pilot.table.host.asked  # type: ignore[attr-defined]


def test_the_board_between_rounds_leads_to_the_next() -> None:
    pilot = seated("r5 | r1 | y1 w+4", "official")
    pilot.click(pilot.card("r1"))
    pilot.wait(5)
    pilot.click("board.next")
    pilot.settle()
    assert not pilot.sees("table.board")
    assert len(pilot.parts.hand.cards) >= 7

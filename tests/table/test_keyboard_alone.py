"""Whole games by keys that a person would press, at a table that draws only what it must."""

from __future__ import annotations

import pygame
import pytest

from cardcade import discovery
from cardcade.discovery import Found
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot

PATIENCE = 6000


@pytest.mark.parametrize(("game", "rounds"), [("uno", 1), ("gandengyan", 3), ("guandan", 2)])
def test_the_keyboard_alone_plays(game: str, rounds: int) -> None:
    found = discovery.find(game)
    assert isinstance(found, Found)
    pilot = Pilot.at_table(found.plugin, seed=3, look=Look(speed=0))
    boards = 0
    for _ in range(PATIENCE):
        board = pilot.parts.boards.board
        if board is not None and board.due:
            boards += 1
            if boards == rounds or pilot.parts.position.over:
                break
            pilot.tap(pygame.K_RETURN)
            assert pilot.parts.boards.board is not board
        elif pilot.screen.stage.dialogs:
            pilot.tap(pygame.K_RETURN)
        elif pilot.parts.position.asked:
            pilot.tap(pygame.K_h, pygame.K_RETURN)
        else:
            pilot.run(0.2)
        assert not pilot.sees("pause")
    assert boards == rounds or pilot.parts.position.over
    moves = [step for step in pilot.table.live.match.steps if step.seat == 0]
    assert len(moves) >= 5 * rounds

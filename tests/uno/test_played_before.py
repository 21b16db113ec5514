"""What was played before, shown at the discards: it hides nothing that a player needs."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot

SHADE = 120
"""A shadow darkens by less than that, in all three colours together; a panel changes it by more."""


def covered(pilot: Pilot, before: pygame.Surface, after: pygame.Surface, rect: FRect) -> int:
    """How many of some pixels well inside it look otherwise."""
    scale, inner = pilot.ui.canvas.scale, rect.scale_by(0.86)
    points = [(inner.x + inner.w * x / 12, inner.y + inner.h * y / 12) for x in range(13) for y in range(13)]
    spots = [(int(x * scale), int(y * scale)) for x, y in points]
    inside = [spot for spot in spots if before.get_rect().collidepoint(spot)]
    return sum(
        sum(abs(a - b) for a, b in zip(before.get_at(spot)[:3], after.get_at(spot)[:3], strict=True)) > SHADE
        for spot in inside
    )


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_hides_no_player_card_or_button(seats: int, size: tuple[int, int], ui_scale: float) -> None:
    plugin, look = installed("uno").plugin, Look(characters=False)
    pilot = Pilot.at_table(plugin, seats=seats, seed=7, look=look, size=size, ui_scale=ui_scale)
    for _ in range(2):
        pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
        pilot.key(pygame.K_h)
        pilot.key(pygame.K_RETURN)
        pilot.wait(1.0)
        if pilot.sees("colour.R"):
            pilot.click("colour.R")
            pilot.wait(1.0)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    pilot.wait(6.0)
    before = pilot.picture().copy()
    pilot.key(pygame.K_p)
    pilot.wait(1.0)
    after = pilot.picture().copy()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    rooms, parts = pilot.parts.furniture.rooms, pilot.parts
    plates = [plate.rect for plate in parts.plates]
    buttons = [button.rect for button in (*parts.furniture.corner.children, *parts.actions.children)]
    for rect in (*plates, *rooms.closed, *rooms.stacks, *parts.furniture.pointing.needed(), *buttons):
        assert covered(pilot, before, after, rect) == 0, rect

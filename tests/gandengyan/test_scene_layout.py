"""Nothing at Gandengyan's table covers anything else, whatever the window, the size of text and the players."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import FRect

from cardcade.table import SeatPlate
from cardcade.ui import Painter, Plate
from cardcade_gandengyan.scene.layout import FACE
from cardcade_gandengyan.scene.prompt import MINE
from cardcade_gandengyan.state import HANDS, STOCK

from .seated import Person, seated

HANDS_OF = ["4 5 6 7 8 9 T J 2", "3 4 5 6 7 8", "5 6 7 8 9 T", "3 9 T J Q K", "8 J Q K A 3", "7 J Q K A 4"]
SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080), (1280, 1024)]


def own_turn(size: tuple[int, int], scale: float, seats: int) -> Person:
    person = seated(" | ".join(HANDS_OF[:seats]), "party", leader=1, size=size, ui_scale=scale, look={"speed": 0})
    person.lay("3 4 5")
    for _ in range(seats - 2):
        person.passes()
    return person


def whole(rects: list[FRect]) -> FRect:
    return rects[0].unionall(rects[1:])


def plate_with_badge(plate: SeatPlate) -> FRect:
    k = plate.scale
    return plate.rect.union(FRect(plate.rect.right - 46 * k, plate.rect.y - 12 * k, 44 * k, 36 * k))


def places(person: Person) -> dict[str, FRect]:
    parts = person.parts
    found = {f"plate {plate.seat}": plate_with_badge(plate) for plate in parts.plates}
    for seat in range(len(parts.plates)):
        found[f"hand {seat}"] = whole([pose.rect for pose in parts.piles.poses(HANDS + seat, 6)])
    earlier, play = parts.layout.plays([3, 5])
    assert earlier.face is not None
    side = FACE * parts.layout.unit
    face = FRect(earlier.face[0] - side / 2, earlier.face[1] - side / 2, side, side)
    found["earlier play"] = whole([face, *(pose.rect for pose in earlier.poses)])
    found["play"] = whole([pose.rect for pose in play.poses])
    found["pile"] = whole([pose.rect for pose in parts.piles.poses(STOCK, 2)])
    found["name"] = parts.title.rect
    for button in (*parts.furniture.corner.children, *parts.actions.children):
        found[button.meaning] = button.rect
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_anything_else(size: tuple[int, int], scale: float, seats: int) -> None:
    person = own_turn(size, scale, seats)
    found, area = places(person), person.scene.rect
    assert {"move.pass", "move.play", "table.last_trick"} <= found.keys()
    for name, rect in found.items():
        assert area.contains(rect), f"{name} hangs over the edge"
    for (one, first), (other, second) in combinations(found.items(), 2):
        assert not first.inflate(-2, -2).colliderect(second), f"{one} and {other}"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_prompt_lies_apart_from_the_buttons(
    seats: int, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = seated(" | ".join(HANDS_OF[:seats]), size=size, ui_scale=scale, look={"speed": 0})
    person.wait(0.5)
    drawn: list[FRect] = []
    plate = Painter.plate

    def watched(self: Painter, rect: FRect, look: Plate) -> None:
        drawn.extend([rect] if look is MINE else [])
        plate(self, rect, look)

    monkeypatch.setattr(Painter, "plate", watched)
    person.picture()
    unit = person.parts.layout.unit
    assert drawn
    assert drawn[-1].inflate(0, 6 * unit).collidelist([one.rect for one in person.parts.actions.children]) < 0

"""What a player calls out stands out in their bubble."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.engine.player import Player
from cardcade.table.seats.seat_plate import LEADING, RISE, SeatPlate
from cardcade.table.seats.speech import Clear
from cardcade.ui import Painter, Ui
from cardcade.ui.theme import CORAL


@pytest.mark.parametrize(("words", "calls"), [("2 cards left!", True), ("只剩 2 张！", True), ("不出", False)])
def test_a_call_is_coral_in_either_language(words: str, calls: bool) -> None:
    ui, surface = Ui((640, 360)), pygame.Surface((640, 360))
    plate = SeatPlate(0, Player("Ada", None, 1))
    plate.lie_in(FRect(300, 300, 220, 80), 76, 1.0)
    plate.say(words)
    plate.advance(0.5)
    plate.draw_bubble(Painter(surface, ui), Clear(FRect(0, 0, 1920, 1080)))
    shown = {tuple(surface.get_at((x, y)))[:3] for x in range(640) for y in range(100, 200)}
    assert (tuple(CORAL[:3]) in shown) == calls


@pytest.mark.parametrize(("height", "scale"), [(84, 1.0), (132, 2.0)])
def test_what_a_seat_is_covers_no_letter_of_the_line_above_it(height: float, scale: float) -> None:
    plate = SeatPlate(0, Player("Ada", "easy", 1))
    plate.lie_in(FRect(300, 300, 360, height), 92, scale)
    plate.crest = "Landlord"
    under = plate.named.move(0, plate._step)
    assert under.bottom - LEADING * under.h <= plate.rect.bottom - RISE * scale + 0.1
    assert plate.named.top >= plate.rect.top - LEADING * under.h


def drawn(plate: SeatPlate, ui: Ui) -> bytes:
    surface = pygame.Surface((640, 360))
    plate.draw(Painter(surface, ui))
    return pygame.image.tobytes(surface, "RGB")


def test_of_a_plate_whose_cards_grow_fewer_the_last_picture_alone_is_kept() -> None:
    ui, plate, kept = Ui((640, 360)), SeatPlate(0, Player("Ada", None, 1)), []
    plate.lie_in(FRect(300, 300, 220, 80), 76, 1.0)
    for count in (9, 8, 7, 7):
        plate.count = count
        drawn(plate, ui)
        kept.append(ui.art._pictures.held)
    assert kept == [kept[0]] * 4


@pytest.mark.parametrize("x", [300, 301, 302.5, 304])
def test_a_plate_looks_the_same_whatever_it_showed_before_and_wherever_it_lay(x: float) -> None:
    ui, plate, fresh = Ui((640, 360)), SeatPlate(0, Player("Ada", None, 1)), SeatPlate(0, Player("Ada", None, 1))
    plate.lie_in(FRect(300, 300, 220, 80), 76, 1.0)
    plate.count = 9
    drawn(plate, ui)
    for one in (plate, fresh):
        one.lie_in(FRect(x, 300.7, 220, 80), 76, 1.0)
        one.count = 7
    assert drawn(plate, ui) == drawn(fresh, Ui((640, 360)))

"""What opens over a table: the log, the last trick and tooltips leave players and buttons in view."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import FRect, Surface

from cardcade.engine.cards import Place
from cardcade.engine.message import say
from cardcade.table.panels.rooms import Side, rooms_around, side_rooms
from cardcade.table.parts import Parts
from cardcade.table.piles.piles import around
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot
from cardcade.ui import Painter
from cardcade.ui.tips import PLATE as TOOLTIP
from cardcade.ui.tips import tooltip_area
from cardcade_gandengyan.scene.prompt import MINE as ASKED
from cardcade_gandengyan.state import TRICK
from cardcade_uno.state import DISCARD

from ..drawn import plates_drawn

TABLES = [("guandan", 4), ("uno", 2), ("uno", 4), ("uno", 6), ("gandengyan", 3), ("gandengyan", 5), ("gandengyan", 6)]
SHAPES = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.0), ((1024, 768), 2.0), ((1680, 720), 1.5)]


def at_table(game: str, seats: int, size: tuple[int, int] = (1280, 720), ui_scale: float = 1.0, **more: Any) -> Pilot:
    found = installed(game)
    pilot = Pilot.at_table(found.plugin, seats=seats, size=size, ui_scale=ui_scale, **more)
    pilot.wait(4)
    return pilot


def seats_of(parts: Parts) -> list[FRect]:
    """The players' plates and the backs of their cards."""
    backs = [around(parts.piles.backs(plate.seat, 5)) for plate in parts.plates if plate.seat != parts.link.seat]
    return [*(plate.rect for plate in parts.plates), *backs]


@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_open_log_hides_no_player_and_shows_some_lines(
    game: str, seats: int, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = at_table(game, seats, size, ui_scale)
    log = pilot.parts.furniture.log_panel
    for number in range(40):
        pilot.parts.furniture.logbook.tell(say("table.round", n=f"{number}: full house {number}"))
    pilot.click("table.log")
    assert not [rect for rect in seats_of(pilot.parts) if rect.colliderect(log.rect)]
    assert pilot.scene.rect.contains(log.rect)
    assert len(log._fitting(Painter(Surface(size), pilot.ui))) >= 4


@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_open_log_hides_no_card_on_the_table(game: str, seats: int, size: tuple[int, int], ui_scale: float) -> None:
    pilot = at_table(game, seats, size, ui_scale)
    pilot.click("table.log")
    parts = pilot.parts
    kinds = Place.PLAYED, Place.STOCK, Place.DISCARD
    laid = [index for index, pile in enumerate(parts.piles.specs) if pile.place in kinds]
    assert laid
    shown = [pose.rect for index in laid for pose in parts.piles.poses(index, 5)]
    assert not [card for card in shown if card.colliderect(parts.furniture.log_panel.rect)]


def test_the_table_moves_over_for_a_log_in_large_letters_and_back() -> None:
    pilot = at_table("guandan", 4, (1280, 720), 2.0)
    before = pilot.parts.layout.area
    pilot.click("table.log")
    assert pilot.parts.layout.area.right == pytest.approx(pilot.parts.furniture.log_panel.rect.left)
    assert pilot.parts.layout.growth == 2.0
    pilot.key(pygame.K_l)
    assert pilot.parts.layout.area == before


@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] != "uno"])
def test_the_last_trick_hides_no_player(game: str, seats: int, size: tuple[int, int], ui_scale: float) -> None:
    pilot = at_table(game, seats, size, ui_scale, levels=["easy"] * seats)
    panel: Any = pilot.parts.last_trick  # type: ignore[attr-defined]
    pilot.wait_until(lambda: len(panel.plays) >= 4, 200)
    pilot.click("table.last_trick")
    pilot.picture()
    assert not [rect for rect in seats_of(pilot.parts) if rect.colliderect(panel.rect)]
    assert pilot.scene.rect.contains(panel.rect)


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_an_open_log_stays_open_when_one_comes_back(game: str) -> None:
    pilot = at_table(game, 4)
    pilot.key(pygame.K_l)
    pilot.table.enter()
    assert pilot.parts.furniture.log_panel.shown.value == 1.0
    pilot.key(pygame.K_l)
    pilot.table.enter()
    assert pilot.parts.furniture.log_panel.shown.value == 0.0


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 2.0)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_tooltip_covers_the_hand_or_the_buttons(
    game: str, seats: int, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = at_table(game, seats, size, ui_scale)
    pilot.wait_until(lambda: bool(pilot.parts.position.moves), 60)
    painter, reason = Painter(Surface(size), pilot.ui), "Only a higher pair, or a bomb, beats it. " * 3
    cards, buttons = [card.rect for card in pilot.parts.hand.cards], [one.rect for one in pilot.parts.actions.children]
    kept = [*pilot.parts.hand.kept_clear, *pilot.parts.actions.kept_clear]
    for widget in pilot.scene.walk():
        told = tooltip_area(painter, reason, widget.place, kept)
        assert told.collidelist([*cards, *buttons]) < 0, widget.meaning
        assert pilot.scene.rect.contains(told), widget.meaning


@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 2.0)])
@pytest.mark.parametrize(("game", "seats"), [("uno", 4), ("gandengyan", 2), ("gandengyan", 3), ("gandengyan", 6)])
def test_no_tooltip_covers_the_words_for_the_play(
    game: str, seats: int, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = at_table(game, seats, size, ui_scale)
    pilot.wait_until(lambda: bool(pilot.parts.position.moves and captions(pilot)), 60)
    painter, said = Painter(Surface(size), pilot.ui), captions(pilot)
    kept = [place for widget in pilot.screen.stage.top.walk() for place in widget.kept_clear]
    told = {widget.meaning: widget for widget in pilot.scene.walk() if widget.hint}
    assert {"seat.1", "table.pause"} <= set(told)
    for meaning, widget in told.items():
        assert tooltip_area(painter, widget.hint, widget.place, kept).collidelist(said) < 0, meaning


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "ui_scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 2.0)])
@pytest.mark.parametrize(("game", "pile"), [("uno", DISCARD), ("gandengyan", TRICK)])
def test_the_tooltip_of_a_card_lies_neither_on_what_is_to_beat_nor_on_what_is_asked(
    game: str, pile: int, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    pilot = at_table(game, 4, size, ui_scale, language=language, seed=7)
    pilot.wait_until(lambda: any(card.hint for card in pilot.parts.hand.cards) and pilot.parts.position.asked, 60)
    with plates_drawn(ASKED) as asked:
        pilot.picture()
    assert bool(asked) == (game == "gandengyan")
    lying = [pilot.parts.cards.pile(pile)[-1].rect, *asked]
    with plates_drawn(TOOLTIP) as told:
        for card in [card for card in pilot.parts.hand.cards if card.hint]:
            pilot.point(card.meaning)
            pilot.wait(1)
            pilot.picture()
    assert told
    assert all(area.collidelist(lying) < 0 for area in told)


def captions(pilot: Pilot) -> list[FRect]:
    """Where a table says what was played last."""
    pilot.picture()
    return list(pilot.scene.kept_clear)


def test_the_reason_for_a_card_that_does_not_fit_is_told_above_the_hand() -> None:
    pilot = at_table("uno", 2)
    pilot.wait_until(lambda: bool(pilot.parts.position.moves), 60)
    card = next(card for card in pilot.parts.hand.cards if card.hint)
    with plates_drawn(TOOLTIP) as told:
        pilot.point(card.meaning)
        pilot.wait(1)
        pilot.picture()
    assert told
    assert all(area.collidelist([card.rect for card in pilot.parts.hand.cards]) < 0 for area in told)


AREA = FRect(0, 0, 100, 100)


def test_the_tallest_strip_at_a_side_is_found() -> None:
    blocks = [FRect(80, 10, 20, 10), FRect(70, 60, 40, 10)]
    assert side_rooms(AREA, blocks, [25], Side.RIGHT) == [FRect(75, 20, 25, 40)]
    assert side_rooms(AREA, blocks, [25], Side.LEFT) == [FRect(0, 0, 25, 100)]


def test_rooms_around_a_point_touch_no_block() -> None:
    blocks = [FRect(0, 40, 20, 20), FRect(40, 0, 20, 20), FRect(80, 40, 20, 20)]
    rooms = rooms_around(AREA, blocks, (50, 50))
    assert FRect(20, 20, 60, 80) in rooms
    assert not [room for room in rooms for block in blocks if room.colliderect(block)]


def test_the_log_follows_the_language() -> None:
    pilot = at_table("gandengyan", 3, levels=["easy"] * 3)
    before = list(pilot.parts.furniture.logbook.lines)
    pilot.table.host.language.use("zh")
    pilot.table.rebuild()
    after = list(pilot.parts.furniture.logbook.lines)
    assert len(before) == len(after) > 0
    assert not set(before) & set(after)


@pytest.mark.parametrize("size", [(200, 200), (960, 600)])
@pytest.mark.parametrize(("game", "seats"), [("guandan", 4), ("gandengyan", 6)])
def test_the_last_trick_opens_beside_the_log_however_little_room_there_is(
    game: str, seats: int, size: tuple[int, int]
) -> None:
    pilot = at_table(game, seats, size, ui_scale=2.0)
    for key in (pygame.K_l, pygame.K_t):
        pilot.key(key)
        pilot.wait(0.5)
        pilot.picture()

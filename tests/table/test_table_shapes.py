"""Where cards lie at the common table, for every shape and number of seats: nothing covers anything else."""

from itertools import combinations
from types import ModuleType

import pytest
from pygame import FRect
from table_games import long_rows, partners

from cardcade import GamePlugin, Place, Shape
from cardcade.table.layout import SeatSide, TableLayout
from cardcade.table.piles.cross import Cross
from cardcade.table.piles.piles import PileLayout, around
from cardcade.table.piles.played_places import played_places
from cardcade.table.piles.rows import TAG_BELOW, Rows
from cardcade.table.piles.table_shape import shape_of
from cardcade.testing.pilot import Pilot
from cardcade.ui import Canvas

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SHAPES = [(1024, 768), (1280, 720), (2560, 1080)]
"""One of each shape: the others have the same canvas."""
LONGEST = {2: 20, 3: 20, 4: 20, 5: 12, 6: 12, 7: 8, 8: 8}
"""So many cards may lie before each seat."""


def layout_for(seats: int, size: tuple[int, int], ui_scale: float = 1.0) -> TableLayout:
    layout = TableLayout(seats, 0)
    layout.fit(Canvas(size, ui_scale).area, ui_scale)
    return layout


def backs(layout: TableLayout, seat: int) -> FRect:
    x, y = layout.spot(seat).hand
    return FRect(x - 95 * layout.unit, y - 34 * layout.unit, 190 * layout.unit, 68 * layout.unit)


def meetings(named: dict[str, FRect]) -> list[tuple[str, str]]:
    """Which of these overlap by more than a hair."""
    pairs = combinations(named.items(), 2)
    return [(one, two) for (one, a), (two, b) in pairs if a.clip(b).w > 1 and a.clip(b).h > 1]


def things(layout: TableLayout) -> dict[str, FRect]:
    """What cards on the table must keep clear of."""
    others = [seat for seat in range(layout.seats) if layout.side(seat) is not SeatSide.OWN]
    plates = {f"plate {seat}": layout.plate_rects[seat] for seat in range(layout.seats)}
    hand = around(PileLayout(layout).hand(20))
    return plates | {f"backs {seat}": backs(layout, seat) for seat in others} | {"bar": layout.bar, "hand": hand}


@pytest.mark.parametrize("ui_scale", [1.0, 1.25])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_long_rows_before_every_seat_cover_nothing(seats: int, size: tuple[int, int], ui_scale: float) -> None:
    layout = layout_for(seats, size, ui_scale)
    rows = {f"row {seat}": around(Rows(layout).poses(seat, LONGEST[seats])) for seat in range(seats)}
    assert meetings(things(layout) | rows) == []
    assert all(layout.area.contains(row) for row in rows.values())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_words_to_the_player_lie_on_no_row_and_no_row_on_the_name_of_another(seats: int, size: tuple[int, int]) -> None:
    layout = layout_for(seats, size)
    rows = {f"row {seat}": around(Rows(layout).poses(seat, LONGEST[seats])) for seat in range(seats)}
    for row in rows.values():
        row.h += TAG_BELOW * layout.unit
    assert meetings(rows | {"words": layout.complaint_room}) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_card_of_a_long_row_can_be_read(seats: int, size: tuple[int, int]) -> None:
    layout = layout_for(seats, size)
    for seat in range(seats):
        one, two, *_ = Rows(layout).poses(seat, LONGEST[seats])
        assert two.x - one.x >= 0.2 * one.width


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_cards_of_a_trick_lie_apart_and_cover_nothing(seats: int, size: tuple[int, int]) -> None:
    layout = layout_for(seats, size)
    cards = {f"card {seat}": around(Cross(layout).poses(seat, 1)) for seat in range(seats)}
    assert meetings(things(layout) | cards) == []


@pytest.mark.parametrize("shape", [Shape.SHEDDING, Shape.TRICKS])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_line_for_everyone_lies_on_no_play_of_a_usual_length(shape: Shape, seats: int, size: tuple[int, int]) -> None:
    layout = layout_for(seats, size)
    places, cards = played_places(layout, shape), 1 if shape is Shape.TRICKS else 5
    plays = {f"play {seat}": around(places.poses(seat, cards)) for seat in range(seats)}
    assert [(one, two) for one, two in meetings(plays | {"line": places.middle}) if "line" in (one, two)] == []
    assert places.middle.w >= 200 * layout.unit


@pytest.mark.parametrize("game", [long_rows, partners], ids=lambda game: game.__name__)
@pytest.mark.parametrize("ui_scale", [1.0, 1.25])
@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_piles_title_and_buttons_lie_apart(
    game: ModuleType, seats: int, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = Pilot.at_table(game.PLUGIN, seats=seats, size=size, ui_scale=ui_scale)
    pilot.wait_until(lambda: pilot.parts.position.asked)
    pilot.parts.queue.finish()
    pilot.wait(0.5)
    piles, parts = pilot.parts.piles, pilot.parts
    shown = {f"plate {plate.seat}": plate.rect for plate in parts.plates}
    shown |= {f"hand {n}": around(piles.poses(n, 26)) for n in parts.cards.hands}
    for index, pile in enumerate(piles.specs):
        if pile.place in (Place.STOCK, Place.DISCARD):
            shown[pile.name] = around(piles.poses(index, 30))
    shown |= {button.meaning: button.rect for button in parts.furniture.corner.children}
    shown |= {button.meaning: button.rect for button in parts.actions.children}
    shown |= {panel.meaning: panel.rect for panel in parts.panels if panel.visible}
    assert meetings(shown) == []


def test_the_shape_is_the_games_own_or_guessed_from_its_piles(crazy_eights: GamePlugin) -> None:
    assert shape_of(long_rows.LongRows(long_rows.Rules()), 4) is Shape.SHEDDING
    assert shape_of(crazy_eights.game(crazy_eights.rules()), 3) is Shape.DRAWING

    class Silent(partners.Partners):
        shape = None

    assert shape_of(Silent(partners.Rules()), 4) is Shape.TRICKS

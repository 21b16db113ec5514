"""A table laid out anew at any moment: the cards lie where they belong, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade.ui import Canvas, Painter

WINDOWS = [(1024, 768), (1920, 1080), (2560, 1080), (1280, 720)]
SCALES = [2.0, 0.75, 1.5, 1.0]
DEAL_SECONDS = 2.4

Change = Callable[[Pilot, int], None]


def bots_at_table(plugin: GamePlugin, speed: float = 1.0) -> Pilot:
    levels = ["easy"] * plugin.usual_seats(plugin.rules())
    return Pilot.at_table(plugin, seed=5, levels=levels, look=Look(speed=speed))


def resize(pilot: Pilot, number: int) -> None:
    """As if the player had pulled at the window's edge and let go."""
    size = WINDOWS[number % len(WINDOWS)]
    pilot.window.resize(size)
    pilot.loop._lay_out(size, pilot.ui.canvas.ui_scale)


def rescale(pilot: Pilot, number: int) -> None:
    pilot.loop.set_ui_scale(SCALES[number % len(SCALES)])


CHANGES = pytest.mark.parametrize("change", [resize, rescale])


def assert_in_place(pilot: Pilot) -> None:
    """Every card is drawn where its pile lies on this canvas, and the hand can be pointed at."""
    cards, area = pilot.parts.cards, pilot.ui.canvas.area
    assert pilot.scene.rect == pilot.parts.layout.area == area
    for index in range(len(cards.piles)):
        for sprite, pose in cards.placed(index).items():
            assert sprite.now == pose
            assert area.collidepoint(pose.x, pose.y)
    own = {sprite.card for index in cards.hands if pilot.parts.piles.is_own_hand(index) for sprite in cards.pile(index)}
    assert set(pilot.parts.hand.held) == own


@CHANGES
@pytest.mark.parametrize("moment", range(10))
def test_it_may_happen_at_any_moment_of_the_deal(plugin: GamePlugin, change: Change, moment: int) -> None:
    pilot = bots_at_table(plugin)
    seen = pilot.watch()
    pilot.wait(DEAL_SECONDS * moment / 10)
    change(pilot, moment)
    assert_in_place(pilot)
    pilot.picture()
    pilot.wait_until(lambda: len(pilot.table.live.match.steps) >= 4 and len(seen) >= 4)
    pilot.wait_until(lambda: not pilot.parts.queue.busy)
    assert_in_place(pilot)


@CHANGES
def test_it_may_happen_while_cards_fly(plugin: GamePlugin, change: Change) -> None:
    pilot = bots_at_table(plugin)
    pilot.watch()
    pilot.wait(DEAL_SECONDS)
    flights = 0
    for number in range(60):
        pilot.wait_until(lambda: pilot.parts.cards.flying or pilot.table.live.over, 30)
        pilot.wait(0.05 * (number % 3))
        flights += pilot.parts.cards.flying
        change(pilot, number)
        assert_in_place(pilot)
    assert flights > 10
    pilot.picture()


@CHANGES
def test_a_round_is_played_to_its_board_at_a_table_that_never_keeps_its_shape(
    plugin: GamePlugin, change: Change
) -> None:
    pilot = bots_at_table(plugin, speed=4)
    pilot.watch()
    for number in range(2000):
        if pilot.sees("table.board"):
            break
        pilot.wait(1.3)
        change(pilot, number)
        assert_in_place(pilot)
    assert pilot.sees("table.board")


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (960, 540)])
def test_every_card_of_a_window_of_the_same_shape_has_been_foreseen(
    plugin: GamePlugin, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = bots_at_table(plugin, speed=4.0)
    pilot.wait_until(lambda: len(pilot.table.live.match.steps) >= 4 and not pilot.parts.queue.busy)
    foreseen = list(pilot.scene.foreseen(Canvas(size)))
    pilot.window.resize(size)
    pilot.loop._lay_out(size, 1.0)
    drawn: list[object] = []
    picture = pilot.ui.art.picture
    monkeypatch.setattr(pilot.ui.art, "picture", lambda path, size: drawn.append((path, size)) or picture(path, size))
    pilot.parts.cards.draw(Painter(pilot.window.surface, pilot.ui))
    assert drawn
    assert set(drawn) <= set(foreseen)
    assert len(set(foreseen)) == len(foreseen)

"""The Guandan table from the deal to the rematch, at any moment and in every preset."""

from __future__ import annotations

import pygame
import pytest
from guandan_notation import PRESETS, guandan, with_rules
from guandan_table import at_table, hold_bots, parts, seated

from cardcade.rulekit.shedding import PASS
from cardcade.table.link import Look
from cardcade.table.scene import TableScene
from cardcade.testing.pilot import Pilot
from cardcade.ui import Painter
from cardcade_guandan.climbing import Climb
from cardcade_guandan.moves import Play
from cardcade_guandan.scene import GuandanParts


@pytest.mark.parametrize("speed", [0.0, 4.0])
@pytest.mark.parametrize("preset", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(preset: str, speed: float) -> None:
    rules = with_rules(preset, match__deals=2)
    pilot = at_table(rules, seed=5, levels=["easy"] * 4, look=Look(speed=speed))
    table = parts(pilot)

    def figures() -> object:
        """All that the picture keeps beside the cards."""
        trick, gifts, plates = table.trick, table.gifts, table.plates
        told = (
            dict(trick.acts),
            trick.leading,
            trick.past,
            trick.bombs,
            gifts.giving,
            dict(gifts.marks),
            table.level.rank,
        )
        return *told, *table.score.figures, [(plate.count, plate.badge, plate.out) for plate in plates]

    seen = pilot.watch(figures)
    pilot.wait_until(lambda: pilot.table.live.over and not pilot.parts.queue.busy, 1500)
    assert len(seen) > 40
    pilot.wait(4)
    assert pilot.sees("board.rematch")


def test_the_summary_offers_the_next_deal_and_shows_the_levels_climb() -> None:
    table = guandan("S9 | S3 S4 | H9 | D3", turn=0, out=(2,), standing=Climb((2, 2), 0))
    table.state.cards[4], table.state.out = [], (2,)
    pilot = seated(table)
    pilot.click("card.S9")
    pilot.click("move.play")
    pilot.wait(4)
    board = pilot.find("table.board")
    assert board.report.after == (5, 2)  # type: ignore[attr-defined]
    assert board.climbed == 1.0  # type: ignore[attr-defined]
    pilot.click("board.next")
    pilot.wait_until(lambda: len(pilot.parts.hand.cards) == 27)
    assert not pilot.sees("table.board")


def test_the_match_ends_with_a_moment_to_remember_and_a_rematch() -> None:
    pilot = at_table(with_rules("quick", match__deals=1), seed=8, levels=["easy"] * 4, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.sees("board.rematch"), 600)
    assert pilot.parts.moments.tell()
    pilot.click("board.rematch")
    assert "restart" in pilot.table.host.asked  # type: ignore[attr-defined]


def test_too_slow_a_player_passes_and_the_table_says_so() -> None:
    table = guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7", last="H8", by=3, preset=with_rules(table__turn_seconds=5))
    pilot = seated(table)
    steps = len(pilot.table.live.match.steps)
    pilot.wait(6)
    assert len(pilot.table.live.match.steps) > steps
    assert any("Too slow" in plate.said for plate in pilot.parts.plates) or parts(pilot).trick.acts[0].play is None


def test_a_played_card_lies_flat_whoever_gets_it_next() -> None:
    pilot = seated(guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7"))
    pilot.click("card.S9")
    pilot.wait(0.3)
    card = pilot.find("card.S9")
    assert card.sprite.lift > 0  # type: ignore[attr-defined]
    pilot.click("move.play")
    pilot.wait(1)
    card.advance(0.1)
    assert card.sprite.lift == 0  # type: ignore[attr-defined]


def test_four_people_can_share_the_screen() -> None:
    pilot = at_table(seed=4, levels=[None] * 4, look=Look(speed=0))
    pilot.wait(0.7)
    pilot.click("curtain.rise")
    pilot.wait(1)
    assert len(pilot.parts.hand.cards) == 27


# -- at any moment

OTHER_WINDOWS = [((1024, 768), 1.0), ((1920, 1080), 1.5)]


def resize(pilot: Pilot, size: tuple[int, int], ui_scale: float) -> None:
    pilot.window.resize(size)
    pilot.loop._lay_out(size, ui_scale)


def all_in_place(pilot: Pilot) -> bool:
    cards = pilot.parts.cards
    placed = [pair for index in range(len(cards.piles)) for pair in cards.placed(index).items()]
    return len(placed) == 108 and all(sprite.pose == pose for sprite, pose in placed) and not cards.flying


def assert_in_place_after(pilot: Pilot, size: tuple[int, int], ui_scale: float) -> None:
    """The window has changed: at once and after all that still happens."""
    resize(pilot, size, ui_scale)
    pilot.picture()
    assert all_in_place(pilot)
    pilot.settle()
    assert all_in_place(pilot)


@pytest.mark.parametrize(("size", "ui_scale"), OTHER_WINDOWS)
@pytest.mark.parametrize("when", [0.0, 0.3, 0.6, 0.9, 1.4, 2.2])
def test_a_window_that_changes_during_the_deal_shows_every_card_where_it_belongs(
    when: float, size: tuple[int, int], ui_scale: float
) -> None:
    pilot = at_table(seed=3)
    pilot.wait(when)
    assert_in_place_after(pilot, size, ui_scale)
    assert len(pilot.parts.hand.cards) == 27


@pytest.mark.parametrize(("size", "ui_scale"), OTHER_WINDOWS)
@pytest.mark.parametrize("when", [0.05, 0.2, 0.9, 1.3])
def test_a_window_that_changes_while_cards_fly_shows_every_card_where_it_belongs(
    when: float, size: tuple[int, int], ui_scale: float
) -> None:
    table = guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7", last="H8", by=3, preset=with_rules(table__turn_seconds=0))
    pilot = seated(table)
    hold_bots(pilot)
    match = pilot.table.live.match
    match.play(0, next(move for move in match.game.moves(match.state, 0) if isinstance(move, Play)))
    for seat in (1, 2, 3):
        match.play(seat, PASS)
    pilot.wait(when)
    assert_in_place_after(pilot, size, ui_scale)


def test_before_anything_is_shown_clicks_and_keys_do_no_harm() -> None:
    pilot = at_table(seed=3)
    assert pilot.parts.position.view is None
    for meaning in (one for one in pilot.meanings if one not in ("table.pause", "table.autoplay")):
        spot = pilot.screen.stage.spot(pilot.find(meaning)) if pilot.sees(meaning) else None
        if spot is not None:
            pilot.click_at(pilot.ui.canvas.point(*spot))
    for key in "lhsgufvct":
        pilot.key(pygame.key.key_code(key))
    pilot.settle()
    assert len(pilot.parts.hand.cards) == 27


def test_a_table_that_has_been_told_nothing_can_be_looked_at_and_played_with() -> None:
    pilot = at_table(seed=3)
    scene = TableScene(GuandanParts(pilot.ui, pilot.parts.link))
    scene.start()
    pilot.screen.stage.clear()
    pilot.screen.stage.add(scene)
    assert not scene.parts.cards.piles
    for key in scene.parts.shortcuts:
        if key != pygame.K_a:
            scene.parts.furniture.keys.press(key)
        scene.draw(Painter(pilot.window.surface, pilot.ui))
    assert not scene.parts.hand.cards

"""The board after a round is all there is: Enter goes on, and nothing behind it can be reached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.table.boards.board_faces import moods_by
from cardcade.table.cards.faces import Faces
from cardcade.table.link import Look
from cardcade.table.seats.expression import Feeling
from cardcade.testing.games import installed
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui.toasts import PLATE

from ..drawn import pictures_made, plates_drawn

BEHIND = ("table.pause", "table.log", "table.autoplay", "hand")


def at_a_board(plugin: GamePlugin, speed: float = 0.0, look: Look | None = None) -> Pilot:
    """The first round has been played to its end by a bot, and its board has been counted."""
    pilot = Pilot.at_table(plugin, seed=3, look=look or Look(speed=0))
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.table.live.autopilot.clear()
    pilot.scene.refresh()
    pilot.table.host.look.speed = speed
    pilot.run(3)
    return pilot


def main_button(pilot: Pilot) -> str:
    board = pilot.parts.boards.board
    assert board is not None
    return board.buttons[-1].meaning


def gone_on(pilot: Pilot) -> bool:
    return pilot.parts.boards.board is None or "restart" in pilot.table.host.asked  # type: ignore[attr-defined]


def test_the_main_button_has_the_focus_and_enter_goes_on(plugin: GamePlugin) -> None:
    pilot = at_a_board(plugin)
    assert pilot.screen.stage.focus.widget is pilot.find(main_button(pilot))
    pilot.tap(pygame.K_RETURN)
    pilot.run(0.1)
    assert gone_on(pilot)
    assert not pilot.sees("pause")


def test_news_stand_below_a_board_and_never_on_its_title_or_its_buttons(plugin: GamePlugin) -> None:
    pilot = at_a_board(plugin)
    pilot.ui.toasts.say("The coach has looked at your moves: accuracy 87%, 2 marks.")
    for ui_scale in (1.0, 2.0):
        pilot.loop._lay_out((1280, 720), ui_scale)
        pilot.run(0.3)
        with plates_drawn(PLATE) as drawn:
            pilot.picture()
        (news,), board = drawn, pilot.parts.boards.board
        assert board is not None
        assert not news.collidelistall([board.head, *(button.rect for button in board.buttons)])
        assert pilot.ui.canvas.area.contains(news)
        assert ui_scale > 1 or not news.colliderect(board.panel)


def test_no_frame_in_which_a_board_opens_has_to_make_many_pictures(
    plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the figures that are counted up, which are other words in every frame."""
    look = Look(speed=8)
    pilot = Pilot.at_table(plugin, seed=3, look=look)
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.table.live.autopilot.clear()
    pilot.picture()
    look.speed, made, board = 1.0, pictures_made(monkeypatch), pilot.parts.boards.board
    assert board is not None
    assert not board.due
    while not board.due or board.counts_for:
        made.append(0)
        pilot.wait(FRAME)
        pilot.picture()
    assert sum(made) > 20
    assert max(made) <= 2 * len(pilot.table.live.players) + 4


def test_no_frame_in_which_cards_are_gathered_has_to_draw_many_faces(
    plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_a_board(plugin)
    pilot.picture()
    pilot.table.host.look.speed = 1.0
    drawn, make = [0], Faces._make

    def noted(self: Faces, face: Path | str, *more: Any) -> Surface:
        drawn[-1] += face != self.back
        return make(self, face, *more)

    monkeypatch.setattr(Faces, "_make", noted)
    pilot.tap(pygame.K_RETURN)
    while len(drawn) < 20:
        pilot.wait(FRAME)
        pilot.picture()
        drawn.append(0)
    assert gone_on(pilot)
    assert max(drawn) <= 8


def test_enter_goes_on_also_when_nothing_has_the_focus(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights)
    pilot.screen.stage.focus.set(None)
    pilot.tap(pygame.K_RETURN)
    pilot.run(0.1)
    assert gone_on(pilot)
    assert not pilot.sees("pause")


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT])
def test_only_the_boards_buttons_can_be_walked_to(crazy_eights: GamePlugin, key: int) -> None:
    pilot = at_a_board(crazy_eights)
    for _ in range(4):
        pilot.tap(key)
        board = pilot.parts.boards.board
        assert board is not None
        assert pilot.screen.stage.focus.widget in board.buttons


def test_nothing_behind_a_board_is_reached_by_key_or_pointer(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights)
    stage = pilot.screen.stage
    assert not [meaning for meaning in BEHIND if meaning in pilot.meanings or stage.spot(pilot.find(meaning))]
    for key in pilot.parts.shortcuts:
        if key != pygame.K_m:
            pilot.tap(key)
    assert not pilot.parts.furniture.log_panel.opened
    assert not pilot.table.live.autopilot
    assert pilot.parts.boards.board is not None


def test_escape_pauses_and_comes_back_to_the_main_button(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights)
    main = main_button(pilot)
    pilot.tap(pygame.K_ESCAPE)
    assert pilot.sees("pause")
    pilot.tap(pygame.K_ESCAPE)
    assert not pilot.sees("pause")
    assert pilot.screen.stage.focus.widget is pilot.find(main)


def test_a_board_that_comes_under_the_pause_menu_leaves_it_the_keyboard(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seed=3, look=Look(speed=0))
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.table.live.autopilot.clear()
    board = pilot.parts.boards.board
    assert board is not None
    board.passed, board._seen = 0.0, False
    pilot.table.host.look.speed = 1.0
    pilot.screen.stage.focus.set(None)
    pilot.tap(pygame.K_ESCAPE)
    pilot.run(5)
    assert pilot.screen.stage.focus.widget is pilot.find("pause.resume")
    pilot.tap(pygame.K_RETURN)
    pilot.run(0.1)
    assert pilot.screen.stage.focus.widget is board.buttons[-1]


def test_enter_before_the_board_is_seen_presses_nothing(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights, speed=1.0)
    board = pilot.parts.boards.board
    assert board is not None
    board.passed, board._seen = 0.0, False
    pilot.screen.stage.focus.set(None)
    pilot.tap(pygame.K_RETURN)
    assert pilot.parts.boards.board is board
    assert not pilot.sees("pause")
    assert not gone_on(pilot)


def switch(pilot: Pilot) -> None:
    pilot.parts.link.command("autoplay")


def resize(pilot: Pilot) -> None:
    pilot.loop._lay_out((1024, 768), 1.0)


@pytest.mark.parametrize("change", [switch, resize])
@pytest.mark.parametrize(("game", "preset"), [("uno", "official"), ("guandan", "house"), ("gandengyan", "house")])
def test_no_board_comes_back_while_the_next_round_is_dealt(
    game: str, preset: str, change: Callable[[Pilot], None]
) -> None:
    plugin = installed(game).plugin
    chosen = Library(plugin).find(preset)
    assert chosen is not None
    pilot = Pilot.at_table(plugin, chosen.rules, seed=4, look=Look(speed=4))
    switch(pilot)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    pilot.wait_until(lambda: pilot.parts.boards.board is None, 60)
    assert pilot.parts.queue.busy
    change(pilot)
    pilot.wait_until(lambda: not pilot.parts.queue.busy or pilot.sees("table.board"), 60)
    assert not pilot.sees("table.board")


def faces(pilot: Pilot) -> list[Feeling]:
    board = pilot.parts.boards.board
    assert board is not None
    return board.faces.shown


def test_on_a_board_winners_are_glad_and_who_lost_most_is_beaten(plugin: GamePlugin) -> None:
    shown = faces(at_a_board(plugin))
    assert shown[0] is Feeling.GLAD
    assert shown[-1] is Feeling.BEATEN


def test_without_characters_the_faces_on_a_board_stay_plain(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights, look=Look(speed=0, characters=False))
    assert set(faces(pilot)) == {Feeling.PLAIN}


def test_faces_on_a_board_change_when_it_has_been_counted(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights)
    pilot.table.host.look.speed = 1.0
    pilot.parts.boards.board = None
    pilot.scene.refresh()
    pilot.wait_until(lambda: pilot.parts.boards.board is not None and pilot.parts.boards.board.due)
    assert set(faces(pilot)) == {Feeling.PLAIN}
    pilot.wait(1.0)
    assert Feeling.GLAD in faces(pilot)


def test_a_board_laid_out_anew_keeps_its_faces(crazy_eights: GamePlugin) -> None:
    pilot = at_a_board(crazy_eights, speed=1.0)
    before = faces(pilot)
    pilot.parts.boards.lay_out()
    assert faces(pilot) == before


def test_only_most_and_least_move_a_face() -> None:
    assert moods_by([3, 1, 2]) == [Feeling.GLAD, Feeling.BEATEN, Feeling.PLAIN]
    assert moods_by([2, 2]) == [Feeling.PLAIN, Feeling.PLAIN]

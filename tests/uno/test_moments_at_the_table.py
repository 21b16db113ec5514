"""UNO's table at awkward moments: before the first view, in the middle of a flight, in another window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from cardcade.engine.cards import Seat
from cardcade.engine.match import Update
from cardcade.table.effects.particles import Particle
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui import Widget
from cardcade.ui.theme import Colour
from cardcade_uno.moves import ACCEPT, CALL_UNO, DRAW
from cardcade_uno.scene import UnoParts
from cardcade_uno.scene.boards import HandLine, RoundBoard

from ..drawn import Prompt
from .seated import PLUGIN, Seated, having_won, seated
from .table import preset, rules, uno

SIZES = [((1600, 900), 1.0), ((1024, 768), 1.25), ((1280, 720), 0.85)]


def resize(pilot: Pilot, size: tuple[int, int], ui_scale: float) -> None:
    pilot.window.resize(size)
    pilot.loop._lay_out(size, ui_scale)


def astray(parts: UnoParts) -> list[object]:
    """Cards that are not where they belong."""
    placed = [pair for index in range(len(parts.cards.piles)) for pair in parts.cards.placed(index).items()]
    return [sprite for sprite, pose in placed if sprite.now != pose]


def parts_of(pilot: Pilot) -> UnoParts:
    assert isinstance(pilot.parts, UnoParts)
    return pilot.parts


class TestAnotherWindow:
    @pytest.mark.parametrize(("size", "ui_scale"), SIZES)
    @pytest.mark.parametrize("frames", [0, 1, 12, 25, 50, 80, 110])
    def test_in_the_middle_of_the_deal_every_card_lies_where_it_belongs(
        self, frames: int, size: tuple[int, int], ui_scale: float
    ) -> None:
        pilot = Pilot.at_table(PLUGIN, rules("official"), seats=4, seed=5)
        pilot.wait(frames * FRAME)
        resize(pilot, size, ui_scale)
        pilot.picture()
        assert not astray(parts_of(pilot))
        pilot.settle()
        assert not astray(parts_of(pilot))
        assert len(pilot.parts.hand.cards) >= 7

    @pytest.mark.parametrize("frames", [1, 5, 20, 60])
    def test_in_the_middle_of_a_penalty_too(self, frames: int) -> None:
        pilot = seated("r5 | r+2 g1 b1 | y1 y2")
        pilot.click(pilot.card("r+2"))
        pilot.settle()
        pilot.table.live.submit(1, ACCEPT)
        pilot.wait(frames * FRAME)
        resize(pilot, (1600, 900), 1.25)
        pilot.picture()
        assert not astray(pilot.uno)
        pilot.settle()
        assert not astray(pilot.uno)
        assert pilot.uno.cards.agrees(pilot.table.live.match.view(0))

    @pytest.mark.parametrize("frames", [1, 20, 40, 60])
    def test_and_while_hands_change_owners(self, frames: int) -> None:
        pilot = seated("r5 | r7 b1 b2 | y1 y2 | g1 g2 g3 g4", "house_mix")
        pilot.click(pilot.card("r7"))
        pilot.click("swap.2")
        pilot.wait(frames * FRAME)
        resize(pilot, (1024, 768), 1.0)
        pilot.picture()
        pilot.settle()
        assert not astray(pilot.uno)
        assert len(pilot.parts.hand.cards) == 4

    def test_what_was_asked_is_asked_in_the_new_window_too(self) -> None:
        table = uno("b7 | b3 w+4 r1 | y1 y2 | g3 g4 | g1 w+4 b8")
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "w+4", "g")
        resize(pilot, (1600, 900), 1.25)
        pilot.click("move.accept")
        assert pilot.last == (0, ACCEPT)

    def test_nothing_that_was_settled_comes_back_with_it(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6", "rulebook_b")
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "r8")
        assert pilot.sees("catch.3")
        pilot.table.live.submit(3, CALL_UNO)
        pilot.wait(3 * FRAME)
        resize(pilot, (1600, 900), 1.0)
        assert not pilot.sees("catch.3")

    def test_the_board_of_a_round_does_not_come_back_while_the_next_is_dealt(self) -> None:
        pilot = seated("r5 | r1 | y1 w+4", "official")
        pilot.click(pilot.card("r1"))
        pilot.wait(5)
        pilot.click("board.next")
        resize(pilot, (1600, 900), 1.0)
        pilot.wait(FRAME)
        assert not pilot.sees("table.board")


KEYS = [getattr(pygame, f"K_{key}") for key in "ucdkplahsty"] + [pygame.K_RETURN, pygame.K_TAB, pygame.K_DOWN]


class TestBeforeTheFirstView:
    @pytest.fixture(params=["official", "rulebook_b", "house_mix"])
    def unseen(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Pilot:
        """A table that has been told nothing."""

        def nothing(live: object, seat: Seat) -> list[Update[Any]]:
            return []

        monkeypatch.setattr("cardcade.shell.match.live.LiveMatch.take_updates", nothing)
        return Pilot.at_table(PLUGIN, preset(request.param), seats=3, seed=5)

    def test_keys_and_gamepad_do_nothing(self, unseen: Pilot) -> None:
        for key in KEYS:
            unseen.key(key)
        for button in (pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y):
            unseen.send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        unseen.picture()
        assert not unseen.table.live.match.steps

    def test_nor_do_clicks_on_anything(self, unseen: Pilot) -> None:
        touched = [widget for widget in unseen.screen.stage.top.walk() if touchable(widget)]
        assert {"table.stock", "table.discard", "uno.call"} <= {widget.meaning for widget in touched}
        for widget in touched:
            unseen.click_at(unseen.ui.canvas.point(*widget.place.center))
        unseen.picture()
        assert not unseen.table.live.match.steps

    def test_during_the_deal_a_click_ends_it(self) -> None:
        pilot = Pilot.at_table(PLUGIN, rules("official"), seats=3, seed=5)
        pilot.wait(0.6)
        pilot.click("uno.call")
        assert pilot.parts.position.view is not None
        assert len(pilot.parts.hand.cards) == 7


def touchable(widget: Widget) -> bool:
    return widget.solid and widget.meaning not in ("table.pause", "table.autoplay")


class TestWhoseTurn:
    def test_a_card_played_ends_it_at_once(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2")
        assert any(card.sprite.dim for card in pilot.parts.hand.cards)
        pilot.click(pilot.card("r1"))
        assert pilot.uno.plates[0].active.target == 0
        assert not any(card.sprite.dim for card in pilot.parts.hand.cards)

    def test_drawing_does_not_but_meanwhile_there_is_nothing_to_press(self) -> None:
        pilot = seated("r4 | b7 g3 | y1 y2")
        assert pilot.sees("move.draw")
        pilot.click("table.stock")
        assert pilot.last == (0, DRAW)
        assert pilot.uno.plates[0].active.target == 1
        assert all(card.sprite.dim for card in pilot.parts.hand.cards[:2])
        assert not pilot.sees("move.draw")

    def test_nor_does_anothers_call(self) -> None:
        table = uno("r5 | r1 b7 g4 | y1 y2 | g3 g4 | r8 b6")
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "r8")
        pilot.table.live.submit(3, CALL_UNO)
        pilot.wait(0.1)
        assert pilot.parts.queue.busy
        assert pilot.uno.plates[0].active.target == 1
        assert any(card.sprite.dim for card in pilot.parts.hand.cards)

    def test_while_the_next_round_is_dealt_nothing_asks_for_it_again(self) -> None:
        pilot = seated("r5 | r1 | y1 w+4", "official")
        pilot.click(pilot.card("r1"))
        pilot.wait(5)
        pilot.click("board.next")
        pilot.wait(0.2)
        assert pilot.parts.queue.busy
        assert not [meaning for meaning in pilot.meanings if meaning.startswith("move.")]


class TestBestOfThree:
    @pytest.mark.parametrize(
        ("language", "goal", "won"),
        [("en", "First to win 2 rounds takes the match", "Won 1 of 2"), ("zh", "先胜 2 局者赢得比赛", "胜 1 / 2 局")],
    )
    def test_the_table_counts_rounds_and_no_points(self, language: str, goal: str, won: str) -> None:
        pilot = seated(
            "r5 | r1 | y1 w+4", "official", match__target_score=0, match__wins=2, look={"language": language}
        )
        pilot.click(pilot.card("r1"))
        pilot.wait(5)
        board = pilot.find("table.board")
        assert isinstance(board, RoundBoard)
        assert board.moment == goal
        first, second = board.lines
        assert (first.gained, first.total, second.total) == (1, 1, 0)
        assert isinstance(second, HandLine)
        assert second.cost == ""
        assert pilot.uno.plates.status(pilot.uno.plates[0]) == won


class TestTheLimelight:
    def test_it_goes_out_by_itself_also_when_the_pace_was_changed_meanwhile(self) -> None:
        pilot = having_won(speed=0)
        pilot.wait(0.5)
        pilot.uno.link.look.speed = 1.0
        pilot.wait(2)
        assert pilot.uno.stagecraft.limelight.shown is None

    def test_its_words_double_with_the_text(self, drawn: dict[str, int]) -> None:
        heights = []
        for ui_scale in (1.0, 2.0):
            pilot = having_won(size=(1920, 1080), ui_scale=ui_scale)
            pilot.wait(1)
            drawn.clear()
            pilot.ui.art.forget((1920, 1080))
            pilot.picture()
            heights.append(drawn["P0 is out!"])
        assert heights[1] == 2 * heights[0]


class TestAReversal:
    def test_its_swirl_is_drawn_once_and_turns_a_little_in_every_frame(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
        pilot = seated("r5 | rv b1 b2 | y1 y2 | g1 g2")
        pilot.idle(1)
        asked, turned, ask = set[tuple[int, int]](), list[float](), pilot.ui.art.picture

        def noted(path: Path, size: tuple[int, int], tint: Colour | None = None) -> Surface:
            if path.stem == "swirl":
                asked.add(size)
                turned.extend(each.angle for each in swirls(pilot))
            return ask(path, size, tint)

        pilot.click(pilot.card("rv"))
        pilot.wait_until(lambda: bool(swirls(pilot)))
        monkeypatch.setattr(pilot.ui.art, "picture", noted)
        while swirls(pilot):
            pilot.picture()
            pilot.wait(FRAME)
        assert len(asked) == 1
        assert len(set(turned)) == len(turned) > 30


def swirls(pilot: Seated) -> list[Particle]:
    return [each for each in pilot.parts.effects.lights.alive if each.picture == "swirl"]


class TestTheClock:
    def test_an_idle_table_is_drawn_anew_when_a_second_has_passed(self) -> None:
        pilot = seated("r5 | r1 b1 b2 | y1 y2", basic__time_limit_minutes=3)
        pilot.wait(10)
        pilot.picture()
        shown, before = pilot.uno.clock.text, pilot.clock.time
        pilot.wait_until(lambda: pilot.screen.dirty)
        assert pilot.clock.time - before < 1.5
        assert pilot.uno.clock.text != shown

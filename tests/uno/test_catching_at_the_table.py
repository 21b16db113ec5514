"""Catches and accusations of a person at UNO's table."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from cardcade.testing.pilot import Pilot
from cardcade_uno.cards import DECK
from cardcade_uno.moves import CALL_UNO, Catch, Play
from cardcade_uno.scene.layout import UnoLayout

from .seated import PLUGIN, Seated, doubting, owing, pad, seated
from .table import uno


class TestCatching:
    def test_whoever_can_be_caught_has_a_button(self) -> None:
        pilot = owing()
        assert not pilot.sees("catch.1")
        pilot.click("catch.3")
        assert pilot.last == (0, Catch(3))
        assert len(pilot.state.hand(3)) == 3
        pilot.settle()
        assert not pilot.sees("catch.3")

    def test_nobody_presses_a_button_that_is_gone(self) -> None:
        pilot = owing()
        pilot.screen.stage.refocus("catch.3")
        pilot.do(3, CALL_UNO)
        pilot.key(pygame.K_RETURN)
        assert pilot.last == (3, CALL_UNO)

    def test_the_key_catches(self) -> None:
        pilot = owing()
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))

    def test_holding_the_key_down_wins_nothing(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6")
        table.state.turn = 3
        pilot = Seated.at(table)
        held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c", scancode=0)
        pilot.send(held)
        pilot.plays(3, "r8")
        for _ in range(5):
            pilot.send(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c", scancode=0))
        assert pilot.steps == 1

    def test_hammering_it_wins_nothing_either(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6")
        table.state.turn = 3
        pilot = Seated.at(table, speed=0)
        pilot.key(pygame.K_c)
        pilot.plays(3, "r8")
        pilot.key(pygame.K_c)
        assert pilot.steps == 1
        pilot.wait(1)
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))

    def test_a_gamepad_catches_with_x(self) -> None:
        pilot = owing()
        pilot.send(pad(pygame.CONTROLLER_BUTTON_X))
        assert pilot.last == (0, Catch(3))


class TestCatchingInTheMiddleOfSomething:
    """P3 holds one card and has not called, and the player is about to do something else."""

    def busy(self, hand: str, card: str, preset: str = "house_mix") -> Seated:
        table = uno(f"r5 | {hand} | y1 y2 | g3 g4 | r8 b6", preset)
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "r8")
        pilot.click(pilot.card(card))
        return pilot

    @pytest.mark.parametrize(
        ("hand", "asked", "answer", "chosen"),
        [
            pytest.param("w b7 b9", "uno.wheel", "colour.G", {"colour": "G"}, id="a colour"),
            pytest.param("r7 b7 b9", "uno.swap", "swap.1", {"target": 1}, id="a player"),
        ],
    )
    def test_the_key_catches_while_something_is_chosen_and_the_choice_goes_on(
        self, hand: str, asked: str, answer: str, chosen: dict[str, Any]
    ) -> None:
        pilot = self.busy(hand, hand.split()[0])
        assert pilot.sees(asked)
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))
        pilot.settle()
        pilot.click(answer)
        assert pilot.last == (0, Play(pilot.state.top, **chosen))

    def test_the_gamepad_catches_as_well(self) -> None:
        pilot = self.busy("w b7 b9", "w")
        pilot.send(pad(pygame.CONTROLLER_BUTTON_X))
        assert pilot.last == (0, Catch(3))

    def test_the_key_catches_in_the_challenge_panel(self) -> None:
        pilot = doubting("b7 | b3 w+4 r1 | y1 y2 | g3 g4 | w+4 b8")
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))

    @pytest.mark.parametrize("seconds", [1 / 60, 0.1, 0.2, 0.3])
    def test_the_key_catches_while_the_card_still_flies(self, seconds: float) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6")
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.table.live.submit(3, Play(next(card for card in table.state.hand(3) if DECK.faces[card] == "R8")))
        pilot.idle(seconds)
        assert pilot.parts.queue.busy
        pilot.tap(pygame.K_c)
        assert pilot.last == (0, Catch(3))

    def test_where_nobody_is_due_it_neither_asks_on_top_nor_can_be_hammered(self) -> None:
        pilot = self.busy("w b7 b9", "w", "rulebook_b")
        pilot.do(3, CALL_UNO)
        pilot.key(pygame.K_c)
        assert pilot.sees("uno.wheel")
        assert not pilot.sees("uno.offence")
        assert not pilot.told
        pilot.key(pygame.K_g)
        assert pilot.last == (0, Play(pilot.state.top, "G"))


class TestAccusing:
    """Where a false catch costs, it can be made: on purpose, by every device."""

    def test_every_other_player_can_be_accused_and_the_button_says_what_it_costs(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2 | g3", "rulebook_b")
        assert pilot.sees("accuse.1")
        assert pilot.sees("accuse.2")
        assert not pilot.sees("accuse.0")
        pilot.point("accuse.1")
        pilot.wait(0.5)
        assert "you draw 2 cards" in pilot.screen.stage.hint

    def test_where_it_is_simply_refused_there_is_no_button(self) -> None:
        assert not seated("r5 | r1 b7 g4 | y1 y2").sees("accuse.1")

    def test_a_false_catch_is_asked_about_and_then_costs(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2", "rulebook_b")
        pilot.click("accuse.1")
        assert pilot.steps == 0
        pilot.click("offence.insist")
        assert pilot.last == (0, Catch(1))
        assert len(pilot.state.hand(0)) == 5

    def test_whoever_thinks_better_of_it_pays_nothing(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2", "rulebook_b")
        pilot.click("accuse.1")
        pilot.key(pygame.K_RETURN)
        assert pilot.steps == 0
        assert not pilot.sees("uno.offence")

    def test_who_wants_no_questions_is_asked_none(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2", "rulebook_b", look={"confirm_offences": False})
        pilot.click("accuse.1")
        assert pilot.last == (0, Catch(1))

    def test_a_player_who_has_called_is_not_accused_for_a_penalty(self) -> None:
        table = uno("r5 | r1 b7 g4 | y1", "rulebook_b")
        table.state.called[1] = True
        pilot = Seated.at(table)
        pilot.click("accuse.1")
        assert pilot.steps == 0
        assert any("has called" in banner.text for banner in pilot.uno.effects.banners)

    def test_the_catch_key_leads_from_player_to_player_and_enter_asks(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2 | g3 g4", "rulebook_b")
        pilot.key(pygame.K_c)
        pilot.key(pygame.K_c)
        assert pilot.screen.stage.focus.widget is pilot.find("accuse.2")
        pilot.key(pygame.K_RETURN)
        pilot.key(pygame.K_LEFT)
        pilot.key(pygame.K_RETURN)
        assert pilot.last == (0, Catch(2))

    def test_a_gamepad_accuses_as_well(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2 | g3 g4", "rulebook_b")
        buttons = (pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
        for button in (*buttons, pygame.CONTROLLER_BUTTON_A):
            pilot.send(pad(button))
        assert pilot.last == (0, Catch(1))

    def test_a_press_meant_for_a_catch_that_is_gone_accuses_nobody(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6", "rulebook_b")
        table.state.turn = 3
        pilot = Seated.at(table, confirm_offences=False)
        pilot.plays(3, "r8")
        spot = pilot.ui.canvas.point(*pilot.find("catch.3").rect.center)
        pilot.do(1, Catch(3))
        pilot.click_at(spot)
        assert pilot.last == (1, Catch(3))

    def test_the_question_does_not_outlast_the_round(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | r8", "rulebook_b")
        table.state.turn = 2
        pilot = Seated.at(table)
        pilot.click("accuse.1")
        pilot.plays(2, "r8")
        assert not pilot.sees("uno.offence")


class TestCatchButton:
    @pytest.mark.parametrize("ui_scale", [1.0, 2.0])
    @pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)])
    def test_it_covers_nothing_that_can_be_pressed(self, size: tuple[int, int], ui_scale: float) -> None:
        for seats in range(2, 7):
            pilot = Pilot.at_table(PLUGIN, seats=seats, size=size, ui_scale=ui_scale)
            layout, small = pilot.parts.layout, pilot.parts.furniture.corner.children
            assert isinstance(layout, UnoLayout)
            places = [layout.catch(seat) for seat in range(1, seats)]
            assert [one.meaning for one in small if one.rect.collidelist(places) >= 0] == [], seats

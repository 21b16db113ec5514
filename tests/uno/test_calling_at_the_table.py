"""Calls of a person at UNO's table, and how much time everybody has for them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from cardcade.table.link import Look
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui import Plate
from cardcade_uno.cards import DECK
from cardcade_uno.moves import CALL_UNO, Catch, Play
from cardcade_uno.scene.calls import USEFUL, UnoButton

from ..drawn import Prompt
from .seated import PLUGIN, Seated, doubting, owing, pad, seated
from .table import uno

FASTEST = min(bot.reaction[0] for bot in PLUGIN.bots.values())


class SlowDisk:
    """Has written nothing until it says so."""

    done = saved = False

    def append(self, entry: object, own: bool) -> SlowDisk:
        return self


class TestHintedCalls:
    def test_a_hinted_play_that_calls_is_played_with_its_call(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.tap(pygame.K_h, pygame.K_RETURN)
        assert pilot.last == (0, Play(pilot.state.top, call=True))

    def test_the_call_that_a_hint_made_ready_is_taken_back_by_u(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.tap(pygame.K_h, pygame.K_u, pygame.K_RETURN)
        assert pilot.last == (0, Play(pilot.state.top))

    def test_a_hint_to_call_leads_to_the_button_that_enter_presses(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.click(pilot.card("r1"))
        pilot.tap(pygame.K_h)
        assert pilot.screen.stage.focus.widget is pilot.find("uno.call")
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, CALL_UNO)

    def test_a_hint_to_catch_leads_to_the_button_that_enter_presses(self) -> None:
        pilot = owing()
        pilot.settle()
        pilot.screen.stage.focus.set(None)
        pilot.tap(pygame.K_h)
        assert pilot.screen.stage.focus.widget is pilot.find("catch.3")
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, Catch(3))


class TestTheBeat:
    def test_what_is_seen_once_the_button_beats_is_made_while_it_is_grey(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
        pilot = seated("r5 | r1 r7 b7 | y1 y2")
        for _ in range(6):
            pilot.wait(FRAME)
            pilot.picture()
        made, build, draw = list[str](), pilot.ui.shapes._build, pilot.ui.art._drawn_here

        def built(plate: Plate, size: tuple[int, int], scale: float, reach: int) -> Surface:
            made.append("plate" if plate is USEFUL else "")
            return build(plate, size, scale, reach)

        def drawn(path: Path, size: tuple[int, int]) -> Surface:
            made.append(path.stem)
            return draw(path, size)

        monkeypatch.setattr(pilot.ui.shapes, "_build", built)
        monkeypatch.setattr(pilot.ui.art, "_drawn_here", drawn)
        pilot.table.live.submit(0, Play(next(card for card in pilot.state.hand(0) if DECK.faces[card] == "R1")))
        swollen, button = set[float](), pilot.find("uno.call")
        assert isinstance(button, UnoButton)
        for _ in range(90):
            pilot.wait(FRAME)
            pilot.picture()
            swollen.add(button._swell.value)
        assert max(swollen) == 1
        assert not {"plate", "rays"} & set(made)


class TestCalling:
    def test_the_button_makes_the_call_ready_and_the_play_carries_it(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.click("uno.call")
        assert pilot.steps == 0
        pilot.click(pilot.card("r1"))
        assert pilot.last == (0, Play(pilot.state.top, call=True))

    def test_the_button_rests_as_soon_as_the_call_is_heard(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        button = pilot.find("uno.call")
        assert isinstance(button, UnoButton)
        pilot.tap(pygame.K_1, pygame.K_u, pygame.K_RETURN)
        pilot.wait_until(lambda: pilot.uno.plates[0].said == "UNO!")
        pilot.idle(0.1)
        assert pilot.parts.queue.busy
        assert button.tooltip == pilot.parts.link.words.say("uno.table.call_tip.calm")

    def test_pressed_twice_the_call_is_taken_back(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.key(pygame.K_u)
        pilot.key(pygame.K_u)
        pilot.click(pilot.card("r1"))
        assert pilot.last == (0, Play(pilot.state.top))

    def test_the_key_calls_after_the_play(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.click(pilot.card("r1"))
        pilot.key(pygame.K_u)
        assert pilot.last == (0, CALL_UNO)
        assert pilot.state.called[0]
        assert pilot.uno.plates[0].said == "UNO!"

    def test_a_call_without_cause_is_refused_or_costs(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2")
        pilot.key(pygame.K_u)
        assert pilot.steps == 0
        pilot = seated("r5 | r1 b7 g4 | y1 y2", "rulebook_b")
        pilot.key(pygame.K_u)
        assert pilot.steps == 0
        pilot.click("offence.insist")
        assert len(pilot.state.hand(0)) == 5

    def test_a_gamepad_calls_with_y(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.click(pilot.card("r1"))
        pilot.send(pad(pygame.CONTROLLER_BUTTON_Y))
        assert pilot.last == (0, CALL_UNO)

    def test_the_key_works_while_a_colour_is_chosen(self) -> None:
        pilot = seated("r5 | w b7 | y1 y2")
        pilot.click(pilot.card("w"))
        assert pilot.sees("uno.wheel")
        pilot.key(pygame.K_u)
        pilot.key(pygame.K_g)
        assert pilot.last == (0, Play(pilot.state.top, "G", call=True))

    def test_the_key_works_while_a_player_is_chosen(self) -> None:
        pilot = seated("r5 | r7 b1 b2 | y1 | g1 g2 g3", "house_mix")
        pilot.click(pilot.card("r7"))
        assert pilot.sees("uno.swap")
        pilot.key(pygame.K_u)
        pilot.click("swap.1")
        assert pilot.last == (0, Play(pilot.state.top, target=1, call=True))

    def test_the_key_works_in_the_challenge_panel(self) -> None:
        pilot = doubting("b7 | r1 w+4 | y1 y2 | g3 g4 | g1 w+4 b8")
        pilot.key(pygame.K_u)
        pilot.click("move.stack")
        pilot.click("colour.R")
        assert pilot.last == (0, Play(pilot.state.top, "R", call=True))

    @pytest.mark.parametrize("seconds", [1 / 60, 0.1, 0.2, 0.3])
    def test_the_key_works_while_the_card_still_flies(self, seconds: float) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.tap(pygame.K_1, pygame.K_RETURN)
        pilot.idle(seconds)
        assert pilot.parts.queue.busy
        pilot.tap(pygame.K_u)
        assert pilot.last == (0, CALL_UNO)

    @pytest.mark.parametrize("turn", [0, 1])
    def test_the_key_works_while_the_play_is_on_its_way_to_disk(self, turn: int) -> None:
        """One's own in turn, or jumping in."""
        table, disk = uno("r1 | r1 b7 | y1 y2 y3 | g1 g2 g3", "house_mix"), SlowDisk()
        table.state.turn, table.state.fresh = turn, 2
        pilot = Seated.at(table)
        pilot.table.live.saving.saver = disk
        pilot.tap(*[pygame.K_j] if turn else [pygame.K_1, pygame.K_RETURN])
        pilot.idle(0.5)
        pilot.tap(pygame.K_u)
        pilot.idle(0.5)
        assert pilot.steps == 1
        disk.done = disk.saved = True
        pilot.idle(0.1)
        assert pilot.last == (0, CALL_UNO)

    def test_without_the_check_there_is_no_button(self) -> None:
        assert not seated("r5 | r1 b7 g4 | y1 y2", "casual").sees("uno.call")


class TestFairness:
    def test_even_where_nothing_is_animated_a_person_has_the_time_to_call(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 r9")
        pilot = Pilot.at_table(PLUGIN, table.game.rules, seats=2, look=Look(speed=0))
        live = pilot.table.live
        live.match.go_on_from(table.state, [], [])
        pilot.wait(0.1)
        live.submit(0, Play(next(card for card in table.state.hand(0) if DECK.faces[card] == "R1")))
        pilot.wait(0.3)
        assert len(live.match.steps) == 1
        pilot.key(pygame.K_u)
        assert live.match.steps[1].move == CALL_UNO

    @pytest.mark.parametrize("seed", range(6))
    def test_after_a_swap_nobody_is_caught_before_the_cards_have_landed_and_a_bot_could_react(self, seed: int) -> None:
        table = uno("r5 | r7 b7 g1 | y1 | g3 g4 g5", "house_mix")
        pilot = Pilot.at_table(PLUGIN, table.game.rules, seats=3, seed=seed, levels=[None, "hard", "hard"])
        live = pilot.table.live
        live.ask_anew()
        live.match.go_on_from(table.state, [], [])
        pilot.settle()
        seven = next(card for card in table.state.hand(0) if DECK.faces[card] == "R7")
        live.submit(0, Play(seven, target=1))
        pilot.wait(1 / 60)
        assert 0 in live.match.state.owing
        pilot.wait_until(lambda: not pilot.parts.queue.busy)
        pilot.wait(FASTEST - 0.05)
        assert len(live.match.steps) == 1

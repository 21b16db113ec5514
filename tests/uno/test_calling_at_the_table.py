"""Calls, catches and challenges of a person at UNO's table."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import FRect

from cardcade.table.layout import WORDS, SeatSide
from cardcade.table.link import Look
from cardcade.table.piles import around
from cardcade.testing.pilot import Pilot
from cardcade_uno.cards import DECK
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, Catch, Play
from cardcade_uno.scene.challenge_panel import ChallengePanel
from cardcade_uno.scene.layout import RIM, UnoLayout

from .seated import PLUGIN, Seated, seated
from .table import uno

FASTEST = min(bot.reaction[0] for bot in PLUGIN.bots.values())


def doubting(hands: str) -> Seated:
    """The player at the right has just played a wild draw four."""
    table = uno(hands)
    table.state.turn = 3
    pilot = Seated.at(table)
    pilot.plays(3, "w+4", "g")
    assert pilot.sees("uno.doubt")
    return pilot


def facing_four(hand: str = "b3 w+4 r1", seats: int = 4, **how: Any) -> Seated:
    """The last of so many has played a bluff on seat 0."""
    others = " | ".join(["y1 y2", "g3 g4", "r3 r4", "r6 r7"][: seats - 2])
    table = uno(" | ".join(part for part in ("b7", hand, others, "g1 w+4 b8") if part))
    table.state.turn = seats - 1
    pilot = Seated.at(table, **how)
    pilot.plays(seats - 1, "w+4", "g")
    return pilot


def panel_of(pilot: Seated) -> ChallengePanel:
    assert pilot.uno.challenges.panel is not None
    return pilot.uno.challenges.panel


def letters(pilot: Seated) -> list[int]:
    """How large all that the panel says is, in pixels."""
    return [pilot.ui.text.pixels(type_) for type_ in panel_of(pilot).types]


def lying_there(pilot: Seated) -> dict[str, FRect]:
    """What a player looks at to answer, and what is needed meanwhile."""
    layout = pilot.uno.layout
    ring = 2 * RIM * layout.unit
    return {
        "the discards": FRect(layout.discard.x - ring / 2, layout.discard.y - ring / 2, ring, ring),
        "the stock": layout.stock.rect,
        "how many cards it has": layout.stock_foot,
        "what lies on the discards": layout.caption,
        "the call button": pilot.find("uno.call").rect,
        **{card.meaning: card.rect for card in pilot.uno.hand.cards},
    }


def spoken_at(pilot: Seated) -> list[tuple[float, float]]:
    """Where words stand over the table."""
    return [banner.at for banner in pilot.uno.effects.banners]


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def owing() -> Seated:
    """P3 holds one card and has not called."""
    table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6")
    table.state.turn = 3
    pilot = Seated.at(table)
    pilot.plays(3, "r8")
    return pilot


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


class TestCalling:
    def test_the_button_makes_the_call_ready_and_the_play_carries_it(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.click("uno.call")
        assert pilot.steps == 0
        pilot.click(pilot.card("r1"))
        assert pilot.last == (0, Play(pilot.state.top, call=True))

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

    def test_without_the_check_there_is_no_button(self) -> None:
        assert not seated("r5 | r1 b7 g4 | y1 y2", "casual").sees("uno.call")


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

    def test_the_key_catches_while_a_colour_is_chosen_and_the_choice_goes_on(self) -> None:
        pilot = self.busy("w b7 b9", "w")
        assert pilot.sees("uno.wheel")
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))
        pilot.settle()
        pilot.key(pygame.K_g)
        assert pilot.last == (0, Play(pilot.state.top, "G"))

    def test_the_key_catches_while_a_player_is_chosen_and_the_choice_goes_on(self) -> None:
        pilot = self.busy("r7 b7 b9", "r7")
        assert pilot.sees("uno.swap")
        pilot.key(pygame.K_c)
        assert pilot.last == (0, Catch(3))
        pilot.settle()
        pilot.click("swap.1")
        assert pilot.last == (0, Play(pilot.state.top, target=1))

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
            layout, small = pilot.parts.layout, pilot.parts.corner.children
            assert isinstance(layout, UnoLayout)
            places = [layout.catch(seat) for seat in range(1, seats)]
            assert [one.meaning for one in small if one.rect.collidelist(places) >= 0] == [], seats


class TestChallenge:
    def test_the_panel_tells_what_is_known(self) -> None:
        pilot = facing_four()
        assert pilot.uno.challenges.panel is not None
        assert pilot.uno.challenges.panel.doubt.beneath == "B"
        assert pilot.uno.challenges.panel.doubt.known[0] == "2 cards left in that hand."
        assert {"move.accept", "move.stack", "move.challenge"} <= set(pilot.meanings)

    @pytest.mark.parametrize("hand", ["b3 r1", "b3 w+4 r1 y3 y4 y5 y6 g5 g6 g7 g8 g9 b1 b2 ys gs"])
    @pytest.mark.parametrize(("size", "language"), [
        ((1024, 768), "zh"), ((1024, 768), "en"), ((1280, 720), "en"), ((1920, 1080), "zh"), ((2560, 1080), "zh"),
    ])  # fmt: skip
    def test_the_panel_covers_neither_the_piles_nor_their_captions_nor_the_hand_nor_a_player(
        self, size: tuple[int, int], language: str, hand: str
    ) -> None:
        for seats in range(2, 7):
            pilot = facing_four(hand, seats, size=size, language=language)
            kept = {
                **lying_there(pilot),
                **{plate.meaning: plate.rect for plate in pilot.uno.plates},
                **{f"hand {seat}": around(pilot.uno.piles.backs(seat, 12)) for seat in range(1, seats)},
            }
            assert [what for what, where in kept.items() if where.colliderect(panel_of(pilot).rect)] == [], seats
            assert pilot.uno.layout.area.contains(panel_of(pilot).rect)

    @pytest.mark.parametrize("hand", ["b3 r1", "b3 w+4 r1 y3 y4 y5 y6 g5 g6 g7 g8 g9 b1 b2 ys gs"])
    @pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)])
    def test_a_large_one_lies_over_the_row_of_players_at_the_top_and_nothing_else(
        self, size: tuple[int, int], hand: str
    ) -> None:
        for seats in range(2, 7):
            pilot = facing_four(hand, seats, size=size, ui_scale=2.0)
            layout, panel = pilot.uno.layout, panel_of(pilot)
            beside = [plate for plate in pilot.uno.plates if layout.side(plate.seat) is not SeatSide.ACROSS]
            kept = {**lying_there(pilot), **{plate.meaning: plate.rect for plate in beside}}
            places = [panel.rect, *(button.rect for button in panel.buttons)]
            assert [what for what, where in kept.items() if where.collidelist(places) >= 0] == [], seats
            assert all(layout.area.contains(place) for place in places)

    @pytest.mark.parametrize("language", ["zh", "en"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
    def test_its_words_double_with_the_text(self, size: tuple[int, int], language: str) -> None:
        usual, large = (letters(facing_four(size=size, language=language, ui_scale=scale)) for scale in (1.0, 2.0))
        assert [now >= 1.9 * before for before, now in zip(usual, large, strict=True)] == [True] * 6, (usual, large)

    def test_it_has_the_keyboard_at_once(self) -> None:
        pilot = facing_four()
        panel = pilot.uno.challenges.panel
        assert panel is not None
        assert pilot.screen.stage.focus.widget is panel.buttons[0]
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, ACCEPT)

    @pytest.mark.parametrize("ui_scale", [0.85, 1.0, 1.5, 2.0])
    @pytest.mark.parametrize(("size", "language"), [((1024, 768), "en"), ((1280, 720), "zh"), ((2560, 1080), "en")])
    def test_all_it_says_lies_within_it_and_its_buttons_too_or_in_their_own_row(
        self, size: tuple[int, int], language: str, ui_scale: float
    ) -> None:
        pilot = facing_four(size=size, language=language, ui_scale=ui_scale)
        panel, buttons = panel_of(pilot), [button.rect for button in panel_of(pilot).buttons]
        assert all(panel.rect.contains(rect) for rect in panel.places)
        assert all(pilot.uno.layout.answers.contains(rect) for rect in buttons)
        assert ui_scale > 1 or all(panel.rect.contains(rect) for rect in buttons)
        assert not [1 for one, other in combinations([*panel.places, *buttons], 2) if one.colliderect(other)]

    @pytest.mark.parametrize("language", ["zh", "en"])
    def test_larger_text_never_makes_its_words_smaller(self, language: str) -> None:
        usual, large = (letters(facing_four(size=(1024, 768), language=language, ui_scale=at)) for at in (1.0, 2.0))
        assert [now >= before for before, now in zip(usual, large, strict=True)] == [True] * 6, (usual, large)

    @pytest.mark.parametrize("ui_scale", [1.0, 2.0])
    def test_why_a_card_does_not_fit_is_not_said_under_it(self, ui_scale: float) -> None:
        pilot = facing_four(ui_scale=ui_scale)
        places = [panel_of(pilot).rect, *(button.rect for button in panel_of(pilot).buttons)]
        pilot.click(pilot.card("b3"))
        said = [FRect(0, 0, 2, 2 * WORDS).move(at[0] - 1, at[1] - WORDS) for at in spoken_at(pilot)]
        assert said
        assert [place for place in said if place.collidelist(places) >= 0] == []

    def test_it_tells_the_stakes_with_what_is_pending(self) -> None:
        pilot = facing_four()
        assert pilot.uno.challenges.panel is not None
        assert pilot.uno.challenges.panel.doubt.stakes == "Right: P3 draws 4 instead of you. Wrong: you draw 6."

    def test_the_stakes_follow_the_rules(self) -> None:
        table = uno("b7 | b3 w+4 r1 | y1 y2 | g3 g4 | g1 w+4 b8", effects__wild_draw_four_amount=7)
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "w+4", "g")
        assert pilot.uno.challenges.panel is not None
        assert "draws 7" in pilot.uno.challenges.panel.doubt.stakes
        assert "you draw 9" in pilot.uno.challenges.panel.doubt.stakes

    def test_the_odds_are_the_same_whatever_the_hidden_hand_is(self) -> None:
        told = set()
        for hand in ("g1 w+4 b8", "g1 w+4 y8", "b1 w+4 b8"):
            table = uno(f"b7 | b3 w+4 r1 | y1 y2 | g3 g4 | {hand}")
            table.state.turn = 3
            pilot = Seated.at(table)
            pilot.plays(3, "w+4", "g")
            assert pilot.uno.challenges.panel is not None
            told.add(pilot.uno.challenges.panel.doubt.known[-1])
        assert told == {"Of hands this large about 54 % would make it a bluff."}

    def test_a_hint_points_at_an_answer_that_enter_then_gives(self) -> None:
        pilot = facing_four()
        panel = pilot.uno.challenges.panel
        assert panel is not None
        seen = set()
        for _ in range(6):
            pilot.tap(pygame.K_h)
            assert pilot.screen.stage.focus.widget is not None
            seen.add(pilot.screen.stage.focus.widget.meaning)
        assert {"move.accept", "move.challenge"} <= seen
        while pilot.screen.stage.focus.widget is not pilot.find("move.challenge"):
            pilot.tap(pygame.K_h)
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, CHALLENGE)

    def test_the_challengers_eyes_alone_see_the_hand_for_a_moment(self) -> None:
        pilot = facing_four()
        pilot.click("move.challenge")
        pilot.wait(0.5)
        assert pilot.last == (0, CHALLENGE)
        assert pilot.uno.limelight.shown is not None
        pilot.settle()
        assert pilot.uno.limelight.shown is None
        assert all(sprite.card == -1 for sprite in pilot.uno.cards.pile(5))

    def test_no_other_words_stand_behind_what_everyone_looks_at(self) -> None:
        pilot = facing_four()
        pilot.uno.effects.tell("You drew a card that does not fit.")
        pilot.click("move.challenge")
        pilot.wait_until(lambda: pilot.uno.limelight.shown is not None)
        assert not pilot.uno.effects.banners

    def test_even_where_nothing_is_animated_the_hand_can_be_seen(self) -> None:
        pilot = facing_four()
        pilot.uno.link.look.speed = 0
        pilot.click("move.challenge")
        pilot.wait(1)
        assert pilot.uno.limelight.shown is not None
        pilot.wait(4)
        assert pilot.uno.limelight.shown is None

    def test_accepting_takes_the_cards(self) -> None:
        pilot = facing_four()
        pilot.click("move.accept")
        assert pilot.last == (0, ACCEPT)
        assert len(pilot.state.hand(0)) == 7

    def test_a_four_is_stacked_from_the_panel_or_the_hand(self) -> None:
        pilot = facing_four()
        pilot.click("move.stack")
        pilot.click("colour.R")
        assert pilot.last == (0, Play(pilot.state.top, "R"))
        pilot.settle()
        assert pilot.uno.middle.owed.pending == 8

    def test_what_is_pending_is_counted_in_the_middle(self) -> None:
        pilot = seated("r5 | r+2 g1 b1 | y1 y2")
        pilot.click(pilot.card("r+2"))
        pilot.settle()
        assert pilot.uno.middle.owed.pending == 2
        pilot.do(1, ACCEPT)
        assert pilot.uno.middle.owed.pending == 0


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

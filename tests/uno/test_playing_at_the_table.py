"""A person at UNO's table: playing, colours, insisting and house rules, by mouse, keys and gamepad."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from cardcade_uno.moves import (
    DRAW,
    ChooseColour,
    Play,
    PlayAnyway,
)

from .seated import Seated, seated
from .table import uno


class TestPlaying:
    def test_one_click_plays_a_card(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2")
        pilot.click(pilot.card("r1"))
        assert pilot.last == (0, Play(pilot.state.top))

    def test_a_card_dragged_onto_the_table_is_played(self) -> None:
        pilot = seated("r5 | r1 b7 g4 | y1 y2")
        pilot.drag(pilot.card("r1"), (0, -320))
        assert pilot.steps == 1

    def test_a_card_that_does_not_fit_says_why(self) -> None:
        pilot = seated("r4 | r1 b7 g3 | y1 y2")
        pilot.point(pilot.card("b7"))
        pilot.wait(0.5)
        assert pilot.screen.stage.hint == "Only red or 4 fits here, not blue 7."

    def test_enter_plays_what_the_hint_has_raised(self) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2")
        pilot.key(pygame.K_h)
        pilot.key(pygame.K_RETURN)
        pilot.wait(1)
        assert len(pilot.parts.hand.cards) == 1

    def test_the_stock_gives_a_card_by_click_and_by_key(self) -> None:
        pilot = seated("r4 | b7 g3 | y1 y2")
        pilot.click("table.stock")
        assert pilot.last == (0, DRAW)
        pilot = seated("r4 | b7 g3 | y1 y2")
        pilot.key(pygame.K_d)
        assert pilot.last == (0, DRAW)

    def test_pointing_at_the_pile_shows_what_was_played_but_choosing_a_colour_above_it_does_not(self) -> None:
        pilot = seated("r4 | w b7 g3 | y1 y2 y3")
        pilot.click(pilot.card("w"))
        pilot.wait(0.5)
        pilot.click("colour.B")
        pilot.wait(1.5)
        assert pilot.uno.peek.hover.target == 1
        assert pilot.uno.peek.shown.value == 0
        pilot.settle()
        pilot.point("table.discard")
        pilot.wait(0.5)
        assert pilot.uno.peek.shown.value == 1

    @pytest.mark.parametrize("language", ["zh", "en"])
    def test_what_was_played_has_room_for_its_title_also_while_it_is_a_single_card(
        self, language: str, cut: list[str]
    ) -> None:
        pilot = seated("r4 | r7 b7 g3 | y1 y2 y3", look={"language": language})
        pilot.click(pilot.card("r7"))
        pilot.settle()
        pilot.point("table.discard")
        pilot.wait(0.5)
        cut.clear()
        pilot.picture()
        assert len(pilot.uno.discards.latest) == 1
        assert pilot.uno.peek.shown.value == 1
        assert cut == []

    def test_the_stock_says_why_it_gives_nothing(self) -> None:
        pilot = seated("r4 | r7 g3 | y1 y2")
        pilot.click("table.stock")
        assert pilot.steps == 0
        assert any("must" in banner.text for banner in pilot.uno.effects.banners)

    def test_the_hand_is_sorted_by_colour_or_by_value(self) -> None:
        pilot = seated("r4 | r7 b1 g3 w | y1 y2")
        names = [card.meaning for card in pilot.parts.hand.cards]
        assert names == [pilot.card(card) for card in ("r7", "g3", "b1", "w")]
        pilot.key(pygame.K_s)
        names = [card.meaning for card in pilot.parts.hand.cards]
        assert names == [pilot.card(card) for card in ("b1", "g3", "r7", "w")]

    @pytest.mark.parametrize("count", [1, 7, 20, 40])
    def test_every_card_of_any_hand_shows_its_corner(self, count: int) -> None:
        pilot = seated("r4 | r7 | y1")
        poses = pilot.uno.piles.hand(count)
        unit = pilot.uno.layout.unit
        apart = [(other.x - one.x, other.y - one.y) for one, other in pairwise(poses)]
        assert all(across >= 40 * unit or down >= 60 * unit for across, down in apart)
        assert all(pose.rect.left >= 0 and pose.rect.right <= pilot.scene.rect.right for pose in poses)


class TestColours:
    def test_the_wheel_asks_for_a_wilds_colour(self) -> None:
        pilot = seated("r5 | w r1 b2 b7 | y1 y2")
        pilot.click(pilot.card("w"))
        pilot.click("colour.G")
        assert pilot.last == (0, Play(pilot.state.top, "G"))
        pilot.settle()
        assert pilot.uno.middle.colour == "G"

    def test_a_hint_at_a_wild_names_the_colour_and_enter_takes_it(self) -> None:
        pilot = seated("r5 | w b2 g7 g8 y1 | y1 y2 y3")
        pilot.key(pygame.K_h)
        assert pilot.told == ["Hint: Wild, and choose green."]
        pilot.key(pygame.K_RETURN)
        pilot.wait(0.5)
        assert pilot.screen.stage.focus.widget is pilot.find("colour.G")
        pilot.key(pygame.K_RETURN)
        assert pilot.last == (0, Play(pilot.state.top, "G"))

    def test_keys_turn_the_wheel(self) -> None:
        pilot = seated("r5 | w r1 b2 b7 | y1 y2")
        pilot.click(pilot.card("w"))
        assert pilot.screen.stage.focus.widget is pilot.find("colour.B")
        pilot.key(pygame.K_DOWN)
        pilot.key(pygame.K_LEFT)
        pilot.key(pygame.K_RETURN)
        assert pilot.last == (0, Play(pilot.state.top, "Y"))

    def test_a_letter_names_the_colour(self) -> None:
        pilot = seated("r5 | w r1 b2 b7 | y1 y2")
        pilot.click(pilot.card("w"))
        pilot.key(pygame.K_r)
        assert pilot.last == (0, Play(pilot.state.top, "R"))

    def test_a_gamepad_turns_the_wheel(self) -> None:
        pilot = seated("r5 | w r1 b2 b7 | y1 y2")
        pilot.click(pilot.card("w"))
        for button in (pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_A):
            pilot.send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        assert pilot.last == (0, Play(pilot.state.top, "G"))

    def test_escape_takes_the_wild_back(self) -> None:
        pilot = seated("r5 | w r1 b2 b7 | y1 y2")
        pilot.click(pilot.card("w"))
        pilot.key(pygame.K_ESCAPE)
        assert pilot.steps == 0
        assert not pilot.sees("uno.wheel")
        assert pilot.sees(pilot.card("w"))

    def test_a_wild_turned_up_first_asks_at_once(self) -> None:
        table = uno("r5 w:r | r1 b7 | y1 y2", "official")
        table.state.phase = type(table.state.phase)("colour")
        pilot = Seated.at(table)
        pilot.click("colour.B")
        assert pilot.last == (0, ChooseColour("B"))

    def test_a_wild_on_the_pile_wears_the_colour(self) -> None:
        pilot = seated("r5 | w r1 b2 | y1 y2")
        pilot.click(pilot.card("w"))
        pilot.click("colour.B")
        pilot.settle()
        assert str(pilot.uno.faces.face(pilot.state.top)).endswith("W_B.svg")


class TestInsisting:
    def test_a_refused_card_can_be_played_anyway_as_a_second_step(self) -> None:
        pilot = seated("r4 | r1 b7 g3 | y1 y2")
        blue = pilot.card("b7")
        pilot.click(blue)
        pilot.click(blue)
        assert pilot.steps == 0
        pilot.click("move.playanyway")
        seat, move = pilot.last
        assert (seat, type(move)) == (0, PlayAnyway)
        assert len(pilot.state.hand(0)) == 4
        pilot.settle()
        pilot.click(blue)
        assert not pilot.sees("move.playanyway")

    @pytest.mark.parametrize("language", ["en", "zh"])
    def test_insisting_is_the_smallest_button_and_says_that_the_card_comes_back(self, language: str) -> None:
        pilot = seated("r4 | b6 b7 g3 | y1 y2", look={"language": language})
        pilot.click(pilot.card("b7"))
        insist, draw = pilot.find("move.playanyway"), pilot.find("move.draw")
        assert insist.rect.w <= draw.rect.w
        assert insist.rect.h < 0.7 * draw.rect.h
        assert {"en": "comes back", "zh": "退回"}[language] in insist.text  # type: ignore[attr-defined]

    def test_where_nothing_is_punished_a_refusal_is_all(self) -> None:
        pilot = seated("r4 | r1 b7 g3 | y1 y2", "official")
        pilot.click(pilot.card("b7"))
        assert not pilot.sees("move.playanyway")


class TestHouseRules:
    def test_a_seven_asks_whom_to_swap_with(self) -> None:
        pilot = seated("r5 | r7 b1 b2 | y1 y2 | g1", "house_mix")
        pilot.click(pilot.card("r7"))
        pilot.click("swap.2")
        assert pilot.last == (0, Play(pilot.state.top, target=2))

    def test_a_card_that_may_jump_in_shines_out_of_turn(self) -> None:
        table = uno("r5 | r5 b1 b2 | y1 r8 y2 | g1 g2", "house_mix")
        table.state.turn, table.state.fresh = 1, 2
        pilot = Seated.at(table)
        shining = [card.meaning for card in pilot.parts.hand.cards if card.sprite.glow]
        assert shining == [pilot.card("r5")]
        pilot.click(shining[0])
        assert pilot.last == (0, Play(pilot.state.top))

    def test_j_jumps_in_when_one_card_can(self) -> None:
        table = uno("r5 | r5 b1 b2 | y1 r8 y2 | g1 g2", "house_mix")
        table.state.turn, table.state.fresh = 1, 2
        pilot = Seated.at(table)
        pilot.tap(pygame.K_j)
        assert pilot.last == (0, Play(pilot.state.top))

    def test_j_jumps_in_while_the_card_still_flies(self) -> None:
        table = uno("g5 | r5 b1 b2 | r5 y1 y2 | g1 g2", "house_mix")
        table.state.turn = 1
        pilot = Seated.at(table)
        pilot.table.live.submit(1, Play(pilot.state.hand(1)[0]))
        pilot.wait(0.1)
        assert pilot.parts.queue.busy
        pilot.tap(pygame.K_j)
        assert pilot.last == (0, Play(pilot.state.top))

    def test_the_rounds_clock_is_shown(self) -> None:
        pilot = seated("r5 | r1 b1 b2 | y1 y2", basic__time_limit_minutes=3)
        pilot.wait(2)
        assert pilot.uno.clock.text == "2:58"
        assert not pilot.sees("table.title")


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_table_names_the_game_also_while_a_bot_plays(language: str, seats: int, drawn: dict[str, int]) -> None:
    hands = " | ".join(["r1 b1 b2", "y1 y2", "g1 g2", "r7 b7", "r8 b8", "y8 g8"][:seats])
    pilot = seated(f"r5 | {hands}", look={"language": language, "size": (1024, 768)})
    pilot.table.live.autopilot.add(0)
    pilot.wait(1)
    pilot.picture()
    assert "UNO" in drawn
    title = pilot.find("table.title").rect
    assert title.collidelist([*pilot.parts.layout.plate_rects, pilot.find("table.rules").rect]) < 0


class TestRest:
    @pytest.mark.parametrize("calm", [False, True])
    def test_a_waiting_table_comes_to_rest(self, calm: bool) -> None:
        pilot = seated("r5 | r1 b7 | y1 y2", look={"reduced_motion": calm})
        pilot.wait(8)
        assert pilot.screen.stage.still_for > 1


class TestBluffs:
    def marked(self, pilot: Seated) -> list[str]:
        held = pilot.parts.hand.cards
        return [card.meaning for card in held if pilot.uno.hand_aids.bluffs.is_one(card.sprite.card)]

    def test_an_unlawful_draw_four_carries_a_mark_and_says_what_it_may_cost_before_it_is_played(self) -> None:
        pilot = seated("r4 | r1 w+4 g3 | y1 y2")
        four = pilot.card("w+4")
        assert self.marked(pilot) == [four]
        pilot.point(four)
        pilot.idle(1)
        assert pilot.screen.stage.hint == "A bluff: another card of yours fits. If they challenge, you draw 4."

    def test_the_mark_is_seen_on_the_card(self) -> None:
        plain, marked = (seated(f"r4 | {other} w+4 b3 | y1 y2").picture() for other in ("g7", "g4"))
        assert sum(amber(plain)) == 0
        assert sum(amber(marked)) > 60

    def test_a_lawful_draw_four_carries_none(self) -> None:
        pilot = seated("r4 | b1 w+4 g3 | y1 y2")
        assert not self.marked(pilot)
        assert pilot.find(pilot.card("w+4")).hint == ""

    def test_nor_does_any_where_nobody_can_challenge(self) -> None:
        assert not self.marked(seated("r4 | r1 w+4 g3 | y1 y2", wild_draw_four__condition="always"))

    def test_nor_while_it_is_another_players_turn(self) -> None:
        pilot = seated("r4 | r1 r2 w+4 g3 | y1 y2")
        pilot.plays(0, "r1")
        assert not self.marked(pilot)


def amber(picture: pygame.Surface) -> list[bool]:
    """Which pixels of the row above the hand have the colour of the mark."""
    where = picture.get_rect()
    rows = range(int(where.h * 0.74), int(where.h * 0.79))
    return [picture.get_at((x, y))[:3] == (255, 207, 110) for y in rows for x in range(where.w // 3, where.w * 2 // 3)]


@pytest.mark.parametrize("place", [0, 3, -1])
@pytest.mark.parametrize("count", [6, 14])
def test_any_card_of_the_hand_can_be_dragged_straight_onto_the_pile(place: int, count: int) -> None:
    reds = [f"r{number % 9 + 1}" for number in range(count)]
    pilot = seated(f"g1 r0 | {' '.join(reds)} | y1 y2 | g3 g4")
    pilot.wait(0.5)
    card, (x, y, *_) = pilot.parts.hand.cards[place], pilot.uno.layout.discard
    grip = pilot.screen.stage.spot(card)
    assert grip is not None
    pilot.drag(card.meaning, (x - grip[0], y - grip[1]))
    seat, move = pilot.last
    assert (seat, move.card) == (0, card.sprite.card)


def test_a_card_pulled_out_after_a_swipe_is_the_one_that_is_played_whatever_was_chosen() -> None:
    pilot = seated("g1 r0 | r1 r2 r3 r4 | y1 y2 | g3 g4")
    pilot.wait(0.5)
    cards, (x, y, *_) = pilot.parts.hand.cards, pilot.uno.layout.discard
    grip, beside = pilot.screen.stage.spot(cards[0]), pilot.screen.stage.spot(cards[1])
    assert grip is not None
    assert beside is not None
    pilot.parts.hand.selection.choose({cards[3].sprite.card})
    pilot.press(cards[0].meaning)
    for at in (beside, (x, y)):
        pilot._mouse(pygame.MOUSEMOTION, pilot.ui.canvas.point(*at), rel=(0, 0), buttons=(1, 0, 0))
        pilot.wait(0.1)
    pilot._mouse(pygame.MOUSEBUTTONUP, pilot.ui.canvas.point(x, y), button=1)
    pilot.wait(0.1)
    seat, move = pilot.last
    assert (seat, move.card) == (0, cards[0].sprite.card)

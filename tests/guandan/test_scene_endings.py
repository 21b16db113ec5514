"""The end of a turn, of a deal and of a match at the Guandan table: nothing lingers, everything is told."""

from __future__ import annotations

from typing import Any

import pytest
from guandan_notation import NORTH, SOUTH, after_a_deal, guandan, with_rules
from guandan_table import hold_bots, my_turn, parts, seated

from cardcade.engine.message import Message
from cardcade.rulekit.shedding import PASS
from cardcade.table import Tag
from cardcade.table.layout import HALF
from cardcade.testing.pilot import Pilot
from cardcade_guandan.cards import DECK
from cardcade_guandan.climbing import Climb
from cardcade_guandan.events import AceFailed, DealEnded
from cardcade_guandan.moves import Play
from cardcade_guandan.readings import readings
from cardcade_guandan.scene.gifts import mark_place
from cardcade_guandan.scene.piles import PLAYED
from cardcade_guandan.state import BEFORE, LEFT
from cardcade_guandan.words import say_event

SIZES = [(1280, 720), (1920, 1080), (1440, 1080), (2560, 1080)]


def ended(hands: str, last: str, **how: Any) -> Pilot:
    """At the board of a deal that north ends with its last card."""
    calm = with_rules(how.pop("preset", "house"), table__turn_seconds=0, **how.pop("rules", {}))
    size = how.pop("size", (1280, 720))
    table = guandan(hands, turn=NORTH, preset=calm, **how)
    pilot = seated(table, size=size)
    hold_bots(pilot)
    cards = table._own(last, NORTH)
    pilot.table.live.match.play(NORTH, Play(cards, readings(cards, table.game.order(table.state.level))[0]))
    pilot.wait(5)
    return pilot


def board(pilot: Pilot) -> Any:
    return pilot.find("table.board")


# -- the end of a turn


def test_whoever_has_given_tribute_is_asked_no_longer() -> None:
    pilot = seated(after_a_deal("official", (0, 2, 1, 3), Climb((5, 2), 0)))
    table = parts(pilot)
    pilot.wait_until(lambda: my_turn(pilot) and table.gifts.giving == "return")
    assert table.prompt.wanted is not None
    assert table.plates[SOUTH].count == 28
    pilot.click(next(card.meaning for card in table.hand.cards if not card.sprite.dim))
    pilot.click("move.play")
    pilot.wait_until(lambda: bool(table.cards.pile(BEFORE)) or not my_turn(pilot))
    pilot.wait(0.1)
    assert table.prompt.wanted is None
    assert not pilot.sees("move.play")
    assert not any(card.sprite.dim for card in table.hand.cards)
    assert table.plates[SOUTH].count == 27


def test_anothers_gift_leaves_who_is_still_to_give_at_it() -> None:
    table = after_a_deal(with_rules("official", table__turn_seconds=0), (1, 3, 0, 2), Climb((2, 5), 1))
    pilot = seated(table)
    hold_bots(pilot)
    shown, match = parts(pilot), pilot.table.live.match
    grey = [card.sprite.dim for card in shown.hand.cards]
    assert any(grey)
    match.play(NORTH, match.game.moves(match.state, NORTH)[0])
    pilot.wait(0.1)
    assert shown.queue.busy
    assert shown.plates[NORTH].status == "Easy bot"
    assert shown.plates[SOUTH].status == "Your turn"
    assert shown.prompt.wanted is not None
    assert pilot.sees("move.play")
    assert [card.sprite.dim for card in shown.hand.cards] == grey


def test_whoever_has_played_or_passed_is_waited_for_no_longer_while_the_cards_fly() -> None:
    table = guandan("S9 H9 C9 D9 S3 | S4 S5 | SJ H6 | SQ D7", preset=with_rules(table__turn_seconds=0))
    pilot = seated(table)
    hold_bots(pilot)
    table_parts, match = parts(pilot), pilot.table.live.match
    cards = table._own("S9 H9 C9 D9", SOUTH)
    match.play(SOUTH, Play(cards, readings(cards, table.game.order(2))[0]))
    match.play(1, PASS)
    pilot.wait(0.2)
    assert table_parts.plates[SOUTH].status == "Player"
    assert not pilot.sees("move.play")
    pilot.wait_until(lambda: 1 in table_parts.trick.acts)
    assert table_parts.plates[1].status == "Easy bot"


def test_the_mark_of_a_gift_hides_no_index() -> None:
    table = parts(seated(guandan("S9 H9 S3 | S4 | SJ | SQ")))
    unit = table.layout.unit
    table.hand_tools.order.switch_layout()
    for pile, in_column in ((BEFORE, False), (BEFORE + 1, False), (2, False)):
        one, other = (pose.rect for pose in table.piles.poses(pile, 2))
        assert mark_place(one, unit, in_column).right <= other.x
    table.hand_tools.order.switch_layout()
    under, over = (pose.rect for pose in table.piles.poses(2, 3)[:2])
    assert mark_place(under, unit, True).bottom <= over.y


def test_twelve_cards_are_laid_nearly_as_fast_as_five() -> None:
    long = "S3 H4 D5 S6 H7 D8 S9 HT DJ SQ HK DA"
    table = guandan(f"{long} C9 | S4 S5 | SJ H6 | SQ D7", preset=with_rules(table__turn_seconds=0))
    pilot = seated(table)
    hold_bots(pilot)
    cards = table._own(long, SOUTH)
    pilot.table.live.match.play(SOUTH, Play(cards, readings(cards, table.game.order(2))[0]))
    pilot.wait(0.5)
    assert not any(sprite.flying for sprite in pilot.parts.cards.mirror.piles[BEFORE])


# -- the end of a deal


def test_the_board_shows_the_cards_the_losers_kept() -> None:
    pilot = ended("| D4 RJ H9 | CQ | D5 S5", "CQ", out=(SOUTH,))
    left = board(pilot).report.left
    assert [DECK.faces[card] for card in left[1]] == ["RJ", "H9", "D4"]
    assert [DECK.faces[card] for card in left[3]] == ["S5", "D5"]
    assert left[SOUTH] == ()


@pytest.mark.parametrize("size", SIZES)
def test_hands_laid_open_stay_on_the_table_and_off_the_plates(size: tuple[int, int]) -> None:
    pilot = seated(guandan("S9 | S4 | SJ | SQ"), size=size)
    table = parts(pilot)
    for seat in range(4):
        for count in (1, 8, 26):
            for pose in table.piles.poses(LEFT + seat, count):
                assert table.layout.area.inflate(1, 1).contains(pose.rect)
                assert not [plate.seat for plate in table.plates if plate.rect.colliderect(pose.rect.inflate(-4, -4))]


@pytest.mark.parametrize("size", SIZES)
def test_the_viewers_pass_is_said_below_the_words_that_say_why(size: tuple[int, int]) -> None:
    table = parts(seated(guandan("S9 | S4 | SJ | SQ"), size=size))
    table.effects.tell("You have nothing to play, so you pass.")
    why = table.effects.banners[-1]
    (_, y), _ = table.middle.pass_place(SOUTH, [])
    assert y - 18 * table.layout.chrome > why.at[1] + HALF * why.size
    assert y < table.layout.bar.bottom


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_words_on_the_viewers_own_play_end_above_the_buttons(size: tuple[int, int], ui_scale: float) -> None:
    table = parts(seated(guandan("S3 H4 | S4 | S5 | S6"), size=size, ui_scale=ui_scale))
    (_, y), _ = table.middle.pass_place(SOUTH, table.piles.played(SOUTH, 5))
    assert y + Tag.HIGH / 2 * table.layout.chrome <= table.layout.bar.top


def test_a_pass_after_an_earlier_play_lies_on_those_cards() -> None:
    table = parts(seated(guandan("S9 S3 | HT D4 | H9 H8 | DT D3", preset=with_rules(table__turn_seconds=0))))
    beside, _ = table.middle.pass_place(1, [])
    lying = table.piles.poses(BEFORE + 1, 3)
    on, align = table.middle.pass_place(1, lying)
    assert align == "centre"
    assert on[0] == pytest.approx(lying[1].x)
    assert on[0] > beside[0] + PLAYED * table.layout.unit / 3


@pytest.mark.parametrize(
    ("levels", "title"),
    [((5, 2), "Double win! You climb 3 levels"), ((13, 2), "Double win! You climb 1 level")],
)
def test_nobody_is_said_to_climb_past_a(levels: tuple[int, int], title: str) -> None:
    pilot = ended("| HK | CQ | D4", "CQ", out=(SOUTH,), level="5", standing=Climb(levels, 1))
    assert board(pilot).report.title == title
    assert board(pilot).report.about == "Deal 1 · level 5"


def test_who_wins_too_weakly_at_a_is_not_said_to_climb() -> None:
    how = {"level": "A", "standing": Climb((14, 2), 0)}
    pilot = ended("| | CQ | D4", "CQ", out=(SOUTH, 1), **how)
    assert board(pilot).report.title == "You win the deal"
    assert board(pilot).report.note == "Your attempt 1 at A failed: back to J"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (DealEnded((0, 2, 1, 3), 0, 3, (13, 2), (14, 2), 0), "guandan.event.deal_ended 1"),
        (DealEnded((0, 1, 2, 3), 0, 2, (14, 2), (11, 2), 0), "guandan.event.deal_won None"),
        (AceFailed(0, 2, 14), "guandan.event.ace_failed 2"),
        (AceFailed(0, 0, 11), "guandan.event.ace_fell 0"),
    ],
)
def test_the_log_says_how_far_a_side_really_went(event: Any, words: str) -> None:
    told = say_event(guandan("S3 | S4 | S5 | S6").game, event)
    assert isinstance(told, Message)
    assert f"{told.key} {told.args.get('n')}" == words


# -- the end of a match


def test_the_last_board_says_how_the_match_was_decided() -> None:
    pilot = ended("| HK | CQ | D4", "CQ", out=(SOUTH,), level="A", standing=Climb((14, 2), 0))
    assert board(pilot).report.about == "A was passed in deal 1"
    pilot = ended("| HK | CQ | D4", "CQ", out=(SOUTH,), rules={"match__deals": 1})
    assert board(pilot).report.about == "After 1 deal: you climbed 3, they climbed 0"
    assert pilot.sees("board.rematch")


def test_a_board_that_has_been_seen_stays_in_view_when_the_window_changes() -> None:
    pilot = ended("| HK | CQ | D4", "CQ", out=(SOUTH,), level="A", standing=Climb((14, 2), 0))
    climbed = board(pilot).climbed
    pilot.scene.start()
    assert board(pilot).due
    assert board(pilot).climbed == pytest.approx(climbed)

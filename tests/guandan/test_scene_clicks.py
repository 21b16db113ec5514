"""How many taps and swipes each kind of play takes, and that none of them says more than the player meant."""

from __future__ import annotations

import time

import pygame
import pytest
from guandan_notation import guandan
from guandan_table import CALM, parts, seated, selected
from test_scene_hand import holding, mouse, swipe

from cardcade.testing.pilot import Pilot

from ..rows import rows

OTHERS = " | S3 D3 | HQ DQ | CJ DJ"
ANSWERS = rows("""
    pair                       / S8 D8             / S9 H9 C9 SK                / C9      / C9 S9
    triple                     / S8 D8 C8          / S9 H9 C9 SK DK             / H9      / S9 H9 C9
    bomb                       / SA HA             / S9 H9 C9 D9 SK HK          / H9      / S9 H9 C9 D9
    bomb over a lower pair     / S8 D8             / S9 H9 C9 D9 SK             / S9>D9   / S9 H9 C9 D9
    straight flush             / SA HA             / S5 S6 S7 S8 S9 SJ          / S7      / S5 S6 S7 S8 S9
    straight, the only one     / S4 D5 C6 H7 D8    / S7 D8 C9 HT DJ SA          / HT      / S7 D8 C9 HT DJ
    straight, one of several   / S4 D5 C6 H7 D8    / S7 D8 C9 HT DJ SQ SK       / S7>DJ   / S7 D8 C9 HT DJ
    tube                       / S8 D8 C9 D9 ST HT / SJ HJ SQ CQ SK HK CK SA HA / [SJ CK] / SJ HJ SQ CQ SK HK
    plate                      / S8 D8 C8 S9 C9 D9 / SJ HJ CJ SQ CQ DQ SA       / [SJ DQ] / SJ HJ CJ SQ CQ DQ
    full house                 / S8 D8 C8 S9 C9    / SK HK CK SJ HJ S5 D5       / HK SJ   / SK HK CK SJ HJ
    full house, its pair first / S8 D8 C8 S9 C9    / SK HK CK SA HA CA S5 D5    / S5 CK   / S5 D5 SK HK CK
    full house of two triples  / S8 D8 C8 S9 C9    / SK HK CK SA HA CA S5 D5    / CK CA   / SK HK CK CA SA
""")
LEADS = rows("""
    pair                 / S9 H9 SK                / S9>H9    / S9 H9
    triple               / S9 H9 C9 SK             / S9>C9    / S9 H9 C9
    bomb                 / S9 H9 C9 D9 SK          / S9>D9    / S9 H9 C9 D9
    straight             / S5 H6 H7 C8 C9 SJ       / S5>C9    / S5 H6 H7 C8 C9
    straight among pairs / S5 D5 H6 H7 C7 C8 C9 SJ / [S5 C9]  / S5 H6 H7 C8 C9
    tube                 / SJ HJ SQ CQ SK HK CK SA / [SJ CK]  / SJ HJ SQ CQ SK HK
    plate                / SJ HJ CJ SQ CQ DQ SA    / [SJ DQ]  / SJ HJ CJ SQ CQ DQ
    full house           / SK HK CK SJ HJ S5 D5 SA / SK>CK HJ / SK HK CK SJ HJ
""")
AT_MOST = {"full house": 2}


def do(pilot: Pilot, gestures: str) -> int:
    """`S9` is a tap, `S9>D9` a swipe, `[SJ CK]` a box around the columns; how many there were."""
    made = gestures.replace("[", "").replace("]", "").split() if "[" not in gestures else [gestures]
    for gesture in made:
        names = [f"card.{name}" for name in gesture.strip("[]").replace(">", " ").split()]
        if gesture.startswith("["):
            box(pilot, *names)
        elif len(names) > 1:
            swipe(pilot, *names)
        else:
            pilot.click(*names)
        pilot.wait(1.0)
    return len(made)


def box(pilot: Pilot, one: str, other: str) -> None:
    """Around everything between two columns, drawn on the felt from above them."""
    left, right = sorted((pilot.find(one).rect, pilot.find(other).rect), key=lambda rect: rect.x)
    cards = [card.rect for card in pilot.parts.hand.cards if left.x - 1 <= card.rect.x <= right.x + 1]
    around, scale = cards[0].unionall(cards[1:]), pilot.ui.canvas.scale
    start, end = (around.x + 4, around.y - 20), (around.right - 4, around.bottom - 4)
    mouse(pilot, [(round(x * scale), round(y * scale)) for x, y in (start, end)])


def answering(last: str, hand: str) -> Pilot:
    return seated(guandan(hand + OTHERS, last=last, by=3, preset=CALM))


def leading(hand: str) -> Pilot:
    return seated(guandan(hand + OTHERS, preset=CALM))


@pytest.mark.parametrize(("kind", "last", "hand", "gestures", "taken"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_an_answer_takes_one_gesture_a_full_house_two(
    kind: str, last: str, hand: str, gestures: str, taken: str
) -> None:
    pilot = answering(last, hand)
    assert do(pilot, gestures) <= AT_MOST.get(kind.split(",")[0].split(" of ")[0], 1)
    assert selected(pilot) == set(taken.split())
    assert pilot.find("move.play").enabled


@pytest.mark.parametrize(("kind", "hand", "gestures", "taken"), LEADS, ids=[row[0] for row in LEADS])
def test_a_lead_takes_one_gesture_a_full_house_two(kind: str, hand: str, gestures: str, taken: str) -> None:
    pilot = leading(hand)
    assert do(pilot, gestures) <= AT_MOST.get(kind, 1)
    assert {face[1] for face in selected(pilot)} == {face[1] for face in taken.split()}
    assert len(selected(pilot)) == len(taken.split())
    assert pilot.find("move.play").enabled


def test_a_tap_more_grows_a_pair_to_the_bomb_it_breaks() -> None:
    pilot = answering("S8 D8", "S9 H9 C9 D9 SK")
    do(pilot, "S9")
    assert len(selected(pilot)) == 2
    do(pilot, next(name for name in ("C9", "D9", "H9") if name not in selected(pilot)))
    assert selected(pilot) == {"S9", "H9", "C9", "D9"}


def test_a_second_tap_takes_the_card_alone() -> None:
    pilot = answering("S8 D8", "S9 H9 C9 SK")
    do(pilot, "C9")
    assert selected(pilot) == {"C9", "S9"}
    do(pilot, "C9")
    assert selected(pilot) == {"C9"}
    do(pilot, "C9")
    assert selected(pilot) == set()


def test_who_taps_both_cards_of_a_pair_out_of_habit_keeps_both() -> None:
    pilot = answering("S8 D8", "S9 H9 SK")
    pilot.click("card.S9")
    pilot.wait(0.3)
    pilot.click("card.H9")
    assert selected(pilot) == {"S9", "H9"}
    pilot.wait(1.0)
    pilot.click("card.H9")
    assert selected(pilot) == {"S9"}


def test_what_the_trick_leaves_open_is_left_to_the_player() -> None:
    pilot = answering("S4 D5 C6 H7 D8", "S7 D8 C9 HT DJ SQ SK DA CA")
    do(pilot, "DJ")
    assert selected(pilot) == {"HT", "DJ"}, "a ten is in every straight that has a jack"


@pytest.mark.parametrize("tapped", ["SJ", "CT", "C9"])
def test_a_tap_brings_what_the_trick_asks_for_and_no_bomb_that_holds_the_card_too(tapped: str) -> None:
    pilot = answering("H8 H8 C9 S9 HT ST", "SJ CJ ST CT C9 D9 C8 D8 C7 D7 H7 S7 SK")
    do(pilot, tapped)
    assert selected(pilot) == {"SJ", "CJ", "ST", "CT", "C9", "D9"}


def test_a_wildcard_comes_only_where_nothing_else_will_do() -> None:
    pilot = answering("S8 D8", "S9 H9 SK H2 D5")
    do(pilot, "S9")
    assert selected(pilot) == {"S9", "H9"}


@pytest.mark.parametrize("key", [pygame.K_LCTRL, pygame.K_LSHIFT])
def test_with_ctrl_or_shift_a_swipe_takes_exactly_what_it_passes(key: int) -> None:
    pilot = answering("S8 D8 C9 D9 ST HT", "SJ HJ SQ CQ SK HK CK SA")
    with holding(pilot, key):
        box(pilot, "card.SJ", "card.CK")
    assert len(selected(pilot)) == 7


def test_a_swipe_without_a_play_in_it_stays_as_it_is() -> None:
    pilot = answering("SA HA", "S5 S7 S9 DJ DK")
    swipe(pilot, "card.DK", "card.S5")
    assert selected(pilot) == {"S5", "S7", "S9", "DJ", "DK"}


def test_who_leads_may_choose_cards_that_are_no_play() -> None:
    pilot = leading("S9 H9 ST DJ DK")
    swipe(pilot, "card.DK", "card.H9")
    assert len(selected(pilot)) > 3
    pilot = leading("S9 H9 ST DJ DK")
    do(pilot, "S9 ST")
    assert selected(pilot) == {"S9", "ST"}


def test_a_tap_on_a_locked_group_takes_the_group_and_a_second_one_the_card() -> None:
    pilot = leading("S9 H9 ST DJ DK S4 S5")
    do(pilot, "S9 ST DJ")
    pilot.click("table.group")
    pilot.parts.selection.clear()
    pilot.wait(1.0)
    do(pilot, "ST")
    assert selected(pilot) == {"S9", "ST", "DJ"}
    do(pilot, "ST")
    assert selected(pilot) == {"ST"}


def test_twenty_seven_cards_are_looked_through_in_no_time() -> None:
    hand = "RJ BJ H2 H2 S2 SA HA CK DK SK SQ HQ CQ SJ DJ ST HT S9 S8 S7 D7 S6 S5 D5 H3 C3 H4"
    table = parts(leading(hand))
    pair, queen = table.hand.held[9:11], table.hand.held[11]
    began = time.process_time()
    table.snapping.shape_in(table.hand.held, (), ())
    table.snapping.completed(pair, queen)
    assert time.process_time() - began < 0.1


def strips(pilot: Pilot) -> list[float]:
    """How much of each card is left free by the one that lies on it in its column, over what it is while none is up."""
    table, shown = parts(pilot), {card.sprite.card: card.sprite for card in pilot.parts.hand.cards}
    pairs = [pair for column in table.columns for pair in zip(column.cards, column.cards[1:], strict=False)]
    tops = [(shown[one].rect.y, shown[other].rect.y, shown[one].pose.y, shown[other].pose.y) for one, other in pairs]
    return [(front - behind) / (home - rest) for behind, front, rest, home in tops]


def test_a_raised_card_hides_no_index_behind_it() -> None:
    pilot = leading("S9 H9 C9 D9 SK HK CK S4 H4")
    swipe(pilot, "card.C9", "card.D9")
    pilot.point("card.H9")
    pilot.wait(0.5)
    assert min(strips(pilot)) > 0.99


def test_chosen_cards_are_dragged_out_of_their_columns_together() -> None:
    pilot = leading("S9 H9 C9 SK S4")
    swipe(pilot, "card.S9", "card.C9")
    sprites = [card.sprite for card in pilot.parts.hand.cards if card.selected]
    pilot.press("card.C9")
    start = pilot._spot("card.C9")
    for step in range(1, 6):
        pilot._mouse(pygame.MOUSEMOTION, (start[0], start[1] - 12 * step), rel=(0, 0), buttons=(1, 0, 0))
        pilot.wait(1 / 60)
    assert len(sprites) == 3
    assert all(sprite.now.y < sprite.pose.y for sprite in sprites)

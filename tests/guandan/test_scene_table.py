"""What a Guandan table shows: levels, plays and passes, counts, places, the counter, the score."""

from __future__ import annotations

from itertools import combinations

import pytest
from guandan_notation import guandan, rules, with_rules
from guandan_table import CALM, at_table, listen, my_turn, parts, play, seated, sit
from pygame import FRect

from cardcade.rulekit.shedding import PASS
from cardcade.table.link import Look
from cardcade.table.piles.piles import around
from cardcade_guandan.climbing import Climb
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.scene.counter import unseen
from cardcade_guandan.scene.meaning import meanings
from cardcade_guandan.state import BEFORE

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1440, 1080), (2560, 1080), (1024, 768)]


def test_level_cards_are_yellow_and_the_heart_among_them_is_the_wildcard() -> None:
    pilot, _ = sit("S7 | S3 | S4 | S5", level="7")
    path = pilot.parts.faces.find
    assert path("S7").parent.name == "level"  # type: ignore[union-attr]
    assert path("H7").parent.name == "wild"  # type: ignore[union-attr]
    assert path("S8").parent.name == "cards"  # type: ignore[union-attr]


def test_every_level_has_its_pictures_in_two_and_four_colours() -> None:
    for four in (False, True):
        made = parts(at_table(look=Look(four_colours=four)))
        for made.level.rank in range(2, 15):
            for suit in "SHCD":
                picture = made.faces.find(suit + "  23456789TJQKA"[made.level.rank])
                assert picture is not None
                assert picture.is_file()
                assert "cards" not in picture.parts[-3:]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_no_play_covers_another_however_long_they_are(size: tuple[int, int], ui_scale: float) -> None:
    piles = parts(at_table(size=size, ui_scale=ui_scale)).piles
    plays = [around(piles.poses(BEFORE + seat, 12)) for seat in range(4)]
    assert not [pair for pair in combinations(plays, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.25, 2.0])
def test_nothing_overlaps_at_any_size(size: tuple[int, int], ui_scale: float) -> None:
    long = "S3 H4 D5 S6 H7 D8 S9 HT DJ SQ HK DA"
    hand = "RJ BJ S2 S2 H2 H2 C2 C2 D2 D2 SA HA SK HK SQ HQ SJ HJ ST S9 S8 S7 S6 S5 S4 S3 H3"
    table = guandan(f"{hand} | S4 S5 | H9 H8 | D3", last=long, by=3, preset=CALM)
    pilot = seated(table, size=size, ui_scale=ui_scale, look=Look(counter=True), language="zh")
    made = parts(pilot)
    rects = {
        **{f"plate {plate.seat}": plate.rect for plate in made.plates},
        "score": pilot.find("guandan.score").rect,
        "counter": pilot.find("guandan.counter").rect,
        **{name: pilot.find(f"table.{name}").rect for name in ("pause", "last_trick", "hint", "autoplay", "log")},
        **{name: pilot.find(f"table.{name}").rect for name in ("flush", "group", "undo", "sort", "layout")},
        **{name: pilot.find(f"move.{name}").rect for name in ("pass", "hint", "play")},
        "hand": made.hand.rect,
    }
    clashes = [(one, two) for one in rects for two in rects if one < two and rects[one].colliderect(rects[two])]
    assert not clashes
    shown = made.layout.area.inflate(1, 1)
    assert not [name for name, rect in rects.items() if not shown.contains(rect)]
    cards = [card.sprite.pose.rect for card in made.hand.cards]
    assert all(made.hand.rect.inflate(1, 1).contains(rect) for rect in cards)
    lying = [pose.rect for seat in range(4) for count in (1, 5, 12) for pose in made.piles.poses(BEFORE + seat, count)]
    assert not [name for name, rect in rects.items() for card in lying if card.inflate(-2, -2).colliderect(rect)]


def test_what_each_seat_played_or_passed_stays_until_the_trick_ends() -> None:
    pilot, table = sit("S9 S3 | H5 D4 | H9 H8 | DT D3")
    play(pilot, table, 0, "S9")
    pilot.table.live.match.play(1, PASS)
    pilot.wait(1)
    acts, led = parts(pilot).trick.acts, parts(pilot).trick.acts[0].play
    assert led is not None
    assert led.reading.kind is Kind.SINGLE
    assert acts[1].play is None
    pilot.table.live.match.play(2, PASS)
    play(pilot, table, 3, "DT")
    pilot.table.live.match.play(0, PASS)
    pilot.wait(3)
    assert parts(pilot).trick.acts == {}
    pilot.click("table.last_trick")
    panel = pilot.find("table.last_trick_panel")
    assert [play.seat for play in panel.plays] == [0, 1, 2, 3, 0]  # type: ignore[attr-defined]
    pilot.click("table.last_trick_panel")
    assert not pilot.sees("table.last_trick_panel")


def test_the_play_to_beat_is_ringed_and_what_it_beat_steps_back() -> None:
    pilot, table = sit("S9 S3 | H5 DT | H9 H8 | DT D3")
    play(pilot, table, 0, "S9")
    play(pilot, table, 1, "DT")
    pilot.wait(1)
    piles = pilot.parts.cards.mirror.piles
    assert piles[BEFORE][0].dim
    assert not piles[BEFORE + 1][0].dim
    assert piles[BEFORE + 1][0].glow is not None


def test_ten_cards_or_fewer_are_announced_once() -> None:
    pilot, table = sit("S3 H3 S5 H5 S6 H6 S7 H7 S8 H8 S9 D9 | C4 | C5 | C6")
    ears = listen(pilot)
    play(pilot, table, 0, "S3 H3")
    pilot.wait(0.6)
    assert pilot.parts.plates[0].said == "10 cards left"
    assert "warning" in [name for name, _ in ears.heard]


def test_who_goes_out_gets_the_medal_of_the_place() -> None:
    pilot, table = sit("S9 | H5 D4 | H9 H8 | DT D3")
    play(pilot, table, 0, "S9")
    pilot.wait(1)
    plate = pilot.parts.plates[0]
    assert plate.medal == 1  # type: ignore[attr-defined]
    assert plate.badge == "First"


def test_the_wind_is_caught_aloud() -> None:
    pilot, table = sit("S9 | H5 D4 | H7 H8 | D8 D3", preset="official")
    ears = listen(pilot)
    play(pilot, table, 0, "S9")
    for seat in (3, 2, 1):
        pilot.table.live.match.play(seat, PASS)
    pilot.wait(3.2)
    assert ("jiefeng", 0.0) in ears.heard
    assert pilot.parts.plates[2].said == "I catch the wind"


def test_the_counter_is_off_by_default_and_counts_from_ones_own_view() -> None:
    pilot, _ = sit("S9 H9 RJ | H5 D9 | H7 H8 | D8 D3")
    assert not pilot.sees("guandan.counter")
    pilot.click("table.counter")
    assert pilot.sees("guandan.counter")
    assert pilot.parts.position.view is not None
    left = unseen(pilot.parts.position.view.state)
    assert (left[9], left[16], left[8], left[13]) == (1, 0, 2, 0)


def test_the_score_shows_both_levels_and_the_attempts_at_a() -> None:
    standing = Climb((14, 9), 0, failures=(2, 0))
    table = guandan("S9 | S3 | S4 | S5", level="A", preset="official", standing=standing)
    pilot = seated(table)
    assert parts(pilot).score.levels == (14, 9)
    panel = pilot.find("guandan.score")
    assert panel.attempts(0) == "try 3"  # type: ignore[attr-defined]
    assert "Failed 2 of 3 times, then back to" in panel.tooltip
    assert panel.attempts(1) == ""  # type: ignore[attr-defined]


def test_partners_share_a_colour() -> None:
    pilot = at_table(seed=2)
    calm = [plate.calm for plate in pilot.parts.plates]
    assert calm[0] == calm[2] != calm[1] == calm[3]


@pytest.mark.parametrize(
    ("cards", "kind", "key", "meant"),
    [
        ("S5 S6 H2 S8 S9", Kind.STRAIGHT_FLUSH, "5", "5 6 7* 8 9"),
        ("S9 H9 S4 D4 H2", Kind.FULL_HOUSE, "9", "9 9 9* 4 4"),
        ("S9 H9 D9 H2 H2", Kind.FULL_HOUSE, "9", "9 9 9 2 2"),
        ("S9 H9 D9 RJ BJ", Kind.FULL_HOUSE, "9", "9 9 9 16 15"),
        ("S9 H9 D9 H2", Kind.BOMB, "9", "9 9 9 9*"),
        ("S3 D3 S4 H2 S5 H5", Kind.TUBE, "3", "3 3 4 4* 5 5"),
        ("SA S2 S3 S4 S5", Kind.STRAIGHT_FLUSH, "A", "14 2 3 4 5"),
    ],
)
def test_a_wildcard_lies_where_it_stands_for_something(cards: str, kind: Kind, key: str, meant: str) -> None:
    from guandan_notation import cards as pick

    found = meanings(pick(cards), Reading(kind, key, len(cards.split())), 2)
    assert " ".join(f"{each.rank}{'*' if each.replaces else ''}" for each in found) == meant


def test_a_waiting_table_rests() -> None:
    pilot = seated(guandan("S9 H9 | H5 D9 | H7 H8 | D8 D3", preset=CALM))
    pilot.wait(4)
    assert pilot.screen.still_for > 1


@pytest.mark.parametrize("liked", [True, False])
def test_a_pass_that_is_all_there_is_makes_itself_only_for_those_who_like_that(liked: bool) -> None:
    pilot, table = sit("S3 S4 | S5 D6 | S6 D7 | S9 D8", turn=3, look=Look(auto_pass=liked))
    play(pilot, table, 3, "S9")
    pilot.wait_until(lambda: my_turn(pilot), 5)
    pilot.wait(0.5)
    steps = pilot.table.live.match.steps
    before = len(steps)
    assert pilot.sees("move.pass")
    pilot.wait(8)
    assert [(step.seat, step.move) for step in steps[before:]] == ([(0, PASS)] if liked else [])


def test_the_rules_of_every_preset_say_which_way_the_turn_goes() -> None:
    assert parts(at_table(rules("house"), seed=1)).felt.clockwise
    assert not parts(at_table(rules("official"), seed=1)).felt.clockwise


def test_a_resized_table_keeps_its_groups_and_its_selection() -> None:
    pilot, _ = sit("S9 H9 S3 H4 | H5 D9 | H7 H8 | D8 D3")
    pilot.click("card.S3")
    pilot.click("card.H4")
    pilot.click("table.group")
    pilot.wait(0.5)
    pilot.click("card.S9")
    pilot.scene.start()
    assert parts(pilot).arrangement.locked
    assert len(pilot.parts.hand.selection.cards) == 1
    assert isinstance(pilot.parts.hand.rect, FRect)


def test_ones_turn_and_its_last_seconds_are_heard() -> None:
    table = guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7", turn=3, preset=with_rules(table__turn_seconds=6))
    pilot = seated(table)
    ears = listen(pilot)
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.wait(5)
    names = [name for name, _ in ears.heard]
    assert "turn" in names
    assert names.count("clock.tick") >= 3


def test_the_score_climbs_on_the_board_first_and_in_the_corner_with_the_next_deal() -> None:
    pilot, table = sit("S9 | S3 S4 | | D3")
    table.state.out = (2,)
    play(pilot, table, 0, "S9")
    pilot.wait(4)
    assert parts(pilot).score.levels == (2, 2)
    assert pilot.find("table.board").report.after == (5, 2)  # type: ignore[attr-defined]
    pilot.click("board.next")
    pilot.wait(1)
    assert parts(pilot).score.levels == (5, 2)

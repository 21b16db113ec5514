"""The generators against the naive twin, on hands rich in wildcards and jokers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import guandan_twin as twin
import pytest
from guandan_notation import ALL_LEVELS, PRESETS, order, rules

from cardcade_guandan.cards import DECK, RANK_NUMBERS
from cardcade_guandan.combinations import Kind
from cardcade_guandan.every_play import every_answer, every_lead
from cardcade_guandan.moves import Play
from cardcade_guandan.plays import answers, leads
from cardcade_guandan.readings import readings
from cardcade_guandan.tally import Tally

HANDS = {"house": 1000, "official": 1000, "quick": 400}


def random_hand(dice: random.Random, level: str) -> list[str]:
    """Up to ten cards of few neighbouring ranks and suits, so that there is much to find."""
    low = dice.randrange(14)
    ranks = [twin.LINE[(low + step) % 14] for step in range(dice.randint(2, 6))]
    suits = dice.sample("SHCD", dice.randint(1, 4))
    pool = [suit + rank for suit in suits for rank in ranks] * 2 + [f"H{level}"] * dice.randint(0, 6)
    pool += dice.choice([[], [], ["BJ", "BJ", "RJ", "RJ"]]) * dice.randint(1, 3)
    dice.shuffle(pool)
    room = Counter(dict.fromkeys(DECK.faces, 2))
    hand: list[str] = []
    for face in pool[: dice.randint(1, 9) + 1]:
        if hand.count(face) < room[face]:
            hand.append(face)
    return hand


def dealt(dice: random.Random, count: int) -> Iterator[tuple[str, list[str], Tally]]:
    """So many levels, with a random hand at each and its tally."""
    for _ in range(count):
        level = dice.choice(ALL_LEVELS)
        hand = random_hand(dice, level)
        yield level, hand, Tally(DECK.pick(hand), RANK_NUMBERS[level])


def found(plays: list[Play]) -> list[tuple[str, str, tuple[str, ...]]]:
    return sorted(
        (play.reading.kind.value, play.reading.key, tuple(sorted(DECK.faces[card] for card in play.cards)))
        for play in plays
    )


def meaning(play: Play, level: str) -> tuple[object, ...]:
    """Kind, key, size, rank of the pair beside a triple, wildcards spent."""
    faces = [DECK.faces[card] for card in play.cards]
    wilds = faces.count(f"H{level}")
    beside = ""
    if play.reading.kind is Kind.FULL_HOUSE:
        others = {face if face in ("BJ", "RJ") else face[1] for face in faces if face != f"H{level}"}
        beside = max(others - {play.reading.key}, default="", key=lambda rank: rank == "RJ")
    return play.reading, beside, wilds


@pytest.mark.parametrize("preset", PRESETS)
def test_every_play_is_what_the_twin_finds_in_all_subsets(preset: str) -> None:
    for level, hand, tally in dealt(random.Random(f"{preset} leads"), HANDS[preset]):
        expected = sorted(twin.every_play(hand, level, rules(preset)))
        assert found(every_lead(tally, order(level, preset))) == expected, (level, hand)


@pytest.mark.parametrize("preset", PRESETS)
def test_answers_are_the_plays_that_beat_the_last_one(preset: str) -> None:
    dice = random.Random(f"{preset} answers")
    for level, _, tally in dealt(dice, HANDS[preset] * 3):
        others = every_lead(Tally(DECK.pick(random_hand(dice, level)), RANK_NUMBERS[level]), order(level, preset))
        last = dice.choice(others).reading
        expected = [
            play
            for play in every_lead(tally, order(level, preset))
            if twin.beats(
                (play.reading.kind.value, play.reading.key, play.reading.size),
                (last.kind.value, last.key, last.size),
                level,
                rules(preset),
            )
        ]
        assert found(every_answer(tally, order(level, preset), last)) == found(expected), (level, last)


@pytest.mark.parametrize("preset", PRESETS)
def test_moves_hold_one_play_for_every_meaning(preset: str) -> None:
    dice = random.Random(f"{preset} meanings")
    for level, _, tally in dealt(dice, HANDS[preset] * 3):
        here = order(level, preset)
        every = every_lead(tally, here)
        last = dice.choice(every).reading
        for some, all_plays in (
            (leads(tally, here), every),
            (answers(tally, here, last), every_answer(tally, here, last)),
        ):
            meanings = Counter(meaning(play, level) for play in some)
            assert set(meanings) == {meaning(play, level) for play in all_plays}
            assert max(meanings.values(), default=1) == 1
            assert set(found(some)) <= set(found(all_plays))


@pytest.mark.parametrize("preset", PRESETS)
def test_readings_are_what_the_twin_reads(preset: str) -> None:
    dice = random.Random(f"{preset} readings")
    for _ in range(HANDS[preset] * 6):
        level = dice.choice(ALL_LEVELS)
        hand = random_hand(dice, level)
        known = readings(DECK.pick(hand), order(level, preset))
        assert {(each.kind.value, each.key) for each in known} == twin.readings(hand, level, rules(preset)), hand
        assert len(set(known)) == len(known)

"""How many taps and swipes each kind of play takes at Gandengyan's table."""

from __future__ import annotations

import pytest

from cardcade_gandengyan.cards import DECK, RANK, rank_name

from ..rows import rows
from .seated import Person, seated

ANSWERS = rows("""
    pair                   / 8 8 5 Q | 7 7 3 | 5 6         / 7 7     / 8 / 8 8
    straight               / 5 6 7 Q | 4 5 6 9 | 5 6       / 4 5 6   / 6 / 5 6 7
    straight beside a bomb / 5 6 7 8 8 8 | 4 5 6 7 9 | 5 6 / 4 5 6 7 / 8 / 5 6 7 8
    bomb                   / 9 9 9 5 | K K 3 | 5 6         / K K     / 9 / 9 9 9
""")
LEADS = rows("""
    pair                 / 8 8 5 Q | 7 7 3 | 5 6         / 8-8 / 8 8
    bomb                 / 9 9 9 5 | 7 7 3 | 5 6         / 9-9 / 9 9 9
    straight             / 5 6 7 8 Q | 4 5 6 9 | 5 6     / 5-8 / 5 6 7 8
    straight among pairs / 5 6 6 7 8 9 Q | 4 5 6 9 | 5 6 / 5-9 / 5 6 7 8 9
""")


def named(person: Person, rank: str) -> list[str]:
    held = [card.sprite.card for card in person.parts.hand.cards]
    return [f"card.{DECK.name(card)}" for card in held if rank_name(RANK[card]) == rank]


def do(person: Person, gesture: str) -> None:
    """`8` is a tap on the first 8; `5-8` one swipe from the first 5 to the last 8, either way round."""
    one, *others = gesture.split("-")
    if not others:
        person.click(named(person, one)[0])
        return
    ends = sorted((*named(person, one), *named(person, others[0])), key=lambda name: person.find(name).rect.x)
    first, last = person.find(ends[0]).rect, person.find(ends[-1]).rect
    person.drag(ends[0], (last.x - first.x, 0.0))


def taken(person: Person) -> list[str]:
    return sorted(rank_name(RANK[card]) for card in person.chosen)


@pytest.mark.parametrize(("kind", "hands", "last", "gesture", "wanted"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_an_answer_takes_one_tap(kind: str, hands: str, last: str, gesture: str, wanted: str) -> None:
    person = seated(hands, leader=1)
    person.lay(last)
    person.passes()
    do(person, gesture)
    assert taken(person) == sorted(wanted.split())
    assert person.find("move.play").enabled


@pytest.mark.parametrize(("kind", "hands", "gesture", "wanted"), LEADS, ids=[row[0] for row in LEADS])
def test_a_lead_takes_one_swipe(kind: str, hands: str, gesture: str, wanted: str) -> None:
    person = seated(hands)
    do(person, gesture)
    assert taken(person) == sorted(wanted.split())
    assert person.find("move.play").enabled


def test_one_tap_more_shrinks_a_straight_and_another_grows_it_again() -> None:
    person = seated("5 6 7 8 Q | 4 5 6 9 | 5 6")
    do(person, "5-8")
    person.wait(1.0)
    do(person, "8")
    assert taken(person) == ["5", "6", "7"]
    assert person.find("move.play").enabled
    person.wait(1.0)
    do(person, "8")
    assert taken(person) == ["5", "6", "7", "8"]
    assert person.find("move.play").enabled

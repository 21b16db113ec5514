"""How many taps and swipes each kind of play takes at the common table."""

import pytest

from cardcade import Card, Stream
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.rounds import STOCK
from cardcade.rulekit.shedding import GONE, Play
from cardcade.testing.position import PositionPilot
from doudizhu import cardcade_game
from doudizhu.combinations import DECK, LOWEST, NAMES, RANK
from doudizhu.game import DouDizhu
from doudizhu.rules import Rules

PLUGIN = cardcade_game()
ANSWERS = [
    ("pair", "4 4", "7 8 8 9 K A", "8", "8 8"),
    ("triple", "4 4 4", "7 8 8 8 9 K A", "8", "8 8 8"),
    ("triple with a single", "4 4 4 5", "7 7 8 8 8 9 K K", "8 9", "8 8 8 9"),
    ("full house", "4 4 4 5 5", "7 7 8 8 8 9 K K", "8 K", "8 8 8 K K"),
    ("straight", "3 4 5 6 7", "6 7 8 8 9 T K", "7", "6 7 8 9 T"),
    ("pairs in a row", "3 3 4 4 5 5", "6 6 7 7 7 8 8 J", "6-8", "6 6 7 7 8 8"),
    ("bomb", "A A", "8 8 8 8 9 9 J", "8", "8 8 8 8"),
]
LEADS = [
    ("pair", "7 8 8 9 K A", "8-8", "8 8"),
    ("straight", "6 7 8 9 T K", "6-T", "6 7 8 9 T"),
    ("straight among pairs", "6 7 7 8 8 9 T K", "6-T", "6 7 8 9 T"),
    ("pairs in a row", "6 6 7 7 7 8 8 J", "6-8", "6 6 7 7 8 8"),
    ("bomb", "8 8 8 8 9 9 J", "8-8", "8 8 8 8"),
    ("triple with a pair", "8 8 8 9 9 J K", "8-9", "8 8 8 9 9"),
]
TWO = ("full house", "triple with a single")


def seated(hand: str, last: str = "") -> PositionPilot:
    """Seat 0 with these ranks, after the landlord before it has played the last ones."""
    game, pack = DouDizhu(Rules()), list(DECK.cards)
    state = game.setup(3)
    hands = [_deal(pack, text) for text in (hand, "3 5 6 9 J", f"{last} Q")]
    for seat, cards in enumerate(hands):
        state.of(seat).extend(cards)
    state.cards[GONE], state.cards[STOCK] = pack, []
    state.phase, state.stake, state.landlord, state.turn = "play", 1, 2, 2 if last else 0
    if last:
        cards = hands[2][:-1]
        made = game.combinations.read(by_rank(cards, RANK))[0][0]
        game.play(state, 2, Play(tuple(cards), made), Stream(1))
    return PositionPilot.in_position(PLUGIN, game, state, seats=3)


def _deal(pack: list[Card], text: str) -> list[Card]:
    dealt = []
    for name in text.split():
        dealt.append(next(card for card in pack if NAMES[RANK[card] - LOWEST] == name))
        pack.remove(dealt[-1])
    return dealt


def named(pilot: PositionPilot, rank: str) -> list[str]:
    cards = pilot.parts.hand.cards
    return [card.meaning for card in cards if NAMES[RANK[card.sprite.card] - LOWEST] == rank]


def do(pilot: PositionPilot, gestures: str) -> int:
    """`8` is a tap on an 8, `6-T` one swipe over all from 6 to ten; how many there were."""
    for gesture in gestures.split():
        ends = sorted(
            (meaning for rank in gesture.split("-") for meaning in named(pilot, rank)),
            key=lambda meaning: pilot.find(meaning).rect.x,
        )
        if "-" in gesture:
            pilot.drag(ends[0], (pilot.find(ends[-1]).rect.x - pilot.find(ends[0]).rect.x, 0.0))
        else:
            pilot.click(ends[0])
        pilot.wait(1)
    return len(gestures.split())


def taken(pilot: PositionPilot) -> list[str]:
    return sorted(NAMES[RANK[card] - LOWEST] for card in pilot.parts.selection.cards)


@pytest.mark.parametrize(("kind", "last", "hand", "gestures", "wanted"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_an_answer_takes_one_gesture_and_two_with_something_attached(
    kind: str, last: str, hand: str, gestures: str, wanted: str
) -> None:
    pilot = seated(hand, last)
    assert do(pilot, gestures) == 1 + (kind in TWO)
    assert taken(pilot) == sorted(wanted.split())
    assert pilot.find("move.play").enabled


@pytest.mark.parametrize(("kind", "hand", "gestures", "wanted"), LEADS, ids=[row[0] for row in LEADS])
def test_a_lead_takes_one_swipe(kind: str, hand: str, gestures: str, wanted: str) -> None:
    pilot = seated(hand)
    assert do(pilot, gestures) == 1
    assert taken(pilot) == sorted(wanted.split())
    assert pilot.find("move.play").enabled

"""From round to round: gathering and dealing, whose turn is next, and how it is scored."""

from cardcade import Audience, Deck, Moved, Pile, Place, State, Stream, hand_of, poker_faces
from cardcade.rulekit.dealing import collect, deal
from cardcade.rulekit.rotation import others_after
from cardcade.rulekit.scoring import leaders, reached, result_of, totals

DECK = Deck(poker_faces(jokers=False))
STOCK, GONE, HANDS = 0, 1, 2


def table() -> State:
    piles = (Pile("stock", Place.STOCK, Audience.NOBODY), Pile("gone", Place.DISCARD, Audience.EVERYONE))
    return State(piles=(*piles, hand_of(0), hand_of(1)), cards=[list(DECK.cards), [], [], []], log=[])


def test_everyone_is_dealt_as_many_cards() -> None:
    state = table()
    deal(state, STOCK, range(HANDS, HANDS + 2), 7)
    assert [len(cards) for cards in state.cards] == [52 - 14, 0, 7, 7]


def test_all_cards_come_back_and_are_seen_to() -> None:
    state = table()
    deal(state, STOCK, range(HANDS, HANDS + 2), 7)
    state.move(state.cards[HANDS][:3], HANDS, GONE)
    state.log = []
    collect(state, STOCK)
    assert sorted(state.cards[STOCK]) == list(DECK.cards)
    assert [(type(event), event.target) for event in state.log if isinstance(event, Moved)] == [(Moved, STOCK)] * 3


def test_nothing_is_told_of_a_pile_without_cards() -> None:
    state = table()
    collect(state, STOCK)
    state.shuffle(STOCK, Stream(1))
    assert state.log is not None
    assert len(state.log) == 1


def test_the_others_come_in_turn_order_either_way_round() -> None:
    assert others_after(2, 4) == (3, 0, 1)
    assert others_after(2, 4, step=-1) == (1, 0, 3)
    assert others_after(0, 1) == ()


def test_rounds_add_up() -> None:
    assert totals([(1, -1, 0), (4, -2, -2)], 3) == (5, -3, -2)
    assert totals([], 3) == (0, 0, 0)


def test_the_most_points_lead_or_the_fewest() -> None:
    assert leaders((5, 9, 9)) == (1, 2)
    assert leaders((5, 9, 9), lowest_wins=True) == (0,)


def test_a_match_goes_to_the_target() -> None:
    assert reached((99, 100), 100)
    assert not reached((99, 98), 100)


def test_a_result_names_the_leaders() -> None:
    assert result_of((26, 100, 26, 4), lowest_wins=True).winners == (3,)

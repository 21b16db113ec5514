"""Rows before the seats: what is beaten, what is cleared away, and who leads again."""

from cardcade import Card, Deck, poker_faces
from cardcade.rulekit.rounds import STOCK
from cardcade.rulekit.shedding import GONE, PLAYED, SheddingTable

DECK = Deck(poker_faces(jokers=False))


def cards(text: str) -> list[Card]:
    return list(DECK.pick(text.split()))


def table(*hands: str) -> SheddingTable:
    state = SheddingTable.for_seats(DECK, len(hands))
    for seat, hand in enumerate(hands):
        state.move(cards(hand), STOCK, state.pile(seat))
    return state


def test_the_last_play_is_to_be_beaten_and_lies_before_its_seat() -> None:
    state = table("S3 H9", "S4", "S5")
    assert state.to_beat == []
    state.lay_down(0, cards("S3"))
    state.lay_down(1, cards("S4"))
    assert (state.to_beat, state.of(0, PLAYED), state.turn) == (cards("S4"), cards("S3"), 2)


def test_a_new_play_takes_the_place_of_the_seats_old_one() -> None:
    state = table("S3 H9", "S4")
    for seat, played in ((0, "S3"), (1, "S4"), (0, "H9")):
        state.lay_down(seat, cards(played))
    assert (state.of(0, PLAYED), state.cards[GONE]) == (cards("H9"), cards("S3"))


def test_when_all_others_pass_whoever_played_highest_leads_again() -> None:
    state = table("S3 H9", "S4", "S5")
    state.lay_down(0, cards("S3"))
    state.let_pass(1)
    assert (state.best, state.turn) == (0, 2)
    state.let_pass(2)
    assert (state.best, state.turn, state.to_beat, state.cards[GONE]) == (None, 0, [], cards("S3"))

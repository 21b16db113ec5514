"""What each seat is told of an event."""

from cardcade import HIDDEN, Audience, Card, Event, Moved, Pile, Place, Shown, Shuffled, hand_of

STOCK, HAND, DISCARD = 0, 1, 2
PILES = (Pile("stock", Place.STOCK, Audience.NOBODY), hand_of(0), Pile("discard", Place.DISCARD, Audience.EVERYONE))
CARDS = (Card(3), Card(5))


def test_the_drawer_sees_the_cards_drawn_and_the_others_how_many() -> None:
    drawn = Moved(CARDS, STOCK, HAND)
    assert drawn.seen_by(0, PILES) == drawn
    assert drawn.seen_by(1, PILES) == Moved((HIDDEN, HIDDEN), STOCK, HAND)


def test_everyone_sees_what_is_played() -> None:
    played = Moved(CARDS, HAND, DISCARD)
    assert played.seen_by(1, PILES) == played


def test_everyone_saw_the_discards_that_go_back_under_the_stock() -> None:
    assert Moved(CARDS, DISCARD, STOCK).seen_by(1, PILES) == Moved(CARDS, DISCARD, STOCK)


def test_a_hand_shown_to_one_seat_is_seen_by_that_seat_and_its_owner_alone() -> None:
    shown = Shown(CARDS, HAND, to=2)
    assert shown.seen_by(2, PILES) == shown.seen_by(0, PILES) == shown
    assert shown.seen_by(1, PILES).cards == (HIDDEN, HIDDEN)


def test_other_events_are_public() -> None:
    assert Shuffled(STOCK).seen_by(1, PILES) == Shuffled(STOCK)
    assert Event().seen_by(1, PILES) == Event()

"""A swipe over the hand at UNO's table, where at most one card is selected."""

from __future__ import annotations

from cardcade.ui.events import Dragged, Pressed, Released

from .seated import Seated, seated


def swipe(pilot: Seated, *places: int) -> list[set[int]]:
    """From the first of these cards over the others; what is selected after each of them."""
    cards = pilot.parts.hand.cards
    at = [(cards[place].rect.x + 8, cards[place].rect.centery) for place in places]
    first, selected = cards[places[0]], []
    first.handle(Pressed(at[0]))
    for pos in at[1:]:
        first.handle(Dragged(pos))
        selected.append({pilot.parts.hand.held.index(card) for card in pilot.parts.hand.selection.cards})
    first.handle(Released(at[-1]))
    return selected


def test_a_swipe_takes_the_card_that_it_is_over() -> None:
    assert swipe(seated("r5 | r1 b7 g3 | y1 y2"), 0, 1, 2, 1) == [{1}, {2}, {1}]


def test_a_swipe_from_the_selected_card_lets_go_of_it() -> None:
    pilot = seated("r5 | r1 b7 g3 | y1 y2")
    swipe(pilot, 0, 1)
    assert swipe(pilot, 1, 2) == [set()]


def test_a_swipe_is_heard_once_for_every_card_that_it_takes() -> None:
    pilot, heard = seated("r5 | r1 b7 g3 | y1 y2"), list[str]()
    pilot.ui.sound = heard.append
    swipe(pilot, 0, 1, 2)
    assert heard == ["card.select"] * 2

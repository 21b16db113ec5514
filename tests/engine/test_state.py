"""Cards move only through the state, which tells what happened and hides what must be hidden."""

from dataclasses import dataclass, field
from typing import ClassVar

from cardcade import HIDDEN, Audience, Card, Moved, Pile, Place, Shuffled, State, Stream, hand_of

STOCK, MINE, YOURS = 0, 1, 2
PILES = (Pile("stock", Place.STOCK, Audience.NOBODY), hand_of(0), hand_of(1))


@dataclass(slots=True, kw_only=True)
class Table(State):
    secret: int | None = 7
    seen: list[int] = field(default_factory=list)
    secrets: ClassVar[tuple[str, ...]] = ("secret",)


@dataclass(slots=True, kw_only=True)
class Dealt(State):
    order: list[int]
    odd: object = None
    maybe: list[int] | None = None
    known: dict[int, int] = field(default_factory=dict)
    secrets: ClassVar[tuple[str, ...]] = ("order",)


def table(stock: int = 5, listening: bool = True) -> Table:
    cards = [[Card(number) for number in range(stock)], [Card(10)], [Card(20), Card(21)]]
    return Table(piles=PILES, cards=cards, log=[] if listening else None)


def test_drawing_takes_from_the_top_one_after_the_other() -> None:
    state = table()
    assert state.draw(STOCK, MINE, 2) == [4, 3]
    assert state.cards[MINE] == [10, 4, 3]
    assert state.log == [Moved((Card(4), Card(3)), STOCK, MINE)]


def test_an_empty_pile_gives_what_it_has_and_no_event_for_nothing() -> None:
    state = table(stock=1)
    assert state.draw(STOCK, MINE, 3) == [0]
    assert state.draw(STOCK, MINE) == []
    assert state.log == [Moved((Card(0),), STOCK, MINE)]


def test_moved_cards_lie_on_top_in_the_order_given() -> None:
    state = table()
    state.move([Card(21), Card(20)], YOURS, MINE)
    assert state.cards[MINE] == [10, 21, 20]
    assert state.cards[YOURS] == []


def test_shuffling_keeps_the_cards_and_says_so() -> None:
    state = table(stock=40)
    state.shuffle(STOCK, Stream(1))
    assert sorted(state.cards[STOCK]) == list(range(40))
    assert state.cards[STOCK] != list(range(40))
    assert state.log == [Shuffled(STOCK)]


def test_nothing_is_recorded_while_nobody_listens() -> None:
    state = table(listening=False)
    state.draw(STOCK, MINE)
    state.shuffle(STOCK, Stream(1))
    assert state.log is None


def test_a_copy_lives_its_own_life() -> None:
    state = table()
    twin = state.copy()
    twin.draw(STOCK, MINE, 3)
    twin.seen.append(1)
    assert state.cards[MINE] == [10]
    assert state.seen == []
    assert twin.log is None


def test_a_view_is_copied_like_any_position_with_its_secrets_gone() -> None:
    twin = Dealt(piles=PILES, cards=[[], [], []], order=[3]).view(0).state.copy()
    assert twin.order is None


def test_lists_and_sets_are_copied_however_their_fields_are_declared() -> None:
    state = Dealt(piles=PILES, cards=[[], [], []], order=[3], odd={"a"}, maybe=[1], known={1: 2})
    twin = state.copy()
    assert twin == state
    assert not any(getattr(twin, name) is getattr(state, name) for name in ("order", "odd", "maybe", "known"))


def test_a_view_shows_the_own_hand_and_only_counts_of_the_rest() -> None:
    view = table().view(0)
    assert view.state.cards == [[HIDDEN] * 5, [10], [HIDDEN, HIDDEN]]


def test_a_view_knows_no_secrets() -> None:
    state = table()
    assert state.view(0).state.secret is None
    assert state.secret == 7

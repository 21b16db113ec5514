"""Setting up: hands, the first card, who begins."""

from dataclasses import replace

import pytest

from cardcade import Stream
from cardcade_uno.cards import DECK, NUMBERS
from cardcade_uno.events import TurnedBack
from cardcade_uno.game import Uno
from cardcade_uno.moves import ChooseColour
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, STOCK, Phase, UnoState

from .table import rules, uno


def dealt(seats: int = 4, seed: int = 0, rules: Rules | None = None) -> UnoState:
    game = Uno(rules or Rules())
    state = game.setup(seats)
    state.log = []
    game.begin(state, Stream(seed))
    return state


def dealt_with(symbol: str, seats: int, rules: Rules | None = None) -> UnoState:
    """A deal whose first card has this symbol."""
    return next(state for state in (dealt(seats, seed, rules) for seed in range(9999)) if state.symbol == symbol)


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_are_dealt_seven_cards_each(seats: int) -> None:
    state = next(state for state in (dealt(seats, seed) for seed in range(99)) if state.symbol in NUMBERS)
    assert [len(state.hand(seat)) for seat in range(seats)] == [7] * seats


@pytest.mark.parametrize("size", [1, 5, 10])
def test_the_hand_size_follows_the_setting(size: int) -> None:
    state = dealt(rules=rules("rulebook_b", basic__initial_hand_size=size))
    assert [len(state.hand(seat)) for seat in range(4)] == [size] * 4


def test_the_rest_is_the_stock_and_its_first_card_is_turned_up() -> None:
    state = dealt(rules=rules("rulebook_b"))
    assert len(state.cards[DISCARD]) == 1
    assert len(state.cards[STOCK]) == 108 - 4 * 7 - 1


def test_play_goes_clockwise_and_the_seat_after_the_dealer_begins() -> None:
    state = dealt_with("5", 4)
    assert state.direction == 1
    assert state.turn == (state.dealer + 1) % 4


def test_the_dealer_is_drawn_by_lot() -> None:
    dealers = [dealt(seed=seed).dealer for seed in range(400)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))


def test_anybody_may_be_the_first_to_play() -> None:
    assert {dealt(seed=seed).turn for seed in range(60)} == {0, 1, 2, 3}


def test_the_108_cards_are_shuffled() -> None:
    one, other = dealt(seed=1), dealt(seed=2)
    for state in (one, other):
        assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
    assert all(set(one.hand(seat)) != set(other.hand(seat)) for seat in range(4))
    assert one.cards[STOCK] != other.cards[STOCK]


def test_all_cards_go_back_and_are_shuffled_for_the_next_round() -> None:
    one, other = (uno("r5 | r1 | y1 y2 | g3", "official").play("r1").next_round(seed) for seed in (1, 2))
    for table in (one, other):
        assert sorted(card for pile in table.state.cards for card in pile) == list(DECK.cards)
    assert all(table.count(seat) >= 7 for table in (one, other) for seat in range(3))
    assert all(set(one.state.hand(seat)) != set(other.state.hand(seat)) for seat in range(3))
    assert one.state.cards[STOCK] != other.state.cards[STOCK]


def test_a_number_turned_up_begins_normally() -> None:
    state = dealt_with("3", 3)
    assert state.phase is Phase.TURN
    assert state.colour == DECK.faces[state.top][0]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_skip_turned_up_skips_the_first_player(seats: int) -> None:
    state = dealt_with("S", seats)
    assert state.turn == (state.dealer + 2) % seats


@pytest.mark.parametrize("seats", range(3, 7))
def test_a_reverse_turned_up_changes_the_direction_and_the_seat_before_the_dealer_begins(seats: int) -> None:
    state = dealt_with("V", seats)
    assert state.direction == -1
    assert state.turn == (state.dealer - 1) % seats


def test_a_reverse_turned_up_between_two_players_is_a_skip() -> None:
    state = dealt_with("V", 2)
    assert state.turn == state.dealer


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_draw_two_turned_up_gives_the_first_player_two_cards_and_skips_them(seats: int) -> None:
    state = dealt_with("D", seats)
    assert len(state.hand((state.dealer + 1) % seats)) == 9
    assert state.turn == (state.dealer + 2) % seats


def test_a_draw_two_turned_up_costs_what_the_preset_says() -> None:
    state = dealt_with("D", 3, rules("party"))
    assert len(state.hand((state.dealer + 1) % 3)) == 5 + 3


@pytest.mark.parametrize("skip", ["pass_on", "accumulate"])
def test_effects_of_the_first_card_cannot_be_answered(skip: str) -> None:
    for symbol in "SD":
        state = dealt_with(symbol, 4, rules("standard", stacking__skip=skip))
        assert state.phase is Phase.TURN
        assert (state.pending, state.skips) == (0, 0)


def test_a_wild_turned_up_is_shuffled_back_and_another_card_turned() -> None:
    deals = [dealt(seed=seed) for seed in range(300)]
    assert not any(state.symbol in "WF" for state in deals)
    back = [event for state in deals for event in state.log or [] if isinstance(event, TurnedBack)]
    assert {DECK.faces[event.card] for event in back} == {"W", "F"}


def test_a_wild_shuffled_back_may_lie_anywhere_in_the_stock() -> None:
    places = set()
    for seed in range(400):
        state = dealt(seed=seed)
        back = [event.card for event in state.log or [] if isinstance(event, TurnedBack)]
        places |= {state.cards[STOCK].index(card) for card in back if card in state.cards[STOCK]}
    assert len(places) > 15
    assert {3 * place // (108 - 4 * 7) for place in places} == {0, 1, 2}


def test_rulebook_b_turns_cards_until_a_number_shows() -> None:
    assert {dealt(seed=seed, rules=rules("rulebook_b")).symbol for seed in range(300)} == set(NUMBERS)


def test_officially_a_wild_turned_up_lets_the_first_player_choose_the_colour() -> None:
    official = rules("official")
    state, game = dealt_with("W", 3, official), Uno(official)
    first = (state.dealer + 1) % 3
    assert game.to_act(state) == (first,)
    assert list(game.moves(state, first)) == [ChooseColour(colour) for colour in "RGBY"]
    game.play(state, first, ChooseColour("B"), Stream(1))
    assert (state.colour, state.turn, state.phase) == ("B", first, Phase.TURN)


def test_officially_only_a_wild_draw_four_turned_up_goes_back() -> None:
    symbols = {dealt(seed=seed, rules=rules("official")).symbol for seed in range(400)}
    assert "F" not in symbols
    assert {"W", "S", "V", "D"} <= symbols


def test_the_deal_moves_on_one_seat_each_round() -> None:
    game = Uno(replace(rules("official")))
    state = game.setup(3)
    game.begin(state, Stream(3))
    dealers = [state.dealer]
    stream, step = Stream(9), 0
    while len(dealers) < 4:
        seat, step = game.to_act(state)[0], step + 1
        before = state.rounds
        game.play(state, seat, stream.choice(game.moves(state, seat)), stream.child(step))
        assert game.to_act(state), "the match was too short for the test"
        if state.rounds != before:
            game.play(state, -1, game.moves(state, -1)[0], stream.child(-step))
            dealers.append(state.dealer)
    assert dealers == [(dealers[0] + turn) % 3 for turn in range(4)]

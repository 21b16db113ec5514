"""Two thousand random deals: whatever is played, the promises hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from guandan_notation import PRESETS, rules

from cardcade import TABLE, Seat, Stream
from cardcade.engine.turns import play_on
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.cards import DECK
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move
from cardcade_guandan.partners import partner_of, side_of
from cardcade_guandan.state import LEFT, GuandanState, Phase

DEALS = [700, pytest.param(16_667, marks=[pytest.mark.million, pytest.mark.timeout(3600)])]
"""For each preset: two thousand in all, fifty thousand under the mark."""


def random_course(game: Guandan, stream: Stream) -> Iterator[tuple[Seat, GuandanState]]:
    """Plays at random to the end; after every move, who made it and the position."""
    state = game.setup(4)
    game.begin(state, stream.child(0))
    dice = stream.child(1)

    def play(seat: Seat, move: Move) -> None:
        game.play(state, seat, move, stream.child(state.period))

    for seat in play_on(game, state, lambda _seat, options: dice.choice(options), play):
        yield seat, state


@pytest.mark.parametrize("deals", DEALS)
@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals_keep_every_card_and_end_with_four_places(preset: str, deals: int) -> None:
    usual = Guandan(rules(preset))
    for number in range(deals):
        stream = Stream.named(preset, number)
        game = usual.one_round(stream)
        for moves, (_, state) in enumerate(random_course(game, stream)):
            assert moves < 1000
            if moves % 16 == 0:
                check_position(game, state)
        check_end(game, state)


def check_position(game: Guandan, state: GuandanState) -> None:
    assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
    if state.phase is not Phase.PLAY:
        return
    assert state.hand(state.turn)
    assert state.turn not in state.passed
    assert all(not state.hand(seat) for seat in state.out)
    options = game.moves(state, state.turn)
    assert options
    assert any(isinstance(move, Pass) for move in options) == (state.last is not None)
    for move in options[:: max(1, len(options) // 5)]:
        game.check(state, state.turn, move)


def check_end(game: Guandan, state: GuandanState) -> None:
    result = game.result(state)
    assert result is not None
    assert sorted(state.out) == [0, 1, 2, 3]
    assert set(result.winners) == {state.out[0], partner_of(state.out[0])}
    assert result.first == state.out[:1]
    left = [len(state.cards[LEFT + seat]) for seat in state.out]
    assert not any(state.hand(seat) for seat in state.out)
    assert left[:2] == [0, 0]
    assert left[2] <= left[3]
    assert (left[2] == 0) == (side_of(state.out[0]) != side_of(state.out[1]))


@pytest.mark.parametrize("preset", PRESETS)
def test_random_matches_go_from_deal_to_deal_until_the_ace_is_passed(preset: str) -> None:
    game = Guandan(rules(preset))
    for number in range(3):
        deals = []
        for moves, (seat, state) in enumerate(random_course(game, Stream.named(preset, "match", number))):
            assert moves < 100_000
            if seat == TABLE:
                deals.append(state.deal)
                assert sorted(card for pile in state.cards for card in pile) == list(DECK.cards)
        assert deals == list(range(2, state.deal + 1))
        assert state.winner is not None
        assert game.rounds(state) == state.deal


def test_a_single_deal_has_a_level_drawn_by_lot_and_no_tribute() -> None:
    usual = Guandan(rules("official"))
    levels, leaders = set(), set()
    for number in range(60):
        stream = Stream.named("one round", number)
        game = usual.one_round(stream)
        state = game.setup(4)
        game.begin(state, stream.child(0))
        levels.add(state.level)
        leaders.add(state.turn)
        assert state.phase is Phase.PLAY
        assert state.standing.levels == (state.level, state.level)
    assert len(levels) > 10
    assert leaders == {0, 1, 2, 3}

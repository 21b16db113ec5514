"""A slow twin of the rules of playing, written from the rulebooks alone, against `moves` and `check`."""

import random

import pytest

from cardcade import IllegalMove, Stream
from cardcade_uno.cards import DECK
from cardcade_uno.game import Uno
from cardcade_uno.moves import Draw, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, HANDS, Phase, UnoState

from .table import preset, rules
from .test_presets import PRESETS

HONEST = rules("standard", wild_draw_four__challenge=False, stacking__mixed=True)


def goes(rules: Rules, hand: list[str], card: str, top: str, colour: str, phase: Phase) -> bool:
    """Whether the face may be laid on the top face under that colour, facing that."""
    if phase is Phase.FACING_SKIP:
        return card[-1] == "S"
    same_colour = card[0] == colour and len(card) == 2
    if phase is Phase.FACING_DRAW:
        pair = top[-1] + card[-1]
        wanted = {"DD": rules.stacking.draw_two, "FF": rules.stacking.wild_draw_four, "DF": rules.stacking.mixed}
        if not wanted.get(pair, pair == "FD" and same_colour and rules.stacking.mixed):
            return False
    elif not (card in ("W", "F") or same_colour or (len(top) == 2 and card[-1] == top[-1])):
        return False
    if card != "F" or rules.wild_draw_four.challenge:
        return True
    others = list(hand)
    others.remove("F")
    return lawful(rules, others, top, colour)


def lawful(rules: Rules, others: list[str], top: str, colour: str) -> bool:
    match rules.wild_draw_four.condition:
        case "always":
            return True
        case "no_colour":
            return not any(len(card) == 2 and card[0] == colour for card in others)
        case "no_playable":
            plain = [card for card in others if card != "F"]
            return not any(
                card == "W" or card[0] == colour or (len(top) == 2 and card[-1] == top[-1]) for card in plain
            )


def positions(game: Uno, seats: int, count: int) -> list[tuple[UnoState, int]]:
    """Positions of random matches."""
    found, step, stream = [], 0, Stream(seats)
    while len(found) < count:
        state = game.setup(seats)
        game.begin(state, stream.child(step))
        while game.to_act(state) and state.rounds == 0 and len(found) < count:
            seat, step = game.to_act(state)[0], step + 1
            if state.phase is not Phase.COLOUR:
                found.append((state.copy(), seat))
            game.play(state, seat, stream.choice(game.moves(state, seat)), stream.child(step))
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", [*PRESETS, "honest"])
def test_the_cards_that_may_be_played_are_those_of_the_slow_twin(name: str, seats: int) -> None:
    rules = HONEST if name == "honest" else preset(name)
    game = Uno(rules)
    for state, seat in positions(game, seats, 400):
        hand = [DECK.faces[card] for card in state.cards[HANDS + seat]]
        shown = [hand[state.drawn]] if state.phase is Phase.DREW else hand
        top = DECK.faces[state.cards[DISCARD][-1]]
        expected = {card for card in shown if goes(rules, hand, card, top, state.colour, state.phase)}
        moves = game.moves(state, seat)
        assert {DECK.faces[move.card] for move in moves if isinstance(move, Play)} == expected
        if state.phase is Phase.TURN and state.can_draw():
            assert (Draw() in moves) == (not rules.basic.forced_play or not expected)
        agrees_with_check(game, state, seat, expected)


def agrees_with_check(game: Uno, state: UnoState, seat: int, expected: set[str]) -> None:
    """`check` accepts a card of the hand just when its face is among those expected."""
    for card in random.Random(1).sample(state.hand(seat), min(4, len(state.hand(seat)))):
        accepted = []
        for play in game.plays_with(state, seat, [card]):
            try:
                game.check(state, seat, play)
            except IllegalMove:
                continue
            accepted.append(play)
        assert bool(accepted) == (DECK.faces[card] in expected)


def test_what_a_view_shows_is_enough_to_list_the_moves() -> None:
    game = Uno(preset("house_mix"))
    for state, seat in positions(game, 3, 300):
        assert list(game.moves(state.view(seat).state, seat)) == list(game.moves(state, seat))

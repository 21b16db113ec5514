"""The promise about the deal: like every step it is told in events, and tells no seat what another holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardcade.engine.cards import Card, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.match import seen, step_streams
from cardcade.testing.conformance.findings import Fault, written_by_author
from cardcade.testing.conformance.picture import slips
from cardcade.testing.conformance.secrecy import names_hidden_cards
from cardcade.testing.conformance.trial import Past, Trial

PAIRS = 3
"""So many pairs of cards that a seat cannot see are swapped, one after the other."""


def the_deal_is_told(trial: Trial, past: Past) -> Iterator[Fault | str]:
    """Moving cards as the deal's events say leads from the bare table to what each seat sees, and no further."""
    game = trial.game()
    before, (after, events) = game.setup(trial.seats), _dealt(trial, step_streams(past.seed).child(0))
    for seat in range(trial.seats):
        yield from (f"seat {seat}: {slip}" for slip in slips(before, after, events, seat))
        yield from names_hidden_cards(game, before, after, seen(events, seat, after), seat)
        yield from _fields_tell(trial, past, after, events, seat)


def _fields_tell(trial: Trial, past: Past, after: Any, events: tuple[Event, ...], seat: Seat) -> Iterator[Fault]:
    """Two cards that the seat cannot see change places: nothing that it sees may change with them."""
    told, here = seen(events, seat, after), trial.forms.write_state(after.view(seat).state)
    for pair in _hidden_pairs(trial, past, after, seat):
        twin, others = _dealt(trial, SwappedStream(step_streams(past.seed).child(0), pair))
        there = trial.forms.write_state(twin.view(seat).state)
        unlike = [name for name in here if here[name] != there[name]]
        if unlike and told == seen(others, seat, twin):
            kind = type(after)
            name = f"{kind.__name__}.{', '.join(unlike)}"
            what = f"seat {seat} sees hidden cards in the field {name} after the deal"
            at = written_by_author(type(trial.game()), ["begin", "deal"])
            yield Fault(what, "deal_leaks", {"field": name}, at)
            return


def _hidden_pairs(trial: Trial, past: Past, after: Any, seat: Seat) -> list[tuple[Card, Card]]:
    """Cards of two piles, the one somebody's own, as far as there are such."""
    piles = [
        (pile.owner is not None, cards)
        for pile, cards in zip(after.piles, after.cards, strict=True)
        if cards and not pile.shown_to(seat)
    ]
    held = [card for owned, cards in piles if owned for card in cards]
    dice = Stream.named(past.seed, "swapped", seat)
    dice.shuffle(held)
    pairs = []
    for card in held[:PAIRS]:
        others = [other for _, cards in piles if card not in cards for other in cards]
        pairs += [(card, dice.choice(others))] if others else []
    return pairs


def _dealt(trial: Trial, stream: Stream) -> tuple[Any, tuple[Event, ...]]:
    game = trial.game()
    state = game.setup(trial.seats)
    state.log = []
    game.begin(state, stream)
    events, state.log = tuple(state.log), None
    return state, events


class SwappedStream(Stream):
    """The same luck, but of what is shuffled two cards have changed places."""

    __slots__ = ("_pair",)

    def __init__(self, stream: Stream, pair: tuple[Card, Card]) -> None:
        super().__init__(stream.key)
        self._pair = pair

    def child(self, number: int) -> Stream:
        return SwappedStream(super().child(number), self._pair)

    def shuffle(self, items: list[Any]) -> None:
        super().shuffle(items)
        one, other = self._pair
        if one in items and other in items:
            first, second = items.index(one), items.index(other)
            items[first], items[second] = other, one

"""Gathering the cards after a round, and dealing them out for the next."""

from __future__ import annotations

from collections.abc import Iterable

from cardcade.engine.state import State


def collect(state: State, stock: int) -> None:
    """All cards of all other piles go back to the stock."""
    for pile, cards in enumerate(state.cards):
        if cards and pile != stock:
            state.move(cards[:], pile, stock)


def deal(state: State, stock: int, piles: Iterable[int], count: int) -> None:
    """So many cards for each of these piles, in this order."""
    for pile in piles:
        state.draw(stock, pile, count)

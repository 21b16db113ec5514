"""Finds straights, tubes, plates and straight flushes in a hand: one play for every meaning."""

from __future__ import annotations

from cardcade import Card
from cardcade_guandan.cards import ACE, LOW_ACE, SUIT
from cardcade_guandan.moves import Play, play_of
from cardcade_guandan.order import Family, Order, RankRun
from cardcade_guandan.tally import Tally


def runs(tally: Tally, order: Order, family: Family, above: int) -> list[Play]:
    """Straights, tubes or plates of one family."""
    windows = order.windows_of(family)
    if tally.wilds:
        return _wild_runs(tally, windows, above)
    copies = windows[0].copies
    have = (tally.ones, tally.twos, tally.threes)[copies - 1]
    if not _has_run(have, len(windows[0].ranks)):  # the first window is of the shortest
        return []
    found = []
    for window in windows:
        if have & window.mask == window.mask and window.value > above:
            cards = mixed(tally, window) if copies == 1 else _stacked(tally, window)
            if cards:
                found.append(play_of(tuple(cards), window.reading))
    return found


def straight_flushes(tally: Tally, order: Order, above: int) -> list[Play]:
    wilds, shortest = len(tally.wilds), order.shortest_flush
    suits = []
    for suit, have in enumerate(tally.suits):
        if have.bit_count() + wilds >= shortest and (wilds or _has_run(have, shortest)):
            suits.append((tally.flushes[suit], have))
    return _flushes(tally, order, suits, above) if suits else []


def _has_run(have: int, length: int) -> bool:
    """Whether so many ranks follow each other, the ace below the two as well as above the king."""
    if have.bit_count() < length - 1:
        return False
    have |= have >> ACE - LOW_ACE & 1 << LOW_ACE
    for _ in range(length - 1):
        have &= have >> 1
    return have != 0


def _flushes(tally: Tally, order: Order, suits: list[tuple[dict[int, Card], int]], above: int) -> list[Play]:
    wilds = tally.wilds
    longest = max([len(cards) for cards, _ in suits]) + len(wilds)
    found = []
    for window in order.flush_windows:
        if window.value <= above or len(window.ranks) > longest:
            continue
        done = len(wilds) + 1
        for cards, have in suits:
            missing = (window.mask & ~have).bit_count()
            if missing < done:
                own = [cards[rank] for rank in window.ranks if rank in cards]
                for spent in range(missing, done):
                    found.append(play_of((*own[: len(own) + missing - spent], *wilds[:spent]), window.reading))
                done = missing
    return found


def mixed(tally: Tally, window: RankRun) -> list[Card]:
    """A card of every rank, not all of one suit; [] when the hand has only one suit there."""
    ranks = tally.ranks
    cards = [ranks[rank][0] for rank in window.ranks]
    suit = SUIT[cards[0]]
    for card in cards:
        if SUIT[card] != suit:
            return cards
    for place, rank in enumerate(window.ranks):
        for card in ranks[rank]:
            if SUIT[card] != suit:
                cards[place] = card
                return cards
    return []


def _stacked(tally: Tally, window: RankRun) -> list[Card]:
    """As many cards of every rank as the run wants and the hand has."""
    return [card for rank in window.ranks for card in tally.ranks[rank][: window.copies]]


def _wild_runs(tally: Tally, windows: tuple[RankRun, ...], above: int) -> list[Play]:
    wilds = tally.wilds
    lacks = (~tally.ones, ~tally.twos, ~tally.threes)[: windows[0].copies]
    found = []
    for window in windows:
        missing = sum([(window.mask & lack).bit_count() for lack in lacks])
        if missing > len(wilds) or window.value <= above:
            continue
        own = _stacked(tally, window)
        for spent in range(missing, len(wilds) + 1):
            cards = own[: len(own) + missing - spent] if spent or window.copies > 1 else mixed(tally, window)
            if cards:
                found.append(play_of((*cards, *wilds[:spent]), window.reading))
    return found

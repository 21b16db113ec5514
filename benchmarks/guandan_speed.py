"""How long the generators take on random hands of 27 cards, and how many random deals fit into a second of CPU time:
`python benchmarks/guandan_speed.py`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median, quantiles

from cardcade import Card
from cardcade.arena.simulation import Plan, Simulation
from cardcade.discovery.library import Library
from cardcade_guandan.cards import DECK, LEVELS, is_wild
from cardcade_guandan.combinations import Reading
from cardcade_guandan.every_play import every_lead
from cardcade_guandan.order import Order, order_at
from cardcade_guandan.plays import answers, leads
from cardcade_guandan.tally import Tally

HANDS = 2000
DEALS = 2000


def milliseconds(search: Callable[..., object], hand: list[Card], order: Order, *last: Reading) -> float:
    began = time.perf_counter()
    search(Tally(hand, order.level), order, *last)
    return (time.perf_counter() - began) * 1000


def measure(preset: str, hands: int) -> dict[str, list[float]]:
    dice = random.Random(preset)
    rules = Library(import_module("cardcade_guandan").cardcade_game()).presets[preset].rules
    times: dict[str, list[float]] = {}
    for _ in range(hands):
        level = dice.choice(LEVELS)
        cards = dice.sample(DECK.cards, 54)
        hand, other, order = cards[:27], cards[27:], order_at(level, rules)
        last = dice.choice(leads(Tally(other, level), order)).reading
        wilds = sum(is_wild(card, level) for card in hand)
        times.setdefault("lead", []).append(milliseconds(leads, hand, order))
        times.setdefault("follow", []).append(milliseconds(answers, hand, order, last))
        if preset == "official":
            took = milliseconds(every_lead, hand, order)
            times.setdefault("every play", []).append(took)
            times.setdefault(f"every play, {wilds} wild", []).append(took)
    return times


def random_deals(preset: str, deals: int) -> float:
    """Deals per second of CPU time, as `cardcade simulate guandan --bots random` plays them."""
    values = Library(import_module("cardcade_guandan").cardcade_game()).presets[preset].values
    plan = Plan(game="guandan", preset=preset, values=values, seats=4, bots=("random",) * 4, seed=1, games=deals)
    return deals / Simulation(plan).play(0, deals).cpu_seconds


if __name__ == "__main__":
    for preset in ("official", "house"):
        print(f"{preset:9} {random_deals(preset, DEALS):.0f} random deals a second")
        for what, taken in measure(preset, HANDS).items():
            print(f"{preset:9} {what:20} median {median(taken):.3f} ms   p95 {quantiles(taken, n=20)[-1]:.3f} ms")

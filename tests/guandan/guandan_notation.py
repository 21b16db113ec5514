"""A Guandan table in card notation: `guandan("S9 H9 | D3 | SK | S4", last="S5 C5", by=3)`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from cardcade import TABLE, Card, Seat, Stream
from cardcade.engine.rules import rules_of, tables
from cardcade.rulekit.rounds import TimeUp
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.cards import DECK, LEVELS, RANK_NUMBERS
from cardcade_guandan.climbing import Climb
from cardcade_guandan.combinations import Reading
from cardcade_guandan.events import TributeResisted
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import NextDeal, PayTribute, Play, ReturnTribute
from cardcade_guandan.order import Order, order_at
from cardcade_guandan.readings import readings
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import BEFORE, DISCARD, HANDS, STOCK, GuandanState, Phase, TrickAct

PRESETS = ("house", "official", "quick")
SOUTH, WEST, NORTH, EAST = range(4)


@cache
def rules(preset: str = "house") -> Rules:
    from importlib import resources

    import tomli

    text = (resources.files("cardcade_guandan") / "presets" / f"{preset}.toml").read_text("utf-8")
    values = tomli.loads(text)
    own = {table: values[table] for table, _ in tables(Rules) if table in values}
    if "extends" not in values:
        return rules_of(Rules, own)
    changed = rules(values["extends"])
    return replace(changed, **{table: replace(getattr(changed, table), **part) for table, part in own.items()})


def with_rules(preset: str = "house", **changes: Any) -> Rules:
    """`with_rules(trick__pass_locks=False)`: a preset with some keys changed."""
    changed = rules(preset)
    for path, value in changes.items():
        table, key = path.split("__")
        changed = replace(changed, **{table: replace(getattr(changed, table), **{key: value})})
    return changed


def cards(text: str) -> tuple[Card, ...]:
    """`S9 H9`, or `S9S9` for twins: one physical card for every face."""
    return DECK.pick(text.split())


def order(level: str = "2", preset: str | Rules = "house") -> Order:
    return order_at(RANK_NUMBERS[level], rules(preset) if isinstance(preset, str) else preset)


def read(text: str, level: str = "2", preset: str | Rules = "house") -> list[str]:
    """Every reading of the cards, the default first: `["bomb 9", "full_house 9"]`."""
    return [name(reading) for reading in readings(cards(text), order(level, preset))]


def reading(text: str, level: str = "2", preset: str | Rules = "house", wanted: str = "") -> Reading:
    """The default reading, or the one of that name."""
    known = readings(cards(text), order(level, preset))
    assert known, f"{text} is nothing"
    return next(each for each in known if wanted in ("", name(each)))


def beats(one: str, other: str, level: str = "2", preset: str | Rules = "house") -> bool:
    return order(level, preset).beats(reading(one, level, preset), reading(other, level, preset))


def name(reading: Reading) -> str:
    return f"{reading.kind.value} {reading.key}"


class Table:
    """A position to play on from; moves are checked before they are made."""

    def __init__(self, game: Guandan, state: GuandanState) -> None:
        self.game = game
        self.state = state
        self.steps = 0
        self.state.log = []

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(self.game.to_act(self.state))

    def hand(self, seat: Seat) -> str:
        return " ".join(sorted(DECK.faces[card] for card in self.state.hand(seat)))

    def play(self, text: str, wanted: str = "", seat: Seat | None = None) -> None:
        """Plays these faces from the hand of the seat to act, in the default reading or the one wanted."""
        seat = self.turn if seat is None else seat
        chosen = self._own(text, seat)
        known = readings(chosen, self.game.order(self.state.level))
        self.move(Play(chosen, next(each for each in known if wanted in ("", name(each)))), seat)

    def passes(self, *seats: Seat) -> None:
        """The seat to act passes, or these one after the other."""
        for seat in seats or (self.turn,):
            self.move(Pass(), seat)

    def pay(self, text: str, seat: Seat) -> None:
        self.move(PayTribute(self._own(text, seat)), seat)

    def give_back(self, text: str, seat: Seat) -> None:
        self.move(ReturnTribute(self._own(text, seat)), seat)

    def next_deal(self, shuffled: str = "test") -> None:
        self.move(NextDeal(), TABLE, shuffled)

    def time_up(self) -> None:
        self.move(TimeUp(), TABLE)

    def move(self, move: Any, seat: Seat, chance: str = "test") -> None:
        self.game.check(self.state, seat, move)
        self.steps += 1
        self.game.play(self.state, seat, move, Stream.named(chance, self.steps))

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.state.log or [] if isinstance(event, kind)]

    def options(self, seat: Seat | None = None) -> set[str]:
        """The moves of a seat, as `pair 9: H9 S9`, `pass`, or the cards of a tribute."""
        seat = self.turn if seat is None else seat
        return {self._write(move) for move in self.game.moves(self.state, seat)}

    def _own(self, text: str, seat: Seat) -> tuple[Card, ...]:
        """The cards of the hand with these faces; any card of the deck for a face that is not there."""
        hand = list(self.state.hand(seat))
        chosen = []
        for face in text.split():
            card = next((card for card in hand if DECK.faces[card] == face), None)
            chosen.append(DECK.card(face) if card is None else card)
            if card is not None:
                hand.remove(card)
        return tuple(chosen)

    @staticmethod
    def _write(move: Any) -> str:
        faces = " ".join(sorted(DECK.faces[card] for card in getattr(move, "cards", ())))
        return f"{name(move.reading)}: {faces}" if isinstance(move, Play) else faces or "pass"


def guandan(
    hands: str,
    *,
    level: str = "2",
    preset: str | Rules = "house",
    turn: Seat = SOUTH,
    last: str = "",
    by: Seat = EAST,
    out: tuple[Seat, ...] = (),
    standing: Climb | None = None,
) -> Table:
    """Four hands; everything else has been played. `last` was just laid down by `by`."""
    game = Guandan(rules(preset) if isinstance(preset, str) else preset)
    state = game.setup(4)
    number = RANK_NUMBERS[level]
    state.standing = standing or Climb((number, number), turn % 2)
    state.level, state.deal, state.turn, state.out = number, 1, turn, out
    texts = [part.strip() for part in hands.split("|")]
    dealt = iter(DECK.pick(" ".join([*texts, last]).split()))
    for seat, text in enumerate(texts):
        state.cards[HANDS + seat] = [next(dealt) for _ in text.split()]
    state.cards[BEFORE + by] = list(dealt)
    held = {card for pile in state.cards[HANDS:] for card in pile}
    state.cards[STOCK], state.cards[DISCARD] = [], [card for card in DECK.cards if card not in held]
    if last:
        chosen = tuple(state.cards[BEFORE + by])
        state.last, state.last_by = Play(chosen, readings(chosen, game.order(number))[0]), by
        state.trick = (TrickAct(by, state.last),)
    return Table(game, state)


def after_a_deal(preset: str | Rules, places: tuple[Seat, ...], standing: Climb) -> Table:
    """The table after the next deal has been dealt, nobody resisting: the last one ended in this order."""
    tables = (_dealt(preset, places, standing, seed) for seed in range(9))
    return next(table for table in tables if not table.events(TributeResisted))


def _dealt(preset: str | Rules, places: tuple[Seat, ...], standing: Climb, seed: int) -> Table:
    game = Guandan(rules(preset) if isinstance(preset, str) else preset)
    state = game.setup(4)
    game.begin(state, Stream.named(seed))
    state.out, state.standing, state.phase = places, standing, Phase.SUMMARY
    table = Table(game, state)
    game.play(state, TABLE, NextDeal(), Stream.named("deal", seed))
    return table


ALL_LEVELS = tuple(name for name, number in RANK_NUMBERS.items() if number in LEVELS)

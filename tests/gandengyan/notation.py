"""A table written in ranks: hands are `5 5 T 2 BJ | 9 J`, combinations `7`, `77`, `7-8-9`, `777`, `BJ RJ`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any

import tomli

from cardcade import TABLE, Card, IllegalMove, Stream
from cardcade.engine.rules import rules_of, tables
from cardcade.rulekit.rounds import NEXT_ROUND
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.cards import DECK, LOWEST, RANK, RED_JOKER, rank_name
from cardcade_gandengyan.combinations import JOKER_BOMB, Combination, bomb, pair, single, straight
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import GONE, HANDS, STOCK

PRESETS = ("house", "classic", "party")
TABLES = {name for name, _ in tables(Rules)}
RANKS = {rank_name(rank): rank for rank in range(LOWEST, RED_JOKER + 1)}


@cache
def rules(preset: str = "house", **changed: Any) -> Rules:
    """A preset's rules, keys changed as in `follow_step="next"`."""
    made = rules_of(Rules, _values(preset))
    for path, value in changed.items():
        table, key = path.split("_", 1)
        made = replace(made, **{table: replace(getattr(made, table), **{key: value})})
    return made


def _values(preset: str) -> dict[str, dict[str, Any]]:
    written = tomli.loads((resources.files("cardcade_gandengyan") / "presets" / f"{preset}.toml").read_text("utf-8"))
    under = _values(written["extends"]) if "extends" in written else {}
    return {table: under.get(table, {}) | written.get(table, {}) for table in {**under, **written} if table in TABLES}


def ranks(text: str) -> tuple[int, ...]:
    return tuple(RANKS[name] for name in text.split())


def deal(texts: Iterable[str]) -> list[list[Card]]:
    """Cards for these ranks or faces, each from the one pack."""
    pack = list(DECK.cards)
    return [[_take(pack, name) for name in text.split()] for text in texts]


def _take(pack: list[Card], name: str) -> Card:
    card = next(card for card in pack if name in (DECK.faces[card], rank_name(RANK[card])))
    pack.remove(card)
    return card


def combination(text: str) -> Combination:
    if "-" in text:
        run = ranks(text.replace("-", " "))
        return straight(run[0], len(run))
    if text in ("BJ RJ", "RJ BJ"):
        return JOKER_BOMB
    if text in ("BJ", "RJ"):
        return single(RANKS[text])
    rank = RANKS[text[0]]
    return (single(rank), pair(rank))[len(text) - 1] if len(text) < 3 else bomb(rank, len(text))


def notation(made: Combination) -> str:
    if made.kind == "straight":
        return "-".join(map(rank_name, made.ranks))
    return "BJ RJ" if made.kind == "joker_bomb" else rank_name(made.rank) * made.size


class Table:
    """A position to play on from; seat 0 leads unless told otherwise."""

    def __init__(self, hands: str, preset: str = "house", *, stock: str | None = None, leader: int = 0, **changed: Any):
        self.game = Gandengyan(rules(preset, **changed))
        held = deal([*hands.split("|"), stock or ""])
        pile = held.pop()
        self.state = self.game.setup(len(held))
        self.state.cards[HANDS : HANDS + len(held)] = held
        used = {card for part in (*held, pile) for card in part}
        rest = [card for card in DECK.cards if card not in used]
        self.state.cards[STOCK] = pile[::-1] if stock is not None else rest
        self.state.cards[GONE] = rest if stock is not None else []
        self.state.turn = self.state.owner = leader
        self.state.log = []

    @property
    def turn(self) -> int:
        return self.state.turn

    def leads(self, seat: int) -> bool:
        """Whether it is this seat's turn, with nothing to beat."""
        return self.turn == seat and self.state.last is None

    @property
    def stock(self) -> int:
        return len(self.state.cards[STOCK])

    def hand(self, seat: int) -> str:
        return " ".join(rank_name(RANK[card]) for card in sorted(self.state.cards[HANDS + seat], key=lambda c: RANK[c]))

    def play(self, text: str, meaning: str | None = None) -> None:
        """The seat in turn plays cards of these ranks, as the combination meant or as the rules take them."""
        cards = self.chosen(text)
        plays = self.game.plays_with(self.state, self.turn, cards)
        wanted = [play for play in plays if meaning is None or notation(play.combination) == meaning]
        move = wanted[0] if wanted else Play(cards, combination(meaning) if meaning else single(3))
        self.game.check(self.state, self.turn, move)
        self.game.play(self.state, self.turn, move, Stream(0))

    def pass_(self) -> None:
        self.game.check(self.state, self.turn, PASS)
        self.game.play(self.state, self.turn, PASS, Stream(0))

    def next_round(self, seed: int = 0) -> None:
        self.game.check(self.state, TABLE, NEXT_ROUND)
        self.game.play(self.state, TABLE, NEXT_ROUND, Stream(seed))

    def chosen(self, text: str) -> tuple[Card, ...]:
        held = list(self.state.cards[HANDS + self.turn])
        return tuple(_take(held, name) for name in text.split())

    def refusal(self, text: str, meaning: str | None = None) -> tuple[str, str | None]:
        """Why the seat in turn may not play that: the reason's key and the preset key behind it."""
        before = self.state.copy()
        try:
            self.pass_() if text == "pass" else self.play(text, meaning)
        except IllegalMove as illegal:
            before.log = self.state.log
            assert self.state == before, "a refused move changes nothing"
            return illegal.reason.key.removeprefix("gandengyan.illegal."), illegal.rule
        raise AssertionError(f"{text} was accepted")

    def plays(self) -> set[str]:
        """What the seat in turn may play."""
        moves = self.game.moves(self.state, self.turn)
        return {notation(move.combination) for move in moves if isinstance(move, Play)}

    def may_pass(self) -> bool:
        return PASS in self.game.moves(self.state, self.turn)

    def events(self, kind: type[Any]) -> list[Any]:
        assert self.state.log is not None
        return [event for event in self.state.log if isinstance(event, kind)]

"""Positions a strong player would agree on, as the documentation tells them: what the hard bot does, and why."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from cardcade import Stream, View
from cardcade_guandan.cards import DECK, RANK_NUMBERS
from cardcade_guandan.climbing import Climb
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import next_seat, partner_of, previous_seat
from cardcade_guandan.readings import readings
from cardcade_guandan.state import BEFORE, DISCARD, HANDS, STOCK, GuandanState, TrickAct


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """South to act. `left` counts the cards of the next player, the partner and the previous player."""

    hand: str
    left: tuple[int, int, int]
    choice: str
    why: str
    last: str = ""
    by: str = ""
    level: str = "2"
    gone: str = ""
    """Cards known to have been played; others are gone at random."""

    def view(self, game: Guandan) -> View[GuandanState]:
        state = game.setup(4)
        level = RANK_NUMBERS[self.level]
        state.standing, state.level, state.deal = Climb((level, level), 0), level, 1
        around = {"next": next_seat(0, game.rules), "partner": partner_of(0), "previous": previous_seat(0, game.rules)}
        known = iter(DECK.pick(f"{self.hand} {self.last} {self.gone}".split()))
        state.cards[HANDS] = [next(known) for _ in self.hand.split()]
        if self.last:
            holder = around[self.by]
            cards = tuple(next(known) for _ in self.last.split())
            state.cards[BEFORE + holder] = list(cards)
            state.last, state.last_by = Play(cards, readings(cards, game.order(level))[0]), holder
            state.trick = (TrickAct(holder, state.last),)
        state.cards[DISCARD] = list(known)
        rest = DECK.unseen(state.cards[DISCARD:])
        Stream.named(self.hand, self.last).shuffle(rest)
        for seat, count in zip(around.values(), self.left, strict=True):
            state.cards[HANDS + seat], rest = rest[:count], rest[count:]
        state.cards[DISCARD] += rest
        state.cards[STOCK] = []
        return state.view(0)


PAGE = Path(__file__).parents[2] / "docs" / "bots-guandan.md"
CELLS = (
    r"\d+",
    r"(?P<hand>[^|(]+?)(?: \(level (?P<level>\w+)\))?",
    r"(?P<left>[\d/]+)",
    r"(?:leads|(?P<by>\w+) played (?P<last>[^|;]+?))(?:; gone: (?P<gone>[^|]+?))?",
    r"(?P<choice>[^|]+?)",
    r"(?P<why>[^|]+?)",
)
ROW = re.compile(r"^\| " + r" \| ".join(CELLS) + r" \|$", re.M)


def _position(row: re.Match[str]) -> Position:
    told = {name: text for name, text in row.groupdict().items() if text and name != "left"}
    following, partner, previous = map(int, row["left"].split("/"))
    return Position(left=(following, partner, previous), **told)


POSITIONS = tuple(map(_position, ROW.finditer(PAGE.read_text("utf-8"))))

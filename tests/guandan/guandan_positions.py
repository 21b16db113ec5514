"""Positions a strong player would agree on: what the hard bot does in each, and why."""

from __future__ import annotations

from dataclasses import dataclass

from cardcade import Stream, View
from cardcade_guandan.cards import DECK, RANK_NUMBERS
from cardcade_guandan.climbing import Standing
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import next_seat, partner_of, previous_seat
from cardcade_guandan.readings import readings
from cardcade_guandan.state import BEFORE, DISCARD, HANDS, STOCK, Act, GuandanState


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
        state.standing, state.level, state.deal = Standing((level, level), 0), level, 1
        around = {"next": next_seat(0, game.rules), "partner": partner_of(0), "previous": previous_seat(0, game.rules)}
        known = iter(DECK.pick(f"{self.hand} {self.last} {self.gone}".split()))
        state.cards[HANDS] = [next(known) for _ in self.hand.split()]
        if self.last:
            holder = around[self.by]
            cards = tuple(next(known) for _ in self.last.split())
            state.cards[BEFORE + holder] = list(cards)
            state.last, state.last_by = Play(cards, readings(cards, game.order(level))[0]), holder
            state.trick = (Act(holder, state.last),)
        state.cards[DISCARD] = list(known)
        placed = {card for pile in state.cards[DISCARD:] for card in pile}
        rest = [card for card in DECK.cards if card not in placed]
        Stream.named(self.hand, self.last).shuffle(rest)
        for seat, count in zip(around.values(), self.left, strict=True):
            state.cards[HANDS + seat], rest = rest[:count], rest[count:]
        state.cards[DISCARD] += rest
        state.cards[STOCK] = []
        return state.view(0)


POSITIONS = (
    Position(
        hand="S9 H9 C9 D4 S4",
        left=(9, 9, 9),
        choice="full_house 9",
        why="Everything goes at once.",
    ),
    Position(
        hand="RJ S5 C5",
        left=(3, 9, 3),
        gone="RJ",
        choice="single RJ",
        why="Nobody can beat the last red joker and nobody with three cards can bomb; the pair goes next.",
    ),
    Position(
        hand="S3 C7 D7 S9 C9 CQ",
        left=(1, 10, 12),
        choice="pair 7",
        why="The next player has one card and cannot follow a pair.",
    ),
    Position(
        hand="RJ SK C4 D4 S8 C8",
        left=(1, 10, 12),
        last="C6",
        by="partner",
        choice="single RJ",
        why="The partner's six will not hold, and the red joker stops the one-card player for certain.",
    ),
    Position(
        hand="S4 H4 C4 D4 RJ S9 C9 D9 SJ CJ",
        left=(15, 12, 16),
        last="SA",
        by="partner",
        gone="RJ BJ BJ H2 S2 C2 D2 S2 C2 D2",
        choice="pass",
        why="The partner's ace is high now; joker and bomb are kept.",
    ),
    Position(
        hand="S3 D8 C8 HK CK DJ",
        left=(9, 1, 8),
        choice="single 3",
        why="The partner has one card: lead the lowest single.",
    ),
    Position(
        hand="S6 H6 C6 D6 S9 C9 D9 S3 C3",
        left=(18, 15, 14),
        last="SA CA",
        by="next",
        choice="bomb 6",
        why="If the bomb stands, the full house goes out.",
    ),
    Position(
        hand="S7 C7 D7 H2 S3",
        left=(1, 10, 12),
        last="SQ CQ",
        by="next",
        choice="bomb 7",
        why="The holder is down to one card; the wildcard makes a bomb, and the three goes out on the lead.",
    ),
    Position(
        hand="S5 H5 C5 D5 S6 D7 C8 S9",
        left=(14, 12, 13),
        choice="straight 5",
        why="Straight and triple are two plays; keeping the bomb whole would leave five.",
    ),
    Position(
        hand="S7 D3 C3",
        left=(10, 9, 2),
        last="SA",
        by="previous",
        level="7",
        choice="single 7",
        why="A level card beats the ace, and the pair goes out.",
    ),
    Position(
        hand="D8 S6 C6 SQ DQ SK CK DK S3 C3 D3",
        left=(20, 18, 17),
        last="S5",
        by="previous",
        choice="single 8",
        why="The loose eight follows; no group is broken for a harmless trick.",
    ),
    Position(
        hand="S6 C6 S9 C9 D9 SJ HQ SA",
        left=(16, 14, 20),
        last="S4 C4",
        by="previous",
        choice="pair 6",
        why="A low pair goes along cheaply; the nines stay three.",
    ),
    Position(
        hand="S8 H8 C8 D8 S9 C9 SK S3 D5 C6 HJ DJ",
        left=(20, 21, 19),
        last="SA",
        by="previous",
        choice="pass",
        why="Far from the end an ace is not worth a bomb.",
    ),
    Position(
        hand="S4 H4 C4 D4 S9 C9 SK",
        left=(12, 10, 3),
        last="SQ CQ DQ",
        by="previous",
        choice="bomb 4",
        why="The holder has three cards left: this is what the bomb was kept for.",
    ),
    Position(
        hand="H7 SK CK DK S4 C4 D9 S3",
        left=(14, 12, 10),
        level="7",
        choice="single 3",
        why="The costliest loser goes first; the wildcard waits for the kings.",
    ),
    Position(
        hand="SA D3",
        left=(1, 8, 1),
        gone="RJ RJ BJ BJ S2 S2 C2 C2 D2 D2 H2 H2",
        choice="single A",
        why="Everything above the ace is gone: the ace wins, then the three goes out.",
    ),
    Position(
        hand="S5 C5 SJ CK DK HA S3",
        left=(9, 2, 8),
        choice="pair 5",
        why="The partner has two cards: a low pair may let it out.",
    ),
    Position(
        hand="SJ SQ SK SA ST C3 D3 C9",
        left=(8, 9, 5),
        last="S8 C8 D8 H8",
        by="previous",
        choice="straight_flush T",
        why="Five cards left with the holder: the straight flush stops it.",
    ),
    Position(
        hand="S9 C9 D9 SK",
        left=(7, 1, 6),
        last="S4 C4 D4",
        by="partner",
        gone="SA CA DA HA SA CA DA HA",
        choice="triple 9",
        why="It takes the trick from the partner only because the rest cannot be stopped.",
    ),
    Position(
        hand="SK C5 D5 C9 D9",
        left=(2, 6, 7),
        choice="single K",
        why="The next player holds two cards: no pair is led to it.",
    ),
)

"""Why one play is better than another at Gandengyan: each reason only where it holds, the strongest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from cardcade import Reason, View
from cardcade.rulekit.comparison import Comparison, goes_out
from cardcade.rulekit.shedding import Pass
from cardcade_gandengyan.bots.policy import sharp_policy
from cardcade_gandengyan.cards import RANK, is_joker, tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.state import HANDS, GandengyanState
from cardcade_gandengyan.words import say_rank

SHORT: Final = 2
"""With so few cards a player is about to go out."""


class Pair(Comparison[Gandengyan, GandengyanState, Move]):
    """What the reasons ask of the two moves."""

    __slots__ = ()

    @property
    def hand(self) -> int:
        return tally(self.state.cards[HANDS + self.view.seat])

    def rest(self, move: Move) -> int:
        return self.hand - tally(move.cards) if isinstance(move, Play) else self.hand

    def leads_left(self, move: Move) -> int:
        """The fewest plays that empty what stays."""
        return sharp_policy(self.game, self.state.seats).leads_left(self.rest(move))

    @property
    def fewest(self) -> int:
        """The smallest hand among the others."""
        hands = self.state.cards[HANDS : HANDS + self.state.seats]
        return min(len(cards) for seat, cards in enumerate(hands) if seat != self.view.seat)


def reasons(game: Gandengyan, view: View[GandengyanState], better: Move, played: Move) -> list[Reason]:
    return Pair(game, view, better, played).reasons(RULES)


def _safe_exit(pair: Pair) -> Iterator[Reason]:
    """The rest is one bomb: whatever is played on this, it goes out on it."""
    if _keeps_bomb(pair, pair.better) and not _keeps_bomb(pair, pair.played):
        yield Reason("safe_exit")


def _keeps_bomb(pair: Pair, move: Move) -> bool:
    plain = isinstance(move, Play) and not move.combination.bomb_tier
    return plain and pair.game.hands.is_bomb(pair.rest(move))


def _beat_it(pair: Pair) -> Iterator[Reason]:
    if isinstance(pair.played, Pass) and isinstance(pair.better, Play):
        yield Reason("beat_it", con=True)


def _sheds_more(pair: Pair) -> Iterator[Reason]:
    if isinstance(pair.better, Play) and isinstance(pair.played, Play):
        more = len(pair.better.cards) - len(pair.played.cards)
        if more > 0 and not pair.better.combination.bomb_tier:
            yield Reason("sheds_more", {"n": len(pair.better.cards)})


def _pair_against_short(pair: Pair) -> Iterator[Reason]:
    better, played = pair.better, pair.played
    if pair.state.last is not None or pair.fewest > SHORT:
        return
    if not isinstance(better, Play) or not isinstance(played, Play):
        return
    if better.combination.kind == "pair" and played.combination.kind == "single":
        yield Reason("pair_against_short", {"n": pair.fewest})


def _splits_group(pair: Pair) -> Iterator[Reason]:
    """Cards of a rank torn apart, which the better move leaves together."""
    torn = _torn(pair, pair.played) - _torn(pair, pair.better)
    if torn:
        rank, held = min(torn)
        yield Reason(f"splits_{'pair' if held == 2 else 'bomb'}", {"rank": say_rank(rank)}, con=True)


def _torn(pair: Pair, move: Move) -> set[tuple[int, int]]:
    """Ranks held twice or more of which only some are played, with how many are held."""
    if not isinstance(move, Play):
        return set()
    held = Counter(RANK[card] for card in pair.state.cards[HANDS + pair.view.seat] if not is_joker(card))
    used = Counter(RANK[card] for card in move.cards if not is_joker(card))
    return {(rank, held[rank]) for rank, count in used.items() if held[rank] > 1 and count < held[rank]}


def _joker_as_wild(pair: Pair) -> Iterator[Reason]:
    if _stand_ins(pair.played) > _stand_ins(pair.better):
        yield Reason("joker_as_wild", con=True)


def _stand_ins(move: Move) -> int:
    """Jokers that stand for other cards."""
    if not isinstance(move, Play) or move.combination.kind == "joker_bomb":
        return 0
    jokers = sum(map(is_joker, move.cards))
    return jokers if jokers < len(move.cards) else 0


def _bomb_spent(pair: Pair) -> Iterator[Reason]:
    if _bombs(pair.played) and not _bombs(pair.better) and pair.rest(pair.played):
        yield Reason("bomb_spent", con=True)


def _bombs(move: Move) -> bool:
    return isinstance(move, Play) and move.combination.bomb_tier > 0


def _fewer_plays(pair: Pair) -> Iterator[Reason]:
    left, instead = pair.leads_left(pair.better), pair.leads_left(pair.played)
    if isinstance(pair.better, Play) and isinstance(pair.played, Play) and 0 < left < instead:
        yield Reason("fewer_plays", {"n": left, "other": instead})


def _untouched(pair: Pair) -> Iterator[Reason]:
    doubles, seat = pair.game.rules.scoring.untouched_doubles, pair.view.seat
    if doubles and not pair.state.plays[seat] and isinstance(pair.better, Play) and isinstance(pair.played, Pass):
        yield Reason("untouched")


RULES: Final[tuple[Callable[[Pair], Iterator[Reason]], ...]] = (
    goes_out, _safe_exit, _pair_against_short, _splits_group, _joker_as_wild, _bomb_spent, _untouched, _beat_it,
    _sheds_more, _fewer_plays,
)  # fmt: skip

"""What the boards tell: who won, what every hand cost and why, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardcade import Card, Seat, say_seat
from cardcade.table import BoardRow, Cards, Link
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.events import RoundEnded
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scene.score import Score
from cardcade_gandengyan.scoring import factors
from cardcade_gandengyan.state import HANDS, GandengyanState


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLine(BoardRow):
    """A player's row also has the cards left in the hand and, at the end of the match, what every round cost."""

    cards: Sequence[Card]
    rounds: Sequence[int] = ()


class Summary:
    """The round's winner first, at the end of the match the lowest total; the fewer points the better."""

    def __init__(self, link: Link, rules: Rules, score: Score, cards: Cards) -> None:
        self._link, self._rules, self._score, self._cards = link, rules, score, cards

    @property
    def final(self) -> bool:
        """Whether the match is over with this round."""
        if wins := self._rules.match.wins:
            return max(self._score.won, default=0) >= wins
        return self._score.round == self._rules.match.rounds

    def ended(self, state: GandengyanState) -> RoundEnded | None:
        """How the round of this position ended, if it is over."""
        if state.winner is None:
            return None
        left = tuple(len(state.cards[state.left_pile(seat)]) for seat in range(state.seats))
        times = factors(state.plays, state.bombs, self._rules.scoring)
        return RoundEnded(state.winner, state.board[-1], left, times, state.totals())

    def title(self, event: RoundEnded) -> str:
        say, best = self._link.words.say, self._best(event)
        mine = best == {self._link.seat}
        if not self.final:
            key, winner = "you" if mine else "round", say_seat(event.winner)
            return say(f"gandengyan.table.board.{key}", n=self._score.round, player=winner)
        if len(best) > 1:
            return say("gandengyan.table.board.shared", n=len(best))
        key = "match_wins" if self._rules.match.wins else "match"
        return say("table.won") if mine else say(f"gandengyan.table.board.{key}", player=say_seat(next(iter(best))))

    @property
    def foot(self) -> str:
        """How far the match has got."""
        match = self._rules.match
        if match.wins:
            return self._link.words.say("gandengyan.table.board.goal_wins", n=match.wins)
        return self._link.words.say("gandengyan.table.board.goal", n=self._score.round, all=match.rounds)

    def lines(self, event: RoundEnded) -> list[RoundLine]:
        best, behind = self._best(event), self._behind(event)
        order = sorted(range(len(event.totals)), key=lambda seat: (seat not in best, behind[seat], seat))
        return [self._line(event, seat, seat in best) for seat in order]

    def _behind(self, event: RoundEnded) -> Sequence[int]:
        """What puts the players in order, the best lowest."""
        return [-won for won in self._score.won] if self._rules.match.wins else event.totals

    def _best(self, event: RoundEnded) -> set[Seat]:
        if not self.final or self._rules.match.wins:
            return {event.winner}
        return {seat for seat, total in enumerate(event.totals) if total == min(event.totals)}

    def _line(self, event: RoundEnded, seat: Seat, winner: bool) -> RoundLine:
        return RoundLine(
            self._link.players[seat],
            self._note(event, seat),
            *self._counted(event, seat),
            winner,
            cards=self._cards_left(seat),
            worth=-(self._behind(event) if self.final else event.points)[seat],
            rounds=[points[seat] for points in self._score.costs] if self.final else (),
        )

    def _counted(self, event: RoundEnded, seat: Seat) -> tuple[int | None, int]:
        """What the round brought, and what that makes: points, or rounds won."""
        if self._rules.match.wins:
            return 1 if seat == event.winner else None, self._score.won[seat]
        return event.points[seat], event.totals[seat]

    def _cards_left(self, seat: Seat) -> list[Card]:
        pile = self._cards.pile(HANDS + len(self._link.players) + seat)
        return sorted((sprite.card for sprite in pile), key=lambda card: (RANK[card], card))

    def _note(self, event: RoundEnded, seat: Seat) -> str:
        """What the hand cost: its cards, and on a second line bombs and the price of never having played."""
        say = self._link.words.say
        if not event.left[seat]:
            return say("gandengyan.table.board.out")
        common, times = min(event.factors), []
        if common > 1:
            times.append(say("gandengyan.table.board.bombs", factor=common))
        if event.factors[seat] > common:
            times.append(say("gandengyan.table.board.untouched", factor=event.factors[seat] // common))
        return say("gandengyan.table.board.cards", n=event.left[seat]) + ("\n" + " · ".join(times) if times else "")

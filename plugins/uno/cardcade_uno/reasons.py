"""Why one move is better than another at UNO: each reason only where it holds, the strongest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cardcade import Card, Reason, Seat, View
from cardcade.rulekit.comparison import Comparison
from cardcade_uno.bots.chains import winning_chain
from cardcade_uno.bots.suspicion import PAYS, suspicion
from cardcade_uno.calls import may_go_out
from cardcade_uno.cards import COLOUR, FOURS, SYMBOL, Colour, say_colour, say_symbol
from cardcade_uno.game import Uno
from cardcade_uno.matching import four_is_lawful
from cardcade_uno.moves import Accept, Challenge, ChooseColour, Draw, Move, Pass, Play
from cardcade_uno.rounds import points
from cardcade_uno.state import FACING_DRAW, TURN, UnoState

FEW: Final = 2
"""With so few cards a player is about to go out."""
STOPS: Final = "SDF"


class Pair(Comparison[Uno, UnoState, Move]):
    """What the reasons ask of the two moves."""

    __slots__ = ()

    @property
    def hand(self) -> list[Card]:
        return self.state.hand(self.view.seat)

    @property
    def next(self) -> Seat:
        return self.state.after(self.view.seat)

    @property
    def next_left(self) -> int:
        return len(self.state.hand(self.next))

    def rest(self, play: Play) -> list[Card]:
        return [card for card in self.hand if card != play.card]

    def colour_after(self, move: Move) -> Colour | None:
        """The colour to be matched after it, where it changes that."""
        if isinstance(move, ChooseColour):
            return move.colour
        return COLOUR[move.card] or move.colour if isinstance(move, Play) else None

    def left_of(self, colour: Colour | None, move: Move) -> int:
        """Cards of the colour that stay in the hand."""
        gone = move.card if isinstance(move, Play) else None
        return sum(COLOUR[card] == colour for card in self.hand if card != gone) if colour else 0

    def is_bluff(self, move: Move) -> bool:
        """A wild draw four that can be challenged, and rightly."""
        return (
            isinstance(move, Play)
            and move.card in FOURS
            and self.game.rules.fours_can_be_challenged()
            and not four_is_lawful(self.game.rules, self.rest(move), self.state.colour, self.state.symbol)
        )


def reasons(game: Uno, view: View[UnoState], better: Move, played: Move) -> list[Reason]:
    return Pair(game, view, better, played).reasons(RULES)


def _goes_out(pair: Pair) -> Iterator[Reason]:
    last = isinstance(pair.better, Play) and len(pair.hand) == 1
    if last and may_go_out(pair.game.rules, pair.state, pair.view.seat):
        yield Reason("goes_out")


def _sure_chain(pair: Pair) -> Iterator[Reason]:
    chain = winning_chain(pair.game.rules, pair.state, pair.view.seat)
    if len(pair.hand) > 1 and chain is not None and pair.better == chain:
        yield Reason("sure_chain")


def _call_uno(pair: Pair) -> Iterator[Reason]:
    better, played = pair.better, pair.played
    if isinstance(better, Play) and isinstance(played, Play) and better.call and not played.call:
        left = len(pair.rest(played))
        if left == 1 and pair.game.rules.uno.enable_uno_check and better.card == played.card:
            yield Reason("call_uno")


def _wild_kept(pair: Pair) -> Iterator[Reason]:
    better, played = pair.better, pair.played
    if not isinstance(played, Play) or not isinstance(better, Play):
        return
    if COLOUR[played.card] is None and COLOUR[better.card] is not None:
        yield Reason("wild_kept", con=True)


def _bluff_risk(pair: Pair) -> Iterator[Reason]:
    if pair.is_bluff(pair.played) and not pair.is_bluff(pair.better):
        yield Reason("bluff_risk", con=True)


def _bluff_worth(pair: Pair) -> Iterator[Reason]:
    if pair.is_bluff(pair.better) and not pair.is_bluff(pair.played):
        yield Reason("bluff_worth")


def _challenges(pair: Pair) -> Iterator[Reason]:
    if pair.state.phase is not FACING_DRAW or pair.state.four_by is None:
        return
    odds = suspicion(pair.game.rules, pair.state)
    told = {"odds": round(100 * odds), "enough": round(100 * PAYS)}
    if isinstance(pair.better, Challenge) and odds > PAYS:
        yield Reason("challenge_pays", told)
    if isinstance(pair.played, Challenge) and odds <= PAYS:
        yield Reason("challenge_unwise", told, con=True)


def _hits_next(pair: Pair) -> Iterator[Reason]:
    if pair.next_left <= FEW and _stops(pair, pair.better) and not _stops(pair, pair.played):
        yield Reason("hits_next", {"n": pair.next_left})


def _stops(pair: Pair, move: Move) -> bool:
    """Whether the next player loses a turn or draws; with two players a reverse skips too."""
    if not isinstance(move, Play):
        return False
    return SYMBOL[move.card] in STOPS or (SYMBOL[move.card] == "V" and pair.state.seats == 2)


def _pass_it_on(pair: Pair) -> Iterator[Reason]:
    if pair.state.phase is FACING_DRAW and isinstance(pair.better, Play) and isinstance(pair.played, Accept):
        yield Reason("pass_it_on", {"n": pair.state.pending})


def _play_not_draw(pair: Pair) -> Iterator[Reason]:
    keeps = isinstance(pair.played, Draw) or (isinstance(pair.played, Pass) and pair.state.phase is not TURN)
    if keeps and isinstance(pair.better, Play):
        yield Reason("play_not_draw")


def _long_colour(pair: Pair) -> Iterator[Reason]:
    colour, other = pair.colour_after(pair.better), pair.colour_after(pair.played)
    if colour is None or other is None or colour == other:
        return
    left = pair.left_of(colour, pair.better)
    if left > pair.left_of(other, pair.played):
        yield Reason("long_colour", {"colour": say_colour(colour), "n": left})


def _next_lacks(pair: Pair) -> Iterator[Reason]:
    dry = pair.state.dry[pair.next] if pair.state.dry else ()
    colour = pair.colour_after(pair.better)
    if dry and colour == dry[0][0] and pair.colour_after(pair.played) != colour:
        yield Reason("next_lacks", {"colour": say_colour(dry[0][0])})


def _bridge_kept(pair: Pair) -> Iterator[Reason]:
    """Of two players: another card of the sign leads to another colour later."""
    better, played = pair.better, pair.played
    if pair.state.seats != 2 or not isinstance(better, Play) or not isinstance(played, Play):
        return
    if _bridges(pair, played) and not _bridges(pair, better) and COLOUR[better.card] is not None:
        yield Reason("bridge_kept", {"symbol": say_symbol(SYMBOL[played.card])}, con=True)


def _bridges(pair: Pair, play: Play) -> bool:
    symbol, colour = SYMBOL[play.card], COLOUR[play.card]
    return colour is not None and any(SYMBOL[card] == symbol and COLOUR[card] != colour for card in pair.rest(play))


def _points_off(pair: Pair) -> Iterator[Reason]:
    better, played = pair.better, pair.played
    others = [len(pair.state.hand(seat)) for seat in range(pair.state.seats) if seat != pair.view.seat]
    if min(others) > FEW or not isinstance(better, Play):
        return
    worth = points(pair.game.rules.scoring)
    shed = worth[better.card]
    if shed > (worth[played.card] if isinstance(played, Play) else 0):
        yield Reason("points_off", {"n": shed})


RULES: Final[tuple[Callable[[Pair], Iterator[Reason]], ...]] = (
    _goes_out, _sure_chain, _call_uno, _bluff_risk, _wild_kept, _challenges, _bluff_worth, _hits_next, _pass_it_on,
    _play_not_draw, _long_colour, _next_lacks, _bridge_kept, _points_off,
)  # fmt: skip

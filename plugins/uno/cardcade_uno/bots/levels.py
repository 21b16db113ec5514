"""The three bots, from one that plays any card that fits to one that tries its moves out on imagined hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardcade import Bot, Seat, Stream, View
from cardcade_uno.bots import experience
from cardcade_uno.bots.candidates import candidates
from cardcade_uno.bots.chains import winning_chain
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.search import Effort, Search
from cardcade_uno.bots.sketch import can_be_sketched
from cardcade_uno.bots.weights import PLAIN, TUNED, Weights
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.game import Uno
from cardcade_uno.moves import ACCEPT, CALL_UNO, CHALLENGE, Catch, ChooseColour, Move, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState

CALLS = 0.85
"""How often easy remembers to call."""

CATCHES = 0.5
"""How often easy notices that somebody else forgot, or that it could jump in."""

CHALLENGES = 0.1

DUEL, CROWD = Effort(samples=300, batch=20), Effort(samples=200, batch=20)
"""For two players, and for more."""

SLOW_DUEL, SLOW_CROWD = Effort(samples=120), Effort(samples=40, convincing=1.6)
"""The same where the rules do not let rounds be sketched: playing one out takes more than twice as long."""

ENDGAME = 3
"""Among more than two so few deals are worth something only when somebody has so few cards."""


class Easy(Bot[UnoState, Move]):
    """Random among the cards that fit; a wild takes the colour of some card it holds; calls are sometimes forgotten."""

    reaction = (0.75, 0.95)

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        stream.random()  # as ever: without it old seeds would give other games
        if CALL_UNO in moves and stream.random() < CALLS:
            return CALL_UNO
        catches = [move for move in moves if isinstance(move, Catch)]
        if catches and stream.random() < CATCHES:
            return stream.choice(catches)
        plays = [move for move in moves if isinstance(move, Play)]
        if view.seat != view.state.turn:
            return _any_play(view, plays, stream) if plays and stream.random() < CATCHES else None
        return _any_play(view, plays, stream) if plays else _any_button(view, moves, stream)


def _any_play(view: View[UnoState], plays: Sequence[Play], stream: Stream) -> Play:
    """A random card, a wild in the colour of another random one, its call remembered or not."""
    card = stream.choice(sorted({play.card for play in plays}))
    ways = [play for play in plays if play.card == card]
    if ways[0].colour is not None:
        colour = _some_colour(view, stream)
        ways = [play for play in ways if play.colour == colour] or ways
    calls = any(play.call for play in ways) and stream.random() < CALLS
    return stream.choice([play for play in ways if play.call == calls] or ways)


def _any_button(view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move:
    if isinstance(moves[0], ChooseColour):
        return ChooseColour(_some_colour(view, stream))
    if CHALLENGE in moves and stream.random() < CHALLENGES:
        return CHALLENGE
    if ACCEPT in moves:
        return ACCEPT
    return moves[0]


def _some_colour(view: View[UnoState], stream: Stream) -> Colour:
    """The colour of some card it holds."""
    held = [colour for card in view.state.hand(view.seat) if (colour := COLOUR[card]) is not None]
    return stream.choice(held or COLOURS)


class ByThumb(Bot[UnoState, Move]):
    """Goes by rules of thumb, weighed its own way."""

    weights: ClassVar[Weights]
    game: Uno

    def thumb(self, view: View[UnoState], stream: Stream) -> Policy:
        """Its rules of thumb for this decision."""
        return Policy(self.game, view.state.seats, self.weights)


class Medium(ByThumb):
    """Plays by rules of thumb, calls and catches without fail."""

    reaction = (0.65, 0.95)
    weights = PLAIN

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        state = view.state
        if (cry := outcry(moves)) is not None:
            return cry
        policy = self.thumb(view, stream)
        if view.seat != state.turn:
            return _jump(policy, view, moves)
        return policy.move(state, view.seat)


class Hard(ByThumb):
    """Never forgets a call, plays certain wins, and leaves its rules of thumb only for something clearly better."""

    reaction = (0.6, 0.9)
    guard_seconds = 2.5
    weights = TUNED
    loyalty: ClassVar[float] = 0.0
    """By how many rounds in one another move must be better, where experience tells, than what its thumb says."""

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        state, seat = view.state, view.seat
        if (cry := outcry(moves)) is not None:
            return cry
        policy = self.thumb(view, stream)
        if seat != state.turn:
            return _jump(policy, view, moves)
        if (chain := self.certain(state, seat)) is not None:
            return chain
        if experience.covers(self.game.rules, state):
            return experience.best(self.game, view, candidates(policy, view, moves, colours=4), self.loyalty)
        able, effort = candidates(policy, view, moves), _effort(self.game.rules, state)
        if len(able) == 1 or effort is None:
            return able[0]
        own = Policy(self.game, state.seats, TUNED)
        return Search(self.game, own, self.others(view, stream), effort).best(view, able, stream)

    def others(self, view: View[UnoState], stream: Stream) -> Policy:
        """How it imagines the others to play: like medium."""
        return Policy(self.game, view.state.seats, PLAIN)

    def certain(self, state: UnoState, seat: Seat) -> Play | None:
        """The first play of a win that nobody can prevent, if there is one."""
        return winning_chain(self.game.rules, state, seat)


def _effort(rules: Rules, state: UnoState) -> Effort | None:
    """How much is tried at this table, or None where that finds nothing."""
    if can_be_sketched(rules):
        return DUEL if state.seats == 2 else CROWD
    if state.seats == 2:
        return SLOW_DUEL
    return SLOW_CROWD if min(len(state.hand(seat)) for seat in range(state.seats)) <= ENDGAME else None


def outcry(moves: Sequence[Move]) -> Move | None:
    """The own call first, then the others' missing ones."""
    if CALL_UNO in moves:
        return CALL_UNO
    return next((move for move in moves if isinstance(move, Catch)), None)


def _jump(policy: Policy, view: View[UnoState], moves: Sequence[Move]) -> Move | None:
    """Jumps in whenever it can: a card less, and the turn goes on from here."""
    card = next((move.card for move in moves if isinstance(move, Play)), None)
    return None if card is None else policy.way(view.state, view.seat, card)

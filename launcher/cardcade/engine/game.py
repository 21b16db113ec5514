"""The contract of a game: what any set of rules promises to table, bots, commands and tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from cardcade.engine.cards import TABLE, Card, Deck, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.events import Event
from cardcade.engine.figures import Figure, Fold
from cardcade.engine.imagining import deal_anywhere, deal_where_possible
from cardcade.engine.message import IllegalMove, Message, say, say_rank
from cardcade.engine.state import State, View
from cardcade.engine.telling import Aloud, Shape, Standing, Stir

S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `winners` and `first` differ where partners win together."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    first: tuple[Seat, ...]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Every seat, the winners first; where these have the fewest points, fewer are better for the others too."""
        return tuple(sorted(range(len(self.scores)), key=self._ranks().__getitem__))

    def place(self, seat: Seat) -> int:
        """Counted from 1; who ends level shares a place, as partners do."""
        ranks = self._ranks()
        return 1 + len({rank for rank in ranks if rank < ranks[seat]})

    @property
    def direction(self) -> int:
        """1 where more points are better, -1 where fewer are."""
        return direction_of(self.scores, self.winners)

    def _ranks(self) -> list[tuple[bool, float]]:
        """What puts the seats in order, the best lowest."""
        sign = -self.direction
        return [
            (False, 0.0) if seat in self.winners else (True, sign * score) for seat, score in enumerate(self.scores)
        ]


def direction_of(scores: Sequence[float], winners: Iterable[Seat]) -> int:
    """1 where more points won, -1 where fewer did."""
    winning = {scores[winner] for winner in winners}
    return -1 if min(scores) in winning and max(scores) not in winning else 1


@dataclass(frozen=True, slots=True)
class Clock:
    """A running time limit; it starts anew whenever `period` changes."""

    seconds: float
    period: int
    seat: Seat | None = None
    """Whose time it is; None when it is everyone's."""


class Game(ABC, Generic[S, M]):
    """Rules for one preset. Holds no position: everything that changes is in the state.

    A move is a frozen dataclass. Cards in it are `Card`, so that its JSON form can name them.
    """

    deck: ClassVar[Deck]
    """The physical cards; every one of them lies in some pile at any time."""
    state_kind: ClassVar[type[State]]
    """The class of its positions."""
    move_kinds: ClassVar[tuple[type[Any], ...]]
    """The classes of its moves, the table's own included."""
    event_kinds: ClassVar[tuple[type[Event], ...]] = ()
    """The classes of events it records beside those of moving cards."""
    telling: ClassVar[tuple[type[Any], ...]] = ()
    """Moves and events that lawfully tell everyone something hidden: a challenge, a hand laid down."""
    hidden_moves: ClassVar[tuple[type[Any], ...]] = ()
    """Moves of which the others learn only that they were made: cards passed face down, a secret bid."""
    hand_orders: ClassVar[tuple[str, ...]] = ()
    """The orders a player may have the hand in, the usual one first: `own` (by `hand_key`), `rank`, `suit`.

    () leaves it to the deck: `own` where the game has a `hand_key`, and both others for poker cards.
    """
    locks_hand: ClassVar[bool | None] = None
    """Whether a player may lock cards of the hand together; None where it has more than fifteen."""
    shape: ClassVar[Shape | None] = None
    """How the common table lies; None leaves it to the piles."""
    figures: ClassVar[tuple[Figure, ...]] = ()
    """What is worth counting over a player's matches, in the order in which it is told."""
    pace: ClassVar[float] = 1.5
    """Seconds for which a move is seen at the table at normal speed, on average, as `benchmarks/match_length.py`
    measures it."""
    rounds_needed: ClassVar[Mapping[str, int]] = {}
    """For tables of its rules that one round cannot try, as it has no tribute: how many can; 0 is a whole match."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    # -- the course of a match

    @abstractmethod
    def setup(self, seats: int) -> S:
        """The table before a card is dealt: every card in some pile."""

    @abstractmethod
    def begin(self, state: S, stream: Stream) -> None:
        """Shuffles and deals, so that dealing is animated too."""

    @abstractmethod
    def to_act(self, state: S) -> Sequence[Seat]:
        """Whom the table waits for; () when the match is over; (TABLE,) when the table itself goes on."""

    def may_interrupt(self, state: S) -> Sequence[Seat]:
        """Seats outside `to_act` that have a move all the same (a call, a catch), in turn order."""
        return ()

    def contested(self, state: S) -> bool:
        """Whether a seat might interrupt now, as far as everybody can see: no hidden card may change the answer.

        While it is so, the table gives everybody the same time; by default always in games where anybody may.
        """
        return type(self).may_interrupt is not Game.may_interrupt

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Lawful moves, one for every meaning, also out of turn.

        For TABLE: the step it must take (the next round), or the clock's decision while a clock runs.
        """

    def offences(self, state: S, seat: Seat) -> Sequence[M]:
        """Moves that are accepted but punished; bots and random play never choose them."""
        return ()

    def check(self, state: S, seat: Seat, move: M) -> None:
        """Raises IllegalMove with a reason a player can act on, and changes nothing.

        By default everything is refused that `moves` does not list: enough where no other cards can replace a play's.
        """
        lawful = self.moves(state, seat)
        if move not in lawful:
            raise self.refusal(state, seat, move) if lawful else IllegalMove(say("engine.illegal.turn"))

    def refusal(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """Why this is none of the moves that the seat has now; asked of nobody who has none."""
        return IllegalMove(say("engine.illegal.now"))

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M, stream: Stream) -> None:
        """Makes a move that `check` accepts."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended; None while it goes on."""

    def rounds(self, state: S) -> int:
        """Rounds or deals finished so far."""
        return 0 if self.result(state) is None else 1

    def clock(self, state: S) -> Clock | None:
        """The time limit now running, if any."""
        return None

    def one_round(self, stream: Stream) -> Self:
        """The same rules for a match of a single round, as `simulate` plays them."""
        return self

    # -- what a seat may know and do, for bots, hints and the table

    def imagine(self, view: View[S], stream: Stream) -> S:
        """A whole position that looks the same from this seat: unseen cards dealt at random where they can lie."""
        state = view.state.copy()
        unseen = self.deck.unseen(state.cards)
        if type(self).could_hold is Game.could_hold:
            deal_anywhere(state.cards, unseen, stream)
        else:
            deal_where_possible(state.cards, unseen, lambda pile, card: self.could_hold(view, pile, card), stream)
        return state

    def every_play(self, state: S, seat: Seat) -> Iterable[M]:
        """Every lawful move down to the choice among equivalent cards."""
        return self.moves(state, seat)

    def plays_with(self, state: S, seat: Seat, cards: Sequence[Card]) -> Sequence[M]:
        """What exactly these cards could be played as, the default first, whether or not lawful now."""
        chosen = sorted(self.deck.faces[card] for card in cards)
        return [
            move
            for move in self.moves(state, seat)
            if sorted(self.deck.faces[card] for card in self.cards_of(move)) == chosen
        ]

    def why_not(self, state: S, seat: Seat, cards: Sequence[Card]) -> IllegalMove | None:
        """Why exactly these cards cannot be played now; None when they can."""
        refusal: IllegalMove | None = None
        for move in self.plays_with(state, seat, cards):
            try:
                self.check(state, seat, move)
            except IllegalMove as illegal:
                refusal = refusal or illegal
            else:
                return None
        return refusal or IllegalMove(say("engine.illegal.not_a_play"))

    def cards_of(self, move: M) -> tuple[Card, ...]:
        """The cards of its seat that a move plays, () for a button."""
        if hasattr(move, "cards"):
            return tuple(move.cards)
        return (move.card,) if hasattr(move, "card") else ()

    def likeness(self, card: Card) -> Hashable:
        """What cards that can replace each other in a play share: the face, or the rank where suits never matter."""
        return self.deck.faces[card]

    def is_pass(self, move: M) -> bool:
        """Whether the move only lets the turn go by: nothing is played, drawn, taken or given away.

        A pass that is all a player can do is made by the table. By default a move called Pass or Keep.
        """
        return type(move).__name__ in ("Pass", "Keep")

    # -- what the common table shows

    def standing(self, state: S) -> Standing | None:
        """The points so far and who plays with whom; None where a match is a single round without points."""
        return None

    def hand_key(self, state: S, card: Card) -> Any:
        """Sorts the viewer's hand from left to right: by trumps, by what a card is worth."""
        return card

    def badge(self, state: S, seat: Seat) -> Message | None:
        """What a seat is in this round: landlord, dealer, declarer."""
        return None

    def headline(self, state: S) -> Message | None:
        """What everyone should know of this round: trumps, the bid, whose contract it is."""
        return None

    def in_sight(self, state: S) -> Sequence[Card]:
        """Cards that everyone has seen and looks back at, wherever they lie by now: what the landlord picked up."""
        return ()

    def outcome(self, state: S) -> Message | None:
        """What the round that has just ended came to, beside its points: whose contract it was, what doubled it."""
        return None

    def prompt(self, state: S, seat: Seat) -> Message | None:
        """What the seat is asked for now, where that is more than "your turn": pass three cards, bid."""
        return None

    def say_aloud(self, event: Event) -> Aloud | None:
        """What is said when the event is seen; None when it speaks for itself."""
        return None

    def stirs(self, seats: int, event: Event) -> Stir | None:
        """Whom the event makes glad, stuns or beats, as everyone sees it: a bomb, a catch, a penalty.

        Rounds and matches won and lost, last cards and going out move players without it.
        """
        return None

    # -- what a search must know

    def could_hold(self, view: View[S], pile: int, card: Card) -> bool:
        """Whether the unseen card can lie in that pile after all that has been seen, such as a suit not followed."""
        return True

    # -- what a temperament must know

    def victim(self, state: S, seat: Seat, move: M) -> Seat | None:
        """Whom the move strikes, so that it may bear a grudge: by what everybody sees, None where nobody minds."""
        return None

    # -- what a player looks back on

    def figures_of(self, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        """The seat's `figures` in one match, by name, from all that happened in it; what never occurred is left out."""
        return {}

    def incidents(self, seats: int, events: Sequence[Event]) -> Mapping[str, int]:
        """How often what rules are about happened in a match: `[incidents] name = …` in its catalogues says what.

        The rule lab compares them. By default the `figures` that are totals, those of all seats together.
        """
        counted = {figure.name for figure in self.figures if figure.fold is Fold.TOTAL}
        told = [self.figures_of(seat, events) for seat in range(seats)]
        return {name: sum(one.get(name, 0) for one in told) for name in sorted(counted)}

    # -- words

    @abstractmethod
    def say_move(self, move: M) -> Message:
        """What a button or a list calls the move."""

    def say_event(self, event: Event) -> Message | None:
        """The log's line for an event; None when it needs none."""
        return None

    def mark(self, event: Event) -> Message | None:
        """What a replay's timeline calls an event that is worth finding again: a bomb, a call, a challenge.

        The last word of its key is its kind. Rounds, players who are out and the end are marked without it.
        """
        return None

    def say_card(self, card: Card) -> Message:
        """The card's name in a sentence."""
        face = self.deck.faces[card]
        suit = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}.get(face[0])
        if face in ("BJ", "RJ") or suit is None or len(face) != 2:
            return say(f"engine.card.{face}")
        return say("engine.card.suited", suit=suit, rank=say_rank(face[1]))

    def analyse(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Every legal play of a hand in a position, or ValueError with a sentence."""
        raise ValueError("this game has no analysis")


def seats_from(first: Seat, count: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with `first`."""
    first %= count
    return (*range(first, count), *range(first))


__all__ = ["TABLE", "Clock", "Game", "Result", "seats_from"]

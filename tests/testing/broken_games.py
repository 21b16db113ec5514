"""One small lie per promise: Crazy Eights with a single thing wrong."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import crazy_eights
from broken_secrets import LooksIntoTheNextHand, RecordsWhatItDoesNotList, TellsInAField, TellsInAnEvent
from crazy_eights import DISCARD, HANDS, STOCK, CrazyEights, Draw, Easy, Play, Table

from cardcade import Card, Clock, GamePlugin, IllegalMove, Message, Seat, Stream, View, say
from cardcade.table import Felt, Hints, Parts


class NeverEnds(CrazyEights):
    def to_act(self, state: Table) -> Sequence[Seat]:
        return (state.turn,)

    def moves(self, state: Table, seat: Seat) -> Sequence[Play | Draw]:
        return [Draw()] if seat == state.turn else []


class CrashesInPlay(CrazyEights):
    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        assert len(state.cards[DISCARD]) < 3


class DealsByItsOwnDice(CrazyEights):
    def begin(self, state: Table, stream: Stream) -> None:
        super().begin(state, Stream(random.getrandbits(60)))


class WaitsAfterTheEnd(CrazyEights):
    def to_act(self, state: Table) -> Sequence[Seat]:
        return () if state.idle else (state.turn,)


class InventsInterruptions(CrazyEights):
    def may_interrupt(self, state: Table) -> Sequence[Seat]:
        return (1 - state.turn,) if not self.to_act(state) else ()


class ContestsByHiddenCards(CrazyEights):
    def contested(self, state: Table) -> bool:
        return -1 not in state.cards[-1]


class ClockWithoutDecision(CrazyEights):
    def clock(self, state: Table) -> Clock | None:
        return Clock(30, 1)


class RefusesListedEights(CrazyEights):
    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        super().check(state, seat, move)
        if isinstance(move, Play) and self.deck.faces[move.card][1] == "8":
            raise IllegalMove(say("crazy_eights.illegal.turn"))


class AcceptsForeignCards(CrazyEights):
    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        if seat != state.turn or self.result(state):
            raise IllegalMove(say("crazy_eights.illegal.turn"))


class CrashesOnStrangeCards(CrazyEights):
    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        assert not isinstance(move, Play) or move.card >= 0
        super().check(state, seat, move)


class ChangesWhileChecking(CrazyEights):
    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        state.idle += seat != state.turn
        super().check(state, seat, move)


class CannotPickUp(CrazyEights):
    def plays_with(self, state: Table, seat: Seat, cards: Sequence[Card]) -> Sequence[Play | Draw]:
        return []


class ListsImpossiblePlays(CrazyEights):
    def every_play(self, state: Table, seat: Seat) -> Iterable[Play | Draw]:
        return [*self.moves(state, seat), *map(Play, state.cards[HANDS + seat])]


class ListsTooFewPlays(CrazyEights):
    def every_play(self, state: Table, seat: Seat) -> Iterable[Play | Draw]:
        return [move for move in self.moves(state, seat) if isinstance(move, Draw)]


class NamesUnknownCards(CrazyEights):
    def say_card(self, card: Card) -> Message:
        return say("crazy_eights.card." + self.deck.faces[card])


class LosesACard(CrazyEights):
    def play(self, state: Table, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        del state.cards[DISCARD][:-1]


class OnItsOwnTable(CrazyEights):
    """Whole; its position is of the kind that it names."""

    def setup(self, seats: int) -> Table:
        plain = super().setup(seats)
        return self.state_kind(piles=plain.piles, cards=plain.cards)


@dataclass(slots=True, kw_only=True)
class ListedTable(Table):
    turns: tuple[int, ...] = ()


class SavesSomethingElse(OnItsOwnTable):
    state_kind = ListedTable

    def play(self, state: Any, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        state.turns = [*state.turns, seat]


@dataclass(slots=True, kw_only=True)
class SharingTable(Table):
    def copy(self) -> "SharingTable":
        return replace(self, log=None, cards=[pile if at == DISCARD else pile[:] for at, pile in enumerate(self.cards)])


class SharesPilesWithCopies(CrazyEights):
    state_kind = SharingTable

    def setup(self, seats: int) -> Table:
        plain = super().setup(seats)
        return SharingTable(piles=plain.piles, cards=plain.cards)


class FallsOverInAHint(Parts):
    @cached_property
    def hints(self) -> Hints:
        raise RuntimeError("no idea")


class FallsOverInADrawing(Parts):
    @cached_property
    def felt(self) -> Felt:
        raise RuntimeError("no felt")


class HasNoWords(CrazyEights):
    def say_move(self, move: Play | Draw) -> Message:
        return say("crazy_eights.abracadabra")


class LacksArguments(CrazyEights):
    def say_move(self, move: Play | Draw) -> Message:
        return say("crazy_eights.play")


class WearsNoWords(CrazyEights):
    def badge(self, state: Table, seat: Seat) -> Message | None:
        return say("crazy_eights.dealer") if seat == 0 else None


class PlaysAnything(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        return Play(stream.choice(view.state.cards[HANDS + view.seat]))


class Remembers(Easy):
    """Takes its moves in turn, by counting how often it was asked."""

    asked = 0

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        self.asked += 1
        return moves[self.asked % len(moves)]


class AnswersNothing(CrazyEights):
    def may_interrupt(self, state: Table) -> Sequence[Seat]:
        return None  # type: ignore[return-value]


def with_game(game: type[CrazyEights], bot: type[Easy] = Easy) -> GamePlugin:
    return replace(crazy_eights.cardcade_game(), game=game, bots={"easy": bot})


def with_hints(hint: Callable[[Any, View[Any]], Sequence[Any]]) -> GamePlugin:
    return replace(crazy_eights.cardcade_game(), hints=hint)


def any_card(game: Any, view: View[Any]) -> Sequence[Any]:
    return [Play(card) for card in view.state.cards[HANDS + view.seat]]


def no_idea(game: Any, view: View[Any]) -> Sequence[Any]:
    return []


@dataclass(slots=True, kw_only=True)
class LooseTable(Table):
    anything: object = None


class KeepsAnything(CrazyEights):
    state_kind = LooseTable


@dataclass(slots=True, kw_only=True)
class MisfiledTable(Table):
    turns: int = 0


class SavesASet(OnItsOwnTable):
    state_kind = MisfiledTable

    def play(self, state: Any, seat: Seat, move: Play | Draw, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        state.turns = {seat}


class HasNoMoves(CrazyEights):
    def moves(self, state: Table, seat: Seat) -> Sequence[Play | Draw]:
        return [] if state.cards[STOCK][20:] == [] else super().moves(state, seat)


@dataclass(frozen=True, slots=True)
class Lay:
    cards: Any


class LaysLists(CrazyEights):
    """Its moves hold lists."""

    move_kinds = (Lay, Draw)

    def moves(self, state: Table, seat: Seat) -> Sequence[Any]:
        return [Lay([move.card]) if isinstance(move, Play) else move for move in super().moves(state, seat)]

    def check(self, state: Table, seat: Seat, move: Any) -> None:
        if (Play(move.cards[0]) if isinstance(move, Lay) else move) not in super().moves(state, seat):
            raise IllegalMove(say("crazy_eights.illegal.turn"))

    def play(self, state: Table, seat: Seat, move: Any, stream: Stream) -> None:
        super().play(state, seat, Play(move.cards[0]) if isinstance(move, Lay) else move, stream)


class ListsOnePlay(CrazyEights):
    """Accepts every card that matches, but lists the first one only, and has no every_play."""

    def moves(self, state: Table, seat: Seat) -> Sequence[Play | Draw]:
        listed = super().moves(state, seat)
        return [*listed[:1], *listed[-1:]] if len(listed) > 2 else listed

    def check(self, state: Table, seat: Seat, move: Play | Draw) -> None:
        if move not in super().moves(state, seat):
            raise IllegalMove(say("crazy_eights.illegal.turn"))


MENDED: list[tuple[GamePlugin, str, str, str]] = [
    (with_game(TellsInAnEvent), "nothing_leaks", "Drew", "telling"),
    (with_game(TellsInAField), "nothing_leaks", "Table.idle", "Table.idle"),
    (with_game(LooksIntoTheNextHand), "nothing_leaks", "other moves", "moves"),
    (with_game(ListsOnePlay), "every_play_is_accepted", "not in every_play", "every_play"),
    (with_game(ListsOnePlay), "strangers_are_refused", "every_play is missing", "every_play"),
    (with_game(LaysLists), "moves_are_accepted", "Lay.cards holds a list", "tuple"),
    (with_game(KeepsAnything), "everything_has_a_form", "LooseTable.anything", "LooseTable.anything"),
    (with_game(SavesSomethingElse), "saves_go_on", "ListedTable.turns", "ListedTable.turns"),
    (with_game(SavesASet), "saves_go_on", "MisfiledTable.turns", ""),
    (with_game(HasNoMoves), "random_matches_end", "without moves", "to_act"),
    (with_game(CrashesInPlay), "random_matches_end", "AssertionError", ""),
    (with_game(CrazyEights, PlaysAnything), "bots_choose_accepted_moves", "easy bot", ""),
    (with_game(CrazyEights, Remembers), "bots_see_only_their_view", "decided before", ""),
    (with_game(RecordsWhatItDoesNotList), "events_are_listed", "Drew is recorded", "Drew"),
    (with_game(AnswersNothing), "interruptions_agree", "NoneType", "may_interrupt"),
]
"""With what it must name, and a word of the remedy."""

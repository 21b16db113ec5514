"""The promise that nothing leaks: what a seat cannot see makes no difference to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.cards import HIDDEN, TABLE, Card, Seat
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.engine.game import Game
from cardcade.engine.match import Step, knows, seen
from cardcade.testing.conformance.anatomy import cards_named_in, described
from cardcade.testing.conformance.findings import Fault, written_by_author
from cardcade.testing.conformance.lawful import strangers, verdict
from cardcade.testing.conformance.trial import Act, Moment

OTHERS = 3
"""So many other moves are compared with the one that was made."""


def imagination_is_faithful(moment: Moment) -> Iterator[str]:
    """`imagine` deals every unseen card somewhere and changes nothing that the seat sees."""
    for seat in moment.seats:
        view = moment.state.view(seat)
        before = moment.text(view.state)
        other = moment.game.imagine(view, moment.stream("imagine").child(seat))
        if moment.text(view.state) != before:
            yield f"imagining for seat {seat} changed its view"
        if moment.text(other.view(seat).state) != before:
            yield f"seat {seat} sees something else in the imagined position"
        if sorted(card for cards in other.cards for card in cards) != sorted(moment.game.deck.cards):
            yield f"the position imagined for seat {seat} lacks or doubles a card"


def nothing_leaks(moment: Moment) -> Iterator[Fault | str]:
    """With the unseen cards dealt anew, what the seat may do and what it is told stay the same."""
    for seat in moment.seats:
        view = moment.state.view(seat)
        other = moment.game.imagine(view, moment.stream("leak").child(seat))
        yield from _choices_tell(moment, seat, view.state, other)
        for act in moment.acts:
            yield from _step_tells(moment, seat, other, act)
            yield from _move_tells(moment, seat, act)


def _choices_tell(moment: Moment, seat: Seat, view: Any, other: Any) -> Iterator[Fault]:
    game, here = moment.game, moment.state
    for state, whose in ((view, "its view"), (other, "other hidden cards")):
        if list(game.moves(state, seat)) != list(game.moves(here, seat)):
            yield _choice(moment, f"seat {seat} has other moves with {whose}", "moves")
        if list(game.offences(state, seat)) != list(game.offences(here, seat)):
            yield _choice(moment, f"seat {seat} has other offences with {whose}", "offences")
        for asker, move in strangers(moment)[:8]:
            if asker == seat and _words(moment, state, (seat, move)) != _words(moment, here, (seat, move)):
                yield _choice(
                    moment, f"seat {seat} is told something else about {moment.told(move)} with {whose}", "check"
                )


def _choice(moment: Moment, what: str, method: str) -> Fault:
    at = written_by_author(type(moment.game), [method])
    return Fault(what, "choices_leak", {"method": method}, at)


def _words(moment: Moment, state: Any, act: Act) -> tuple[str, str] | None:
    """What the seat is told about an act; that `check` must not fall over it is another promise."""
    try:
        refusal = verdict(moment, state, act)
    except Exception as error:  # the plugin's boundary
        return "", repr(error)
    return (refusal.reason.key, str(refusal.reason.args)) if refusal else None


def _step_tells(moment: Moment, seat: Seat, other: Any, act: Act) -> Iterator[Fault]:
    here, events = moment.play(moment.state, act)
    told = seen(events, seat, here)
    yield from names_hidden_cards(moment.game, moment.state, here, told, seat)
    twin = _agreeing(moment, other, _revealed(moment, seat, here, told) | set(cards_named_in(act[1])))
    unlike = moment.text(twin.view(seat).state) != moment.text(moment.state.view(seat).state)
    if unlike or verdict(moment, twin, act) or any(isinstance(one, moment.game.telling) for one in (act[1], *told)):
        return
    there, others = moment.play(twin, act)
    told_there = seen(others, seat, there)
    if _physical(told) != _physical(told_there) or _round_ended(moment, here) or _round_ended(moment, there):
        return  # what everybody watched differs, so everybody may know
    if told != told_there:
        what = f"seat {seat} hears of hidden cards from {moment.told(act)}: {_difference(moment, told, told_there)}"
        yield Fault(what, "telling", {"event": _guilty(told, told_there), "move": type(act[1]).__name__})
    elif fields := _fields_unlike(moment, here.view(seat).state, there.view(seat).state):
        name = f"{type(here).__name__}.{', '.join(fields)}"
        what = f"seat {seat} sees hidden cards in the field {name} after {moment.told(act)}"
        yield Fault(what, "field_leaks", {"field": name, "move": type(act[1]).__name__})


def _move_tells(moment: Moment, seat: Seat, act: Act) -> Iterator[str]:
    """The move itself, where the seat is told it, says no more than what the seat saw of it."""
    (mover, move), game = act, moment.game
    outcome = _outcome(moment, seat, act)
    if mover in (seat, TABLE) or outcome is None:
        return
    mend = f"put {type(move).__name__} into hidden_moves"
    if hidden := set(cards_named_in(move)) - outcome.known - {HIDDEN}:
        names = [game.deck.name(card) for card in hidden]
        yield f"seat {seat} is told {moment.told(move)}, which names {names}: {mend}"
    others = [one for one in game.moves(moment.state, mover) if type(one) is type(move) and one != move]
    for other in others[:OTHERS]:
        if outcome.looks_like(_outcome(moment, seat, (mover, other))):
            yield f"seat {seat} is told {moment.told(move)} and sees nothing of it: {mend}"


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat sees of a move that it is told."""

    told: tuple[Event, ...]
    view: str
    known: set[Card]

    def looks_like(self, other: Sight | None) -> bool:
        return other is not None and (self.told, self.view) == (other.told, other.view)


def _outcome(moment: Moment, seat: Seat, act: Act) -> Sight | None:
    """None where the seat does not learn which move it was."""
    after, events = moment.play(moment.state, act)
    told, view = seen(events, seat, after), after.view(seat)
    if not knows(moment.game, Step(*act), told, view):
        return None
    moved = {card for event in told if isinstance(event, Moved | Shown) for card in event.cards}
    return Sight(told, moment.text(view.state), moved | _visible(moment.state, seat) | _visible(after, seat))


def names_hidden_cards(
    game: Game[Any, Any], before: Any, after: Any, told: Sequence[Event], seat: Seat
) -> Iterator[Fault]:
    """Cards in a game's own events are ones that the seat sees, or saw move, unless the event is there to tell."""
    known = _visible(before, seat) | _visible(after, seat)
    known |= {card for event in told if isinstance(event, Moved | Shown) for card in event.cards}
    for event in (event for event in told if not isinstance(event, game.telling)):
        if hidden := set(cards_named_in(event)) - known - {HIDDEN}:
            names, kind = [game.deck.name(card) for card in hidden], type(event)
            what = f"{described(event, game.deck)} names {names}, which seat {seat} cannot see"
            yield Fault(what, "event_names", {"event": kind.__name__}, kind)


def _visible(state: Any, seat: Seat) -> set[Card]:
    return {card for cards in state.view(seat).state.cards for card in cards}


def _revealed(moment: Moment, seat: Seat, here: Any, told: Iterable[Event]) -> set[Card]:
    """Cards that the step shows to the seat."""
    named = {card for event in told for card in cards_named_in(event)}
    return (named | _visible(here, seat)) - _visible(moment.state, seat) - {HIDDEN}


def _agreeing(moment: Moment, other: Any, cards: Iterable[Card]) -> Any:
    """The imagined position with these cards put where they really lie."""
    twin = other.copy()
    for card in cards:
        if card < 0:
            continue
        (pile, place), (far, there) = _find(moment.state, card), _find(twin, card)
        twin.cards[far][there], twin.cards[pile][place] = twin.cards[pile][place], card
    return twin


def _find(state: Any, card: Card) -> tuple[int, int]:
    return next((pile, cards.index(card)) for pile, cards in enumerate(state.cards) if card in cards)


def _physical(told: Iterable[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, Moved | Shown | Shuffled)]


def _round_ended(moment: Moment, after: Any) -> bool:
    """Then hands are counted and everybody hears the points; so it is when the table takes its step."""
    game = moment.game
    return game.rounds(after) != game.rounds(moment.state) or bool(game.result(after)) or TABLE in game.to_act(after)


def _guilty(told: Sequence[Event], told_there: Sequence[Event]) -> str:
    """The kind of event that tells."""
    pairs = zip(told, told_there, strict=False)
    unlike = next((pair[0] for pair in pairs if pair[0] != pair[1]), (*told, *told_there)[-1])
    return type(unlike).__name__


def _fields_unlike(moment: Moment, one: Any, two: Any) -> list[str]:
    forms = moment.trial.forms
    here, there = forms.write_state(one), forms.write_state(two)
    return [name for name in here if here[name] != there[name]]


def _difference(moment: Moment, told: Sequence[Event], told_there: Sequence[Event]) -> str:
    if len(told) != len(told_there):
        return f"{len(told)} or {len(told_there)} events"
    one, two = next(pair for pair in zip(told, told_there, strict=True) if pair[0] != pair[1])
    return f"{moment.told(one)} or {moment.told(two)}"

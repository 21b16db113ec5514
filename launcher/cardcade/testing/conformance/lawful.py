"""Promises about what may be done: everything listed is accepted, everything else refused with a reason."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import Any

from cardcade.engine import rules
from cardcade.engine.cards import HIDDEN, TABLE, Seat
from cardcade.engine.game import Game
from cardcade.engine.message import IllegalMove
from cardcade.testing.conformance.anatomy import Forger, cards_named_in, meaning
from cardcade.testing.conformance.findings import Fault, fallen, written_by_author
from cardcade.testing.conformance.trial import Act, Moment

STRANGERS = 24
PLAYS = 300


def moves_are_accepted(moment: Moment) -> Iterator[Fault | str]:
    """Every move in `moves` or `offences` passes `check`, and is listed once."""
    for seat in (*moment.seats, TABLE):
        lawful = moment.lawful(seat)
        for move in lawful:
            refusal = verdict(moment, moment.state, (seat, move))
            if refusal:
                yield f"seat {seat}: {moment.told(move)} is listed, but refused: {moment.told(refusal)}"
        if unhashable := [finding for move in lawful for finding in _unhashable(move)]:
            yield unhashable[0]
        elif len(set(lawful)) < len(lawful):
            yield f"seat {seat}: the same move is listed twice"


def every_play_is_accepted(moment: Moment) -> Iterator[Fault | str]:
    """What `every_play` lists passes `check`, and it lists what `moves` means and what other suits would do as well."""
    for seat in moment.game.to_act(moment.state):
        plays = list(islice(moment.game.every_play(moment.state, seat), PLAYS))
        for move in plays:
            if refusal := verdict(moment, moment.state, (seat, move)):
                yield f"seat {seat}: {moment.told(move)} is in every_play, but refused: {moment.told(refusal)}"
        deck, meant = moment.game.deck, {meaning(move, moment.game.deck) for move in plays}
        for move in moment.game.moves(moment.state, seat) if len(plays) < PLAYS else ():
            if moment.game.cards_of(move) and meaning(move, deck) not in meant:
                yield f"seat {seat}: {moment.told(move)} is lawful, but not in every_play"
            for other in _with_others_of_their_rank(moment, seat, move):
                if meaning(other, deck) not in meant and not verdict(moment, moment.state, (seat, other)):
                    what = f"seat {seat}: {moment.told(other)} is accepted, but not in every_play"
                    yield _unlisted(moment, what, other)


def hints_are_lawful(moment: Moment) -> Iterator[str]:
    """A hint is a move that `check` accepts, and there is one for whoever is waited for."""
    hints = moment.trial.plugin.hints
    if hints is None:
        return
    for seat in (seat for seat in moment.game.to_act(moment.state) if seat >= 0):
        offered = hints(moment.game, moment.state.view(seat))
        if not offered:
            yield f"seat {seat} is waited for, but gets no hint"
        for move in offered:
            if refusal := verdict(moment, moment.state, (seat, move)):
                yield f"seat {seat}: the hint {moment.told(move)} is refused: {moment.told(refusal)}"


def strangers_are_refused(moment: Moment) -> Iterator[Fault | str]:
    """What is in neither list is refused with IllegalMove, unless it means the same as a lawful move."""
    before = moment.text(moment.state)
    for seat, move in strangers(moment):
        state = moment.state.copy()
        state.log = []
        try:
            moment.game.check(state, seat, move)
        except IllegalMove as illegal:
            if illegal.rule and illegal.rule not in {key.path for key in rules.keys(moment.trial.plugin.rules)}:
                yield f"seat {seat}: {moment.told(move)} is refused by an unknown preset key, {illegal.rule}"
        except Exception as error:  # the plugin's boundary: a crash is a finding
            yield fallen(error, f"seat {seat}: {moment.told(move)} is not refused, it ")
        else:
            if not _means_the_same(moment, seat, move):
                yield _accepted(moment, seat, move)
        if state.log or moment.text(state) != before:
            yield f"seat {seat}: checking {moment.told(move)} changed the state"


def selections_are_answered(moment: Moment) -> Iterator[str]:
    """Cards of a lawful move can be picked up and played; of any other cards the table can say why not."""
    dice = moment.stream("selection")
    for seat in moment.seats:
        state = moment.state.view(seat).state
        for move in moment.game.moves(state, seat):
            cards = moment.game.cards_of(move)
            if cards and (refusal := moment.game.why_not(state, seat, cards)):
                said = moment.told(refusal)
                yield f"seat {seat}: {moment.told(move)} is lawful, but picking its cards up says: {said}"
        held = [
            card for pile, cards in zip(state.piles, state.cards, strict=True) if pile.owner == seat for card in cards
        ]
        dice.shuffle(held)
        for count in range(1, min(len(held), 3) + 1):
            if HIDDEN not in held[:count]:
                moment.game.why_not(state, seat, held[:count])


def strangers(moment: Moment) -> list[Act]:
    """Falsified moves, moves of other seats and of other moments; none of them listed."""
    dice, deck = moment.stream("strangers"), moment.game.deck
    listed = {seat: moment.lawful(seat) for seat in (*moment.seats, TABLE)}
    found: list[Act] = []
    for seat, moves in listed.items():
        for model in _sample(moves, 4, moment):
            held = [card for cards in moment.state.cards for card in cards if dice.random() < 0.2]
            forger = Forger((*held, *_own_cards(moment, seat)) or deck.cards, dice)
            found += [(seat, forged) for forged in forger.forge(model)]
            found += [(other, model) for other in listed if other != seat]
    found += [(seat, move) for move in _elsewhere(moment) for seat in listed]
    dice.shuffle(found)
    return [(seat, move) for seat, move in found[: STRANGERS * 4] if move not in listed[seat]][:STRANGERS]


def _accepted(moment: Moment, seat: Seat, move: Any) -> Fault:
    """Perhaps only the choice of cards is another than in `moves`, and `every_play` was never written."""
    what = f"seat {seat}: {moment.told(move)} is in neither moves nor offences, but accepted"
    kinds = {type(one) for one in moment.lawful(seat)}
    own = type(moment.game).every_play is not Game.every_play
    if own or type(move) not in kinds or not set(cards_named_in(move)) <= set(_own_cards(moment, seat)):
        return Fault(what)
    return _unlisted(moment, f"{what}; every_play is missing", move)


def _unlisted(moment: Moment, what: str, move: Any) -> Fault:
    at = written_by_author(type(moment.game), ["every_play", "moves", "choices"])
    return Fault(what, "every_play", {"move": type(move).__name__}, at)


def _unhashable(move: Any) -> Iterator[Fault]:
    """Which part of a move cannot be hashed."""
    kind = type(move)
    if kind.__hash__ is None:
        yield Fault(f"{kind.__name__} cannot be hashed", "frozen", {"move": kind.__name__}, kind)
        return
    for item in fields(move) if is_dataclass(move) else ():
        value = getattr(move, item.name)
        try:
            hash(value)
        except TypeError:
            name = f"{kind.__name__}.{item.name}"
            what = f"{name} holds a {type(value).__name__}, which cannot be hashed"
            yield Fault(what, "unhashable", {"field": name}, kind)


def verdict(moment: Moment, state: Any, act: Act) -> IllegalMove | None:
    """What `check` says."""
    try:
        moment.game.check(state, *act)
    except IllegalMove as illegal:
        return illegal
    return None


def _sample(moves: list[Any], count: int, moment: Moment) -> list[Any]:
    return [moment.stream("sample").child(number).choice(moves) for number in range(count)] if moves else []


def _own_cards(moment: Moment, seat: Seat) -> list[Any]:
    piles = zip(moment.state.piles, moment.state.cards, strict=True)
    return [card for pile, cards in piles if pile.owner == seat for card in cards]


def _with_others_of_their_rank(moment: Moment, seat: Seat, move: Any) -> Iterator[Any]:
    """The move with one of its cards replaced by another of the seat's whose face differs in its suit alone."""
    own, faces, cards = _own_cards(moment, seat), moment.game.deck.faces, moment.game.cards_of(move)
    many = {item.name for item in fields(move)} >= {"cards"}
    for place, card in enumerate(cards if many or hasattr(move, "card") else ()):
        for other in (one for one in own if one not in cards and faces[one] != faces[card]):
            if faces[other][1:] == faces[card][1:]:
                changed = (*cards[:place], other, *cards[place + 1 :])
                yield replace(move, cards=changed) if many else replace(move, card=other)


def _elsewhere(moment: Moment) -> list[Any]:
    """A few moves made at other moments of the match."""
    past = next(past for past in moment.trial.records if past.seed == moment.seed)
    by_kind = {type(move): move for _, move in deque(past.acts[:500], maxlen=500)}
    return list(by_kind.values())


def _means_the_same(moment: Moment, seat: Seat, move: Any) -> bool:
    cards = list(cards_named_in(move))
    shown = {
        card
        for pile, held in zip(moment.state.piles, moment.state.cards, strict=True)
        if seat == TABLE or pile.shown_to(seat)
        for card in held
    }
    if len(set(cards)) < len(cards) or not set(cards) <= shown:
        return False
    deck, sought = moment.game.deck, meaning(move, moment.game.deck)
    if any(meaning(known, deck) == sought for known in moment.lawful(seat)):
        return True
    return any(meaning(known, deck) == sought for known in moment.game.every_play(moment.state, seat))

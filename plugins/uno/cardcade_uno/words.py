"""Moves and events as messages for buttons and the log."""

from __future__ import annotations

from cardcade import Event, Message, say, say_seat
from cardcade_uno import events
from cardcade_uno.cards import say_card, say_colour
from cardcade_uno.moves import Catch, ChooseColour, Move, Play, PlayAnyway


def say_move(move: Move) -> Message:
    match move:
        case Play():
            return _say_play(move)
        case PlayAnyway():
            return say("uno.move.play_anyway", card=say_card(move.card))
        case ChooseColour():
            return say("uno.move.choose_colour", colour=say_colour(move.colour))
        case Catch():
            return say("uno.move.catch", player=say_seat(move.seat))
    return say(f"uno.move.{_PLAIN[type(move).__name__]}")


_PLAIN = {
    "Draw": "draw",
    "Pass": "pass",
    "Accept": "accept",
    "Challenge": "challenge",
    "CallUno": "call_uno",
    "TimeUp": "time_up",
    "NextRound": "next_round",
}


def _say_play(move: Play) -> Message:
    play = say("uno.move.play", card=say_card(move.card))
    if move.colour is not None:
        play = say("uno.move.play_colour", card=say_card(move.card), colour=say_colour(move.colour))
    elif move.target is not None:
        play = say("uno.move.play_swap", card=say_card(move.card), player=say_seat(move.target))
    return say("uno.move.with_call", play=play) if move.call else play


def say_event(event: Event) -> Message | None:
    """The log's line; None for what the line before already says."""
    match event:
        case events.RoundBegan():
            return say("uno.event.round_began", n=event.number, player=say_seat(event.dealer))
        case events.StartTurned():
            return say("uno.event.start", card=say_card(event.card))
        case events.TurnedBack():
            return say("uno.event.turned_back", card=say_card(event.card))
        case events.Played():
            key = "jumped" if event.jumped else "played"
            return say(f"uno.event.{key}", player=say_seat(event.seat), card=say_card(event.card))
        case events.ColourChosen():
            return say("uno.event.colour", player=say_seat(event.seat), colour=say_colour(event.colour))
        case events.Drew():
            return say(f"uno.event.drew.{event.cause}", player=say_seat(event.seat), n=event.count)
        case events.Misplayed():
            return say("uno.event.misplayed", player=say_seat(event.seat), card=say_card(event.card))
        case events.Reversed() | events.HandsPassed():
            key = "reversed" if isinstance(event, events.Reversed) else "hands_passed"
            return say(f"uno.event.{key}.{'clockwise' if event.direction == 1 else 'anticlockwise'}")
        case events.Reshuffled() | events.TimeRanOut():
            return say("uno.event.reshuffled" if isinstance(event, events.Reshuffled) else "uno.event.time_ran_out")
        case events.RoundEnded():
            return say(f"uno.event.ended.{event.reason}", player=say_seat(event.winner), n=event.points)
    return _say_between_players(event)


def say_where_rounds_count(event: Event) -> Message | None:
    """The same in a match where a round is a round, however much it was won by."""
    match event:
        case events.HandLaidDown():
            return None
        case events.RoundEnded():
            return say(f"uno.event.won.{event.reason}", player=say_seat(event.winner))
    return say_event(event)


def say_mark(event: Event) -> Message | None:
    """What is worth finding again in a replay."""
    match event:
        case events.UnoCalled():
            return say("uno.mark.call", said=say_event(event))
        case events.Challenged():
            return say("uno.mark.challenge", said=say_event(event))
        case events.Caught() | events.FalselyCaught() | events.FalselyCalled():
            return say("uno.mark.catch", said=say_event(event))
    return None


def _say_between_players(event: Event) -> Message | None:
    match event:
        case events.Skipped() | events.Kept() | events.Passed() | events.UnoCalled() | events.FalselyCalled():
            return say(f"uno.event.{_OF_ONE[type(event).__name__]}", player=say_seat(event.seat))
        case events.LastCardUncalled():
            return say("uno.event.last_card_uncalled", player=say_seat(event.seat))
        case events.Challenged():
            key = "bluff" if event.bluff else "honest"
            return say(f"uno.event.challenged.{key}", player=say_seat(event.seat), other=say_seat(event.target))
        case events.Caught() | events.FalselyCaught():
            key = "caught" if isinstance(event, events.Caught) else "falsely_caught"
            return say(f"uno.event.{key}", player=say_seat(event.by), other=say_seat(event.seat))
        case events.HandsSwapped():
            return say("uno.event.hands_swapped", player=say_seat(event.seat), other=say_seat(event.target))
        case events.HandLaidDown(points=points) if points:
            return say("uno.event.laid_down", player=say_seat(event.seat), n=event.points)
    return None


_OF_ONE = {
    "Skipped": "skipped",
    "Kept": "kept",
    "Passed": "passed",
    "UnoCalled": "uno_called",
    "FalselyCalled": "falsely_called",
}

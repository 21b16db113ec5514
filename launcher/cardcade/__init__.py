"""Everything a game's author needs: cards, states, rules, bots, presets and the plugin hook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.lazily import lazily

if TYPE_CHECKING:
    from cardcade.engine.action_list import ActionList
    from cardcade.engine.bots import Bot, RandomBot
    from cardcade.engine.cards import (
        HIDDEN,
        RANKS,
        SUITS,
        TABLE,
        Audience,
        Card,
        Deck,
        Pile,
        Place,
        Seat,
        hand_of,
        played_by,
        poker_faces,
        taken_by,
    )
    from cardcade.engine.chance import Stream
    from cardcade.engine.coach import Coach, Pains, Reason, Slip, Thresholds, Trial, Weighed
    from cardcade.engine.dialects import Dialect
    from cardcade.engine.events import Event, Moved, SeatEvent, Shown, Shuffled
    from cardcade.engine.figures import Figure, Fold
    from cardcade.engine.game import Clock, Game, Result, seats_from
    from cardcade.engine.lengths import Length
    from cardcade.engine.match import Match, Step, Update
    from cardcade.engine.message import IllegalMove, Message, say, say_rank, say_seat
    from cardcade.engine.rules import setting
    from cardcade.engine.search import SearchBot
    from cardcade.engine.state import State, View
    from cardcade.engine.telling import Aloud, Shape, Standing, Stir, Voice
    from cardcade.engine.temperament import Mood, Temperament
    from cardcade.plugins import API_VERSION, GamePlugin, hookimpl

__version__ = "0.1.0"

__all__ = [
    "API_VERSION",
    "HIDDEN",
    "RANKS",
    "SUITS",
    "TABLE",
    "ActionList",
    "Aloud",
    "Audience",
    "Bot",
    "Card",
    "Clock",
    "Coach",
    "Deck",
    "Dialect",
    "Event",
    "Figure",
    "Fold",
    "Game",
    "GamePlugin",
    "IllegalMove",
    "Length",
    "Match",
    "Message",
    "Mood",
    "Moved",
    "Pains",
    "Pile",
    "Place",
    "RandomBot",
    "Reason",
    "Result",
    "SearchBot",
    "Seat",
    "SeatEvent",
    "Shape",
    "Shown",
    "Shuffled",
    "Slip",
    "Standing",
    "State",
    "Step",
    "Stir",
    "Stream",
    "Temperament",
    "Thresholds",
    "Trial",
    "Update",
    "View",
    "Voice",
    "Weighed",
    "hand_of",
    "hookimpl",
    "played_by",
    "poker_faces",
    "say",
    "say_rank",
    "say_seat",
    "seats_from",
    "setting",
    "taken_by",
]

# Imported when first asked for: the launcher shows its first page without any of it.
_HOMES = {
    "cardcade.engine.action_list": "ActionList",
    "cardcade.engine.bots": "Bot RandomBot",
    "cardcade.engine.cards": (
        "HIDDEN RANKS SUITS TABLE Audience Card Deck Pile Place Seat hand_of played_by poker_faces taken_by"
    ),
    "cardcade.engine.chance": "Stream",
    "cardcade.engine.coach": "Coach Pains Reason Slip Thresholds Trial Weighed",
    "cardcade.engine.dialects": "Dialect",
    "cardcade.engine.events": "Event Moved SeatEvent Shown Shuffled",
    "cardcade.engine.figures": "Figure Fold",
    "cardcade.engine.game": "Clock Game Result seats_from",
    "cardcade.engine.lengths": "Length",
    "cardcade.engine.match": "Match Step Update",
    "cardcade.engine.message": "IllegalMove Message say say_rank say_seat",
    "cardcade.engine.rules": "setting",
    "cardcade.engine.search": "SearchBot",
    "cardcade.engine.state": "State View",
    "cardcade.engine.telling": "Aloud Shape Standing Stir Voice",
    "cardcade.engine.temperament": "Mood Temperament",
    "cardcade.plugins": "API_VERSION GamePlugin hookimpl",
}

__getattr__ = lazily(__name__, _HOMES)

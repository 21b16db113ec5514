"""Why a move was marked, in a sentence that says which of the two moves it speaks of."""

from __future__ import annotations

from cardcade.engine.judging import Judgement
from cardcade.engine.message import Message, say


def why(game: str, told: Judgement) -> Message | None:
    """The strongest reason, if there is one that holds; what speaks against the move that was made says so."""
    if not told.reasons:
        return None
    reason = told.reasons[0]
    said = say(f"{game}.reason.{reason.kind}", **reason.args)
    return say("coach.against", why=said) if reason.con else said

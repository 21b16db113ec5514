"""The pass that makes itself at UNO's table: the drawn card does not fit, or there is none to draw."""

from __future__ import annotations

from typing import Any

from cardcade import Message
from cardcade.table import Obvious
from cardcade_uno.state import DREW


class UnoObvious(Obvious):
    """Says which card was drawn, and what would have fitted."""

    def why(self, move: Any) -> str:
        words, state, lawful = self._link.words, self._position.state, self._position.lawful
        if state.phase is not DREW:
            return words.say("uno.table.stuck")
        drawn = state.hand(self._link.seat)[state.drawn]
        reason = lawful.refusal([drawn]) if lawful is not None else None
        assert reason is not None, "a card that can be played asks"
        return words.say(Message(reason.key.replace("illegal", "table.drawn"), reason.args))

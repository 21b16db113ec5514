"""Reviews as work for a crew: a match and a seat go out as JSON, the coach's remarks come back as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardcade import discovery
from cardcade.arena.referee import Failed
from cardcade.discovery.replays import checked_game
from cardcade.engine.cards import Seat
from cardcade.engine.forms import Forms
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.message import say
from cardcade.engine.record import Record
from cardcade.engine.replay_file import read, write
from cardcade.engine.review import review, write_remarks


def order(record: Record, seat: Seat) -> dict[str, Any]:
    """Everything that a review follows from."""
    return {"replay": write(record), "seat": seat}


def remarks_of(form: Mapping[str, Any]) -> list[Any]:
    """What `read_remarks` reads, from the form of an `order`. May raise Failed."""
    record = read(form["replay"].encode())
    found = discovery.find(record.beginning.game)
    if not isinstance(found, discovery.Found):  # unknown on this machine
        raise Failed(say("simulate.no_game", game=record.beginning.game))
    game = checked_game(record.beginning, found.plugin)
    remarks = review(record, game, found.plugin.make_coach(game), form["seat"])
    return write_remarks(remarks, JudgementForms(Forms(game)))

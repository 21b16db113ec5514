"""The promise about the deal: like every step it is told in events, and tells no seat what another holds."""

from __future__ import annotations

from collections.abc import Iterator

from cardcade.engine.match import seen, step_streams
from cardcade.testing.conformance.findings import Finding
from cardcade.testing.conformance.picture import slips
from cardcade.testing.conformance.secrecy import names_hidden_cards
from cardcade.testing.conformance.trial import Record, Trial


def the_deal_is_told(trial: Trial, past: Record) -> Iterator[Finding | str]:
    """Moving cards as the deal's events say leads from the bare table to what each seat sees, and no further."""
    game = trial.game()
    before, after = (game.setup(trial.seats) for _ in range(2))
    after.log = []
    game.begin(after, step_streams(past.seed).child(0))
    events, after.log = tuple(after.log), None
    for seat in range(trial.seats):
        yield from (f"seat {seat}: {slip}" for slip in slips(before, after, events, seat))
        yield from names_hidden_cards(game, before, after, seen(events, seat, after), seat)

"""The company at the table: faces and words that follow from what everybody saw."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from cardcade.engine.events import Event, Shuffled
from cardcade.engine.match import Step
from cardcade.engine.state import View
from cardcade.engine.telling import Stir
from cardcade.table.link import Link
from cardcade.table.part import Part
from cardcade.table.position import Position
from cardcade.table.seats.expression import FLEETING, Feeling
from cardcade.table.seats.happenings import LASTING, Happenings
from cardcade.table.seats.plates import Plates
from cardcade.table.seats.remarks import Remarks
from cardcade.table.seats.speech import Utterance


class Company(Part):
    """Nothing that only one seat sees moves a face or is spoken of, so that neither tells a card."""

    def __init__(
        self, link: Link, plates: Plates, position: Position, happenings: Happenings, remarks: Remarks
    ) -> None:
        self._link, self._plates, self._position = link, plates, position
        self._happenings, self._remarks = happenings, remarks

    def recall_step(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._remarks.count()

    def recall(self, event: Event) -> None:
        """What was said then is not said again."""
        if (stir := self._happenings.follow(event)) is not None:
            self._remarks.on(stir)

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._remarks.count()

    def follow(self, event: Event) -> None:
        if isinstance(event, Shuffled):
            self._calm()
        if (stir := self._happenings.follow(event)) is not None:
            self._show(stir)

    def take(self, view: View[Any]) -> None:
        if (stir := self._happenings.take(view)) is not None:
            self._show(stir)

    def hush(self) -> None:
        self._ponder()

    def refresh(self) -> None:
        if not self._link.look.characters:
            self._calm()
        self._ponder()

    def _ponder(self) -> None:
        """Whoever is waited for, but for the viewer, who knows it."""
        for plate in self._plates:
            waited_for = plate.seat in self._position.waiting_for and plate.seat != self._link.seat
            plate.expression.lively = self._lively
            plate.expression.think(waited_for and self._link.look.characters)

    def _show(self, stir: Stir) -> None:
        if not self._link.look.characters:
            return
        remark = self._remarks.on(stir) if self._link.first_round is None else None
        if remark is not None:
            self._plates[remark.seat].remark(Utterance(self._link.words.say(remark.key)))
        seconds = math.inf if stir.kind in LASTING else FLEETING
        glad = (*stir.glad, *stir.partners)
        moved = (Feeling.BEATEN, stir.beaten), (Feeling.STUNNED, stir.stunned), (Feeling.GLAD, glad)
        for mood, seats in moved:
            for seat in seats:
                self._plates[seat].expression.lively = self._lively
                self._plates[seat].feel(mood, seconds)

    def _calm(self) -> None:
        for plate in self._plates:
            plate.expression.calm()

    @property
    def _lively(self) -> bool:
        return self._link.look.speed > 0 and not self._link.look.reduced_motion

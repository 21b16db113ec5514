"""Judgements and advice as JSON: between processes, and beside a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.advice import Advice
from cardcade.engine.coach import Reason, Weighed
from cardcade.engine.forms import Forms
from cardcade.engine.judging import Judgement, Made
from cardcade.engine.message import Message, read_message, write_message


@dataclass(frozen=True, slots=True)
class JudgementForms:
    """Judgements and advice as JSON and back."""

    forms: Forms

    def write(self, told: Judgement) -> dict[str, Any]:
        values = [[self._write_move(each.move), each.value, each.error, each.tried] for each in told.weighed]
        return {
            "played": self._write_move(told.played),
            "better": self._write_move(told.better),
            "mark": told.mark,
            "gap": told.gap,
            "loss": told.loss,
            "reasons": [write_reason(each) for each in told.reasons],
            "weighed": values,
        }

    def read(self, form: Mapping[str, Any]) -> Judgement:
        """Or BadForm, KeyError, TypeError, ValueError."""
        return Judgement(
            self._read_move(form["played"]),
            self._read_move(form["better"]),
            str(form["mark"]),
            float(form["gap"]),
            float(form["loss"]),
            tuple(map(read_reason, form["reasons"])),
            tuple(Weighed(self._read_move(move), *numbers) for move, *numbers in form["weighed"]),
        )

    def write_made(self, made: Made) -> dict[str, Any]:
        return {"made": self._write_move(made.move), "then": self._write_move(made.then)}

    def read_made(self, form: Mapping[str, Any]) -> Made:
        return Made(self._read_move(form["made"]), self._read_move(form.get("then")))

    def write_advice(self, advice: Sequence[Advice]) -> list[Any]:
        return [
            [
                self._write_move(each.move),
                each.value,
                each.reason and write_reason(each.reason),
                self._write_move(each.instead),
                each.unit,
            ]
            for each in advice
        ]

    def read_advice(self, form: Sequence[Any]) -> list[Advice]:
        return [
            Advice(self._read_move(move), value, reason and read_reason(reason), self._read_move(instead), unit)
            for move, value, reason, instead, unit in form
        ]

    def _write_move(self, move: Any) -> Any:
        return None if move is None else self.forms.write_move(move)

    def _read_move(self, form: Any) -> Any:
        return None if form is None else self.forms.read_move(form)


def write_reason(reason: Reason) -> list[Any]:
    told = write_message(Message(reason.kind, reason.args))
    return [reason.kind, told["args"], reason.con]


def read_reason(form: Sequence[Any]) -> Reason:
    kind, args, con = form
    told = read_message({"say": str(kind), "args": args})
    return Reason(told.key, told.args, bool(con))

"""Reads the cues of a first round as they are written, and finds whatever is wrong with them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from cardcade.engine.cards import Deck, Pile
from cardcade.engine.events import Moved, Shown, Shuffled
from cardcade.engine.first_round import Cue, Excerpt, Occasion
from cardcade.engine.game import Game
from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.engine.preset_schema import toml_value
from cardcade.engine.presets import Draft, Problem

LONGEST: Final = 280
"""Characters of a bubble: whoever plays has not come to read."""
KEYS: Final = ("when", "do", "at", "text", "later")
OCCASIONS: Final = ("turn", "can", "cannot", "saw", "holds", "left", "state", "rounds")

Path = tuple[str | int, ...]


class CueReader:
    """Goes on after a fault, so that all of them are told at once."""

    def __init__(self, draft: Draft, game: Game[Any, Any], seats: int) -> None:
        self._draft, self._deck, self._seats = draft, game.deck, seats
        self._state_kind = game.state_kind
        self._piles: tuple[Pile, ...] = game.setup(seats).piles
        self._moves = {kind.__name__: kind for kind in game.move_kinds}
        self._events = {kind.__name__: kind for kind in (Moved, Shuffled, Shown, *game.event_kinds)}
        self.problems: list[Problem] = []
        self.texts: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        """The words that are written in it, by language."""

    def cue(self, number: int, table: Any) -> Cue:
        """The cue of that number, as far as it can be read."""
        path: Path = ("step", number)
        if not isinstance(table, Mapping):
            self._wrong(path, table, say("preset.write_table", table="[step]"))
            return Cue("")
        self._refuse_others(path, table, KEYS)
        at = _listed(table.get("at", []))
        return Cue(
            self._words((*path, "text"), table.get("text"), f"step{number + 1}"),
            self._occasion((*path, "when"), table["when"]) if "when" in table else None,
            self._patterns((*path, "do"), table.get("do", []), self._moves),
            tuple(self._target((*path, "at"), target) for target in at),
            self._words((*path, "later"), table["later"], f"later{number + 1}") if "later" in table else "",
        )

    # -- words

    def _words(self, path: Path, written: Any, name: str) -> str:
        """The key under which they are found: one of the game's catalogue, or that of the words written here."""
        if isinstance(written, str) and written:
            return written
        if not isinstance(written, Mapping):
            self._wrong(path, written, say("first_round.write_words"))
            return ""
        self._refuse_others(path, written, LANGUAGES)
        for language in LANGUAGES:
            text = written.get(language)
            if not isinstance(text, str) or not 0 < len(text) <= LONGEST:
                wrong = say("preset.missing") if text is None else say("preset.text_length")
                self._tell((*path, language), wrong, say("first_round.text_length", n=LONGEST))
            else:
                self.texts[language][name] = text
        return f"first_round.{name}"

    # -- when

    def _occasion(self, path: Path, table: Any) -> Occasion:
        if not isinstance(table, Mapping):
            self._wrong(path, table, say("preset.write_table", table="when"))
            return Occasion()
        self._refuse_others(path, table, OCCASIONS)
        both = {**self._moves, **self._events}
        return Occasion(
            turn=self._of_kind((*path, "turn"), table.get("turn", False), bool),
            can=self._patterns((*path, "can"), table.get("can", []), self._moves),
            cannot=self._patterns((*path, "cannot"), table.get("cannot", []), self._moves),
            saw=self._patterns((*path, "saw"), table.get("saw", []), both),
            holds=tuple(self._face((*path, "holds"), face) for face in _listed(table.get("holds", []))),
            left=self._of_kind((*path, "left"), table["left"], int) if "left" in table else None,
            state=self._state((*path, "state"), table["state"]) if "state" in table else None,
            rounds=self._of_kind((*path, "rounds"), table.get("rounds", 0), int),
        )

    def _state(self, path: Path, table: Any) -> Excerpt:
        if not isinstance(table, Mapping):
            self._wrong(path, table, say("preset.write_table", table="state"))
            return Excerpt({})
        self._refuse_others(path, table, [item.name for item in fields(self._state_kind)])
        return Excerpt(table)

    def _of_kind(self, path: Path, value: Any, kind: type[Any]) -> Any:
        if type(value) is not kind:
            self._wrong(path, value, say("preset.true_or_false" if kind is bool else "preset.whole_number"))
            return kind()
        return value

    # -- moves and events

    def _patterns(self, path: Path, written: Any, kinds: Mapping[str, type[Any]]) -> tuple[Excerpt, ...]:
        """One or several: the name of a kind, or a table with `move` or `event` and what else must be so."""
        found = []
        for number, one in enumerate(_listed(written)):
            at = (*path, number) if isinstance(written, list) else path
            form = self._named(one) if isinstance(one, str) else one
            if self._known(at, form, kinds):
                found.append(Excerpt(form))
        return tuple(found)

    def _named(self, kind: str) -> dict[str, str]:
        return {"event" if kind in self._events and kind not in self._moves else "move": kind}

    def _known(self, path: Path, form: Any, kinds: Mapping[str, type[Any]]) -> bool:
        if not isinstance(form, Mapping):
            self._wrong(path, form, say("first_round.write_move", names=_names(kinds)))
            return False
        name = form.get("move", form.get("event"))
        if name not in kinds:
            self._tell(path, say("first_round.no_kind", name=toml_value(name)), nearest(name, kinds))
            return False
        inside = [item.name for item in fields(kinds[name])] if is_dataclass(kinds[name]) else []
        return self._refuse_others(path, form, ("move", "event", "by", *inside)) and self._cards_known(path, form)

    def _cards_known(self, path: Path, form: Mapping[str, Any]) -> bool:
        named = [(key, face) for key in ("card", "cards") for face in _listed(form.get(key, [])) if not _open(face)]
        return [self._face((*path, key), face) for key, face in named] == [face for _, face in named]

    def _face(self, path: Path, face: Any) -> str:
        if face not in self._deck.faces:
            self._tell(path, say("first_round.no_card", name=toml_value(face)), nearest(face, _faces(self._deck)))
            return ""
        return str(face)

    # -- what it points at

    def _target(self, path: Path, target: Any) -> str:
        """A card, a pile, a plate, or whatever on the table has that meaning."""
        if not isinstance(target, str) or not target:
            self._wrong(path, target, say("preset.write_text"))
            return ""
        kind, _, name = target.partition(".")
        known = {
            "card": _faces(self._deck),
            "pile": [pile.name for pile in self._piles],
            "plate": ["who", *map(str, range(self._seats))],
        }
        if kind in known and name not in known[kind]:
            near = nearest(target, [f"{kind}.{one}" for one in known[kind]])
            self._tell(path, say("first_round.no_target", name=toml_value(target)), near)
        return target

    # -- faults

    def _refuse_others(self, path: Path, table: Mapping[str, Any], known: Iterable[str]) -> bool:
        """Keys that mean nothing here; whether there are none."""
        others = [key for key in table if key not in tuple(known)]
        for key in others:
            place = self._draft.at_key(*path, key)
            self.problems.append(Problem(place, _dotted((*path, key)), say("preset.unknown_key"), nearest(key, known)))
        return not others

    def _wrong(self, path: Path, value: Any, right: Message) -> None:
        wrong = say("preset.missing") if value is None else say("preset.not_allowed", value=toml_value(value))
        self._tell(path, wrong, right)

    def _tell(self, path: Path, wrong: Message, right: Message) -> None:
        """At the value, or at the nearest thing around it that is there."""
        known = path
        while known and known not in self._draft.places:
            known = known[:-1]
        self.problems.append(Problem(self._draft.at_value(*known), _dotted(path), wrong, right))


def nearest(name: object, known: Iterable[str]) -> Message:
    """What was probably meant, else what there is."""
    names = list(dict.fromkeys(known))
    near = difflib.get_close_matches(str(name), names, 1)
    return say("preset.did_you_mean", near=near[0]) if near else say("preset.there_are", names=_names(names))


def _names(names: Iterable[str]) -> str:
    return ", ".join(names)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _open(face: Any) -> bool:
    return isinstance(face, str) and any(sign in face for sign in "*?[")


def _faces(deck: Deck) -> list[str]:
    return list(dict.fromkeys(deck.faces))


def _dotted(path: Path) -> str:
    """`step.2.when`, its steps counted from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)

"""A game's guided first round: `first_round.toml` in its package, read with every problem told at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import resources
from typing import Any, Final

from cardcade import foreign
from cardcade.discovery.cue_reader import CueReader, nearest
from cardcade.discovery.library import Library
from cardcade.engine.first_round import FirstRound
from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.engine.presets import LONGEST, BadPreset, Draft, Preset, Problem, read_draft, resolve
from cardcade.engine.toml_places import TextPlace
from cardcade.foreign import Unfit
from cardcade.plugins import GamePlugin

FILE: Final = "first_round.toml"
KEYS: Final = ("seed", "preset", "bots", "rules", "step")
FEWEST, MOST = 1, 12
"""Steps of a round that is still a first one."""


class BadFirstRound(Exception):
    """Everything that is wrong with the file, in the order of its lines."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(f"{source}: {len(problems)} problems")
        self.source = source
        self.problems = sorted(problems, key=lambda problem: problem.place)


def has_first_round(plugin: GamePlugin) -> bool:
    """Whether there is one; it is not read for that."""
    return (resources.files(plugin.package) / FILE).is_file()


def first_round_of(plugin: GamePlugin, library: Library | None = None) -> FirstRound | None:
    """None where the game has none; BadFirstRound where it cannot be used."""
    if not has_first_round(plugin):
        return None
    file = resources.files(plugin.package) / FILE
    try:
        raw = foreign.read_bytes(file, LONGEST)
    except Unfit as unfit:
        wrong = say("preset.unfit", why=unfit.reason)
        raise BadFirstRound(str(file), [Problem(TextPlace(), "toml", wrong, say("preset.save_first"))]) from None
    return read_first_round(raw, str(file), plugin, library)


def read_first_round(raw: bytes, source: str, plugin: GamePlugin, library: Library | None = None) -> FirstRound:
    """The first round that is written there, or BadFirstRound."""
    try:
        draft = read_draft(raw, "first_round", source)
    except BadPreset as bad:
        raise BadFirstRound(source, bad.problems) from None
    return _Reader(draft, plugin, library or Library(plugin)).whole()


class _Reader:
    def __init__(self, draft: Draft, plugin: GamePlugin, library: Library) -> None:
        self._draft, self._plugin, self._library = draft, plugin, library
        self._problems: list[Problem] = []

    def whole(self) -> FirstRound:
        tree = self._draft.tree
        for key in (key for key in tree if key not in KEYS):
            self._problems.append(Problem(self._draft.at_key(key), key, say("preset.unknown_key"), nearest(key, KEYS)))
        seed, bots, preset = self._seed(), self._bots(), self._preset()
        made = self._cues(preset, 1 + len(bots)) if preset is not None and not self._wrong_seats(bots) else None
        if self._problems or made is None or preset is None:
            raise BadFirstRound(self._draft.source, self._problems)
        return replace(made, seed=seed, bots=bots)

    def _seed(self) -> int:
        seed = self._draft.tree.get("seed")
        if type(seed) is not int or seed < 0:
            self._tell("seed", seed, say("preset.whole_number"))
            return 0
        return seed

    def _bots(self) -> tuple[str, ...]:
        bots, known = self._draft.tree.get("bots"), list(self._plugin.bots)
        if not isinstance(bots, list) or not bots:
            self._tell("bots", bots, say("first_round.write_bots", names=", ".join(known)))
            return ()
        for number, level in enumerate(bots):
            if level not in known:
                wrong = say("first_round.no_level", name=str(level))
                self._problems.append(
                    Problem(self._draft.at_value("bots", number), "bots", wrong, nearest(level, known))
                )
        return tuple(map(str, bots))

    def _wrong_seats(self, bots: tuple[str, ...]) -> bool:
        fewest, most = self._plugin.seats
        wrong = bool(bots) and not fewest <= 1 + len(bots) <= most
        if wrong:
            told = say("first_round.bad_seats", n=1 + len(bots))
            self._problems.append(self._draft.problem("bots", told, say("preset.range", low=fewest - 1, high=most - 1)))
        return wrong or not bots

    def _preset(self) -> Preset | None:
        """The preset with the rules that are written here in its stead, where there are any."""
        name = self._draft.tree.get("preset", self._plugin.default_preset)
        own = self._draft.tree.get("rules", {})
        if not isinstance(own, Mapping):
            self._tell("rules", own, say("preset.write_table", table="rules.…"))
            own = {}
        if self._library.find(str(name)) is None:
            wrong = say("first_round.no_preset", name=str(name))
            self._problems.append(self._draft.problem("preset", wrong, nearest(name, self._library.names)))
            return None
        try:
            return resolve(self._as_preset(str(name), own), self._plugin.id, self._plugin.rules, self._library)
        except BadPreset as bad:
            self._problems += [replace(one, key=f"rules.{one.key}") for one in bad.problems]
            return None

    def _as_preset(self, base: str, own: Mapping[str, Any]) -> Draft:
        places = {path[1:]: place for path, place in self._draft.places.items() if path[0] == "rules" and path[1:]}
        return Draft(base, self._draft.source, {"game": self._plugin.id, "extends": base, **own}, places)

    def _cues(self, preset: Preset, seats: int) -> FirstRound:
        steps = self._draft.tree.get("step", [])
        reader = CueReader(self._draft, self._plugin.game(preset.rules), seats)
        if not isinstance(steps, list) or not FEWEST <= len(steps) <= MOST:
            right = say("first_round.write_steps", low=FEWEST, high=MOST)
            self._problems.append(self._draft.problem("step", say("first_round.bad_steps"), right))
            steps = []
        cues = tuple(reader.cue(number, table) for number, table in enumerate(steps))
        self._problems += reader.problems
        texts = {language: reader.texts[language] for language in LANGUAGES}
        return FirstRound(0, preset.name, (), preset.rules, cues, texts)

    def _tell(self, key: str, value: object, right: Message) -> None:
        wrong = say("preset.missing") if value is None else say("preset.not_allowed", value=str(value))
        self._problems.append(self._draft.problem(key, wrong, right))

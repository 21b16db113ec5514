"""What a game plugin is: the one hook to implement and the value it returns.

A game is a Python package with an entry point in the group ``cardcade``::

    [project.entry-points.cardcade]
    crazy_eights = "crazy_eights"

whose module implements one hook::

    import cardcade

    @cardcade.hookimpl
    def cardcade_game() -> cardcade.GamePlugin:
        return cardcade.GamePlugin(id="crazy_eights", ...)

Beside its code the package carries ``locale/zh.toml`` and ``locale/en.toml`` (every text it shows, at least ``name``
and ``pitch``), ``locale/rules.zh.md`` and ``locale/rules.en.md`` (the rules page), and ``presets/*.toml`` (at least
the default one). Pictures are optional: ``assets/cover.svg`` for its tile, ``assets/cards/FACE.svg`` for faces that
are not poker cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import pluggy

from cardcade.engine.bots import RANDOM, Bot, RandomBot
from cardcade.engine.game import Game
from cardcade.engine.lengths import Length
from cardcade.engine.temperament import PLAIN, Mood, Temperament

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardcade.engine.coach import Coach
    from cardcade.engine.state import View

API_VERSION: Final = 1
"""Grows when a plugin written for the old number would no longer work."""

GROUP: Final = "cardcade"

hookspec = pluggy.HookspecMarker(GROUP)
hookimpl = pluggy.HookimplMarker(GROUP)
"""Marks the function `cardcade_game` of your package, which answers with its GamePlugin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlugin:
    """A game as the launcher knows it. Only `id`, `seats`, `rules`, `game` and `bots` are required."""

    id: str
    """Lower-case letters, digits and underscores; also the namespace of its texts (`uno.name`)."""
    package: str = ""
    """The import package that holds `presets/`, `locale/` and `assets/`; by default it is called as `id`."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    rules: type[Any]
    """A frozen dataclass of tables of settings: the schema of its presets."""
    game: Callable[[Any], Game[Any, Any]]
    """Rules in, game out: usually the Game subclass itself."""
    bots: Mapping[str, Callable[[Game[Any, Any]], Bot[Any, Any]]]
    """Bots by level, weakest first; `easy` is required, the usual others are `medium` and `hard`."""
    default_preset: str = "standard"
    """The one a new table has; every other is explained by its differences from it."""
    default_seats: int | None = None
    """How many players a new table has; by default the most."""
    seats_key: str | None = None
    """The preset key, such as `deal.seats`, that says how many players the preset is made for."""
    switches: tuple[str, ...] | None = None
    """The keys people argue about, as `house.jump_in`: switched at the setup without a preset. They are yes or no, or
    have a few named values. None takes the first few that are yes or no."""
    lengths: tuple[Length, ...] = ()
    """How long a match may be, the shortest first; `minutes.json` beside `presets/` tells how long each takes."""
    temperaments: str | None = None
    """`package.module:function`, called with a level of `bots`, the game and a `cardcade.Mood`: a bot of that level
    with the style of that temperament, for the table alone, or None; without it every bot plays its plain level."""
    hints: Callable[[Game[Any, Any], View[Any]], Sequence[Any]] | None = None
    """Sensible moves for a view, best first; by default all lawful ones."""
    coach: str | None = None
    """`package.module:Class`, the `cardcade.Coach` that judges moves and gives reasons; without it imagined deals
    are played out by the easy bot, which gives values and no reasons."""
    actions: str | None = None
    """`package.module:Class`, the `cardcade.ActionList` that numbers all it can mean to move, for people who train;
    without it a number is a place among the moves that are lawful now."""
    dialects: Mapping[str, str] = field(default_factory=dict)
    """Message formats beside our own in which programs from outside can be spoken to: a name, and its
    `cardcade.Dialect` as `package.module:Class`."""
    scene: str | None = None
    """`package.module:Class`, the `cardcade.table.Parts` of its own table, imported only when a window opens."""
    scene_version: int = 1
    """The `cardcade.table.SCENE_VERSION` its scene was written for; with another one it opens on the common table."""
    counter: bool = False
    """Whether its table has a card counter that opens where `look.counter` wishes it."""
    rules_version: int = 1
    """Grows when a change to the rules makes old replays come out differently."""
    api_version: int = API_VERSION
    """The version of this interface that the plugin was written for."""

    def __post_init__(self) -> None:
        if not self.package:
            object.__setattr__(self, "package", self.id)

    def usual_seats(self, rules: Any) -> int:
        """How many players a new table with these rules has."""
        if self.seats_key:
            table, _, key = self.seats_key.partition(".")
            return int(getattr(getattr(rules, table), key))
        return self.default_seats if self.default_seats is not None else self.seats[1]

    def bot(self, name: str, game: Game[Any, Any], mood: Mood = PLAIN) -> Bot[Any, Any]:
        """The bot of a level, or one that every game has: `random`, `search` and, with its effort, `search:N`."""
        if name in self.bots:
            return self._tempered(name, game, mood)
        kind, _, effort = name.partition(":")
        if kind == RANDOM:
            return RandomBot(game)
        from cardcade.engine.search import EFFORT, SearchBot

        return SearchBot(game, self.bots["easy"](game), int(effort or EFFORT))

    def _tempered(self, level: str, game: Game[Any, Any], mood: Mood) -> Bot[Any, Any]:
        """Plain where the game or the level knows no temperaments."""
        if self.temperaments is None or mood.temperament is Temperament.STEADY:
            return self.bots[level](game)
        module, _, name = self.temperaments.partition(":")
        made: Bot[Any, Any] | None = getattr(import_module(module), name)(level, game, mood)
        return self.bots[level](game) if made is None else made

    def make_coach(self, game: Game[Any, Any]) -> Coach[Any, Any]:
        """The coach of these rules, imported only when somebody asks for it."""
        from cardcade.engine.coach import Coach

        policy = self.bots["easy"](game)
        if self.coach is None:
            return Coach(game, policy)
        module, _, name = self.coach.partition(":")
        made: Coach[Any, Any] = getattr(import_module(module), name)(game, policy)
        return made

    @property
    def usual_level(self) -> str:
        """The bots of a new table."""
        return "medium" if "medium" in self.bots else next(iter(self.bots))


@hookspec
def cardcade_game() -> GamePlugin:
    """The game this package brings. Called once, after import; it must be quick and must not open a window."""
    raise AssertionError("a hook specification is never called")

"""What a table is told and may ask: the only way from the picture to the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from cardcade.engine.advice import Advice
    from cardcade.engine.cards import Seat
    from cardcade.engine.first_round import FirstRound
    from cardcade.engine.game import Game
    from cardcade.engine.match import Update
    from cardcade.engine.player import Player
    from cardcade.engine.state import View
    from cardcade.plugins import GamePlugin
    from cardcade.table.words import Words


OWN: Final = "own"
"""The back or felt that the game itself brings."""


@dataclass(slots=True)
class Look:
    """How the player likes the table; changed live from the settings."""

    speed: float = 1.0
    """How many times faster than normal; 0 means at once, without any animation."""
    reduced_motion: bool = False
    four_colours: bool = False
    symbols: bool = False
    back: str = OWN
    felt: str = OWN
    hints: bool = True
    characters: bool = True
    """Whether bots show what they are like: faces change with what happens, and a word is said now and then."""
    counter: bool = False
    auto_pass: bool = True
    """Pass by itself when nothing else can be done."""
    auto_last: bool = False
    """Play by itself when all that is left can be played at once."""
    confirm_offences: bool = True
    """Ask before a move that is accepted but punished."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The clock that runs now: `share` of its time is left."""

    seat: Seat | None
    seconds: float
    share: float


@dataclass(frozen=True, slots=True)
class Race:
    """How much is left of the time to act out of turn, from 1 to 0, None where nothing ends it; the same whatever
    anybody holds."""

    unrivalled: float | None
    """Until a bot may be quicker than the viewer."""
    open: float | None
    """Until the next player acts."""


class Sounds(Protocol):
    """What is heard at the table."""

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None: ...

    def duck(self) -> None:
        """Music steps back for a moment."""


class Counsel(Protocol):
    """The coach, as a table asks it: it sees one seat's view and nothing else."""

    def ask(self, view: View[Any], moves: Sequence[Any]) -> list[Advice]:
        """What can be said at once of these moves, the likely best first."""

    def poll(self) -> list[Advice] | None:
        """What it has found out since about the moves asked for last, the best first; None while it has not."""


class Link(Protocol):
    """One seat's connection to the match it plays in."""

    plugin: GamePlugin
    game: Game[Any, Any]
    seat: Seat
    look: Look
    words: Words

    @property
    def sounds(self) -> Sounds: ...

    @property
    def counsel(self) -> Counsel | None:
        """Who gives hints their words; None where nobody does."""

    @property
    def players(self) -> Sequence[Player]:
        """By seat; their names follow the language."""

    @property
    def preset(self) -> str:
        """What the rules of this match are called, in the language of now."""

    @property
    def first_round(self) -> FirstRound | None:
        """The guided round that is played here, if it is one."""

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for the person on this seat."""

    @property
    def watching(self) -> bool:
        """Whether a film is shown: nobody plays, and boards lead on in it."""

    @property
    def autopilot(self) -> bool:
        """Whether a bot plays this seat, for good or for its person (托管)."""

    def take_updates(self) -> Sequence[Update[Any]]:
        """What this seat has not been shown yet."""

    @property
    def saving(self) -> bool:
        """Whether something has happened that is still on its way to the disk, and is not shown before."""

    def submit(self, move: Any) -> None:
        """Makes the seat's move, or raises IllegalMove."""

    @property
    def stops(self) -> bool:
        """Whether as many rounds have been played as were asked for, though the match is not over."""

    def proceed(self) -> None:
        """Lets the table go on to the next round."""

    def hints(self) -> Sequence[Any]:
        """Sensible moves now, best first."""

    def time_left(self) -> TimeLeft | None: ...

    def race(self) -> Race | None:
        """For calling, catching, jumping in; None in games where nobody acts out of turn."""

    def command(self, name: str) -> None:
        """What the shell does, not the match: `pause`, `rules`, `autoplay`, `mute`, `rematch`, `leave`, `settings`, and
        `watch` or `moment`, which show the match again; `rules:` and a preset key opens the rules at that row."""

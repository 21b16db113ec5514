"""What the player likes: read at the start, changed live, written at once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tomli

import cardcade_assets
from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.folders import config_folder
from cardcade.shell.app.own_file import aside, read_start
from cardcade.table.link import OWN
from cardcade.whole_files import write_whole

if TYPE_CHECKING:
    from cardcade.shell.sound.sound import Volumes
    from cardcade.table.link import Look

log = logging.getLogger(__name__)

FILE: Final = "settings.toml"
LONGEST: Final = 64 * 1024
AT_ONCE: Final = 0.0
"""The speed at which nothing is animated."""
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, AT_ONCE)
BACKS: Final = (OWN, *cardcade_assets.BACKS)
FELTS: Final = (OWN, *cardcade_assets.FELTS)


def one_of(default: Any, options: Sequence[Any]) -> Any:
    return field(default=default, metadata={"options": tuple(options)})


def between(default: Any, low: Any, high: Any) -> Any:
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(slots=True)
class Settings:
    """`change` lets a wish take effect and writes it down; without a path nothing is written."""

    language: str | None = one_of(None, (None, *LANGUAGES))
    """None: as the system speaks."""
    ui_scale: float = between(1.0, 0.75, 2.0)
    fullscreen: bool = True
    speed: float = one_of(1.0, SPEEDS)
    reduced_motion: bool = False
    four_colours: bool = False
    symbols: bool = False
    """Shapes beside colours, for those who find colours hard to tell apart."""
    card_back: str = one_of(OWN, BACKS)
    felt: str = one_of(OWN, FELTS)
    master: int = between(80, 0, 100)
    music: int = between(50, 0, 100)
    effects: int = between(80, 0, 100)
    auto_pass: bool = True
    """Pass by itself when nothing else can be done."""
    auto_last: bool = False
    """Play by itself when what is left can be played at once."""
    confirm_offences: bool = True
    """Ask before a move that is accepted but punished."""
    hints: bool = True
    characters: bool = True
    """Bots have temperaments, and something to say."""
    counter: bool = False
    """Count the cards that have been played, from one's own view."""

    path: Path | None = field(default=None, repr=False, compare=False)
    notices: list[Message] = field(default_factory=list, repr=False, compare=False)
    """What went wrong with the file, for the player to be told."""
    listeners: list[Callable[[Settings], object]] = field(default_factory=list, repr=False, compare=False)
    """Called after every change."""

    @property
    def volumes(self) -> Volumes:
        from cardcade.shell.sound.sound import Volumes

        return Volumes(self.master, self.music, self.effects)

    def apply_to(self, look: Look) -> None:
        """Lets a table look as the player likes it."""
        look.speed, look.reduced_motion = self.speed, self.reduced_motion
        look.four_colours, look.symbols = self.four_colours, self.symbols
        look.back, look.felt = self.card_back, self.felt
        look.hints, look.counter = self.hints, self.counter
        look.characters = self.characters
        look.auto_pass, look.auto_last = self.auto_pass, self.auto_last
        look.confirm_offences = self.confirm_offences

    def change(self, **wishes: Any) -> None:
        """Takes the wishes over as far as they are possible, writes them down and tells the listeners."""
        for item in wish_fields():
            if item.name in wishes:
                setattr(self, item.name, allowed(item, wishes[item.name]))
        self.save()
        for listener in list(self.listeners):
            listener(self)

    def save(self) -> None:
        if self.path is None:
            return
        try:
            write_whole(self.path, self.text().encode())
        except OSError as error:
            log.warning("settings are not saved: %s", error)
            self._tell(say("settings.notice.unsaved", folder=str(self.path.parent)))

    def text(self) -> str:
        """The file's contents; what is as the system has it is left out."""
        chosen = {item.name: getattr(self, item.name) for item in wish_fields()}
        return "".join(f"{name} = {_toml(value)}\n" for name, value in chosen.items() if value is not None)

    def _tell(self, notice: Message) -> None:
        if notice not in self.notices:
            self.notices.append(notice)


def load_settings(folder: Path | None = None) -> Settings:
    """The player's settings; a file that cannot be read is set aside and the defaults hold."""
    settings = Settings(path=(folder or config_folder()) / FILE)
    try:
        form = _read(settings)
    except OSError as error:
        log.warning("settings cannot be read: %s", error)
        settings.notices.append(say("settings.notice.unreadable"))
        form = {}
    for item in wish_fields():
        if item.name in form:
            setattr(settings, item.name, allowed(item, form[item.name]))
    return settings


def wish_fields() -> list[Field[Any]]:
    """What a player may choose, without what the object needs for itself."""
    return [item for item in fields(Settings) if item.name not in ("path", "notices", "listeners")]


def allowed(item: Field[Any], value: Any) -> Any:
    """The value, or the nearest one that is possible; the default when it makes no sense at all."""
    if "options" in item.metadata:
        same = [option for option in item.metadata["options"] if option == value and type(value) is not bool]
        return same[0] if same else item.default
    kind: type[Any] = bool if item.type == "bool" else float if item.type == "float" else int
    if kind is bool or type(value) not in (int, float):
        return value if type(value) is kind else item.default
    if value != value:  # not a number at all
        return item.default
    return kind(min(max(value, item.metadata["low"]), item.metadata["high"]))


def _read(settings: Settings) -> dict[str, Any]:
    assert settings.path is not None
    try:
        raw = read_start(settings.path, LONGEST)
    except FileNotFoundError:
        return {}
    try:
        if len(raw) > LONGEST:
            raise ValueError("too long")
        return tomli.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        log.warning("settings are not TOML: %s", error)
        place = aside(settings.path)
        settings.path.replace(place)
        settings.notices.append(say("settings.notice.broken", file=place.name))
        return {}


def _toml(value: Any) -> str:
    """JSON's words for booleans, numbers and plain strings are TOML's too."""
    import json

    return json.dumps(value, ensure_ascii=False)

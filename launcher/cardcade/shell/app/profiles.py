"""Profiles: the people who play at this computer, each with a name and a face."""

from __future__ import annotations

import json
import logging
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from cardcade.engine.message import Message, say
from cardcade.engine.player import Player, face
from cardcade.shell.app.own_file import aside, read_start
from cardcade.whole_files import write_whole

log = logging.getLogger(__name__)

FILE: Final = "profiles.json"
FORMAT: Final = 1
LONGEST: Final = 256 * 1024
LONGEST_NAME, MOST = 24, 60
"""Letters of a name, and people."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A person; `id` stays the same when name or face change."""

    id: str
    name: str
    avatar: int


class BadProfiles(Exception):
    """The file holds something else."""


class Profiles:
    """Written at every change; without a path nothing is written."""

    def __init__(self, path: Path | None, tell: Callable[[Message], object] = lambda _: None) -> None:
        self._path, self._tell = path, tell
        self._people: list[Profile] = []
        self._last = ""
        self._reread()

    @property
    def people(self) -> Sequence[Profile]:
        return tuple(self._people)

    def find(self, id_: object) -> Profile | None:
        return next((one for one in self._people if one.id == id_), None)

    @property
    def last(self) -> Profile | None:
        """Who sat down last; the first of all where that is not known."""
        return self.find(self._last) or next(iter(self._people), None)

    def sit_down(self, id_: str) -> None:
        """The next table is theirs too, unless another wish is told."""
        self._reread()
        if self._last != id_ and self.find(id_) is not None:
            self._last = id_
            self._write()

    def of(self, player: Player) -> Profile | None:
        """Whoever sat there, called as now, or as then when the profile is gone; None for bots and the nameless."""
        if player.level is not None or player.profile is None:
            return None
        return self.find(player.profile) or Profile(player.profile, tidy(player.name) or "?", player.avatar)

    def add(self, name: str, avatar: int) -> Profile | None:
        """None when the name is empty or there are too many people already."""
        import secrets

        self._reread()
        if not tidy(name) or len(self._people) >= MOST:
            return None
        made = Profile(secrets.token_hex(6), tidy(name), face(avatar))
        self._people.append(made)
        self._write()
        return made

    def change(self, id_: str, *, name: str | None = None, avatar: int | None = None) -> None:
        """An empty name changes nothing."""
        self._reread()
        for place, one in enumerate(self._people):
            if one.id == id_:
                called = tidy(name) if name is not None else ""
                seen = face(avatar) if avatar is not None else one.avatar
                self._people[place] = replace(one, name=called or one.name, avatar=seen)
        self._write()

    def remove(self, id_: str) -> None:
        """Their matches stay in the history, under the name they had."""
        self._reread()
        self._people = [one for one in self._people if one.id != id_]
        self._write()

    # -- the file

    def _reread(self) -> None:
        """Another copy of the program may have written it meanwhile."""
        if self._path is None or not self._path.exists():
            return
        try:
            self._people, self._last = read(self._path)
        except OSError as error:
            log.warning("profiles cannot be read: %s", error)
            self._tell(say("profiles.notice.unreadable"))
        except BadProfiles as error:
            log.warning("profiles are not what they should be: %s", error)
            self._set_aside(self._path)

    def _set_aside(self, path: Path) -> None:
        place = aside(path)
        try:
            path.replace(place)
        except OSError as error:
            log.warning("profiles cannot be set aside: %s", error)
        self._tell(say("profiles.notice.broken", file=place.name))

    def _write(self) -> None:
        if self._path is None:
            return
        form = {"format": FORMAT, "last": self._last, "profiles": [asdict(one) for one in self._people]}
        try:
            write_whole(self._path, (json.dumps(form, ensure_ascii=False, indent=1) + "\n").encode())
        except OSError as error:
            log.warning("profiles are not saved: %s", error)
            self._tell(say("profiles.notice.unsaved", folder=str(self._path.parent)))


def read(path: Path) -> tuple[list[Profile], str]:
    """Everybody in the file and who sat down last, or BadProfiles."""
    raw = read_start(path, LONGEST)
    try:
        form = json.loads(raw) if len(raw) <= LONGEST else None
        people = [_profile(one) for one in form["profiles"]][:MOST]  # type: ignore[index]
        return people, str(form.get("last", ""))  # type: ignore[union-attr]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise BadProfiles(repr(error)) from None


def _profile(form: Any) -> Profile:
    id_, name, avatar = form["id"], form["name"], form["avatar"]
    if not (isinstance(id_, str) and id_ and isinstance(name, str) and tidy(name) and type(avatar) is int):
        raise ValueError(str(form)[:80])
    return Profile(id_[:40], tidy(name), face(avatar))


def tidy(name: str) -> str:
    """On one line, without what cannot be seen, and not too long."""
    seen = "".join(" " if letter.isspace() else letter for letter in name if _drawn(letter))
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def _drawn(letter: str) -> bool:
    """Neither a control character nor half of one; joiners within scripts stay."""
    return letter.isspace() or letter == "\u200d" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")

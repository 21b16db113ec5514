"""Languages: catalogues of sentences, merged by namespace and switched while the program runs."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import tomli

from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.foreign import LONGEST_CATALOGUE, Unfit, read_text
from cardcade.shell.app.naming import YOU, FormedValue, Name, You, addressed

if TYPE_CHECKING:
    from cardcade.engine.first_round import FirstRound

SHELL_LOCALE = Path(__file__).parents[2] / "locale"
FAULTY_BLANKS = (ValueError, LookupError, AttributeError, TypeError)
"""What comes of a sentence whose braces do not say what is to be filled in."""

REACHING = re.compile(r"(?<!\{)\{\w*[.\[!]")
"""A blank is a name, no way into what fills it."""

log = logging.getLogger(__name__)


class Language:
    """Says every sentence in the language chosen last: `language.text("home.play")`."""

    def __init__(self, code: str = "en") -> None:
        self._catalogues: dict[str, dict[str, str]] = {known: {} for known in LANGUAGES}
        self._unread: dict[str, list[tuple[Path, str]]] = {known: [] for known in LANGUAGES}
        self._missing: set[tuple[str, str]] = set()
        self.flaws: dict[Path, Message] = {}
        """Why a catalogue cannot be used, of those that were to be; the other language's stands in for it."""
        self.code = "en"
        self.use(code)
        self.add(SHELL_LOCALE)
        self.add(SHELL_LOCALE / "checks")
        self.add(SHELL_LOCALE / "company")

    @property
    def missing(self) -> set[str]:
        """The keys that were asked for and have no text."""
        return {key for _, key in self._missing}

    def use(self, code: str) -> None:
        """An unknown language is English."""
        self.code = code if code in LANGUAGES else "en"
        self._read()

    def add(self, folder: Path, namespace: str = "") -> None:
        """Take in `zh.toml` and `en.toml` of a folder, their keys under `namespace`; each when it is first used."""
        for unread in self._unread.values():
            unread.append((folder, namespace))
        self._read()

    def _read(self) -> None:
        unread, self._unread[self.code] = self._unread[self.code], []
        for folder, namespace in unread:
            for code in (self.code, *LANGUAGES):
                if self._took_in(folder / f"{code}.toml", namespace):
                    break

    def _took_in(self, file: Path, namespace: str) -> bool:
        """Whether the language in use has that catalogue's sentences now."""
        if file in self.flaws:
            return False
        try:
            self.add_texts(self.code, tomli.loads(read_text(file, LONGEST_CATALOGUE)), namespace)
        except (Unfit, tomli.TOMLDecodeError, RecursionError) as error:
            self.flaws[file] = _why(error)
            log.warning("%s cannot be used: %s", file, error)
        return file not in self.flaws

    def add_texts(self, code: str, texts: Mapping[str, object], namespace: str = "") -> None:
        """Tables nest: `[home] play` is `home.play`; a key of another namespace cannot be taken over."""
        catalogue = self._catalogues[code]
        for key, text in flattened(texts, namespace):
            catalogue.setdefault(key, text)

    def learn(self, game: str, first_round: FirstRound | None) -> None:
        """The words that a game's guided first round brought with it."""
        for code, texts in first_round.texts.items() if first_round is not None else ():
            self.add_texts(code, {"first_round": texts}, game)

    def forget(self, namespace: str) -> None:
        """What is said there is no longer so: whoever said it is gone, or has another version."""
        for code, catalogue in self._catalogues.items():
            kept = {key: text for key, text in catalogue.items() if not key.startswith(f"{namespace}.")}
            self._catalogues[code] = kept
            self._unread[code] = [(folder, name) for folder, name in self._unread[code] if name != namespace]

    def knows(self, key: str) -> bool:
        catalogue = self._catalogues[self.code]
        return key in catalogue or f"{key}.other" in catalogue

    def text(self, said: Message | str, /, **args: object) -> str:
        """A message or key in words; a missing key is shown as it is, and logged once."""
        if isinstance(said, Message):
            return self.text(said.key, **{**said.args, **args})
        found = self._form(said, args)
        if found is None:
            return self._unknown(said)
        if "{" not in found or REACHING.search(found):
            return found
        formed = ":" in found
        return self._filled(found, _Blanks({name: self._spoken(value, formed) for name, value in args.items()}))

    def _filled(self, text: str, blanks: _Blanks) -> str:
        try:
            if self.code == "zh":
                from cardcade.shell.app.spacing import filled

                return filled(text, blanks)
            return addressed(text.format_map(blanks), blanks.values())
        except FAULTY_BLANKS:
            return text

    def _spoken(self, value: object, formed: bool = False) -> object:
        if isinstance(value, Message):
            return You(self.text(value).lower()) if value.key == YOU else Name(self.text(value))
        if isinstance(value, list | tuple):
            comma = "、" if self.code == "zh" else ", "
            return Name(comma.join(str(self._spoken(one)) for one in value))
        return Name(value) if isinstance(value, str) else FormedValue(value) if formed else value

    def _form(self, key: str, args: Mapping[str, object]) -> str | None:
        """The sentence for the number in `n`: `key.one` and `key.other`, or `{n} card|{n} cards`."""
        catalogue, single = self._catalogues[self.code], args.get("n") == 1
        found = catalogue.get(key)
        if found is None:
            return (catalogue.get(f"{key}.one") if single else None) or catalogue.get(f"{key}.other")
        one, bar, other = found.partition("|")
        return found if not bar or "n" not in args else one if single else other

    def _unknown(self, key: str) -> str:
        if (self.code, key) not in self._missing:
            self._missing.add((self.code, key))
            log.warning("no text for %s in %s", key, self.code)
        return key


def _why(error: Unfit | tomli.TOMLDecodeError | RecursionError) -> Message:
    return error.reason if isinstance(error, Unfit) else say("flaw.why.no_toml", error=str(error))


class _Blanks(dict[str, object]):
    """An argument that is not there leaves its name to be seen, and the sentence stands."""

    def __missing__(self, name: str) -> str:
        return Name("{" + name + "}")


def flattened(texts: Mapping[str, object], namespace: str = "") -> list[tuple[str, str]]:
    """Every sentence with its dotted key."""
    found: list[tuple[str, str]] = []
    _collect(texts, f"{namespace}." if namespace else "", found)
    return found


def _collect(texts: Mapping[str, object], before: str, found: list[tuple[str, str]]) -> None:
    for name, value in texts.items():
        if isinstance(value, dict):  # not Mapping: thousands are asked before the first frame, and that one is slow
            _collect(value, f"{before}{name}.", found)
        else:
            found.append((before + name, str(value)))


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """What the player's system speaks: Chinese, or else English."""
    env = os.environ if environment is None else environment
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := env.get(name, "").strip():
            return _known(value)
    return _known(_locale()) if environment is None else "en"


def _locale() -> str:
    import locale

    return locale.getlocale()[0] or ""


def _known(name: str) -> str:
    """`zh_CN.UTF-8`, `zh-Hans` and Windows' `Chinese (Simplified)_China` all mean Chinese."""
    return "zh" if name.lower().startswith(("zh", "chinese")) else "en"

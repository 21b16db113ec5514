"""What of a stranger's game cannot be shown, in players' words; the game can be played all the same."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import cardcade_assets
from cardcade.engine.message import LANGUAGES, Message, say
from cardcade.foreign import LONGEST_PAGE, Unfit, read_text
from cardcade.ui.art import BLANK, Art

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin

log = logging.getLogger(__name__)

LAYERS = tuple(f"{layer}.svg" for layer in cardcade_assets.COVER_LAYERS)
MOST_PICTURES = 1000


def flaw_of(art: Art, file: Path) -> Message | None:
    """Why a picture cannot be shown, if so; a layer of a cover may have nothing on it."""
    flaw = art.examine(file)
    return None if flaw == BLANK and file.name in LAYERS else flaw


def picture_flaws(folder: Path, art: Art) -> Iterator[Message]:
    """Of all the game's pictures, cover and back before the cards; each is tried once."""
    files = islice((folder / "assets").rglob("*.svg"), MOST_PICTURES)
    for file in sorted(files, key=lambda file: (len(file.parts), file.name)):
        why = flaw_of(art, file)
        if why is not None:
            yield _of_picture(file.relative_to(folder / "assets"), why)


def page_flaws(folder: Path) -> Iterator[Message]:
    """Of its rules pages."""
    for code in LANGUAGES:
        try:
            rules_page(folder, code)
        except Unfit as unfit:
            yield say("flaw.rules", file=f"rules.{code}.md", why=unfit.reason)


def first_round_flaws(plugin: GamePlugin) -> Iterator[Message]:
    """Of its guided first round: the first thing that is wrong, since it is one file; `cardcade check` tells all."""
    from cardcade.discovery.first_round_file import FILE, BadFirstRound, first_round_of

    try:
        first_round_of(plugin)
    except BadFirstRound as bad:
        one = bad.problems[0]
        yield say("flaw.first_round", file=FILE, line=one.place.line, key=one.key, why=one.wrong)
    except (Exception, SystemExit):
        log.exception("the rules of %s fail", plugin.id)


def text_flaws(folder: Path, known: Mapping[Path, Message]) -> Iterator[Message]:
    """Of its catalogues, as far as they have been used."""
    for file, why in known.items():
        if file.parent == folder / "locale":
            yield say("flaw.texts", file=file.name, why=why)


def rules_page(folder: Path, code: str) -> str:
    """The rules page in that language, or Unfit."""
    return read_text(folder / "locale" / f"rules.{code}.md", LONGEST_PAGE)


def _of_picture(file: Path, why: Message) -> Message:
    told = {"file": file.as_posix(), "why": why}
    match file.parts:
        case ("back.svg",):
            return Message("flaw.back", told)
        case (name,) if name == "cover.svg" or name in LAYERS:
            return Message("flaw.cover", told)
        case ("cards", *_):
            return Message("flaw.card", {**told, "name": file.stem})
    return Message("flaw.picture", told)

"""The door for games: what is brought is looked at, told, and let in only at the player's word."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from cardcade.engine.message import Message
from cardcade.foreign import real
from cardcade.shell.screens.common.unwritten import told_if_unwritten
from cardcade.ui import Answer, Ask, ButtonKind, Tone

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found
    from cardcade.discovery.adding import AddableGame
    from cardcade.shell.app.app import App


@runtime_checkable
class ShowsAddedGame(Protocol):
    """A page that shows a game which the player has just added."""

    def welcome(self, game: Found | Broken) -> None: ...


def offer_game(app: App, written: str) -> None:
    """A file or folder that was dropped or typed: looked at beside the picture, then asked about."""
    threading.Thread(target=_look, args=(app, named_path(written)), name="games", daemon=True).start()


def named_path(written: str) -> Path:
    """As people type and file managers copy it: quoted, from home, or as an address."""
    text = written.strip().strip("\"'")
    if text.startswith("file:"):
        from urllib.parse import urlsplit
        from urllib.request import url2pathname

        with suppress(ValueError):  # no address after all
            text = url2pathname(urlsplit(text).path)
    return Path(os.path.expanduser(text))  # unlike Path's own way it never raises


def _look(app: App, path: Path) -> None:
    from cardcade.discovery.adding import offer
    from cardcade.discovery.loading import BadPlugin

    try:
        offered = offer(real(path))
    except BadPlugin as bad:
        reason = bad.reason
        app.loop.post(lambda: _refuse(app, path.name, reason))
    except (OSError, ValueError) as error:
        words = str(error)
        app.loop.post(lambda: app.toast("door.unreadable", Tone.WARNING, error=words))
    else:
        app.loop.post(lambda: _ask(app, offered))


def _refuse(app: App, name: str, reason: Message) -> None:
    say = app.language.text
    fine = Answer(say("door.understood"), lambda: None, "door.understood", ButtonKind.PRIMARY)
    text = say("door.refused_text", file=name[:80], reason=say(reason))
    _open(app, Ask(say("door.refused"), text, [fine], "door", cancel_action=lambda: None))


def _ask(app: App, offered: AddableGame) -> None:
    from cardcade.discovery.facts import in_words

    say = app.language.text
    about, comma = offered.about, say("door.comma")
    author = say("door.by", author=about.author) if about.author else say("door.nameless")
    facts = comma.join(
        filter(None, [f"{offered.name} {offered.version}", author, about.licence, in_words(offered.size)])
    )
    no = Answer(say("door.leave"), lambda: None, "door.leave")
    yes = Answer(say("door.add"), lambda: _add(app, offered), "door.add", ButtonKind.PRIMARY)
    text = say("door.warning", facts=facts)
    _open(app, Ask(say("door.title"), text, [no, yes], "door", cancel_action=lambda: None))


def _open(app: App, question: Ask) -> None:
    if not app.loop.screen.stage.dialogs:
        app.loop.screen.stage.open(question)


def _add(app: App, offered: AddableGame) -> None:
    from cardcade.discovery.adding import add

    with told_if_unwritten(app, "door.unwritten"):
        added = add(offered)
        _start_afresh(app)
        app.games.look_again(lambda: _welcome(app, added))


def _welcome(app: App, path: Path) -> None:
    """Whether it works is known only now."""
    from cardcade.discovery import Broken

    game = next((one for one in app.shelf.games if one.dropped == path), None)
    if game is None:  # in safe mode
        app.toast("door.added_unseen", file=path.name)
    else:
        key, tone = ("added_broken", Tone.WARNING) if isinstance(game, Broken) else ("added", Tone.GOOD)
        app.toast(f"door.{key}", tone, game=app.shelf.name(game.id))
        if isinstance(app.loop.screen, ShowsAddedGame):
            app.loop.screen.welcome(game)


def try_game_again(app: App, game: Broken) -> None:
    """Whatever it did before: the machine may have had no time for it, or what it lacked may be there now."""
    from cardcade.discovery.switching import try_again

    with told_if_unwritten(app, "door.unwritten"):
        try_again(game.distribution)
        app.games.look_again(lambda: _tell_whether_it_works(app, game))


def _tell_whether_it_works(app: App, game: Broken) -> None:
    key, tone = ("added", Tone.GOOD) if app.shelf.find(game.id) else ("still_broken", Tone.WARNING)
    app.toast(f"door.{key}", tone, game=app.shelf.name(game.id))


def ask_to_remove(app: App, game: Found | Broken) -> None:
    say, name = app.language.text, app.shelf.name(game.id)
    keep = Answer(say("door.keep"), lambda: None, "door.keep")
    go = Answer(say("door.remove"), lambda: _remove(app, game), "door.remove", ButtonKind.PRIMARY)
    text = say("door.remove_text", file=game.dropped.name if game.dropped is not None else "")
    _open(app, Ask(say("door.remove_title", game=name), text, [keep, go], "door", cancel_action=lambda: None))


def _remove(app: App, game: Found | Broken) -> None:
    from cardcade.discovery.adding import remove
    from cardcade.discovery.switching import switch_on

    path, name = game.dropped, app.shelf.name(game.id)
    if path is None:
        return
    with told_if_unwritten(app, "door.unwritten"):
        remove(path)
        switch_on(game)
        _start_afresh(app)
        app.games.look_again()
        app.toast("door.removed", game=name)


def _start_afresh(app: App) -> None:
    """The bots' process may know what is gone by now; another one starts when it is needed."""
    if app.bots is not None and app.bots.started and app.tables.current is None:
        app.bots().kill()

"""Reviews of matches in the history: what one needs, or why there can be none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardcade.discovery.replays import checked_game
from cardcade.engine.replay_file import BadReplay
from cardcade.shell.match.match_review import MatchReview, Reviewed
from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.workers.bot_process import BotProcess


def review_of(app: App, finished: FinishedMatch) -> MatchReview | None:
    """Of the person it is told of, else of the first; None, and a word to the player, where it cannot be."""
    assert app.store is not None
    beginning, store = finished.beginning, app.store()
    found, record = app.shelf.find(beginning.game), store.replay(finished)
    if found is None:
        app.toast("history.gone", Tone.WARNING, game=beginning.game)
        return None
    try:
        game = checked_game(beginning, found.plugin) if record is not None else None
    except BadReplay:
        game = None
    if record is None or game is None:
        app.toast("review.gone", Tone.WARNING)
        return None
    app.guard.open(found)
    seat = min(finished.people or finished.seated, default=0)
    return MatchReview(Reviewed(found.plugin, game, record, seat, finished.id), store, _processes(app))


def _processes(app: App) -> Callable[[], BotProcess] | None:
    """A process of its own for every review, where bots think apart."""
    if app.bots is None:
        return None

    def start() -> BotProcess:
        from cardcade.workers.bot_process import BotProcess

        return BotProcess(app.wake)

    return start

"""The matches of the history: each with its players, its deal, and what can be done with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.engine.deal_code import code_of
from cardcade.shell.match.request import players_of
from cardcade.shell.match.shared_table import copied_text, deal_text
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer
from cardcade.shell.screens.common.tile import RATIO
from cardcade.shell.screens.common.unwritten import told_if_unwritten
from cardcade.shell.screens.history.figure_lines import add_figures
from cardcade.shell.store.statistics import statistics
from cardcade.table.words import Words
from cardcade.ui import Answer, Ask, Button, ButtonKind, Image, Label, Panel, Plate, Row, Tone, icon
from cardcade.ui.clipboard import copied
from cardcade.ui.theme import BODY, DARK, FAINT, GOLD, HEADING, INK, SMALL, SMALL_STRONG, SOFT, STRONG

if TYPE_CHECKING:
    from cardcade.engine.player import Player
    from cardcade.shell.screens.history.history import HistoryPage
    from cardcade.shell.store.saved import FinishedMatch

WON = Plate((255, 214, 122), (244, 158, 60), 18, (255, 236, 186), 1.5)
OTHER = Plate((255, 255, 255, 14), radius=18)
MOST = 300
"""Rows that a list has; what is starred is listed however old it is."""
SIDE = 56.0
APART = {"imported": "folder", "autoplayed": "autoplay", "watched": "robot"}
"""Pictures of matches that were not one's own."""


class MatchesView:
    """One by one, the newest first."""

    filters = ("person", "game", "preset", "level", "outcome", "period")

    def __init__(self, page: HistoryPage) -> None:
        self._page, self._app, self.say = page, page.app, page.say

    @property
    def listed(self) -> list[FinishedMatch]:
        matches = self._page.matches
        return [*matches[:MOST], *(match for match in matches[MOST:] if match.starred)]

    @property
    def picked(self) -> FinishedMatch:
        return self.listed[self._page.picked]

    def empty(self) -> str:
        return "nothing" if self._app.chronicle.matches else "empty"

    def rows(self) -> Sequence[Row]:
        return [self._row(number, match) for number, match in enumerate(self.listed)]

    def _row(self, number: int, match: FinishedMatch) -> Row:
        outcome, picture = self._outcome(match)
        name = self._app.chronicle.game_name(match.beginning.game)
        shown = icon("star" if match.starred else picture)
        return Row(name, f"history.match.{number}", _moment("%Y-%m-%d %H:%M", match), end=outcome, icon=shown)

    def _day(self, match: FinishedMatch) -> str:
        return _moment(self.say("history.date"), match)

    def _outcome(self, match: FinishedMatch) -> tuple[str, str]:
        if match.people:
            return self.say("history.won" if match.won else "history.lost"), "trophy" if match.won else "spade"
        return self.say(f"history.{match.kind}"), APART[match.kind]

    def offers(self) -> Sequence[Offer]:
        taking = (self.say("history.import"), "history.import", "folder", self._import)
        if not self.listed:
            return [taking] if self._app.chronicle.keeps else []
        return [
            taking,
            (self.say("history.review"), "history.review", "hint", self._review),
            (self.say("history.watch"), "history.watch", "play", self.open),
            (self.say("history.again"), "history.again", "replay", self._again),
        ]

    def tell(self, flow: Flow, index: int) -> None:
        match = self.listed[index]
        beginning, name = match.beginning, self._app.chronicle.game_name(match.beginning.game)
        found = self._app.shelf.find(beginning.game)
        if found is not None:
            flow.picture(self._app.shelf.cover(found).whole, RATIO)
        flow.heading(name, HEADING._replace(size=40), INK)
        minutes = max(1, round(match.seconds / 60))
        flow.paragraph(self.say("history.when", day=self._day(match), n=minutes, moves=match.steps), SMALL, FAINT)
        if reason := self._why_not(match):
            flow.paragraph(reason, SMALL, GOLD)
        self._add_tools(flow, match)
        players = self._players(match)
        for seat in match.result.order:
            self._tell_player(flow, match, seat, players[seat])
        flow.space(14)
        for key, words in (
            ("preset", self._app.chronicle.preset_name(beginning.game, beginning.preset)),
            ("code", code_of(beginning.seed)),
        ):
            room = flow.take(40, 6)
            flow.add(Label(room, self.say(f"history.{key}"), BODY, FAINT))
            flow.add(Label(FRect(room.x + 190, room.y, room.w - 190, room.h), words, STRONG, SOFT))
        if lines := self._own(match):
            flow.space(8)
            flow.heading(self.say("history.own"), SMALL_STRONG, GOLD)
            add_figures(flow, lines)

    def _own(self, match: FinishedMatch) -> list[tuple[str, str]]:
        """How accurate one's own moves were, and what the game counts of them, where that came to anything."""
        game, found = match.beginning.game, self._app.shelf.find(match.beginning.game)
        counted = found.plugin.game(found.plugin.rules()).figures if found is not None else ()
        told = statistics([match], counted)
        named = [(f"{game}.figures.{name}", number) for name, number in told.figures.items() if number]
        lines = [(self.say(key), f"{number}") for key, number in named if self._app.language.knows(key)]
        judged = [] if told.accuracy is None else [(self.say("history.accuracy"), f"{round(told.accuracy)}%")]
        return [*judged, *lines]

    def _players(self, match: FinishedMatch) -> list[Player]:
        """Who played elsewhere was not you."""
        players = players_of(match.beginning.players, self._app.language, self._app.profiles)
        if not match.imported:
            return players
        person = self.say("table.person")
        return [player if player.level is not None else replace(player, name=person) for player in players]

    def _add_tools(self, flow: Flow, match: FinishedMatch) -> None:
        """What can be done with this very match."""
        room = flow.take(SIDE, 18)
        tools: list[tuple[str, str, Callable[[], object]]] = [
            ("unstar" if match.starred else "star", "star" if match.starred else "star_outline", self._star),
            ("export", "save", self._export),
            ("copy_code", "copy", self._copy),
            ("delete", "trash", self._ask_delete),
        ]
        for number, (name, picture, act) in enumerate(tools):
            rect = FRect(room.x + number * (SIDE + 12), room.y, SIDE, SIDE)
            kind = ButtonKind.PRIMARY if name == "unstar" else ButtonKind.SECONDARY
            meaning = {"unstar": "history.star", "copy_code": "history.copy"}.get(name, f"history.{name}")
            tip = self.say(f"history.{name}")
            flow.add(Button(rect, "", act, meaning, kind=kind, icon=icon(picture), tooltip=tip))

    def _tell_player(self, flow: Flow, match: FinishedMatch, seat: int, player: Player) -> None:
        won = seat in match.result.winners
        room = flow.take(76, 10)
        ink, soft = (DARK, DARK) if won else (INK, SOFT)
        face = FRect(room.x + 12, room.y + 9, 58, 58)
        score = FRect(room.right - 150, room.y, 128, room.h)
        words = FRect(face.right + 18, room.y + 8, score.x - face.right - 24, 34)
        level = Words(self._app.language, match.beginning.game, tuple).who(player)
        note = f"{self.say('table.winner')} · {level}" if won else level
        flow.add(
            Panel(room, (), WON if won else OTHER),
            Image(face, cardcade_assets.portrait(player.avatar)),
            Label(words, player.name, STRONG, ink),
            Label(words.move(0, 31), note, SMALL_STRONG if won else SMALL, soft),
            Label(score, f"{match.result.scores[seat]:g}", HEADING, DARK if won else GOLD, align="right"),
        )

    def _import(self) -> None:
        """What lies in the shared folder; if nothing new does, how it is done."""
        from cardcade.shell.screens.common.folder import open_folder
        from cardcade.shell.theatre.match_files import MatchFiles, shared_folder

        if MatchFiles(self._app).look_around():
            self._app.chronicle.open()
            self._page.rebuild()
        else:
            open_folder(shared_folder())
            self._app.toast("history.how_to_import", folder=str(shared_folder()))

    def _why_not(self, match: FinishedMatch) -> str:
        """Why it cannot be watched, as far as that is known before one tries."""
        if not match.replayable:
            return self.say("theatre.no_moves")
        if self._app.shelf.find(match.beginning.game) is None:
            return self.say("theatre.no_game", game=self._app.chronicle.game_name(match.beginning.game))
        return ""

    def open(self) -> None:
        """At its own table; a match that cannot be shown says why."""
        match = self.picked
        assert self._app.store is not None
        record = self._app.store().replay(match)
        if record is None:
            self._app.toast("theatre.no_moves", Tone.WARNING)
        else:
            self._app.pages.open_theatre(record)

    def _copy(self) -> None:
        """With the rules, unless they were the usual ones."""
        beginning = self.picked.beginning
        code, found = code_of(beginning.seed), self._app.shelf.find(beginning.game)
        text = code if found is None else copied_text(beginning, self._app.shelf.library(found))
        if not copied(text):
            self._app.toast("setup.no_clipboard", Tone.WARNING)
        else:
            self._app.toast("setup.copied" if text == code else "share.deal_copied", Tone.GOOD, code=code)

    def _review(self) -> None:
        self._app.pages.open_review(self.listed[self._page.picked])

    def _again(self) -> None:
        """The same game from the same deal by the same rules; a game that is gone says so."""
        beginning = self.picked.beginning
        found = self._app.shelf.find(beginning.game)
        if found is None:
            name = self._app.chronicle.game_name(beginning.game)
            self._app.toast("history.gone", Tone.WARNING, game=name)
        else:
            self._app.pages.open_setup(beginning.game, deal_text(beginning, self._app.shelf.library(found)))

    # -- kept, given away, deleted

    def _star(self) -> None:
        match = self.picked
        self._app.chronicle.star(match, not match.starred)
        self._page.rebuild()

    def _export(self) -> None:
        """The match file, and where it lies."""
        from cardcade.shell.theatre.match_files import give_away

        assert self._app.store is not None
        record = self._app.store().replay(self.picked)
        if record is None:
            self._app.toast("theatre.no_moves", Tone.WARNING)
            return
        with told_if_unwritten(self._app, "theatre.unwritten"):
            file = give_away(record)
            self._app.toast("theatre.written", Tone.GOOD, file=str(file))

    def _ask_delete(self) -> None:
        match = self.picked
        name = self._app.chronicle.game_name(match.beginning.game)
        text = self.say("history.delete_text", game=name, day=self._day(match))
        keep = Answer(self.say("history.keep"), lambda: None, "delete.keep")
        gone = Answer(self.say("history.delete"), lambda: self._delete(match), "delete.gone", ButtonKind.DANGER)
        title = self.say("history.delete_title")
        self._page.stage.open(Ask(title, text, [keep, gone], "history.delete", cancel_action=lambda: None))

    def _delete(self, match: FinishedMatch) -> None:
        self._app.chronicle.delete(match)
        self._page.opened = False
        self._page.rebuild()


def _moment(format_: str, match: FinishedMatch) -> str:
    return time.strftime(format_, time.localtime(match.ended))

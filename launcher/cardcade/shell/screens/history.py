"""History: the matches that were played to the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

import cardcade_assets
from cardcade.engine.deal_code import code_of
from cardcade.shell.match.request import players_at
from cardcade.shell.screens.flow import Flow
from cardcade.shell.screens.panes import Offer, Panes
from cardcade.shell.screens.tile import RATIO
from cardcade.table.words import Words
from cardcade.ui import Image, Label, Panel, Plate, Row, Tone, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import BODY, DARK, FAINT, GOLD, HEADING, INK, SMALL, SMALL_STRONG, SOFT, STRONG, TINY

if TYPE_CHECKING:
    from cardcade.shell.app.app import App
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.table.link import Player

WON = Plate((255, 214, 122), (244, 158, 60), 18, (255, 236, 186), 1.5)
OTHER = Plate((255, 255, 255, 14), radius=18)
MOST = 200


class HistoryPage(Panes):
    title = "history.title"
    name = "history"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.matches: list[FinishedMatch] = app.store().history(MOST) if app.store is not None else []

    def note(self) -> str:
        mine = [match for match in self.matches if match.people]
        won = sum(bool(match.people & set(match.result.winners)) for match in mine)
        return self.say("history.note", n=len(mine), won=won) if mine else ""

    def rows(self) -> Sequence[Row]:
        return [self._row(number, match) for number, match in enumerate(self.matches)]

    def _row(self, number: int, match: FinishedMatch) -> Row:
        day = time.strftime(self.say("history.date"), time.localtime(match.ended))
        outcome, picture = self._outcome(match)
        name = self.app.shelf.name(match.beginning.game)
        return Row(name, f"history.match.{number}", day, end=outcome, icon=icon(picture))

    def _outcome(self, match: FinishedMatch) -> tuple[str, str]:
        if not match.people:
            return (
                (self.say("history.autoplayed"), "autoplay") if match.seated else (self.say("history.watched"), "robot")
            )
        won = bool(match.people & set(match.result.winners))
        return self.say("history.won" if won else "history.lost"), "trophy" if won else "spade"

    def offers(self) -> Sequence[Offer]:
        if not self.matches:
            return []
        return [
            (self.say("history.review"), "history.review", "hint", self._review),
            (self.say("history.copy_code"), "history.copy", "copy", self._copy),
            (self.say("history.again"), "history.again", "replay", self._again),
        ]

    def tell(self, flow: Flow, index: int) -> None:
        match = self.matches[index]
        beginning = match.beginning
        day = time.strftime(self.say("history.date"), time.localtime(match.ended))
        found = self.app.shelf.find(beginning.game)
        if found is not None:
            flow.picture(self.app.shelf.cover(found).whole, RATIO)
        flow.heading(self.app.shelf.name(beginning.game), HEADING._replace(size=40), INK)
        minutes = max(1, round(match.seconds / 60))
        flow.paragraph(self.say("history.when", day=day, n=minutes, moves=match.steps), SMALL, FAINT)
        flow.space(10)
        players = players_at([player.level for player in beginning.players], self.app.language)
        for seat in match.result.order:
            self._tell_player(flow, match, seat, players[seat])
        flow.space(14)
        for key, words in (
            ("preset", self.app.shelf.preset_name(beginning.game, beginning.preset)),
            ("code", code_of(beginning.seed)),
        ):
            room = flow.take(40, 6)
            flow.add(Label(room, self.say(f"history.{key}"), BODY, FAINT))
            flow.add(Label(FRect(room.x + 190, room.y, room.w - 190, room.h), words, STRONG, SOFT))
        self._tell_record(flow, beginning.game)

    def _tell_record(self, flow: Flow, game: str) -> None:
        """How the people at this screen have done in the game so far."""
        from cardcade.shell.store.saved import statistics

        record = statistics(match for match in self.matches if match.beginning.game == game)
        if not record.played:
            return
        flow.space(20)
        flow.heading(self.say("history.record", game=self.app.shelf.name(game)), HEADING._replace(size=28), GOLD)
        share = round(100 * record.won / record.played)
        figures = [("played", str(record.played)), ("wins", str(record.won)), ("share", f"{share}%")]
        figures.append(("streak", str(record.longest_streak)))
        for room, (key, words) in zip(row(flow.take(96), [None] * len(figures), 14), figures, strict=True):
            number = FRect(room.x, room.y + 10, room.w, 46)
            flow.add(Panel(room, (), OTHER), Label(number, words, HEADING, INK, align="centre"))
            flow.add(Label(number.move(0, 42), self.say(f"history.{key}"), TINY, FAINT, align="centre"))

    def _tell_player(self, flow: Flow, match: FinishedMatch, seat: int, player: Player) -> None:
        won = seat in match.result.winners
        room = flow.take(76, 10)
        ink, soft = (DARK, DARK) if won else (INK, SOFT)
        face = FRect(room.x + 12, room.y + 9, 58, 58)
        score = FRect(room.right - 150, room.y, 128, room.h)
        words = FRect(face.right + 18, room.y + 8, score.x - face.right - 24, 34)
        level = Words(self.app.language, match.beginning.game, tuple).who(player)
        note = f"{self.say('table.winner')} · {level}" if won else level
        flow.add(
            Panel(room, (), WON if won else OTHER),
            Image(face, cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg")),
            Label(words, player.name, STRONG, ink),
            Label(words.move(0, 31), note, SMALL_STRONG if won else SMALL, soft),
            Label(score, f"{match.result.scores[seat]:g}", HEADING, DARK if won else GOLD, align="right"),
        )

    def _review(self) -> None:
        self.app.pages.open_review(self.matches[self.picked])

    def _copy(self) -> None:
        code = code_of(self.matches[self.picked].beginning.seed)
        try:
            pygame.scrap.put_text(code)
        except pygame.error:
            self.app.toast("setup.no_clipboard", Tone.WARNING)
        else:
            self.app.toast("setup.copied", Tone.GOOD, code=code)

    def _again(self) -> None:
        """The same game from the same deal; a game that is gone says so."""
        beginning = self.matches[self.picked].beginning
        if self.app.shelf.find(beginning.game) is None:
            self.app.toast("history.gone", Tone.WARNING, game=beginning.game)
        else:
            self.app.pages.open_setup(beginning.game, code_of(beginning.seed))

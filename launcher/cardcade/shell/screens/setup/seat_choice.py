"""The seats at the setup: how many, and on each a person, whose name is known or not, or a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.engine.cards import Seat
from cardcade.engine.message import say_seat
from cardcade.engine.player import Player, in_character
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.setup.seat_row import SeatDeeds, SeatRow, SeatWords, note_fits, row_height
from cardcade.shell.screens.setup.who_sits import ask_who
from cardcade.table.words import Words as TableWords
from cardcade.table.words import level_name
from cardcade.ui import Segmented
from cardcade.ui.theme import CORAL, FAINT, GOLD, INK, JADE, SECTION, SKY, SMALL, SOFT

if TYPE_CHECKING:
    from cardcade.plugins import GamePlugin
    from cardcade.shell.screens.setup.setup import Setup


SIDES = (JADE, CORAL, SKY, GOLD)


def teams_of(plugin: GamePlugin, rules: Any, seats: int) -> tuple[int, ...]:
    """Who plays together from the beginning; () where nobody does, or the game cannot say before a deal."""
    try:
        game = plugin.game(rules)
        standing = game.standing(game.setup(seats))
        teams = tuple(standing.teams) if standing is not None else ()
    except Exception:  # the plugin's boundary
        return ()
    return teams if len(teams) == seats and 1 < len(set(teams)) < seats else ()


class SeatChoice:
    def __init__(self, page: Setup) -> None:
        self.page, self.say, self.plugin, self.party = page, page.say, page.found.plugin, page.party
        self.teams = teams_of(self.plugin, page.rules.rules, len(self.party.levels))

    def add(self, flow: Flow) -> None:
        fewest, most = self.plugin.seats
        flow.heading(self.say("setup.players"), SECTION._replace(size=26), INK)
        if fewest < most:
            choices = [self.say("setup.seats", n=n) for n in range(fewest, most + 1)]
            chosen = len(self.party.levels) - fewest
            flow.add(Segmented(flow.take(62), choices, chosen, lambda i: self._resize(fewest + i), "setup.seats"))
        players = self._players()
        for seat in range(len(players)):
            self._add_row(flow, seat, players)
        people = sum(player.level is None for player in players)
        hint = "watch" if people == 0 else "alone" if people == 1 else "shared"
        flow.space(4)
        flow.paragraph(self.say(f"setup.{hint}"), SMALL, FAINT)
        self._add_levels(flow)

    def _players(self) -> list[Player]:
        """In character, where that is wished for."""
        players = self.party.players(self.page.app.language)
        return in_character(players) if self.page.app.settings.characters else players

    def _add_row(self, flow: Flow, seat: Seat, players: Sequence[Player]) -> None:
        known = [None, *self.page.party.bots]
        options = [self.say("setup.person"), *(self._level_name(level) for level in self.page.party.bots)]
        chosen = known.index(players[seat].level) if players[seat].level in known else 0
        side = SIDES[self.teams[seat] % len(SIDES)] if self.teams else None
        told = self._words(players).temperament(players[seat]) if self._in_character(players[seat]) else ""
        room = flow.take(row_height(self.page.ui, flow.width, options))
        notes = self._note(seat, players, room), self.say("setup.who"), self.say("setup.swap")
        words = SeatWords(options, *notes, side, told)
        deeds = SeatDeeds(
            self._changing(seat, known),
            lambda: ask_who(self.page, seat),
            (lambda: self._swap(seat)) if seat + 1 < len(players) else None,
        )
        flow.add(SeatRow(room, seat, players[seat], chosen, words, deeds))

    def _changing(self, seat: Seat, known: list[str | None]) -> Callable[[int], object]:
        """Another level alone is seen at once."""

        def change(index: int) -> None:
            before, self.party.levels[seat] = self.party.levels[seat], known[index]
            if None in (before, known[index]):
                self.page.rebuild()

        return change

    def _resize(self, count: int) -> None:
        self.party.resize(count)
        self.page.rebuild()

    def _swap(self, seat: Seat) -> None:
        self.party.swap(seat, self.page.app.language)
        self.page.rebuild()

    def _note(self, seat: Seat, players: Sequence[Player], room: FRect) -> str:
        """What a bot is like, where there is room, and with whom it plays; without either which seat it is."""
        like = [self.say(f"temperament.label.{players[seat].temperament}")] if self._in_character(players[seat]) else []
        told = [*like, *self._with_whom(seat, players)]
        if not told:
            return self.say("setup.seat_note", number=seat + 1)
        whole = self.say("setup.between_notes").join(told)
        return whole if note_fits(self.page.ui, whole, room) else told[-1]

    def _with_whom(self, seat: Seat, players: Sequence[Player]) -> list[str]:
        """Nothing of who plays alone; a game may say it in its own words: `[seat] 1 = "With {p3}"`."""
        own, words = f"{self.page.found.id}.seat.{seat + 1}", self._words(players)
        if self.page.app.language.knows(own):
            return [words.say(own, **{f"p{number + 1}": say_seat(number) for number in range(len(players))})]
        allies = [say_seat(other) for other in self._allies(seat)]
        return [words.say("setup.partners", players=allies)] if allies else []

    def _words(self, players: Sequence[Player]) -> TableWords:
        return TableWords(self.page.app.language, self.page.found.id, lambda: players)

    def _in_character(self, player: Player) -> bool:
        """Whether a bot has a temperament here, which the game must know of."""
        wished = self.page.app.settings.characters and self.plugin.temperaments is not None
        return wished and player.level is not None and player.level in self.plugin.bots

    def _allies(self, seat: Seat) -> list[Seat]:
        return [other for other, team in enumerate(self.teams) if team == self.teams[seat] and other != seat]

    def _add_levels(self, flow: Flow) -> None:
        """How the game describes its bots, if it does."""
        described = [level for level in self.plugin.bots if self.page.app.language.knows(self._described(level))]
        if described:
            flow.space(14)
            flow.heading(self.say("setup.bots"), SECTION, SOFT)
        for level in described:
            about = self.say(self._described(level))
            flow.bullet(self.say("setup.level_line", level=self._level_name(level), about=about), SMALL, FAINT)

    def _described(self, level: str) -> str:
        return f"{self.page.found.id}.bots.{level}"

    def _level_name(self, level: str) -> str:
        return level_name(self.page.app.language, self.page.found.id, level, "setup.level")

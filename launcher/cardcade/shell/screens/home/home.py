"""Home: the games, the match to go on with, and the way to every other page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.shell.screens.common.page import Page
from cardcade.shell.screens.common.tile import RATIO, Tile, Title, words_height
from cardcade.shell.screens.home.carousel import GAP, Carousel
from cardcade.shell.screens.home.side_card import ContinueCard, TipCard
from cardcade.ui import Answer, Ask, Button, ButtonKind, Image, Label, icon
from cardcade.ui.layout import column, packed, row
from cardcade.ui.theme import SECTION, SMALL, SOFT
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.discovery import Broken, Found

LOGO = 256 / 960
HEAD = 62.0
SLIMMEST, WIDEST = 290.0, 560.0


class Home(Page):
    widest = 2100.0
    shows_games = True
    offers_matches = True

    @property
    def first(self) -> str:  # type: ignore[override]
        if self.stage.find("home.continue") is not None:
            return "home.continue"
        return next((f"home.game.{title.id}" for title in self._titles()), "home.settings")

    def enter(self) -> None:
        self.app.guard.close()
        self.app.sound.music("menu")
        super().enter()

    def rebuild(self) -> None:
        super().rebuild()
        self._ask_about_suspects()

    def _ask_about_suspects(self) -> None:
        """Who was open when the program ended; one at a time."""
        suspect = self.app.suspects.next
        if suspect is not None and self.app.shelf.complete and not self.stage.dialogs:
            from cardcade.shell.screens.plugins.suspect import ask_about

            self.stage.open(ask_about(self.app, suspect))

    def back(self) -> None:
        """Esc at the very bottom: one question, since it is easily pressed once too often."""
        say = self.say
        stay = Answer(say("home.stay"), lambda: None, "quit.stay")
        leave = Answer(say("home.quit"), self.app.quit, "quit.leave", ButtonKind.PRIMARY)
        self.stage.open(Ask(say("home.quit_title"), say("home.quit_text"), [stay, leave], "quit", cancel_action=_stay))

    def build(self) -> None:
        frame = self.frame
        if frame.w / frame.h > 1.55 and not self.low:
            self._build_sided(frame)
        else:
            self._build_stacked(frame)

    # -- a column of its own for logo and menu, where the window is wide

    def _build_sided(self, frame: FRect) -> None:
        side, games = row(frame, [min(430.0, frame.w * 0.235), None], 64)
        logo = FRect(side.x - 10, side.y + 8, side.w + 10, (side.w + 10) * LOGO)
        self._add_logo(logo)
        self.stage.add(Label(FRect(side.x, logo.bottom + 14, side.w - 64, 32), self.say("home.slogan"), SMALL, SOFT))
        who, tip = FRect(side.right - 52, logo.bottom + 4, 52, 52), self.say("home.players")
        self.stage.add(Button(who, "", self.app.pages.open_profiles, "home.players", icon=icon("person"), tooltip=tip))
        menu = self._menu()
        top = side.bottom - (len(menu) * 74 - 12)
        self._add_side_card(FRect(side.x, logo.bottom + 74, side.w, top - logo.bottom - 74 - 28))
        for rect, (name, picture, act) in zip(
            column(FRect(side.x, top, side.w, side.bottom - top), [62] * len(menu), 12), menu, strict=True
        ):
            self.stage.add(
                RowWidget(rect, Row(self.say(f"home.{name}"), f"home.{name}", icon=icon(picture)), act, slow=True)
            )
        self._add_tiles(FRect(games), games.x - 24, alone=True)
        self.beside = FRect(games)

    def _add_side_card(self, room: FRect) -> None:
        """It stands on the menu, as high as it needs."""
        last = self.app.waiting.last
        if room.h < 130 or not self.app.waiting.known:
            return
        if last is not None:
            height = min(room.h, 250.0)
            self.stage.add(ContinueCard(FRect(room.x, room.bottom - height, room.w, height), self, last))
        else:
            self.stage.add(TipCard(room, self))

    # -- one below the other, where it is tall or small

    def _build_stacked(self, frame: FRect) -> None:
        low = self.low
        head_height, foot_height = (64.0, 0.0) if low else (110.0, 76.0)
        head = FRect(frame.x, frame.y, frame.w, head_height)
        menu = self._menu()
        menu.insert(3, ("players", "person", self.app.pages.open_profiles))
        self._add_logo(FRect(head.x - 6, head.y, head.h / LOGO, head.h))
        free = FRect(head.x + head.h / LOGO, head.y, head.w - head.h / LOGO, head.h)
        self.beside = FRect(free)
        if low:
            free = self._add_icon_menu(free, menu)
        else:
            self._add_dock(FRect(frame.x, frame.bottom - foot_height, frame.w, foot_height), menu)
        self._add_continue_button(free)
        top = head.bottom + (20 if low else 36)
        bottom = frame.bottom - (30 if low else foot_height + 44)
        self._add_tiles(FRect(frame.x, top, frame.w, bottom - top), 0.0)

    def _add_icon_menu(self, area: FRect, menu: list[tuple[str, str, Callable[[], object]]]) -> FRect:
        cells = packed(area, [area.h] * len(menu), 10)
        for rect, (name, picture, act) in zip(cells, menu, strict=True):
            tip = self.say(f"home.{name}")
            self.stage.add(Button(rect, "", act, f"home.{name}", icon=icon(picture), tooltip=tip, slow=True))
        return FRect(area.x, area.y, cells[0].x - area.x, area.h)

    def _add_dock(self, area: FRect, menu: list[tuple[str, str, Callable[[], object]]]) -> None:
        for rect, (name, picture, act) in zip(row(area, [None] * len(menu), 16), menu, strict=True):
            words = self.say(f"home.{name}")
            self.stage.add(Button(rect, words, act, f"home.{name}", icon=icon(picture), slow=True))

    def _add_continue_button(self, area: FRect) -> None:
        last = self.app.waiting.last
        if last is None or area.w < 120:
            return
        text = self.say("home.continue_game", game=self.app.shelf.name(last.game)) if area.w > 330 else ""
        width = min(area.w - 32, 440.0) if text else 76.0
        height = min(area.h, 80.0)
        rect = FRect(area.right - width - (16 if self.low else 0), area.centery - height / 2, width, height)
        self.stage.add(
            Button(
                rect,
                text,
                self.app.tables.resume,
                "home.continue",
                kind=ButtonKind.PRIMARY,
                icon=icon("continue"),
                slow=True,
                tooltip="" if text else self.say("home.continue_game", game=self.app.shelf.name(last.game)),
            )
        )

    # -- parts

    def _add_logo(self, rect: FRect) -> None:
        path = cardcade_assets.path("logo", f"logo_{self.app.language.code}.svg")
        self.stage.add(Image(rect, path, meaning="home.logo"))

    def _menu(self) -> list[tuple[str, str, Callable[[], object]]]:
        app, pages = self.app, self.app.pages
        return [
            ("rules", "rules", pages.open_rules),
            ("presets", "presets", pages.open_presets),
            ("history", "history", pages.open_history),
            ("arena", "trophy", pages.open_arena),
            ("plugins", "plugins", pages.open_plugins),
            ("settings", "settings", pages.open_settings),
            ("quit", "quit", app.quit),
        ]

    def _add_tiles(self, area: FRect, left: float, *, alone: bool = False) -> None:
        titles = self._titles()
        wide = area.h < 560
        head = 0.0 if wide else HEAD
        room = FRect(area.x, area.y + head, area.w, area.h - head)
        width, height = _lying_tile(room, len(titles)) if wide else self._standing_tile(room, titles)
        y = room.y if wide else room.y + max(0.0, (room.h - height) * 0.42)
        cells = [FRect(area.x + i * (width + GAP), y, width, height) for i in range(len(titles))]
        tiles = [
            Tile(cell, title, self._opening(title), wide=wide, alone=alone)
            for cell, title in zip(cells, titles, strict=True)
        ]
        for tile in tiles:
            self.ui.art.begin(tile.title.cover.whole, self.ui.canvas.pixels(tile.art).size)
        lane, tips = FRect(area.x, y, area.w, height), (self.say("home.previous"), self.say("home.next"))
        carousel = Carousel(lane, tiles, "home.games", tips, (left, self.ui.canvas.width))
        if not wide:
            words = FRect(tiles[0].rect.x + 4, y - HEAD, area.w, HEAD - 18)
            self.stage.add(Label(words, self.say("home.pick"), SECTION._replace(size=28), SOFT))
            self._add_trying(words)
        self.stage.add(carousel, carousel.arrows)

    def _add_trying(self, room: FRect) -> None:
        """How far the first look at new games has come."""
        done, whole = self.app.shelf.trying
        if whole:
            words = self.say("home.trying", done=done, whole=whole)
            self.stage.add(Label(room, words, SMALL, SOFT, align="right", meaning="home.trying"))

    def _standing_tile(self, area: FRect, titles: list[Title]) -> tuple[float, float]:
        """As large as the room allows, all of them at once if they do not get too slim; words under the cover."""
        width = min(WIDEST, max(SLIMMEST, _share(area, len(titles))))
        while width > 160 and width * RATIO + words_height(self.ui, titles, width) > area.h:
            width -= 8
        return width, width * RATIO + words_height(self.ui, titles, width)

    def _titles(self) -> list[Title]:
        """Before the games are imported, what can be told of them without."""
        shelf = self.app.shelf
        glimpses = [
            Title(glimpse.id, shelf.name(glimpse.id), shelf.pitch(glimpse.id), "", shelf.cover(glimpse))
            for glimpse in shelf.glimpses
        ]
        return glimpses or [self._title(game) for game in shelf.games]

    def _title(self, game: Found | Broken) -> Title:
        from cardcade.discovery import Broken

        shelf = self.app.shelf
        title = Title(game.id, shelf.name(game.id), shelf.pitch(game.id), "", shelf.cover(game))
        if isinstance(game, Broken):
            return replace(title, reason=self.say(_why_not(game)))
        waiting = len(self.app.waiting.of(game.id))
        words = self.say("home.waiting", n=waiting) if waiting else ""
        seats = self.say(shelf.seats(game))
        return replace(title, seats=seats, note=self._note(game), waiting=waiting, waiting_words=words)

    def _note(self, found: Found) -> str:
        """What of a game cannot be shown: one thing is told here, more of them on the plugins page."""
        flaws = self.app.shelf.flaws(found)
        if len(flaws) > 1:
            return self.say("home.flaws", n=len(flaws))
        return self.sentence(flaws[0]) if flaws else ""

    def _opening(self, title: Title) -> Callable[[], object]:
        if title.reason:
            return lambda: self.app.pages.open_plugins(title.id)
        return lambda: self.app.pages.open_setup(title.id)


def _why_not(game: Broken) -> str:
    """In a player's words; an author finds the exact reason on the plugins page."""
    return {
        "discovery.api_version": "home.other_version",
        "discovery.switched_off": "home.switched_off",
        "discovery.undecided": "home.undecided",
    }.get(game.reason.key, "home.broken")


def _stay() -> None:
    pass


def _lying_tile(area: FRect, count: int) -> tuple[float, float]:
    """In a low room: words beside the cover."""
    cover = area.h / RATIO
    return min(max(cover + 270, _share(area, count)), cover + 420, area.w), area.h


def _share(area: FRect, count: int) -> float:
    return (area.w - GAP * (max(1, count) - 1)) / max(1, count)

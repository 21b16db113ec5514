"""The picture of a table: felt, seats, piles, the hand and everything that is drawn over them."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pygame import FRect, Surface, transform

import cardcade_assets
from cardcade.engine.cards import Place
from cardcade.engine.message import Message
from cardcade.engine.state import View
from cardcade.table.actions import ActionBar, HeadsUp
from cardcade.table.banner import Banner
from cardcade.table.board import Board
from cardcade.table.choices import Choices
from cardcade.table.clearing import Side
from cardcade.table.faces import card_back, face_finder
from cardcade.table.flight import thinned
from cardcade.table.hand import Hand
from cardcade.table.in_view import SOME_CARDS, around, middle_rooms, rooms
from cardcade.table.layout import Pose, TableLayout
from cardcade.table.link import Link
from cardcade.table.logbook import KEPT, Logbook
from cardcade.table.lying import draw_pile
from cardcade.table.mirror import Mirror
from cardcade.table.particles import Particles
from cardcade.table.piles import PileLayout
from cardcade.table.seats import SeatPlate
from cardcade.table.shake import Shake
from cardcade.table.sprites import CardSprite, Faces
from cardcade.ui import Painter, Ui
from cardcade.ui.widget import Widget

RELAY_SECONDS = 0.14


class TablePicture(Widget):
    """Where everything is and how it looks; games override the parts they show differently."""

    solid = True
    direct: ClassVar[bool] = False
    """One click plays a card, as in games where a play is a single card."""

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui.canvas.area, "table")
        self.ui, self.link, self.game = ui, link, link.game
        self.mirror = Mirror(link.seat)
        self.view: View[Any] | None = None
        self.choices: Choices | None = None
        self.particles = Particles()
        self.banners: list[Banner] = []
        self.shake = Shake()
        self.told: deque[Message] = deque(maxlen=KEPT)
        self.log_open = self.last_trick_open = False
        self.board: Board | None = None
        self._board_before: Board | None = None
        self.build()

    @abstractmethod
    def make_hand(self, area: FRect) -> Hand: ...

    @abstractmethod
    def make_actions(self) -> ActionBar: ...

    @abstractmethod
    def next_hint(self) -> None: ...

    def build(self) -> None:
        """Lays everything out for the canvas as it is now."""
        self.rect = FRect(self.ui.canvas.area)
        self.layout = self.make_layout()
        self.faces = Faces(self.ui, self.game.deck.faces, self.face_path, card_back(self.link))
        self.plates = [self.make_plate(seat) for seat in range(len(self.link.players))]
        self.hand = self.make_hand(self.hand_area())
        self.hand.unit = self.layout.unit
        self.actions = self.make_actions()
        self.heads_up = HeadsUp(self)
        self.logbook = Logbook(self.say("table.log"), self.say("table.log_empty"), self.layout.chrome)
        for message in self.told:  # in the language of now
            self.logbook.write(self.link.text(message))
        self.logbook.shown.jump(1.0 if self.log_open else 0.0)
        self.lay_logbook()
        self._board_before, self.board = self.board, None
        if self.stage is not None:
            for child in self.children:
                child.attach(self.stage, self)

    def make_layout(self) -> TableLayout:
        return TableLayout(self.rect, len(self.link.players), self.link.seat, self.ui.canvas.ui_scale)

    def make_plate(self, seat: int) -> SeatPlate:
        return SeatPlate(self.layout.spot(seat).plate, seat, self.link.players[seat], self.layout.chrome)

    def hand_area(self) -> FRect:
        x, y = self.layout.spot(self.link.seat).hand
        width, height = self.layout.length(1420), self.layout.length(250)
        return FRect(x - width / 2, y - height / 2, width, height)

    @property
    def piles(self) -> PileLayout:
        """How piles lie; games override it."""
        return PileLayout(self.layout, self.mirror.specs)

    @property
    def children(self) -> Sequence[Widget]:
        shown = [*self.plates, self.hand, self.actions, self.heads_up, *self.extras()]
        return [*shown, self.board] if self.board is not None else shown

    def extras(self) -> Sequence[Widget]:
        """More widgets of a game's own scene."""
        return ()

    def face_path(self, face: str) -> Path | None:
        """The picture of a face; None when the game has none."""
        return face_finder(self.link)(face)

    def attached(self) -> None:
        for child in self.children:
            assert self.stage is not None
            child.attach(self.stage, self)

    def relay(self, seconds: float) -> None:
        """Moves every card to where it belongs now."""
        for index in range(len(self.mirror.piles)):
            self.relay_pile(index, seconds)

    def relay_pile(self, index: int, seconds: float, delay: float = 0.0) -> None:
        sprites = self.arranged(index)
        for sprite, pose in zip(sprites, self.piles.poses(index, len(sprites)), strict=True):
            if sprite.pose != pose:
                sprite.fly(pose, seconds, delay)
            elif seconds == 0:
                sprite.finish()
        if self._own_hand(index):
            self.hand.hold(sprites, self.game.deck.name)

    def arranged(self, index: int) -> list[CardSprite]:
        """The sprites of a pile in the order in which they lie."""
        sprites = self.mirror.piles[index]
        return self.sorted_hand(sprites) if self._own_hand(index) else list(sprites)

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """The viewer's hand from left to right; games order it their way."""
        return sorted(sprites, key=lambda sprite: sprite.card)

    def _own_hand(self, index: int) -> bool:
        pile = self.mirror.specs[index]
        return pile.place is Place.HAND and pile.owner == self.link.seat

    def stock_pose(self) -> Pose:
        x, y = self.layout.centre
        return Pose(x, y, self.layout.length(120))

    def banner(self, text: str, **look: Any) -> None:
        """Words over the middle of the table."""
        x, y = self.layout.centre
        self.banners.append(Banner(text, look.pop("at", (x, y - self.layout.length(150))), **look))

    def bubble(self, seat: int, text: str) -> None:
        self.plates[seat].say(text)

    def pan_of(self, index: int) -> float:
        """Where a pile sounds from: -1 left … 1 right."""
        owner = self.mirror.specs[index].owner
        x = self.layout.centre[0] if owner is None else self.layout.spot(owner).plate[0]
        return max(-0.7, min(0.7, (x - self.rect.centerx) / max(1.0, self.rect.w / 2)))

    def say(self, key: str, **args: object) -> str:
        return self.link.text(key, **args)

    def tip(self, meaning: str) -> str:
        """What a button in the corner is for; a game says it of its own."""
        return self.say(f"table.tip.{meaning}")

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """A game's own buttons in the corner: icon, meaning, action."""
        return []

    def logbook_toggle(self) -> None:
        self.lay_logbook()
        self.logbook.toggle()
        self.log_open = self.logbook.opened

    def lay_logbook(self) -> None:
        if not self.logbook.lie_in(rooms(self, self.logbook.widths, Side.RIGHT)):
            self.logbook.lie_in(middle_rooms(self))

    def hand_reach(self) -> FRect:
        """The room of the viewer's cards, with some to come."""
        return around(self.piles.hand(max(SOME_CARDS, len(self.hand.cards)))).inflate(0, 60 * self.layout.unit)

    def open_board(self, board: Board) -> None:
        if self._board_before is not None:
            board.take_over(self._board_before)
            self._board_before = None
        self.board = board
        if self.stage is not None:
            board.attach(self.stage, self)
        self.changed()

    def close_board(self) -> None:
        self.board = self._board_before = None
        self.changed()

    def refresh_plate(self, plate: SeatPlate) -> None:
        assert self.choices is not None
        hand = [i for i, pile in enumerate(self.mirror.specs) if pile.place is Place.HAND and pile.owner == plate.seat]
        plate.count = sum(len(self.mirror.piles[index]) for index in hand)
        plate.active.to(1.0 if plate.seat in self.choices.waiting_for else 0.0)
        level = plate.player.level
        plate.status = self.say(f"table.level.{level}") if level else self.say("table.person")
        if plate.seat == self.link.seat and self.link.stands_in:
            plate.status = self.say("table.autopilot")
        elif plate.seat in self.choices.waiting_for:
            plate.status = self.say("table.your_turn" if plate.seat == self.link.seat else "table.thinking")

    def draw(self, painter: Painter) -> None:
        self.draw_felt(painter)
        with painter.shifted(*self.shake.offset):
            self.draw_middle(painter)
            for plate in self.plates:
                plate.draw(painter)
            self.draw_cards(painter)
            self.draw_over(painter)
        if self.shake.flash > 0.01:
            painter.fill(self.rect, (255, 244, 214, round(150 * self.shake.flash)))
        self.particles.draw(painter)
        for plate in self.plates:
            plate.draw_bubble(painter, self.rect)
        for banner in self.banners:
            banner.draw(painter)
        for widget in (self.actions, self.heads_up, *self.extras(), self.logbook):
            if widget.visible:
                widget.draw(painter)
        self.hand.draw(painter)
        if self.board is not None:
            self.board.draw(painter)

    def draw_felt(self, painter: Painter) -> None:
        where = painter.pixels(self.rect)
        path = self.felt_path()
        painter.put(
            self.ui.art.keep(("felt", path, where.size), lambda: self._felt(path, where.size)), where.x, where.y
        )

    def felt_path(self) -> Path:
        """The felt the player likes, with its oval; `felts/plain` has the same ones bare."""
        return cardcade_assets.path("felts", f"{self.link.look.felt}.svg")

    def foresee(self, size: tuple[int, int]) -> None:
        """The felt takes longest of all to draw."""
        self.ui.art.begin(self.felt_path(), _felt_size(size))

    def _felt(self, path: Path, size: tuple[int, int]) -> Surface:
        """Stretched to the table's shape: an SVG alone keeps its own and would leave a bare strip."""
        picture = self.ui.art.fresh(path, _felt_size(size))
        solid = Surface(size, 0, 32)  # without alpha it is laid down faster
        solid.blit(picture if picture.get_size() == size else transform.smoothscale(picture, size), (0, 0))
        return solid

    def draw_middle(self, painter: Painter) -> None:
        """Under the cards: what a game marks on the felt."""

    def draw_over(self, painter: Painter) -> None:
        """Over the cards: what a game marks on them."""

    def draw_cards(self, painter: Painter) -> None:
        """Lying cards first, the hand over them, flying cards over all."""
        flying: list[CardSprite] = []
        hands: list[CardSprite] = []
        for index, pile in enumerate(self.mirror.specs):
            if pile.place is Place.ASIDE:
                continue
            sprites = self.arranged(index)
            flying += [sprite for sprite in sprites if sprite.flying]
            lying = [sprite for sprite in sprites if not sprite.flying]
            if self._own_hand(index):
                hands = lying
            else:
                self.draw_pile(painter, pile.place, lying)
        draw_pile(painter, self.faces, hands)
        for sprite in thinned(flying):
            sprite.draw(painter, self.faces)

    def draw_pile(self, painter: Painter, place: Place, sprites: Sequence[CardSprite]) -> None:
        """Of a deep heap only the top can be seen."""
        deep = place in (Place.STOCK, Place.DISCARD)
        draw_pile(painter, self.faces, sprites[-4:] if deep else sprites)


def _felt_size(size: tuple[int, int]) -> tuple[int, int]:
    """Exactly 16:9, since the last row of any other size would be half bare."""
    times = max(math.ceil(size[0] / 16), math.ceil(size[1] / 9))
    return 16 * times, 9 * times

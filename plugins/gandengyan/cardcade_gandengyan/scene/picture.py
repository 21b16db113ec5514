"""What a Gandengyan table looks like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect

import cardcade_assets
from cardcade import Place, Seat, View, say
from cardcade.table.laid import LaidPlay
from cardcade.table.last_trick import LastTrick
from cardcade.table.link import Link
from cardcade.table.piles import PileLayout
from cardcade.table.readings import Reading, ReadingChooser
from cardcade.table.scene import TableScene
from cardcade.table.seats import SeatPlate
from cardcade.table.sprites import CardSprite
from cardcade.ui import Glide, Painter, Ui, Widget
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.scene import middle
from cardcade_gandengyan.scene.actions import GandengyanActions
from cardcade_gandengyan.scene.eyes import Stares
from cardcade_gandengyan.scene.felt import draw_felt
from cardcade_gandengyan.scene.nameplate import NamePlate
from cardcade_gandengyan.scene.places import GandengyanLayout, GandengyanPiles
from cardcade_gandengyan.scene.plates import GandengyanPlate
from cardcade_gandengyan.scene.trail import Trail, laid_cards, plays_of
from cardcade_gandengyan.scoring import bomb_factor
from cardcade_gandengyan.state import HANDS, TRICK
from cardcade_gandengyan.words import say_combination, say_rank


class GandengyanPicture(TableScene):
    """Kept up to date by events; `sync` takes the same things from a view."""

    game: Gandengyan
    layout: GandengyanLayout
    complaints = (0.5, 0.622)

    def __init__(self, ui: Ui, link: Link) -> None:
        self.trail = Trail()
        self.stares = Stares()
        self.round, self.factor = 1, 1
        self.grown = Glide(1.0, 0.4)
        self.hushed = False
        super().__init__(ui, link)

    def build(self) -> None:
        self.rect = FRect(self.ui.canvas.area)
        self.layout = self.make_layout()
        self.name_plate = NamePlate(self)
        self.last_trick = LastTrick(self, self.past_plays)
        super().build()

    def make_layout(self) -> GandengyanLayout:
        return GandengyanLayout(self.rect, len(self.link.players), self.link.seat, self.ui.canvas.ui_scale)

    def make_plate(self, seat: Seat) -> SeatPlate:
        return GandengyanPlate(self.layout.spot(seat).plate, seat, self.link.players[seat], self.layout.chrome)

    def make_actions(self) -> GandengyanActions:
        return GandengyanActions(self)

    def extras(self) -> Sequence[Widget]:
        return [self.name_plate, self.last_trick]

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [("history", "last_trick", lambda: self.last_trick.toggle())]

    def key(self, key: int) -> bool:
        if key == pygame.K_t:
            self.last_trick.toggle()
        elif key == pygame.K_p and self.stage is not None and (button := self.stage.find("move.pass")):
            button.act()  # type: ignore[attr-defined]
        else:
            return False
        return True

    # -- where cards lie

    @property
    def sizes(self) -> list[int]:
        return [len(entry.cards) for entry in self.trail.entries]

    @property
    def piles(self) -> PileLayout:
        return GandengyanPiles(self.layout, self.mirror.specs, self.sizes)

    def arranged(self, index: int) -> list[CardSprite]:
        """What the viewer has left lies as it did in the hand."""
        pile, found = self.mirror.specs[index], super().arranged(index)
        return self.sorted_hand(found) if pile.place is Place.PLAYED and pile.owner is not None else found

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        """The lowest first; cards that are still closed keep their places."""
        return sorted(sprites, key=lambda sprite: (RANK[sprite.card] if sprite.card >= 0 else 0, sprite.card))

    def count_of(self, seat: Seat) -> int:
        """In the hand, or laid open at the end."""
        piles = self.mirror.piles
        return len(piles[HANDS + seat]) + len(piles[HANDS + len(self.plates) + seat])

    def count_cards(self, plate: SeatPlate) -> None:
        plate.count = self.count_of(plate.seat)
        few = plate.count in (1, 2) and bool(self.mirror.piles[HANDS + plate.seat])
        plate.badge = self.say("gandengyan.table.few", n=plate.count) if few else ""

    # -- taking over what a view says

    @property
    def waiting_for(self) -> Sequence[Seat]:
        """Whose turn it is, as far as the picture has got."""
        return self.choices.waiting_for if self.choices is not None and not self.hushed else ()

    def sync(self, view: View[Any]) -> None:
        state = view.state
        self.trail.take(state)
        self.factor = bomb_factor(state.bombs, self.game.rules.scoring)
        self.round = len(state.board) + (state.winner is None)

    def show(self, view: View[Any], settle: bool = False) -> None:
        mine = self.choices is not None and self.choices.my_turn
        self.sync(view)
        self.hushed = False
        super().show(view, settle)
        assert self.choices is not None
        if self.choices.my_turn and not mine and not self.link.autopilot:
            self.link.sound("turn")

    def refresh_plate(self, plate: SeatPlate) -> None:
        super().refresh_plate(plate)
        assert self.view is not None
        assert isinstance(plate, GandengyanPlate)
        state = self.view.state
        plate.total = self.say("gandengyan.table.points", n=state.totals()[plate.seat]) if state.board else ""
        self.count_cards(plate)

    def past_plays(self) -> list[LaidPlay]:
        trick = self.view.state.last_trick if self.view is not None else ()
        return [LaidPlay(entry.seat, self.kind_of(entry.combination), entry.laid) for entry in plays_of(trick)]

    def choose(self, plays: Sequence[Play]) -> None:
        assert self.stage is not None
        readings = [
            Reading(play, self.kind_of(play.combination), laid_cards(play.cards, play.combination)) for play in plays
        ]
        self.stage.open(ReadingChooser(self, readings))

    # -- words

    def kind_of(self, combination: Combination | None) -> str:
        """What a play is called on the table."""
        if combination is None:
            return ""
        if combination.kind == "single":
            return self.link.text(say("gandengyan.table.single", rank=say_rank(combination.rank)))
        text = self.link.text(say_combination(combination))
        return text[:1].upper() + text[1:]

    def prompt(self) -> str:
        seat = next(iter(self.waiting_for), -1)
        return middle.turn_words(self, seat) if seat >= 0 else ""

    # -- drawing

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        if self.stares.update(dt * max(1.0, self.link.look.speed)) | self.grown.update(dt):
            self.changed()
            return 0.0
        return still

    def felt_path(self) -> Path:
        return cardcade_assets.path("felts", "plain", f"{self.link.look.felt}.svg")

    def draw_felt(self, painter: Painter) -> None:
        path = self.felt_path()
        draw_felt(painter, self, lambda: self._felt(path, painter.pixels(self.rect).size), path)

    def draw_middle(self, painter: Painter) -> None:
        middle.draw_under(painter, self)

    def draw_over(self, painter: Painter) -> None:
        if self.mirror.piles and len(self.mirror.piles[TRICK]) == sum(self.sizes):
            middle.draw_over(painter, self)
        self.stares.draw(painter, self.plates, self.link.look.reduced_motion)

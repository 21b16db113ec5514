"""What a Guandan table looks like: level faces, columns, plays before each seat, the score and the panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from pygame import FRect, Surface

import cardcade_assets
from cardcade.engine.cards import Card, Place, Seat
from cardcade.engine.state import View
from cardcade.table.faces import card_back
from cardcade.table.last_trick import LastTrick
from cardcade.table.link import Link
from cardcade.table.piles import PileLayout
from cardcade.table.scene import TableScene
from cardcade.table.seats import SeatPlate
from cardcade.table.sprites import CardSprite
from cardcade.ui import Painter, Ui, Widget
from cardcade_guandan.combinations import Reading
from cardcade_guandan.game import Guandan
from cardcade_guandan.order import Order
from cardcade_guandan.readings import readings
from cardcade_guandan.scene import overlays
from cardcade_guandan.scene.arranging import Arrangement, Column, by_height
from cardcade_guandan.scene.counting import CardCounter
from cardcade_guandan.scene.faces import TO_BEAT, GuandanFaces, level_face
from cardcade_guandan.scene.felt import draw_oval
from cardcade_guandan.scene.last_trick import past_plays
from cardcade_guandan.scene.meaning import laid_in_order, meanings
from cardcade_guandan.scene.places import GuandanLayout, GuandanPiles
from cardcade_guandan.scene.score import Score, ScorePanel
from cardcade_guandan.scene.seats import GuandanPlate
from cardcade_guandan.state import BEFORE, HANDS, LEFT, Act, GuandanState, Phase

GIVING = {Phase.TRIBUTE: "tribute", Phase.RETURN: "return"}
OWN_TIPS = {"score", "counter", "flush", "group", "ungroup", "undo", "sort", "layout"}


class GuandanPicture(TableScene):
    """Kept up to date by events; `sync` takes the same things from a view."""

    game: Guandan
    layout: GuandanLayout

    def __init__(self, ui: Ui, link: Link) -> None:
        assert isinstance(link.game, Guandan)
        start = link.game.setup(len(link.players))
        self.level = start.level
        self.score = Score(start.level, start.standing.levels, start.standing.owner, start.standing.failures)
        self.arrangement = Arrangement()
        self.acts: dict[Seat, Act] = {}
        self.leading: Seat | None = None
        self.gifts: dict[Card, str] = {}
        self.giving = ""
        self.answered = False
        """Whether the viewer has acted since the last view."""
        self.counting = link.look.counter
        super().__init__(ui, link)

    def build(self) -> None:
        self.rect = FRect(self.ui.canvas.area)
        self.layout = self.make_layout()
        self.lay_panels()
        super().build()
        self.faces = GuandanFaces(self.ui, self.game.deck.faces, self.face_path, card_back(self.link))

    def lay_panels(self) -> None:
        """What stands at the edges; there before the first view is shown."""
        self.score_panel, self.last_trick = ScorePanel(self), LastTrick(self, lambda: past_plays(self))
        self.counter = CardCounter(self, self.counting)

    def switch_counter(self) -> None:
        self.counting = self.counter.visible = not self.counting
        self.changed()

    def make_layout(self) -> GuandanLayout:
        return GuandanLayout(self.rect, len(self.link.players), self.link.seat, self.ui.canvas.ui_scale)

    def make_plate(self, seat: Seat) -> SeatPlate:
        ours = seat % 2 == self.link.seat % 2
        spot = self.layout.spot(seat).plate
        return GuandanPlate(spot, seat, self.link.players[seat], self.layout.chrome, ours)

    def extras(self) -> Sequence[Widget]:
        return [self.score_panel, self.counter, self.last_trick]

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [
            ("history", "last_trick", lambda: self.last_trick.toggle()),
            ("counter", "counter", self.switch_counter),
        ]

    def tip(self, meaning: str) -> str:
        return self.say(f"guandan.table.tip.{meaning}") if meaning in OWN_TIPS else super().tip(meaning)

    def face_path(self, face: str) -> Path | None:
        return level_face(face, self.level, self.link.look)

    # -- where cards lie

    @property
    def order(self) -> Order:
        return self.game.order(self.level)

    @property
    def own_cards(self) -> list[Card]:
        return [sprite.card for sprite in self.mirror.piles[HANDS + self.link.seat]] if self.mirror.piles else []

    @property
    def columns(self) -> tuple[Column, ...]:
        return self.arrangement.columns(self.own_cards, self.order)

    @property
    def piles(self) -> PileLayout:
        shape = [len(column.cards) for column in self.columns]
        return GuandanPiles(self.layout, self.mirror.specs, shape, self.arrangement.in_row)

    def hand_area(self) -> FRect:
        return self.layout.hand_zone

    def hand_reach(self) -> FRect:
        return self.layout.hand_zone

    def sorted_hand(self, sprites: Sequence[CardSprite]) -> list[CardSprite]:
        shown = {sprite.card: sprite for sprite in sprites}
        return [shown[card] for column in self.columns for card in column.cards]

    def arranged(self, index: int) -> list[CardSprite]:
        if self.mirror.specs[index].place is not Place.PLAYED:
            return super().arranged(index)
        if index >= LEFT:
            return sorted(self.mirror.piles[index], key=lambda sprite: by_height(sprite.card, self.order))
        lying = {sprite.card: sprite for sprite in self.mirror.piles[index]}
        act = self.acts.get(index - BEFORE)
        reading = act.play.reading if act and act.play and set(act.play.cards) == set(lying) else None
        return [lying[card] for card in _in_order(tuple(lying), reading, self.order)]

    # -- taking over what a view says

    def sync(self, view: View[Any]) -> None:
        state: GuandanState = view.state
        self.level = state.level
        standing = state.standing
        if self.view is None or state.phase not in (Phase.SUMMARY, Phase.OVER):  # the board shows the climb first
            self.score = Score(state.level, standing.levels, standing.owner, standing.failures)
        self.acts = {act.seat: act for act in state.trick}
        self.giving = GIVING.get(state.phase, "")
        self.gifts = {} if state.tricks else _gifts(state)

    def show(self, view: View[Any], settle: bool = False) -> None:
        self.answered = False
        self.sync(view)
        super().show(view, settle)

    def refresh(self) -> None:
        assert self.view is not None
        self.ring_the_last(self.view.state.last_by)
        super().refresh()

    def ring_the_last(self, seat: Seat | None) -> None:
        """What must be beaten stands out; what it has beaten steps back."""
        self.leading = seat
        for other in range(len(self.plates)):
            for sprite in self.mirror.piles[BEFORE + other]:
                sprite.glow = TO_BEAT if other == seat else None
                sprite.dim = seat is not None and other != seat

    def refresh_plate(self, plate: SeatPlate) -> None:
        super().refresh_plate(plate)
        assert self.view is not None
        assert isinstance(plate, GuandanPlate)
        out = self.view.state.out
        plate.medal = out.index(plate.seat) + 1 if plate.seat in out else None
        plate.out = plate.medal is not None
        plate.badge = self.capital(self.say(f"guandan.place.{plate.medal}")) if plate.medal else ""
        if plate.medal:
            plate.count = None
        elif plate.seat == self.link.seat and self.link.autopilot and plate.player.level is None:
            plate.status = self.say("guandan.table.autopilot")

    # -- drawing

    def banner(self, text: str, **look: Any) -> None:
        """Between the partner's play and the viewer's."""
        super().banner(text, **{"at": self.layout.middle, **look})

    def felt_path(self) -> Path:
        return cardcade_assets.path("felts", "plain", f"{self.link.look.felt}.svg")

    def draw_felt(self, painter: Painter) -> None:
        """Felt and oval never move, so that they are one picture, made once."""
        where = painter.pixels(self.rect)
        key = ("guandan felt", self.felt_path(), where.size, self.layout.chrome, self.say("guandan.name"))
        painter.put(painter.ui.art.keep(key, lambda: self._with_oval(where.size)), where.x, where.y)

    def _with_oval(self, size: tuple[int, int]) -> Surface:
        whole = self._felt(self.felt_path(), size)
        draw_oval(Painter(whole, self.ui), self)
        return whole

    def draw_pile(self, painter: Painter, place: Place, sprites: Sequence[CardSprite]) -> None:
        """Cards out of play are gone."""
        if place is not Place.DISCARD:
            super().draw_pile(painter, place, sprites)

    def draw_over(self, painter: Painter) -> None:
        if self.view is not None:
            overlays.draw_overlays(painter, self)

    # -- words and numbers

    @property
    def clockwise(self) -> bool:
        return bool(self.game.rules.table.direction == "clockwise")

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def cards_left(self, seat: Seat) -> list[Card]:
        """What a loser has laid open."""
        return [sprite.card for sprite in self.arranged(LEFT + seat)]

    def kind_of(self, cards: Sequence[Card]) -> str:
        """What a group is, if it is anything."""
        known = readings(cards, self.order)
        return self.capital(self.say(f"guandan.kind.{known[0].kind.value}")) if known else ""

    def prompt(self) -> tuple[str, str] | None:
        """What the viewer is asked for before the deal, and what the rules let be given."""
        if not self.giving or self.answered or self.choices is None:
            return None
        if not self.choices.my_turn or self.link.autopilot:
            return None
        assert self.view is not None
        rules, n = self.game.rules.tribute, self.view.state.owed
        which = f"pay_{rules.gives}" if self.giving == "tribute" else f"return_{rules.returns}"
        return self.say(f"guandan.table.ask.{self.giving}", n=n), self.say(f"guandan.illegal.{which}", n=n)


@lru_cache(64)
def _in_order(cards: tuple[Card, ...], reading: Reading | None, order: Order) -> tuple[Card, ...]:
    if reading is None:
        return tuple(laid_in_order(cards, order))
    return tuple(each.card for each in meanings(cards, reading, order.level))


def _gifts(state: GuandanState) -> dict[Card, str]:
    given = {card: "given" for each in state.tributes for card in each.given}
    return given | {card: "back" for each in state.tributes for card in each.returned}

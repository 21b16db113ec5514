"""The table scene: plays what one seat is told as animations, and turns its gestures into moves.

Any conforming game can be played on this one; a game's own scene overrides what it shows differently, mostly
`animate`, `piles` and the buttons.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pygame import FRect

import cardcade_assets
from cardcade.engine.cards import Card, Place
from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.engine.message import IllegalMove
from cardcade.engine.state import View
from cardcade.table.actions import ActionBar, HeadsUp
from cardcade.table.animation import Animation, Still, Together, Wait
from cardcade.table.banner import Banner
from cardcade.table.board import Board, result_board
from cardcade.table.choices import Choices
from cardcade.table.choosing import choose_one
from cardcade.table.faces import card_back, face_finder
from cardcade.table.flight import Flight, fly_all
from cardcade.table.hand import Hand
from cardcade.table.layout import Pose, TableLayout
from cardcade.table.link import Link
from cardcade.table.logbook import Logbook
from cardcade.table.mirror import Mirror
from cardcade.table.particles import Particles
from cardcade.table.piles import PileLayout
from cardcade.table.seats import SeatPlate
from cardcade.table.shake import Shake
from cardcade.table.sprites import CardSprite, Faces
from cardcade.ui import Painter, Ui
from cardcade.ui.motion import STILL
from cardcade.ui.widget import Widget

DEAL_SECONDS, OWN_SECONDS, BOT_SECONDS, RELAY_SECONDS = 0.15, 0.18, 0.26, 0.14


class TableScene(Widget):
    """One seat's picture of a match."""

    solid = True
    direct: ClassVar[bool] = False
    """One click plays a card, as in games where a play is a single card."""
    music: ClassVar[str] = "table"

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui.canvas.area, "table")
        self.ui, self.link, self.game = ui, link, link.game
        self.mirror = Mirror(link.seat)
        self.view: View[Any] | None = None
        self.choices: Choices | None = None
        self.waiting: deque[Event | View[Any]] = deque()
        self.playing: Animation = Still()
        self.particles = Particles()
        self.banners: list[Banner] = []
        self.shake = Shake()
        self.sort = 0
        self._hint = -1
        self._lines: deque[str] = deque(maxlen=120)
        self.build()

    # -- building: once for every size and language

    def build(self) -> None:
        """Lays everything out for the canvas as it is now."""
        self.rect = FRect(self.ui.canvas.area)
        self.layout = TableLayout(self.rect, len(self.link.players), self.link.seat, self.ui.canvas.ui_scale)
        self.faces = Faces(self.ui, self.game.deck.faces, self.face_path, card_back(self.link))
        self.plates = [
            SeatPlate(self.layout.spot(seat).plate, seat, player, self.layout.chrome)
            for seat, player in enumerate(self.link.players)
        ]
        self.hand = Hand(self.hand_area(), self)
        self.hand.unit = self.layout.unit
        self.actions = ActionBar(self)
        self.heads_up = HeadsUp(self)
        self.logbook = Logbook(
            FRect(self.rect.right - 452, 112, 420, self.rect.h * 0.56),
            self.say("table.log"),
            self.say("table.log_empty"),
        )
        self.logbook.lines = self._lines
        self.board: Board | None = None
        if self.stage is not None:
            for child in self.children:
                child.attach(self.stage, self)
        if self.view is not None:
            self.mirror.rebuild(self.view, self.stock_pose())
            self.show(self.view)

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

    # -- living

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return bool(self.waiting) or not self.playing.done or any(sprite.flying for sprite in self.mirror)

    def advance(self, dt: float) -> float:
        self.take()
        speed = self.link.look.speed
        if speed <= 0:
            self.finish()
        else:
            self.run(dt * speed)
        moving = self._drift(dt * max(1.0, speed))
        return 0.0 if moving or self.busy else self.still_for()

    def still_for(self) -> float:
        """How long the picture stays as it is: a running clock moves on by itself."""
        left = self.link.time_left()
        for plate in self.plates:
            plate.time_left = left if left is not None and left.seat in (None, plate.seat) else None
        return 0.25 if left is not None else STILL

    def take(self) -> None:
        """Fetches what the seat has not been shown yet."""
        for update in self.link.take_updates():
            if self.view is None:
                self.begin(update.view, update.events)
            else:
                self.waiting.extend([*update.events, update.view])

    def begin(self, view: View[Any], events: Sequence[Event]) -> None:
        """The first update: the table as it was before these events, when that can be told."""
        if not events:
            self.sit(view)
            return
        self.view = view
        self.mirror.rebuild(self.game.setup(len(self.link.players)).view(view.seat), self.stock_pose())
        self.relay(0.0)
        self.waiting.extend([*events, view])

    def sit(self, view: View[Any]) -> None:
        """Starts from a position already known, without events: after loading or on hand-over."""
        self.mirror.rebuild(view, self.stock_pose())
        self.show(view, settle=True)

    def run(self, dt: float) -> None:
        self.playing.update(dt)
        while self.playing.done and self.waiting:
            self._next()
            self.playing.update(0.0)

    def _next(self) -> None:
        first = self.waiting.popleft()
        if isinstance(first, View):
            self.show(first)
            return
        if self._dealt(first):
            run = [first]
            while self.waiting and self._dealt(self.waiting[0]):
                run.append(self.waiting.popleft())  # type: ignore[arg-type]
            if len(run) > 1:
                self.playing = self.animate_deal(run)  # type: ignore[arg-type]
                return
        self.narrate(first)
        self.playing = self.animate(first)

    def _dealt(self, event: object) -> bool:
        return isinstance(event, Moved) and self.mirror.specs[event.source].place is Place.STOCK

    def finish(self) -> None:
        """Shows the end of everything still to be shown, at once."""
        self.playing.finish()
        while self.waiting:
            self._next()
            self.playing.finish()
        for sprite in self.mirror:
            sprite.finish()

    def _drift(self, dt: float) -> bool:
        moving = sum(sprite.update(dt) for sprite in self.mirror) > 0
        moving |= self.particles.update(dt)
        before = len(self.banners)
        self.banners = [banner for banner in self.banners if banner.update(dt)]
        moving |= self.shake.update(dt) | bool(self.banners) | (before != len(self.banners))
        moving |= self.logbook.advance(dt) == 0.0
        if moving:
            self.changed()
        return moving

    # -- showing

    def show(self, view: View[Any], settle: bool = False) -> None:
        """The position after an update. Changes nothing the animations have not already shown."""
        if not self.mirror.agrees(view):
            self.mirror.rebuild(view, self.stock_pose())
            settle = True
        self.view = view
        self.choices = Choices(self.game, view)
        self.relay(0.0 if settle else RELAY_SECONDS)
        self.refresh()

    def refresh(self) -> None:
        """Dims, counts, turn marks and buttons for the view."""
        assert self.choices is not None
        for plate in self.plates:
            self.refresh_plate(plate)
        usable = self.choices.moves and self.choices.my_turn and not self.link.autopilot
        for card in self.hand.cards:
            card.sprite.dim = bool(usable) and not self.choices.can_use(card.sprite.card)
        self.actions.refresh()
        if self.choices.over and self.board is None:
            self.open_board(result_board(self))
        self.changed()

    def refresh_plate(self, plate: SeatPlate) -> None:
        assert self.choices is not None
        hand = [i for i, pile in enumerate(self.mirror.specs) if pile.place is Place.HAND and pile.owner == plate.seat]
        plate.count = sum(len(self.mirror.piles[index]) for index in hand)
        plate.active.to(1.0 if plate.seat in self.choices.waiting_for else 0.0)
        level = plate.player.level
        plate.status = self.say(f"table.level.{level}") if level else self.say("table.person")
        if plate.seat in self.choices.waiting_for:
            plate.status = self.say("table.your_turn" if plate.seat == self.link.seat else "table.thinking")

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

    # -- animating

    def animate(self, event: Event) -> Animation:
        """How an event looks; games add their own and call this one for the rest."""
        match event:
            case Moved():
                return self.animate_move(event)
            case Shuffled():
                self.mirror.shuffle(event)
                self.link.sound("card.shuffle")
                return Wait(0.25)
            case Shown(cards=cards, to=to) if to == self.link.seat:
                return Wait(0.2 if not cards else 1.2)
        return Still()

    def animate_move(self, event: Moved, seconds: float | None = None) -> Animation:
        """Cards fly from pile to pile, and both piles close up."""
        sprites = self.mirror.move(event)
        own = self.mirror.specs[event.source].owner == self.link.seat
        flight = seconds if seconds is not None else OWN_SECONDS if own else BOT_SECONDS
        drawn = self.mirror.specs[event.target].place is Place.HAND
        self.link.sound("card.draw" if drawn else "card.place", pan=self.pan_of(event.target))
        return self.fly(sprites, event.source, event.target, flight)

    def fly(self, sprites: Sequence[CardSprite], source: int, target: int, seconds: float) -> Animation:
        """Already moved in the mirror: let them be seen on their way."""
        for index in {source, target}:
            self.relay_pile(index, RELAY_SECONDS)
        poses = dict(zip(self.arranged(target), self.piles.poses(target, len(self.mirror.piles[target])), strict=True))
        return fly_all(sprites, poses, seconds, stagger=0.06 if len(sprites) > 1 else 0.0)

    def animate_deal(self, events: Sequence[Moved]) -> Animation:
        """One card after the other, all in the air at once, never over a second and a half."""
        count = sum(len(event.cards) for event in events)
        stagger = min(0.08, 1.2 / max(1, count))
        flights: list[Animation] = []
        sent: list[CardSprite] = []
        for event in events:
            sent += self.mirror.move(event)
        poses: dict[CardSprite, Pose] = {}
        for index in {event.target for event in events}:
            lying = self.arranged(index)
            poses |= dict(zip(lying, self.piles.poses(index, len(lying)), strict=True))
            if self._own_hand(index):
                self.hand.hold(lying, self.game.deck.name)
        for number, sprite in enumerate(sent):
            flights.append(Flight(sprite, poses[sprite], DEAL_SECONDS, number * stagger))
        for sprite in poses.keys() - set(sent):
            sprite.fly(poses[sprite], RELAY_SECONDS)
        self.link.sound("card.deal" if count > 3 else "card.draw")
        return Together(*flights)

    def narrate(self, event: Event) -> None:
        """The log's line."""
        message = self.game.say_event(event)
        if message is not None:
            self.logbook.write(self.link.text(message))

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

    # -- the viewer's gestures

    def chosen(self, cards: Sequence[Card]) -> None:
        self.actions.refresh()

    def clicked(self, card: Card) -> bool:
        if not self.direct:
            return False
        self.throw([card])
        return True

    def thrown(self, cards: Sequence[Card]) -> None:
        self.throw(cards)

    def throw(self, cards: Sequence[Card]) -> None:
        """Plays these cards, asking when they can be played in more than one way."""
        self.settle()
        if self.choices is None or self.choices.over:
            return
        plays = self.choices.plays(cards)
        if len(plays) > 1:
            self.choose(plays)
        elif plays:
            self.submit(plays[0])
        else:
            self.refuse(cards)

    def choose(self, plays: Sequence[Any]) -> None:
        """Lets the player pick one of several ways; games may ask more nicely."""
        choose_one(self, plays)

    def submit(self, move: Any) -> None:
        self._hint = -1
        try:
            self.link.submit(move)
        except IllegalMove as illegal:
            self.complain(self.link.text(illegal.reason))
            return
        self.hand.select(set())
        self.take()

    def refuse(self, cards: Sequence[Card]) -> None:
        assert self.choices is not None
        reason = self.choices.refusal(cards)
        if reason is not None:
            self.complain(self.link.text(reason))

    def complain(self, text: str) -> None:
        """Why that did not work, where the player is looking."""
        self.link.sound("illegal")
        x, y = self.layout.at(0.5, 0.69)
        self.banners = [banner for banner in self.banners if banner.size != 28]
        self.banners.append(Banner(text, (x, y), size=28, colour=(255, 226, 214), seconds=2.4))

    def settle(self) -> None:
        """A click during an animation ends it, and still counts."""
        if self.busy:
            self.finish()

    def next_hint(self) -> None:
        """Selects the next sensible play."""
        self.settle()
        hints = self.link.hints()
        if not hints or self.choices is None:
            return
        self._hint = (self._hint + 1) % len(hints)
        cards = self.game.cards_of(hints[self._hint])
        self.hand.select(set(cards))
        self.actions.point_at(hints[self._hint])

    def why_dim(self, card: Card) -> str:
        sprite = self.mirror.find(card)
        if sprite is None or not sprite.dim or self.choices is None:
            return ""
        reason = self.choices.refusal([card])
        return self.link.text(reason) if reason else ""

    def card_name(self, card: Card) -> str:
        return self.link.text(self.game.say_card(card))

    def open_board(self, board: Board) -> None:
        self.board = board
        if self.stage is not None:
            board.attach(self.stage, self)
        self.changed()

    def close_board(self) -> None:
        self.board = None
        self.changed()

    def say(self, key: str, **args: object) -> str:
        return self.link.text(key, **args)

    def tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        """A game's own buttons in the corner: icon, meaning, action."""
        return []

    def logbook_toggle(self) -> None:
        self.logbook.toggle()

    def key(self, key: int) -> bool:
        """A game's own shortcut; True when it meant something."""
        return False

    def moment(self) -> str:
        """One remembered moment of the match, for the last board."""
        return ""

    # -- drawing

    def draw(self, painter: Painter) -> None:
        self.draw_felt(painter)
        with painter.shifted(*self.shake.offset):
            self.draw_middle(painter)
            for plate in self.plates:
                plate.draw(painter)
            self.draw_cards(painter)
            self.draw_over(painter)
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
        painter.image(cardcade_assets.path("felts", f"{self.link.look.felt}.svg"), self.rect)

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
        for sprite in (*hands, *flying):
            sprite.draw(painter, self.faces)

    def draw_pile(self, painter: Painter, place: Place, sprites: Sequence[CardSprite]) -> None:
        """Of a deep heap only the top can be seen."""
        deep = place in (Place.STOCK, Place.DISCARD)
        for sprite in sprites[-4:] if deep else sprites:
            sprite.draw(painter, self.faces)

"""The guide at the table: bubbles that point at real things and wait until they have been read, or the move is made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from pygame import FRect

from cardcade.engine.events import Event
from cardcade.engine.guide import Guide
from cardcade.engine.match import Step
from cardcade.engine.message import say, say_seat
from cardcade.table.boards.boards import Boards
from cardcade.table.help.bubble import Bubble
from cardcade.table.help.hints import Hints
from cardcade.table.help.pointing import MOVE, Pointing
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer
from cardcade.ui.widget import Widget


class Guidance(Part):
    """Does nothing but in a guided first round. While a bubble is there nobody else acts."""

    def __init__(self, viewer: Viewer, pointing: Pointing, hints: Hints, boards: Boards, bubble: Bubble) -> None:
        self._viewer, self._link, self._position = viewer, viewer.link, viewer.position
        self._queue, self._attention, self._effects = viewer.queue, viewer.attention, viewer.effects
        self._pointing, self._hints, self._boards, self.bubble = pointing, hints, boards, bubble
        self.wanted: Any = None
        """The move that is asked for, if one is."""
        boards.waits = self._has_news
        bubble.on_next, bubble.on_show, bubble.on_skip = self.read, self.show, self.skip

    @cached_property
    def guide(self) -> Guide | None:
        """Who knows what is to be told; nobody in any other match."""
        first_round = self._link.first_round
        return None if first_round is None else Guide(first_round, self._link.game, self._link.seat)

    @property
    def holds(self) -> bool:
        """Whether the others wait until the player has read it, or done it."""
        return self.bubble.shown

    @property
    def active(self) -> bool:
        """Whether there is anything left to be told."""
        return self.guide is not None and not self.guide.over

    @property
    def widgets(self) -> Sequence[Widget]:
        return (self.bubble,) if self.bubble.shown else ()

    # -- what happens

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._see(step)

    def follow(self, event: Event) -> None:
        self._see(event)

    def _see(self, item: Step[Any] | Event) -> None:
        if self.guide is not None:
            self.guide.see(item)
            self._let_go()

    def refresh(self) -> None:
        if self.guide is not None and self._position.view is not None:
            self.guide.stand(self._position.view, self._position.moves)
            self._let_go()

    def _let_go(self) -> None:
        """What has been done, or can no longer be, is spoken of no more."""
        if self.guide is not None and self.guide.telling is None:
            self.bubble.close()

    def hush(self) -> None:
        """Something happens, and is looked at."""
        self.bubble.close()

    def lay_out(self) -> None:
        """The bubble is made anew for the canvas and in the language of now."""
        if self.bubble.shown:
            self.bubble.close()
            self._tell()

    def _has_news(self) -> bool:
        """Whether something is told before a board covers the table: now, or once the round is seen to be over."""
        guide = self.guide
        return guide is not None and not self._position.autopilot and (guide.look() is not None or guide.awaits_end)

    def update(self, dt: float) -> bool:
        if self.guide is None or self._queue.busy or self._attention.asking:
            return False
        if self._position.autopilot or self.guide.look() is None:
            return self.bubble.close()
        if not self.bubble.shown:
            self._tell()
            self._lead()
            return True
        return self.bubble.point(self.targets)

    # -- what is told

    def _tell(self) -> None:
        guide = self.guide
        assert guide is not None
        self.wanted = guide.wanted([*self._hints.sensible(), *self._position.moves]) if guide.asks else None
        self.bubble.open(self._words(), guide.place, bool(guide.asks), guide.at_last)
        self.bubble.point(self.targets)

    def _words(self) -> str:
        guide = self.guide
        assert guide is not None
        players = {f"p{seat + 1}": say_seat(seat) for seat in range(len(self._link.players))}
        who = guide.who(self.wanted)
        args: dict[str, object] = dict(players) if who is None else {**players, "who": say_seat(who)}
        if self.wanted is not None:
            args |= {"move": self._link.game.say_move(self.wanted), "why": self._why()}
        return self._link.words.sentence(f"{self._link.plugin.id}.{guide.words}", **args)

    def _why(self) -> str:
        """The coach's sentence for the move that is asked for, where it has one that holds."""
        counsel, view = self._link.counsel, self._position.view
        told = counsel.ask(view, [self.wanted]) if counsel is not None and view is not None else []
        reason = told[0].reason if told else None
        if reason is None:
            return ""
        return self._link.words.sentence(say(f"{self._link.plugin.id}.reason.{reason.kind}", **reason.args))

    @property
    def targets(self) -> list[FRect]:
        """Where what it points at is just now."""
        guide = self.guide
        assert guide is not None
        assert guide.telling is not None
        names = guide.cues[guide.telling].at or ((MOVE,) if guide.asks else ())
        return self._pointing.rects(names, self.wanted, guide.who(self.wanted))

    def _lead(self) -> None:
        """Enter and the gamepad's A read on, or make the move; where it takes more, they are shown how."""
        maker = self._pointing.hold(self.wanted) if self.wanted is not None else None
        alone = maker is not None and len(self.targets) == 1
        self._attention.lead(maker if alone else self.bubble.answer)

    # -- what the player does with it

    def read(self) -> None:
        """On to the next."""
        if self.guide is not None:
            self.guide.read()
            self._go_on()

    def show(self) -> None:
        """Selects the cards that are asked for, and leads to what plays them."""
        if self.wanted is not None:
            self._hints.point_at(self.wanted)

    def skip(self) -> None:
        """Nothing more is told; the match goes on."""
        if self.active and self.guide is not None:
            self.guide.skip()
            self._effects.tell(self._link.words.say("guide.skipped"))
            self._go_on()

    def put_away(self) -> bool:
        was = self.bubble.shown
        if was:
            self.skip()
        return was

    def _go_on(self) -> None:
        self.bubble.close()
        self._attention.lead(None)
        if self.guide is not None and not self._queue.busy:
            self._boards.refresh()

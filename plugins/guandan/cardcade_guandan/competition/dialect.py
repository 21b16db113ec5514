"""The competition's conversation: `notify` tells what happened, `act` asks for an index into `actionList`.

The facts are those of the platform's manual, version 1006, and of the manual of the newer referee, OpenGuanDan. Its
seats are numbered in turn order, so ours are counted backwards where a table plays counterclockwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from cardcade import Dialect, Game, Seat, Stream, View
from cardcade_guandan.competition.actions import PASSED, Action, action_of, card_name, hand_names, rank_letter
from cardcade_guandan.competition.course import first_hand
from cardcade_guandan.moves import Move
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import LEFT, GuandanState, Phase, Tribute, TrickAct
from cardcade_guandan.tribute import owed

Told = dict[str, Any]


class Competition(Dialect[GuandanState, Move]):
    """As the programs of 2020 know it: four jokers are `["Bomb", "JOKER", …]`."""

    four_jokers: ClassVar[tuple[str, str]] = "Bomb", "JOKER"

    def __init__(self, game: Game[GuandanState, Move]) -> None:
        super().__init__(game)
        rules: Rules = game.rules
        self._rules = rules
        self._clockwise = rules.table.direction == "clockwise"
        self._deal: object = None
        """The deal it was told of last, and how much of it."""
        self._level = 0
        self._told = 0
        self._stages: set[str] = set()
        self._moves: Sequence[Move] = ()
        self._won = [0] * SEATS
        """Matches, by position."""

    def seats(self, count: int) -> Sequence[Seat]:
        return sorted(range(count), key=self._pos)

    # -- what happened

    def tell(self, view: View[GuandanState]) -> list[Told]:
        return list(self._news(view))

    def _news(self, view: View[GuandanState]) -> Iterator[Told]:
        state = view.state
        this = (state.deal, first_hand(view))
        if this != self._deal:
            if self._deal is not None and state.deal > 1:
                yield from self._episode_over(state, state.places)
            self._deal, self._level, self._told, self._stages = this, state.level, 0, set()
            yield self._beginning(view)
        yield from self._tributes(state)
        yield from self._plays(state)
        if state.phase in (Phase.SUMMARY, Phase.OVER):
            yield from self._episode_over(state, state.out)
        if state.phase is Phase.OVER and self._first("over"):
            yield from self._game_over(state)

    def _beginning(self, view: View[GuandanState]) -> Told:
        hand = hand_names(first_hand(view), view.state.level)
        return {**_notify("beginning"), "handCards": hand, "myPos": self._pos(view.seat), **self._ranks(view)}

    def _tributes(self, state: GuandanState) -> Iterator[Told]:
        if state.phase is Phase.TRIBUTE:
            return
        if state.tributes and self._first("tribute"):
            yield {**_notify("tribute"), "result": [self._gift(each, each.given) for each in state.tributes]}
        if not state.tributes and self._resisted(state) and self._first("anti-tribute"):
            payers = [self._pos(each.giver) for each in owed(state.standing, state.places, self._rules)[0]]
            yield {**_notify("anti-tribute"), "antiNums": len(payers), "antiPos": payers}
        if state.tributes and state.phase is Phase.PLAY and self._first("back"):
            gifts = [self._gift(each, each.returned) for each in state.tributes]
            yield {**_notify("back"), "result": [[to, giver, card] for giver, to, card in gifts]}

    def _gift(self, tribute: Tribute, cards: Sequence[Any]) -> list[Any]:
        assert tribute.receiver is not None
        return [self._pos(tribute.giver), self._pos(tribute.receiver), card_name(cards[0])]

    def _resisted(self, state: GuandanState) -> bool:
        playing = state.phase is Phase.PLAY and state.deal > 1
        return playing and self._rules.tribute.resist and bool(owed(state.standing, state.places, self._rules)[0])

    def _plays(self, state: GuandanState) -> Iterator[Told]:
        done = 0
        for trick in (*state.tricks, state.trick):
            best: TrickAct | None = None
            for act in trick:
                best = best if act.play is None else act
                done += 1
                if done > self._told:
                    yield {**_notify("play"), **self._doing("cur", act, state), **self._doing("greater", best, state)}
        self._told = done

    def _episode_over(self, state: GuandanState, places: Sequence[Seat]) -> Iterator[Told]:
        """Where nobody looked when it ended, what the losers laid open is no longer known."""
        if self._first("episodeOver"):
            left = {self._pos(seat): hand_names(state.cards[LEFT + seat], self._level) for seat in range(SEATS)}
            rest = [[pos, cards] for pos, cards in left.items() if cards]
            order = [self._pos(seat) for seat in places]
            yield {**_notify("episodeOver"), "order": order, "curRank": rank_letter(self._level), "restCards": rest}

    def _game_over(self, state: GuandanState) -> Iterator[Told]:
        self._won = [won + (pos % 2 == state.winner) for pos, won in enumerate(self._won)]
        played = sum(self._won[:2])
        yield {**_notify("gameOver"), "curTimes": played, "settingTimes": self.matches}
        if played == self.matches:
            yield {**_notify("gameResult"), "victoryNum": self._won, "draws": [0] * SEATS}
            self._won = [0] * SEATS

    def _first(self, stage: str) -> bool:
        new = stage not in self._stages
        self._stages.add(stage)
        return new

    # -- what is asked

    def ask(self, view: View[GuandanState], moves: Sequence[Move], stream: Stream) -> Mapping[str, Any]:
        state = view.state
        every = list(self.game.every_play(state, view.seat))
        self._moves = [move for move in every if self._is_pass(move)] + [m for m in every if not self._is_pass(m)]
        stage = {Phase.TRIBUTE: "tribute", Phase.RETURN: "back"}.get(state.phase, "play")
        last = state.trick[-1] if state.trick else None
        best = next((act for act in reversed(state.trick) if act.play is not None), None)
        return {
            "type": "act",
            "stage": stage,
            "handCards": hand_names(state.hand(view.seat), state.level),
            "publicInfo": self._public(state),
            **self._ranks(view),
            **self._doing("cur", last, state),
            **self._doing("greater", best, state),
            "actionList": [self._action(move, state) for move in self._moves],
            "indexRange": len(self._moves) - 1,
        }

    def is_answer(self, form: Any) -> bool:
        """These programs print whatever they think."""
        return isinstance(form, dict) and "actIndex" in form

    def read(self, form: Any) -> Move | None:
        index = form["actIndex"]
        if type(index) is not int or not 0 <= index < len(self._moves):
            raise ValueError(f"actIndex is 0 to {len(self._moves) - 1}, not {index!r:.80}")
        return self._moves[index]

    def _is_pass(self, move: Move) -> bool:
        return self.game.is_pass(move)

    def _public(self, state: GuandanState) -> list[Told]:
        last = {act.seat: act for act in state.trick}
        return [
            {"rest": len(state.hand(seat)), "playArea": self._done(last[seat], state) if seat in last else None}
            for seat in self.seats(SEATS)
        ]

    def _ranks(self, view: View[GuandanState]) -> Told:
        standing, side = view.state.standing, side_of(view.seat)
        own, other = standing.levels[side], standing.levels[1 - side]
        return {"selfRank": rank_letter(own), "oppoRank": rank_letter(other), "curRank": rank_letter(view.state.level)}

    def _doing(self, which: str, act: TrickAct | None, state: GuandanState) -> Told:
        if act is None:
            return {f"{which}Pos": -1, f"{which}Action": None}
        return {f"{which}Pos": self._pos(act.seat), f"{which}Action": self._done(act, state)}

    def _done(self, act: TrickAct, state: GuandanState) -> Action:
        return list(PASSED) if act.play is None else self._action(act.play, state)

    def _action(self, move: Move, state: GuandanState) -> Action:
        return action_of(move, state.level, self.four_jokers)

    def _pos(self, seat: Seat) -> int:
        return seat if self._clockwise else -seat % SEATS


class OpenGuanDan(Competition):
    """As the newer referee writes it: four jokers are `FourKings`."""

    four_jokers = "FourKings", "R"


def _notify(stage: str) -> Told:
    return {"type": "notify", "stage": stage}

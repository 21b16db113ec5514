"""The hard player: tries its candidates on imagined deals and drops those that fall behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from cardcade import Bot, Game, Stream, View
from cardcade_gandengyan.bots.playing import in_danger, make, pick, play_out, policy_of
from cardcade_gandengyan.bots.policy import Policy
from cardcade_gandengyan.bots.trials import Trial, ranked
from cardcade_gandengyan.bots.weights import sharp_weights, steady_weights
from cardcade_gandengyan.cards import tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning, by_rank
from cardcade_gandengyan.moves import PASS, Move
from cardcade_gandengyan.state import HANDS, GandengyanState

CANDIDATES: Final = 8
BATCH: Final = 10
DEALS: Final = 40
CROWD_DEALS: Final = 30
"""Imagined deals for each candidate, of two players and of more, whose rounds take longer; more found nothing more."""
POINTS: Final = 0.01
"""What a point is worth beside winning the round."""


class Hard(Bot[GandengyanState, Move]):
    """Remembers every card, imagines where the others are, and plays each candidate to the end of the round."""

    guard_seconds: ClassVar[float] = 2.5

    def __init__(self, game: Game[GandengyanState, Move]) -> None:
        super().__init__(game)
        assert isinstance(game, Gandengyan)
        self.rules, self.hands = game.rules, game.hands
        self.steady = policy_of(game, steady_weights(game.rules))
        self._duel, self._crowd = (policy_of(game, sharp_weights(game.rules, seats)) for seats in (2, 3))

    def sharp(self, state: GandengyanState) -> Policy:
        """Its own rule of thumb for so many players."""
        return self._duel if state.seats == 2 else self._crowd

    def choose(self, view: View[GandengyanState], moves: Sequence[Move], stream: Stream) -> Move:
        made = self.best(view, stream)
        return PASS if made is None else made.play_from(by_rank(view.state.cards[HANDS + view.seat]))

    def best(self, view: View[GandengyanState], stream: Stream) -> Meaning | None:
        """The best choice; None to pass."""
        trials = [Trial(made) for made in self.candidates(view)]
        by_rule = trials[0]
        self.doubt = 0.15
        if len(trials) == 1 or self._goes_out(view, by_rule.made):
            return by_rule.made
        running, deals, most = trials, 0, DEALS if view.state.seats == 2 else CROWD_DEALS
        while deals < most and len(running) > 1:
            for deal in range(deals, deals + BATCH):
                self._try(view, running, stream.child(deal))
            deals += BATCH
            running = ranked(running)
        self.doubt = deals / most * (0.5 + 0.5 * min(1.0, len(running) / 3))
        return by_rule.made if by_rule in running and not by_rule.behind(running[0]) else running[0].made

    def candidates(self, view: View[GandengyanState]) -> list[Meaning | None]:
        """What the rule of thumb says first, then what it thinks next best."""
        state, seat = view.state, view.seat
        hand, danger = tally(state.cards[HANDS + seat]), in_danger(state, seat)
        sharp = self.sharp(state)
        by_rule = pick(sharp, state, seat)
        if state.last is None:
            worth = {made: sharp.lead_value(hand, made, danger) for made in self.hands.leads(hand)}
        else:
            worth = {made: sharp.answer_value(hand, made) for made in self.hands.answers(hand, state.last)}
        others = sorted((made for made in worth if made is not by_rule), key=lambda made: -worth[made])
        if state.last is None or by_rule is None:
            return [by_rule, *others][:CANDIDATES]
        return [by_rule, None, *others][:CANDIDATES]

    def deal(self, view: View[GandengyanState], stream: Stream) -> GandengyanState:
        """A position to try candidates on."""
        return self.game.imagine(view, stream)

    def _goes_out(self, view: View[GandengyanState], made: Meaning | None) -> bool:
        return made is not None and made.tally == tally(view.state.cards[HANDS + view.seat])

    def _try(self, view: View[GandengyanState], trials: Sequence[Trial], stream: Stream) -> None:
        """The same imagined deal for every candidate."""
        position, seat = self.deal(view, stream), view.seat
        # Most people beat what they can: the steady policy foretells them better than the sharp one.
        policies = [self.steady] * len(position.plays)
        policies[seat] = self.sharp(position)
        for trial in trials:
            state = position.copy()
            make(state, seat, trial.made, self.rules)
            play_out(state, policies, self.rules)
            trial.values.append(self._value(state, seat))

    def _value(self, state: GandengyanState, seat: int) -> float:
        points = state.board[-1]
        if state.winner == seat:
            return 1.0 + POINTS * sum(points) / (len(points) - 1)
        return -POINTS * points[seat]

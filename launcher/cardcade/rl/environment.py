"""Any game as a PettingZoo environment in which agents take turns (AEC)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy import ndarray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from cardcade import discovery
from cardcade.discovery.library import Library
from cardcade.engine.action_list import ActionList
from cardcade.engine.cards import Seat
from cardcade.engine.game import Game, Result
from cardcade.engine.record import game_for
from cardcade.plugins import GamePlugin
from cardcade.rl.field_numbers import MOST
from cardcade.rl.index_actions import IndexActions
from cardcade.rl.layout import Layout
from cardcade.rl.questions import questions

LET_BE: Final = 0
"""The action that lets a chance out of turn go by; in turn it is never lawful."""
MOST_MOVES: Final = 256
SEEDS: Final = 1 << 48
_NUMBERS: Final = np.dtype(np.int16)
_FLAGS: Final = np.dtype(np.int8)

Agent = str


def env(game: str, **options: Any) -> CardcadeEnv:
    """The environment of the game of that id, for whoever follows PettingZoo's habit."""
    return CardcadeEnv(game, **options)


class CardcadeEnv(AECEnv):  # type: ignore[misc]
    """`seat_0`, `seat_1`, … each see their own view. docs/rl.md tells what observations, actions and rewards are."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "cardcade_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        preset: str | None = None,
        seats: int | None = None,
        whole_match: bool = False,
        rewards: Literal["win", "score"] = "win",
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        plugin = _plugin(game)
        library = Library(plugin)
        rules = library.presets[preset or plugin.default_preset].rules
        count = seats or plugin.usual_seats(rules)
        self.render_mode = render_mode
        self.game: Game[Any, Any] = plugin.game(rules)
        self.meanings = action_list_of(plugin, count, most_moves)
        self.layout = Layout(self.game, count)
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self._write = dict(zip(self.possible_agents, self.layout.write, strict=True))
        self.agents: list[Agent] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._whole, self._by_score = whole_match, rewards == "score"
        self._random, _ = seeding.np_random()
        self._size, self._actions = self.layout.size, len(self.meanings.names)
        self._nothing = bytearray(self._actions)
        self.lawful: Sequence[int] = ()
        """What the agent that is asked may do: the numbers that its mask allows."""
        self._moves: Sequence[Any] = ()
        shown = spaces.Box(-MOST, MOST, (self.layout.size,), np.int16)
        seen = spaces.Dict({"observation": shown, "action_mask": spaces.Box(0, 1, (self._actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    # -- what PettingZoo asks for

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. The same seed deals the same cards; without one the next deal of the last seed comes."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(SEEDS))
        game = game_for(self.game, deal, self._whole)
        self._playing, self._state = game, game.setup(len(self.possible_agents))
        self._answer = questions(game, self._state, deal).send
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(None)

    def observe(self, agent: Agent) -> dict[str, np.ndarray[Any, Any]]:
        """What the agent sees, and what it may do if it is asked."""
        mask = self._nothing.copy()
        if agent == self.agent_selection:
            for action in self.lawful:
                mask[action] = 1
        seen = self._write[agent](self._state)  # of which np.frombuffer would take more time to make an array
        return {"observation": ndarray(self._size, _NUMBERS, seen), "action_mask": ndarray(self._actions, _FLAGS, mask)}

    def step(self, action: int | None) -> None:
        """Takes an action that the mask allows, or raises ValueError and changes nothing."""
        try:
            move = self._moves[self.lawful.index(action)]
        except ValueError:
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            raise ValueError(f"action {action} is not lawful now; the mask says which are") from None
        self._ask(move)

    def render(self) -> str | None:
        """Who is asked, and what for."""
        if self.render_mode is None or not self.agents:
            return None
        names = self.meanings.names
        return f"{self.agent_selection}: {', '.join(names[action] for action in self.lawful)}"

    def close(self) -> None:
        self.agents = []

    # -- the course of a match

    def _ask(self, move: Any) -> None:
        """Goes on to the next question, or to the end."""
        answer = self._answer
        try:
            seat, moves, in_turn = answer(move)
        except StopIteration:
            self._end()
            return
        lawful = self.meanings.numbers(moves, seat)
        if not in_turn:
            moves, lawful = [*moves[: len(lawful)], None], [*lawful, LET_BE]
        self._moves, self.lawful, self.agent_selection = moves, lawful, self.possible_agents[seat]

    def _end(self) -> None:
        result = self._playing.result(self._state)
        assert result is not None, "nobody is asked any more"
        self.lawful, self._moves = (), ()
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = self._reward(result, seat)
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _reward(self, result: Result, seat: Seat) -> float:
        if not self._by_score:
            return 1.0 if seat in result.winners else -1.0
        scores = result.scores
        rest = [score for other, score in enumerate(scores) if other != seat]
        return result.direction * (scores[seat] - (sum(rest) / len(rest) if rest else 0.0))


def action_list_of(plugin: GamePlugin, seats: int, most_moves: int = MOST_MOVES) -> ActionList[Any]:
    """The game's own list of meanings, or places among its moves."""
    if plugin.actions is None:
        return IndexActions(seats, most_moves)
    module, _, name = plugin.actions.partition(":")
    made: ActionList[Any] = getattr(import_module(module), name)(seats)
    return made


def _plugin(game: str) -> GamePlugin:
    found = discovery.find(game)
    if not isinstance(found, discovery.Found):
        raise ValueError(f"there is no game called {game}, or it cannot be loaded; see cardcade games")
    return found.plugin

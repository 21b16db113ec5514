"""Any game as a PettingZoo environment: PettingZoo's own tests, and what ours promise beyond them."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cardcade.rl import LET_BE, CardcadeEnv, env
from cardcade.rl.layout import Layout

GAMES = [("uno", {}), ("uno", {"preset": "official", "seats": 2}), ("guandan", {"preset": "official"}),
         ("guandan", {"whole_match": True}), ("gandengyan", {}), ("crazy_eights", {"seats": 3})]  # fmt: skip

pytestmark = [pytest.mark.usefixtures("installed_eights"), pytest.mark.parametrize(("game", "options"), GAMES)]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo warns of agents that do not appear in an order of their own liking."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_it_passes_pettingzoos_own_tests(game: str, options: dict[str, Any]) -> None:
    from pettingzoo.test import api_test, seed_test  # itself warns when it is imported

    api_test(env(game, **options), num_cycles=120, verbose_progress=False)
    seed_test(lambda: env(game, **options), num_cycles=60)


def played(table: CardcadeEnv, seed: int) -> dict[str, float]:
    """Everybody's reward after a match at random, and that everything lawful was in the mask."""
    chance, rewards = random.Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
            table.step(None)
            continue
        actions = np.flatnonzero(seen["action_mask"])
        assert sorted(set(table.lawful)) == list(actions)
        assert table.observation_space(agent).contains(seen)
        table.step(int(actions[chance.randrange(len(actions))]))
    return rewards


def test_a_match_ends_with_a_reward_for_every_seat(game: str, options: dict[str, Any]) -> None:
    rewards = played(env(game, **options), 3)
    assert set(rewards.values()) <= {1.0, -1.0}
    assert 1.0 in rewards.values()
    scores = played(env(game, rewards="score", **options), 3)
    assert all((rewards[agent] > 0) == (score >= max(scores.values())) for agent, score in scores.items())


def test_an_action_outside_the_mask_is_refused_and_changes_nothing(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    table.reset(seed=1)
    agent, before = table.agent_selection, table.observe(table.agent_selection)["observation"]
    assert LET_BE not in table.lawful
    with pytest.raises(ValueError, match="not lawful"):
        table.step(LET_BE)
    assert agent == table.agent_selection
    assert (before == table.observe(agent)["observation"]).all()


def test_an_observation_tells_nothing_that_the_seat_does_not_see(game: str, options: dict[str, Any]) -> None:
    table = env(game, **options)
    table.reset(seed=2)
    for _ in range(12):
        for seat in range(len(table.possible_agents)):
            view = table._state.view(seat).state
            assert table.layout.write[seat](table._state) == table.layout.write[seat](view)
        table.step(int(table.lawful[0]))
        if any(table.terminations.values()):
            break


def test_what_was_returned_stays_as_it_was(game: str, options: dict[str, Any]) -> None:
    table, chance = env(game, **options), random.Random(6)
    kept: list[tuple[np.ndarray[Any, Any], bytes]] = []
    table.reset(seed=6)
    while len(kept) < 80 and not table.last()[2]:
        for agent in table.agents:
            kept += [(array, array.tobytes()) for array in table.observe(agent).values()]
        table.step(int(chance.choice(table.lawful)))
    table.reset()
    assert all(array.tobytes() == before for array, before in kept)


def test_the_layout_names_every_place_of_the_array(game: str, options: dict[str, Any]) -> None:
    layout: Layout = env(game, **options).layout
    assert [span.start for span in layout.spans] == [0, *(span.stop for span in layout.spans[:-1])]
    names = [span.name for span in layout.spans]
    assert len(set(names)) == len(names)
    assert {"seat", "cards.hand.+0", "size.hand.+1"} <= set(names)


def test_what_was_seen_before_changes_nothing_in_an_observation(game: str, options: dict[str, Any]) -> None:
    table, chance = env(game, **options), random.Random(5)
    for seed in range(3):
        table.reset(seed=seed)
        for _ in range(60):
            table.step(int(chance.choice(table.lawful)))
            seen = table.observe(table.agent_selection)["observation"]
            afresh = Layout(table.game, len(table.possible_agents))
            assert seen.tobytes() == afresh.write[table._seat_of[table.agent_selection]](table._state)
            if any(table.terminations.values()):
                break

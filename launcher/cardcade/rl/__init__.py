"""For people who train: any game as a PettingZoo environment (the extra `cardcade[rl]`)."""

from cardcade.rl.environment import LET_BE, CardcadeEnv, env

__all__ = ["LET_BE", "CardcadeEnv", "env"]

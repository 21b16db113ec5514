"""Bots for Guandan: a hand planner, what can be known about the others, and a judgement of moves."""

"""The commands, a module for each: `add` describes its arguments, `run` does it."""

PLAYING = ("play", "games", "plugins", "presets", "history", "review")
MAKING = ("new", "check", "simulate", "tournament", "lab", "host", "analyse", "replay")
BUILDING = ("screenshots", "bench", "doctor")
NAMES = (*PLAYING, *MAKING, *BUILDING)

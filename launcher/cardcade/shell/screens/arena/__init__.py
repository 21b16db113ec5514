"""The arena, in which bots meet: its results, heat map and deals."""

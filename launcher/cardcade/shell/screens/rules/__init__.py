"""The rules of a game and of a match, to be read."""

"""The theatre, in which a match is watched again: its controls, timeline, log and menu."""

"""Watching a match again: the projector, what it shows on, and what can be made of a film."""

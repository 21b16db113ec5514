"""Bots against bots without a window."""

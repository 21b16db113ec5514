"""Presets: what each one changes, what can be done with it, and what is wrong with a file."""

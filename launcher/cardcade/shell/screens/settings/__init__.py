"""The settings, and the small table that shows them at once."""

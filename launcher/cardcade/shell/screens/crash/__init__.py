"""The page after a crash, and what it tells of it."""

"""The history: matches that were played to the end, and what they say of the players."""

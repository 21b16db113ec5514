"""The setup of a match: who plays, by which rules, and from which deal."""

"""What must last: matches and choices in SQLite, written by a thread of its own."""

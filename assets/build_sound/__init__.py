"""The workshop of every sound we ship: run `python -m build_sound` with the `art` extra installed."""

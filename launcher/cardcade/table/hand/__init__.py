"""The viewer's hand: its cards, what is chosen of them by tap, touch and key, and the order they lie in."""

"""The boards after a round and after the match, and the points and moments on them."""

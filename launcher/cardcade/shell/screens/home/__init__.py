"""Home: the games side by side, and the card beside them."""

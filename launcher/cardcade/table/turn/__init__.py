"""The viewer's turn: what is lawful, the buttons, keys and questions that lead to a move, and the clock."""

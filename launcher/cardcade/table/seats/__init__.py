"""Those who sit around the table: their plates and faces, what they say, and what moves them."""

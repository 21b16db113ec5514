"""What any card table looks like: seats, piles, hands, flights and the scene that shows a match."""

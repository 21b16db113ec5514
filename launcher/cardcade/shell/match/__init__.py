"""A match at the table in real time: its links to seats, the pace of bots, and who thinks for them."""

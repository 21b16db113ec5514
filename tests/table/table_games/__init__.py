"""Two small games to try the common table with: partners who take tricks, and long rows that beat each other."""

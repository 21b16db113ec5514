"""Bots from outside: programs that speak JSON lines, sit at one seat and see what it sees."""

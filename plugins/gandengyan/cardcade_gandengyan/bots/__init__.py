"""Bots for Gandengyan: a rule of thumb, which plays are worth trying, and a search that tries them."""

"""Bots for UNO: rules of thumb, certain wins, what the others may hold, and a search that tries moves out."""

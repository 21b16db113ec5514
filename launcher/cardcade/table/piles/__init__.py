"""The piles on the table: how their cards lie, how many they are, and what was played before each seat."""

"""The pure heart: cards, states, rules, matches. No pygame, no clock, no files."""

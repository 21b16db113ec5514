"""The table as a screen, its pause menu, and the curtain between two people."""

"""The games that are installed, the door for new ones, and what becomes of one that is suspected."""

"""Processes beside the picture: JSON in, JSON out."""

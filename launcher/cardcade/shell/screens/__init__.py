"""The pages of the launcher and the table."""

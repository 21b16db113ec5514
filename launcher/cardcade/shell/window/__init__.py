"""The window: loop, screens, presenter and clock."""

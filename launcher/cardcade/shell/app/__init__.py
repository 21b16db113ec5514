"""The launcher itself: its pages, settings, languages and logs."""

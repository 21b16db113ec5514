"""What several pages are made of: the page itself, panes, tabs, tiles, charts, choices."""

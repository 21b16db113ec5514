"""The editor of a preset, rule by rule."""

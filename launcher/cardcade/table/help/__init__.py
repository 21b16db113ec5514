"""Help for the viewer: hints, the coach, the guide's bubbles, and the rule behind a refusal."""

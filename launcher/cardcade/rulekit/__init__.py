"""What the rules and bots of many games need, pure and built on the engine alone."""

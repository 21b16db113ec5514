"""For those who build Cardcade: bench, screenshots, tour and smoke test."""

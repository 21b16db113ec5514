"""The messages of the Guandan competitions, so that a program written for one can sit down here."""

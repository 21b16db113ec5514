"""Draws every picture again: python assets/build/build.py (the fonts have a script of their own)."""

import avatars
import backs
import covers
import effects
import emotes
import extras
import felts
import icons
import logo
import poker
import trophies

import uno

if __name__ == "__main__":
    for drawings in (poker, uno, backs, felts, icons, avatars, emotes, effects, trophies, logo, covers, extras):
        drawings.main()

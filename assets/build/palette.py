"""Colours that several drawings share."""

GAMEBOARD = {
    "R": ("#ff6b61", "#e0243c", "#9d0f2a"),
    "G": ("#4fd37f", "#15a05a", "#066b3d"),
    "B": ("#58b2ff", "#1f74e4", "#0c459f"),
    "Y": ("#ffd95c", "#f5a914", "#c26f04"),
}
NIGHT = ("#4a4f73", "#262a48", "#12142a")
IVORY = "#fffaf0"

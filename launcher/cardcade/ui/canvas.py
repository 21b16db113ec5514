"""The canvas: layout happens in units, drawing in real pixels."""

from __future__ import annotations

from pygame import FRect, Rect

HEIGHT = 1080.0
NARROWEST = 1440.0
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)


class Canvas:
    """A window of `size` pixels seen in units.

    At UI scale 1 the canvas is 1080 units high and as wide as the window's shape makes it (1920 at 16:9,
    1440 at 4:3, 2520 at 21:9). A larger UI scale makes every unit bigger, so the canvas has fewer of them:
    its height is 1080 / ui_scale. A window narrower than 4:3 keeps 1440 units of width and gains height.
    """

    def __init__(self, size: tuple[int, int], ui_scale: float = 1.0) -> None:
        self.size = (max(1, size[0]), max(1, size[1]))
        self.ui_scale = min(max(ui_scale, SCALES[0]), SCALES[-1])
        self.scale = min(self.size[1] / HEIGHT, self.size[0] / NARROWEST) * self.ui_scale
        self.width = self.size[0] / self.scale
        self.height = self.size[1] / self.scale

    @property
    def area(self) -> FRect:
        return FRect(0, 0, self.width, self.height)

    def length(self, units: float) -> int:
        """Pixels of a length; a visible length is never rounded away."""
        return max(1, round(units * self.scale)) if units > 0 else 0

    def point(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale), round(y * self.scale)

    def pixels(self, rect: FRect) -> Rect:
        """The same units always give the same pixel size, wherever they lie, so that pictures are shared."""
        x, y, width, height = rect
        return Rect(round(x * self.scale), round(y * self.scale), self.length(width), self.length(height))

    def units(self, pixel: tuple[float, float]) -> tuple[float, float]:
        return pixel[0] / self.scale, pixel[1] / self.scale

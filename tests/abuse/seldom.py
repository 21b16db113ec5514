"""Pictures now and then: long abuse is about what happens, and every other test draws."""

from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen


def draw_seldom(loop: Loop, every: int) -> None:
    """One frame of so many is drawn; all of them count as seen."""
    draw, frames = loop._presenter.draw, 0

    def now_and_then(screen: Screen) -> None:
        nonlocal frames
        frames += 1
        if frames % every == 0:
            draw(screen)

    loop._presenter.draw = now_and_then  # type: ignore[method-assign]

"""Something that runs beside the picture starts when it is first needed, once, and is closed only if it was started."""

from cardcade.shell.app.service import Service


class Engine:
    def __init__(self) -> None:
        self.closed = False

    def close(self) -> None:
        self.closed = True


def test_it_starts_when_first_called_for_and_only_once() -> None:
    service = Service(Engine)
    assert not service.started
    assert service() is service()
    assert service.started


def test_closing_ends_what_was_started() -> None:
    service = Service(Engine)
    engine = service()
    service.close()
    assert engine.closed


def test_closing_starts_nothing() -> None:
    service = Service(Engine)
    service.close()
    assert not service.started

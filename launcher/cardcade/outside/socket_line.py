"""A line to a program that has come to us over a websocket (the extra `cardcade[competition]`)."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from collections.abc import Mapping
from queue import SimpleQueue
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.sync.server import ServerConnection

from cardcade.outside.lines import UNREAD, ended_by

log = logging.getLogger(__name__)

NAME_LENGTH: Final = 40


class SocketLine:
    """Nobody can be ended over a socket: who answers too late is sent away, so that no late answer counts."""

    def __init__(self, connection: ServerConnection, thinking: float) -> None:
        self.thinking = thinking
        self.answers = self.mistakes = 0
        self._connection = connection
        self._to_say: SimpleQueue[str | None] = SimpleQueue()
        self._closed = self._missed = False
        self._talking = threading.Thread(target=self._talk, name="client", daemon=True)
        self._talking.start()

    @property
    def name(self) -> str:
        """What the client calls itself: `client1` at `/game/client1`."""
        request = self._connection.request
        return (request.path if request else "").rpartition("/")[2][:NAME_LENGTH] or "client"

    @property
    def open(self) -> bool:
        return not self._closed

    @property
    def present(self) -> bool:
        """Whether the client is still there, as far as can be known without speaking to it."""
        return self.open and self._connection.protocol.state is State.OPEN

    def send(self, message: Mapping[str, Any]) -> None:
        self._to_say.put(json.dumps(message))

    def receive(self, seconds: float) -> bytes:
        with ended_by(self, {TimeoutError: "slow", ConnectionClosed: "quit"}):
            said = self._received(seconds)
        return said.encode() if isinstance(said, str) else said

    def _received(self, seconds: float) -> str | bytes:
        try:
            return self._connection.recv(timeout=max(0.0, seconds))
        except ConnectionClosed:
            self._miss()
            raise

    def _miss(self) -> None:
        """Said once."""
        if not self._missed:
            self._missed = True
            log.warning("%s has left", self.name)

    def forget(self) -> None:
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            for _ in range(UNREAD):
                self._connection.recv(timeout=0)

    def close(self) -> None:
        self._closed = True
        self._to_say.put(None)

    def stay(self, seconds: float | None = None) -> None:
        """Waits until the line is closed and all has been said."""
        self._talking.join(seconds)

    def _talk(self) -> None:
        try:
            while (message := self._to_say.get()) is not None:
                self._connection.send(message)
            self._connection.close()
        except (ConnectionClosed, OSError):
            self._miss()
        self._closed = True

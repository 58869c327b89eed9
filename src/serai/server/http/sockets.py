"""Web sockets with a short way out: what is ready is written at once, without a turn of the event loop for each reader.

A framework's own way (a task, a message as a dictionary, a text decoded and encoded again) costs more than making the
message. It is still there for readers who do not keep up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from serai.server.live.connection import Write

_EXTENSION = "serai.write"
_TEXT = 0x81  # a text in one piece
_SHORT, _MIDDLE = 126, 1 << 16  # from these lengths on it is told in two bytes, in eight


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's web sockets, whose applications may also `write`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[_EXTENSION] = self.write

    def write(self, texts: Sequence[bytes]) -> bool:
        """Texts as they are; False, and nothing is sent, where the reader does not keep up or is gone."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set() or self.conn.extensions:
            return False
        self.transport.writelines([part for text in texts for part in (head(len(text)), text)])
        return True


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < _MIDDLE:
        return bytes((_TEXT, _SHORT)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + length.to_bytes(8, "big")


def short_way(scope: Scope) -> Write | None:
    """How to write at once, where the server that holds the socket knows a way."""
    extensions: Any = scope.get("extensions") or {}
    found: Write | None = extensions.get(_EXTENSION)
    return found

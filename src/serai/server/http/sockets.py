"""Web sockets with a short way in and out. Whatever is ready is written at once, without a turn of the event loop for
each reader, and a short text in one piece (which is nearly every message) is read without a parser.

A framework's own way (a task, a message as a dictionary, a text decoded and encoded again) costs more than making the
message. It is still there for readers who do not keep up, and for whatever else comes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is not compiled here
    from websockets.utils import apply_mask

from serai.server.live.connection import Write

_EXTENSION = "serai.write"
_TEXT = 0x81  # a text in one piece
AT_ONCE = 64  # parts that are handed to the system together
_SHORT, _MIDDLE = 126, 1 << 16  # from these lengths on it is told in two bytes, in eight
_MASKED, _MASK = 0x80, 4  # every frame of a client's is, by so many bytes
_LAST = 0x80  # of its message


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's web sockets, whose applications may also `write`."""

    _file = -1  # the socket itself, where what is written goes over the wire as it is
    _whole = True  # what has come so far was made of whole frames and messages: with the next another begins

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._whole and self._is_open() else None
        if text is not None and len(text) <= self.config.ws_max_size:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
            return
        shaken = self.handshake_initiated
        super().data_received(data)
        self._whole = self._whole and (whole_frames(data) if shaken else not self.conn.reader.buffer)

    def _is_open(self) -> bool:
        closing = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        return self.handshake_complete and not closing and not self.conn.extensions

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        socket = self.transport.get_extra_info("socket")
        if socket is not None and self.transport.get_extra_info("sslcontext") is None:
            self._file = socket.fileno()
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[_EXTENSION] = self.write

    def write(self, texts: Sequence[bytes]) -> bool:
        """Texts as they are; False, and nothing is sent, where the reader does not keep up or is gone."""
        if not self._is_open() or self.transport.is_closing() or not self.writable.is_set():
            return False
        parts = [part for text in texts for part in (head(len(text)), text)]
        if parts and (left := self._write_through(parts)):
            self.transport.writelines(left)
        return True

    def _write_through(self, parts: list[bytes]) -> list[bytes]:
        """The event loop writes when all that is ready now is done: while the next reader's message is made, this one's
        can be on its way. Returns what is left to the event loop."""
        if self._file < 0 or len(parts) > AT_ONCE or self.transport.get_write_buffer_size():
            return parts
        try:
            sent = os.writev(self._file, parts)
        except OSError:  # it is full, or broken: the event loop sees to both
            return parts
        left = []
        for part in parts:
            if sent < len(part):
                left.append(part[sent:])
            sent = max(0, sent - len(part))
        return left


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < _MIDDLE:
        return bytes((_TEXT, _SHORT)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + length.to_bytes(8, "big")


def short_text(data: bytes) -> bytes | None:
    """What is said where all of this is one text in one frame; None where it is anything else."""
    begin = _begin(data, 0)
    if begin is None or data[0] != _TEXT or begin[0] + begin[1] != len(data):
        return None
    start = begin[0]
    return apply_mask(data[start:], data[start - _MASK : start])


def whole_frames(data: bytes) -> bool:
    """Whether these are whole frames, each a whole message."""
    at = 0
    while at < len(data):
        begin = _begin(data, at)
        if begin is None or not data[at] & _LAST:
            return False
        at = begin[0] + begin[1]
    return at == len(data)


def _begin(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of a frame begins and how long it is; None where that is not to be seen, or it is a long one."""
    if len(data) < at + 2 or not data[at + 1] & _MASKED:
        return None
    length, start = data[at + 1] - _MASKED, at + 2
    if length == _SHORT:
        length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
    elif length > _SHORT:
        return None
    start += _MASK
    return (start, length) if start <= len(data) else None


def short_way(scope: Scope) -> Write | None:
    """How to write at once, where the server that holds the socket knows a way."""
    extensions: Any = scope.get("extensions") or {}
    found: Write | None = extensions.get(_EXTENSION)
    return found

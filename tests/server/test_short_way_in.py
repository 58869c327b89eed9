"""The short way in of a web socket: whatever comes, in whatever pieces, is read as by the parser that it goes round."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from serai.server.http.sockets import SocketProtocol, short_text, whole_frames
from tests.server.running import PATIENCE, apart

LARGEST = 300  # bytes of a message
HELLO = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class _Transport:
    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_extra_info(self, _: str) -> Any:
        return None


async def _heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What an application is told of these pieces, what is answered after the greeting, and whether it was hung up."""
    said: list[Any] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        while True:
            message = await receive()
            said.append(message)
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
            elif message["type"] == "websocket.disconnect":
                return

    config = Config(app, ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None, lifespan="off")
    protocol, transport = kind(config, ServerState(), {}, asyncio.get_running_loop()), _Transport()
    protocol.connection_made(transport)  # type: ignore[arg-type]
    protocol.data_received(HELLO)
    await asyncio.wait_for(_until_greeted(transport), PATIENCE)
    greeting = len(transport.written)
    for piece in pieces:
        if not transport.closed:
            protocol.data_received(piece)
        await asyncio.sleep(0)
    for _ in range(6):
        await asyncio.sleep(0)
    protocol.stop_keepalive()
    return said, transport.written[greeting:], transport.closed


async def _until_greeted(transport: _Transport) -> None:
    while not transport.written:
        await asyncio.sleep(0)


def _masked(opcode: Opcode, body: bytes, last: bool = True) -> bytes:
    return Frame(opcode, body, fin=last).serialize(mask=True)


frames = st.one_of(
    st.builds(_masked, st.just(Opcode.TEXT), st.binary(max_size=LARGEST + 20)),
    st.builds(_masked, st.just(Opcode.TEXT), st.text(max_size=40).map(str.encode)),
    st.builds(
        _masked, st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY]), st.binary(max_size=9), st.booleans()
    ),
    st.builds(_masked, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=9)),
    st.just(Frame(Opcode.TEXT, b"bare").serialize(mask=False)),
    st.binary(min_size=1, max_size=12),
)


@st.composite
def streams(draw: Any) -> list[bytes]:
    """Frames as they come over the wire: one by one, several at once, cut anywhere."""
    whole = draw(st.lists(frames, min_size=1, max_size=6))
    if draw(st.booleans()):
        return list(whole)
    stream = b"".join(whole)
    cuts = sorted(draw(st.lists(st.integers(0, len(stream)), max_size=4)))
    pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    return [piece for piece in pieces if piece]


@settings(max_examples=80, deadline=None)
@given(streams())
@example([_masked(Opcode.TEXT, b"one", last=False), _masked(Opcode.TEXT, b"a text within a text")])
@example([_masked(Opcode.TEXT, b"x" * 20)[:8], _masked(Opcode.TEXT, b"x" * 20)[8:] + _masked(Opcode.TEXT, b"y")])
@example([_masked(Opcode.TEXT, b"x" * 20)[:6], _masked(Opcode.TEXT, b"as if it were a frame")])
@example([_masked(Opcode.TEXT, b"\xff\xfe")])
@example([_masked(Opcode.TEXT, b"x" * (LARGEST + 1))])
@example([_masked(Opcode.TEXT, b"a") + _masked(Opcode.TEXT, b"b"), _masked(Opcode.TEXT, b"c")])
@example([_masked(Opcode.CLOSE, b"\x03\xe8"), _masked(Opcode.TEXT, b"too late")])
def test_it_is_read_as_the_parser_reads_it(pieces: list[bytes]) -> None:
    assert apart(_heard(SocketProtocol, pieces)) == apart(_heard(WebSocketsSansIOProtocol, pieces))


@pytest.mark.parametrize("length", [0, 1, 125, 126, 200, 65_535])
def test_a_text_in_one_frame_goes_the_short_way(length: int) -> None:
    frame = _masked(Opcode.TEXT, b"x" * length)
    assert short_text(frame) == b"x" * length
    assert short_text(frame[:-1]) is None
    assert short_text(frame + b"\x81") is None
    assert whole_frames(frame + frame)
    assert not whole_frames(frame + frame[:-1])


def test_the_parser_is_not_asked_for_such_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    read = WebSocketsSansIOProtocol.data_received

    def note(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        asked.append(data)
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)
    said, _, _ = apart(_heard(SocketProtocol, [_masked(Opcode.TEXT, b"hello"), _masked(Opcode.PING, b"p")]))
    assert said[1] == {"type": "websocket.receive", "text": "hello"}
    assert [len(piece) for piece in asked] == [len(HELLO), 7]

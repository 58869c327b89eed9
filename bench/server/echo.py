"""A bare web socket echo on the server's own stack: what a message costs before anything is done with it."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo], logging_config=None),
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        http="httptools",
        log_level="error",
        ws_per_message_deflate=False,
    )

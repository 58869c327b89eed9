"""The web socket of a table: reads messages, lets them act, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from serai.core.errors import SeraiError
from serai.server.errors import Conflict, Refusal, StoreTrouble, problem, say
from serai.server.http.language import language_of
from serai.server.http.validation import misfit
from serai.server.live import chat
from serai.server.live.hub import Socket
from serai.server.people.service import COOKIE
from serai.server.services import Office
from serai.server.tables import access
from serai.server.wire import (
    Chat,
    ClientMessage,
    Done,
    Hint,
    Ping,
    Pong,
    Refused,
    SwitchLanguage,
    Why,
)

log = logging.getLogger("serai.server")

_decoder = msgspec.json.Decoder(ClientMessage)

NO_SESSION, NOT_YOURS, NO_TABLE, TOO_MANY, TOO_LARGE, BROKEN = 4401, 4403, 4404, 4429, 1009, 1011
BURST = 5.0  # seconds' worth of messages that may come at once


class Allowance:
    """How many messages a socket may still send now."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.left = per_second * BURST
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.per_second * BURST, self.left + (now - self.at) * self.per_second)
        self.at = now
        self.left -= 1
        return self.left >= 0


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    office: Office = socket.app.state.office
    await socket.accept()
    if not same_origin(socket):
        await socket.close(NOT_YOURS)
        return
    try:
        mine = await _open(office, socket, table)
    except Refusal as error:
        await socket.close({403: NOT_YOURS, 404: NO_TABLE}.get(error.status, NOT_YOURS))
        return
    except StoreTrouble:
        await socket.close(1013)
        return
    async with office.hub.joined(mine):
        mine.look_again()
        sender = asyncio.create_task(_send(office, socket, mine))
        try:
            await _listen(office, socket, mine)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _send(office: Office, socket: WebSocket[Any, Any, Any], mine: Socket) -> None:
    """A table that cannot be shown must not be silent: the reader is cut off, so that it says so and tries again."""
    try:
        await mine.run(office.hub)
    except Exception:
        log.exception("table %s cannot be shown to seat %s", mine.table, mine.seat)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(BROKEN)


async def _open(office: Office, socket: WebSocket[Any, Any, Any], table: str) -> Socket:
    person = await office.people.who(socket.cookies.get(COOKIE))
    known = await office.desk.table(table)
    user = person.id if person else 0
    seat = access.may_see(known, user, socket.query_params.get("spectate"))
    language = language_of(socket, person)

    async def send(body: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(body.decode(), mode="text")

    return Socket(table, user, seat, language, send)


async def _listen(office: Office, socket: WebSocket[Any, Any, Any], mine: Socket) -> None:
    allowance = Allowance(office.settings.messages_per_second)
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not allowance.take():
            await socket.close(TOO_MANY)
            return
        if len(text) > office.settings.message_bytes:
            await socket.close(TOO_LARGE)
            return
        await _answer(office, mine, text)


async def _answer(office: Office, mine: Socket, text: str | bytes) -> None:
    ref = 0
    try:
        message = _decoder.decode(text)
        ref = message.ref
        await _do(office, mine, message)
    except msgspec.DecodeError as error:
        mine.say(
            Refused(ref, "bad-request", say("bad-request", mine.language, detail=misfit(str(error), mine.language)))
        )
    except (SeraiError, Refusal, StoreTrouble, Conflict) as error:
        _, found = problem(error, mine.language)
        mine.say(Refused(ref, found.code, found.sentence, found.rule))
        if found.code in ("stale", "store-trouble"):
            mine.mark = None
            mine.look_again()


async def _do(office: Office, mine: Socket, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        mine.say(Pong(message.ref, time.time()))
    elif isinstance(message, SwitchLanguage):
        mine.language, mine.shown = message.language, None
        mine.say(Done(message.ref, 0))
        mine.look_again()
    elif isinstance(message, Chat):
        await chat.speak(office, mine.table, mine.user, message.text)
        mine.say(Done(message.ref, 0))
    elif isinstance(message, Why):
        known = await office.desk.table(mine.table)
        mine.say(chat.why(known, access.must_sit(known, mine.user), message, mine.language))
    elif isinstance(message, Hint):
        office.desk.spawn(_hint(office, mine, message))  # the bot thinks, the socket goes on
    else:
        known = await office.desk.table(mine.table)
        seat = access.must_sit(known, mine.user)
        number = await office.desk.act(mine.table, seat, message, mine.language)
        mine.say(Done(message.ref, number))


async def _hint(office: Office, mine: Socket, message: Hint) -> None:
    try:
        mine.say(await chat.hint(office, mine.table, mine.user, mine.language, message.ref))
    except (SeraiError, Refusal, StoreTrouble) as error:
        _, found = problem(error, mine.language)
        mine.say(Refused(message.ref, found.code, found.sentence, found.rule))


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say where a page came from; another site's pages may not open our sockets with our cookies."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")

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
from serai.server.errors import ApiError, Conflict, StoreTrouble, problem
from serai.server.http.incoming import check_address, check_json
from serai.server.http.language import language_of
from serai.server.http.limits import RateLimits, network
from serai.server.http.sockets import short_way
from serai.server.http.validation import explain
from serai.server.live.connection import NOT_YOURS, TOO_MANY, Connection
from serai.server.people.service import COOKIE, digest
from serai.server.services import Services
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.reasons import what_follows, what_they_bring, why_not
from serai.server.texts import say
from serai.server.wire.answers import Done, Pong, Refused, ServerMessage
from serai.server.wire.common import Language
from serai.server.wire.messages import AskFollows, AskForetold, AskHint, Chat, ClientMessage, Ping, SwitchLanguage, Why

log = logging.getLogger("serai.server")

_decoder = msgspec.json.Decoder(ClientMessage)

NO_TABLE, TOO_LARGE, BROKEN = 4404, 1009, 1011
BURST = 5.0  # seconds' worth of messages that may come at once


class MessageQuota:
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
    await socket.accept()
    try:
        await _serve(socket.app.state.services, socket, table)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("the web socket of table %s failed", table[:40])
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(BROKEN)


async def _serve(services: Services, socket: WebSocket[Any, Any, Any], table: str) -> None:
    if not same_origin(socket):
        await socket.close(NOT_YOURS)
        return
    limits: RateLimits = socket.app.state.limits
    try:
        check_address(socket.scope)
        await limits.check(socket.scope)
        mine = await _open(services, socket, table)
    except ApiError as error:
        await socket.close({403: NOT_YOURS, 404: NO_TABLE, 400: NO_TABLE, 429: TOO_MANY}.get(error.status, NOT_YOURS))
        return
    except StoreTrouble:
        await socket.close(1013)
        return
    with limits.socket(socket.scope, mine.user) as room:
        if room:
            await _talk(services, socket, mine)
        else:
            await socket.close(TOO_MANY)


async def _talk(services: Services, socket: WebSocket[Any, Any, Any], mine: Connection) -> None:
    async with services.hub.joined(mine):
        mine.refresh()
        sender = asyncio.create_task(_send(services, socket, mine))
        try:
            await _listen(services, socket, mine)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _send(services: Services, socket: WebSocket[Any, Any, Any], mine: Connection) -> None:
    """A table that cannot be shown must not be silent: the reader is cut off, so that it says so and tries again."""
    try:
        code = await mine.run(services.hub)
    except OSError:  # the reader is gone: so says the server that holds the socket
        return
    except Exception:
        log.exception("table %s cannot be shown to seat %s", mine.table, mine.seat)
        code = BROKEN
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def _open(services: Services, socket: WebSocket[Any, Any, Any], table: str) -> Connection:
    person = await services.people.of_session(socket.cookies.get(COOKIE))
    known = await services.repository.get(table)
    user = person.id if person else 0
    spectate = socket.query_params.get("spectate")
    seat = access.may_see(known, user, spectate)
    language = language_of(socket, person)

    async def send(body: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(body.decode(), mode="text")

    session = digest(person.token) if person else ""
    name = person.name if person else ""
    return Connection(table, user, seat, language, send, session, spectate, name, short_way(socket.scope))


async def _listen(services: Services, socket: WebSocket[Any, Any, Any], mine: Connection) -> None:
    quota = MessageQuota(services.settings.messages_per_second)
    limits: RateLimits = socket.app.state.limits
    address = network(socket.scope)
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if mine.refused is not None:
            return
        if not quota.take():
            await socket.close(TOO_MANY)
            return
        if len(text) > services.settings.message_bytes:
            await socket.close(TOO_LARGE)
            return
        await limits.slow_down(address, mine.user)
        with mine.answering():
            await _answer(services, limits, mine, text)
        services.garbage.answered()


async def _answer(services: Services, limits: RateLimits, mine: Connection, text: str | bytes) -> None:
    ref = 0
    try:
        check_json(text.encode() if isinstance(text, str) else text)
        message = _decoder.decode(text)
        ref = message.ref
        await limits.may_do(mine.user, message)
        await _do(services, mine, message)
    except msgspec.DecodeError as error:
        services.metrics.refusals.add("bad-request")
        mine.send(
            Refused(ref, "bad-request", say("bad-request", mine.language, detail=explain(str(error), mine.language)))
        )
    except (SeraiError, ApiError, StoreTrouble, Conflict) as error:
        _, found = problem(error, mine.language)
        services.metrics.refusals.add(found.code)
        mine.send(Refused(ref, found.code, found.sentence, found.rule))
        if found.code in ("stale", "store-trouble"):
            mine.fingerprint = None
            mine.refresh()
    except Exception as error:
        log.exception("table %s: a message of seat %s failed", mine.table, mine.seat)
        _, found = problem(error, mine.language)
        mine.send(Refused(ref, found.code, found.sentence))


async def _do(services: Services, mine: Connection, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        mine.send(Pong(message.ref, time.time()))
    elif isinstance(message, SwitchLanguage):
        mine.language, mine.shown, mine.fingerprint = message.language, None, None
        mine.send(Done(message.ref, 0))
        mine.refresh()
    elif isinstance(message, Chat):
        await services.chats.say(mine.table, mine.user, message.text, mine.spectate)
        mine.send(Done(message.ref, 0))
    elif isinstance(message, Why | AskFollows | AskForetold):
        known = await services.repository.get(mine.table)
        known.check_playable()
        mine.send(_told(known, access.must_sit(known, mine.user), message, mine.language))
    elif isinstance(message, AskHint):
        services.background.spawn(_hint(services, mine, message))  # the bot thinks, the socket goes on
    else:
        with services.metrics.acknowledging():
            known = await services.tables.act(mine.table, mine.user, message, mine.language)
        mine.send(Done(message.ref, known.number(known.seat_of(mine.user))))


def _told(table: LoadedTable, seat: int, asked: Why | AskFollows | AskForetold, language: Language) -> ServerMessage:
    if isinstance(asked, Why):
        return why_not(table, seat, asked, language)
    if isinstance(asked, AskFollows):
        return what_follows(table, seat, asked, language)
    return what_they_bring(table, seat, asked, language)


async def _hint(services: Services, mine: Connection, message: AskHint) -> None:
    try:
        mine.send(await services.advice.hint(mine.table, mine.user, mine.language, message.ref))
    except (SeraiError, ApiError, StoreTrouble) as error:
        _, found = problem(error, mine.language)
        mine.send(Refused(message.ref, found.code, found.sentence, found.rule))


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say where a page came from; another site's pages may not open our sockets with our cookies."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")
    except ValueError:
        return False

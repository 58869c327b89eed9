"""Connections before there is a request: who opens many and says nothing, or never comes to an end, is cut off.

Without this anybody could use up the files a process may have open, or its memory by a head that does not end.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import resource
from asyncio.events import TimerHandle
from collections import Counter
from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serai.server.http.limits import network_of, plain_address
from serai.server.settings import ServerSettings

Network = IPv4Network | IPv6Network

HEAD_BYTES = 65_536  # of a request before its body
SECONDS = 60.0  # for a whole request to arrive, from the first moment of its connection


class GuardedProtocol(HttpToolsProtocol):
    """Plain HTTP as far as a request has arrived; how it is answered, and web sockets, are counted elsewhere."""

    per_address = 0  # connections at the same time; 0 for any number
    trusted: tuple[Network, ...] = ()  # proxies, through which everybody comes
    opened: Counter[str] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0  # bytes of a head that is not yet complete
        self._in_head = True
        self._due: TimerHandle | None = None
        self._address = network_of(self.client[0]) if self.client else ""
        self.opened[self._address] += 1
        self._counted = True
        if 0 < self.per_address < self.opened[self._address] and not self._comes_through_a_proxy():
            transport.abort()
            return
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # from here on it counts as a web socket
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._head = self._head + len(data) if self._in_head else 0
        if self._head > HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._await_request()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _comes_through_a_proxy(self) -> bool:
        try:
            address = plain_address(self.client[0] if self.client else "")
        except ValueError:
            return False
        return any(address in network for network in self.trusted)

    def _await_request(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _let_go(self) -> None:
        self._arrived()
        if self._counted:
            self._counted = False
            self.opened[self._address] -= 1
            if not self.opened[self._address]:
                del self.opened[self._address]


def guarded(settings: ServerSettings) -> type[GuardedProtocol]:
    """The protocol of a server: half as many connections for an address as it may send requests in a minute."""
    given: dict[str, Any] = {
        "per_address": settings.requests_per_minute // 2,
        "trusted": tuple(_networks(settings.proxies)),
        "opened": Counter(),
    }
    return type("ServerProtocol", (GuardedProtocol,), given)


def _networks(proxies: str) -> Iterator[Network]:
    """Trusted proxies as they are named: addresses, networks, or a star for all; host names match nobody."""
    for one in proxies.replace("*", "0.0.0.0/0,::/0").split(","):
        with contextlib.suppress(ValueError):
            yield ipaddress.ip_network(one.strip(), strict=False)


def open_as_many_files_as_allowed() -> None:
    """Each connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

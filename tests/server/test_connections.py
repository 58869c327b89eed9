"""Connections that say nothing, say it for ever, or are too many do not keep others away."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from serai.server.http import connections
from tests.server.running import PATIENCE, Running, running


def connect(server: Running) -> socket.socket:
    address = urlsplit(server.url)
    assert address.hostname
    return socket.create_connection((address.hostname, address.port), timeout=PATIENCE)


def is_closed(connection: socket.socket) -> bool:
    """Waits for it; what the server sends is not minded."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "begin",
    [
        b"",
        b"GET /api/health HT",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\nGET /api/hea",
    ],
    ids=["nothing", "half a line", "half a body", "half of the second"],
)
def test_a_request_that_does_not_come_to_an_end_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, begin: bytes
) -> None:
    monkeypatch.setattr(connections, "SECONDS", 0.3)
    with connect(server) as connection:
        connection.sendall(begin)
        assert is_closed(connection)


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    head = b"GET /api/health HTTP/1.1\r\nX-Long: " + b"x" * 20_000_000
    with connect(server) as connection, pytest.raises((BrokenPipeError, ConnectionResetError)):
        connection.sendall(head)


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=60, proxies="192.0.2.1") as server:
        idle = [connect(server) for _ in range(30)]
        with connect(server) as one_more:
            assert is_closed(one_more)
        idle.pop().close()
        for connection in idle:  # they are cut off in time, and then there is room again
            connection.close()
        assert server.person().get("/api/health")["version"]


@pytest.mark.parametrize("proxies", ["127.0.0.1", "192.0.2.1, 127.0.0.0/8", "*"])
def test_who_comes_through_a_proxy_is_not_counted_by_its_address(tmp_path: Path, proxies: str) -> None:
    with running(tmp_path, requests_per_minute=60, proxies=proxies) as server:
        idle = [connect(server) for _ in range(40)]
        assert server.person().get("/api/health")["version"]
        for connection in idle:
            connection.close()


def test_web_sockets_are_no_longer_counted_here(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=80, proxies="192.0.2.1") as server:
        host = server.person()
        table = host.create("me", "link")["table"]
        opened = server._server.config.http_protocol_class.opened  # type: ignore[attr-defined]
        with host.socket(table) as one, host.socket(table) as two:
            for wire in (one, two):
                wire.until("table")
            assert sum(opened.values()) <= 1  # the browser's own, kept for its next request

"""Broken requests: made from the OpenAPI document, right and wrong, and byte by byte as no library would send them."""

from __future__ import annotations

import random
import socket
from typing import Any

import hypothesis
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.running import Person, Running

HOSTILE = (
    b"\0", b"%00", b"\xff", b"%ff", b"%ed%a0%80", b"\\u0000", b"\\ud800", b"[" * 300, b'{"a":' * 300, b"9" * 5000,
    b"1e999", b"-1", b"NaN", b"null", b"true", b"[]", b"{}", b'""', b"..", b"//", b";", b"\x7f", b"%", b"&&", b"=",
    "\u202e\u0301ß".encode(),
)  # fmt: skip
BODIES = (
    b'{"name":"Zenobia","password":"olives and dates"}', b'{"email":"a@example.org"}', b'{"webhook":"https://[::1]/"}',
    b'{"token":"aaaaaaaaaaaaaaaaaaaaaaaaaaaa","password":"olives and dates"}', b'{"text":"hello"}', b'{"on":true}',
    b'{"game":"pebbles","seats":[{"kind":"me"},{"kind":"bot","spec":"random"}],"title":"x","pack":"[pack]"}',
    b'{"type":"play","number":3,"words":"pass"}', b'{"type":"order","decision":"","words":"pass","times":2}',
    b'{"old":"olives and dates","new":"thirteen camels"}', b'{"type":"rewind","to":2}', b'{"anchor":"cell:1"}', b"",
)  # fmt: skip
METHODS = (b"GET", b"POST", b"PATCH", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"BREW")


def by_document(server: Running, examples: int, seed: int) -> int:
    """Schemathesis; how many operations it has tried, each as somebody new: some of them log out or delete."""
    document = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for result in document.get_all_operations():
        found: Any = result
        person = server.person()
        table = person.create("me", "random", visibility="public", confirm=False)["table"]
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"x-csrftoken": person.http.cookies["csrftoken"], "cookie": cookies}
        _attack(found.ok(), table, headers, examples, seed)
        tried += 1
    return tried


def _attack(operation: Any, table: str, headers: dict[str, str], examples: int, seed: int) -> None:
    """Requests made from the document, right and wrong, at a table and a game that exist."""

    def attack(case: Any) -> None:
        for name, value in (("table", table), ("game", "pebbles")):
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = value
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    bounded = settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    hypothesis.seed(seed)(bounded(given(case=operation.as_strategy())(attack)))()


def by_bytes(server: Running, seeds: range) -> list[str]:
    """Requests with some bytes changed; those that were answered with a server's fault, or not at all."""
    person = server.person()
    table = person.create("me", "link", visibility="public", confirm=False)["table"].encode()
    paths = [path.encode().replace(b"{table}", table) for path in person.get("/schema/openapi.json")["paths"]]
    paths = [path.replace(b"{game}", b"pebbles").replace(b"{number}", b"1").replace(b"{seat}", b"1") for path in paths]
    faults = []
    for seed in seeds:
        request = _request(person, random.Random(seed), [*paths, b"/", b"/t/" + table, b"/schema"])
        status = _status(person, request)
        if status is None or status >= 500:
            faults.append(f"seed {seed}: {status} for {request[:300]!r}")
    return faults


def _request(person: Person, rng: random.Random, paths: list[bytes]) -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items()).encode()
    parts = {
        "path": rng.choice(paths) + rng.choice((b"", b"?language=de", b"?spectate=x&before=1", b"?state=all")),
        "cookie": cookies,
        "language": b"de,en;q=0.5",
        "kind": b"application/json",
        "body": rng.choice(BODIES),
    }
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(list(parts))
        parts[name] = _broken(parts[name], rng)
    token = person.http.cookies["csrftoken"].encode()
    path = parts["path"].replace(b" ", b"%20").replace(b"\n", b"%0a").replace(b"\0", b"%00")
    head = [rng.choice(METHODS) + b" " + path + b" HTTP/1.1", b"host: x", b"connection: close"]
    head += [b"x-csrftoken: " + token, b"cookie: " + _line(parts["cookie"]), b"content-type: " + _line(parts["kind"])]
    head += [b"accept-language: " + _line(parts["language"]), b"content-length: %d" % len(parts["body"])]
    return b"\r\n".join(head) + b"\r\n\r\n" + parts["body"]


def _line(value: bytes) -> bytes:
    """What would end a header is for the parser of HTTP to refuse, not for us."""
    return value.replace(b"\0", b"").replace(b"\n", b"").replace(b"\r", b"").replace(b"\x7f", b"")


def _broken(value: bytes, rng: random.Random) -> bytes:
    at, hostile = rng.randrange(len(value) + 1), rng.choice(HOSTILE)
    end = min(len(value), at + rng.choice((0, 0, 1, 4, 40)))
    return value[:at] + hostile + value[end:]


def _status(person: Person, request: bytes) -> int | None:
    host, _, port = person.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=30) as wire:
        try:
            wire.sendall(request)
            answer = wire.recv(65536)
        except OSError:
            return None
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else None

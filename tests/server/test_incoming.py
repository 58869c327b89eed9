"""What is no text, or none that can be kept, is refused with a sentence wherever it comes in."""

from __future__ import annotations

import json
import logging
import socket
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from serai.server.errors import ApiError
from serai.server.http.incoming import check_json
from tests.server.databases import Postgres
from tests.server.running import Json, Person, Running, running

NUL = "a\0b"
TABLE = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]}


def speak(person: Person, method: str, path: bytes, body: bytes = b"", **headers: bytes) -> tuple[int, Json]:
    """A request byte by byte: libraries would not send what hostile clients send."""
    host, _, port = person.url.removeprefix("http://").partition(":")
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items()).encode()
    token = person.http.cookies["csrftoken"].encode()
    lines = {"host": b"x", "cookie": cookies, "x_csrftoken": token, "content_type": b"application/json", **headers}
    lines |= {"content-length": str(len(body)).encode(), "connection": b"close"}
    head = b"".join(name.replace("_", "-").encode() + b": " + value + b"\r\n" for name, value in lines.items())
    with socket.create_connection((host, int(port)), timeout=60) as wire:
        wire.sendall(method.encode() + b" " + path + b" HTTP/1.1\r\n" + head + b"\r\n" + body)
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    status, content = int(answer.split(b" ", 2)[1]), answer.split(b"\r\n\r\n", 1)[1]
    return status, json.loads(content) if content.startswith(b"{") else {}


@pytest.fixture
def host(server: Running) -> Person:
    person = server.person()
    person.table_id = person.create("me", "link", visibility="public", confirm=False)["table"]  # type: ignore[attr-defined]
    return person


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"[" * 100_000, "too-deep"),
        (b'{"text":"a","more":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001, "too-deep"),
        (b'{"text":"\xff\xfe"}', "not-utf8"),
        (b'{"\xff":1,"text":"a"}', "not-utf8"),
        (b'{"text":"a\\u0000b"}', "has-nul"),
        (b'{"text":"\\ud800"}', "bad-request"),
        (b'{"text":"a\0b"}', "bad-request"),
        (b'{"text":', "bad-request"),
    ],
)
def test_a_body_that_is_no_text_is_refused(host: Any, body: bytes, code: str) -> None:
    status, problem = speak(host, "POST", f"/api/tables/{host.table_id}/chat".encode(), body)
    assert (status, problem["code"]) == (400, code)
    with host.socket(host.table_id) as wire:
        wire.until("table")
        wire.connection.send(b'{"type":"chat",' + body[1:4_000] if body.startswith(b"{") else body[:4_000])
        assert wire.until("refused")["code"] in (code, "bad-request")
        assert wire.ask("ping")["type"] == "pong"


def test_brackets_and_backslashes_in_texts_are_welcome(host: Any) -> None:
    text = "[" * 300 + "\\u0000" + '"}'
    assert host.post(f"/api/tables/{host.table_id}/chat", {"text": text})["text"] == text
    check_json(b'{"a":"\\\\u0000"}')
    with pytest.raises(ApiError):
        check_json(b'{"a":"\\\\\\u0000"}')


@pytest.mark.parametrize(
    ("body", "good"),
    [
        (b"[" * 70 + b'"' + b'\\"' * 290_000, False),
        (b"[" * 70 + b'"' + b"a" * 590_000, False),
        (b'{"a":"\\\\u0000' + b"\\" * 590_000 + b'x"}', True),
        (b"[" * 60 + b"[]," * 190_000 + b"]" * 60, True),
        (b"[" * 64 + b"{}," + b"]" * 64, False),
        (b"[" * 63 + b"{}," + b"]" * 63, True),
        (b"]" * 300_000 + b"[" * 300_000, False),
        (b"[}" * 300_000, True),
    ],
)
def test_every_byte_is_looked_at_a_few_times_only(body: bytes, good: bool) -> None:
    """Patterns that go back and forth would take minutes."""
    started = time.thread_time()
    with nullcontext() if good else pytest.raises(ApiError, match="too-deep"):
        check_json(body)
    assert time.thread_time() - started < 5


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        (b"/api/tables/%ff%fe", {}),
        (b"/api/tables/%ed%a0%80", {}),
        (b"/api/tables/%00", {}),
        (b"/api/tables?game=%00", {}),
        (b"/api/tables?game=\xff", {}),
        (b"/api/me?language=%ff", {}),
        (b"/a%00b", {}),
        (b"/%ff", {}),
        (b"/" + b"a" * 6_000, {}),
        (b"/api/me", {"cookie": b"serai=\xff\xfe; csrftoken=\xff"}),
        (b"/api/me", {"cookie": b'serai="\\000\\377"'}),
        (b"/api/me", {"cookie": b"c{}oken=1; =; ;;serai=x"}),
        (b"/api/me", {"accept_language": b"\xff\xfe", "x_csrftoken": b"\xff"}),
        (b"/api/tables", {"host": b"[::"}),
    ],
)
def test_addresses_headers_and_cookies_may_be_any_bytes(host: Any, path: bytes, headers: dict[str, bytes]) -> None:
    assert speak(host, "GET", path, **headers)[0] in (200, 400, 404, 503)


@pytest.mark.parametrize(
    "cookie",
    [
        b"csrftoken=\xff",
        b"csrftoken=" + b"0" * 120 + b"%ff%ff%ff%ff%ff%ff%ff%ff",
        b" csrftoken = %ff",
        b"a=1; csrftoken=\xc3\xa4" + b"a" * 126,
        b"serai=\xff",
    ],
)
def test_a_token_of_strange_bytes_is_a_wrong_token(host: Any, cookie: bytes) -> None:
    for header in (b"\xff", b"\xc3\xa4" + b"a" * 126):
        status, problem = speak(host, "POST", b"/api/logout", b"{}", cookie=cookie, x_csrftoken=header)
        assert (status, problem["code"]) == (403, "no-csrf")


@pytest.mark.parametrize("kind", [b"\xff/\xfe; charset=\xff", b"application/x-msgpack", b"multipart/form-data", b""])
def test_bodies_of_any_kind_are_answered(host: Any, kind: bytes) -> None:
    assert speak(host, "POST", b"/api/tables", b"\xc1\x00", content_type=kind)[0] == 400


def test_nul_is_refused_everywhere_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres.fresh()) as server:
        person = server.person()
        table = person.create("me", "link", visibility="public", confirm=False)["table"]
        link = {"kind": "link", "name": NUL}
        for path, body in (
            ("/api/tables", {**TABLE, "title": NUL}),
            ("/api/tables", {**TABLE, "name": NUL}),
            ("/api/tables", {**TABLE, "seats": [{"kind": "me"}, link]}),
            ("/api/tables", {**TABLE, "options": {NUL: NUL}}),
            (f"/api/tables/{table}/chat", {"text": NUL}),
            (f"/api/tables/{table}/actions", {"type": "order", "decision": NUL}),
            (f"/api/tables/{table}/sit", {"token": NUL * 9, "name": NUL}),
            ("/api/login", {"name": NUL, "password": NUL * 4}),
            ("/api/me/account", {"name": NUL, "password": NUL * 4}),
            ("/api/devices", {"token": NUL * 9}),
        ):
            assert person.refused(path, body)["code"] == "has-nul", path
        for change in ({"name": NUL}, {"webhook": "https://example.org/" + NUL}, {"email": f"{NUL}@example.org"}):
            assert person.refused("/api/me", change, method="PATCH")["code"] == "has-nul"
        assert person.refused("/api/tables/%00", method="GET")["code"] == "has-nul"
        assert person.refused("/api/tables?game=%00", method="GET")["code"] == "has-nul"
        with person.socket("a%00") as wire:
            assert wire.closed() == 4404


def test_a_fault_in_a_message_is_answered_and_logged(
    host: Any, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.services.chats, "say", broken)
    with host.socket(host.table_id) as wire, caplog.at_level(logging.ERROR):
        assert wire.ask("chat", text="hello")["code"] == "server-fault"
        assert wire.ask("ping")["type"] == "pong"
    assert "a message of seat 0 failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_fault_in_opening_a_socket_is_logged_and_closes_it(
    host: Any, server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.services.repository, "get", broken)
    with caplog.at_level(logging.ERROR), host.socket(host.table_id) as wire:
        assert wire.closed() == 1011
    assert f"the web socket of table {host.table_id} failed" in caplog.text


@pytest.mark.parametrize("origin", ["http://[::", "null", "http:"])
def test_a_strange_origin_is_refused(host: Any, origin: str) -> None:
    with host.socket(host.table_id, origin=origin) as wire:
        assert wire.closed() == 4403


@pytest.mark.parametrize(
    "host", ["a:99999999", "a:b", "[", "[::1", "evil@example.org", "a b", "x" * 300, "é", 'a"b', "a/b", "a?b"]
)
def test_a_server_that_cannot_be_one_is_refused(server: Running, host: str) -> None:
    """Links are made of what a request calls the server."""
    person = server.person()
    person.create("me", "link")
    for method, path in (("GET", b"/api/me"), ("GET", b"/"), ("POST", b"/api/me/devices")):
        assert speak(person, method, path, host=host.encode())[0] == 400


def test_a_server_is_called_by_any_name_that_can_be_one(server: Running) -> None:
    for host in ("table.lan", "localhost:8740", "[::1]:8740", "192.0.2.7", "xn--exmple-cua.org"):
        assert server.person().http.get("/api/me", headers={"host": host}).status_code == 200


LONG = "x" * 5000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (f"/api/games/tadmor/geometry?option={LONG}:{LONG}", None),
        (f"/api/me/tables?state={LONG}", None),
        ("/api/tables", {**TABLE, "seats": [{"kind": LONG}]}),
        ("/api/tables", {**TABLE, "options": {LONG: LONG}}),
        ("/api/tables", {**TABLE, "visibility": LONG}),
        ("/api/tables", {**TABLE, "language": LONG}),
        ("/api/tables", {**TABLE, "clock": {"kind": LONG}}),
        ("/api/tables/nowhere/actions", {"type": LONG}),
    ],
)
def test_what_is_told_again_is_told_in_short(server: Running, path: str, body: Json | None) -> None:
    problem = server.person().refused(path, body, "GET" if body is None else "POST")
    assert problem["status"] == 400
    assert len(problem["sentence"]) < 1000

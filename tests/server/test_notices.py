"""Reminders: by mail and webhook, again with pauses while nobody answers, never into private networks."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from serai.server.jobs import delivery, names, notices
from serai.server.jobs.delivery import is_public, payload
from tests.server.post import PostOffice
from tests.server.running import Person, Running, apart, free_port, running, wait_for


class Hook(http.server.BaseHTTPRequestHandler):
    """Answers the first call with an error, as a receiver in trouble does."""

    calls: list[dict[str, str]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        type(self).calls.append(json.loads(body))
        self.send_response(503 if len(type(self).calls) == 1 else 204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.calls = []
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_address[1]}/hook"
    listening.shutdown()
    listening.server_close()


def _mira(server: Running, **me: str) -> Person:
    friend = server.person()
    friend.post("/api/me/devices")  # a session
    friend.post("/api/me", {"name": "Mira", "language": "de", **me}, method="PATCH")
    return friend


def _my_turn(server: Running, friend: Person) -> str:
    """A table at which an absent player is asked after the host's turn."""
    host = server.person()
    links = host.create("me", "link")
    friend.sit(links, 1, "Mira")
    host.play(links["table"], "pass")
    host.play(links["table"], "pass")
    return str(links["table"])


def test_mail_is_sent_to_a_player_who_is_away(tmp_path: Path, post: PostOffice) -> None:
    with running(tmp_path, smtp=post.url, remind_after=0.0, url="http://serai.example") as server:
        mira = _mira(server, email="mira@example.org")
        mira.post("/api/email/confirm", {"token": post.token("mira@example.org")})
        table = _my_turn(server, mira)
        letter = post.letter("mira@example.org", 1)
    assert letter.startswith("Hallo Mira, du bist am Zug")
    assert f"http://serai.example/t/{table}" in letter


def test_no_reminder_goes_to_an_address_that_is_not_confirmed(tmp_path: Path, post: PostOffice, hook: str) -> None:
    with running(tmp_path, smtp=post.url, remind_after=0.0, private_hooks=True) as server:
        _my_turn(server, _mira(server, email="mira@example.org", webhook=hook))
        wait_for(lambda: Hook.calls)  # the other reminder has gone out
        assert _rows(server, "select way from notices") == ["webhook"]
    assert len(post.letters) == 1
    assert "/confirm?token=" in post.letters[0][1]


def test_a_webhook_is_called_again_after_a_failure(tmp_path: Path, hook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.1, 0.1))
    with running(tmp_path, remind_after=0.0, private_hooks=True) as server:
        _my_turn(server, _mira(server, webhook=hook))
        wait_for(lambda: len(Hook.calls) == 2)
    assert Hook.calls[0] == Hook.calls[1]
    assert set(Hook.calls[0]) == {"text", "content"}


def test_who_looks_at_the_table_is_not_reminded(tmp_path: Path, hook: str) -> None:
    with running(tmp_path, remind_after=3.0, private_hooks=True) as server:
        host, friend = server.person(), server.person()
        links = host.create("me", "link")
        friend.sit(links, 1)
        friend.post("/api/me", {"webhook": hook}, method="PATCH")
        with friend.socket(links["table"]) as wire:
            host.play(links["table"], "pass")
            host.play(links["table"], "pass")
            wire.when(lambda table: table["waiting_for"] == [1])
            assert _rows(server, "select state from notices") == ["due"]
            wait_for(lambda: _rows(server, "select state from notices") == [])  # and nothing is kept of it
    assert Hook.calls == []


def test_for_one_turn_there_is_one_reminder(tmp_path: Path, hook: str) -> None:
    """Whoever has played ten turns within the time before a reminder, and then leaves, is not reminded ten times."""
    Hook.calls = [{}]  # the first call of a receiver in trouble is behind it
    with running(tmp_path, remind_after=600.0, private_hooks=True) as server:
        (host, friend), links = server.seated()
        friend.post("/api/me", {"webhook": hook}, method="PATCH")
        table = links["table"]
        while len(_rows(server, "select id from notices")) < 2:
            (host, friend)[host.table(table)["waiting_for"][0]].play(table)
        _rows(server, "update notices set due = 0")
        wait_for(lambda: _rows(server, "select state from notices where state = 'due'") == [])
        assert len(Hook.calls) == 2
        assert _rows(server, "select state from notices") == ["sent"]


def _rows(server: Running, query: str) -> list[Any]:
    import sqlite3

    path = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    connection = sqlite3.connect(path)
    try:
        with connection:
            return [row[0] for row in connection.execute(query)]
    finally:
        connection.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://192.168.1.7/hook",
        "https://10.0.0.1:8443/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/hook",
        "https://2130706433/hook",
        "ftp://example.org",
        "nonsense",
        "https://example.org/hook\r\nx-evil: 1",
        "https://example.org/ho ok",
        "https://name:password@example.org/hook",
        "https://example.org:22/hook",
        "https://example.org:99999/hook",
        "https://[64:ff9b::7f00:1]/hook",
        "https://[64:ff9b:1::a00:1]/hook",
        "https://[::127.0.0.1]/hook",
        "https://[::ffff:8.8.8.8]/hook",
        "https://[fec0::1]/hook",
        "https://[fe80::1%25eth0]/hook",
        "https://[2002:7f00:1::]/hook",
        "https://[2001:0:7f00:1::]/hook",
        "https://[::1",
        "https://exämple.org/hook",
        "https://\u202eexample.org/",
    ],
)
def test_private_and_loopback_webhooks_are_refused(server: Running, url: str) -> None:
    problem = server.person().refused("/api/me", {"webhook": url}, method="PATCH")
    assert (problem["status"], problem["code"]) == (400, "bad-webhook")


def test_which_addresses_are_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")
    private = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "0.0.0.0", "100.64.0.1", "fe80::1", "fc00::1", "224.0.0.1"]
    assert not any(is_public(address) for address in [*private, "::ffff:10.0.0.1", "2002:7f00:1::"])
    carriers = ["64:ff9b::808:808", "64:ff9b:1::1", "::8.8.8.8", "::ffff:8.8.8.8", "2002:808:808::", "2001:0:808:808::"]
    assert not any(is_public(address) for address in [*carriers, "fec0::1", "3fff::1", "2001:db8::1", "192.88.99.1"])


class Redirect(http.server.BaseHTTPRequestHandler):
    """Leads on to where it should not, and pours out an answer that never ends."""

    asked: list[str] = []

    def do_POST(self) -> None:
        type(self).asked.append(self.path)
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(302)
        self.send_header("location", "/secret")
        self.end_headers()

    def do_GET(self) -> None:
        type(self).asked.append(self.path)

    def log_message(self, *_: Any) -> None:
        pass


def test_redirects_are_not_followed() -> None:
    Redirect.asked = []
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Redirect)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    with pytest.raises(delivery.Undeliverable, match="302"):
        apart(delivery.call_webhook(f"http://127.0.0.1:{listening.server_address[1]}/hook", "hello", private=True))
    listening.shutdown()
    listening.server_close()
    assert Redirect.asked == ["/hook"]


def test_a_name_is_looked_up_once_and_that_address_called(hook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers for the name could answer otherwise the second time."""
    looked_up: list[str] = []

    def here(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        looked_up.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", here)
    Hook.calls = [{}]  # the first call of a receiver in trouble is behind it
    apart(delivery.call_webhook(hook.replace("127.0.0.1", "rebinding.example"), "hello", private=True))
    assert looked_up.count("rebinding.example") == 1
    assert len(Hook.calls) == 2


def test_a_name_that_nobody_answers_for_keeps_only_its_own_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of strangers are looked up in threads of their own: everything else that takes a thread goes on."""
    answer, look_up = threading.Event(), socket.getaddrinfo

    def never(host: Any, *given: Any, **more: Any) -> Any:
        if str(host).endswith(".example"):
            answer.wait(60)
        return look_up(host, *given, **more)

    monkeypatch.setattr(socket, "getaddrinfo", never)
    monkeypatch.setattr(names, "SECONDS", 60.0)
    with running(tmp_path) as server, ThreadPoolExecutor(40) as pool:
        wishes = [{"webhook": f"https://slow{number}.example/hook"} for number in range(40)]
        asked = [pool.submit(server.person().refused, "/api/me", wish, "PATCH") for wish in wishes]
        person = server.person()
        person.post("/api/me/account", {"name": "Zenobia", "password": "a long enough one"})  # hashed in a thread
        assert not any(one.done() for one in asked)
        answer.set()
        assert {one.result()["code"] for one in asked} == {"bad-webhook"}


def test_webhooks_that_are_entered_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=120) as server:  # 12 that cost much at once, the guest among them
        person = server.person()
        wish = {"webhook": "https://127.0.0.1/hook"}
        codes = [person.send("/api/me", wish, "PATCH").status_code for _ in range(14)]
        assert codes[0] == 400
        assert codes[-1] == 429


class Endless(http.server.BaseHTTPRequestHandler):
    """Never comes to the end of its head, or of what it says."""

    def do_POST(self) -> None:
        with contextlib.suppress(OSError):
            if self.path == "/head":
                self.wfile.write(b"HTTP/1.1 200 OK\r\n")
                while True:
                    self.wfile.write(b"x-more: " + b"x" * 9000 + b"\r\n")
            self.send_response(200)
            self.end_headers()
            while True:
                self.wfile.write(b"x" * 100_000)

    def log_message(self, *_: Any) -> None:
        pass


def test_certificates_are_read_once_and_not_for_each_call(hook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as some twenty moves, on the event loop: ten browsers of one person would hold up everybody."""
    read: list[None] = []
    Hook.calls = [{}]  # the first call of a receiver in trouble is behind it
    apart(delivery.call_webhook(hook, "hello", private=True))
    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", lambda *_, **__: read.append(None))
    for _ in range(3):
        apart(delivery.call_webhook(hook, "hello", private=True))
    assert not read


@pytest.mark.parametrize("path", ["head", "body"])
def test_an_answer_without_end_is_not_read(path: str) -> None:
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Endless)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    call = delivery.call_webhook(f"http://127.0.0.1:{listening.server_address[1]}/{path}", "hello", private=True)
    try:
        apart(asyncio.wait_for(call, delivery.SECONDS))
        assert path == "body"
    except delivery.Undelivered:
        assert path == "head"
    listening.shutdown()
    listening.server_close()


def test_a_webhook_that_never_answers_is_given_up_and_its_owner_told(
    tmp_path: Path, post: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", ())
    gone = f"http://127.0.0.1:{free_port()}/hook"
    with running(tmp_path, smtp=post.url, remind_after=0.0, private_hooks=True, url="http://serai.example") as server:
        mira = _mira(server, email="mira@example.org", webhook=gone)
        mira.post("/api/email/confirm", {"token": post.token("mira@example.org")})
        for number in range(1, 4):
            assert not mira.get("/api/me")["webhook_off"]
            _my_turn(server, mira)
            wait_for(
                lambda number=number: (
                    _rows(server, "select webhook_failures from users where webhook != ''") == [number]
                )
            )
        assert mira.get("/api/me")["webhook_off"]
        told = wait_for(lambda: [text for _, text in list(post.letters) if "Webhook" in text])
        assert "http://serai.example/account" in told[0]
        _my_turn(server, mira)
        wait_for(lambda: _rows(server, "select count(*) from notices where way = 'email'") == [4])
        assert _rows(server, "select count(*) from notices where way = 'webhook'") == [3]
        assert not mira.post("/api/me", {"webhook": gone}, method="PATCH")["webhook_off"]


def test_discord_and_slack_get_their_own_shape() -> None:
    assert payload("hooks.slack.com", "x") == {"text": "x"}
    assert payload("discord.com", "x") == {"content": "x", "allowed_mentions": {"parse": []}}


@pytest.mark.parametrize("host", ["hooks.slack.com", "discord.com", "chat.example"])
def test_a_title_calls_nobody_in_the_channel_that_is_told(host: str) -> None:
    """It may be a stranger's, who opened the table."""
    told = str(payload(host, "It is your turn at @everyone <!channel> <@&17> @here."))
    for mention in ("@everyone", "<!channel>", "<@", "@&", "@here"):
        assert mention not in told

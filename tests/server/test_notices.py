"""Reminders: by mail and webhook, again with pauses while nobody answers, never into private networks."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from serai.server.jobs import notices
from serai.server.jobs.delivery import is_public, payload
from tests.server.running import Running, free_port, running, wait_for


class Mailbox:
    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        self.letters.append(message_from_bytes(envelope.content))
        return "250 OK"


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


def _my_turn(server: Running, **me: str) -> str:
    """A table at which an absent player is asked after the host's turn."""
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1, "Mira")
    friend.post("/api/me", {"name": "Mira", "language": "de", **me}, method="PATCH")
    host.play(links["table"], "pass")
    host.play(links["table"], "pass")
    return str(links["table"])


def test_mail_is_sent_to_a_player_who_is_away(tmp_path: Path) -> None:
    box, port = Mailbox(), free_port()
    post = Controller(box, hostname="127.0.0.1", port=port)
    post.start()
    try:
        with running(tmp_path, smtp=f"smtp://127.0.0.1:{port}", remind_after=0.0, url="http://serai.example") as server:
            table = _my_turn(server, email="mira@example.org")
            letter = wait_for(lambda: box.letters and box.letters[0])
    finally:
        post.stop()
    assert letter["To"] == "mira@example.org"
    text = letter.get_payload(decode=True).decode()
    assert text.startswith("Hallo Mira, du bist am Zug")
    assert f"http://serai.example/t/{table}" in text


def test_a_webhook_is_called_again_after_a_failure(tmp_path: Path, hook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.1, 0.1))
    with running(tmp_path, remind_after=0.0, private_hooks=True) as server:
        _my_turn(server, webhook=hook)
        wait_for(lambda: len(Hook.calls) == 2)
    assert Hook.calls[0] == Hook.calls[1]
    assert set(Hook.calls[0]) == {"text", "content"}


def test_who_looks_at_the_table_is_not_reminded(tmp_path: Path, hook: str) -> None:
    with running(tmp_path, remind_after=1.0, private_hooks=True) as server:
        host, friend = server.person(), server.person()
        links = host.create("me", "link")
        friend.sit(links, 1)
        friend.post("/api/me", {"webhook": hook}, method="PATCH")
        with friend.socket(links["table"]) as wire:
            host.play(links["table"], "pass")
            host.play(links["table"], "pass")
            wire.when(lambda table: table["waiting_for"] == [1])
            wait_for(lambda: _states(server) == ["dropped"])
    assert Hook.calls == []


def _states(server: Running) -> list[str]:
    import sqlite3

    path = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    connection = sqlite3.connect(path)
    try:
        return [row[0] for row in connection.execute("select state from notices")]
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
    ],
)
def test_private_and_loopback_webhooks_are_refused(server: Running, url: str) -> None:
    assert server.person().refused("/api/me", {"webhook": url}, method="PATCH")["code"] == "bad-webhook"


def test_which_addresses_are_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")
    private = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "0.0.0.0", "100.64.0.1", "fe80::1", "fc00::1", "224.0.0.1"]
    assert not any(is_public(address) for address in [*private, "::ffff:10.0.0.1", "2002:7f00:1::"])


def test_discord_and_slack_get_their_own_shape() -> None:
    assert payload("hooks.slack.com", "x") == {"text": "x"}
    assert payload("discord.com", "x") == {"content": "x"}

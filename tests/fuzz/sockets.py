"""Broken messages on a table's web socket: each is answered or closes the socket; the next one works."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.running import Person, Running, Wire

MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "play", "number": 3, "words": "pass"}, {"type": "confirm", "number": 3}, {"type": "undo", "number": 3},
    {"type": "rewind", "to": 2}, {"type": "vote", "agree": True}, {"type": "why", "anchor": "x", "picked": ["y"]},
    {"type": "why", "words": "pass"}, {"type": "chat", "text": "hello"}, {"type": "language", "language": "de"},
    {"type": "order", "decision": "", "words": "pass", "times": 1}, {"type": "withdraw", "id": 1},
    {"type": "propose", "to": 1, "words": ["give ore", "want wood"]}, {"type": "decline", "seat": 1},
    {"type": "takeover", "spec": "random"}, {"type": "return"}, {"type": "ping"},
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 2**31, 2**53, 2**64, 1e300, "", " ", "\0", "x" * 300, "\u202e", "\U0001f42a" * 9, [], {},
    [[]], [None] * 50, {"a": {}}, "mcts:999999999", "program:ls", "http://127.0.0.1/",
)  # fmt: skip
RAW: tuple[str | bytes, ...] = (
    "", "{", "[]", "null", "1e999", '{"type":"chat"', '{"type":"chat","text":"\\ud800"}', "[" * 4000, '{"a":' * 900,
    '{"type":"chat","text":"a","more":' + "[" * 3000 + "]" * 3000 + "}", b"\xff\xfe", b"\0" * 10, b'{"type":"ping"}',
    '{"type":"ping","type":"chat"}', '{"type":"why","words":"\\u0000"}', "\0", "x" * 8_000,
)  # fmt: skip
AT_ONCE = 40  # messages on one socket
CLOSING = (1003, 1007, 1009, 4429)  # codes with which a message may end its socket


def run(server: Running, seeds: range) -> list[str]:
    """The seeds of messages that were not answered as they should be."""
    faults: list[str] = []
    for start in range(seeds.start, seeds.stop, AT_ONCE):
        host, guest = server.person(), server.person()
        links = host.create("me", "link", "random", visibility="public", confirm=False)
        guest.sit(links, 1)
        faults += _one_table(host, links["table"], range(start, min(start + AT_ONCE, seeds.stop)))
    return faults


def _one_table(host: Person, table: str, seeds: range) -> list[str]:
    faults: list[str] = []
    wire = host.socket(table)
    for seed in seeds:
        message = _message(random.Random(seed))
        try:
            wire.connection.send(message)
            _expect_pong(wire)
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd else 0
            if code not in CLOSING:
                faults.append(f"seed {seed}: closed with {code} after {message[:200]!r}")
            wire = host.socket(table)
        except AssertionError as error:
            faults.append(f"seed {seed}: {error} after {message[:200]!r}")
    wire.close()
    return faults


def _expect_pong(wire: Wire) -> None:
    ref = wire.say("ping")
    while True:
        heard = wire.hear()
        assert heard.get("code") != "server-fault", heard
        if heard["type"] == "pong" and heard["ref"] == ref:
            return


def _message(rng: random.Random) -> str | bytes:
    if rng.random() < 0.25:
        return rng.choice(RAW)
    message = {**rng.choice(MESSAGES), "ref": rng.randrange(99)}
    for _ in range(rng.choice((0, 1, 1, 2))):
        key = rng.choice(list(message))
        if rng.random() < 0.2:
            del message[key]
        else:
            message[key if rng.random() < 0.8 else rng.choice(("more", "", "type"))] = rng.choice(VALUES)
        if not message:
            break
    text = json.dumps(message)
    if rng.random() < 0.15:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(('"', "\\", "\x01", "]", "}", "é")) + text[at + 1 :]
    return text

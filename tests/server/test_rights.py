"""A web socket lasts no longer than the right to read on it; a session no longer than it is safe."""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from serai.server.storage import schema
from tests.server.running import PATIENCE, Person, Running, Wire

PASSWORD = "seven camels drink"
NO_SESSION, NOT_YOURS = 4401, 4403


def _closed(wire: Wire) -> tuple[int, list[str]]:
    """The closing code, and what was told before it (who is there is told at any time)."""
    heard: list[str] = []
    try:
        while True:
            heard.append(wire.take(wire.connection.recv(timeout=PATIENCE))["type"])
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0, [kind for kind in heard if kind != "presence"]


def _token(person: Person) -> str:
    return person.http.cookies["serai"]


def test_who_logs_out_reads_no_further(server: Running) -> None:
    (_, friend), links = server.seated()
    with friend.socket(links["table"]) as wire:
        wire.until("table")
        friend.post("/api/logout")
        assert _closed(wire) == (NO_SESSION, [])


def test_who_logs_out_says_nothing_more(server: Running) -> None:
    (host, friend), links = server.seated()
    with friend.socket(links["table"]) as wire:
        wire.until("table")
        friend.post("/api/logout")
        with contextlib.suppress(ConnectionClosed):
            wire.say("chat", text="still here")
        assert wire.closed() == NO_SESSION
    said = host.get(f"/api/tables/{links['table']}/chat")["chat"]
    assert [line for line in said if not line["event"]] == []


def test_who_leaves_a_private_table_reads_no_further(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", "link", visibility="private")
    friend.sit(links, 1)
    with friend.socket(links["table"]) as wire:
        wire.until("table")
        friend.post(f"/api/tables/{links['table']}/leave")
        host.post(f"/api/tables/{links['table']}/chat", {"type": "chat", "text": "between us"})
        assert _closed(wire) == (NOT_YOURS, [])


def test_a_table_that_was_made_private_closes_its_spectators(server: Running) -> None:
    (host, _), links = server.seated(visibility="public")
    with server.person().socket(links["table"]) as wire:
        assert wire.until("table")["seat"] == -2
        server.services.repository.loaded[links["table"]].row.visibility = "private"
        host.post(f"/api/tables/{links['table']}/chat", {"type": "chat", "text": "between us"})
        assert _closed(wire) == (NOT_YOURS, [])


def test_a_session_that_ended_elsewhere_is_noticed(server: Running) -> None:
    """Another process has ended it, or the account was deleted: within a round of heartbeats the socket is closed."""
    (host, _), links = server.seated()
    with host.socket(links["table"]) as wire:
        wire.until("table")
        gone = sa.delete(schema.sessions).where(schema.sessions.c.user == host.get("/api/me")["user"])
        asyncio.run_coroutine_threadsafe(server.services.store.execute(gone), server.loop).result(PATIENCE)
        asyncio.run_coroutine_threadsafe(server.services.hub.heartbeat(), server.loop).result(PATIENCE)
        assert _closed(wire)[0] == NO_SESSION


def test_who_becomes_an_account_gets_a_new_session(server: Running) -> None:
    """Whoever planted the guest's session in this browser does not get the account by it."""
    person, thief, phone = server.person(), server.person(), server.person()
    links = person.create("me", "link")
    thief.http.cookies.set("serai", _token(person))
    phone.post("/api/devices", {"token": thief.post("/api/me/devices")["token"]})
    unused = thief.post("/api/me/devices")["token"]
    old = _token(person)
    with thief.socket(links["table"]) as wire:
        wire.until("table")
        person.post("/api/me/account", {"name": "Rotata", "password": PASSWORD})
        assert _closed(wire)[0] == NO_SESSION
    assert _token(person) != old
    assert person.table(links["table"])["seat"] == 0
    assert thief.get("/api/me")["user"] == 0
    assert phone.get("/api/me")["user"] == 0
    assert server.person().refused("/api/devices", {"token": unused})["code"] == "no-device-link"


TWINS = [
    ("José", unicodedata.normalize("NFD", "José")),
    ("Ångström", unicodedata.normalize("NFD", "ångström")),
    ("Weiß", "WEISS"),
    ("Two Words", "Two\u3000Words"),
    ("Thin Space", "Thin\u2009\u200bSpace"),
    ("Filler", "Fil\u200dler"),
    ("Blank Sign", "Blank\u3164Sign"),
    ("Fullwidth", "Ｆｕｌｌｗｉｄｔｈ"),
]


@pytest.mark.parametrize(("name", "twin"), TWINS, ids=[name for name, _ in TWINS])
def test_names_that_look_the_same_are_one(server: Running, name: str, twin: str) -> None:
    server.person().post("/api/me/account", {"name": name, "password": PASSWORD})
    taken = server.person().refused("/api/me/account", {"name": twin, "password": PASSWORD})
    assert taken["code"] == "name-taken"
    assert server.person().post("/api/login", {"name": twin, "password": PASSWORD})["account"]


def test_twins_at_one_table_are_told_apart(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", name="Zoë")
    friend.sit(links, 1, unicodedata.normalize("NFD", "zoë"))
    names = [player["name"] for player in host.table(links["table"])["players"]]
    assert names == ["Zoë", "zoë 2"]


def test_a_name_of_blanks_is_none(server: Running) -> None:
    person = server.person()
    assert person.refused("/api/me", {"name": "\u3164\u2800 \u200b"}, "PATCH")["code"] == "no-name"

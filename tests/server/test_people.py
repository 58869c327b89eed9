"""Guests, accounts, devices."""

from __future__ import annotations

import logging

import pytest

from tests.server.running import Running

PASSWORD = "olives and dates"


def test_nobody_needs_an_account(server: Running) -> None:
    person = server.person()
    assert person.get("/api/me")["user"] == 0
    person.create("me", "link")
    me = person.get("/api/me")
    assert me["user"] > 0
    assert not me["account"]


def test_a_guest_becomes_an_account_and_keeps_the_seats(server: Running) -> None:
    person = server.person()
    links = person.create("me", "link")
    assert person.post("/api/me/account", {"name": "Zenobia", "password": PASSWORD})["account"]
    elsewhere = server.person()
    elsewhere.post("/api/login", {"name": "zenobia", "password": PASSWORD})
    assert elsewhere.table(links["table"])["seat"] == 0
    assert person.table(links["table"])["seat"] == 0


def test_seats_taken_as_a_guest_come_along_when_logging_in(server: Running) -> None:
    server.person().post("/api/me/account", {"name": "Odainat", "password": PASSWORD})
    guest = server.person()
    links = guest.create("me", "link")
    guest.post("/api/login", {"name": "Odainat", "password": PASSWORD})
    assert guest.table(links["table"])["seat"] == 0
    assert [one["table"] for one in guest.get("/api/me/tables")["tables"]] == [links["table"]]


def test_wrong_passwords_and_taken_names(server: Running) -> None:
    person = server.person()
    person.post("/api/me/account", {"name": "Wahballat", "password": PASSWORD})
    assert (
        server.person().refused("/api/login", {"name": "Wahballat", "password": "x" * 10})["code"] == "wrong-password"
    )
    assert server.person().refused("/api/login", {"name": "nobody", "password": "x" * 10})["code"] == "wrong-password"
    taken = server.person().refused("/api/me/account", {"name": "WAHBALLAT", "password": PASSWORD})
    assert taken["code"] == "name-taken"
    assert person.refused("/api/me/account", {"name": "Again", "password": PASSWORD})["code"] == "has-account"


def test_passwords_are_not_logged_or_kept(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    secret = "thirteen camels walk by night"
    with caplog.at_level(logging.DEBUG):
        server.person().post("/api/me/account", {"name": "Timo", "password": secret})
        server.person().refused("/api/login", {"name": 5, "password": secret})
        server.person().refused("/api/login", {"name": "Timo", "password": secret + "x"})
    assert secret not in caplog.text
    database = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    for name in (database, database + "-wal"):
        with open(name, "rb") as file:
            assert secret.encode() not in file.read()


def test_logging_out_forgets_the_session(server: Running) -> None:
    person = server.person()
    links = person.create("me", "link")
    token = person.http.cookies["serai"]
    person.post("/api/logout")
    thief = server.person(cookie=f"serai={token}")
    assert thief.refused(f"/api/tables/{links['table']}", method="GET")["status"] == 403


def test_a_device_link_opens_the_same_seats_once(server: Running) -> None:
    phone, laptop, thief = server.person(), server.person(), server.person()
    links = phone.create("me", "link")
    device = phone.post("/api/me/devices")
    assert device["url"].endswith("/device?token=" + device["token"])
    laptop.post("/api/devices", {"token": device["token"]})
    assert laptop.table(links["table"])["seat"] == 0
    assert thief.refused("/api/devices", {"token": device["token"]})["code"] == "no-device-link"


def test_name_language_and_reminders_are_set(server: Running) -> None:
    person = server.person()
    me = person.post("/api/me", {"name": "  Mira   K. ", "language": "de"}, method="PATCH")
    assert (me["name"], me["language"]) == ("Mira K.", "de")
    assert person.refused("/api/tables/nowhere", method="GET")["sentence"].startswith("Es gibt keinen Tisch")
    assert person.refused("/api/me", {"email": "mira@example.org"}, method="PATCH")["code"] == "no-mail"
    assert person.refused("/api/me", {"name": "\u200b"}, method="PATCH")["code"] == "no-name"

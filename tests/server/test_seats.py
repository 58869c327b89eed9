"""Nobody looks into two hands: nothing is dealt before all sit, and who has seen a seat's hand keeps the seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Json, Person, Running


def _hands(state: Json) -> list[list[int]]:
    hands: list[list[int]] = state["view"]["hands"]
    return hands


def test_nothing_is_dealt_before_all_sit(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    waiting = host.table(links["table"])
    assert (waiting["state"], waiting["number"], waiting["lines"]) == ("gathering", 0, [])
    assert (waiting["offer"], waiting["questions"], waiting["waiting_for"]) == (None, [], [])
    assert sum(map(sum, _hands(waiting))) == 0
    friend.sit(links, 1)
    begun = host.table(links["table"])
    assert (begun["state"], begun["waiting_for"]) == ("running", [0])
    assert sum(_hands(begun)[0]) == 3


def test_one_who_sits_looks_leaves_and_sits_elsewhere_has_seen_nothing(server: Running) -> None:
    host, guest = server.person(), server.person()
    links = host.create("me", "link", "link")
    seen = []
    for seat in (1, 2):
        guest.sit(links, seat)
        seen.append(_hands(guest.table(links["table"])))
        guest.post(f"/api/tables/{links['table']}/leave")
        links = host.get(f"/api/tables/{links['table']}/links")
    assert all(sum(map(sum, hands)) == 0 for hands in seen)
    assert server.services.repository.loaded[links["table"]].match.entries == []


def test_a_seat_once_seen_is_kept(server: Running) -> None:
    (host, friend), links = server.seated()
    table = links["table"]
    friend.post(f"/api/tables/{table}/leave")
    state = friend.table(table)
    assert (state["seat"], state["players"][1]["takeover"]) == (1, True)
    assert host.get(f"/api/tables/{table}/links")["seats"] == [None, None]
    assert server.person().refused(f"/api/tables/{table}/sit", {"token": "x" * 24})["code"] == "link-used"
    assert friend.post(f"/api/tables/{table}/sit", {"seat": 0}) == {"table": table, "seat": 1}


def test_an_open_seat_is_not_free_again_after_the_match_began(server: Running) -> None:
    host, friend = server.person(), server.person()
    table = host.create("me", "open", visibility="public")["table"]
    friend.post(f"/api/tables/{table}/sit", {})
    friend.post(f"/api/tables/{table}/leave")
    assert server.person().refused(f"/api/tables/{table}/sit", {})["code"] == "no-free-seat"
    listed = {one["table"]: one for one in host.get("/api/tables", game="pebbles")["tables"]}
    assert listed[table]["free"] == []


def test_a_table_of_bots_and_one_person_begins_at_once(server: Running) -> None:
    host = server.person()
    state = host.table(host.create("me", "random")["table"])
    assert (state["state"], sum(_hands(state)[0])) == ("running", 3)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "play", "number": 0, "words": "pass"},
        {"type": "undo", "number": 0},
        {"type": "confirm", "number": 0},
        {"type": "rewind", "to": 0},
        {"type": "takeover", "spec": "random"},
        {"type": "order", "words": "pass"},
    ],
)
def test_nothing_is_done_at_a_table_that_waits_for_people(server: Running, action: Any) -> None:
    host = server.person()
    table = host.create("me", "link")["table"]
    refusal = host.refused(f"/api/tables/{table}/actions?language=de", action)
    assert (refusal["status"], refusal["code"]) == (409, "gathering")
    assert refusal["sentence"] == "Die Partie beginnt, wenn alle Plätze besetzt sind."
    assert host.refused(f"/api/tables/{table}/why", {"words": "pass"})["code"] == "gathering"
    assert host.refused(f"/api/tables/{table}/hint")["code"] == "no-hint"


def test_a_table_that_waits_is_still_waiting_after_it_was_loaded_anew(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    server.services.repository.forget(links["table"])
    assert host.table(links["table"])["state"] == "gathering"
    friend.sit(links, 1)
    server.services.repository.forget(links["table"])
    state = friend.table(links["table"])
    assert (state["state"], sum(_hands(state)[1])) == ("running", 3)


@pytest.mark.parametrize("game", ["pebbles", "euphrat-tigris"])
def test_the_socket_tells_when_the_match_begins(server: Running, game: str) -> None:
    """With all that is told of it, from the first sentence on."""
    host, friend = server.person(), server.person()
    links = host.create("me", "link", game=game)
    with host.socket(links["table"]) as wire:
        waiting = wire.until("table")
        assert (waiting["state"], waiting["lines"]) == ("gathering", [])
        friend.sit(links, 1)
        begun = wire.when(lambda table: table["state"] == "running")
        assert begun["waiting_for"]
        assert begun["lines"] == host.table(links["table"])["lines"]


def test_who_logs_in_holds_one_seat(server: Running) -> None:
    """The account sits there already: what the guest had is left, not held beside it."""
    account, guest = server.person(), server.person()
    account.post("/api/me/account", {"name": "Septimia", "password": "nine camels walk"})
    links = account.create("me", "link")
    guest.sit(links, 1)
    table = links["table"]
    _log_in(guest, "Septimia")
    state = guest.table(table)
    assert (state["seat"], state["players"][1]["takeover"]) == (0, True)


def _log_in(person: Person, name: str) -> None:
    person.post("/api/login", {"name": name, "password": "nine camels walk"})

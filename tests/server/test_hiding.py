"""Only a seat's own session acts for it or sees its view."""

from __future__ import annotations

import json

import pytest

from tests.server.running import Running


def test_each_seat_sees_its_own_hand_alone(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    mine, theirs = host.table(links["table"]), friend.table(links["table"])
    watching = server.person().table(links["table"], spectate=links["spectate"].split("spectate=")[1])
    assert mine["view"] != theirs["view"]
    assert watching["seat"] == -2
    assert watching["offer"] is None
    told = [line["text"] for line in watching["lines"]]
    assert not any(text.startswith("You draw") for text in told)
    assert any(line["text"].startswith("You draw") for line in mine["lines"])


ROUTES = ["", "/lines", "/chat", "/replay", "/replay/0", "/file", "/links"]
ACTIONS = ["/actions", "/why", "/hint", "/chat", "/leave"]


@pytest.mark.parametrize("path", ROUTES)
def test_strangers_see_nothing(server: Running, path: str) -> None:
    links = server.person().create("me", "link")
    stranger = server.person()
    answer = stranger.http.get(f"/api/tables/{links['table']}{path}")
    assert answer.status_code == 403
    assert set(answer.json()) == {"code", "sentence", "rule"}


@pytest.mark.parametrize("path", ACTIONS)
def test_strangers_and_spectators_do_nothing(server: Running, path: str) -> None:
    links = server.person().create("me", "link", visibility="public")
    bodies = {"/actions": {"type": "play", "number": 0, "words": "pass"}, "/why": {"words": "pass"}}
    body = bodies.get(path, {"text": "hello"} if path == "/chat" else None)
    refusal = server.person().refused(f"/api/tables/{links['table']}{path}", body)
    assert refusal["status"] == 403


def test_a_wrong_spectator_link_opens_nothing(server: Running) -> None:
    links = server.person().create("me", "link")
    path = f"/api/tables/{links['table']}?spectate={'x' * 24}"
    assert server.person().refused(path, method="GET")["code"] == "not-yours"
    with server.person().socket(links["table"], f"?spectate={'x' * 24}") as wire:
        assert wire.closed() == 4403


def test_a_private_table_has_no_spectators(server: Running) -> None:
    host = server.person()
    links = host.create("me", "link", visibility="private")
    assert links["spectate"] is None


def test_a_running_match_gives_no_log_and_no_seed(server: Running) -> None:
    host = server.person()
    links = host.create("me", "random")
    assert host.refused(f"/api/tables/{links['table']}/file", method="GET")["code"] == "not-over"
    whole = host.get(f"/api/tables/{links['table']}")
    assert whole["now"]["fairness"] == {
        "commitment": whole["now"]["fairness"]["commitment"],
        "seed": "",
        "verified": None,
    }
    assert host.get(f"/api/tables/{links['table']}/replay")["curve"] == []


def test_a_replay_of_a_running_match_shows_what_was_seen(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    table = links["table"]
    state = host.table(table)
    host.act(table, type="play", number=state["number"], words="pass")
    mine, theirs = host.get(f"/api/tables/{table}/replay"), friend.get(f"/api/tables/{table}/replay")
    assert mine["last"] == theirs["last"] + 1  # the tentative move
    step = friend.get(f"/api/tables/{table}/replay/{theirs['last']}")
    assert step["view"] == friend.table(table)["view"]
    assert friend.refused(f"/api/tables/{table}/replay/{mine['last']}", method="GET")["code"] == "no-entry"


def test_a_finished_match_is_exported_and_verified(server: Running) -> None:
    from serai.core.log import parse
    from serai.core.verify import verify
    from tests.contract.toy import pebbles
    from tests.server.running import wait_for

    host = server.person()
    table = host.create("random", "random")["table"]
    wait_for(lambda: host.table(table)["state"] == "over")
    log = parse(host.http.get(f"/api/tables/{table}/file").text)
    assert log.over
    assert verify(pebbles(), log) > 0


def test_the_socket_sends_what_the_seat_may_see(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    with friend.socket(links["table"]) as wire:
        heard = wire.until("table")
        seen = friend.table(links["table"])
        assert heard["view"] == seen["view"]
        assert "seed" not in json.dumps(heard["view"])
        assert heard["offer"] is None

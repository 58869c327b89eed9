"""Creating tables, links, sitting down, lists, leaving, bots that take over."""

from __future__ import annotations

import pytest

from tests.server.running import Running, wait_for


def test_games_come_with_their_texts_in_both_languages(server: Running) -> None:
    person = server.person()
    english = {game["name"]: game for game in person.get("/api/games", language="en")["games"]}
    german = {game["name"]: game for game in person.get("/api/games", language="de")["games"]}
    assert english["euphrat-tigris"]["options"]
    assert english["euphrat-tigris"]["about"] != german["euphrat-tigris"]["about"]
    assert english["pebbles"]["options"][0]["values"][0] == {"value": "two", "text": "two"}


def test_rules_texts_pack_and_board_of_a_game(server: Running) -> None:
    person = server.person()
    assert [rule["id"] for rule in person.get("/api/games/pebbles/rules")["rules"]][:2] == ["P1", "P2"]
    german = person.get("/api/games/pebbles/rules", language="de")["rules"]
    assert (german[0]["chapter"], person.get("/api/games/pebbles/rules")["rules"][0]["chapter"]) == ("Zug", "Turn")
    assert "title = " in person.get("/api/games/pebbles/texts", language="de")["source"]
    spoken = person.get("/api/games/cheops/texts", language="de")["source"]
    assert "item-road = Straße" in spoken  # of the game beneath it
    assert spoken.index("title = Catan") < spoken.index("title = Cheops")
    assert "each = 8" in person.http.get("/api/games/pebbles/pack").text
    assert person.get("/api/games/pebbles/geometry", players=2, option="rounds:four")["places"]
    assert person.refused("/api/games/chess/rules", method="GET")["code"] == "no-game"


def test_a_table_gives_a_link_for_each_free_seat_and_one_for_spectators(server: Running) -> None:
    host = server.person()
    links = host.create("me", "link", "random")
    assert [bool(one) for one in links["seats"]] == [False, True, False]
    assert links["spectate"].startswith(links["url"])
    assert host.get(f"/api/tables/{links['table']}/links") == links


def test_friends_sit_down_by_link_as_guests(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    assert host.table(links["table"])["state"] == "gathering"
    assert friend.sit(links, 1, "Mira") == {"table": links["table"], "seat": 1}
    state = friend.table(links["table"])
    assert (state["seat"], state["players"][1]["name"], state["state"]) == (1, "Mira", "running")


def test_a_seat_link_opens_one_seat_once(server: Running) -> None:
    host, friend, thief = server.person(), server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    token = links["seats"][1].split("seat=")[1]
    assert thief.refused(f"/api/tables/{links['table']}/sit", {"token": token})["code"] == "link-used"
    assert friend.sit(links, 1)["seat"] == 1  # whoever sits there already stays
    assert host.get(f"/api/tables/{links['table']}/links")["seats"] == [None, None]


def test_open_seats_are_listed_and_taken_without_a_link(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "open", visibility="public", title="Come and play")
    listed = {one["table"]: one for one in friend.get("/api/tables", game="pebbles")["tables"]}
    assert listed[links["table"]]["free"] == [1]
    assert listed[links["table"]]["title"] == "Come and play"
    assert friend.post(f"/api/tables/{links['table']}/sit", {})["seat"] == 1
    assert server.person().refused(f"/api/tables/{links['table']}/sit", {})["code"] == "no-free-seat"


def test_private_tables_are_not_listed(server: Running) -> None:
    links = server.person().create("me", "open", visibility="link")
    assert links["table"] not in [one["table"] for one in server.person().get("/api/tables")["tables"]]


def test_my_tables_say_whose_turn_it_is(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    (mine,) = host.get("/api/me/tables")["tables"]
    (theirs,) = friend.get("/api/me/tables")["tables"]
    assert (mine["my_turn"], theirs["my_turn"], mine["waiting_for"]) == (True, False, [0])
    assert server.person().get("/api/me/tables")["tables"] == []


def test_who_leaves_before_the_match_begins_frees_the_seat(server: Running) -> None:
    host, friend, other = server.person(), server.person(), server.person()
    links = host.create("me", "link", "link")
    friend.sit(links, 1)
    friend.post(f"/api/tables/{links['table']}/leave")
    again = host.get(f"/api/tables/{links['table']}/links")
    assert again["seats"][1] != links["seats"][1]
    assert other.sit(again, 1)["seat"] == 1


def test_a_bot_takes_over_and_gives_back(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", confirm=False)
    friend.sit(links, 1)
    table = links["table"]
    before = host.table(table)["number"]
    host.act(table, type="takeover", spec="random")
    wait_for(lambda: friend.table(table)["number"] > before and friend.table(table)["waiting_for"] == [1])
    assert friend.table(table)["players"][0]["takeover"]
    assert host.refused(f"/api/tables/{table}/actions", {"type": "undo", "number": 0})["code"] == "bot-plays"
    host.act(table, type="return")
    assert not host.table(table)["players"][0]["bot"]


def test_a_table_of_bots_plays_itself_to_the_end(server: Running) -> None:
    host = server.person()
    table = host.create("random", "greedy")["table"]
    state = wait_for(lambda: (now := host.table(table))["state"] == "over" and now["fairness"]["verified"] and now)
    assert sorted(state["result"]["places"])[0] == 1
    assert len(state["fairness"]["seed"]) == 64


def test_a_table_with_an_owners_pack(server: Running) -> None:
    host = server.person()
    pack = host.http.get("/api/games/pebbles/pack").text.replace("each = 8", "each = 9")
    links = host.create("me", "link", pack=pack)
    info = host.get(f"/api/tables/{links['table']}")["info"]
    assert info["own_pack"]
    assert info["data_digest"] != host.get(f"/api/tables/{host.create('me', 'link')['table']}")["info"]["data_digest"]


@pytest.mark.parametrize(
    ("body", "code", "german"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no-game", "Es gibt kein Spiel"),
        ({"game": "pebbles", "seats": [{"kind": "me"}]}, "wrong-players", "nicht zu 1"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}, "one-me", "einen Platz"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "spec": "hal"}]}, "no-bot", "hal"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "chair"}]}, "bad-request", "Die Anfrage passt nicht"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}], "pack": "x = ["}, "bad-data", "TOML"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"a": "b"}}, "bad-input", "a"),
    ],
)
def test_bad_wishes_are_refused_with_a_code_and_a_sentence(
    server: Running, body: object, code: str, german: str
) -> None:
    problem = server.person().refused("/api/tables?language=de", body)
    assert problem["code"] == code
    assert german in problem["sentence"]
    assert 400 <= problem["status"] < 500

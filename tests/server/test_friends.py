"""Friends at a table, over days: one invitation for all, beginning, giving up, playing again, figures, ratings."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from serai.server.people.ratings import rated_anew, shown_rating
from serai.server.storage.rows import RatingRow
from tests.server.running import Json, Person, Running, wait_for


def _token(link: str) -> str:
    return link.split("seat=")[1]


def _play_to_the_end(people: list[Person], table: str) -> None:
    for _ in range(400):
        state = people[0].table(table)
        if state["state"] == "over":
            return
        mover = people[state["waiting_for"][0]]
        mover.play(table)
    raise AssertionError("the match does not end")


# ---------------------------------------------------------------------- before the match


def test_one_invitation_is_good_for_every_free_seat_and_says_what_it_is_for(server: Running) -> None:
    host, ann, ben, late = (server.person() for _ in range(4))
    links = host.create("me", "link", "link", name="Hana")
    token = _token(links["invite"])
    path = f"/api/tables/{links['table']}"
    told = ann.get(f"{path}/invitation", token=token)
    assert (told["game"], told["host"], [seat["free"] for seat in told["seats"]]) == (
        "pebbles",
        "Hana",
        [False, True, True],
    )
    assert ann.post(f"{path}/sit", {"token": token, "seat": 2, "name": "Ann"})["seat"] == 2
    assert ben.refused(f"{path}/sit", {"token": token, "seat": 2})["code"] == "seat-taken"
    assert ben.post(f"{path}/sit", {"token": token})["seat"] == 1
    assert host.table(links["table"])["state"] == "running"
    assert late.refused(f"{path}/sit", {"token": token})["code"] == "link-used"
    assert late.refused(f"{path}/invitation?token={token}", method="GET")["code"] == "link-used"
    assert host.get(f"{path}/links")["invite"] is None
    assert ann.get("/api/me")["name"] == "Ann"  # remembered for the next table


def test_whoever_was_removed_does_not_come_back_by_the_old_invitation(server: Running) -> None:
    host, guest = server.person(), server.person()
    links = host.create("me", "link", "link")
    path, token = f"/api/tables/{links['table']}", _token(links["invite"])
    guest.post(f"{path}/sit", {"token": token})
    host.post(f"{path}/seats/1/remove")
    assert guest.refused(f"{path}/sit", {"token": token})["code"] in ("removed", "link-used")
    fresh = _token(host.get(f"{path}/links")["invite"])
    assert fresh != token
    assert guest.refused(f"{path}/sit", {"token": fresh})["code"] == "removed"


def test_the_host_begins_when_all_sit(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", by_host=True)
    path = f"/api/tables/{links['table']}"
    assert host.refused(f"{path}/start")["code"] == "gathering"
    friend.sit(links, 1)
    assert host.table(links["table"])["state"] == "gathering"
    friend.post(f"{path}/ready", {"on": True}, "PUT")
    assert [one["ready"] for one in host.table(links["table"])["players"]] == [False, True]
    assert friend.refused(f"{path}/start")["code"] == "not-host"
    host.post(f"{path}/start")
    assert host.table(links["table"])["state"] == "running"
    assert host.refused(f"{path}/start")["code"] == "has-begun"
    assert friend.refused(f"{path}/ready", {"on": False}, "PUT")["code"] == "has-begun"


def test_the_host_gives_a_free_seat_to_a_bot(server: Running) -> None:
    host, stranger = server.person(), server.person()
    links = host.create("me", "link", "link")
    path = f"/api/tables/{links['table']}"
    assert stranger.refused(f"{path}/seats/1/bot", {"spec": "random"})["status"] == 403
    assert host.refused(f"{path}/seats/1/bot", {"spec": "mcts:20000"})["code"] == "levels-only"
    host.post(f"{path}/seats/1/bot", {"spec": "random"})
    assert host.refused(f"{path}/seats/1/bot", {"spec": "random"})["code"] == "seat-taken"
    host.post(f"{path}/seats/2/bot", {"spec": "random"})
    assert host.table(links["table"])["state"] == "running"


# ---------------------------------------------------------------------- giving up, playing again


def test_between_two_people_one_who_gives_up_ends_the_match(server: Running) -> None:
    (host, friend), links = server.seated()
    table = links["table"]
    state = friend.act(table, type="concede", agree=True)
    assert (state["state"], state["result"]["winners"], state["concession"]["agreed"]) == ("over", [0], [1])
    wait_for(lambda: host.table(table)["fairness"]["verified"] is not None)
    assert friend.refused(f"/api/tables/{table}/actions", {"type": "concede", "agree": True})["code"] == "over"
    assert "seed:" in host.http.get(f"/api/tables/{table}/file").text
    assert host.get(f"/api/tables/{table}/replay")["over"]
    server.services.repository.forget(table)
    assert host.table(table)["result"]["winners"] == [0]


def test_nothing_is_taken_back_after_the_end_by_a_request_from_before(server: Running) -> None:
    """Who gives up tells nothing new in the log; what was asked for before would still wait for its last vote."""
    (host, friend), links = server.seated()
    table = links["table"]
    for _ in range(2):
        host.play(table, "pass")
    friend.act(table, type="rewind", to=0)
    asked = host.table(table)["rewind"]["id"]
    ended = friend.act(table, type="concede", agree=True)
    assert (ended["state"], ended["rewind"]) == ("over", None)
    for agree in (True, False):
        vote = {"type": "vote", "request": asked, "agree": agree}
        assert host.refused(f"/api/tables/{table}/actions", vote)["code"] == "over"
    assert host.table(table)["number"] == ended["number"]


def test_three_people_give_up_by_vote_and_may_think_better_of_it(server: Running) -> None:
    people, links = server.seated(3)
    table = links["table"]
    state = people[1].act(table, type="concede", agree=True)
    assert (state["state"], state["concession"]) == ("running", {"agreed": [1], "missing": [0, 2]})
    assert people[1].act(table, type="concede", agree=False)["concession"] is None
    people[1].act(table, type="concede", agree=True)
    state = people[2].act(table, type="concede", agree=True)
    assert (state["state"], state["result"]["winners"]) == ("over", [0])
    events = [line["event"] for line in people[0].get(f"/api/tables/{table}")["chat"]]
    assert events == ["sat", "sat", "concede", "no-concede", "concede", "concede"]


def test_with_a_bot_at_the_table_all_people_must_give_up(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", "random")
    friend.sit(links, 1)
    table = links["table"]
    assert host.act(table, type="concede", agree=True)["state"] == "running"
    assert friend.act(table, type="concede", agree=True)["result"]["winners"] == [2]


def test_a_rematch_turns_the_seats_and_is_the_same_for_all(server: Running) -> None:
    people, links = server.seated(3)
    table = links["table"]
    assert people[0].refused(f"/api/tables/{table}/rematch")["code"] == "not-over"
    _play_to_the_end(people, table)
    first = people[1].post(f"/api/tables/{table}/rematch")
    second = people[2].post(f"/api/tables/{table}/rematch")
    assert first["table"] == second["table"] == people[0].table(table)["again"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert server.person().refused(f"/api/tables/{table}/rematch")["status"] == 403
    state = people[0].table(first["table"])
    assert (state["state"], state["seat"]) == ("gathering", 2)
    people[1].post(f"/api/tables/{first['table']}/start")
    assert people[0].table(first["table"])["state"] == "running"


def test_a_rematch_is_written_before_people_are_led_there(server: Running) -> None:
    """Or somebody who follows at once, or after the server was killed there, finds nothing."""
    people, links = server.seated()
    _play_to_the_end(people, links["table"])
    written, tell = list[int](), server.services.hub.changed

    def changed(table: str) -> None:
        if again := server.services.repository.loaded[table].row.again:
            with closing(sqlite3.connect(server.settings.database.removeprefix("sqlite+aiosqlite:///"))) as store:
                query = "select count(*) from matches join seats on seats.match = matches.id where matches.id = ?"
                written.extend(store.execute(query, (again,)).fetchone())
        tell(table)

    server.services.hub.changed = changed
    first = people[1].post(f"/api/tables/{links['table']}/rematch")
    server.services.hub.changed = tell
    assert written == [2]
    assert people[0].table(first["table"])["state"] == "gathering"


# ---------------------------------------------------------------------- help, talk, what is told


def test_hints_are_off_between_people_unless_they_agreed_on_them(server: Running) -> None:
    (host, _), links = server.seated(help=None)
    assert host.get(f"/api/tables/{links['table']}")["info"]["help"] == "off"
    assert host.refused(f"/api/tables/{links['table']}/hint")["code"] == "no-hints-here"
    (host, _), links = server.seated(help="hints")
    hint = host.post(f"/api/tables/{links['table']}/hint")
    assert (hint["line"], hint["value"], hint["gain"]) == ([], 0.0, 0.0)
    alone = host.create("me", "random", help=None)["table"]
    assert host.get(f"/api/tables/{alone}")["info"]["help"] == "reasons"
    assert host.post(f"/api/tables/{alone}/hint")["line"]


def test_leaving_taking_over_and_coming_back_are_told(server: Running) -> None:
    (host, friend), links = server.seated()
    table = links["table"]
    friend.act(table, type="takeover", spec="random")
    friend.act(table, type="return")
    friend.post(f"/api/tables/{table}/leave")
    told = [(line["event"], line["seat"]) for line in host.get(f"/api/tables/{table}")["chat"]]
    assert told == [("sat", 1), ("takeover", 1), ("return", 1), ("left", 1)]


def test_spectators_are_seen_and_talk_among_themselves(server: Running) -> None:
    (host, friend), links = server.seated()
    table, key = links["table"], links["spectate"].split("spectate=")[1]
    watcher = server.person()
    watcher.post("/api/me", {"name": "Wanda"}, "PATCH")
    with host.socket(table) as mine, watcher.socket(table, f"?spectate={key}") as theirs:
        told = mine.until("presence")
        while told["watchers"] != ["Wanda"]:
            told = mine.until("presence")
        theirs.say("chat", text="he has the stone")
        assert theirs.until("chat")["line"]["room"] == "watch"
        friend.post(f"/api/tables/{table}/chat", {"text": "hello", "type": "chat"})
        heard = mine.until("chat")
        assert heard["line"]["text"] == "hello"
    said = [line["text"] for line in host.get(f"/api/tables/{table}/chat")["chat"] if not line["event"]]
    assert said == ["hello"]
    seen = watcher.get(f"/api/tables/{table}/chat", spectate=key)["chat"]
    assert [line["text"] for line in seen if not line["event"]] == ["he has the stone", "hello"]
    friend.act(table, type="concede", agree=True)
    after = host.get(f"/api/tables/{table}/chat")["chat"]
    assert "he has the stone" in [line["text"] for line in after]
    assert server.person().refused(f"/api/tables/{table}/chat", {"text": "x", "type": "chat"})["status"] == 403


# ---------------------------------------------------------------------- what was played


def _account(server: Running, name: str) -> Person:
    one = server.person()
    one.post("/api/me/account", {"name": name, "password": "correct horse"})
    return one


def test_statistics_tell_of_finished_matches_alone(server: Running) -> None:
    (host, friend), links = server.seated()
    assert host.get("/api/me/statistics") == {"games": []}
    friend.act(links["table"], type="concede", agree=True)
    alone = host.create("me", "random")["table"]
    host.act(alone, type="concede", agree=True)
    (found,) = host.get("/api/me/statistics")["games"]
    assert (found["game"], found["matches"], found["wins"]) == ("pebbles", 2, 1)
    assert found["by_players"] == [{"key": "2", "matches": 2, "wins": 1}]
    assert found["by_bots"] == [{"key": "random", "matches": 1, "wins": 0}]
    assert [one["place"] for one in found["played"]] == [1, 2]
    assert (found["rated"], found["rating"]) == (0, None)  # guests are not rated
    assert server.person().get("/api/me/statistics") == {"games": []}


def test_a_match_is_put_away_by_one_and_stays_with_the_other(server: Running) -> None:
    (host, friend), links = server.seated()
    path = f"/api/tables/{links['table']}"
    host.post(f"{path}/archived", {"on": True}, "PUT")
    listed = {one["table"] for one in host.get("/api/me/tables", state="all")["tables"]}
    away = {one["table"] for one in host.get("/api/me/tables", state="all", archived="true")["tables"]}
    assert links["table"] not in listed
    assert links["table"] in away
    assert links["table"] in {one["table"] for one in friend.get("/api/me/tables", state="all")["tables"]}
    assert server.person().refused(f"{path}/archived", {"on": True}, "PUT")["status"] == 403


def test_people_with_accounts_are_rated_once_and_it_is_told_after_ten_matches(server: Running) -> None:
    ann, ben = _account(server, "Rated Ann"), _account(server, "Rated Ben")

    def figures(person: Person) -> Json:
        found: list[Json] = person.get("/api/me/statistics")["games"]
        return found[0] if found else {"rated": 0}

    for played in range(1, 11):
        links = ann.create("me", "link")
        ben.sit(links, 1)
        ben.act(links["table"], type="concede", agree=True)
        wait_for(lambda: figures(ann)["rated"] == played)  # noqa: B023
        assert (figures(ann)["rating"] is None) == (played < 10)
    assert figures(ann)["rating"] > figures(ben)["rating"]
    row = server.services.repository.loaded[links["table"]].row
    assert row.rated


def test_a_rating_goes_up_by_winning_and_becomes_surer() -> None:
    before = [RatingRow(user, "pebbles", 25.0, 25 / 3, 0) for user in (1, 2, 3)]
    first, second, third = rated_anew(before, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert all(row.sigma < 25 / 3 and row.matches == 1 for row in (first, second, third))
    assert rated_anew(before, [1, 1, 1])[0].mu == rated_anew(before, [1, 1, 1])[2].mu
    assert shown_rating(first) is None


# ---------------------------------------------------------------------- looking back


def test_a_report_tells_of_every_seat_after_the_end(server: Running) -> None:
    people, links = server.seated()
    path = f"/api/tables/{links['table']}/report"
    assert people[0].refused(path)["code"] == "not-over"
    _play_to_the_end(people, links["table"])
    curves = []
    for seat in (0, 1):
        told = people[0].post(f"{path}?through={seat}")
        curves.append(told["curve"])
        assert told["seat"] == seat
        assert len(told["moments"]) <= 3
        moves = people[0].get(f"/api/tables/{links['table']}/replay")["movers"]
        assert all(moves[one["number"]] == seat for one in told["moments"])
        assert all(one["best"] and one["played"] and one["prompt"] for one in told["moments"])
        assert all(one["others"] > 0 for one in told["moments"])  # what had to be played is nothing to learn from
    assert all(abs(one + other - 1) < 0.01 for one, other in zip(*curves, strict=True))
    assert server.person().refused(path)["status"] == 403

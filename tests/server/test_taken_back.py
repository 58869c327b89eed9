"""What somebody has tried and taken back has never been for anybody else: in no answer, number, time or message."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Json, Person, Running, Wire

INCREMENT = 5
CLOCK = {"kind": "bank", "seconds": 600, "increment": INCREMENT}


class Table:
    """Two people and somebody who watches; the first tries things."""

    def __init__(self, server: Running, **wishes: Any) -> None:
        self.server = server
        (self.host, self.friend), self.links = server.seated(visibility="public", **wishes)
        self.id: str = self.links["table"]
        self.watcher = server.person()

    def put(self) -> str:
        """A move that tells what is in the hand."""
        moves = self.host.table(self.id)["offer"]["moves"]
        return str(next(move["words"] for move in moves if move["words"].startswith("put")))

    def act(self, kind: str, person: Person | None = None, **more: Any) -> Json:
        person = person or self.host
        return person.act(self.id, type=kind, number=person.table(self.id)["number"], **more)

    def try_and_take_back(self) -> None:
        self.act("play", words=self.put())
        self.act("undo")

    def turn(self) -> None:
        self.act("play", words="pass")
        self.act("play", words="pass")
        self.act("confirm")

    def seen_by(self, person: Person) -> Json:
        """Everything that can be fetched, times aside."""
        whole = person.get(f"/api/tables/{self.id}")
        whole["now"].pop("now")
        replay = person.get(f"/api/tables/{self.id}/replay")
        steps = [person.get(f"/api/tables/{self.id}/replay/{n}") for n in range(replay["last"] + 1)]
        lines = person.get(f"/api/tables/{self.id}/lines")
        listed = [one for one in person.get("/api/tables")["tables"] if one["table"] == self.id]
        mine = person.get("/api/me/tables")["tables"]
        kept = person.http.get("/api/me/export").text
        seen = {"whole": whole, "replay": replay, "steps": steps, "lines": lines}
        return {**seen, "listed": listed, "mine": mine, "export": kept}


@pytest.fixture(params=[True, False], ids=["with confirmation", "without"])
def table(server: Running, request: pytest.FixtureRequest) -> Table:
    return Table(server, confirm=request.param)


def test_what_is_tried_changes_nothing_for_others(table: Table) -> None:
    before = [table.seen_by(person) for person in (table.friend, table.watcher)]
    table.act("play", words="pass")
    assert [table.seen_by(person) for person in (table.friend, table.watcher)] == before
    table.act("undo")
    assert [table.seen_by(person) for person in (table.friend, table.watcher)] == before


def test_a_replay_tells_nobody_what_was_taken_back(server: Running) -> None:
    table = Table(server)
    words = table.put()
    table.try_and_take_back()
    table.turn()
    seen = table.seen_by(table.friend)
    assert not any(words.split()[2] in line["text"] for step in seen["steps"] for line in step["lines"])
    assert seen["replay"]["movers"][-3:] == [0, 0, 0]  # pass, pass, and that they stand
    assert seen["replay"]["last"] == seen["whole"]["now"]["number"]
    mine = table.host.get(f"/api/tables/{table.id}/replay")
    assert mine["last"] == seen["replay"]["last"] + 2  # one's own trials one knows of


def test_numbers_tell_nothing_of_what_was_taken_back(server: Running) -> None:
    straight, crooked = Table(server), Table(server)
    for table in (straight, crooked):
        for _ in range(3 if table is crooked else 0):
            table.try_and_take_back()
        table.turn()
    numbers = [table.friend.table(table.id)["number"] for table in (straight, crooked)]
    assert numbers[0] == numbers[1]
    lines = [[line["number"] for line in table.friend.table(table.id)["lines"]] for table in (straight, crooked)]
    assert lines[0] == lines[1]
    assert crooked.act("play", crooked.friend, words="pass")["number"] == numbers[1] + 1


def test_older_lines_are_found_by_the_readers_own_numbers(server: Running) -> None:
    table = Table(server)
    table.try_and_take_back()
    table.turn()
    lines = table.friend.table(table.id)["lines"]
    for before in {line["number"] for line in lines}:
        older = table.friend.get(f"/api/tables/{table.id}/lines", before=before)["lines"]
        assert older == [line for line in lines if line["number"] < before]


def test_a_trial_neither_moves_a_list_nor_ends_a_request(server: Running) -> None:
    table = Table(server)
    table.turn()
    moved = table.host.get("/api/me/tables")["tables"][0]["moved"]
    table.act("rewind", table.host, to=0)
    table.act("play", table.friend, words="pass")
    assert table.watcher.table(table.id)["rewind"]["to"] == 0
    assert table.host.get("/api/me/tables")["tables"][0]["moved"] == moved
    table.act("undo", table.friend)
    assert table.watcher.table(table.id)["rewind"]["to"] == 0
    assert table.host.get("/api/me/tables")["tables"][0]["moved"] == moved


def test_refusals_tell_nothing_of_what_is_tried(server: Running) -> None:
    """The other's turn is over, unless he takes it back: nobody else is told that it is almost theirs."""
    table = Table(server)
    path = f"/api/tables/{table.id}"
    number = table.friend.table(table.id)["number"]
    questions = [
        (f"{path}/actions", {"type": "play", "number": number, "words": "pass"}),
        (f"{path}/actions", {"type": "play", "number": number, "words": "dance"}),
        (f"{path}/actions", {"type": "confirm", "number": number}),
        (f"{path}/actions", {"type": "undo", "number": number}),
        (f"{path}/why", {"words": "pass"}),
        (f"{path}/why", {"anchor": "cell:a1"}),
        (f"{path}/hint", None),
    ]
    before = [table.friend.send(*question).json() for question in questions]
    table.act("play", words="pass")
    table.act("play", words="pass")
    assert table.host.table(table.id)["held"]
    assert [table.friend.send(*question).json() for question in questions] == before


def test_the_socket_is_silent_about_what_does_not_concern_its_reader(server: Running) -> None:
    table = Table(server, clock=CLOCK)
    with table.friend.socket(table.id) as wire:
        wire.until("table")
        table.try_and_take_back()
        table.act("order", decision="spend", words="save")
        table.act("withdraw", id=1)
        table.try_and_take_back()
        assert _heard_before_pong(wire) == []


def test_who_goes_back_to_what_was_tried_goes_back_to_what_all_know(server: Running) -> None:
    """Neither by asking nor by agreeing does anybody make another's trial known."""
    table = Table(server)
    start = table.friend.table(table.id)["number"]
    table.turn()
    number = table.friend.table(table.id)["number"]
    table.act("play", table.friend, words="pass")
    table.act("rewind", table.friend, to=number)
    asked = table.host.table(table.id)["rewind"]
    assert asked["to"] == number
    table.host.act(table.id, type="vote", request=asked["id"], agree=True)
    after = table.host.table(table.id)
    assert after["number"] == number + 1  # that all went back, not what was tried before
    assert table.host.get(f"/api/tables/{table.id}/replay")["movers"][-1] == 1
    step = table.host.get(f"/api/tables/{table.id}/replay/{number + 1}")
    assert (step["view"], after["waiting_for"]) == (after["view"], [1])
    assert start < number


def test_it_is_still_unknown_after_the_table_was_loaded_anew(server: Running) -> None:
    table = Table(server)
    table.try_and_take_back()
    table.turn()
    before = [table.seen_by(person) for person in (table.friend, table.watcher)]
    server.services.repository.forget(table.id)
    server.services.replays._recordings.clear()
    assert [table.seen_by(person) for person in (table.friend, table.watcher)] == before


def test_a_match_that_is_over_stays_over(server: Running) -> None:
    """The seed is known then: nobody takes a last move back and plays on with it."""
    table = Table(server, confirm=False)
    for _ in range(200):
        for person in (table.host, table.friend):
            if person.table(table.id)["offer"]:
                person.play(table.id)
    assert table.host.table(table.id)["state"] == "over"
    for person in (table.host, table.friend):
        number = person.table(table.id)["number"]
        refusal = person.refused(f"/api/tables/{table.id}/actions", {"type": "undo", "number": number})
        assert refusal["code"] == "over"


def _to_the_bids(table: Table) -> None:
    """To where both are asked at once."""
    for person in (table.host, table.friend):
        table.act("play", person, words="pass")
        table.act("play", person, words="pass")
        table.act("confirm", person)
    assert table.watcher.table(table.id)["waiting_for"] == [0, 1]


def test_a_trial_touches_nobody_else_who_is_asked_at_the_same_time(server: Running) -> None:
    """Neither makes it another's answer final or public, nor can it be told from anything that somebody has tried."""
    table = Table(server, clock=CLOCK)
    _to_the_bids(table)
    table.act("play", table.friend, words="bid 2")

    def others() -> list[Json]:
        seen = [table.seen_by(person) for person in (table.friend, table.watcher)]
        for one in seen:
            for player in one["whole"]["now"]["players"]:
                player["clock"].pop("left")
            for listed in one["listed"] + one["mine"]:
                listed.pop("deadline")
        return seen

    before = others()
    assert before[0]["whole"]["now"]["can_undo"]
    assert before[1]["whole"]["now"]["waiting_for"] == [0, 1]
    for words in ("bid 0", "bid 3", "bid 1"):
        table.act("play", words=words)
        assert others() == before
        table.act("undo")
        assert others() == before
    table.act("play", words="bid 1")
    table.act("undo", table.friend)
    table.act("play", table.friend, words="bid 0")
    table.act("confirm", table.friend)
    assert not any("bids" in line["text"] for line in table.friend.table(table.id)["lines"])
    table.act("confirm")
    told = [line["text"] for line in table.watcher.table(table.id)["lines"]]
    assert any("bid 1" in line or "bids 1" in line for line in told), told[-6:]


def test_without_confirmation_nobody_is_told_who_has_answered_of_those_asked_together(server: Running) -> None:
    """Not by lists either, which are made without looking at the match."""
    table = Table(server, confirm=False)
    for person in (table.host, table.friend):
        table.act("play", person, words="pass")
        table.act("play", person, words="pass")
    before = [table.seen_by(person) for person in (table.host, table.watcher)]
    assert before[1]["listed"][0]["waiting_for"] == [0, 1]
    for words in ("bid 2", "bid 0"):
        table.act("play", table.friend, words=words)
        assert [table.seen_by(person) for person in (table.host, table.watcher)] == before
        assert not table.friend.get("/api/me/tables")["tables"][0]["my_turn"]
        table.act("undo", table.friend)
        assert [table.seen_by(person) for person in (table.host, table.watcher)] == before
    table.act("play", table.friend, words="bid 1")
    table.act("play", table.host, words="bid 2")
    assert table.seen_by(table.watcher)["listed"][0]["waiting_for"] != [0, 1]


def _clocks(person: Person, table: str) -> list[tuple[bool, float]]:
    faces = [player["clock"] for player in person.table(table)["players"]]
    return [(face["running"], face["left"]) for face in faces]


def test_without_confirmation_no_clock_tells_who_has_answered(server: Running) -> None:
    """It runs on for all but its owner, who loses no time by it unless the answer is taken back."""
    table = Table(server, confirm=False, clock=CLOCK)
    for person in (table.host, table.friend):
        table.act("play", person, words="pass")
        table.act("play", person, words="pass")
    listed = table.seen_by(table.watcher)["listed"]
    with table.host.socket(table.id) as wire, table.watcher.socket(table.id) as watching:
        for one in (wire, watching):
            one.until("table")
        for kind in ("play", "undo", "play"):
            table.act(kind, table.friend, **({"words": "bid 2"} if kind == "play" else {}))
            for person in (table.host, table.watcher):
                assert [running for running, _ in _clocks(person, table.id)] == [True, True]
            assert _clocks(table.friend, table.id)[1][0] is (kind == "undo")
            assert table.seen_by(table.watcher)["listed"] == listed
        for one in (wire, watching):
            assert _heard_before_pong(one) == []
        mine, shown = (_clocks(person, table.id)[1][1] for person in (table.friend, table.host))
        assert mine - shown > INCREMENT - 0.2  # what an answer brings is not shown either
        table.act("play", table.host, words="bid 1")
        assert _clocks(table.host, table.id)[1] == _clocks(table.friend, table.id)[1] == (False, mine)


def _heard_before_pong(wire: Wire) -> list[str]:
    """What was sent unasked, apart from who is there."""
    wire.say("ping")
    heard = []
    while (message := wire.hear())["type"] != "pong":
        heard.append(message["type"])
    return [kind for kind in heard if kind != "presence"]


def test_who_answered_first_is_told_by_nothing(server: Running) -> None:
    """Entries come in the order in which they became known, not in which they were thought of."""
    first, second = Table(server), Table(server)
    for table, order in ((first, (0, 1)), (second, (1, 0))):
        _to_the_bids(table)
        people = (table.host, table.friend)
        for seat in order:
            table.act("play", people[seat], words=f"bid {seat}")
        table.act("confirm", table.host)
        assert table.watcher.get(f"/api/tables/{table.id}/replay")["movers"][-2:] == [0, 0]
        table.act("confirm", table.friend)
    movers = [table.watcher.get(f"/api/tables/{table.id}/replay")["movers"] for table in (first, second)]
    assert movers[0] == movers[1]
    lines = [[line["message"] for line in table.watcher.table(table.id)["lines"]] for table in (first, second)]
    assert lines[0] == lines[1]
    numbers = [[line["number"] for line in table.friend.table(table.id)["lines"]] for table in (first, second)]
    assert all(one == sorted(one) for one in numbers)
    for table in (first, second):
        replay = table.friend.get(f"/api/tables/{table.id}/replay")
        step = table.friend.get(f"/api/tables/{table.id}/replay/{replay['last']}")
        assert step["view"] == table.friend.table(table.id)["view"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_socket_is_told_every_line_once_whoever_answers_first(server: Running, order: tuple[int, int]) -> None:
    table = Table(server)
    _to_the_bids(table)
    people = (table.host, table.friend)
    readers = [table.host, table.friend, table.watcher]
    wires = [person.socket(table.id) for person in readers]
    heard: list[list[Json]] = [wire.until("table")["lines"] for wire in wires]
    for seat in order:
        table.act("play", people[seat], words=f"bid {seat}")
    table.act("confirm", table.host)
    table.act("confirm", table.friend)
    for wire, lines, person in zip(wires, heard, readers, strict=True):
        whole = person.table(table.id)["lines"]
        while lines != whole:
            said = wire.until("table")
            lines[:] = said["lines"] if said["lines_reset"] else [*lines, *said["lines"]]
            assert len(lines) <= len(whole)
        wire.close()


def test_nobody_wins_time_by_trying_and_taking_back(server: Running) -> None:
    table = Table(server, clock=CLOCK, confirm=False)
    table.act("play", words="pass")
    for _ in range(5):
        table.act("play", words="pass")
        assert table.friend.table(table.id)["waiting_for"] == [1]
        table.act("undo")
    left = table.host.table(table.id)["players"][0]["clock"]["left"]
    assert left <= CLOCK["seconds"]

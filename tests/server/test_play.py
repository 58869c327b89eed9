"""Playing over web sockets: moves, undo, confirmation, stale numbers, questions, orders, going back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai.catalogue import games
from tests.contract.toy import lonely
from tests.server.running import Person, Running, Wire


class Two:
    """A table of two people with open sockets."""

    def __init__(self, server: Running, **options: Any) -> None:
        self.host, self.friend = server.person(), server.person()
        self.links = self.host.create("me", "link", **options)
        self.table: str = self.links["table"]
        self.friend.sit(self.links, 1, "Mira")
        self.people: list[Person] = [self.host, self.friend]
        self.wires: list[Wire] = [person.socket(self.table) for person in self.people]
        for wire in self.wires:
            wire.until("table")

    def play(self, seat: int, words: str) -> None:
        wire = self.wires[seat]
        wire.when(lambda table: table["offer"])
        self._done(seat, wire.ask("play", number=wire.table["number"], words=words))

    def confirm(self, seat: int) -> None:
        wire = self.wires[seat]
        wire.when(lambda table: table["held"])
        self._done(seat, wire.ask("confirm", number=wire.table["number"]))

    def _done(self, seat: int, answer: dict[str, Any]) -> None:
        """Committed; and the state after it is there."""
        assert answer["type"] == "done", answer
        self.wires[seat].when(lambda table: table["number"] >= answer["number"])

    def pass_turn(self, seat: int) -> None:
        """Pass both actions of a turn."""
        self.play(seat, "pass")
        if self.wires[seat].when(lambda table: table["held"] or table["offer"])["offer"]:
            self.play(seat, "pass")
        self.confirm(seat)


@pytest.fixture
def two(server: Running) -> Iterator[Two]:
    made = Two(server)
    yield made
    for wire in made.wires:
        wire.close()


def test_a_move_is_told_to_its_player_and_confirmed_to_all(two: Two) -> None:
    mine, theirs = two.wires
    two.pass_turn(0)
    told = theirs.when(lambda table: table["waiting_for"] == [1])["lines"]
    assert any("passes." in one["text"] for one in told)
    assert theirs.table["offer"]["question"]["decision"] == "turn"
    assert mine.when(lambda table: table["waiting_for"] == [1])["offer"] is None


def test_an_offered_move_has_words_label_anchors_and_preview(two: Two) -> None:
    moves = {one["words"]: one for one in two.wires[0].table["offer"]["moves"]}
    put = next(move for words, move in moves.items() if words.startswith("put"))
    assert put["label"].startswith("Put ")
    assert put["anchors"][0].startswith("cell:")
    assert "hand" in put["preview"]


def test_tentative_moves_can_be_taken_back_and_are_not_shown(two: Two) -> None:
    mine, theirs = two.wires
    before = two.friend.table(two.table)
    two.play(0, "pass")
    assert two.friend.table(two.table)["number"] == before["number"]
    assert mine.when(lambda table: table["can_undo"])["number"] == before["number"] + 1
    assert mine.ask("undo", number=mine.table["number"])["type"] == "done"
    assert mine.when(lambda table: not table["can_undo"] and table["offer"])["lines_reset"]
    assert theirs.when(lambda table: True)["waiting_for"] == [0]


def test_a_stale_number_gets_a_soft_message_and_the_present_state(two: Two) -> None:
    mine = two.wires[0]
    old = mine.table["number"]
    two.play(0, "pass")
    refusal = mine.ask("play", number=old, words="pass")
    assert (refusal["type"], refusal["code"]) == ("refused", "stale")
    assert mine.until("table")["number"] > old


def test_an_illegal_move_is_refused_with_the_rule_in_the_players_language(two: Two) -> None:
    mine = two.wires[0]
    put = next(one["words"] for one in mine.table["offer"]["moves"] if one["words"].startswith("put"))
    two.play(0, put)
    two.confirm(0)
    mine.ask("language", language="de")
    mine.when(lambda table: table["language"] == "de")
    refusal = mine.ask("play", number=mine.table["number"], words=put)
    assert (refusal["code"], refusal["rule"]) == ("illegal-move", "P1")
    assert refusal["sentence"] == f"{put.split()[2]} ist belegt."


def test_why_not_by_words_and_by_a_clicked_element(two: Two) -> None:
    mine = two.wires[0]
    put = next(one for one in mine.table["offer"]["moves"] if one["words"].startswith("put"))
    cell = put["anchors"][0]
    assert mine.ask("why", anchor=cell)["reasons"] == []
    two.play(0, put["words"])
    two.confirm(0)
    reasons = mine.ask("why", anchor=cell)["reasons"]
    assert {one["rule"] for one in reasons} == {"P1"}
    assert mine.ask("why", words=put["words"])["reasons"][0]["sentence"]
    assert two.wires[1].ask("why", words="pass")["reasons"][0]["sentence"].startswith("It is not Mira's turn")


def test_a_hint_is_an_offered_move(two: Two) -> None:
    mine = two.wires[0]
    hint = mine.ask("hint")
    assert hint["type"] == "hint"
    assert hint["move"] in mine.table["offer"]["moves"]
    assert two.wires[1].ask("hint")["code"] == "no-hint"


def test_chat_carries_names_and_rules(two: Two) -> None:
    two.wires[0].ask("chat", text="Look at P2, not at X99.")
    line = two.wires[1].until("chat")["line"]
    assert (line["name"], line["rules"]) == (two.host.get("/api/me")["name"], ["P2"])
    assert two.friend.get(f"/api/tables/{two.table}/chat")["chat"][-1]["text"] == line["text"]


def test_the_language_is_switched_for_one_reader(two: Two) -> None:
    mine = two.wires[0]
    english = mine.table["offer"]["question"]["prompt"]
    mine.ask("language", language="de")
    state = mine.when(lambda table: table["language"] == "de")
    assert state["offer"]["question"]["prompt"] != english
    assert state["lines_reset"]


def test_standing_orders_answer_by_themselves(two: Two) -> None:
    mine = two.wires[0]
    assert mine.ask("order", decision="turn", words="pass", times=2)["type"] == "done"
    state = two.wires[1].when(lambda table: table["waiting_for"] == [1])
    assert sum("passes" in line["text"] for line in two.friend.table(two.table)["lines"]) == 2
    assert state["orders"] == []
    assert mine.when(lambda table: table["waiting_for"] == [1])["orders"] == []


def test_a_standing_order_can_be_withdrawn_and_must_make_sense(two: Two) -> None:
    theirs = two.wires[1]
    theirs.ask("order", decision="turn", words="pass")
    order = theirs.when(lambda table: table["orders"])["orders"][0]
    assert two.host.table(two.table)["orders"] == []  # nobody else's business
    theirs.ask("withdraw", id=order["id"])
    theirs.when(lambda table: not table["orders"])
    assert theirs.ask("withdraw", id=order["id"])["code"] == "no-order"
    assert theirs.ask("order", words="castle kingside")["code"] == "unknown-order"


def test_the_table_goes_back_when_all_agree(two: Two) -> None:
    mine, theirs = two.wires
    before = mine.table["number"]
    view = two.host.table(two.table)["view"]
    two.pass_turn(0)
    theirs.when(lambda table: table["waiting_for"] == [1])
    assert theirs.ask("rewind", to=before)["type"] == "done"
    asked = mine.when(lambda table: table["rewind"])["rewind"]
    assert (asked["seat"], asked["to"], asked["missing"]) == (1, before, [0])
    mine.ask("vote", request=asked["id"], agree=True)
    mine.when(lambda table: table["waiting_for"] == [0] and not table["rewind"])
    assert two.host.table(two.table)["view"] == view


def test_one_who_disagrees_ends_it(two: Two) -> None:
    mine, theirs = two.wires
    two.pass_turn(0)
    theirs.when(lambda table: table["waiting_for"] == [1])
    assert theirs.ask("rewind", to=0)["type"] == "done"
    request = mine.when(lambda table: table["rewind"])["rewind"]["id"]
    mine.ask("vote", request=request, agree=False)
    assert theirs.when(lambda table: not table["rewind"])["waiting_for"] == [1]
    assert mine.ask("vote", request=request, agree=True)["code"] == "no-rewind"


def test_a_vote_belongs_to_its_request(two: Two) -> None:
    """A vote for an older request that comes late does not count for a new one."""
    mine, theirs = two.wires
    two.pass_turn(0)
    theirs.when(lambda table: table["waiting_for"] == [1])
    theirs.ask("rewind", to=mine.table["number"] - 1)
    older = mine.when(lambda table: table["rewind"])["rewind"]["id"]
    theirs.ask("rewind", to=0)
    newer = mine.when(lambda table: table["rewind"]["id"] != older)["rewind"]
    assert mine.ask("vote", request=older, agree=True)["code"] == "no-rewind"
    assert mine.ask("vote", request=older, agree=False)["code"] == "no-rewind"
    assert two.host.table(two.table)["rewind"] == newer
    assert mine.ask("vote", request=newer["id"], agree=True)["type"] == "done"
    assert two.host.table(two.table)["rewind"] is None


def test_simultaneous_answers_cross(server: Running) -> None:
    """Both bid from the same state; the second is not stale because of the first."""
    two = Two(server)
    try:
        two.pass_turn(0)
        two.pass_turn(1)
        states = [wire.when(lambda table: table["waiting_for"] == [0, 1]) for wire in two.wires]
        numbers = [state["number"] for state in states]
        assert two.wires[0].ask("play", number=numbers[0], words="bid 1")["type"] == "done"
        assert two.wires[1].ask("play", number=numbers[1], words="bid 0")["type"] == "done"
        held = [wire.when(lambda table: table["held"])["number"] for wire in two.wires]
        for wire, number in zip(two.wires, held, strict=True):  # nor is the second confirmation
            assert wire.ask("confirm", number=number)["type"] == "done"
        two.wires[0].when(lambda table: any("bid 1" in line["text"] for line in table["lines"]))
    finally:
        for wire in two.wires:
            wire.close()


def test_a_match_is_played_to_its_end_and_replayed(two: Two) -> None:
    for _ in range(60):
        for person in two.people:
            state = person.table(two.table)
            if state["offer"] or state["held"]:
                person.play(two.table)
    state = two.host.table(two.table)
    assert state["state"] == "over"
    assert len(state["result"]["standing"]) == 2
    assert [one["state"] for one in two.host.get("/api/me/tables", state="over")["tables"]] == ["over"]
    replay = two.host.get(f"/api/tables/{two.table}/replay")
    assert replay["last"] == state["number"]
    assert len(replay["curve"]) == replay["last"] + 1
    assert replay["curve"][-1] == [one[0] for one in state["result"]["standing"]]
    assert replay["fairness"]["seed"]
    last = two.host.get(f"/api/tables/{two.table}/replay/{replay['last']}")
    assert last["view"] == state["view"]
    assert two.host.refused(f"/api/tables/{two.table}/replay/{replay['last'] + 1}", method="GET")["code"] == "no-entry"


def test_players_see_who_is_there(two: Two) -> None:
    mine, theirs = two.wires

    def until(connected: bool) -> None:
        while mine.until("presence", "table")["players"][1]["connected"] is not connected:
            pass

    theirs.close()
    until(False)
    again = two.friend.socket(two.table)
    until(True)
    again.close()


def test_broken_messages_are_refused_in_a_sentence(two: Two) -> None:
    mine = two.wires[0]
    mine.connection.send("{")
    assert mine.until("refused")["code"] == "bad-request"
    mine.connection.send('{"type": "castle"}')
    assert mine.until("refused")["code"] == "bad-request"
    assert mine.ask("ping")["type"] == "pong"


def test_a_table_that_cannot_be_shown_is_not_silent(server: Running, two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is cut, so that the page says so and opens it again; moves are not lost."""

    def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    mine = two.wires[0]
    with monkeypatch.context() as patch:
        patch.setattr(server.services.hub, "_make", broken)
        two.host.play(two.table, "pass")
        assert mine.closed() == 1011
    with two.host.socket(two.table) as again:
        assert again.until("table")["number"] == two.host.table(two.table)["number"]


@pytest.mark.parametrize("beaten", [True, False])
def test_alone_one_can_lose(server: Running, monkeypatch: pytest.MonkeyPatch, beaten: bool) -> None:
    monkeypatch.setitem(games(), "lonely", lonely(beaten))
    ana = server.person()
    table = ana.create("me", game="lonely")["table"]
    state = ana.table(table)
    while state["state"] == "running":
        state = ana.play(table)
    assert state["result"]["winners"] == ([] if beaten else [0])
    assert ana.get("/api/me/tables", state="over")["tables"][0]["winners"] == ([] if beaten else [0])

"""Programs over HTTP propose unasked, take and decline, with the words and sentences of every other table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from serai.cli.http_match import HttpMatch, listening
from serai.games.catan.tests.market import hand, market, swap, turn_of
from tests.bots.test_http import call


class Seats:
    """Three callers of Catan, in a turn in which all hold cards."""

    def __init__(self, shared: HttpMatch, address: str) -> None:
        self.match = shared.match
        self.turn = turn_of(self.match)
        self.author = (self.turn + 1) % 3
        self.addresses = {seat: f"{address}/seat/{token}" for token, seat in shared.tokens.items()}

    def send(self, seat: int, body: dict[str, Any], query: str = "") -> tuple[int, dict[str, Any]]:
        return call(self.addresses[seat] + query, body)

    def seen(self, seat: int) -> dict[str, Any]:
        return call(self.addresses[seat])[1]


@pytest.fixture
def seats() -> Iterator[Seats]:
    shared = HttpMatch(market(), {})
    with listening(shared, "127.0.0.1", 0) as (server, address):
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield Seats(shared, address)
        server.shutdown()
        thread.join()


def test_a_proposal_is_heard_by_all_and_taken(seats: Seats) -> None:
    words, give, want = swap(seats.match, seats.author, seats.turn)
    before = hand(seats.match, seats.author)
    assert seats.turn in seats.seen(seats.author)["proposing"]
    status, seen = seats.send(seats.author, {"propose": {"words": words}})
    assert status == 200
    heard = [seats.seen(seat)["proposals"] for seat in range(3)]
    assert heard == [seen["proposals"]] * 3
    assert [(one["seat"], one["to"], one["words"]) for one in heard[0]] == [(seats.author, seats.turn, words)]
    assert give in heard[0][0]["text"]
    status, after = seats.send(seats.turn, {"take": {"seat": seats.author}})
    assert status == 200
    assert after["proposals"] == []
    assert hand(seats.match, seats.author).get(want, 0) == before.get(want, 0) + 1


def test_it_is_declined_and_taken_back(seats: Seats) -> None:
    words, _, _ = swap(seats.match, seats.author, seats.turn)
    seats.send(seats.author, {"propose": {"words": words, "to": seats.turn}})
    assert seats.send(seats.turn, {"decline": {"seat": seats.author}})[1]["proposals"][0]["declined"] is True
    assert seats.send(seats.author, {"propose": {}})[1]["proposals"] == []


def test_refusals_are_sentences_with_their_rule(seats: Seats) -> None:
    words, _, _ = swap(seats.match, seats.author, seats.turn)
    status, refused = seats.send(seats.turn, {"propose": {"words": words}})
    assert (status, refused) == (422, {"refused": "It is your own turn: make an offer.", "rule": "B20"})
    status, refused = seats.send(seats.turn, {"take": {"seat": seats.author}}, "?language=de")
    assert status == 422
    assert "hat dir nichts vorgeschlagen" in refused["refused"]
    for nobody in (-1, 3, 10**30):
        status, refused = seats.send(seats.author, {"propose": {"words": words, "to": nobody}})
        assert (status, refused["rule"]) == (422, "B20")
        assert seats.send(seats.turn, {"take": {"seat": nobody}})[0] == 422
    unclear: list[dict[str, Any]] = [{"propose": words}, {"take": {}}, {"move": "end", "take": {"seat": 0}}, {}]
    for body in [*unclear, {"shout": {}}]:
        status, refused = seats.send(seats.author, body)
        assert status == 400
        assert "one of propose, take, decline" in refused["refused"]

"""Bots over HTTP: addresses that are asked, and the table that language models call."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest

from serai.bots import make_bot
from serai.bots.external import BotFailed
from serai.catalogue import load
from serai.cli.bot_server import seat_names
from serai.cli.http_match import HttpMatch, listening
from serai.cli.main import run
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.match import Match
from serai.core.seat import Seat

GAME = "euphrat-tigris"


def new_match(seed: int) -> Match:
    return Match.create(load(GAME), ["A", "B"], dealer=Dealer.numbered(seed))


def call(address: str, body: dict[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
    sent = None if body is None else msgspec.json.encode(body)
    try:
        with urllib.request.urlopen(urllib.request.Request(address, sent), timeout=30) as answer:
            return answer.status, msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, msgspec.json.decode(error.read())


@pytest.fixture
def seat() -> Iterator[str]:
    """The address of a seat that is asked, against a greedy bot."""
    match = new_match(4)
    mine = match.waiting_for()[0]
    shared = HttpMatch(match, {1 - mine: make_bot("greedy", 1)})
    with listening(shared, "127.0.0.1", 0) as (server, address):
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"{address}/seat/{next(iter(shared.tokens))}"
        server.shutdown()
        thread.join()


def test_a_caller_sees_the_offer_plays_and_is_asked_again(seat: str) -> None:
    status, seen = call(seat)
    assert status == 200
    assert seen["question"]["seat"] == seen["seat"]
    assert seen["view"]["players"][1 - seen["seat"]]["hand"] is None
    assert "rules" not in seen
    status, after = call(seat, {"move": seen["moves"][0]["words"]})
    assert status == 200
    assert after["log"] != seen["log"]
    assert call(seat + "?wait=1")[1]["moves"]


def test_rules_come_on_request_in_the_language_asked_for(seat: str) -> None:
    english, german = (call(f"{seat}?rules=1&language={language}")[1]["rules"] for language in ("en", "de"))
    assert english.keys() == german.keys()
    assert english != german


def test_a_refusal_says_why(seat: str) -> None:
    seen = call(seat)[1]
    offered = {move["words"] for move in seen["moves"]}
    taken = next(
        f"tile temple {cell}" for cell in ("e3", "b2", "d5", "a5", "a1") if f"tile temple {cell}" not in offered
    )
    status, refused = call(seat, {"move": taken})
    assert status == 422
    assert refused["rule"]
    assert call(seat, {"move": "fly"})[0] == 422
    assert call(seat, {"fly": "move"}) == (
        400,
        {
            "refused": 'Send {"move": words} with the words of an offered move, or one of propose, take, decline.',
            "rule": "",
        },
    )
    assert call(seat + "x")[0] == 404
    assert call(seat + "?language=xx")[0] == 400
    assert call(seat)[1]["moves"] == seen["moves"]


class Model(BaseHTTPRequestHandler):
    """Answers `fly` first, and sensibly once refused."""

    def do_POST(self) -> None:
        asked = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
        words = "end" if "refused" in asked and self.path == "/good" else "fly"
        self.send_response(200)
        self.end_headers()
        self.wfile.write(msgspec.json.encode({"move": words}))

    def log_message(self, format: str, *args: Any) -> None:
        """Silent."""


def test_an_address_is_asked_and_told_when_it_is_refused() -> None:
    match = new_match(4)
    place = Seat(match.game, match.state, match.waiting_for()[0])
    with HTTPServer(("127.0.0.1", 0), Model) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        assert place.words(make_bot(f"{address}/good", 0, outside=True).choose(place)) == "end"
        with pytest.raises(BotFailed, match="not offered, 3 times"):
            make_bot(f"{address}/bad", 0, outside=True).choose(place)
        server.shutdown()
    with pytest.raises(BotFailed, match="does not answer"):
        make_bot(f"{address}/good", 0, outside=True).choose(place)


@pytest.mark.parametrize("spec", ["stdio:echo", "http://127.0.0.1:1/move"])
def test_bots_from_outside_are_made_only_where_that_is_allowed(spec: str) -> None:
    with pytest.raises(BadInput, match="no bot called"):
        make_bot(spec, 0)


def test_callers_are_called_by_their_seat_and_bots_like_people(seat: str) -> None:
    assert seat_names(["http", "greedy", "http", "mcts:50"]) == ["Player 1", "Zenobia", "Player 3", "Hammurabi"]
    assert call(seat)[1]["names"] == ["A", "B"]


def test_the_command_wants_a_seat_to_call_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot-server", GAME, "--seats", "greedy,random"]) == 2
    assert "--seats http,greedy" in capsys.readouterr().err

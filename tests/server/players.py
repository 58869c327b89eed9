"""Players who go on whatever happens: they connect again by themselves, begin anew when a match is over,
and remember what they sent and what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
from websockets.exceptions import WebSocketException

from tests.server.history import Attempt, TableHistory
from tests.server.running import Json, Person, Wire

PATIENCE = 90.0  # seconds in which every table must have gone on after a fault
SILENCE = 6.0  # seconds without anything new after which a player connects again
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Begin(Exception):
    """This table cannot be played on by these players: they begin another."""


class Players(threading.Thread):
    """Two people (and a bot, if one is named) at one table after the other. Each may use a server of his own."""

    def __init__(self, urls: list[str], stop: threading.Event, bot: str = "", seed: int = 0) -> None:
        super().__init__(daemon=True)
        self.people = [Person(urls[i % len(urls)]) for i in range(2)]
        for person in self.people:
            person.http.timeout = 5
        self.bot, self.stop = bot, stop
        self.histories: list[TableHistory] = []
        self.moves = 0  # acknowledged
        self._dice = random.Random(seed)

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._match(self._begin())
            except Begin:
                continue
            except LOST:
                time.sleep(0.05)

    # ------------------------------------------------------------------ beginning

    def _begin(self) -> TableHistory:
        host, friend = self.people
        seats = [{"kind": "me"}, {"kind": "link"}, *([{"kind": "bot", "spec": self.bot}] if self.bot else [])]
        links = self._asked(host, "/api/tables", {"game": "pebbles", "seats": seats, "options": {"rounds": "four"}})
        self._asked(friend, f"/api/tables/{links['table']}/sit", {"token": links["seats"][1].split("seat=")[1]})
        self.histories.append(TableHistory(links["table"], [0, 1], []))
        return self.histories[-1]

    def _asked(self, person: Person, path: str, body: dict[str, object]) -> dict[str, str]:
        while not self.stop.is_set():
            try:
                answer = person.send(path, body)
            except (*LOST, KeyError):
                time.sleep(0.05)
                continue
            if answer.status_code < 400:
                found: dict[str, str] = answer.json()
                return found
            if answer.status_code < 500 and answer.status_code != 429:
                raise Begin
            time.sleep(0.05)
        raise Begin

    # ------------------------------------------------------------------ playing

    def _match(self, history: TableHistory) -> None:
        while not self.stop.is_set():
            try:
                with ExitStack() as sockets:
                    wires = [sockets.enter_context(one.socket(history.table)) for one in self.people]
                    self._play(history, wires)
                    return
            except LOST:
                time.sleep(0.05)

    def _play(self, history: TableHistory, wires: list[Wire]) -> None:
        heard = time.monotonic()
        while not self.stop.is_set():
            for seat, wire in enumerate(wires):
                if self._hear(wire):
                    heard = time.monotonic()
                if wire.table and wire.table["state"] == "over":
                    return
                if wire.table and (wire.table["offer"] or wire.table["held"]):
                    self._move(history, seat, wire)
                    heard = time.monotonic()
            if time.monotonic() - heard > SILENCE:
                raise TimeoutError

    def _hear(self, wire: Wire) -> bool:
        try:
            wire.take(wire.connection.recv(timeout=0.02))
        except TimeoutError:
            return False
        return True

    def _move(self, history: TableHistory, seat: int, wire: Wire) -> None:
        state = wire.table
        words = "confirm" if state["held"] else self._dice.choice(state["offer"]["moves"])["words"]
        more = {} if state["held"] else {"words": words}
        attempt = Attempt(seat, words, state["number"])
        history.attempts.append(attempt)
        ref = wire.say("confirm" if state["held"] else "play", number=state["number"], **more)
        answer = self._answer(wire, ref)
        if answer["type"] == "done":
            attempt.after = answer["number"]
            self.moves += 1
        else:
            attempt.refused = answer["code"]
            if attempt.refused == "store-trouble":
                time.sleep(0.05)
                return  # what is known still holds: the same again
        if wire.table["number"] <= attempt.before:
            wire.table = {}  # what was known is old; the new state follows

    def _answer(self, wire: Wire, ref: int) -> Json:
        until = time.monotonic() + SILENCE
        while time.monotonic() < until:
            message = wire.take(wire.connection.recv(timeout=SILENCE))
            if message["type"] in ("done", "refused") and message["ref"] == ref:
                return message
        raise TimeoutError


@contextmanager
def playing(urls: list[str], tables: int, bot: str = "") -> Iterator[list[Players]]:
    """So many tables are played at while this lasts."""
    stop = threading.Event()
    players = [Players(urls, stop, bot, seed) for seed in range(tables)]
    for one in players:
        one.start()
    try:
        all_go_on(players)
        yield players
        all_go_on(players)
    finally:
        stop.set()
        for one in players:
            one.join(PATIENCE)


def all_go_on(players: list[Players], moves: int = 3) -> None:
    """Every table has gone on: there are new acknowledged moves of each."""
    before = [one.moves for one in players]
    until(lambda: all(one.moves >= old + moves for one, old in zip(players, before, strict=True)))


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "a table does not go on"
        time.sleep(0.02)


def histories(players: list[Players]) -> list[TableHistory]:
    return [history for one in players for history in one.histories]

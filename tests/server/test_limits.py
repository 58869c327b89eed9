"""Nobody gets more than a share by many sockets, many addresses or many new guests, or by not reading."""

from __future__ import annotations

import asyncio
import heapq
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from serai.server.errors import ApiError
from serai.server.http.limits import CROWDED, Buckets, RateLimits, network_of
from serai.server.live.connection import TOO_MANY, WAITING, Connection
from serai.server.live.hub import Hub
from serai.server.settings import ServerSettings
from serai.server.wire.answers import Pong
from tests.server.running import Wire, apart, running, wait_for

AS_INSTALLED = ServerSettings(database="").requests_per_minute  # the servers of most tests allow many more


def scope(address: str) -> Any:
    return {"type": "http", "client": (address, 1), "headers": []}


def limits(**changes: Any) -> RateLimits:
    return RateLimits(ServerSettings(database="", **changes))


def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=400) as server:
        host = server.person()
        table = host.create("me", "link", visibility="public")["table"]
        wires = [host.socket(table) for _ in range(10)]
        for wire in wires:
            wire.until("table")
        with host.socket(table) as wire:
            assert wire.closed() == TOO_MANY
        with server.person().socket(table) as wire:  # others are not meant
            wire.until("table")
        wires.pop().close()
        wait_for(lambda: server.services.hub.count() == 9)
        with host.socket(table) as wire:
            wire.until("table")
        for wire in wires:
            wire.close()


def test_one_address_has_only_so_many_sockets_whoever_opens_them() -> None:
    own = limits(requests_per_minute=40)  # 10 for an address, 1 for a person
    held = [own.socket(scope("192.0.2.7"), person) for person in range(1, 12)]
    assert [one.__enter__() for one in held] == [True] * 10 + [False]
    with own.socket(scope("192.0.2.8"), 20) as room:
        assert room
    with own.socket(scope("192.0.2.8"), 3) as room:  # this person has one at the other address
        assert not room
    for one in held:
        one.__exit__(None, None, None)
    with own.socket(scope("192.0.2.7"), 1) as room:
        assert room


def test_who_talks_without_end_is_asked_to_wait_by_request_and_socket(tmp_path: Path) -> None:
    """Each line is kept, and sent to all who look: whoever reads slowly would be cut off by it."""
    with running(tmp_path) as server:
        (host, friend), links = server.seated()
        table = links["table"]
        path, line = f"/api/tables/{table}/chat", {"text": "x"}
        codes = [host.send(path, line).status_code for _ in range(30)]
        assert codes[:20] == [201] * 20
        assert 429 in codes
        with host.socket(table) as wire:
            assert wire.ask("chat", text="x")["code"] == "too-much-talk"
            assert wire.ask("ping")["type"] == "pong"  # all else is heard
        assert friend.send(path, line).status_code == 201  # others talk


def test_who_comes_and_goes_without_end_is_asked_to_wait_by_request_and_socket(tmp_path: Path) -> None:
    """That is kept and sent to all who look, as talk is."""
    with running(tmp_path, requests_per_minute=AS_INSTALLED) as server:
        (host, friend), links = server.seated()
        path = f"/api/tables/{links['table']}/actions"
        toggle = [{"type": "takeover", "spec": "random"}, {"type": "return"}]
        codes = [host.send(path, toggle[i % 2]).status_code for i in range(40)]
        assert codes[:30] == [200] * 30
        assert 429 in codes
        assert host.refused(path, {"type": "concede", "agree": False})["code"] == "too-many"
        with host.socket(links["table"]) as wire:
            assert wire.ask("concede", agree=False)["code"] == "too-many"
            assert wire.ask("ping")["type"] == "pong"  # all else is heard
        assert friend.send(path, {"type": "concede", "agree": False}).status_code == 200  # others are not meant


def test_who_sits_down_and_leaves_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=AS_INSTALLED) as server:
        table, guest = server.person().create("me", "open", "open", visibility="public")["table"], server.person()
        for _ in range(15):
            guest.post(f"/api/tables/{table}/sit", {"seat": 1})
            guest.post(f"/api/tables/{table}/leave")
        codes = {guest.send(f"/api/tables/{table}/sit", {"seat": 1}).status_code for _ in range(5)}
        assert 429 in codes
        server.person().post(f"/api/tables/{table}/sit", {"seat": 1})  # others are not meant


@pytest.mark.parametrize(("requests", "allowed"), [(400, 10), (1200, 30), (40_000, 1000)])
def test_where_more_requests_are_allowed_one_person_may_come_and_go_more_often(requests: int, allowed: int) -> None:
    """Or nobody could open hundreds of tables to measure a server."""
    busy = limits(requests_per_minute=requests)

    async def stir(times: int) -> None:
        for _ in range(times):
            await busy.may_stir(1)

    asyncio.run(stir(allowed))
    with pytest.raises(ApiError):
        asyncio.run(stir(1))


def test_sessions_and_links_for_devices_do_not_pile_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = server.person()
        links = [person.post("/api/me/devices")["token"] for _ in range(12)]
        kept = person.http.get("/api/me/export").json()["sessions"]
        assert [one["device_link"] for one in kept].count(True) == 5
        other = server.person()
        assert other.refused("/api/devices", {"token": links[0]})["code"] == "no-device-link"
        for _ in range(60):
            token = person.post("/api/me/devices")["token"]
            server.person().post("/api/devices", {"token": token})
        with closing(sqlite3.connect(tmp_path / "test.sqlite")) as store:
            counts = store.execute("select count(*) from sessions where not device_link group by user").fetchall()
        assert max(counts) == (50,)


def test_opening_a_socket_counts_as_a_request(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=80) as server:  # 20 at once
        person = server.person()
        table = person.create("me", "link")["table"]
        codes = []
        for _ in range(30):
            with person.socket(table) as wire:
                codes.append(_closed(wire))
        assert codes[0] == 0
        assert TOO_MANY in codes


def _closed(wire: Wire) -> int:
    """The code with which a socket is closed at once; 0 where the table is sent."""
    try:
        wire.until("table")
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0
    return 0


def test_who_says_much_on_many_sockets_is_answered_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def talk(person: int, address: str, messages: int) -> int:
        slept.clear()
        for _ in range(messages):
            await own.slow_down(address, person)
        return len(slept)

    own = limits(messages_per_second=10.0, requests_per_minute=1200)
    assert apart(talk(1, "192.0.2.7", 150)) == 0  # five seconds' worth of three sockets
    assert apart(talk(1, "192.0.2.8", 50)) >= 40  # wherever he is
    assert apart(talk(2, "192.0.2.9", 100)) == 0  # another is not
    assert max(slept, default=0.0) <= 5.0
    assert apart(talk(0, "192.0.2.10", 700)) >= 50  # strangers are counted by their address


def test_many_sockets_are_heard_no_faster_than_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty sockets of one person, each of which sends the next message as soon as the last one was looked at."""
    own, now, paused = limits(messages_per_second=10.0), [0.0], [0.0]

    async def sleep(seconds: float) -> None:
        paused[0] = seconds

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr("serai.server.http.limits.time.monotonic", lambda: now[0])

    async def talk(seconds: float) -> int:
        sockets, looked_at = [(0.0, socket) for socket in range(30)], 0
        while sockets[0][0] < seconds:
            (now[0], socket), paused[0] = heapq.heappop(sockets), 0.0
            await own.slow_down("192.0.2.7", 1)
            looked_at += 1
            heapq.heappush(sockets, (now[0] + paused[0] + 0.1, socket))
        return looked_at

    minute = apart(talk(60.0))
    assert 1_800 <= minute <= 2_000  # three sockets' worth, and five seconds of it at once


def test_one_network_of_ipv6_counts_as_one_address() -> None:
    own = limits(requests_per_minute=60)

    async def ask(addresses: list[str]) -> int:
        refused = 0
        for address in addresses:
            try:
                await own.check(scope(address))
            except ApiError:
                refused += 1
        return refused

    assert apart(ask([f"2001:db8:1:2::{i:x}" for i in range(1, 101)])) > 50
    assert apart(ask([f"2001:db8:{i:x}::1" for i in range(1, 101)])) == 0


def test_people_who_come_by_ipv4_to_a_socket_for_both_are_not_one() -> None:
    """They have addresses such as ::ffff:203.0.113.7, which all lie in one network of IPv6."""
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7" == network_of("203.0.113.7")
    assert network_of("::ffff:203.0.113.7") != network_of("::ffff:203.0.113.8")
    assert network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"


def test_many_keys_are_not_looked_through_at_every_request(monkeypatch: pytest.MonkeyPatch) -> None:
    buckets, looks, forget = Buckets(60), list[float](), Buckets._forget

    def counting(self: Buckets, now: float) -> None:
        looks.append(now)
        forget(self, now)

    monkeypatch.setattr(Buckets, "_forget", counting)
    for i in range(51_000):
        buckets.wait(str(i))
    assert len(looks) == 4  # at 5,000, and then whenever they have become twice as many


def test_keys_that_are_no_longer_needed_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes and goes leaves nothing behind for long."""
    now = [0.0]
    monkeypatch.setattr("serai.server.http.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(60)
    for i in range(40_000):
        now[0] += 0.1
        buckets.pace(str(i))
    assert len(buckets._left) <= CROWDED


def test_new_guests_and_tables_of_an_address_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=120) as server:  # 12 at once: six guests with a table each
        for _ in range(6):
            server.person().create("me", "link")
        refused = server.person().refused("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}] * 2})
        assert (refused["status"], refused["code"]) == (429, "too-many")


def test_what_is_not_read_is_not_kept_for_ever() -> None:
    async def deaf() -> Connection:
        stuck = asyncio.Event()

        async def send(_: bytes) -> None:
            await stuck.wait()

        one = Connection("t", 1, 0, "en", send)
        for i in range(5 * WAITING):
            one.send(Pong(i, 0.0))
        return one

    one = apart(deaf())
    assert one.refused == TOO_MANY
    assert len(one._messages) == WAITING


def test_who_cannot_join_a_table_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a reader who hears of everything for ever, nor a table that somebody seems to look at."""

    async def broken(*_: object) -> None:
        raise RuntimeError

    async def come() -> None:
        hub = Hub(None, SimpleNamespace(shared=False), None, None)  # type: ignore[arg-type]
        monkeypatch.setattr(hub, "_presence", broken)
        with pytest.raises(RuntimeError):
            async with hub.joined(Connection("t", 1, 0, "en", broken)):
                pass
        assert hub.connections == {}

    apart(come())

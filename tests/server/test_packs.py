"""Owners' packs at the server: whoever sends a bad one reads a sentence, and nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from serai.catalogue import games
from serai.core.pack import Pack, export
from serai.server.background import Aside, BackgroundTasks
from serai.server.errors import ApiError
from serai.server.tables import packs
from serai.server.tables.packs import Packs
from tests.server.running import Running, apart


def pack_of(name: str) -> str:
    return export(name, games()[name].identity.folder / "data")


def create(server: Running, pack: str, game: str = "catan", **headers: str) -> dict[str, object]:
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}], "pack": pack}
    return server.person(**headers).refused("/api/tables", body)


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        (".".join("a" * 900) + " = 1", "hat eine Zeile mit mehr als"),
        ("a = [" + "[\n" * 900 + "]" * 901, "verschachtelt"),
        ("a = " + "9" * 1_900, "beginne mit dem eigenen Paket"),
        ("[pack]\ngame = 3", "beginne mit dem eigenen Paket"),
    ],
)
def test_a_pack_that_takes_long_to_parse_is_refused_in_the_readers_language(
    server: Running, pack: str, sentence: str
) -> None:
    problem = create(server, pack, **{"accept-language": "de"})
    assert (problem["status"], problem["code"]) == (400, "bad-data")
    assert sentence in str(problem["sentence"])


def test_a_list_that_is_too_short_is_named(server: Running) -> None:
    problem = create(server, pack_of("catan").replace("at = [0, -2]", "at = [0]", 1))
    assert (problem["status"], problem["code"]) == (400, "bad-data")
    assert "must have 2 numbers, has 1" in str(problem["sentence"])


def test_a_pack_above_the_limit_is_refused_by_its_length(server: Running) -> None:
    assert create(server, "#" * 250_001)["code"] == "bad-request"


def test_others_are_served_while_packs_are_read(server: Running) -> None:
    heavy = "\n".join(f"{'.'.join('a' * 59)}.k{i} = 1" for i in range(1_900))
    others, waits = [server.person() for _ in range(4)], []
    sending = [threading.Thread(target=create, args=(server, heavy)) for _ in others]
    for one in sending:
        one.start()
    while any(one.is_alive() for one in sending):
        started = time.monotonic()
        others[0].get("/api/health")
        waits.append(time.monotonic() - started)
    assert len(waits) > 3
    assert sorted(waits)[len(waits) // 2] < 1


def test_whoever_has_too_many_packs_read_is_asked_to_come_back_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, going_on = games()["catan"], threading.Event()

    def slow(*_: object) -> Pack:
        going_on.wait(60)
        return game.pack()

    async def crowd() -> list[object]:
        reader = Packs(BackgroundTasks(), Aside())
        first = [asyncio.create_task(reader.read(game, "x", 1)) for _ in range(Aside.WAITING)]
        await asyncio.sleep(0)
        late = await asyncio.gather(reader.read(game, "x", 1), return_exceptions=True)
        other = asyncio.create_task(reader.read(game, "x", 2))
        await asyncio.sleep(0)
        going_on.set()
        return [*late, *await asyncio.gather(*first, other), await reader.read(game, "x", 1)]

    monkeypatch.setattr(packs, "_read", slow)
    refused, *read = apart(crowd())
    assert isinstance(refused, ApiError)
    assert (refused.status, refused.code) == (429, "too-many")
    assert len(read) == Aside.WAITING + 2

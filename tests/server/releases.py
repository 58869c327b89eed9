"""A server of one release after another on the same database: the toy's rules change while it is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from serai.catalogue import games
from serai.core.game import AnyGame
from serai.server.jobs.runners import start_bot_process
from tests.contract.other_rules import later
from tests.server.running import Json, Person, Running, running, wait_for

NAME = "stones"  # the toy under another name: servers of other tests do not know it


def toy(version: int = 1, change: str = "") -> AnyGame:
    return later(version, change, NAME)


def start_bots() -> None:
    """In a bot process; bots of these tests only meet the first release."""
    games()[NAME] = toy()
    start_bot_process()


@contextmanager
def release(folder: Path, version: int = 1, change: str = "", **settings: Any) -> Iterator[Running]:
    """A server with this version of the toy's rules, on the database of the folder."""
    games()[NAME] = toy(version, change)
    try:
        with running(folder, **settings) as server:
            server.services.bots.runner.initializer = start_bots
            yield server
    finally:
        games().pop(NAME, None)


def again(server: Running, person: Person) -> Person:
    """The same browser at the server's new address."""
    moved = Person(server.url)
    moved.http.cookies.update(dict(person.http.cookies.items()))
    return moved


def run(server: Running, work: Any) -> Any:
    """On the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def rows(server: Running, query: sa.Select[Any]) -> list[Any]:
    async def read() -> list[Any]:
        async with server.services.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    return list(run(server, read()))


def execute(server: Running, *statements: Any) -> None:
    run(server, server.services.store.execute(*statements))


def play(players: list[Person], table: str, *moves: str) -> None:
    """Each of these words by whoever may play them; an empty word is the first move offered."""
    for words in moves:
        turn(players, table).play(table, words)


def turn(players: list[Person], table: str) -> Person:
    def found() -> Person | None:
        states = [(one, one.table(table)) for one in players]
        return next((one for one, state in states if state["offer"] or state["held"]), None)

    return wait_for(found)  # type: ignore[no-any-return]


def play_to_the_end(players: list[Person], table: str, words: str = "") -> Json:
    """The first move offered, or these words where they are among them."""
    while players[0].table(table)["state"] != "over":
        now = turn(players, table)
        state = now.table(table)
        offered = [one["words"] for one in state["offer"]["moves"]] if state["offer"] else []
        now.play(table, words if words in offered else "")
    return players[0].table(table)

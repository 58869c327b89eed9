"""Everything that somebody can fetch of a table. What changes something is asked for only where it is refused."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct

from serai.core.match import Match
from tests.server.noninterference.world import Client

Answer = tuple[str, bytes]  # the kind of output, and all of it

RANDOM = ("set-cookie", "x-request-id")  # headers that are random by design


class Observer(Struct):
    """Somebody who looks, the same person in both worlds. `seat` is -2 for who has none."""

    name: str
    seat: int
    clients: tuple[Client, Client]
    query: str = ""  # of the spectator link
    notices: bool = False

    def path(self, table: str, rest: str = "", more: str = "") -> str:
        query = "&".join(part for part in (self.query, more) if part)
        return f"/api/tables/{table}{rest}" + (f"?{query}" if query else "")


class Questions(Struct):
    """What an observer asks at one moment: the same in both worlds."""

    number: int  # the observer's own
    refused: list[str]  # words that he cannot play now
    anchor: str
    offered: list[str]  # words of moves, for somebody who is asked
    may_confirm: bool
    may_undo: bool
    hint: bool


def questions(match: Match, number: int, seat: int, dice: random.Random, hint: bool) -> Questions:
    """Chosen in the first world."""
    blocks = [block for block in match.game.blocks if block.size]
    words = [(block := dice.choice(blocks)).words(dice.randrange(block.size)) for _ in range(6)]
    refused = [one for one in words if match.why_not(seat, one) is not None][:2]
    places = match.game.presentation.geometry(match.seen_state(seat)).places
    anchor = dice.choice(places).id if places else "nowhere"
    offer = match.quick_offer(seat) if seat >= 0 else None
    offered = [dice.choice(offer.moves).words for _ in range(5)] if offer else []
    state = offer is None and match.can_undo(seat)
    hint = hint and offer is not None
    return Questions(number, [*refused, "dance"], anchor, offered, state, match.can_undo(seat), hint)


async def fetch(observer: Observer, world: int, table: str, asked: Questions, deep: bool) -> AsyncIterator[Answer]:
    """One after another; when deep also what costs more."""
    client = observer.clients[world]

    async def get(kind: str, path: str) -> Answer:
        return kind, await _whole(client, "GET", path)

    async def ask(kind: str, path: str, body: Any = None) -> Answer:
        return kind, await _whole(client, "POST", path, body)

    yield await get("table", observer.path(table))
    yield await get("lists", "/api/me/tables?state=all")
    yield await get("lists", "/api/tables")
    for words in asked.refused:
        yield await ask("why", observer.path(table, "/why"), {"words": words})
        play = {"type": "play", "number": asked.number, "words": words}
        yield await ask("refusals", observer.path(table, "/actions"), play)
    yield await ask("why", observer.path(table, "/why"), {"anchor": asked.anchor})
    for words in ["", *(asked.offered or asked.refused)[:2]]:
        yield await ask("follows", observer.path(table, "/follows"), {"words": words})
    yield await ask("foretold", observer.path(table, "/foretold"), {"words": asked.offered or asked.refused})
    if not asked.may_confirm:
        yield await ask("refusals", observer.path(table, "/actions"), {"type": "confirm", "number": asked.number})
    if not asked.may_undo:
        yield await ask("refusals", observer.path(table, "/actions"), {"type": "undo", "number": asked.number})
    if asked.hint:
        yield await ask("hint", observer.path(table, "/hint"))
    if not deep:
        return
    yield await get("table", observer.path(table, "", "language=de"))
    yield await get("lines", observer.path(table, "/lines"))
    yield await get("lines", observer.path(table, "/lines", f"before={max(0, asked.number - 1)}"))
    yield await get("chat", observer.path(table, "/chat"))
    yield await get("replay", observer.path(table, "/replay"))
    for number in {0, max(0, asked.number - 1), asked.number, asked.number + 1}:
        yield await get("replay", observer.path(table, f"/replay/{number}"))
    yield await get("export", observer.path(table, "/file"))
    yield await ask("analysis", observer.path(table, f"/replay/{asked.number}/analysis"))
    yield await get("links", observer.path(table, "/links"))
    yield await ask("refusals", observer.path(table, "/report"))
    yield await ask("refusals", observer.path(table, "/rematch"))
    yield await ask("refusals", observer.path(table, "/start"))
    yield await get("lists", "/api/me/statistics")
    yield await get("export", "/api/me/export")
    yield await ask("refusals", observer.path(table, "/actions"), {"type": "rewind", "to": 999_999})
    yield await ask("refusals", observer.path(table, "/actions"), {"type": "vote", "request": "x", "agree": True})
    yield await ask("refusals", observer.path(table, "/actions"), {"type": "play", "number": 10**6, "words": "dance"})
    yield await get("health", "/api/health")


async def _whole(client: Client, method: str, path: str, body: Any = None) -> bytes:
    """The answer, all of it but the cookies, which are random by design."""
    answer = await client.send(method, path, body)
    head = [f"{name}: {value}" for name, value in answer.headers.items() if name not in RANDOM]
    return "\n".join([f"{method} {path} {body}", str(answer.status_code), *sorted(head), ""]).encode() + answer.content


async def told(observer: Observer, world: int) -> list[Answer]:
    """What came by itself since it was last asked for: on the socket, and to whoever wants to be reminded."""
    client = observer.clients[world]
    await client.world.tick()
    found = [("socket", message.encode()) for message in client.heard]
    client.heard = []
    if observer.notices:
        found += [("notices", f"{at} {url} {text}".encode()) for at, url, text in client.world.delivered]
        client.world.delivered = []
    return found

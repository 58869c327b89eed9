"""What the processes of an installation tell each other of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.server.live.watching import Watcher
from serai.server.wire.table import ChatLine


class Event(msgspec.Struct):
    """What one process tells the others."""

    table: str
    origin: str
    what: Literal["log", "presence", "chat", "rights", "who", "watching"]
    line: ChatLine | None = None
    watchers: list[Watcher] = []


_events = msgspec.json.Decoder(Event)


def channel(table: str) -> str:
    return f"table-{table}"


def event_of(table: str, body: bytes) -> Event | None:
    """What was told of a table; None where that cannot be known: by a newer release, or by nobody of ours."""
    try:
        event = _events.decode(body) if body else None
    except msgspec.DecodeError:
        return None
    return event if event is not None and event.table == table else None

"""What clients remember of their play, and whether the store agrees: nothing acknowledged is missing or there twice."""

from __future__ import annotations

from collections import Counter

import msgspec
import sqlalchemy as sa

from serai.core.dealer import Dealer
from serai.core.log import Entry, Header
from serai.core.match import Match
from serai.server.storage import schema
from serai.server.storage.store import connect
from tests.contract.toy import pebbles


class Attempt(msgspec.Struct):
    """A move that was sent. `before`: the entries its player knew of; `after`: those he knew of when it was done."""

    seat: int
    words: str
    before: int
    after: int | None = None  # acknowledged
    refused: str = ""

    @property
    def uncertain(self) -> bool:
        """Not acknowledged and not surely refused: the answer did not come, or a commit may have gone through."""
        return self.after is None and self.refused in ("", "store-trouble")


class TableHistory(msgspec.Struct):
    table: str
    people: list[int]  # the seats whose moves are remembered here
    attempts: list[Attempt] = []


class StoredTable(msgspec.Struct):
    """What is in the store: read by hand, as it lies there."""

    entries: list[Entry]
    header: Header
    seed: bytes


async def stored_tables(database: str) -> dict[str, StoredTable]:
    """All at one moment: bots may still be playing."""
    engine, found = connect(database), {}
    async with engine.connect() as opened:
        connection = await opened.execution_options(isolation_level="SERIALIZABLE")
        for row in (await connection.execute(sa.select(schema.matches))).mappings().all():
            query = sa.select(schema.log).where(schema.log.c.match == row["id"]).order_by(schema.log.c.number)
            lines = (await connection.execute(query)).mappings().all()
            assert [line["number"] for line in lines] == list(range(1, row["length"] + 1)), "half a move was written"
            entries = [Entry(line["seat"], line["words"]) for line in lines]
            seats = sa.select(schema.seats.c.name).where(schema.seats.c.match == row["id"])
            names = (await connection.execute(seats.order_by(schema.seats.c.seat))).scalars().all()
            promise = Dealer(row["seed"]).commitment()
            header = Header(row["game"], row["rules"], row["data"], row["options"], list(names), promise)
            found[row["id"]] = StoredTable(entries, header, row["seed"])
    await engine.dispose()
    return found


def faults(history: TableHistory, entries: list[Entry]) -> list[str]:
    """Where the store and what the clients remember disagree."""
    found = []
    for seat in history.people:
        made = iter([entry.words for entry in entries if entry.seat == seat])
        for one in history.attempts:
            if one.seat == seat and one.after is not None and one.words not in made:  # in this order
                found.append(f'"{one.words}" of seat {seat} was acknowledged and is missing')
                break
    written = Counter((entry.seat, entry.words) for entry in entries if entry.seat in history.people)
    acknowledged = Counter((one.seat, one.words) for one in history.attempts if one.after is not None)
    perhaps = Counter((one.seat, one.words) for one in history.attempts if one.uncertain)
    for (seat, words), count in (written - acknowledged - perhaps).items():
        found.append(f'"{words}" of seat {seat} is there {count} times too often: it was not sent so often')
    return found


def check(histories: list[TableHistory], stored: dict[str, StoredTable]) -> int:
    """Every table agrees and is legal from the beginning; the number of acknowledged moves."""
    moves = 0
    for history in histories:
        table = stored[history.table]
        assert not faults(history, table.entries), f"{history.table}: {faults(history, table.entries)}"
        Match.resume(pebbles(), table.header, table.entries, Dealer(table.seed), hold=True)  # no half move
        moves += sum(one.after is not None for one in history.attempts)
    return moves

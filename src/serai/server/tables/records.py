"""Records of finished matches: kept when a match ends, shown where a later release's rules lead elsewhere."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

import sqlalchemy as sa

from serai.core.match import Line
from serai.server.errors import ApiError
from serai.server.storage import schema
from serai.server.storage.store import Store, Values
from serai.server.tables import presenters
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.record import CHUNK, Record, Step, make, part_of, unpack
from serai.server.tables.replay import NOBODY_MOVED
from serai.server.wire.common import Language
from serai.server.wire.replay import Replay, ReplayStep
from serai.server.wire.table import Lines, TableState

KEPT = 4  # chunks in memory
BREATH = 0.02  # seconds between two chunks of a record that is made


class Records:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._making = asyncio.Semaphore(1)
        self._chunks: OrderedDict[tuple[str, int], list[Step]] = OrderedDict()

    # ------------------------------------------------------------------ keeping

    async def keep(self, table: LoadedTable) -> None:
        """Of a match that is over, once. Made beside the event loop, one at a time, with pauses."""
        result, records, name = presenters.result(table), schema.records, table.row.id
        assert result is not None
        if await self.store.value(sa.select(records.c.part).where(records.c.match == name).limit(1)) is not None:
            return
        rows: list[Values] = []
        async with self._making:
            parts = make(table.match, result)
            while (made := await asyncio.to_thread(next, parts, None)) is not None:
                rows.append({"match": name, "part": made[0], "body": made[1]})
                await asyncio.sleep(BREATH)

        def job(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(records.c.part).where(records.c.match == name).limit(1)).first()
            if known is None:
                connection.execute(records.insert(), rows)

        await self.store.write(job, key=name)

    # ------------------------------------------------------------------ showing

    async def state(self, table: LoadedTable, seat: int, language: Language) -> TableState:
        """The end of the match, as it was shown."""
        record, now = _record(table), time.time()
        last, page = await self._step(table, record.last), await self.lines(table, seat, language, record.last + 1)
        return TableState(
            number=record.last,
            seat=seat,
            language=language,
            players=presenters.players(table, seat, language, now),
            view=last.view(seat),
            questions=[],
            offer=None,
            held=False,
            can_undo=False,
            waiting_for=[],
            lines=page.lines,
            lines_reset=True,
            lines_before=page.before,
            rewind=None,
            orders=[],
            proposals=[],
            proposing=[],
            state=table.row.state,
            stopped="",
            rules_change=presenters.rules_change(table, language),
            result=record.result,
            fairness=presenters.fairness(table),
            now=now,
        )

    async def lines(self, table: LoadedTable, seat: int, language: Language, before: int | None) -> Lines:
        """The sentences before an entry, a chunk at a time."""
        record = _record(table)
        last = min(record.last, before - 1 if before is not None else record.last)
        if last < 0:
            return Lines([], before=False)
        first = last // CHUNK * CHUNK
        found: list[Line] = []
        for number in range(first, last + 1):
            found += (await self._step(table, number)).lines(seat, language)
        return Lines(found, before=first > 0)

    def whole(self, table: LoadedTable, user: int) -> Replay:
        record = _record(table)
        return Replay(
            table=table.row.id,
            game=table.row.game,
            players=table.names(),
            bots=[seat.bot for seat in table.seats],
            last=record.last,
            over=True,
            movers=record.movers,
            curve=record.curve,
            estimate=record.estimate,
            info=presenters.info(table, user),
            geometry=record.geometry,
            result=record.result,
            fairness=presenters.fairness(table),
        )

    async def step(self, table: LoadedTable, seat: int, number: int, language: Language) -> ReplayStep:
        record = _record(table)
        if number > record.last:
            raise ApiError(404, "no-entry", number=number, last=record.last)
        found = await self._step(table, number)
        return ReplayStep(
            number=number,
            mover=record.movers[number - 1] if number else NOBODY_MOVED,
            view=found.view(seat),
            questions=found.questions(seat, language),
            lines=found.lines(seat, language),
        )

    async def _step(self, table: LoadedTable, number: int) -> Step:
        key = (table.row.id, part_of(number))
        if key not in self._chunks:
            records = schema.records.c
            query = sa.select(records.body).where(records.match == key[0], records.part == key[1])
            body = await self.store.value(query)
            self._chunks[key] = await asyncio.to_thread(unpack, body, list[Step])
            while len(self._chunks) > KEPT:
                self._chunks.popitem(last=False)
        self._chunks.move_to_end(key)
        return self._chunks[key][number % CHUNK]


def _record(table: LoadedTable) -> Record:
    assert table.record is not None
    return table.record

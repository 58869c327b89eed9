"""The store: one database, one writer per process. What `write` returns from is committed.

Writes that come at the same time share a transaction, so that many tables cost one flush to disk. A write
that meets another process's (`Conflict`) or a store that cannot write (`StoreTrouble`) changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serai.server.errors import Conflict, StoreTrouble
from serai.server.storage.sqlite import FileWriter, Statement, on_connect

log = logging.getLogger("serai.server")

Job = Callable[[sa.Connection], Any]
Values = dict[str, Any]  # by column
Row = TypeVar("Row", bound=msgspec.Struct)

BATCH = 64  # writes in one transaction at most
LAST_READS = 5.0  # seconds that a store being closed waits for those who still read


class Writer(Protocol):
    """Runs functions in one transaction; what it returns from is committed, what raises has changed nothing."""

    async def transaction(
        self, run: Callable[[sa.Connection], list[Any]], meanwhile: Callable[[list[Any]], None] | None
    ) -> list[Any]:
        """`meanwhile` is told what they returned if there is time for that, while it is being committed."""

    def at_once(self, run: Callable[[sa.Connection], list[Any]]) -> list[Any] | None:
        """The same where that is quicker than letting anybody else have his turn meanwhile; else None, and nothing
        was done."""

    async def close(self) -> None: ...


class PoolWriter:
    """Writes through the engine that also reads: a database with a server of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def transaction(
        self, run: Callable[[sa.Connection], list[Any]], meanwhile: Callable[[list[Any]], None] | None
    ) -> list[Any]:
        async with self.engine.begin() as connection:
            return await connection.run_sync(run)

    def at_once(self, run: Callable[[sa.Connection], list[Any]]) -> list[Any] | None:
        return None  # the server has to be waited for

    async def close(self) -> None:
        """The engine is closed by its owner."""


class _PendingWrite:
    """A write and who waits for it. Batches are ordered by `key`: two processes cannot block each other."""

    def __init__(self, key: str, job: Job, meanwhile: Callable[[], None] | None = None) -> None:
        self.key = key
        self.job = job
        self.meanwhile = meanwhile
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def finish(self, result: Any) -> None:
        if self.done.done():
            return  # whoever waited has gone
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class Store:
    """Reads by `rows`, `row`, `value`; writes by `write`."""

    def __init__(self, url: str, timed: Callable[[float], None] = lambda _: None) -> None:
        self.url = url
        self._timed = timed  # told how long each transaction took
        self.engine = connect(url)
        self.writer: Writer = FileWriter(url) if url.startswith("sqlite") else PoolWriter(self.engine)
        self._queue: list[_PendingWrite] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="store writer")

    async def close(self) -> None:
        if self._task:
            while self._queue or self._writing:
                await asyncio.sleep(0.01)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.writer.close()
        await self._last_reads()
        await self.engine.dispose()

    async def _last_reads(self) -> None:
        """Connections in use are not closed by their engine. A reader that was cancelled gives its own back a little
        later, in a task of its own."""
        self._closed = True
        waited = time.monotonic() + LAST_READS
        pool = self.engine.pool
        while isinstance(pool, sa.QueuePool) and pool.checkedout() and time.monotonic() < waited:
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------------ reading

    async def rows(self, query: sa.Executable, kind: type[Row], quick: bool = False) -> list[Row]:
        """Each row as a structure whose fields are named like the columns."""
        rows = await self._plain_rows(query, quick)
        return msgspec.convert(rows, list[kind], builtin_types=(bytes,))  # type: ignore[valid-type]

    async def readable_rows(self, query: sa.Executable, kind: type[Row], quick: bool = False) -> list[Row]:
        """The same for rows of many tables: one that cannot be read is left out and logged."""
        made: list[Row] = []
        for row in await self._plain_rows(query, quick):
            try:
                made.append(msgspec.convert(row, kind, builtin_types=(bytes,)))
            except msgspec.ValidationError as error:
                log.error("a row that is no %s (%s): %s", kind.__name__, error, row.get("id") or row.get("match"))
        return made

    async def _plain_rows(self, query: sa.Executable, quick: bool = False) -> list[Values]:
        """`quick`: an index answers it, and there are few rows; a file is asked in place."""
        with _store_errors():
            if quick and isinstance(self.writer, FileWriter):
                with contextlib.suppress(OperationalError):  # it is locked just now: others may wait for that
                    return self.writer.read(query)
            async with self._reader() as connection:
                found = await connection.execute(query)
                names = [str(name) for name in found.keys()]  # noqa: SIM118 (a result is no mapping)
                return [dict(zip(names, row, strict=True)) for row in found.all()]

    def _reader(self) -> AsyncConnection:
        if self._closed:
            raise StoreTrouble("the store is closed")
        return self.engine.connect()

    def finds(self, query: Statement, **values: Any) -> bool | None:
        """Whether a question has an answer, where that takes some microseconds and nobody is waited for; else None."""
        if not isinstance(self.writer, FileWriter):
            return None
        try:
            return self.writer.finds(query, values)
        except (sqlite3.Error, sa.exc.DBAPIError):
            return None  # who asks in earnest is told what is wrong

    async def mappings(self, query: sa.Executable) -> list[Values]:
        """Each row by the names of its columns."""
        with _store_errors():
            async with self._reader() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: sa.Executable, kind: type[Row]) -> Row | None:
        found = await self.rows(query, kind)
        return found[0] if found else None

    async def values(self, query: sa.Executable, quick: bool = False) -> list[Any]:
        """The first column of every row."""
        if quick:
            return [next(iter(row.values())) for row in await self._plain_rows(query, quick)]
        with _store_errors():
            async with self._reader() as connection:
                return list((await connection.execute(query)).scalars().all())

    async def value(self, query: sa.Executable) -> Any:
        found = await self.values(query)
        return found[0] if found else None

    # ------------------------------------------------------------------ writing

    async def write(self, job: Job, key: str = "", meanwhile: Callable[[], None] | None = None) -> Any:
        """Run a job in a transaction; when this returns, what it did is committed.

        A job may be run again, and may raise `Conflict` only before it has written anything. `meanwhile` is called,
        perhaps, while the disk is waited for: what it makes ready nobody may see before this returns.
        """
        if not self._queue and not self._writing and (found := self._write_at_once(job)) is not None:
            return found[0]
        waiting = _PendingWrite(key, job, meanwhile)
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.done

    def _write_at_once(self, job: Job) -> list[Any] | None:
        """Where nobody else writes, and the disk is quick."""
        began = time.perf_counter()
        with _store_errors():
            results = self.writer.at_once(lambda connection: [job(connection)])
        if results is not None:
            self._timed(time.perf_counter() - began)
        return results

    async def execute(self, *statements: sa.Executable, key: str = "") -> None:
        def job(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(job, key)

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
                self._writing = True
                await self._commit(sorted(batch, key=lambda one: one.key))
                self._writing = False

    async def _commit(self, batch: list[_PendingWrite]) -> None:
        """A whole batch in one transaction; if that fails, each in its own, and whoever waits for it is told."""
        began = time.perf_counter()
        try:
            with _store_errors():
                results = await self.writer.transaction(
                    lambda connection: [_run(connection, one) for one in batch],
                    (lambda results: _make_ready(batch, results)) if any(one.meanwhile for one in batch) else None,
                )
            self._timed(time.perf_counter() - began)
        except StoreTrouble as error:
            results = [error] * len(batch)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            results = [error]
        for one, result in zip(batch, results, strict=True):
            one.finish(result)


def _run(connection: sa.Connection, one: _PendingWrite) -> Any:
    try:
        return one.job(connection)
    except Conflict as error:
        return error


def _make_ready(batch: list[_PendingWrite], results: list[Any]) -> None:
    """Whatever fails here is made when the commit is done, and is no reason to take it back."""
    for one, result in zip(batch, results, strict=True):
        if one.meanwhile is not None and not isinstance(result, Exception):
            try:
                one.meanwhile()
            except Exception:
                log.exception("what follows from a write could not be made ready")


@contextlib.contextmanager
def _store_errors() -> Iterator[None]:
    """Database errors as what they mean for a player."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Conflict from error
    except (OperationalError, InterfaceError, PoolTimeout, OSError, sqlite3.OperationalError) as error:
        raise StoreTrouble(str(error)) from error
    except DBAPIError as error:
        if error.connection_invalidated or "disk" in str(error).lower():
            raise StoreTrouble(str(error)) from error
        raise
    except sqlite3.DatabaseError as error:
        raise StoreTrouble(str(error)) from error


def insert(connection: sa.Connection, table: sa.Table, values: Values) -> int:
    """A row with a number of its own; returns the number."""
    key = connection.execute(table.insert().values(values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def connect(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=15)
        sa.event.listen(engine.sync_engine, "connect", on_connect)
        sa.event.listen(engine.sync_engine, "begin", _on_begin)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=4, pool_timeout=15, pool_pre_ping=True)


def _on_begin(connection: sa.Connection) -> None:
    """A writer takes the lock at once: a transaction that reads first and writes then could find it taken."""
    writes = connection.get_execution_options().get("serai_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

"""Writing to SQLite: statements in the server's own thread, where they take microseconds; flushes in another.

Statements only change pages in memory. Were they run in another thread, each would hand the interpreter's lock
back and forth and wait for whatever the server is busy with. What waits for the disk is the commit, and the
checkpoint, which copies the write-ahead log into the database: these leave the server's thread alone. Where commits
are quicker than handing them over (a file system in memory, a fast disk) they are made in place.

A commit that makes the log's file longer has to write down how long it is, too, which takes a disk a good while more
than what is committed. So the file is made as long beforehand as it will become until it is copied and begun anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import sqlalchemy as sa

BUSY_MS = 5000  # how long a write waits for another process's lock
COPY_EVERY = 1500  # transactions after which the write-ahead log is copied into the database
ROOM = 32 << 20  # bytes that the log may take until then: a move writes some 18 kB
ROOM_AFTER = 100  # transactions, by which a server is known to be played at
SPARE = 20  # times the room that have to be free on the disk
FEW_PAGES, USUAL_PAGES = 16, -2000  # what a connection keeps in memory; SQLite's own measure
COPY_TRIES = 5  # to copy all of it beside the writer
UNDER_WAY = 0.002  # seconds at most until another thread has begun a commit
_AS_IT_IS = frozenset((int, str, float, bytes, bool, type(None)))
_drivers: weakref.WeakKeyDictionary[sa.Connection, sqlite3.Connection] = weakref.WeakKeyDictionary()


class FlushTimes:
    """Whether commits are so quick that handing them to another thread costs more than waiting for them."""

    WINDOW = 50  # commits
    QUICK = 0.0007  # seconds; what handing over costs, beyond what can be done meanwhile
    STALL = 0.01  # one such commit, and the next are handed over

    def __init__(self) -> None:
        self.in_place = False
        self._seen = self._slow = 0

    def add(self, seconds: float) -> None:
        self._seen += 1
        self._slow += seconds > self.QUICK
        if seconds > self.STALL:
            self.in_place, self._seen, self._slow = False, 0, 0
        elif self._seen == self.WINDOW:
            self.in_place, self._seen, self._slow = 10 * self._slow <= self.WINDOW, 0, 0

    def add_shared(self, seconds: float) -> None:
        """The same of a commit whose thread had to wait for the interpreter as well: it tells of stalls alone."""
        if seconds > self.STALL:
            self.add(seconds)


class FileWriter:
    """The one connection of this process that writes, and the one that copies the write-ahead log."""

    def __init__(self, url: str) -> None:
        plain = sa.make_url(url).set(drivername="sqlite")
        self.engine = sa.create_engine(plain, isolation_level="AUTOCOMMIT", connect_args={"check_same_thread": False})
        sa.event.listen(self.engine, "connect", on_connect)
        self._flushing = ThreadPoolExecutor(1, "store")
        self._copying = ThreadPoolExecutor(1, "checkpoint")
        self._copy: asyncio.Future[int] | None = None
        self._written = 0  # transactions in the write-ahead log
        self._has_room = False
        self._flushes = FlushTimes()
        self._connection: sa.Connection | None = None
        self._reading: sa.Connection | None = None

    async def transaction(
        self, run: Callable[[sa.Connection], list[Any]], meanwhile: Callable[[list[Any]], None] | None = None
    ) -> list[Any]:
        connection = self._open()
        file = driver(connection)
        loop = asyncio.get_running_loop()
        if self._copy is not None and self._copy.done():
            await self._copied(self._copy.result(), file)
        if file.in_transaction:  # one that could not even be taken back
            file.execute("ROLLBACK")
        try:
            file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process writes just now
            await loop.run_in_executor(self._flushing, _begin_patiently, file)
        with _taken_back_if_it_fails(connection, file):
            results = run(connection)
            took: float | None
            if self._flushes.in_place:
                took = _commit(file)
            else:
                under_way = threading.Lock()
                under_way.acquire()
                flushed = loop.run_in_executor(self._flushing, _commit_aside, file, under_way)
                if meanwhile is not None:  # the other thread needs the interpreter until it waits for the disk
                    under_way.acquire(timeout=UNDER_WAY)
                    meanwhile(results)
                took = await flushed
                if meanwhile is not None:
                    self._flushes.add_shared(took)
                    took = None
        self._committed(took)
        return results

    def at_once(self, run: Callable[[sa.Connection], list[Any]]) -> list[Any] | None:
        """Where commits are made in place, unless another process writes or the log is being copied."""
        connection = self._connection
        if connection is None or not self._flushes.in_place or self._copy is not None:
            return None
        file = driver(connection)
        if file.in_transaction:
            return None
        try:
            file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return None
        with _taken_back_if_it_fails(connection, file):
            results = run(connection)
            took = _commit(file)
        self._committed(took)
        return results

    def _committed(self, took: float | None) -> None:
        """`took`: if the disk alone was waited for."""
        if took is not None:
            self._flushes.add(took)
        self._written += 1
        if self._copy is not None:
            return
        if self._written >= COPY_EVERY:
            self._copy = asyncio.get_running_loop().run_in_executor(self._copying, self._copy_log)
        elif self._written >= ROOM_AFTER and not self._has_room:
            self._has_room = True
            asyncio.get_running_loop().run_in_executor(self._copying, self._make_room)

    def read(self, query: sa.Executable) -> list[dict[str, Any]]:
        """In place, and without waiting for anybody. What an index answers takes less time than to hand it to another
        thread and back."""
        found = self._reader().execute(query)
        names = [str(name) for name in found.keys()]  # noqa: SIM118 (a result is no mapping)
        return [dict(zip(names, row, strict=True)) for row in found.all()]

    def finds(self, query: Statement, values: dict[str, Any]) -> bool:
        """Whether a question has an answer: asked in the same way, and worded once."""
        return query.finds(self._reader(), values)

    def _reader(self) -> sa.Connection:
        if self._reading is None:
            self._reading = self.engine.connect()
            driver(self._reading).execute("PRAGMA busy_timeout=0")
        return self._reading

    async def close(self) -> None:
        if self._copy is not None:
            with contextlib.suppress(sqlite3.Error):
                await self._copy
        for connection in (self._connection, self._reading):
            if connection is not None:
                connection.close()
        self.engine.dispose()
        self._flushing.shutdown()
        self._copying.shutdown()

    def _open(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
            file = driver(self._connection)
            file.execute("PRAGMA busy_timeout=0")  # see _begin_patiently
            file.execute("PRAGMA wal_autocheckpoint=0")
        return self._connection

    def _copy_log(self) -> int:
        """The log, while the writer goes on: a second look finds the little that was written during the first.
        Where nothing is left over, the next transaction begins the log anew by itself. Returns the frames left."""
        left = 0
        with contextlib.suppress(sqlite3.Error), self.engine.connect() as connection:
            for _ in range(COPY_TRIES):
                _, frames, copied = driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                left = frames - copied
                if not left:
                    break
        return left

    def _make_room(self) -> None:
        """Make the log's file as long as it will become: by a transaction that is too large for the memory it has, and
        is taken back. Whoever writes meanwhile waits for it, once."""
        path = self.engine.url.database or ""
        if not os.path.exists(path + "-wal") or shutil.disk_usage(path).free < SPARE * ROOM:
            return
        with contextlib.suppress(sqlite3.Error, OSError), self.engine.connect() as connection:
            _write_and_take_back(driver(connection), ROOM)
            with open(path + "-wal", "rb+") as file:  # no locks are kept on this one, which closing it would let go
                os.fdatasync(file.fileno())

    async def _copied(self, left: int, file: sqlite3.Connection) -> None:
        """What the writer was too busy to let be copied is copied between two transactions, which wait for it."""
        self._copy, self._written = None, 0
        if left:
            await asyncio.get_running_loop().run_in_executor(self._flushing, _begin_log_anew, file)


@contextlib.contextmanager
def _taken_back_if_it_fails(connection: sa.Connection, file: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        connection.rollback()  # SQLAlchemy's own idea of it
        raise


def _commit(file: sqlite3.Connection) -> float:
    """How long it took."""
    began = time.perf_counter()
    file.execute("COMMIT")
    return time.perf_counter() - began


def _commit_aside(file: sqlite3.Connection, under_way: threading.Lock) -> float:
    under_way.release()
    return _commit(file)


def _write_and_take_back(file: sqlite3.Connection, size: int) -> None:
    _begin_patiently(file)
    try:
        file.execute(f"PRAGMA cache_size={FEW_PAGES}")
        file.execute("CREATE TABLE room (filler BLOB)")
        file.execute("INSERT INTO room VALUES (zeroblob(?))", [size])
    finally:
        if file.in_transaction:  # where there is no room for it, SQLite itself has taken it back
            file.execute("ROLLBACK")
        file.execute(f"PRAGMA cache_size={USUAL_PAGES}")


def _begin_log_anew(file: sqlite3.Connection) -> None:
    """Copies what is left of it."""
    with contextlib.suppress(sqlite3.Error):
        file.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()


def _begin_patiently(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    try:
        file.execute("BEGIN IMMEDIATE")
    finally:
        file.execute("PRAGMA busy_timeout=0")


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """The connection beneath; to ask for it takes as long as a statement."""
    found: Any = _drivers.get(connection)
    if found is None:
        found = connection.connection.driver_connection
        assert isinstance(found, sqlite3.Connection)
        _drivers[connection] = found
    return found  # type: ignore[no-any-return]


def on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        cursor.execute("PRAGMA " + pragma)
    cursor.close()


class Statement:
    """A statement that every move runs: for SQLite it is compiled once, since making it costs more than running it."""

    def __init__(self, statement: Any) -> None:
        self.statement = statement
        self._compiled: dict[tuple[str, ...], tuple[str, list[str], dict[str, Any]]] = {}

    def run(self, connection: sa.Connection, values: dict[str, Any]) -> int:
        """How many rows it changed."""
        if connection.dialect.name != "sqlite":
            return int(connection.execute(self.statement, values).rowcount)
        return self._run(connection, values).rowcount

    def finds(self, connection: sa.Connection, values: dict[str, Any]) -> bool:
        """Whether there is any row, in SQLite."""
        return self._run(connection, values).fetchone() is not None

    def _run(self, connection: sa.Connection, values: dict[str, Any]) -> sqlite3.Cursor:
        key = tuple(values)
        if key not in self._compiled:
            made = self.statement.compile(dialect=connection.dialect, column_keys=list(key))
            self._compiled[key] = (str(made), list(made.positiontup), dict(made.params))
        text, names, constants = self._compiled[key]
        given = [values[name] if name in values else constants[name] for name in names]
        given = [one if type(one) in _AS_IT_IS else _column(one) for one in given]
        return driver(connection).execute(text, given)


def _column(value: Any) -> Any:
    """A value as SQLite keeps it."""
    return msgspec.json.encode(value).decode() if isinstance(value, list | dict) else value

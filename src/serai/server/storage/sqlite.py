"""Writing to SQLite: statements in the server's own thread, where they take microseconds; flushes in another.

Statements only change pages in memory. Were they run in another thread, each would hand the interpreter's lock
back and forth and wait for whatever the server is busy with. What waits for the disk is the commit, and the
checkpoint, which copies the write-ahead log into the database: these leave the server's thread alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import sqlalchemy as sa

BUSY_MS = 5000  # how long a write waits for another process's lock
COPY_EVERY = 1000  # transactions after which the write-ahead log is copied into the database


class FileWriter:
    """The one connection of this process that writes, and the one that copies the write-ahead log."""

    def __init__(self, url: str) -> None:
        plain = sa.make_url(url).set(drivername="sqlite")
        self.engine = sa.create_engine(plain, isolation_level="AUTOCOMMIT", connect_args={"check_same_thread": False})
        sa.event.listen(self.engine, "connect", on_connect)
        self._flushing = ThreadPoolExecutor(1, "store")
        self._copying = ThreadPoolExecutor(1, "checkpoint")
        self._copy: asyncio.Future[None] | None = None
        self._written = 0  # transactions in the write-ahead log
        self._connection: sa.Connection | None = None

    async def transaction(self, run: Callable[[sa.Connection], list[Any]]) -> list[Any]:
        connection = self._open()
        file = driver(connection)
        loop = asyncio.get_running_loop()
        if self._copy is not None and self._copy.done():
            await loop.run_in_executor(self._flushing, self._begin_log_anew, file)
        if file.in_transaction:  # one that could not even be taken back
            file.execute("ROLLBACK")
        try:
            file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process writes just now
            await loop.run_in_executor(self._flushing, _begin_patiently, file)
        try:
            results = run(connection)
            await loop.run_in_executor(self._flushing, file.execute, "COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            connection.rollback()  # SQLAlchemy's own idea of it
            raise
        self._written += 1
        if self._written >= COPY_EVERY and self._copy is None:
            self._copy = loop.run_in_executor(self._copying, self._copy_log)
        return results

    async def close(self) -> None:
        if self._copy is not None:
            with contextlib.suppress(sqlite3.Error):
                await self._copy
        if self._connection is not None:
            self._connection.close()
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

    def _copy_log(self) -> None:
        """Most of the log, while the writer goes on."""
        with contextlib.suppress(sqlite3.Error), self.engine.connect() as connection:
            driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _begin_log_anew(self, file: sqlite3.Connection) -> None:
        """The little that was written meanwhile, between two transactions."""
        self._copy, self._written = None, 0
        with contextlib.suppress(sqlite3.Error):
            file.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()


def _begin_patiently(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    try:
        file.execute("BEGIN IMMEDIATE")
    finally:
        file.execute("PRAGMA busy_timeout=0")


def driver(connection: sa.Connection) -> sqlite3.Connection:
    found: Any = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


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
        key = tuple(values)
        if key not in self._compiled:
            made = self.statement.compile(dialect=connection.dialect, column_keys=list(key))
            self._compiled[key] = (str(made), list(made.positiontup), dict(made.params))
        text, names, constants = self._compiled[key]
        given = [_column(values[name] if name in values else constants[name]) for name in names]
        return driver(connection).execute(text, given).rowcount


def _column(value: Any) -> Any:
    """A value as SQLite keeps it."""
    return msgspec.json.encode(value).decode() if isinstance(value, list | dict) else value

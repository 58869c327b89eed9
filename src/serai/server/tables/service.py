"""The table service: lets people and bots change tables. One per server process.

Everything that changes a table goes through `change`: under the table's lock a change is worked out
on the match in memory and committed; if the commit fails, what is in memory is thrown away.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from serai.core.errors import SeraiError
from serai.server.errors import ApiError, Conflict
from serai.server.storage.rows import ChatRow
from serai.server.storage.store import Store
from serai.server.tables import actions, proposals
from serai.server.tables.changes import Change
from serai.server.tables.commits import AlongWithCommit, commit, insert_table
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.wire.common import Language
from serai.server.wire.messages import Action, Rewind, Vote

TRIES = 4  # how often a change is worked out anew after another process was quicker

Work = Callable[[LoadedTable], Change | None]  # None: nothing is to be changed


class Announcer(Protocol):
    """Tells those who look at a table that it has changed."""

    def prepare(self, table: LoadedTable) -> None:
        """It has, but that is still being written: nobody may be told yet."""

    def changed(self, table: str) -> None: ...

    def told(self, table: LoadedTable, events: Sequence[ChatRow]) -> None: ...


class _MakeReady:
    """What moves lead to is made while the disk is waited for; should they not be written, the table is loaded anew."""

    def __init__(self, table: LoadedTable, change: Change, announcer: Announcer) -> None:
        self.done = False
        self._table, self._change, self._announcer = table, change, announcer

    def __call__(self) -> None:
        if not self.done and self._change.entries and not self._change.events:
            self.done = True
            self._table.apply(self._change)
            self._announcer.prepare(self._table)


class FollowUp(Protocol):
    """Sees to what has to happen after a commit. It is handed the service, to commit what it comes to in its turn."""

    def follow_up(self, service: TableService, table: LoadedTable) -> None: ...


class TableService:
    def __init__(
        self,
        store: Store,
        repository: TableRepository,
        announcer: Announcer,
        notices: AlongWithCommit,
        follow_ups: Sequence[FollowUp],
    ) -> None:
        self.store = store
        self.repository = repository
        self._announcer = announcer
        self._notices = notices
        self._follow_ups = follow_ups

    async def act(self, table: str, user: int, action: Action, language: Language) -> LoadedTable:
        """A person's action. Returns the table after the commit; true until the caller next waits for anything."""
        if isinstance(action, Rewind | Vote):
            await self.repository.remember(table)
        return await self.change(table, lambda known: actions.act(known, user, action, language))

    async def change(self, table: str, work: Work) -> LoadedTable:
        """Look the table up, work out a change and commit it; then tell everyone who looks."""
        return (await self.try_change(table, work))[0]

    async def change_seats(self, table: str, work: Work) -> LoadedTable:
        """The same for who sits where, which can be changed at a table that cannot go on as well."""
        return (await self.try_change(table, work, seats_only=True))[0]

    async def try_change(self, table: str, work: Work, seats_only: bool = False) -> tuple[LoadedTable, bool]:
        """The same, and whether there was anything to change."""
        known, changed = await self._change(table, work, seats_only)
        if changed:
            self._announcer.changed(table)
            self.follow_up(known)
        return known, changed

    async def add(self, table: LoadedTable) -> None:
        """Write a new table and let it begin."""
        await insert_table(self.store, table)
        self.repository.add(table)
        self.follow_up(table)

    def follow_up(self, table: LoadedTable) -> None:
        """Whatever has to happen now without anyone asking."""
        if table.playing is not None:
            for one in self._follow_ups:
                one.follow_up(self, table)

    async def _change(self, table: str, work: Work, seats_only: bool) -> tuple[LoadedTable, bool]:
        async with self.repository.lock(table):
            for _ in range(TRIES - 1):
                try:
                    return await self._try(table, work, seats_only)
                except Conflict:
                    continue  # another process was quicker: its change is loaded
            return await self._try(table, work, seats_only)

    async def _try(self, table: str, work: Work, seats_only: bool) -> tuple[LoadedTable, bool]:
        known = await self.repository.current(table)
        if known.playing is None and not seats_only:
            raise known.stopped_error()
        length = _length(known)
        try:
            change = work(known)
            if change is None:
                return known, False
            now = time.time()
            known.complete(change, now)
            proposals.follow(known, change)
            ready = _MakeReady(known, change, self._announcer)
            await commit(self.store, known, change, now, self._notices, ready)
        except (ApiError, SeraiError):
            if _length(known) != length:  # of several moves a later one was refused
                self.repository.forget(table)
            raise
        except BaseException:
            self.repository.forget(table)  # what is in memory is not what is written
            raise
        if not ready.done:
            known.apply(change)
        if change.events:
            self._announcer.told(known, change.events)
        return known, True


def _length(table: LoadedTable) -> int:
    """Of the log in memory."""
    return len(table.playing.entries) if table.playing is not None else 0

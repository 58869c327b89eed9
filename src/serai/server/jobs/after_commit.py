"""What a table does by itself after a commit, beside its bots: automatic moves, snapshots, checking the dice."""

from __future__ import annotations

import asyncio
from typing import Any

from serai.core.verify import verify
from serai.server.background import BackgroundTasks
from serai.server.storage.store import Store
from serai.server.tables import actions
from serai.server.tables.changes import Change, MatchUpdate
from serai.server.tables.commits import save_snapshot
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.service import TableService

SNAPSHOT_EVERY = 60  # entries between two snapshots
IN_A_ROW = 500  # automatic moves at most


class AutomaticMoves:
    """Standing orders and dropped seats play until somebody has to think."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background
        self._playing: set[str] = set()

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if table.row.id not in self._playing and table.automatic_move() is not None:
            self._playing.add(table.row.id)
            self._background.spawn(self._play(service, table.row.id))

    async def _play(self, service: TableService, table: str) -> None:
        try:
            for _ in range(IN_A_ROW):
                _, changed = await service.try_change(table, actions.automatic_move)
                if not changed:
                    break
        finally:
            self._playing.discard(table)


class Snapshots:
    """Keeps the position at the last barrier, so that loading need not replay from the beginning."""

    def __init__(self, store: Store, background: BackgroundTasks) -> None:
        self.store = store
        self._background = background

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if len(table.match.entries) - table.snapshot >= SNAPSHOT_EVERY:
            position: dict[str, Any] = table.match.save()
            table.snapshot = position["number"]
            self._background.spawn(save_snapshot(self.store, table, position))


class DiceCheck:
    """Re-derives every draw of a finished match from its seed, once."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background
        self._checking: set[str] = set()

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if table.over and table.row.verified is None and table.row.id not in self._checking:
            self._checking.add(table.row.id)
            self._background.spawn(self._check(service, table))

    async def _check(self, service: TableService, table: LoadedTable) -> None:
        match = table.match
        try:
            drawn = await asyncio.to_thread(verify, match.game, match.log(), match.pack)
            await service.change(table.row.id, lambda _: Change(match=MatchUpdate(verified=drawn)))
        finally:
            self._checking.discard(table.row.id)

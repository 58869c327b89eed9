"""What a table does by itself after a commit, apart from its bots: automatic moves, snapshots, records, checks."""

from __future__ import annotations

from typing import Any

from serai.core.verify import verify
from serai.server.background import NOBODY, Aside, BackgroundTasks
from serai.server.storage.store import Store
from serai.server.tables import actions, automatic
from serai.server.tables.changes import Change, MatchUpdate
from serai.server.tables.commits import save_snapshot
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.records import Records
from serai.server.tables.service import TableService

SNAPSHOT_EVERY = 60  # entries between two snapshots
SNAPSHOT_SHARE = 8  # in long matches an eighth of the log: each snapshot holds all that was told
IN_A_ROW = 500  # automatic moves at most


class AutomaticMoves:
    """Standing orders and dropped seats play until somebody has to think."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background
        self._playing: set[str] = set()

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if table.row.id not in self._playing and automatic.next_move(table) is not None:
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
        wait = max(SNAPSHOT_EVERY, table.snapshot // SNAPSHOT_SHARE)
        if not table.halted and len(table.match.entries) - table.snapshot >= wait:
            position: dict[str, Any] = table.match.save()
            table.snapshot = position["number"]
            self._background.spawn(save_snapshot(self.store, table, position))


class DiceCheck:
    """Re-derives every draw of a finished match from its seed, once."""

    def __init__(self, background: BackgroundTasks, aside: Aside) -> None:
        self._background = background
        self._aside = aside
        self._checking: set[str] = set()

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if table.over and not table.partial and table.row.verified is None and table.row.id not in self._checking:
            self._checking.add(table.row.id)
            self._background.spawn(self._check(service, table))

    async def _check(self, service: TableService, table: LoadedTable) -> None:
        match = table.match
        try:
            log = table.final_log()
            drawn = await self._aside.run(NOBODY, lambda: verify(match.game, log, match.pack))
            await service.change(table.row.id, lambda _: Change(match=MatchUpdate(verified=drawn)))
        finally:
            self._checking.discard(table.row.id)


class RulesVotes:
    """Goes on under new rules where all who sit at a paused table have agreed: the last to decide may have left."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        vote = table.row.rules_vote
        if table.row.state == "paused" and vote is not None and not table.missing_votes(vote.agreed):
            self._background.spawn(self._go_on(service, table.row.id))

    async def _go_on(self, service: TableService, table: str) -> None:
        await service.change(table, actions.go_on_if_agreed)


class RecordKeeping:
    """Keeps a finished match as it was shown, for releases whose rules lead elsewhere."""

    def __init__(self, records: Records, background: BackgroundTasks) -> None:
        self.records = records
        self._background = background
        self._keeping: set[str] = set()

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        if table.over and not table.partial and table.row.id not in self._keeping:
            self._keeping.add(table.row.id)
            self._background.spawn(self._keep(table))

    async def _keep(self, table: LoadedTable) -> None:
        """What fails here is made up for by the upkeep of a later hour."""
        try:
            await self.records.keep(table)
        finally:
            self._keeping.discard(table.row.id)

"""Tables whose matches were last played under older rules than this release has.

A match whose every position is the same under the present rules was not touched by the change: it goes on, and its log
says so. Otherwise its people are asked, once, whether to go on from the last position both versions agree on. A
finished match is only looked at: by the present rules where they lead to the same, else from its record.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa

from serai.catalogue import games, load
from serai.core.dealer import Dealer
from serai.core.errors import SeraiError
from serai.core.header import other_rules
from serai.core.log import DIGEST_EVERY, Entry, Header, Log
from serai.core.survey import Survey, change_from, survey
from serai.server.storage import schema
from serai.server.storage.rows import MarkRow, MatchRow, RulesVote, SeatRow, SnapshotRow
from serai.server.storage.store import Store
from serai.server.tables.changes import Change, MatchUpdate
from serai.server.tables.commits import commit, drop_snapshot
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.marks import comparable, digests, marks_of_snapshot
from serai.server.tables.packs import Packs
from serai.server.tables.record import HEAD, Record, unpack

log = logging.getLogger("serai.server")


def is_older(row: MatchRow) -> bool:
    """Whether a match was last played under other rules than this release has."""
    game = games().get(row.game)
    return game is not None and row.current_rules != game.identity.rules_version


def header_of(row: MatchRow, seats: list[SeatRow]) -> Header:
    """What the match said of itself when it began, with the names of those who sit there now."""
    names, commitment = [seat.name for seat in seats], Dealer(row.seed).commitment()
    return Header(row.game, row.rules, row.data, row.options, names, commitment)


class OlderRules:
    """Loads such tables, and writes down what becomes of them."""

    def __init__(self, store: Store, packs: Packs, aside: Callable[[Callable[[], Survey]], Awaitable[Survey]]) -> None:
        self.store = store
        self.packs = packs
        self._aside = aside  # plays a match through while everybody else is served

    async def load(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> LoadedTable:
        """The table; `Conflict` where another process was quicker to write what becomes of it."""
        if row.state == "over":
            return await self._finished(row, seats, entries)
        table, found = await self._looked_at_again(row, seats, entries)
        if row.state == "resting" or _is_asked(row):
            return table
        if found.whole and found.proven:
            return await self._go_on(table)
        return await self._ask(table, found.common)

    async def _looked_at_again(
        self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]
    ) -> tuple[LoadedTable, Survey]:
        """The match as far as the present rules agree with those it was played under."""
        game = load(row.game)
        if row.current_rules > game.identity.rules_version:
            raise other_rules(game, "match", row.current_rules)
        pack, marks = await self.packs.of_match(game, row), comparable(game, await self.marks(row.id))
        upto = entries[: row.rules_vote.to] if row.rules_vote and _is_asked(row) else entries
        header, dealer = header_of(row, seats), Dealer(row.seed)
        found = await self._aside(lambda: survey(game, header, upto, marks, dealer, pack, row.hold))
        table = LoadedTable(row, seats, found.match)
        table.aside = entries[found.common :]
        return table, found

    async def _go_on(self, table: LoadedTable) -> LoadedTable:
        """The change of rules did not touch this match."""
        row, match = table.row, table.match
        entry = change_from(match.game, match.header, match.entries, match.pack, len(match.entries))
        rules = match.game.identity.rules_version
        update = MatchUpdate(current_rules=rules, rules_vote=None, rewind=row.rewind)
        now, change = time.time(), Change(match.change_rules(entry), update)
        table.complete(change, now)
        update.moved = row.moved  # nobody has moved
        await commit(self.store, table, change, now)
        log.info("table %s goes on under rules version %s", row.id, rules)
        table.apply(change)
        return table

    async def _ask(self, table: LoadedTable, common: int) -> LoadedTable:
        """Its people decide. A snapshot is of a position that the present rules may not know."""
        rules = table.match.game.identity.rules_version
        change = Change(match=MatchUpdate(state="paused", rules_vote=RulesVote(rules, common, [])))
        now = time.time()
        table.complete(change, now)
        await drop_snapshot(self.store, table.row.id)
        await commit(self.store, table, change, now)
        log.info("table %s: its people are asked whether to go on from entry %s", table.row.id, common)
        table.apply(change)
        return table

    # ------------------------------------------------------------------ finished matches

    async def _finished(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> LoadedTable:
        """By the present rules where they lead to the same end, else from its record, else as far as they agree."""
        try:
            table, found = await self._looked_at_again(row, seats, entries)
        except SeraiError as error:
            if (record := await self._record(row.id)) is None:
                raise
            table = LoadedTable(row, seats, None, error)
            table.partial, table.record = True, record
            return table
        if not (found.whole and (found.match.over or row.conceded)):
            table.partial = True
            table.record = await self._record(row.id)
        return table

    async def _record(self, table: str) -> Record | None:
        records = schema.records.c
        query = sa.select(records.body).where(records.match == table, records.part == HEAD)
        body = await self.store.value(query)
        return unpack(body, Record) if body is not None else None

    # ------------------------------------------------------------------ what was written

    async def marks(self, table: str) -> dict[int, str]:
        """By entry; for entries from before marks were kept, what the snapshot knows."""
        columns, snapshots = schema.log.c, schema.snapshots
        query = sa.select(columns.number, columns.mark).where(columns.match == table, columns.mark.is_not(None))
        found = {row.number: row.mark for row in await self.store.rows(query, MarkRow)}
        kept = await self.store.row(sa.select(snapshots).where(snapshots.c.match == table), SnapshotRow)
        return {**(_read(kept) if kept else {}), **found}

    async def written(self, table: LoadedTable, entries: list[Entry]) -> Log:
        """The log of a match that ended, as it was written, whatever rules this release has."""
        row = table.row
        marks = {number: mark for number, mark in digests(await self.marks(row.id)).items() if number <= len(entries)}
        kept = {number: mark for number, mark in marks.items() if number % DIGEST_EVERY == 0 or number == len(entries)}
        return Log(header_of(row, table.seats), entries, kept, table.over, row.seed.hex())


def _is_asked(row: MatchRow) -> bool:
    """Whether its people have been asked about the very rules of this release."""
    game = load(row.game)
    return row.rules_vote is not None and row.rules_vote.rules == game.identity.rules_version


def _read(snapshot: SnapshotRow) -> dict[int, str]:
    try:
        return marks_of_snapshot(snapshot.body)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError):
        return {}  # a snapshot is a cache: what cannot be read is not needed

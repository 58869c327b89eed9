"""The desk: loads tables, lets seats act, commits, and sees to what follows. One per server process.

Everything that changes a table goes through `change`: under the table's lock a change is worked out
on the match in memory and committed; if the commit fails, what is in memory is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec
import sqlalchemy as sa

from serai.catalogue import games, load
from serai.core.dealer import Dealer
from serai.core.errors import SeraiError
from serai.core.game import AnyGame
from serai.core.log import Entry, Header
from serai.core.match import Match
from serai.core.offer import spoken_move
from serai.core.pack import Pack
from serai.core.text import LANGUAGES, Speaker
from serai.server.errors import Conflict, Refusal
from serai.server.settings import Settings
from serai.server.storage import schema
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Row, Store
from serai.server.tables import actions
from serai.server.tables.loaded import Change, MatchRow, SeatRow, Table
from serai.server.wire import Action, Language

log = logging.getLogger("serai.server")

SNAPSHOT_EVERY = 60  # entries between two snapshots
TRIES = 4  # how often a change is worked out anew after another process was quicker
REHEARSED = 16  # moves that are put into words before others have their turn
CHAIN = 500  # automatic moves in a row at most

# Made once: making a statement costs more than running it.
_matches, _seats = schema.matches, schema.seats
_LOG = Statement(schema.log.insert())
_GUARDED = Statement(
    sa.update(_matches).where(
        _matches.c.id == sa.bindparam("the_match"), _matches.c.version == sa.bindparam("the_version")
    )
)
SEAT = Statement(
    sa.update(_seats).where(_seats.c.match == sa.bindparam("the_match"), _seats.c.seat == sa.bindparam("the_seat"))
)

Work = Callable[[Table], Change | None]
Told = Callable[[str, str], None]  # a table and what has happened to it


class Desk:
    """The tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables: dict[str, Table] = {}
        self.shared = bool(settings.redis)  # other processes serve the same tables
        self.watched: Callable[[str], bool] = lambda _: False  # whether changes elsewhere are heard of here
        self.tell: Told = lambda _table, _what: None
        self.bots: Callable[[Table], None] = lambda _: None
        self.notices: Callable[[Table, Change, float], list[Row]] = lambda _t, _c, _n: []
        self.write_down: Statement  # takes a notice's values
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._rehearsed: set[str] = set()
        self._packs: dict[tuple[str, str], Pack] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ looking

    async def table(self, table: str) -> Table:
        """A table as it is now, committed; true until the caller next waits for anything."""
        async with self.lock(table):
            known = await self._fresh(table)
        known.used = time.monotonic()
        return known

    async def _fresh(self, table: str) -> Table:
        """The present table, under its lock."""
        known = self.tables.get(table)
        if known is not None and await self._is_current(known):
            return known
        self.tables[table] = await self._load(table, known)
        return self.tables[table]

    async def _is_current(self, known: Table) -> bool:
        if not self.shared or self.watched(known.row.id):
            return True
        query = sa.select(schema.matches.c.version).where(schema.matches.c.id == known.row.id)
        return bool(await self.store.value(query) == known.row.version)

    def forget(self, table: str) -> None:
        """What is known may be wrong: load it when it is next looked at."""
        self.tables.pop(table, None)

    async def reload(self, table: str) -> None:
        """Take over what another process has written."""
        async with self.lock(table):
            self.tables[table] = await self._load(table, self.tables.get(table))

    def lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # ------------------------------------------------------------------ loading

    async def _load(self, table: str, known: Table | None = None) -> Table:
        row = await self.store.row(sa.select(schema.matches).where(schema.matches.c.id == table))
        if row is None:
            raise Refusal(404, "no-table", table=table[:20])
        match_row = msgspec.convert(row, MatchRow, builtin_types=(bytes,))
        query = sa.select(schema.seats).where(schema.seats.c.match == table).order_by(schema.seats.c.seat)
        seats = [msgspec.convert(_without(one, "match"), SeatRow) for one in await self.store.rows(query)]
        if known is not None and known.playing is not None:
            return await self._catch_up(known, match_row, seats)
        return await self._resume(match_row, seats)

    async def _catch_up(self, known: Table, row: MatchRow, seats: list[SeatRow]) -> Table:
        """What another process has played, onto the match in memory."""
        entries = await self.entries(row.id, after=len(known.match.entries))
        try:
            known.match.take(entries)
        except SeraiError:
            return await self._resume(row, seats)
        loaded = Table(row, seats, known.match)
        loaded.saved = known.saved
        loaded.match.rename(loaded.names())
        return loaded

    async def _resume(self, row: MatchRow, seats: list[SeatRow]) -> Table:
        """From the snapshot and the log after it; rules version and data digest are checked."""
        entries = await self.entries(row.id)
        saved = await self.store.row(sa.select(schema.snapshots).where(schema.snapshots.c.match == row.id))
        try:
            game = load(row.game)
            pack = self.pack(game, row)
            self.rehearse(game)
            dealer = Dealer(row.seed)
            header = Header(row.game, row.rules, row.data, row.options, [s.name for s in seats], dealer.commitment())
            plain = msgspec.msgpack.decode(saved["body"], strict=False) if saved else None
            match = Match.resume(game, header, entries, dealer, pack, row.hold, plain)
        except SeraiError as error:
            row.state = "stopped"
            return Table(row, seats, None, error)
        loaded = Table(row, seats, match)
        loaded.saved = int(saved["number"]) if saved else 0
        return loaded

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        columns = schema.log.c
        query = sa.select(columns.seat, columns.words).where(columns.match == table, columns.number > after)
        rows = await self.store.rows(query.order_by(columns.number))
        return [Entry(row["seat"], row["words"]) for row in rows]

    def pack(self, game: AnyGame, row: MatchRow) -> Pack:
        """The pack of a match; one object for all matches with the same data."""
        key = (game.name, row.data)
        if key not in self._packs:
            own = self.own_pack(game)
            self._packs[key] = Pack.parse(row.pack, "data pack", own) if row.pack else own
        return self._packs[key]

    def own_pack(self, game: AnyGame) -> Pack:
        key = (game.name, "")
        if key not in self._packs:
            self._packs[key] = game.pack()
        return self._packs[key]

    def rehearse(self, game: AnyGame) -> None:
        """Before a game is first played here: what its moves are called is made beforehand, a little at a time."""
        if game.name not in self._rehearsed:
            self._rehearsed.add(game.name)
            self.spawn(_speak_all(game))

    # ------------------------------------------------------------------ changing

    async def act(self, table: str, seat: int, action: Action, language: Language) -> int:
        """An action of a seat. Returns the number of entries the seat knows of, after the commit."""
        done = await self.change(table, lambda known: actions.apply(known, seat, action, language))
        return done.match.seen(seat)

    async def change(self, table: str, work: Work, what: str = "log") -> Table:
        """Work out a change and commit it; then tell everyone who looks."""
        async with self._changing(table, work) as (known, changed):
            pass
        if changed:
            self.tell(table, what)
            self.follow(known)
        return known

    @contextlib.asynccontextmanager
    async def _changing(self, table: str, work: Work) -> AsyncIterator[tuple[Table, bool]]:
        async with self.lock(table):
            for attempt in range(TRIES):
                known = await self._fresh(table)
                try:
                    yield known, await self._try(known, work)
                    return
                except Conflict:
                    if attempt == TRIES - 1:
                        raise

    async def _try(self, known: Table, work: Work) -> bool:
        if known.playing is None:
            raise known.refusal()
        try:
            change = work(known)
            if change is None:
                return False
            now = time.time()
            known.settle(change, now)
            await self._commit(known, change, now)
        except Refusal:
            raise
        except SeraiError:
            raise
        except BaseException:
            self.forget(known.row.id)  # what is in memory is not what is written
            raise
        known.apply(change)
        known.used = time.monotonic()
        return True

    async def _commit(self, known: Table, change: Change, now: float) -> None:
        table, version, first = known.row.id, known.row.version, len(known.match.entries) - len(change.entries)
        change.match["version"] = version + 1
        rows = [
            {"match": table, "number": first + i, "seat": entry.seat, "words": entry.words, "at": now}
            for i, entry in enumerate(change.entries, 1)
        ]
        notices = self.notices(known, change, now)

        def job(connection: sa.Connection) -> None:
            mine = {"the_match": table, "the_version": version}
            if _GUARDED.run(connection, {**mine, **_plain(change.match)}) != 1:
                raise Conflict
            for row in rows:
                _LOG.run(connection, row)
            for seat, values in change.seats.items():
                SEAT.run(connection, {"the_match": table, "the_seat": seat, **values})
            for values in notices:
                self.write_down.run(connection, values)

        await self.store.write(job, key=table)

    # ------------------------------------------------------------------ what follows

    def follow(self, known: Table) -> None:
        """After a commit: what plays by itself, bots, the snapshot, the verification of the dice."""
        if known.playing is None:
            return
        if known.automatic() is not None:
            self.spawn(self._play_automatically(known.row.id))
        else:
            self.bots(known)
        if len(known.match.entries) - known.saved >= SNAPSHOT_EVERY:
            self.spawn(self._keep(known, known.match.save()))
        if known.over and known.row.verified is None:
            self.spawn(self._verify(known))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for; faults are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play_automatically(self, table: str) -> None:
        """Standing orders and dropped seats, until somebody has to think."""
        for _ in range(CHAIN):
            async with self._changing(table, actions.automatic) as (known, changed):
                pass
            if not changed:
                break
            self.tell(table, "log")
        known = await self.table(table)
        if known.automatic() is None:
            self.bots(known)

    async def _keep(self, known: Table, plain: dict[str, Any]) -> None:
        """Keep the position at the last barrier, so that loading need not replay from the beginning."""
        known.saved = plain["number"]
        body = {"number": plain["number"], "body": msgspec.msgpack.encode(plain)}
        kept = schema.snapshots

        def job(connection: sa.Connection) -> None:
            written = connection.execute(sa.update(kept).where(kept.c.match == known.row.id).values(body))
            if not written.rowcount:
                connection.execute(kept.insert().values(match=known.row.id, **body))

        await self.store.write(job, key=known.row.id)

    async def _verify(self, known: Table) -> None:
        """Re-derive every draw of a finished match from its seed, once."""
        from serai.core.verify import verify

        match = known.match
        drawn = await asyncio.to_thread(verify, match.game, match.log(), match.pack)
        await self.change(known.row.id, lambda _: Change(match={"verified": drawn}))


async def _speak_all(game: AnyGame) -> None:
    for language in LANGUAGES:
        speaker = Speaker(game, language)
        for block in game.blocks:
            for move in range(block.size):
                spoken_move(game, block, move, speaker)
                if move % REHEARSED == 0:
                    await asyncio.sleep(0.001)


def all_games() -> dict[str, AnyGame]:
    return games()


def _without(row: Row, name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """Values as columns hold them."""
    return {name: msgspec.to_builtins(v) if isinstance(v, msgspec.Struct) else v for name, v in values.items()}

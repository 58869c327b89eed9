"""Reminders that it is one's turn.

A notice is written in the same commit as the move that made it somebody's turn. It is sent when the player is
still absent some minutes later, and again with growing pauses while the receiver does not answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa

from serai.server.background import BackgroundTasks
from serai.server.errors import ApiError, StoreTrouble
from serai.server.jobs.delivery import SECONDS, Undeliverable, Undelivered, call_webhook, send_mail
from serai.server.jobs.letters import Letters
from serai.server.jobs.push import Push
from serai.server.people.service import WEBHOOK_TRIES
from serai.server.settings import ServerSettings
from serai.server.storage import schema
from serai.server.storage.rows import NoticeRow
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Store, Values
from serai.server.tables.changes import Change
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.texts import say

log = logging.getLogger("serai.notices")

PAUSES = (60.0, 300.0, 1800.0, 7200.0, 43200.0)  # before each further attempt
LEASE = 120.0  # seconds in which another process leaves a notice alone
BATCH = 20


def _if_wanted(way: str, wanted: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """A row for `notices`, if the user can be reached in this way."""
    users = schema.users.c
    values = (
        sa.bindparam("the_match", type_=sa.String),
        sa.bindparam("seat", type_=sa.Integer),
        users.id,
        sa.bindparam("number", type_=sa.Integer),
        sa.literal(way),
        sa.literal("due"),
        sa.literal(0),
        sa.bindparam("due", type_=sa.Double),
    )
    return sa.select(*values).where(users.id == sa.bindparam("the_user", type_=sa.Integer), wanted)


# Whether somebody wants to be reminded is decided by the store, in the commit of the move.
_COLUMNS = ["match", "seat", "user", "number", "way", "state", "attempts", "due"]
_WAYS = sa.union_all(
    _if_wanted("email", schema.users.c.email != ""),
    _if_wanted("webhook", (schema.users.c.webhook != "") & (schema.users.c.webhook_failures < WEBHOOK_TRIES)),
    _if_wanted("push", sa.exists().where(schema.pushes.c.user == schema.users.c.id)),
)
INSERT_NOTICES = Statement(schema.notices.insert().from_select(_COLUMNS, _WAYS))

_DUE = (schema.notices.c.state == "due") & (schema.notices.c.due <= sa.bindparam("now", type_=sa.Double))
_ANY_DUE = Statement(sa.select(sa.literal_column("1")).where(_DUE).limit(1))


class NoticeWriter:
    """Notices that are written along with a move."""

    statement = INSERT_NOTICES

    def __init__(self, remind_after: float) -> None:
        self.remind_after = remind_after

    def rows(self, table: LoadedTable, change: Change, now: float) -> list[Values]:
        """For everyone who is asked now, was not asked before, and wants to be reminded of this table."""
        asked = [table.seats[seat] for seat in table.newly_asked(change)]
        if not asked:
            return []
        fields = {"the_match": table.row.id, "number": len(table.match.entries), "due": now + self.remind_after}
        return [{**fields, "seat": row.seat, "the_user": row.user} for row in asked if row.reminders]


class NoticeSender:
    """Sends what is due."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        repository: TableRepository,
        background: BackgroundTasks,
        letters: Letters,
        push: Push,
    ) -> None:
        self.settings = settings
        self.store = store
        self.repository = repository
        self._background = background
        self._letters = letters
        self._push = push

    async def send_due(self) -> None:
        notices, users, now = schema.notices, schema.users, time.time()
        if self.store.finds(_ANY_DUE, now=now) is False:
            return
        wanted = (notices.c.state == "due") & (notices.c.due <= now)
        columns = [notices.c[name] for name in ("id", "match", "seat", "user", "number", "way", "attempts")]
        query = sa.select(
            *columns, users.c.name, users.c.language, users.c.email, users.c.webhook, users.c.webhook_failures
        )
        query = query.join(users, users.c.id == notices.c.user).where(wanted).order_by(notices.c.due).limit(BATCH)
        for notice in await self.store.readable_rows(query, NoticeRow, quick=True):
            if await self._claim(notice):
                self._background.spawn(self._send(notice))

    async def _claim(self, notice: NoticeRow) -> bool:
        """One process sends it: whoever counts the attempt first."""
        notices = schema.notices
        mine = sa.update(notices).where(notices.c.id == notice.id, notices.c.attempts == notice.attempts)

        def job(connection: sa.Connection) -> bool:
            values = {"attempts": notice.attempts + 1, "due": time.time() + LEASE}
            return bool((connection.execute(mine.values(values))).rowcount)

        return bool(await self.store.write(job))

    async def _send(self, notice: NoticeRow) -> None:
        try:
            if not await self._still_wanted(notice):
                return await self._forget(notice)
            await asyncio.wait_for(self._deliver(notice), SECONDS)
            await self._count_failures(notice, 0)
            return await self._finish(notice, "sent")
        except Undeliverable as error:
            log.warning("notice %s is given up: %s", notice.id, error)
            await self._count_failures(notice, notice.webhook_failures + 1)
            return await self._finish(notice, "dropped")
        except (Undelivered, TimeoutError) as error:
            log.info("notice %s could not be delivered: %r", notice.id, error)
            return await self._retry_later(notice)
        except StoreTrouble:
            raise  # its lease runs out
        except Exception:
            log.exception("notice %s failed", notice.id)
            return await self._retry_later(notice)

    async def _still_wanted(self, notice: NoticeRow) -> bool:
        try:
            table = await self.repository.get(notice.match)
        except ApiError:
            return False
        if table.playing is None or table.halted:
            return False  # it is nobody's turn at a table that does not go on
        row = table.seats[notice.seat]
        asked = notice.seat in table.row.waiting and row.person and row.user == notice.user
        absent = row.reminders and row.seen_until <= time.time()
        return asked and absent and not await self._is_old(notice)

    async def _is_old(self, notice: NoticeRow) -> bool:
        """Whether the same person was asked again since: for one turn there is one reminder."""
        notices = schema.notices.c
        same = (notices.match == notice.match) & (notices.user == notice.user) & (notices.way == notice.way)
        later = sa.exists().where(same, notices.seat == notice.seat, notices.id > notice.id)
        return bool(await self.store.value(sa.select(later)))

    async def _forget(self, notice: NoticeRow) -> None:
        """Most people are there at their turn: what came to nothing is not kept, or there would be a row for each."""
        await self.store.execute(sa.delete(schema.notices).where(schema.notices.c.id == notice.id))

    async def _finish(self, notice: NoticeRow, state: str) -> None:
        notices = schema.notices
        await self.store.execute(sa.update(notices).where(notices.c.id == notice.id).values(state=state))

    async def _retry_later(self, notice: NoticeRow) -> None:
        if notice.attempts >= len(PAUSES):
            await self._count_failures(notice, notice.webhook_failures + 1)
            return await self._finish(notice, "dropped")
        notices, due = schema.notices, time.time() + PAUSES[notice.attempts]
        return await self.store.execute(sa.update(notices).where(notices.c.id == notice.id).values(due=due))

    async def _count_failures(self, notice: NoticeRow, failures: int) -> None:
        """A webhook that keeps missing reminders is no longer called, and its owner is told."""
        if notice.way != "webhook" or failures == notice.webhook_failures:
            return
        users = schema.users
        mine = (users.c.id == notice.user) & (users.c.webhook == notice.webhook)
        await self.store.execute(sa.update(users).where(mine).values(webhook_failures=failures))
        if failures == WEBHOOK_TRIES and notice.email:
            self._letters.post(
                notice.email, "webhook-off", notice.language, name=notice.name, link=self.settings.address
            )

    async def _deliver(self, notice: NoticeRow) -> None:
        table = await self.repository.get(notice.match)
        link = f"{self.settings.address}/t/{notice.match}"
        title = table.row.title or table.match.speaker(notice.language).say("title")
        text = say("your-turn", notice.language, name=notice.name, table=title, link=link)
        subject = say("your-turn-subject", notice.language, table=title)
        if notice.way == "email":
            await send_mail(self.settings, notice.email, subject, text)
        elif notice.way == "push":
            short = say("your-turn-short", notice.language, name=table.seats[notice.seat].name)
            await self._push.send(notice.user, subject, short, f"/t/{notice.match}")
        else:
            await call_webhook(notice.webhook, text, self.settings.private_hooks)

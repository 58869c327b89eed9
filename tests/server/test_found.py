"""What people ask for is found in the store, and not looked for among all that is there."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.server.running import Running, running

SELDOM = "FROM records"  # matches without a record are looked for every ten minutes, beside the loop
MANY = ("users", "sessions", "matches", "seats", "log", "chat", "notices", "pushes")


class Statements:
    """All that was sent to the store, with its values."""

    def __init__(self, server: Running) -> None:
        self.sent: dict[str, Any] = {}
        store = server.services.store
        for engine in (store.engine.sync_engine, store.writer.engine):
            sa.event.listen(engine, "before_cursor_execute", self._note)

    def _note(self, _: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")) and SELDOM not in statement:
            self.sent[statement] = values

    def looked_through(self, file: Path) -> list[str]:
        """Those that go through all rows of a table that grows with people."""
        found = []
        with closing(sqlite3.connect(file)) as store:
            for statement, values in self.sent.items():
                plan = [row[3] for row in store.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
                scans = [line for line in plan if line.startswith("SCAN") and line.split()[1] in MANY]
                if [line for line in scans if "USING" not in line]:
                    found.append(f"{statement}: {scans}")
        return found


def test_nothing_that_people_do_looks_through_a_table(tmp_path: Path) -> None:
    with running(tmp_path, remind_after=0.0) as server:
        sent = Statements(server)
        (host, friend), links = server.seated(visibility="public")
        table = links["table"]
        host.play(table)
        for path in ("me/tables", "tables", "me/statistics", "me/push", f"tables/{table}/chat"):
            host.get(f"/api/{path}")
        host.post(f"/api/tables/{table}/chat", {"text": "hello"})
        host.http.get("/api/me/export")
        host.post("/api/me/devices")
        friend.post("/api/me/account", {"name": "Zenobia", "password": "a long enough one"})
        friend.post("/api/login", {"name": "Zenobia", "password": "a long enough one"})
        friend.post("/api/me/delete", {"password": "a long enough one"})
        alone = host.create("me", "random")["table"]
        host.post(f"/api/tables/{alone}", method="DELETE")
        time.sleep(1.5)  # clocks, bots, reminders
        forgetting = server.services.purge.sweep(time.time())
        asyncio.run_coroutine_threadsafe(forgetting, server.loop).result(60)
        assert any("notices" in one for one in sent.sent)
        assert sent.looked_through(tmp_path / "test.sqlite") == []

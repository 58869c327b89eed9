"""Tables that nobody looks at leave the memory as soon as there are too many of them, and come back as they were."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import running

ROOM = 300  # of three tables that have just begun


def test_only_so_many_tables_that_nobody_looks_at_stay_in_memory(tmp_path: Path) -> None:
    with running(tmp_path, idle_entries=ROOM, idle_seconds=3600.0) as server:
        loaded = server.services.repository.loaded
        (host, friend), links = server.seated()
        with friend.socket(links["table"]) as wire:
            wire.until("table")
            tables = [host.create("me", "link")["table"] for _ in range(8)]
            assert links["table"] in loaded, "somebody looks at it"
            assert list(loaded)[1:] == tables[-4:], "three, and the new one"
            for table in tables:
                assert host.table(table)["number"] == 0
                assert len(loaded) <= 5
            before = host.play(links["table"])
        for table in tables:
            host.table(table)
        assert links["table"] not in loaded, "nobody looks at it any more"
        assert host.table(links["table"])["number"] == before["number"]
        host.play(links["table"])


def test_a_long_match_takes_the_room_of_several(tmp_path: Path) -> None:
    with running(tmp_path, idle_entries=ROOM, idle_seconds=3600.0) as server:
        loaded = server.services.repository.loaded
        (host, _), links = server.seated()
        others = [host.create("me", "link")["table"] for _ in range(2)]
        host.table(links["table"])
        assert set(loaded) == {links["table"], *others}
        loaded[links["table"]].row.length = ROOM
        new = host.create("me", "link")["table"]
        assert set(loaded) == {links["table"], new}
        host.table(others[0])
        assert links["table"] not in loaded

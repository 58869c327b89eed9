"""Bots are called like people; which bot plays a seat is told beside its name."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic import command

from serai.bots.names import NAMES
from serai.server.storage import schema
from serai.server.storage.migrate import config
from tests.server.running import Running, wait_for


def test_bots_at_a_table_have_different_names_of_people(server: Running) -> None:
    host = server.person()
    table = host.create("me", "random", "greedy", name="zenobia")["table"]
    players = host.table(table)["players"]
    assert [player["bot"] for player in players] == ["", "random", "greedy"]
    assert [player["takeover"] for player in players] == [False, False, False]
    assert {player["name"] for player in players[1:]} < set(NAMES) - {"Zenobia"}
    assert len({player["name"] for player in players}) == 3


def test_a_person_keeps_the_name_when_a_bot_takes_over(server: Running) -> None:
    (host, _), links = server.seated(name="Ada")
    table = links["table"]
    state = host.act(table, type="takeover", spec="random")
    player = state["players"][0]
    assert (player["name"], player["bot"], player["takeover"]) == ("Ada", "random", True)


def test_lists_and_replays_name_the_bot_beside_the_name(server: Running) -> None:
    host = server.person()
    table = host.create("me", "greedy", name="Ada")["table"]
    (listed,) = host.get("/api/me/tables")["tables"]
    replay = host.get(f"/api/tables/{table}/replay")
    for found in (listed, replay):
        assert found["bots"] == ["", "greedy"]
        assert found["players"][0] == "Ada"
        assert found["players"][1] in NAMES


def test_lines_of_the_log_name_no_spec(server: Running) -> None:
    host = server.person()
    table = host.create("random", "random")["table"]
    names = [player["name"] for player in host.table(table)["players"]]
    wait_for(lambda: host.table(table)["state"] == "over")
    told = [line["text"] for line in host.table(table)["lines"]]
    assert any(names[0] in text for text in told)
    assert not any("random" in text for text in told)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Friday\tat \r\n eight ", "Friday at eight"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("\u202eeno rof\u202c \x1b[31mred\x07", "eno rof [31mred"),
        ("\u200b\u3164", ""),
    ],
)
def test_titles_are_one_line_of_what_can_be_seen(server: Running, given: str, kept: str) -> None:
    host = server.person()
    table = host.create("me", "link", title=given)["table"]
    assert host.get(f"/api/tables/{table}")["info"]["title"] == kept


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (" one\ntwo\tthree\x1b[31m ", "one\ntwo three[31m"),
        ("\u202ekcits\u202c", "kcits"),
        ("e\u0301 \U0001f468\u200d\U0001f469", "\u00e9 \U0001f468\u200d\U0001f469"),
    ],
)
def test_talk_turns_nothing_around(server: Running, said: str, kept: str) -> None:
    host = server.person()
    path = f"/api/tables/{host.create('me', 'link')['table']}/chat"
    assert host.post(path, {"text": said})["text"] == kept


@pytest.mark.parametrize("said", [" ", "\u200b", "\u3164\u200d\n", "\u202e"])
def test_who_says_nothing_that_can_be_seen_says_nothing(server: Running, said: str) -> None:
    host = server.person()
    path = f"/api/tables/{host.create('me', 'link')['table']}/chat"
    assert host.refused(path, {"text": said})["code"] == "nothing-said"


def test_the_migration_gives_stored_bots_names_of_people() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(config(connection), "0001")
        _old_table(connection, ["Ada", "Bot 2 (greedy)", "Bot 3 (mcts:400)", "Zenobia"])
        command.upgrade(config(connection), "head")
        names = connection.execute(sa.select(schema.seats.c.name).order_by(schema.seats.c.seat)).scalars().all()
    engine.dispose()
    assert (names[0], names[3]) == ("Ada", "Zenobia")
    assert {names[1], names[2]} < set(NAMES) - {"Zenobia"}
    assert names[1] != names[2]


def _old_table(connection: sa.Connection, names: list[str]) -> None:
    """As the first schema kept it: bots' specs in their names."""
    common: dict[str, object] = {
        "match": "t",
        "token": None,
        "dropped": False,
        "seen_until": 0.0,
        "reminders": True,
        "orders": [],
    }
    for seat, name in enumerate(names):
        kind = "bot" if name.startswith("Bot") else "person"
        connection.execute(schema.seats.insert().values(common | {"seat": seat, "kind": kind, "name": name, "bot": ""}))

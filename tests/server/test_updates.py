"""An update does not hurt: tables of older rules go on, are asked, or rest; finished matches stay what they were."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from serai.core.log import parse
from serai.core.match import Match
from serai.core.rules_change import RulesChange, played_under, rules_change
from serai.core.verify import verify
from serai.server.storage import schema
from serai.server.storage.migrate import config
from serai.server.tables.commits import save_snapshot
from tests.contract.other_rules import FORBIDDEN, TOUCHED
from tests.server.databases import Postgres
from tests.server.releases import NAME, again, play, play_to_the_end, release, rows, run, toy, turn
from tests.server.running import Person, Running, wait_for


def two_people(server: Running, **more: object) -> tuple[list[Person], str]:
    anna, ben = server.person(), server.person()
    links = anna.create("me", "link", game=NAME, title="Sunday", **more)
    ben.sit(links, 1, "Ben")
    return [anna, ben], links["table"]


def words_of(server: Running, table: str) -> list[str]:
    log = schema.log.c
    return [row.words for row in rows(server, sa.select(log.words).where(log.match == table).order_by(log.number))]


def state_of(server: Running, table: str) -> str:
    return str(rows(server, sa.select(schema.matches.c.state).where(schema.matches.c.id == table))[0][0])


# ---------------------------------------------------------------------- running matches


def test_a_match_the_change_does_not_touch_goes_on_and_its_log_says_so(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "", TOUCHED)
    with release(tmp_path, 2) as server:
        players = [again(server, one) for one in players]
        wait_for(lambda: words_of(server, table)[-1] == "rules 2")
        state = turn(players, table).table(table)
        assert state["state"] == "running"
        assert any(line["message"] == "rules-changed" for line in state["lines"])
        assert any(one["my_turn"] for one in turn(players, table).get("/api/me/tables")["tables"])
        play_to_the_end(players, table)
        text = players[0].http.get(f"/api/tables/{table}/file").text
        log = parse(text)
        assert log.header.rules == 1
        assert played_under(log.header, log.entries)[0] == 2
        assert Match.replay(toy(2), log).over
        assert verify(toy(2), log) > 0


def test_a_second_update_is_survived_like_the_first(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "")
    for version in (2, 3):
        with release(tmp_path, version) as server:
            players = [again(server, one) for one in players]
            wait_for(lambda: f"rules {version}" in words_of(server, table))  # noqa: B023
            play(players, table, "")
    assert version == 3


@pytest.fixture
def touched(tmp_path: Path) -> tuple[Path, list[Person], str, int]:
    """A table whose last moves lead elsewhere under the new rules; how many entries do not."""
    with release(tmp_path) as server:
        players, table = two_people(server, clock={"kind": "bank", "seconds": 3600})
        play(players, table, "")
        common = len(words_of(server, table))
        play(players, table, TOUCHED, "")
    return tmp_path, players, table, common


def test_otherwise_the_table_is_asked_once_in_words_that_name_the_change(
    touched: tuple[Path, list[Person], str, int],
) -> None:
    folder, players, table, common = touched
    with release(folder, 2, TOUCHED) as server:
        anna, ben = [again(server, one) for one in players]
        wait_for(lambda: state_of(server, table) == "paused")
        state = anna.table(table)
        asked = state["rules_change"]
        assert (asked["before"], asked["now"], asked["release"]) == (1, 2, "0.1.0")
        assert asked["changes"] == ["Whoever passes is given a point."]
        assert (asked["to"], asked["last"]) == (common, len(words_of(server, table)))
        assert (asked["agreed"], asked["missing"], asked["against"]) == ([], [0, 1], None)
        assert anna.table(table, language="de")["rules_change"]["changes"] == ["Wer passt, bekommt einen Punkt."]
        assert state["number"] == common
        assert state["offer"] is None
        assert not any(player["clock"]["running"] for player in state["players"])
        listed = ben.get("/api/me/tables")["tables"][0]
        assert (listed["my_turn"], listed["waiting_for"], listed["state"]) == (False, [], "paused")
        assert anna.refused(f"/api/tables/{table}/actions", {"type": "undo", "number": common})["code"] == "paused"
        with ben.socket(table) as wire:
            assert wire.when(lambda state: state["rules_change"])["state"] == "paused"


def test_when_all_agree_it_goes_on_from_there(touched: tuple[Path, list[Person], str, int]) -> None:
    folder, players, table, common = touched
    with release(folder, 2, TOUCHED) as server:
        players = [again(server, one) for one in players]
        anna, ben = players
        wait_for(lambda: state_of(server, table) == "paused")
        before = words_of(server, table)
        with ben.socket(table) as wire:
            wire.when(lambda state: state["state"] == "paused")
            waits = anna.act(table, type="renew", agree=True)["rules_change"]
            assert (waits["agreed"], waits["missing"]) == ([0], [1])
            wire.when(lambda state: state["rules_change"] and state["rules_change"]["agreed"] == [0])
            assert wire.ask("renew", agree=True)["type"] == "done"
            going_on = wire.when(lambda state: state["state"] == "running")
            assert going_on["rules_change"] is None
            assert going_on["lines_reset"]
            assert any(player["clock"]["running"] for player in going_on["players"])
        written = words_of(server, table)
        assert written[: len(before)] == before
        assert written[len(before)] == f"rules 2 from {common}"
        play(players, table, TOUCHED)
        assert max(anna.table(table)["view"]["points"]) == 1
        assert anna.refused(f"/api/tables/{table}/actions", {"type": "renew", "agree": True})["code"] == "no-new-rules"
    with release(folder, 2, TOUCHED) as server:  # and is loaded again from its log
        players = [again(server, one) for one in players]
        assert max(players[0].table(table)["view"]["points"]) == 1
        ending = play_to_the_end(players, table)
        assert ending["result"]["winners"]
        log = parse(players[0].http.get(f"/api/tables/{table}/file").text)
        assert Match.replay(toy(2, TOUCHED), log).over
        assert verify(toy(2, TOUCHED), log) > 0
        last = players[0].get(f"/api/tables/{table}/replay")["last"]
        for number in range(last + 1):
            assert players[0].get(f"/api/tables/{table}/replay/{number}")["number"] == number
    with release(folder, 3, TOUCHED) as server:  # a finished match of two versions is one of a third
        players = [again(server, one) for one in players]
        assert players[0].table(table)["result"] == ending["result"]


def test_when_one_lets_it_rest_it_rests_open_to_all(touched: tuple[Path, list[Person], str, int]) -> None:
    folder, players, table, common = touched
    with release(folder, 2, TOUCHED) as server:
        anna, ben = [again(server, one) for one in players]
        wait_for(lambda: state_of(server, table) == "paused")
        assert anna.refused(f"/api/tables/{table}/file", method="GET")["code"] == "not-over"
        anna.act(table, type="renew", agree=True)
        state = ben.act(table, type="renew", agree=False)
        assert (state["state"], state["rules_change"]["against"]) == ("resting", 1)
        text = anna.http.get(f"/api/tables/{table}/file").text
        log = parse(text)
        assert [entry.words for entry in log.entries] == words_of(server, table)
        assert log.seed
        assert not Match.replay(toy(), log).over  # the release it was played with plays it whole
        assert anna.get(f"/api/tables/{table}/replay")["last"] == common
        other = anna.get(f"/api/tables/{table}/replay/{common}", through=1)
        assert len(other["view"]["hands"][1]) == 3  # nothing has to be hidden any more
        assert anna.refused(f"/api/tables/{table}/actions", {"type": "renew", "agree": True})["code"] == "no-new-rules"
        assert anna.refused(f"/api/tables/{table}/actions", {"type": "undo", "number": common})["code"] == "resting"
    with release(folder, 2, TOUCHED) as server:
        anna = again(server, anna)
        assert anna.table(table)["state"] == "resting"
        assert anna.http.get(f"/api/tables/{table}/file").text == text
    with release(folder, 3, TOUCHED) as server:  # a later release does not wake it
        anna = again(server, anna)
        assert anna.table(table)["state"] == "resting"
        assert anna.http.get(f"/api/tables/{table}/file").text == text


def test_a_move_that_is_not_allowed_any_more_is_asked_about_too(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "")
        common = len(words_of(server, table))
        play(players, table, FORBIDDEN)
    with release(tmp_path, 2, FORBIDDEN) as server:
        anna = again(server, players[0])
        wait_for(lambda: state_of(server, table) == "paused")
        assert anna.table(table)["rules_change"]["to"] == common


def test_positions_that_are_written_otherwise_prove_nothing(tmp_path: Path) -> None:
    """A new version keeps other columns: no digest can agree, so the table is asked, and offered to go on from here."""
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "", "")
        length = len(words_of(server, table))
    drop(tmp_path, "UPDATE log SET mark = 'ffffffff' || substr(mark, 9)")
    with release(tmp_path, 2) as server:
        anna = again(server, players[0])
        wait_for(lambda: state_of(server, table) == "paused")
        assert (anna.table(table)["rules_change"]["to"], length) == (length, anna.table(table)["rules_change"]["last"])


def test_bots_by_themselves_are_not_asked(tmp_path: Path) -> None:
    """The host watches; nobody who decides for himself sits there."""
    with release(tmp_path) as server:
        host = server.person()
        table = host.create("random", "random", game=NAME, options={"rounds": "four"})["table"]
        wait_for(lambda: TOUCHED in words_of(server, table))
        run(server, server.services.bots.runner.close())
    drop(tmp_path, f"UPDATE matches SET state = 'running', winners = '[]' WHERE id = '{table}'")
    with release(tmp_path, 2, TOUCHED) as server:
        wait_for(lambda: any(words.startswith("rules 2 from ") for words in words_of(server, table)))
        assert state_of(server, table) != "paused"


def test_a_snapshot_of_the_older_rules_is_not_used_under_the_new_ones(
    touched: tuple[Path, list[Person], str, int],
) -> None:
    folder, players, table, _ = touched
    with release(folder) as server:

        async def keep() -> None:
            services = server.services
            known = await services.repository.get(table)
            await save_snapshot(services.store, known, known.match.save())

        run(server, keep())
    with release(folder, 2, TOUCHED) as server:
        players = [again(server, one) for one in players]
        wait_for(lambda: state_of(server, table) == "paused")
        assert not rows(server, sa.select(schema.snapshots.c.number).where(schema.snapshots.c.match == table))
        for one in players:
            one.act(table, type="renew", agree=True)
        before = players[0].table(table)["view"]
        run(server, forget(server, table))
        assert players[0].table(table)["view"] == before


async def forget(server: Running, table: str) -> None:
    server.services.repository.forget(table)


def test_one_person_among_bots_is_asked_and_bots_agree(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        anna = server.person()
        table = anna.create("me", "random", game=NAME)["table"]
        play([anna], table, TOUCHED)
    with release(tmp_path, 2, TOUCHED) as server:
        anna = again(server, anna)
        wait_for(lambda: state_of(server, table) == "paused")
        assert anna.table(table)["rules_change"]["missing"] == [0]
        assert anna.act(table, type="renew", agree=True)["state"] == "running"


def test_who_leaves_is_not_waited_for(touched: tuple[Path, list[Person], str, int]) -> None:
    folder, players, table, common = touched
    with release(folder, 2, TOUCHED) as server:
        anna, ben = [again(server, one) for one in players]
        wait_for(lambda: state_of(server, table) == "paused")
        anna.act(table, type="renew", agree=True)
        ben.post(f"/api/tables/{table}/leave")
        wait_for(lambda: state_of(server, table) != "paused")
        assert words_of(server, table)[-1] == f"rules 2 from {common}"


def test_while_asked_nobody_sees_more_than_before(touched: tuple[Path, list[Person], str, int]) -> None:
    folder, players, table, common = touched
    with release(folder, 2, TOUCHED) as server:
        anna, stranger = again(server, players[0]), server.person()
        wait_for(lambda: state_of(server, table) == "paused")
        assert len(anna.table(table)["view"]["hands"][1]) == 1
        assert anna.refused(f"/api/tables/{table}/replay/{common}?through=1", method="GET")["code"] == "not-over"
        assert anna.get(f"/api/tables/{table}/replay")["fairness"]["seed"] == ""
        assert stranger.refused(f"/api/tables/{table}", method="GET")["status"] == 403


def test_an_older_server_leaves_a_newer_table_alone(tmp_path: Path) -> None:
    """Servers of two releases on one database: rules never go back."""
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "")
    with release(tmp_path, 2) as server:
        wait_for(lambda: words_of(server, table)[-1] == "rules 2")
    with release(tmp_path) as server:
        anna = again(server, players[0])
        refused = anna.refused(f"/api/tables/{table}", method="GET")
        assert refused["code"] == "stopped"
        assert "newer release" in refused["sentence"]
        assert not anna.get("/api/me/tables")["tables"][0]["my_turn"]
        assert words_of(server, table)[-1] == "rules 2"


def test_on_postgresql_it_is_the_same(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    with release(tmp_path, database=database) as server:
        players, table = two_people(server)
        play(players, table, "")
        common = len(words_of(server, table))
        play(players, table, TOUCHED)
        others, untouched = two_people(server)
        play(others, untouched, "")
        ended, over = two_people(server)
        end = play_to_the_end(ended, over, TOUCHED)
        wait_for(lambda: rows(server, sa.select(schema.records.c.part).where(schema.records.c.match == over)))
    with release(tmp_path, 2, TOUCHED, database=database) as server:
        players = [again(server, one) for one in players]
        wait_for(lambda: words_of(server, untouched)[-1] == "rules 2")
        wait_for(lambda: state_of(server, table) == "paused")
        for one in players:
            one.act(table, type="renew", agree=True)
        assert words_of(server, table)[-1] == f"rules 2 from {common}"
        assert again(server, ended[0]).table(over)["result"] == end["result"]


def test_the_entry_is_the_tables_own() -> None:
    assert rules_change(RulesChange(2, "", 4).entry()) == RulesChange(2, "", 4)


# ---------------------------------------------------------------------- finished matches


def everything(person: Person, table: str) -> list[object]:
    """All a replay can show: every step through everyone's eyes in both languages, the slider, the file, the end."""
    whole = person.get(f"/api/tables/{table}/replay")
    found: list[object] = [whole]
    for number in range(whole["last"] + 1):
        for params in ({}, {"through": 1}, {"language": "de"}):
            found.append(person.get(f"/api/tables/{table}/replay/{number}", **params))
    state = person.table(table)
    found.append({name: state[name] for name in ("view", "result", "fairness", "state", "number", "waiting_for")})
    found.append(person.http.get(f"/api/tables/{table}/file").text)
    return found


def test_a_finished_match_keeps_replay_and_file_whatever_the_rules_become(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play_to_the_end(players, table, TOUCHED)
        wait_for(lambda: rows(server, sa.select(schema.records.c.part).where(schema.records.c.match == table)))
        wait_for(lambda: rows(server, sa.select(schema.matches.c.verified).where(schema.matches.c.id == table))[0][0])
        before = everything(players[0], table)
        assert players[0].table(table)["rules_change"] is None
    with release(tmp_path, 2, TOUCHED) as server:
        anna = again(server, players[0])
        assert everything(anna, table) == before
        told = anna.table(table)["rules_change"]
        assert (told["before"], told["now"], told["release"]) == (1, 2, "0.1.0")
        assert anna.get(f"/api/tables/{table}/lines", before=8)["lines"]
        assert anna.refused(f"/api/tables/{table}/replay/9/analysis")["code"] == "other-rules-then"
        assert anna.refused(f"/api/tables/{table}/replay/9999", method="GET")["code"] == "no-entry"
        with anna.socket(table) as wire:
            assert wire.when(lambda state: state["state"] == "over")["result"]
            assert wire.ask("why", words="pass")["code"] == "over"
    with release(tmp_path, 3, FORBIDDEN) as server:
        assert everything(again(server, players[0]), table) == before


def test_one_the_change_does_not_touch_is_replayed_by_the_new_rules(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play_to_the_end(players, table)
        wait_for(lambda: rows(server, sa.select(schema.matches.c.verified).where(schema.matches.c.id == table))[0][0])
        before = everything(players[0], table)
    with release(tmp_path, 2) as server:
        anna = again(server, players[0])
        assert everything(anna, table) == before
        assert anna.table(table)["rules_change"] is None


def test_a_match_without_a_record_is_given_one_by_upkeep(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play_to_the_end(players, table)
        wait_for(lambda: rows(server, sa.select(schema.records.c.part)))
    drop(tmp_path, "DELETE FROM records")
    with release(tmp_path) as server:
        wait_for(lambda: rows(server, sa.select(schema.records.c.part).where(schema.records.c.match == table)))


def test_one_that_never_had_a_record_is_shown_as_far_as_the_rules_agree(tmp_path: Path) -> None:
    """A match that ended before records were kept, met by rules that lead elsewhere: its file stays whole."""
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "")
        common = len(words_of(server, table))
        play_to_the_end(players, table, TOUCHED)
        wait_for(lambda: rows(server, sa.select(schema.records.c.part)))
        file = players[0].http.get(f"/api/tables/{table}/file").text
    drop(tmp_path, "DELETE FROM records")
    with release(tmp_path, 2, TOUCHED) as server:
        anna = again(server, players[0])
        state = anna.table(table)
        assert (state["state"], state["number"], state["rules_change"]["to"]) == ("over", common, common)
        assert anna.get(f"/api/tables/{table}/replay")["last"] == common
        assert anna.http.get(f"/api/tables/{table}/file").text == file
        assert anna.get("/api/me/tables", state="over")["tables"][0]["winners"]


# ---------------------------------------------------------------------- old databases


def drop(folder: Path, *statements: str) -> None:
    """Take away what older releases did not write."""
    import sqlite3

    with sqlite3.connect(folder / "test.sqlite") as database:
        for statement in statements:
            database.execute(statement)


def make_old(folder: Path) -> None:
    """The database as the first release has written it."""
    engine = sa.create_engine(f"sqlite:///{folder / 'test.sqlite'}")
    with engine.begin() as connection:
        command.downgrade(config(connection), "0002")
    engine.dispose()


def test_a_database_of_the_first_release_is_taken_over(tmp_path: Path) -> None:
    """It has no marks: nothing proves that a match was not touched, so its people are asked."""
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "", TOUCHED)
        ended, over = two_people(server)
        play_to_the_end(ended, over)
        wait_for(lambda: rows(server, sa.select(schema.records.c.part)))
        file = ended[0].http.get(f"/api/tables/{over}/file").text
        length = len(words_of(server, table))
    make_old(tmp_path)
    with release(tmp_path, 2) as server:
        players = [again(server, one) for one in players]
        wait_for(lambda: state_of(server, table) == "paused")
        asked = players[0].table(table)["rules_change"]
        assert (asked["to"], asked["last"]) == (length, length)
        for one in players:
            one.act(table, type="renew", agree=True)
        assert words_of(server, table)[length] == "rules 2"
        play(players, table, "")
        anna = again(server, ended[0])
        assert anna.table(over)["result"]
        same = parse(anna.http.get(f"/api/tables/{over}/file").text)
        assert same.entries == parse(file).entries
        wait_for(lambda: rows(server, sa.select(schema.records.c.part).where(schema.records.c.match == over)))


def test_a_database_of_the_first_release_plays_on_under_the_same_rules(tmp_path: Path) -> None:
    with release(tmp_path) as server:
        players, table = two_people(server)
        play(players, table, "")
    make_old(tmp_path)
    with release(tmp_path) as server:
        players = [again(server, one) for one in players]
        play(players, table, "", TOUCHED)
        assert players[0].table(table)["state"] == "running"

"""Hints and analyses: thought of elsewhere, from what the seat knows, in the reader's language."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.catalogue import load
from serai.core import codec
from serai.core.register import rules
from serai.core.rng import Rng
from serai.server.jobs import advice
from serai.server.jobs.bots import BotService
from serai.server.jobs.runners import BotJob, run_job
from serai.server.texts import say
from tests.server.running import Running, running, wait_for

GAME = "euphrat-tigris"


def test_a_hint_tells_the_move_the_line_the_estimate_and_the_rules(server: Running) -> None:
    people = [server.person(), server.person()]
    links = people[0].create("me", "link", game=GAME)
    people[1].sit(links, 1)
    table, seat = links["table"], people[0].table(links["table"])["waiting_for"][0]
    with people[seat].socket(table, "?language=de") as wire:
        now = wire.until("table")
        offered = {move["words"]: move for move in now["offer"]["moves"]}
        hint = wire.ask("hint")
    assert hint["number"] == now["number"]
    assert hint["move"] == offered[hint["move"]["words"]]
    first, *more = hint["line"]
    assert (first["seat"], first["words"], first["label"]) == (seat, hint["move"]["words"], hint["move"]["label"])
    assert more
    assert all(one["label"] not in ("", one["words"]) for one in hint["line"])
    assert {one["rule"] for one in hint["line"]} - {""} <= set(rules(load(GAME)))
    assert first["rule"]
    assert 0 < hint["gain"] < hint["value"] <= 1
    english = people[seat].post(f"/api/tables/{table}/hint?language=en")
    assert english["move"]["words"] == hint["move"]["words"]
    assert english["move"]["label"] != hint["move"]["label"]
    assert [one["words"] for one in english["line"]] == [one["words"] for one in hint["line"]]


@pytest.mark.parametrize("wants", ["hint", "analysis"])
def test_advice_is_worked_out_from_what_the_seat_knows(server: Running, wants: Any) -> None:
    _, links = server.seated(game=GAME)
    table = links["table"]
    known = server.services.repository.loaded[table]
    seat = known.row.waiting[0]
    job = server.services.bots.job_now(known, seat, "mcts:40", wants)
    game, state = known.match.game, known.match.state
    worlds = (codec.dump(game.rules.redeal(state, seat, Rng(number))) for number in range(100))
    other = next(world for world in worlds if world != codec.dump(state))  # small hands are at times dealt alike
    same = msgspec.structs.replace(job, state=other)
    assert run_job(msgspec.to_builtins(job)) == run_job(msgspec.to_builtins(same))


def test_a_hint_does_not_look_at_what_another_may_still_take_back(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link")
    friend.sit(links, 1)
    known = server.services.repository.loaded[links["table"]]
    before = codec.dump(known.match.state)
    host.act(links["table"], type="play", number=host.table(links["table"])["number"], words="pass")
    assert server.services.bots.job(known, known.match.seen_state(1), 1, "random", "hint", 0).state == before
    assert server.services.bots.job_now(known, 1, "random", "hint") is None
    assert friend.refused(f"/api/tables/{links['table']}/hint")["code"] == "no-hint"


def test_a_hint_is_thought_of_once_and_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        asked: list[BotJob] = []

        async def thinker(job: BotJob) -> str:
            asked.append(job)
            return run_job(msgspec.to_builtins(job))

        async def close() -> None:
            """There is nothing to close."""

        thinker.close = close  # type: ignore[attr-defined]
        thinker.budget_wait = server.services.bots.runner.budget_wait  # type: ignore[attr-defined]
        monkeypatch.setattr(server.services.bots, "runner", thinker)
        (host, _), links = server.seated()
        table = links["table"]
        first = host.post(f"/api/tables/{table}/hint")
        assert host.post(f"/api/tables/{table}/hint") == first
        assert len(asked) == 1
        monkeypatch.setattr(advice, "AT_ONCE", 0)
        _, other = server.seated(host=host)
        refusal = host.refused(f"/api/tables/{other['table']}/hint")
        assert (refusal["status"], refusal["code"]) == (429, "too-many")


def test_one_persons_hints_keep_nobody_elses_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        thought = threading.Event()
        answer = BotService.answer

        async def slowly(self: BotService, job: BotJob) -> str:
            while job.owner == host_id and not thought.is_set():
                await asyncio.sleep(0.01)
            return await answer(self, job)

        monkeypatch.setattr(BotService, "answer", slowly)
        host = server.person()
        host.create("me", "link")
        host_id = host.get("/api/me")["user"]
        tables = [server.seated(host=host)[1]["table"] for _ in range(9)]
        with ThreadPoolExecutor(len(tables)) as pool:
            asked = [pool.submit(host.send, f"/api/tables/{table}/hint") for table in tables]
            wait_for(lambda: sum(one.done() for one in asked) == len(tables) - advice.AT_ONCE)
            (other, _), own = server.seated()
            assert other.post(f"/api/tables/{own['table']}/hint")["move"]
            thought.set()
        answers = [one.result() for one in asked]
        assert sorted(one.status_code for one in answers) == [200] * advice.AT_ONCE + [429] * (9 - advice.AT_ONCE)
        assert not server.services.advice._asking


def test_without_a_bot_process_there_is_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:

        async def gone(job: BotJob) -> str:
            raise OSError("no process")

        monkeypatch.setattr(server.services.bots.runner.__class__, "__call__", lambda _, job: gone(job))
        host = server.person(**{"accept-language": "de"})
        _, links = server.seated(host=host)
        refusal = host.refused(f"/api/tables/{links['table']}/hint")
        assert (refusal["status"], refusal["code"]) == (503, "bot-away")
        assert refusal["sentence"] == say("bot-away", "de")


def test_a_finished_match_is_looked_at_again(server: Running) -> None:
    host = server.person()
    table = host.create("random", "random")["table"]
    wait_for(lambda: host.table(table)["state"] == "over")
    replay = host.get(f"/api/tables/{table}/replay")
    assert len(replay["estimate"]) == replay["last"] + 1
    assert all(0 <= value <= 1 for row in replay["estimate"] for value in row)
    number = next(i for i, mover in enumerate(replay["movers"]) if mover == 1)
    found = host.post(f"/api/tables/{table}/replay/{number}/analysis?language=de")
    assert (found["number"], found["seat"]) == (number, 1)
    assert found["prompt"]
    assert found["choices"][0]["visits"] == max(one["visits"] for one in found["choices"])
    words = [entry.words for entry in server.services.repository.loaded[table].match.entries]
    assert found["played"] == words[number]
    assert host.refused(f"/api/tables/{table}/replay/{replay['last']}/analysis")["code"] == "nobody-asked"
    assert host.refused(f"/api/tables/{table}/replay/{replay['last'] + 1}/analysis")["code"] == "no-entry"


def test_a_running_match_is_not_analysed(server: Running) -> None:
    host = server.person()
    table = host.create("me", "link")["table"]
    assert host.refused(f"/api/tables/{table}/replay/0/analysis")["code"] == "not-over"
    assert server.person().refused(f"/api/tables/{table}/replay/0/analysis")["code"] == "not-yours"

"""The arena: pairs with seats rotated, intervals, faults counted, a file that can be gone on from."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from serai.arena.experiment import Experiment
from serai.arena.ladder import Measurement, markdown, rows, summarise
from serai.arena.pairs import Pair, play_pair
from serai.arena.plot import svg
from serai.arena.rating import result, win_rate
from serai.catalogue import load
from serai.cli.main import run

GAME = "euphrat-tigris"


def pair(seed: int, a: float) -> Pair:
    return Pair(seed, {"a": a, "b": 2 - a}, 2, 0, 0, 0, 0.0, 0.0)


def test_the_interval_holds_the_rate_and_narrows_with_more_pairs() -> None:
    few = win_rate([pair(i, float(i % 3)) for i in range(9)], "a")
    many = win_rate([pair(i, float(i % 3)) for i in range(900)], "a")
    assert few.rate == many.rate == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high


def test_a_few_pairs_won_without_exception_prove_little() -> None:
    won = [pair(i, 2.0) for i in range(2)]
    assert win_rate(won, "a").low < 0.2
    assert win_rate(won, "b").high > 0.8
    assert win_rate([pair(i, 2.0) for i in range(200)], "a").low > 0.95


def test_a_pair_gives_every_bot_every_seat_and_all_wins_to_someone() -> None:
    game = load(GAME)
    played = play_pair(game, game.rules.tables(game.pack()), game.check_options({}), ["random", "novice"], 3, 60.0)
    assert played.matches == 2
    assert sum(played.wins.values()) == pytest.approx(2.0)
    assert played.illegal == played.timeouts == 0


def test_illegal_moves_and_time_outs_are_counted(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("for line in iter(input, ''): print('{\"move\": \"fly\"}', flush=True)")
    game = load(GAME)
    bots = [f"stdio:{sys.executable} {tmp_path / 'bot.py'}", "random"]
    played = play_pair(game, game.rules.tables(game.pack()), game.check_options({}), bots, 3, 0.0)
    assert played.illegal > 10
    assert played.timeouts > played.illegal


def test_the_command_prints_rates_draws_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "pairs.jsonl", tmp_path / "plot.svg"
    args = ["arena", GAME, "--bots", "random,novice", "--out", str(out), "--plot", str(plot)]
    assert run([*args, "--pairs", "1"]) == 0
    assert run([*args, "--pairs", "2"]) == 0
    printed = msgspec.json.decode(capsys.readouterr().out.splitlines()[-1])
    assert printed["pairs"] == 2
    assert set(printed["bots"]) == {"random", "novice"}
    assert len(out.read_text().splitlines()) == 2
    assert plot.read_text().startswith("<svg")
    assert run(["arena", GAME, "--bots", "random,random", "--out", str(out), "--pairs", "1"]) == 2
    assert "another experiment" in capsys.readouterr().err


def test_a_drawing_names_every_bot() -> None:
    drawn = svg(result("camp", 2, ["a", "b"], [pair(1, 2.0), pair(2, 1.0)]))
    assert ">a<" in drawn
    assert ">b<" in drawn


def test_a_cluster_plays_the_same_pairs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", GAME, "--bots", "random,novice", "--pairs", "2"]
    assert run([*args, "--report", str(tmp_path / "here.json")]) == 0
    assert run([*args, "--report", str(tmp_path / "ray.json"), "--ray"]) == 0
    here, ray = capsys.readouterr().out.splitlines()
    assert here == ray


def test_the_ladder_is_made_of_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "strength.md"
    assert run(["ladder", "--from", str(tmp_path)]) == 2
    assert "holds no measurements" in capsys.readouterr().err
    report = str(tmp_path / "one.json")
    assert run(["arena", GAME, "--bots", "novice,random", "--pairs", "1", "--report", report]) == 0
    rate = msgspec.json.decode(capsys.readouterr().out)["bots"]["novice"]["rate"]
    assert run(["ladder", "--from", str(tmp_path), "--out", str(page)]) == 0
    assert f"| novice | random | {rate:.1%} |" in page.read_text()
    (tmp_path / "two.json").write_text("{}")
    assert run(["ladder", "--from", str(tmp_path)]) == 2
    assert "two.json" in capsys.readouterr().err


def test_a_row_names_options_that_are_not_the_usual_ones() -> None:
    rates = {"a": win_rate([pair(1, 2.0)], "a"), "b": win_rate([pair(1, 2.0)], "b")}
    usual = load("catan").check_options({})
    for options, told in ((usual, "| a | b |"), (usual | {"trade": "none"}, "| a | b; trade=none |")):
        one = Measurement("catan", 2, options, ["a", "b"], 1, 2, rates, {}, True, 0, 0, 0)
        assert rows(one)[0].startswith(told)


def test_who_plays_alone_has_the_game_itself_against_him() -> None:
    options = load("mesopotamia").check_options({}) | {"solo": "siege"}
    one = Measurement("mesopotamia", 1, options, ["a"], 1, 1, {"a": win_rate([pair(1, 1.0)], "a")}, {}, True, 0, 0, 0)
    assert rows(one)[0].startswith("| a | the game itself; solo=siege |")
    assert "## Mesopotamia, alone\n" in markdown([one])


def test_a_row_tells_how_long_people_wait_at_most() -> None:
    experiment = Experiment(GAME, None, {}, ["a", "b"], 60.0)
    found = [
        Pair(1, {"a": 2.0, "b": 0.0}, 2, 0, 0, 0, 0.5, 1.0, {"a": 0.001}, {"a": 0.2}, {"a": 0.3}),
        Pair(2, {"a": 1.0, "b": 1.0}, 2, 0, 0, 0, 0.5, 1.0, {"a": 0.001}, {"a": 0.2}, {"a": 0.4}),
    ]
    told = {row.split(" | ")[0]: row for row in rows(summarise(experiment, found))}
    assert "| 1.0 ms | 200.0 ms | 400.0 ms |" in told["| a"]
    assert "| - | - | - |" in told["| b"]


def test_a_pair_keeps_its_slowest_choices() -> None:
    game = load(GAME)
    one = play_pair(game, game.rules.tables(game.pack()), game.check_options({}), ["novice", "random"], 3, 60.0)
    assert set(one.cost) == set(one.late) == set(one.latest) == {"novice", "random"}
    assert all(one.cost[spec] <= one.late[spec] <= one.latest[spec] for spec in one.cost)

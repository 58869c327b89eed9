"""Every subcommand does what it says, and writes JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serai import __version__
from serai.benchmark import run as benchmark
from serai.bots import make_bot
from serai.cli import common
from serai.cli.fuzz import draw_setup
from serai.core.contract import BrokenPromise
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.core.seat import Seat
from tests.cli.conftest import Serai
from tests.contract.toy import pebbles


def finished_log(path: Path, seed: int = 5) -> Path:
    """A whole match of the toy, written where a test wants it."""
    match = Match.create(pebbles(), ["Mira", "Jonas"], dealer=Dealer.numbered(seed))
    bot = make_bot("random", seed)
    while not match.over:
        seat = Seat(match.game, match.state, match.waiting_for()[0])
        match.play(seat.seat, seat.words(bot.choose(seat)))
    path.write_text(match.log().text(), "utf-8")
    return path


def lines(out: str) -> list[Any]:
    return [json.loads(line) for line in out.splitlines()]


def test_help_shows_what_there_is(serai: Serai) -> None:
    done = serai("--help")
    assert done.code == 0
    assert all(name in done.out for name in ("games", "play", "selfplay", "fuzz", "replay", "verify", "rules", "bench"))


def test_games_lists_players_and_options(serai: Serai) -> None:
    toy = lines(serai("games").out)[0]["games"]["pebbles"]
    assert toy["title"] == "Pebbles"
    assert toy["players"] == [2, 3]
    assert toy["options"] == {"rounds": ["two", "four"]}
    assert lines(serai("games", "--language", "de").out)[0]["games"]["pebbles"]["title"] == "Kiesel"


def test_selfplay_writes_a_line_for_each_match_and_a_summary(serai: Serai) -> None:
    done = serai("selfplay", "pebbles", "--players", "3", "--games", "4", "--seed", "7", "--option", "rounds=four")
    *matches, last = lines(done.out)
    assert [match["seed"] for match in matches] == [7, 8, 9, 10]
    assert all(match["finished"] and len(match["standing"]) == 3 for match in matches)
    assert set(last["summary"]) == {"game", "players", "games", "finished", "decisions", "seconds"}
    assert (last["summary"]["games"], last["summary"]["finished"], last["summary"]["players"]) == (4, 4, 3)
    assert last["summary"]["decisions"] == sum(match["decisions"] for match in matches)


def test_it_is_said_when_the_rules_run_interpreted(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERAI_PURE", raising=False)
    for command in (["selfplay"], ["arena", "--bots", "random,random"], ["study", "--bots", "random,random"]):
        asked = [command[0], "tadmor" if command[0] == "study" else "pebbles", *command[1:]]
        few = ["--pairs", "1"] if command[0] == "arena" else ["--games", "1"]
        said = []
        for compiled in (True, False):
            monkeypatch.setattr(common, "COMPILED", compiled)
            done = serai(*asked, *few)
            assert done.code == 0
            said.append("make compile" in done.err)
        assert said == [False, True]


def test_selfplay_repeats_itself(serai: Serai) -> None:
    def without_time(out: str) -> list[Any]:
        return [{**line, "seconds": 0} for line in lines(out)[:-1]]

    args = ("selfplay", "pebbles", "--games", "3", "--bots", "greedy,random")
    assert without_time(serai(*args).out) == without_time(serai(*args).out)
    assert without_time(serai(*args).out) != without_time(serai(*args, "--seed", "9").out)


def test_fuzz_plays_checked_matches(serai: Serai) -> None:
    done = serai("fuzz", "pebbles", "--minutes", "0.005", "--players", "2", "--seed", "1")
    told = lines(done.out)[0]
    assert done.code == 0
    assert told["broken"] is None
    assert told["matches"] >= 1


def test_fuzz_writes_the_log_that_fails(serai: Serai, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def breaks(game: Any, players: int, options: dict[str, str], seed: int, deep_every: int) -> None:
        error = BrokenPromise("clone", "a clone shares a column")
        error.log = Match.create(game, ["a", "b"], dealer=Dealer.numbered(seed)).log()
        raise error

    monkeypatch.setattr("serai.cli.fuzz.play_checked", breaks)
    done = serai("fuzz", "pebbles", "--seed", "12", "--players", "2")
    told = lines(done.out)[0]
    assert done.code == 1
    assert told["broken"]["promise"] == "clone"
    assert (tmp_path / "fuzz-pebbles-12.serai").read_text("utf-8").startswith(f"serai log 1\nrelease: {__version__}\n")
    assert "a clone shares a column" in done.err


def test_fuzz_draws_every_player_count_and_option() -> None:
    drawn = {
        (players, options["rounds"]) for players, options in (draw_setup(pebbles(), [2, 3], {}, n) for n in range(40))
    }
    assert drawn == {(2, "two"), (2, "four"), (3, "two"), (3, "four")}
    assert {draw_setup(pebbles(), [2], {"rounds": "two"}, n)[1]["rounds"] for n in range(9)} == {"two"}


def test_replay_tells_the_match(serai: Serai, tmp_path: Path) -> None:
    log = finished_log(tmp_path / "a.serai")
    told = lines(serai("replay", str(log)).out)[0]
    assert told["over"]
    assert told["seats"] == ["Mira", "Jonas"]
    assert told["lines"][0] == {"move": 1, "text": "A pebble is covered."}
    assert not any("You draw" in line["text"] for line in told["lines"]), "a spectator reads no secrets"
    german = lines(serai("replay", str(log), "--language", "de", "--up-to", "3").out)[0]
    assert german["moves"] == 3
    assert not german["over"]
    assert german["lines"][0]["text"] == "Ein Kiesel wird verdeckt."


def test_verify_derives_the_dice(serai: Serai, tmp_path: Path) -> None:
    log = finished_log(tmp_path / "a.serai")
    told = lines(serai("verify", str(log)).out)[0]
    assert told["fair"]
    assert told["draws"] == sum(" dice " in line for line in log.read_text("utf-8").splitlines())


def test_rules_prints_the_register(serai: Serai) -> None:
    assert lines(serai("rules").out)[0]["rules"]["pebbles"] == 4
    listed = lines(serai("rules", "pebbles").out)[0]
    assert [rule["id"] for rule in listed["rules"]] == ["P1", "P2", "P3", "P4"]
    one = lines(serai("rules", "pebbles", "p3").out)[0]
    assert one["chapter"] == "Bids"
    assert one["de"].startswith("Alle bieten")


def test_rules_check_fails_on_a_gap(serai: Serai) -> None:
    done = serai("rules", "pebbles", "--check")
    assert done.code == 1
    assert "rule P1 has no code that cites it" in done.err, "the toy's code lies outside its folder"
    assert "pebbles: no test proves any of its 4 rules" in done.err
    assert lines(done.out)[0]["faults"] == 5


def test_data_is_exported_and_checked(serai: Serai, tmp_path: Path) -> None:
    text = serai("data", "export", "pebbles").out
    assert '[pack]\ngame = "pebbles"' in text
    pack = tmp_path / "mine.toml"
    assert serai("data", "export", "pebbles", "--output", str(pack)).code == 0
    assert pack.read_text("utf-8") == text
    assert lines(serai("data", "check", str(pack)).out)[0]["own"]
    pack.write_text(text.replace("each = ", "each = 1"), "utf-8")
    told = lines(serai("data", "check", str(pack)).out)[0]
    assert not told["own"]


def test_bench_measures_and_relates(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(name: str, players: int, seconds: float, pure: bool, options: list[str]) -> dict[str, Any]:
        per_second = 100.0 if pure else 2000.0
        speeds = {"decisions_per_s": per_second, "games_per_s": per_second / 50}
        costs = {"clone_us": 0.5, "moves_us": 2.0, "last_over_first_quarter": 1.1}
        return {"players": players, "compiled": not pure, **speeds, **costs}

    monkeypatch.setattr(benchmark, "COMPILED", True)
    monkeypatch.setattr(benchmark, "measure_build", measure)
    monkeypatch.setattr(
        benchmark, "measure_peer", lambda name, s: {"copy_us": 80.0, "moves_us": 20.0, "games_per_s": 10.0}
    )
    told = lines(serai("bench", "--game", "pebbles", "--peer", "catanatron").out)[0]
    assert set(told) == {"games", "peers", "ratios"}
    assert told["games"]["pebbles"]["players"] == 3
    assert told["games"]["pebbles"]["interpreted"]["compiled"] is False
    assert told["ratios"]["pebbles"] == {
        "last_over_first_quarter": 1.1,
        "compiled_over_interpreted": 20.0,
        "catanatron_copy_over_clone": 160.0,
        "catanatron_moves_over_moves": 10.0,
        "games_over_catanatron": 4.0,
    }

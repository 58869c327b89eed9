"""Bad input gets one sentence that says what would be right, exit code 2, and nothing is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Done, Serai
from tests.cli.test_commands import finished_log


def refused(done: Done, *said: str) -> None:
    """One line on standard error with these words, nothing for programs, exit code 2."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.startswith("serai: ")
    assert done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err
    for part in said:
        assert part in done.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "chess"], ['no game "chess"', "pebbles"]),
        (["play"], ["Name the game", "serai games"]),
        (["selfplay", "chess"], ['no game "chess"']),
        (["fuzz", "chess"], ['no game "chess"']),
        (["rules", "chess"], ['no game "chess"']),
        (["rules", "pebbles", "P99"], ['"P99"', "P1, P2, P3, P4"]),
        (["data", "export", "chess"], ['no game "chess"']),
        (["bench", "--game", "chess"], ['no game "chess"']),
        (["bench", "--peer", "deepblue"], ['"deepblue"', "catanatron"]),
        (["play", "pebbles", "--option", "board=round"], ['"board"', "rounds"]),
        (["play", "pebbles", "--option", "rounds=nine"], ['"nine"', "two, four"]),
        (["play", "pebbles", "--option", "rounds"], ["name=value"]),
        (["play", "pebbles", "--option", "rounds=two", "--option", "rounds=four"], ["given twice"]),
        (["play", "pebbles", "--seats", "human,robot"], ['"robot"', "random, greedy, mcts"]),
        (["play", "pebbles", "--seats", "human,random:5"], ["takes no number"]),
        (["play", "pebbles", "--seats", "greedy,greedy"], ["There is no human", "selfplay"]),
        (["play", "pebbles", "--seats", "human:Mira,human:Mira"], ['Two seats are called "Mira"']),
        (["play", "pebbles", "--seats", "human,human,human,human"], ["2, 3 players, not 4"]),
        (["play", "pebbles", "--players", "9"], ["2, 3 players, not 9"]),
        (["play", "pebbles", "--language", "fr"], ['"fr"', "en, de"]),
        (["selfplay", "pebbles", "--players", "1"], ["2, 3 players, not 1"]),
        (["selfplay", "pebbles", "--games", "0"], ["--games"]),
        (["selfplay", "pebbles", "--games", "many"], ["--games"]),
        (["selfplay", "pebbles", "--bots", "random,random,greedy", "--players", "2"], ["3 bots", "2 players"]),
        (["fuzz", "pebbles", "--players", "two"], ['"two"', "numbers"]),
        (["replay", "nowhere.serai"], ["nowhere.serai", "cannot be read"]),
        (["verify", "nowhere.serai"], ["nowhere.serai", "cannot be read"]),
        (["play", "--resume", "nowhere.serai"], ["nowhere.serai", "cannot be read"]),
        (["play", "pebbles", "--resume", "nowhere.serai"], ["--resume FILE alone"]),
        (["data", "check", "nowhere.toml"], ["nowhere.toml", "cannot be read"]),
        (["data"], ["Missing command"]),
        (["dance"], ["dance", "serai --help"]),
        (["games", "--loud"], ["--loud", "serai games --help"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_one_sentence(serai: Serai, args: list[str], said: list[str]) -> None:
    refused(serai(*args), *said)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("serai log 1", "serai log 99", "formats up to 1"),
        ("serai log 1", "a shopping list", 'begins with "serai log 1"'),
        ("rules: 1", "rules: 77", "rules version 77"),
        ("rules: 1", "rules: one", "is not a number"),
        ("game: pebbles", "game: chess", 'no game "chess"'),
        ("data: ", "data: 0", "--data FILE"),
        ("option rounds: two", "option rounds: nine", "nine"),
        ("\n2 dice draw", "\n2 dice drow", "move 2"),
        ("\n3 dice", "\n4 dice", "move 4 stands where move 3 belongs"),
        ("\n8 1 ", "\n8 7 ", "there is no seat 7"),
    ],
)
def test_an_edited_log(serai: Serai, tmp_path: Path, command: str, old: str, new: str, said: str) -> None:
    log = finished_log(tmp_path / "a.serai")
    text = log.read_text("utf-8")
    assert old in text
    log.write_text(text.replace(old, new, 1), "utf-8")
    refused(serai(command, str(log)), said, "a.serai" if "chess" not in said and "nine" not in said else "")


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9])
def test_a_log_cut_off(serai: Serai, tmp_path: Path, kept: float) -> None:
    log = finished_log(tmp_path / "a.serai")
    text = log.read_text("utf-8")
    log.write_text(text[: int(len(text) * kept)], "utf-8")
    refused(serai("replay", str(log)), "a.serai", "line")


def test_a_log_that_is_not_text(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "a.serai").write_bytes(b"\xff\xfe\x00\x01")
    refused(serai("replay", "a.serai"), "not UTF-8")


def test_a_changed_draw_is_found_out(serai: Serai, tmp_path: Path) -> None:
    log = finished_log(tmp_path / "a.serai")
    text = log.read_text("utf-8")
    drawn = next(line for line in text.splitlines() if line.startswith("2 dice draw"))
    other = "2 dice draw " + ("red" if "red" not in drawn else "blue")
    log.write_text(text.replace(drawn, other), "utf-8")
    refused(serai("verify", str(log)), "move 2", "the seed gives")


def test_another_seed_is_found_out(serai: Serai, tmp_path: Path) -> None:
    log, other = finished_log(tmp_path / "a.serai"), finished_log(tmp_path / "b.serai", seed=6)
    seed, false = (path.read_text("utf-8").splitlines()[-1] for path in (log, other))
    log.write_text(log.read_text("utf-8").replace(seed, false), "utf-8")
    refused(serai("verify", str(log)), "seed does not fit")


def test_a_replay_cannot_stop_beyond_the_end(serai: Serai, tmp_path: Path) -> None:
    refused(serai("replay", str(finished_log(tmp_path / "a.serai")), "--up-to", "5000"), "--up-to 5000")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cells = 6", "cells = 7", "pebbles.cells: must be 6"),
        ("cells = 6", "cells = 6\nrooms = 2", 'unknown field "rooms"'),
        ("cells = 6", "", 'field "cells" is missing'),
        ("cells = 6", 'cells = "six"', "must be a whole number"),
        ("cells = 6", "cells = = 6", "not valid TOML"),
        ('game = "pebbles"', 'game = "chess"', 'no game "chess"'),
        ('game = "pebbles"', "", "[pack]"),
        ("[pack]", "[pock]", "[pack]"),
    ],
)
def test_a_wrong_data_pack(serai: Serai, tmp_path: Path, old: str, new: str, said: str) -> None:
    text = serai("data", "export", "pebbles").out
    assert old in text
    (tmp_path / "mine.toml").write_text(text.replace(old, new), "utf-8")
    refused(serai("data", "check", "mine.toml"), said)
    if "chess" not in new:
        refused(serai("play", "pebbles", "--data", "mine.toml"), said)


def test_nothing_is_overwritten(serai: Serai, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("dear", "utf-8")
    refused(serai("data", "export", "pebbles", "--output", "kept"), "already")
    refused(serai("play", "pebbles", "--log", "kept"), "already")
    assert kept.read_text("utf-8") == "dear"
    refused(serai("play", "pebbles", "--log", "no/folder.serai"), "no folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept"]


def test_a_saved_match_needs_its_seed(serai: Serai, tmp_path: Path) -> None:
    serai("play", "pebbles", "--log", "a.serai", typed="quit\n")
    beside = tmp_path / "a.serai.seed"
    whole = beside.read_text("utf-8")
    beside.write_text("{", "utf-8")
    refused(serai("play", "--resume", "a.serai"), "a.serai.seed", "is not what serai play wrote")
    beside.write_text(whole.replace('"seed":"', '"seed":"00').replace('00",', '",', 1), "utf-8")
    refused(serai("play", "--resume", "a.serai"))
    beside.unlink()
    refused(serai("play", "--resume", "a.serai"), "a.serai.seed", "is missing")


def test_a_finished_match_is_not_resumed(serai: Serai, tmp_path: Path) -> None:
    finished_log(tmp_path / "a.serai")
    refused(serai("play", "--resume", "a.serai"), "is over", "serai replay")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join("a" * 900) + " = 1", "has a line with more than 60 dots."),
        ("a" * 700_000, "is larger than 600000 bytes."),
        ("a = " + "[" * 900, "more than 100 deep."),
        ("[pack]\ngame = 5", "has no [pack] table with a game"),
        ("ä" * 400_000, "is larger than 600000 bytes."),
    ],
)
def test_a_pack_that_would_take_long_is_refused_at_once(serai: Serai, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    for args in (["data", "check", str(file)], ["play", "pebbles", "--data", str(file)]):
        refused(serai(*args), "mine.toml", said)

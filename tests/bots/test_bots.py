"""Bots: offered moves only, the same for the same seed, nothing seen that is hidden, programs from outside."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

import pytest

from serai.bots import make_bot
from serai.bots.external import BotFailed
from serai.catalogue import load
from serai.core.codec import digest
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.flow import among
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.seat import Seat

GAME = "euphrat-tigris"


def opening(seed: int) -> Seat:
    match = Match.create(load(GAME), ["A", "B"], dealer=Dealer.numbered(seed))
    return Seat(match.game, match.state, match.waiting_for()[0])


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:20", "novice", "trader"])
def test_the_same_seed_chooses_the_same_offered_move(spec: str) -> None:
    seat = opening(1)
    chosen = make_bot(spec, 5).choose(seat)
    assert chosen in seat.moves()
    assert make_bot(spec, 5).choose(opening(1)) == chosen


@pytest.mark.parametrize("spec", ["greedy", "mcts:20"])
def test_what_is_hidden_cannot_change_the_choice(spec: str) -> None:
    """Two worlds that differ only in hidden things are the same to a bot, with the same seed, move for move."""
    seat = opening(2)
    other = Seat(seat.game, seat.imagine(Rng(99)), seat.seat)
    assert digest(seat.imagine(Rng(1))) == digest(other.imagine(Rng(1)))
    assert make_bot(spec, 5).choose(seat) == make_bot(spec, 5).choose(other)


def test_a_move_is_found_among_ascending_moves() -> None:
    moves = opening(3).decision().moves(opening(3).imagine(Rng(1)))
    assert all(among(moves, move) for move in moves)
    assert not among(moves, -1)
    assert not among(moves, 10**6)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("deep-thought", "deep-thought"),
        ("greedy:3", "greedy"),
        ("mcts:many", "iterations"),
        ("mcts:0", "iterations"),
        ("stdio", "command"),
        ("stdio:/no/such/program", "/no/such/program"),
        ("http:move", "address"),
    ],
)
def test_a_wrong_spec_is_answered_with_a_sentence(spec: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        make_bot(spec, 1, outside=True)


def program(folder: Path, body: str) -> str:
    path = folder / "bot.py"
    path.write_text("import json, sys\nfor line in sys.stdin:\n" + textwrap.indent(textwrap.dedent(body), "    "))
    return f"stdio:{sys.executable} {path}"


def test_a_program_from_outside_plays(tmp_path: Path) -> None:
    body = """
        asked = json.loads(line)
        assert asked["game"] == "euphrat-tigris" and asked["view"]["players"][1 - asked["seat"]]["hand"] is None
        print(json.dumps({"move": asked["moves"][-1]["words"]}), flush=True)
    """
    seat = opening(4)
    assert seat.words(make_bot(program(tmp_path, body), 0, outside=True).choose(seat)) == "end"


def test_a_program_is_told_when_it_is_refused(tmp_path: Path) -> None:
    body = """
        asked = json.loads(line)
        print(json.dumps({"move": "end" if "refused" in asked else "fly"}), flush=True)
    """
    seat = opening(4)
    assert seat.words(make_bot(program(tmp_path, body), 0, outside=True).choose(seat)) == "end"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('hello', flush=True)", "it said hello"),
        ("sys.exit()", "nothing"),
        ('print(\'{"move": "fly"}\', flush=True)', "not offered"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, body: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said):
        make_bot(program(tmp_path, body), 0, outside=True).choose(opening(4))

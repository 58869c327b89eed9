"""Every game keeps the contract: at every player count, with every option."""

from __future__ import annotations

import pytest

import serai
from serai.core import contract
from serai.core.game import Options
from tests.contract.setups import label, lone, setups, singles, tables

# How many moves pass between two deep checks (the whole block's refusals, every seat's redeal).
SPARSE = 61
DENSE = 17
# A match with every check at every move is cut off after so many; others are played to the end.
MOST = 500


def stride(name: str) -> int:
    """Long games are looked at every few moves, so that all games cost about the same."""
    return max(1, serai.load(name).rules.longest // 8000)


@pytest.mark.parametrize("name", serai.games())
def test_words_are_unique_and_parse_back(name: str) -> None:
    contract.check_words(serai.load(name))


@pytest.mark.parametrize("name", serai.games())
def test_a_match_with_every_check_at_every_move(name: str) -> None:
    game = serai.load(name)
    middle = game.players[len(game.players) // 2]
    match = contract.play_checked(game, middle, {}, seed=1, limit=MOST)
    assert match.over or match.moves >= MOST


@pytest.mark.parametrize(("name", "options"), lone(), ids=map(label, lone()))
def test_alone_with_every_check_at_every_move(name: str, options: Options) -> None:
    match = contract.play_checked(serai.load(name), 1, options, seed=1, limit=MOST)
    assert match.over or match.moves >= MOST


@pytest.mark.parametrize(("name", "players"), tables(), ids=map(label, tables()))
def test_redeals_change_what_is_hidden(name: str, players: int) -> None:
    game = serai.load(name)
    options = singles(game, players)[0]
    matches = [
        contract.play_checked(game, players, options, seed, DENSE * stride(name), every=stride(name)) for seed in (2, 3)
    ]
    contract.check_redeals(game, matches)


@pytest.mark.parametrize(("name", "players", "options"), setups(), ids=map(label, setups()))
def test_every_option_at_every_table(name: str, players: int, options: Options) -> None:
    step = stride(name)
    match = contract.play_checked(
        serai.load(name), players, options, seed=players, deep_every=SPARSE * step, every=step
    )
    assert match.over
    assert match.header.options == options
    assert bool(match.game.winners(match.state)) == (len(match.game.lost(match.state)) < players)

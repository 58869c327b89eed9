"""Every game with every option: nobody is shown what he cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.setups import label, setups, tables
from tests.server.noninterference.twins import Plan, play_twins
from tests.server.running import apart


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("worlds")


@pytest.mark.parametrize("setup", setups(), ids=label)
def test_from_the_beginning(folder: Path, setup: tuple[str, int, dict[str, str]]) -> None:
    game, players, options = setup
    assert apart(play_twins(folder, Plan(game, players, options, seed=1, ahead=0, moves=1))) > 0


@pytest.mark.parametrize("setup", tables(), ids=label)
def test_in_the_midst_of_a_match(folder: Path, setup: tuple[str, int]) -> None:
    game, players = setup
    assert apart(play_twins(folder, Plan(game, players, {}, seed=2, ahead=60, moves=3))) > 0


@pytest.mark.parametrize("game", ["euphrat-tigris", "tadmor", "alexander"])
def test_where_moves_need_no_confirmation(folder: Path, game: str) -> None:
    """Of those who are asked together nobody learns who has answered, not by a refusal either."""
    assert apart(play_twins(folder, Plan(game, 4, {}, seed=2, ahead=60, moves=3, confirm=False))) > 0

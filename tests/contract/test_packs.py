"""Every game keeps the contract with packs as owners may type them."""

from __future__ import annotations

import pytest

import serai
from serai.core import contract
from tests.contract.odd_packs import ODD, Edit, odd_pack
from tests.contract.test_games import stride

MOST = 240
ODD_PACKS = [pytest.param(name, edit, id=edit.__name__) for name, edits in ODD.items() for edit in edits]

each_odd_pack = pytest.mark.parametrize(("name", "edit"), ODD_PACKS)


def test_every_game_has_an_odd_pack() -> None:
    assert sorted(ODD) == sorted(serai.games())


@each_odd_pack
def test_an_odd_pack_is_another_pack(name: str, edit: Edit) -> None:
    assert odd_pack(name, edit).digest() != serai.load(name).pack().digest()


@each_odd_pack
def test_an_odd_pack_keeps_the_contract(name: str, edit: Edit) -> None:
    game, pack = serai.load(name), odd_pack(name, edit)
    for players in {game.players[0], game.players[-1]}:
        match = contract.play_checked(game, players, {}, seed=players, deep_every=40, limit=MOST, pack=pack)
        assert match.over or match.moves >= MOST


@each_odd_pack
def test_an_odd_pack_is_played_to_the_end(name: str, edit: Edit) -> None:
    game, pack = serai.load(name), odd_pack(name, edit)
    match = contract.play_checked(
        game, game.players[-1], {}, seed=3, deep_every=400 * stride(name), every=20 * stride(name), pack=pack
    )
    assert match.over

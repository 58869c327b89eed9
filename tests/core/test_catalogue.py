"""The catalogue finds every game."""

from __future__ import annotations

import importlib

import pytest

import serai
from serai.core.errors import BadInput


def test_games_can_be_asked_for_again_after_a_game_was_imported() -> None:
    names = list(serai.games())
    importlib.import_module("serai.games.euphrat_tigris")
    assert list(serai.games()) == names
    assert "euphrat-tigris" in names
    assert names == sorted(names)


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r'There is no game "chess"; known: .*euphrat-tigris'):
        serai.load("chess")

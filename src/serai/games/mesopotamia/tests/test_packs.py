"""An owner's pack: another map is read and played; a wrong one is refused with one sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai.core.errors import BadData
from serai.core.flow import settle
from serai.core.pack import Fields, Pack
from serai.core.playout import random_playout
from serai.core.rng import Rng
from serai.games.mesopotamia.geometry import geometry

GAME = "mesopotamia"
Edit = Callable[[Fields], None]


def edited(edit: Edit) -> Pack:
    own = serai.load(GAME).pack()
    values = copy.deepcopy(own.values)
    edit(values)
    return Pack.checked(values, "mine.toml", own)


def row(values: Fields, kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in values[kind] if one["id"] == name)
    return found


def setting(kind: str, name: str, field: str, value: Any) -> Edit:
    return lambda values: row(values, kind, name).update({field: value})


def with_another_area(values: Fields) -> None:
    """A 37th area beside the first one, named as the owner's board has it."""
    more = {**copy.deepcopy(row(values, "area", "a01")), "id": "a37", "name": "Carchemish", "tribe": [], "polygon": []}
    values["area"].append({**more, "borders": ["a01"]})
    row(values, "area", "a01")["borders"].append("a37")


@pytest.mark.parametrize("players", [2, 6])
def test_another_map_is_played_and_drawn(players: int) -> None:
    game = serai.load(GAME)
    s = game.rules.start(game.tables(edited(with_another_area)), players, game.check_setup(players, {}))
    settle(s)
    random_playout(s, Rng(players), 400)
    assert geometry(s).areas["a37"].name == "Carchemish"
    assert len(geometry(s).areas) == 37


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (setting("area", "a01", "borders", ["a02", "a99"]), 'area[a01].borders: "a99" is unknown'),
        (setting("area", "a01", "borders", ["a02"]), "must be mutual"),
        (setting("area", "a02", "start", 2), "area.start: must be 1 to 6, each once"),
        (setting("area", "a01", "polygon", [1, 2, 3, 4]), "area[a01].polygon: must be x and y of each point"),
        (setting("area", "a01", "polygon", [1, 2, 3, 4, 5, 9999]), "whole numbers from 0 to 2000"),
        (setting("section", "e1", "line", [5]), "section[e1].line: must be x and y of each point, at least 2 points"),
        (setting("section", "e1", "areas", ["a01"]), "section[e1].areas: must be two areas that border each other"),
        (lambda values: values["area"].pop(0), "without a gap"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(edit: Edit, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        serai.load(GAME).tables(edited(edit))
    assert sentence in str(refused.value)


def table_setting(name: str, field: str, value: Any) -> Edit:
    return lambda values: values[name].update({field: value})


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (table_setting("siege", "losing", 11), "siege.losing: must be a whole number from 2 to 10"),
        (table_setting("siege", "deck", ["star", "star"]), "siege.deck: must name each card once"),
        (table_setting("siege", "walls", ["a29"]), "siege.walls: must be at most 3 areas that are no start areas"),
        (table_setting("siege", "ships", ["e1", "e1"]), "siege.ships: must be at most 3 sections"),
        (setting("defender", "rider", "areas", ["a01", "a03", "a04"]), "defender[rider].areas: must be at most 2"),
        (table_setting("guardians", "position", 11), "guardians.position: must be a whole number from 1 to 10"),
        (setting("wave", "3", "chariot", 3), "wave[3].chariot: must be a whole number from 0 to 2"),
        (lambda values: row(values, "wave", "1").update(spearman=0, archer=0), "wave[1]: needs a land unit"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_mode_for_one_is_said(edit: Edit, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        serai.load(GAME).tables(edited(edit))
    assert sentence in str(refused.value)

"""The data pack: whole, labelled, and open to an owner's printed values."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.errors import BadData
from serai.core.match import Match
from serai.core.pack import Pack, export
from serai.core.playout import random_playout
from serai.core.rng import Rng

GAME = load("tadmor")


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = export("tadmor", GAME.identity.folder / "data")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_export_edit_check_play(tmp_path: Path) -> None:
    path = edited(tmp_path, "prestige = 10\ncamels = 3", "prestige = 12\ncamels = 3")
    pack = Pack.load(path, GAME.pack())
    assert pack.digest() != GAME.pack().digest()
    match = Match.create(GAME, ["A", "B"], dealer=Dealer.numbered(1), pack=pack)
    assert list(match.state.pp) == [12, 12]
    random_playout(match.state, Rng(3), GAME.rules.longest)
    assert match.over


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('effect = "caravan"', 'effect = "caravane"', "must be one of"),
        ("goods = [2, 2, 1, 1]", "goods = [2, 2, 1]", "must have 4 entries"),
        ('id = "k3"', 'id = "k30"', "must have the ids"),
        ('get = "gold"', 'get = "wood"', "no such trade for wood"),
        ("tax = [0, 1, 2]", "tax = [0, -1, 2]", "none below 0"),
        ("camels = 3", "camels = 0", "at least 1"),
    ],
)
def test_wrong_values_get_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        GAME.rules.tables(Pack.load(edited(tmp_path, old, new), GAME.pack()))


def test_every_value_says_where_it_comes_from() -> None:
    pack = GAME.pack()
    pack.check_provenance()
    assert set(pack.provenance()) == {"rulebook", "reconstructed"}
    reconstructed = pack.reconstructed()
    assert "mission[k16].cost" in reconstructed
    assert "colour[grey].price" not in reconstructed


def test_every_effect_is_used() -> None:
    data = GAME.rules.tables(GAME.pack())
    assert all(len(tiles) for tiles in data.tiles_of)
    assert all(len(places) for places in data.places_of)
    assert set(data.mission_effect) == set(range(15))

"""The data pack: counts, printed examples, provenance, round trip, faults."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import serai
from serai.core.errors import BadData
from serai.core.pack import Pack, export
from serai.core.text import Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.tests.positions import GAME, bundle, desk


def changed(tmp_path: Path, old: str, new: str) -> Pack:
    """The game's own pack with an edit, as an owner would make it."""
    game = serai.load(GAME)
    text = export(game.name, game.identity.folder / "data")
    assert old in text
    path = tmp_path / "pack.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return Pack.load(path, game.pack())


def test_an_exported_pack_plays_the_same_game(tmp_path: Path) -> None:
    game = serai.load(GAME)
    pack = changed(tmp_path, "rounds = 5", "rounds = 5")
    assert pack.digest() == game.pack().digest()
    assert list(game.rules.tables(pack).bundle) == list(game.rules.tables(game.pack()).bundle)


def test_an_owner_enters_a_printed_value(tmp_path: Path) -> None:
    game = serai.load(GAME)
    pack = changed(tmp_path, 'cost = ["2 coin", "1 camel"]', 'cost = ["4 coin", "1 silk"]')
    data = game.rules.tables(pack)
    assert data.of(data.seal_cost[0], tables.COIN) == 4
    assert data.of(data.seal_cost[0], tables.SILK) == 1
    assert pack.digest() != game.pack().digest()


def test_an_owner_enters_other_routes(tmp_path: Path) -> None:
    game = serai.load(GAME)
    pack = changed(tmp_path, '"beijing - xanadu: 2 coin",', '"beijing - xanadu: 1 camel", "beijing - xian: 7 coin",')
    assert len(game.rules.tables(pack).to) == len(game.rules.tables(game.pack()).to) + 2


def test_every_value_says_where_it_comes_from() -> None:
    pack = serai.load(GAME).pack()
    pack.check_provenance()
    assert set(pack.provenance()) == {"rulebook", "public", "reconstructed"}
    reconstructed = pack.reconstructed()
    for field in (
        "map.routes",
        "shields.track",
        "goal[g01].icons",
        "seal[farmer].cost",
        "place[goa].id",
    ):
        assert field in reconstructed
    for field in (
        "travel.steps",
        "khan.reward",
        "seal[jeweler].cost",
        "contract[k01].reward",
        "marker[b2].reward",
        "abha_basu.round",
    ):
        assert field not in reconstructed


def test_the_page_of_the_game_says_that_much_is_reconstructed() -> None:
    assert "reconstruct" in Speaker(serai.load(GAME), "en").say("about")
    assert "rekonstruiert" in Speaker(serai.load(GAME), "de").say("about")


def test_the_route_sums_that_are_known() -> None:
    """Xian to Jaipur over two oases and Fuzhou: four steps, 8 coins and 4 camels; Pagan to Kabul in one step."""
    data = desk().state.data

    def toll(*path: str) -> dict[str, int]:
        total: dict[str, int] = {}
        for a, b in pairwise(path):
            start, end = (tables.PLACE_NAMES.index(name) for name in (a, b))
            route = next(i for i in range(data.first[start], data.first[start + 1]) if data.to[i] == end)
            for kind, amount in bundle(desk(), data.toll[route]).items():
                total[kind] = total.get(kind, 0) + amount
        return total

    assert toll("xian", "o2", "fuzhou", "o3", "jaipur") == {"coin": 8, "camel": 4}
    assert toll("pagan", "kabul") == {"jade": 1, "camel": 2, "coin": 6}


def test_every_shield_is_on_the_map_and_no_two_contracts_are_alike() -> None:
    data = desk().state.data
    assert {int(shield) for shield in data.shield} == set(range(-1, 9))
    there = [*range(data.reds), *range(tables.FIRST_START, tables.FIRST_START + data.starts)]
    rows = [(str(bundle(desk(), data.contract_cost[i])), str(bundle(desk(), data.contract_reward[i]))) for i in there]
    assert len(set(rows)) == len(rows) == 49


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"4 coin", "2 camel"', '"4 coins", "2 camel"', '"coins" is unknown'),
        ('"4 coin", "2 camel"', '"x coin", "2 camel"', "must begin with a whole number"),
        ('"beijing - o1"', '"beijing - o99"', '"o99" is unknown'),
        ('"o1 - o4: 1 camel"', '"o1 - o4"', "between two oases must cost something"),
        ('"beijing - o1"', '"beijing - beijing"', "leads back to where it begins"),
        ('"beijing - o1"', '"beijing - o1: 1 gold"', "coins, camels and jade only"),
        ("rounds = 5", "rounds = 9", "setup.rounds: must be a whole number from 1 to 5"),
        ("steps = [1, 6, 6]", "steps = [1, 6]", "travel.steps: must have 3 entries"),
        ('mode = "per_pip"', 'mode = "lucky"', '"lucky" is unknown'),
        ('icons = ["rooster",', 'icons = ["whale",', '"whale" is unknown'),
        ('icons = ["rooster", ', "icons = [", "must have 4 entries, has 3"),
        ('kind = "bonus"', 'kind = "harbour"', "no kind of place"),
        ('shield = "monkey"\n', 'shield = ""\n', "every city but Beijing has a shield"),
        ('kind = "bonus"', 'kind = "special"', "the special cities are baghdad, balkh and hormuz"),
    ],
)
def test_a_fault_in_a_pack_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    game = serai.load(GAME)
    with pytest.raises(BadData) as caught:
        game.rules.tables(changed(tmp_path, old, new))
    assert sentence in str(caught.value)

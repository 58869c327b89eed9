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
from serai.core.text import Speaker
from serai.games.tadmor.geometry import geometry
from serai.games.tadmor.rules.notes import tile_note
from serai.games.tadmor.rules.windows import Prepare
from serai.games.tadmor.show import show
from serai.games.tadmor.state import ABSENT, Tadmor
from serai.games.tadmor.tables import GOODS
from serai.games.tadmor.tests.desert import Arrange, previews, seat, traded
from serai.testing import ScriptedTable

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
        ('shape = "ship"', 'shape = "boat"', "must stay ship"),
        ('id = "ns4"\nregion = "north-sea"', 'id = "ns4"\nregion = "north"', "must be one of"),
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


# ---------------------------------------------------------------- an owner's pack


def edited_pack(edits: tuple[tuple[str, str], ...]) -> Pack:
    text = export("tadmor", GAME.identity.folder / "data")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return Pack.parse(text, "mine.toml", GAME.pack())


def with_pack(players: int, arrange: Arrange, *edits: tuple[str, str]) -> ScriptedTable:
    """Seat 1 of a table that plays with an edited pack has a window for what may be done at any time."""
    s = GAME.rules.start(GAME.rules.tables(edited_pack(edits)), players, GAME.check_setup(players, {}))
    s.stack.clear()
    s.round = 1
    for i in range(players * GOODS):
        s.store[i] = 0
    arrange(s)
    s.then(Prepare(0))
    return ScriptedTable(GAME, s)


def row(name: str, field: str, own: str, its: str) -> tuple[str, str]:
    """An edit of one field in the row of a name: the text from the id up to the field."""
    text = export("tadmor", GAME.identity.folder / "data")
    start = text.index(f'id = "{name}"')
    end = text.index(f"{field} = {own}", start) + len(f"{field} = {own}")
    return text[start:end], text[start:end].replace(f"{field} = {own}", f"{field} = {its}")


@pytest.mark.rule("I1")
def test_i1_the_amount_of_a_trade_tile_is_the_packs() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood", owns="i1", hand="k1")

    g = with_pack(2, arrange, row("i1", "amount", "1", "3"))
    assert previews(g, 0)["trade wood-marble"] == "brings 3 marble"
    g.play("trade wood-marble")
    assert traded(g, 1) == "3 marble"
    assert g.told() == ["Player 1 trades 1 wood for 3 marble."]


@pytest.mark.rule("I23")
@pytest.mark.parametrize(
    ("amount", "moves", "got"),
    [
        ("1", ["trade gold-stone"], "1 stone"),
        ("3", ["trade gold-stone"], "3 stone"),
        ("3", ["trade gold-both", "take wood", "take stone", "take stone"], "1 wood 2 stone"),
    ],
)
def test_i23_of_three_goods_the_mix_is_asked(amount: str, moves: list[str], got: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 gold", owns="i23", hand="k1")

    g = with_pack(2, arrange, row("i23", "amount", "2", amount))
    assert g.why("trade gold-both") == ("A7" if amount == "1" else "")
    assert traded(g.play(*moves), 1) == got


@pytest.mark.rule("A7", "I24")
def test_a7_of_market_and_tile_the_better_rate_counts() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 marble 1 gold", owns="i24", on="pa3", hand="k1")

    g = with_pack(2, arrange, row("i24", "amount", "2", "4")).play("trade marble-wood", "trade gold-stone")
    assert traded(g, 1) == "4 wood 2 stone"


@pytest.mark.rule("I21", "A8")
def test_i21_a_personal_market_may_go_one_way() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 gold", owns="i21", on="i21", hand="k1")

    g = with_pack(2, arrange, row("i21", "both_ways", "true", "false"))
    assert g.offered("trade") == ["trade wood-marble", "trade wood-gold"]


@pytest.mark.parametrize(
    ("edit", "upgrade", "said"),
    [
        (("i1", "amount", "1", "3"), 0, "trade 1 wood for 3 marble, as often as you like"),
        (("i5", "amount", "2", "1"), 4, "1 prestige point for every mission you fulfil"),
        (("i6", "luxury", "2", "5"), 5, "pay 5 prestige points"),
        (("i11", "good", '"stone"', '"gold"'), 10, "1 gold more whenever a ship brings gold"),
        (("i33", "amount", "12", "10"), 32, "your warehouse holds 10 goods"),
        (("i38", "metric", '"tower-height"', '"goods-count"'), 37, "if you alone have the most precious goods"),
        (("i44", "amount", "2", "3"), 43, "peace gifts score 3-fold"),
    ],
)
def test_texts_of_tiles_say_the_packs_values(edit: tuple[str, str, str, str], upgrade: int, said: str) -> None:
    s = with_pack(3, lambda s: None, row(*edit)).state
    assert said in Speaker(GAME, "en").note(tile_note(s, upgrade))
    tile = geometry(s).upgrades[f"i{upgrade + 1}"]
    fill = {name: Speaker(GAME, "en").say(one) if isinstance(one, str) else one for name, one in tile.fill.items()}
    assert said in Speaker(GAME, "en").say(tile.text, **fill)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", GAME.players)
def test_s1_ruling_a_board_with_more_and_fewer_spaces_is_played(players: int) -> None:
    spare = row("wood-ship-3", "players", "[]", "[2, 3, 4]")
    edits = (spare, row("gold-camel-2", "players", "[]", "[2, 3, 4]"), row("eb4", "players", "[2, 3, 4]", "[]"))
    g = with_pack(players, lambda s: seat(s, 1, on="wood-ship-3"), *edits)
    assert previews(g, 0)["use wood-ship-3"] == "brings 3 wood"
    spaces = geometry(g.state).spaces
    assert "wood-ship-3" in spaces
    assert "eb4" not in spaces
    assert "wood (ship), third" in show(g.state, 0, Speaker(GAME, "en"))
    match = Match.create(GAME, list("ABCD")[:players], dealer=Dealer.numbered(1), pack=edited_pack(edits))
    random_playout(match.state, Rng(3), GAME.rules.longest)
    assert match.over


@pytest.mark.parametrize("players", GAME.players)
def test_fewer_tiles_and_cards_are_played(players: int) -> None:
    edits = (
        *[row(f"i{n}", "players", "[2, 3, 4]", "[]") for n in (5, 8, 21)],
        *[row(f"k{n}", "players", "[2, 3, 4]", "[]") for n in range(1, 20)],
    )
    match = Match.create(GAME, list("ABCD")[:players], dealer=Dealer.numbered(2), pack=edited_pack(edits))
    random_playout(match.state, Rng(5), GAME.rules.longest)
    assert match.over
    assert {int(where) for where in match.state.mission_at[:19]} == {ABSENT}


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (("ns1", "effect", '"gain"', '"peace"'), "must stay gain; for a space of another kind use a spare row"),
        (("ns1", "good", '"wood"', '"gold"'), "must stay wood"),
        (("i5", "effect", '"mission-prestige"', '"storage"'), "must stay mission-prestige, as the rulebook says"),
        (("k1", "effect", '"good"', '"ship"'), "must stay good, as the rulebook says"),
        (("i1", "players", "[2, 3, 4]", "[2, 3]"), "4 players need 4 start tiles, there are 3"),
        (("ns1", "players", "[2, 3, 4]", "[1]"), "must be numbers from 2 to 4"),
        (("k5", "amount", "1", "2"), "must be 1: the rulebook prints no number there"),
        (("i14", "amount", "5", "0"), "at least 1"),
        (("i14", "epoch", "1", "4"), "must be 1 to 3"),
        (("i6", "consumer", "1", "100"), "must be below 100"),
    ],
)
def test_a_pack_of_another_game_gets_a_sentence(edit: tuple[str, str, str, str], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        GAME.rules.tables(edited_pack((row(*edit),)))

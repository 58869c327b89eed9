"""The appendix on upgrades, tile by tile. Tiles for raiders and final scoring are tested in their chapters."""

from __future__ import annotations

import pytest

from serai.games.tadmor.rules.upgrades import Gain
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import (
    building,
    desert,
    display,
    holds,
    points,
    preparing,
    put_on_top,
    reigning,
    seat,
    stock,
    traded,
)

# ---------------------------------------------------------------- trade


def trades_with(tile: str) -> list[str]:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 stone 1 marble 1 gold", owns=tile)

    return preparing(2, arrange).offered("trade")


@pytest.mark.rule("I1")
def test_i1_wood_for_marble() -> None:
    assert trades_with("i1") == ["trade wood-marble"]


@pytest.mark.rule("I2")
def test_i2_wood_for_gold() -> None:
    assert trades_with("i2") == ["trade wood-gold"]


@pytest.mark.rule("I3")
def test_i3_stone_for_marble() -> None:
    assert trades_with("i3") == ["trade stone-marble"]


@pytest.mark.rule("I4")
def test_i4_stone_for_gold_as_often_as_one_likes() -> None:
    assert trades_with("i4") == ["trade stone-gold"]

    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone", owns="i4 i23")

    g = preparing(2, arrange).play(*["trade stone-gold"] * 3)
    assert (traded(g, 1), g.asked()) == ("3 gold", "")


@pytest.mark.rule("I23")
def test_i23_gold_for_two_consumer_goods() -> None:
    assert trades_with("i23") == ["trade gold-wood", "trade gold-both", "trade gold-stone"]


@pytest.mark.rule("I24")
def test_i24_marble_for_two_consumer_goods() -> None:
    assert trades_with("i24") == ["trade marble-wood", "trade marble-both", "trade marble-stone"]


@pytest.mark.rule("I6")
def test_i6_one_good_of_each_class_for_prestige() -> None:
    def arrange(s: Tadmor) -> None:
        s.pp[0] = 2
        seat(s, 1, owns="i6", hand="k1")

    g = preparing(2, arrange).play("cash stone", "cash gold")
    assert g.state.pp[0] == -1
    assert traded(g, 1) == "1 stone 1 gold"
    assert g.why("cash wood") == g.why("cash marble") == "I6"


# ---------------------------------------------------------------- ships


def ship_brings(space: str, tiles: str) -> str:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on=space, owns=tiles)

    return stock(preparing(4, arrange).play(f"use {space}"), 1)


@pytest.mark.rule("I10")
def test_i10_more_wood_by_ship_only() -> None:
    assert ship_brings("ns1", "i10") == "4 wood"
    assert ship_brings("ns6", "i10") == "2 wood"


@pytest.mark.rule("I11")
def test_i11_more_stone() -> None:
    assert ship_brings("ss1", "i11") == "4 stone"


@pytest.mark.rule("I12")
def test_i12_adds_to_i10() -> None:
    assert ship_brings("ns1", "i10 i12") == "5 wood"


@pytest.mark.rule("I13")
def test_i13_adds_to_i11() -> None:
    assert ship_brings("ss1", "i11 i13") == "5 stone"


@pytest.mark.rule("I29")
def test_i29_more_marble() -> None:
    assert ship_brings("ns3", "i29") == "3 marble"


@pytest.mark.rule("I30")
def test_i30_more_gold() -> None:
    assert ship_brings("eu1", "i30") == "3 gold"


@pytest.mark.rule("I31")
def test_i31_adds_to_i29() -> None:
    assert ship_brings("eu2", "i29 i31") == "4 marble"


@pytest.mark.rule("I32")
def test_i32_adds_to_i30() -> None:
    assert ship_brings("ss3", "i30 i32") == "4 gold"


# ---------------------------------------------------------------- tower


@pytest.mark.rule("I14")
def test_i14_with_single_levels() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 3 stone", on="da1", owns="i14", tower=3)

    g = building(2, arrange).play("use da1")
    assert g.state.tower[0] == 5
    g.play("higher")
    assert (g.state.tower[0], stock(g, 1)) == (6, "")


@pytest.mark.rule("I14")
@pytest.mark.parametrize(("tower", "price", "height"), [(8, "2 wood 2 marble", 11), (3, "1 wood 2 marble", 6)])
def test_i14_ruling_with_pairs(tower: int, price: str, height: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods=price, on="da2", owns="i14", tower=tower)

    g = building(2, arrange).play("use da2")
    assert (g.state.tower[0], stock(g, 1)) == (height, "")


@pytest.mark.rule("I15", "B5")
def test_i15_rebuilds_after_the_traitor() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, on="du3")
        seat(s, 2, owns="i14 i15", tower=16)

    assert building(2, arrange).play("use du3", "strike p2").state.tower[1] == 15


@pytest.mark.rule("I14")
def test_i14_ruling_works_as_soon_as_it_is_gained() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i14")
        seat(s, 1, tower=4)

    assert desert(2, arrange, Gain(0, 1, 0, 0)).play("gain i14").state.tower[0] == 5


@pytest.mark.rule("I18")
def test_i18_no_wood_for_the_tower() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 marble", on="da2", owns="i18", tower=6)

    g = building(2, arrange).play("use da2")
    assert (g.state.tower[0], stock(g, 1)) == (8, "")


@pytest.mark.rule("I17")
def test_i17_adds_to_i16() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i16 i17", tower=1)

    assert points(reigning(3, arrange), 1) == 2


@pytest.mark.rule("I35")
def test_i35_two_points_for_the_highest_tower() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i35", tower=1)

    assert points(reigning(3, arrange), 1) == 2


@pytest.mark.rule("I36")
def test_i36_adds_to_all_others() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i16 i17 i35 i36", tower=1)

    assert points(reigning(3, arrange), 1) == 6


# ---------------------------------------------------------------- missions


@pytest.mark.rule("I5")
def test_i5_two_points_for_a_mission() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone 2 gold", on="pa5", hand="k16", owns="i5")

    assert points(building(2, arrange).play("fulfil k16"), 1) == 2


@pytest.mark.rule("I19")
def test_i19_adds_to_i5() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone 2 gold", on="pa5", hand="k16", owns="i5 i19")

    assert points(building(2, arrange).play("fulfil k16"), 1) == 5


@pytest.mark.rule("I20", "A10")
def test_i20_ruling_the_payer_chooses_what_falls_away() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone 2 gold", on="pa5", hand="k16", owns="i20")

    g = building(2, arrange).play("fulfil k16")
    assert g.offered() == ["waive stone", "waive gold"]
    g.play("waive stone")
    assert g.offered() == ["waive stone", "waive gold"]
    assert stock(g.play("waive gold"), 1) == "1 stone 1 gold"


@pytest.mark.rule("I20", "A10")
def test_i20_what_is_missing_must_fall_away() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone", on="pa5", hand="k16", owns="i20")

    g = building(2, arrange).play("fulfil k16")
    assert g.offered() == ["waive gold"]
    assert g.why("waive stone") == g.why("waive wood") == "A10"
    assert stock(g.play("waive gold", "waive gold"), 1) == ""


# ---------------------------------------------------------------- precious goods


@pytest.mark.rule("I8")
def test_i8_two_points_for_a_bought_good() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 stone", on="eu3", owns="i8")

    assert points(building(2, arrange).play("use eu3", "top ivory"), 1) == 2


@pytest.mark.rule("I8")
@pytest.mark.parametrize("words", [("use eu3", "in-prestige"), ("use i47", "borrow yellow", "in-prestige")])
def test_i8_ruling_goods_paid_in_points_or_by_i47_are_bought(words: tuple[str, ...]) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="eu3 i47", owns="i8 i9 i47")

    assert points(building(2, arrange).play(*words, "top ivory"), 1) == 2 - 4


@pytest.mark.rule("I8", "I27")
def test_i27_adds_to_i8_and_free_goods_bring_one_each() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 stone", on="eu3", owns="i8 i27", open="k1")

    g = building(2, arrange).play("use eu3", "top ivory")
    assert points(g, 1) == 5
    assert points(g.play("return k1", "pick silk", "top oils"), 1) == 7


@pytest.mark.rule("I9")
def test_i9_four_points_for_the_price_once_a_round() -> None:
    def arrange(s: Tadmor) -> None:
        s.ships[0] = s.idle_ships[0] = 4
        seat(s, 1, goods="5 stone", on="eu3 eu5", owns="i9")

    g = building(3, arrange).play("use eu5")
    assert g.offered() == ["in-prestige"]
    g.play("in-prestige", "top oils", "use eu3", "top ivory")
    assert (points(g, 1), stock(g, 1), holds(g, 1)) == (-4, "", ["jade", "silk"])


@pytest.mark.rule("I9")
def test_i9_never_below_zero_and_goods_may_be_paid_instead() -> None:
    def poor(s: Tadmor) -> None:
        s.pp[0] = 3
        seat(s, 1, on="eu3", owns="i9")

    assert building(2, poor).why("use eu3") == "B11"

    def rich(s: Tadmor) -> None:
        seat(s, 1, goods="5 stone", on="eu3", owns="i9")

    g = building(2, rich).play("use eu3", "in-goods", "top ivory")
    assert (points(g, 1), stock(g, 1)) == (0, "")


@pytest.mark.rule("I28")
def test_i28_two_goods_less() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone", on="eu3", owns="i28")

    g = building(2, arrange).play("use eu3", "waive stone", "waive stone", "top ivory")
    assert (holds(g, 1), stock(g, 1)) == (["jade"], "")


@pytest.mark.rule("I43")
def test_i43_any_tile_of_the_stack() -> None:
    def arrange(s: Tadmor) -> None:
        put_on_top(s, 1, "jade")
        seat(s, 1, goods="5 stone", on="eu3", owns="i43")

    g = building(2, arrange).play("use eu3")
    assert g.offered() == ["pick jade", "pick ivory", "pick porcelain"]
    assert g.why("pick silk") == "B11"
    g.play("pick ivory")
    assert g.offered() == ["top jade", "top ivory", "top porcelain"]
    assert holds(g, 1) == ["ivory"]


@pytest.mark.rule("I43")
def test_i43_ruling_free_goods_come_from_the_top() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 marble 4 gold", on="eb2", owns="i43")
        s.temples[0] = 3

    g = building(2, arrange).play("use eb2")
    assert g.offered() == ["gift grey", "gift yellow", "gift red"]


# ---------------------------------------------------------------- temple, tax


@pytest.mark.rule("I34", "A10")
def test_i34_three_goods_less_for_a_stage() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 stone", on="eb2", owns="i34")

    g = building(2, arrange).play("use eb2")
    assert g.offered() == ["waive wood"]
    g.play("waive wood", "waive wood", "waive stone")
    assert (g.state.temples[0], stock(g, 1)) == (1, "")


@pytest.mark.rule("I46")
def test_i46_no_tax() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, owns="i46")
        seat(s, 2, on="pa6")
        seat(s, 3, on="du5")

    assert reigning(3, arrange).asked() == ""

"""What may be done at any time: resources, markets, caravan, shipyard, peace gifts, discarding."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.round_end import RoundEnd
from serai.games.tadmor.rules.windows import Prepare
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import building, desert, placing, points, preparing, seat, stock, traded
from serai.games.tadmor.view import view


@pytest.mark.rule("A1", "A6")
@pytest.mark.parametrize(("round", "wood"), [(1, 3), (4, 4), (9, 5)])
def test_a6_resources_by_epoch(round: int, wood: int) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = round
        seat(s, 1, on="ns1", hand="k1")

    g = preparing(2, arrange).play("use ns1")
    assert stock(g, 1) == f"{wood} wood"
    assert traded(g, 1) == ""
    assert g.why("use ns1") == "A1"


@pytest.mark.rule("A7", "A9", "A16")
def test_a7_the_market_of_palmyra() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 marble 1 gold", on="pa3", hand="k1")

    g = preparing(2, arrange)
    assert len(g.offered("trade")) == 8
    g.play("trade marble-both", "trade wood-gold")
    assert traded(g, 1) == "1 wood 1 stone 1 gold"
    assert g.offered("trade") == ["trade gold-wood", "trade gold-both", "trade gold-stone"]
    assert g.why("trade wood-marble") == "A9"
    g.play("trade gold-stone")
    assert g.offered("trade") == []
    assert stock(g, 1) == "1 wood 3 stone 1 gold"
    assert g.why("use pa3") == "A7"


@pytest.mark.rule("A8")
def test_a8_the_market_of_ebla_goes_one_way() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 gold", on="eb1")

    g = preparing(2, arrange)
    assert g.offered("trade") == ["trade wood-marble", "trade wood-gold"]
    assert g.why("trade gold-wood") == "A7"


@pytest.mark.rule("A14", "A17")
def test_a14_a_mission_for_a_traded_good() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="pa3", hand="k7")

    g = preparing(2, arrange)
    assert g.why("discard k8") == "A14"
    g.play("discard k7", "take gold")
    assert traded(g, 1) == "1 gold"
    assert view(g.state, 1).discarded == ["k7"]
    assert g.asked() == ""


@pytest.mark.rule("A11")
@pytest.mark.parametrize(
    ("camels", "tower", "missions", "allowed"),
    [
        (3, 4, "k1", False),
        (3, 5, "", True),
        (3, 0, "k1 k2", True),
        (4, 9, "k1", False),
        (4, 10, "", True),
        (4, 0, "k1 k2 k3 k4", True),
        (4, 5, "k1 k2", True),
        (4, 4, "k1 k2 k3", False),
        (5, 20, "", False),
    ],
)
def test_a11_caravan(camels: int, tower: int, missions: str, allowed: bool) -> None:
    def arrange(s: Tadmor) -> None:
        s.camels[0] = camels
        seat(s, 1, on="da4", hand="k26", tower=tower, returned=missions)

    g = preparing(2, arrange)
    assert g.why("use da4") == ("" if allowed else "A11")
    if allowed:
        assert g.play("use da4").state.camels[0] == camels + 1


@pytest.mark.rule("A11")
def test_a11_ruling_the_new_camel_is_placed_in_the_next_round() -> None:
    def arrange(s: Tadmor) -> None:
        s.idle_camels[0] = 1
        seat(s, 1, on="da4", tower=5)

    g = desert(2, arrange, Prepare(0), RoundEnd(NOBODY)).play("use da4")
    assert (g.asked(), g.state.round, g.state.idle_camels[0]) == ("place", 2, 4)


@pytest.mark.rule("A14")
def test_a14_ruling_only_in_the_action_phase() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, hand="k7")

    assert all(not words.endswith("k7") for words in placing(2, arrange).offered())


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("ships", "goods", "allowed"),
    [
        (2, "glass jade", False),
        (2, "glass jade silk", True),
        (3, "glass jade silk", False),
        (3, "glass myrrh jade jade silk oils", True),
    ],
)
def test_a12_third_and_fourth_ship(ships: int, goods: str, allowed: bool) -> None:
    def arrange(s: Tadmor) -> None:
        s.ships[0] = ships
        seat(s, 1, on="ns5", hand="k26", precious=goods)

    g = preparing(4, arrange)
    assert g.why("use ns5") == ("" if allowed else "A12")


@pytest.mark.rule("A13", "I44")
@pytest.mark.parametrize(("tiles", "won"), [("", 7), ("i44", 14)])
def test_a13_i44_peace_gifts_and_twice_as_much(tiles: str, won: int) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, on="ns4 du4", owns=tiles)

    assert points(preparing(2, arrange).play("use ns4", "use du4"), 1) == won


@pytest.mark.rule("A10")
def test_a10_ruling_traded_goods_are_spent_first() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 2 stone", traded="1 stone", on="da1", hand="k1")

    g = building(2, arrange).play("use da1")
    assert (stock(g, 1), traded(g, 1)) == ("2 stone", "")


@pytest.mark.rule("A3", "A4")
def test_a3_anytime_actions_are_offered_and_may_be_declined() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="ns1 da1", goods="1 wood 1 stone")

    g = preparing(2, arrange)
    assert g.offered() == ["done", "use ns1"]
    assert g.why("use da1") == "A2"
    assert g.play("done").asked() == ""


@pytest.mark.rule("A5")
def test_a5_all_prepare_at_the_same_time() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="ns1")
        seat(s, 2, on="ss1")
        seat(s, 3, on="eu1")

    g = desert(3, arrange, Prepare(0), Prepare(1), Prepare(2))
    assert g.seats() == [0, 1, 2]
    g.play("3: use eu1", "2: use ss1", "1: use ns1")
    assert [stock(g, n) for n in (1, 2, 3)] == ["3 wood", "3 stone", "2 gold"]
    assert g.state.owner[0] == NOBODY

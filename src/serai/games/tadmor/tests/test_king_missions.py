"""The appendix on king's missions, card by card. K9, K10 and K14 are tested with the raiders."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY, SPECTATOR, open_decision
from serai.core.offer import question
from serai.core.text import Speaker
from serai.games.tadmor.rules.action import UpgradePhase
from serai.games.tadmor.state import GONE, Tadmor
from serai.games.tadmor.tests.desert import (
    building,
    desert,
    display,
    holds,
    placing,
    points,
    preparing,
    seat,
    stock,
    traded,
)
from serai.games.tadmor.view import view
from serai.testing import ScriptedTable


def returned(g: ScriptedTable, number: int = 1) -> list[str]:
    return view(g.state, SPECTATOR).boards[number - 1].returned_missions


def asked_by(g: ScriptedTable) -> str:
    """The rule that stands beside the question."""
    decision = open_decision(g.state)
    assert decision is not None
    return question(g.game, g.state, decision, Speaker(g.game)).rule


def with_open(card: str, **more: object) -> ScriptedTable:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open=card, **more)  # type: ignore[arg-type]

    return building(2, arrange)


@pytest.mark.rule("A15")
def test_a15_a_favour_has_its_phase() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k7 k16", hand="k1")

    g = preparing(2, arrange)
    assert g.offered("return") == ["return k16"]
    assert g.why("return k7") == "K7"
    assert g.sentence("return k7") == "“Royal masons” can only be returned in the building sub-phase."
    assert g.why("return k8") == "A15"


@pytest.mark.rule("K1")
def test_k1_any_precious_good() -> None:
    g = with_open("k1").play("return k1")
    assert len(g.offered("pick")) == 9
    g.play("pick oils", "top silk")
    assert (holds(g, 1), returned(g)) == (["oils"], ["k1"])


@pytest.mark.rule("K2")
def test_k2_the_rest_of_the_stack_is_shuffled() -> None:
    g = with_open("k2").play("return k2", "pick jade")
    assert g.offered() == ["top jade", "top ivory", "top porcelain"]


@pytest.mark.rule("K3")
def test_k3_the_next_stage_free_of_charge() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k3")
        s.temples[0] = 3

    g = building(2, arrange).play("return k3", "gift grey", "top myrrh", "gift grey", "top incense")
    assert (g.state.finished[0], holds(g, 1)) == (1, ["glass", "myrrh"])


@pytest.mark.rule("K3")
def test_k3_ruling_the_owner_chooses_between_two_temples() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k3")
        s.temples[0], s.temples[1] = 1, 2

    g = building(2, arrange).play("return k3", "raise second")
    assert list(g.state.temples[:2]) == [1, 3]


@pytest.mark.rule("K4")
def test_k4_a_foundation_when_no_temple_is_in_progress() -> None:
    g = with_open("k4").play("return k4")
    assert g.state.temples[0] == 1


@pytest.mark.rule("K5", "A12")
def test_k5_a_ship_without_conditions() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k5", on="ns5", precious="glass jade silk", hand="k1")

    g = preparing(2, arrange).play("return k5")
    assert g.state.ships[0] == 3
    assert g.why("use ns5") == "A12"


@pytest.mark.rule("K6")
def test_k6_ruling_also_during_placement_and_not_beyond_four() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k5 k6")
        s.ships[0], s.idle_ships[0] = 3, 0

    g = placing(2, arrange)
    assert g.offered("ship") == []
    g.play("claim k6")
    assert (g.seat(), g.state.ships[0]) == (0, 4)
    assert g.why("claim k5") == "A12"
    g.play("ship ns1")
    assert g.seat() == 1


@pytest.mark.rule("K7")
def test_k7_three_levels_free_of_charge() -> None:
    assert with_open("k7", tower=1).play("return k7").state.tower[0] == 4


@pytest.mark.rule("K8", "I14")
def test_k8_free_levels_of_i14_come_on_top() -> None:
    assert with_open("k8", tower=3, owns="i14").play("return k8").state.tower[0] == 7


@pytest.mark.rule("K11", "A11")
def test_k11_a_camel_without_conditions() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k11", on="da4", hand="k1", tower=5)

    g = preparing(2, arrange).play("return k11")
    assert g.state.camels[0] == 4
    assert g.why("use da4") == "A11"


@pytest.mark.rule("K12")
def test_k12_five_camels_at_most() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k12")
        s.camels[0] = 5

    assert placing(2, arrange).why("claim k12") == "A11"


@pytest.mark.rule("K13")
def test_k13_ruling_a_market_for_the_rest_of_the_phase() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 2 gold", open="k13")

    g = preparing(2, arrange).play("return k13", "trade wood-marble", "trade gold-stone")
    assert traded(g, 1) == "2 stone 1 marble"
    assert g.why("return k13") == "A15"


@pytest.mark.rule("K15")
def test_k15_two_upgrades_after_all_purchases() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5 i8 i10 i14")
        seat(s, 1, open="k15")
        seat(s, 2, goods="1 wood", on="eb3")

    g = desert(2, arrange, UpgradePhase(NOBODY))
    assert (g.asked(), g.seat()) == ("upgrade", 1)
    g.play("buy i8", "pay wood")
    assert g.asked() == "scholars"
    g.play("return k15")
    assert g.why("gain i14") == asked_by(g) == "K15"
    g.play("gain i5", "gain i14")
    assert view(g.state, 0).boards[0].upgrades == ["i5", "i14"]


@pytest.mark.rule("K15")
def test_k15_fewer_if_fewer_are_left() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5")
        seat(s, 1, open="k15")

    g = desert(2, arrange, UpgradePhase(NOBODY)).play("return k15", "gain i5")
    assert g.asked() == ""


@pytest.mark.rule("K16", "A17")
def test_k16_ruling_five_goods_in_any_mix() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k16", on="pa3")

    g = preparing(2, arrange).play("return k16", *["take stone"] * 3, *["take marble"] * 2)
    assert (traded(g, 1), g.asked()) == ("3 stone 2 marble", "")


@pytest.mark.rule("K17")
def test_k17_five_of_one_kind() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k17")

    assert traded(preparing(2, arrange).play("return k17", *["take gold"] * 5), 1) == "5 gold"


@pytest.mark.rule("K18", "A9")
def test_k18_goods_cannot_be_traded() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k18", owns="i1", hand="k1")

    g = preparing(2, arrange).play("return k18", *["take wood"] * 5)
    assert g.why("trade wood-marble") == "A9"


@pytest.mark.rule("K19", "B8")
def test_k19_a_second_temple_beside_the_first() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k19", goods="9 wood 9 stone 9 marble", on="eb2 pa4")
        s.temples[0] = 2

    g = building(2, arrange).play("return k19")
    assert list(g.state.temples[:2]) == [2, 1]
    g.play("use eb2", "raise first")
    assert list(g.state.temples[:2]) == [3, 1]


@pytest.mark.rule("K20")
def test_k20_ruling_any_opponents_tower() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k20", tower=9)
        seat(s, 2, tower=4)

    g = building(3, arrange).play("return k20")
    assert g.offered() == ["strike p2"]
    assert g.play("strike p2").state.tower[1] == 1


@pytest.mark.rule("K21")
def test_k21_two_missions() -> None:
    g = with_open("k21").play("return k21", "draw k1", "draw k2")
    assert view(g.state, 0).hand == ["k1", "k2"]


@pytest.mark.rule("K22")
def test_k22_two_missions() -> None:
    g = with_open("k22").play("return k22", "draw k3", "draw k4")
    assert view(g.state, 0).boards[0].hand == 2


@pytest.mark.rule("K23")
def test_k23_three_figures_at_once() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k23 k24")

    g = placing(2, arrange).play("claim k23")
    g.play("camel pa1", "camel pa2")
    assert g.seat() == 0
    assert g.play("ship ns1").seat() == 1


@pytest.mark.rule("K23", "K24")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_k23_ruling_only_one_of_them_in_a_turn(placed: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k23 k24")

    g = placing(2, arrange).play("claim k24", *["camel pa1", "camel pa2"][:placed])
    assert g.why("claim k23") == "K23"
    g.play(*["camel pa1", "camel pa2", "ship ns1"][placed:], "camel da1")
    assert g.why("claim k23") == ""


@pytest.mark.rule("K24", "K23")
def test_k24_ruling_fewer_if_fewer_are_left() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k24")
        s.idle_camels[0], s.idle_ships[0] = 2, 0

    g = placing(2, arrange).play("claim k24", "camel pa1", "camel pa2")
    assert g.seat() == 1


@pytest.mark.rule("K25")
def test_k25_ruling_an_upgrade_that_was_never_drawn() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5")
        s.upgrade_at[5] = GONE
        seat(s, 1, open="k25")
        seat(s, 2, owns="i1")

    g = desert(2, arrange, UpgradePhase(NOBODY)).play("return k25")
    assert asked_by(g) == "K25"
    assert g.offered() == [f"gain i{n}" for n in (2, 3, 4, 8, 9, 10, 11, 14, 16, 18)]
    assert g.why("gain i19") == g.why("gain i5") == g.why("gain i7") == "K25"
    g.play("gain i9")
    assert view(g.state, 0).boards[0].upgrades == ["i9"]


@pytest.mark.rule("K26")
def test_k26_later_also_of_epoch_two() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, open="k26")

    g = desert(2, arrange, UpgradePhase(NOBODY)).play("return k26")
    assert "gain i19" in g.offered()
    assert g.why("gain i37") == "K25"
    assert (points(g, 1), stock(g, 1)) == (0, "")


@pytest.mark.rule("K25", "K26")
def test_k25_at_once_and_not_only_after_all_purchases() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5 i8")
        seat(s, 1, open="k26")
        seat(s, 2, goods="1 wood", on="pa1 ns1", open="k25")

    g = desert(2, arrange, UpgradePhase(NOBODY))
    assert (g.asked(), g.seat(), g.offered()) == ("scholars", 0, ["done", "return k26"])
    g.play("return k26", "gain i9")
    assert (g.asked(), g.seat()) == ("upgrade", 1)
    g.play("return k25", "gain i10", "use ns1")
    assert (g.asked(), stock(g, 2)) == ("upgrade", "5 wood")


@pytest.mark.rule("K25")
def test_k25_may_wait_until_all_have_bought() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5 i8")
        seat(s, 1, open="k25")
        seat(s, 2, goods="1 wood", on="pa1")

    g = desert(2, arrange, UpgradePhase(NOBODY)).play("done", "buy i5", "pay wood")
    assert (g.seat(), g.offered()) == (0, ["done", "return k25"])
    assert g.sentence("trade wood-gold").startswith("Only missions that bring upgrades may be returned now")


@pytest.mark.rule("K15")
def test_k15_not_before_all_have_bought() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5 i8")
        seat(s, 1, goods="1 wood", on="pa1", open="k15")

    g = desert(2, arrange, UpgradePhase(NOBODY))
    assert (g.asked(), g.why("return k15")) == ("upgrade", "K15")
    assert (
        g.sentence("return k15", "de")
        == "„Hof der Gelehrten“ kann nur nach allen Käufen von Aufwertungen zurückgegeben werden."
    )


@pytest.mark.rule("K5", "K6", "K11", "K12")
@pytest.mark.parametrize(("card", "figure"), [("k5", "ship"), ("k6", "ship"), ("k11", "camel"), ("k12", "camel")])
def test_k5_also_when_the_last_figure_is_placed(card: str, figure: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open=card)
        s.idle_camels[0], s.idle_ships[0] = 1, 0
        s.idle_camels[1], s.idle_ships[1] = 1, 0

    g = placing(2, arrange).play("camel pa1")
    assert g.why("pass") == "P1"
    g.play("camel pa2")
    assert (g.seat(), g.offered()) == (0, [f"claim {card}", "pass"])
    g.play(f"claim {card}")
    assert g.why("pass") == "P1"
    g.play("ship ns1" if figure == "ship" else "camel da1")
    assert g.asked() == ""


@pytest.mark.rule("K11")
def test_k11_is_asked_for_again_as_long_as_others_place() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k11")
        s.idle_camels[0], s.idle_ships[0] = 0, 0
        s.idle_camels[1], s.idle_ships[1] = 2, 0

    g = placing(2, arrange)
    order = []
    for words in ("pass", "camel pa1", "pass", "camel pa2", "pass"):
        order.append(g.seat())
        g.play(words)
    assert order == [0, 1, 0, 1, 0]
    assert g.asked() == ""


@pytest.mark.rule("K11", "P5")
def test_k11_is_not_asked_for_where_no_space_is_free() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, open="k11")
        s.idle_camels[0], s.idle_ships[0], s.idle_camels[1], s.idle_ships[1] = 0, 0, 0, 0
        for place in s.data.places:
            s.owner[place] = 1

    assert placing(2, arrange).asked() == ""

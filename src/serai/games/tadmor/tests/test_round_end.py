"""The round-end phase, the change of epochs, and the end of the match."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.games.tadmor.scoring import final_bonus, goods_prestige, mission_prestige, standing, temple_prestige
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, display, ending, points, seat, stock, traded
from serai.games.tadmor.view import view
from serai.games.tadmor.words import REGION


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5")
def test_the_end_of_a_round_and_of_an_epoch() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 3
        display(s, "i5 i6")
        seat(s, 1, goods="6 wood", traded="5 gold", tower=7)

    g = ending(2, arrange)
    assert traded(g, 1) == ""
    assert g.asked() == "drop"
    g.play("drop wood", "drop gold", "drop gold")
    assert stock(g, 1) == "5 wood 3 gold"
    assert points(g, 1) == 14
    for number in (19, 20, 21, 23, 24, 27):
        g.play(f"unveil i{number}")
    assert view(g.state, 0).display == ["i19", "i20", "i21", "i23", "i24", "i27"]
    assert (g.asked(), g.state.round) == ("place", 4)


@pytest.mark.rule("E2", "I33")
def test_i33_the_warehouse_holds_twelve() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="6 wood", traded="5 gold", owns="i33")

    g = ending(2, arrange)
    assert (g.asked(), stock(g, 1)) == ("place", "6 wood 5 gold")


@pytest.mark.rule("E2")
def test_e2_dropping_never_ends_in_a_trap() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="8 wood 1 gold")
        seat(s, 2, goods="9 stone")

    g = ending(2, arrange)
    assert g.seats() == [0, 1]
    assert g.offered() == ["drop wood", "drop gold"]
    assert g.why("drop stone") == g.why("drop marble") == "E2"
    g.play("2: drop stone", "1: drop gold")
    assert g.asked() == "place"


@pytest.mark.rule("E3")
def test_e3_figures_come_home_and_marks_of_the_round_go() -> None:
    def arrange(s: Tadmor) -> None:
        s.attacked = s.current = REGION.index["ebla"]
        s.licence[0] = s.cashed[0] = s.favoured[0] = 1
        seat(s, 1, on="pa3 ns1")

    s = ending(2, arrange).state
    assert (s.idle_camels[0], s.idle_ships[0]) == (3, 2)
    assert (s.licence[0], s.cashed[0], s.favoured[0]) == (0, 0, 0)
    assert s.current == REGION.index["ebla"]


@pytest.mark.rule("F1", "F2")
def test_f1_the_match_ends_after_nine_rounds() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 9
        seat(s, 1, tower=7, open="k16", returned="k17", precious="glass jade")
        s.temples[0] = 2

    g = ending(2, arrange)
    assert g.asked() == ""
    assert points(g, 1) == 14 + 10 + 5 + 10 + 13
    assert load("tadmor").winners(g.state) == [0]


@pytest.mark.rule("F3")
def test_f3_returned_missions_count_half() -> None:
    def arrange(s: Tadmor) -> None:
        s.data.mission_prestige[0] = 11
        seat(s, 1, open="k9", returned="k1")

    g = desert(2, arrange)
    assert mission_prestige(g.state, 0) == 14 + 5


@pytest.mark.rule("F4")
@pytest.mark.parametrize(("stage", "finished", "worth"), [(0, 0, 0), (1, 0, 5), (2, 0, 13), (3, 0, 25), (3, 1, 65)])
def test_f4_a_temple_counts_by_its_highest_stage(stage: int, finished: int, worth: int) -> None:
    def arrange(s: Tadmor) -> None:
        s.temples[0], s.finished[0] = stage, finished

    assert temple_prestige(desert(2, arrange).state, 0) == worth


@pytest.mark.rule("F5")
@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ("glass glass incense myrrh jade ivory", 40),
        ("glass", 5),
        ("glass incense myrrh jade ivory porcelain silk perfume oils", 90),
        ("glass glass glass", 15),
        ("", 0),
    ],
)
def test_f5_sets_of_precious_goods(goods: str, worth: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, precious=goods)

    assert goods_prestige(desert(4, arrange).state, 0) == worth


@pytest.mark.rule("F6")
def test_f6_ties_go_to_precious_goods_and_then_are_shared() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, precious="glass")
        seat(s, 3, precious="jade")

    g = desert(3, arrange)
    assert standing(g.state) == [(10, 1), (10, 0), (10, 1)]
    assert load("tadmor").winners(g.state) == [0, 2]


@pytest.mark.parametrize(
    ("tile", "ahead", "tied"),
    [
        pytest.param("i38", {"tower": 5}, {"tower": 5}, id="i38"),
        pytest.param("i39", {"open": "k16"}, {"open": "k17"}, id="i39"),
        pytest.param("i40", {"precious": "glass"}, {"precious": "jade"}, id="i40"),
        pytest.param("i42", {"owns": "i5 i6"}, {"owns": "i7 i8 i9"}, id="i42"),
    ],
)
@pytest.mark.rule("I38", "I39", "I40", "I42")
def test_i38_i39_i40_i42_ruling_strictly_ahead(tile: str, ahead: dict[str, object], tied: dict[str, object]) -> None:
    def alone(s: Tadmor) -> None:
        seat(s, 1, owns=tile)
        seat(s, 1, **ahead)  # type: ignore[arg-type]

    def both(s: Tadmor) -> None:
        alone(s)
        seat(s, 2, **tied)  # type: ignore[arg-type]

    assert final_bonus(desert(2, alone).state, 0) == 12
    assert final_bonus(desert(2, both).state, 0) == 0


@pytest.mark.rule("I39")
def test_i39_returned_missions_count_half() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i39", returned="k16")
        seat(s, 2, returned="k9")

    assert final_bonus(desert(2, arrange).state, 0) == 0


@pytest.mark.rule("I41")
@pytest.mark.parametrize(("mine", "other", "won"), [(1, 0, 12), (1, 1, 0), (0, 0, 0), (2, 1, 12)])
def test_i41_finished_temples(mine: int, other: int, won: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i41")
        s.finished[0], s.finished[1] = mine, other

    assert final_bonus(desert(2, arrange).state, 0) == won


@pytest.mark.rule("F1", "F2", "F3", "F4", "F5")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Player 1 has 10 prestige points before the final scoring.",
                "Player 1, tower of 1 level: 2.",
                "Player 1, mission “False trail”, returned and worth half: 7.",
                "Player 1, mission “Royal granary”: 10.",
                "Player 1, temple, statues: 40.",
                "Player 1, temple, colonnade: 13.",
                "Player 1, set of 2 different precious goods: 10.",
                "Player 1, set of one precious good: 5.",
                "Player 1, upgrade “Fame in the city”: 0, for not being alone in the lead.",
                "Player 1, upgrade “Fame of the gods”: 12.",
                "Player 1 ends with 109 prestige points.",
            ],
        ),
        (
            "de",
            [
                "Spieler 1 hat vor der Schlusswertung 10 Prestigepunkte.",
                "Spieler 1, Turm mit 1 Stufe: 2.",
                "Spieler 1, Königsauftrag „Falsche Fährte“, zurückgegeben und halb gezählt: 7.",
                "Spieler 1, Königsauftrag „Königlicher Kornspeicher“: 10.",
                "Spieler 1, Tempel, Statuen: 40.",
                "Spieler 1, Tempel, Kolonnade: 13.",
                "Spieler 1, Satz aus 2 verschiedenen kostbaren Gütern: 10.",
                "Spieler 1, Satz aus einem kostbaren Gut: 5.",
                "Spieler 1, Aufwertung „Ruhm in der Stadt“: 0, da nicht allein vorn.",
                "Spieler 1, Aufwertung „Ruhm der Götter“: 12.",
                "Spieler 1 endet mit 109 Prestigepunkten.",
            ],
        ),
    ],
)
def test_f1_the_final_scoring_says_what_each_point_is_for(language: str, lines: list[str]) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 9
        seat(s, 1, tower=1, open="k16", returned="k9", precious="glass glass jade", owns="i38 i41")
        seat(s, 2, tower=4)
        s.temples[0], s.finished[0] = 2, 1

    told = ending(2, arrange).told(language)
    assert [line for line in told if "1" in line.split(",")[0].split(" ")[1]] == lines

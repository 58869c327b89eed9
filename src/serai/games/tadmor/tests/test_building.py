"""Building actions: tower, traitor, temple, precious goods, missions."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY, SPECTATOR
from serai.games.tadmor.rules.action import BuildPhase
from serai.games.tadmor.state import DISCARDED, RETURNED, Tadmor
from serai.games.tadmor.tests.desert import building, desert, holds, points, put_on_top, seat, stock
from serai.games.tadmor.tests.masons import GAME, highest_tower
from serai.games.tadmor.view import view

# ---------------------------------------------------------------- tower


@pytest.mark.rule("B2", "B4")
def test_b4_single_levels_across_rows() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="7 stone", on="da1", tower=8)

    g = building(2, arrange).play("use da1", "higher", "higher")
    assert (g.state.tower[0], stock(g, 1), g.asked()) == (11, "", "")


@pytest.mark.rule("B2")
def test_b2_ruling_low_levels_cost_wood_and_stone() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 3 stone", on="da1", tower=4)

    g = building(2, arrange).play("use da1", "higher")
    assert (g.state.tower[0], stock(g, 1)) == (6, "")


@pytest.mark.rule("B3", "B4")
def test_b4_a_pair_across_rows_pays_the_lower_one() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 2 marble", on="da2", tower=4)

    g = building(2, arrange).play("use da2")
    assert (g.state.tower[0], stock(g, 1)) == (6, "")


@pytest.mark.rule("B3")
def test_b3_several_pairs_each_by_its_first_level() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 wood 6 marble", on="da2", tower=4)

    g = building(2, arrange).play("use da2", "higher", "higher")
    assert (g.state.tower[0], stock(g, 1)) == (10, "")


@pytest.mark.rule("B3")
def test_b3_ruling_no_half_pair() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 marble", on="da2", hand="k1")

    assert building(2, arrange).why("use da2") == "B3"


@pytest.mark.rule("B15")
def test_b15_ruling_the_last_row_goes_on() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="6 stone", on="da1", tower=22)

    g = building(2, arrange).play("use da1")
    assert (g.state.tower[0], stock(g, 1)) == (23, "")


@pytest.mark.rule("B5")
def test_b5_the_traitor() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, on="du3", tower=5)
        seat(s, 2, tower=5)
        seat(s, 3, tower=4)
        seat(s, 4, tower=9)

    g = building(4, arrange).play("use du3")
    assert g.offered() == ["strike p2", "strike p4"]
    assert [g.why(f"strike p{n}") for n in (1, 3)] == ["B5", "B5"]
    assert list(g.play("strike p4").state.tower) == [5, 5, 4, 7]


@pytest.mark.rule("B5")
@pytest.mark.parametrize(("round", "left"), [(3, None), (4, 0), (7, 0)])
def test_b5_by_epoch_and_never_below_zero(round: int, left: int | None) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = round
        seat(s, 1, on="du3")
        seat(s, 2, tower=1)

    g = building(2, arrange)
    assert g.why("use du3") == ("B5" if left is None else "")
    if left is not None:
        assert g.play("use du3", "strike p2").state.tower[1] == left


# ---------------------------------------------------------------- temple


@pytest.mark.rule("B6", "B7", "F4")
def test_b6_one_stage_replaces_the_last() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 wood 3 marble", on="eb2")
        s.temples[0] = 2
        s.temple_left[1] = 3

    g = building(2, arrange).play("use eb2")
    assert list(g.state.temples) == [3, 0, 0, 0]
    assert list(g.state.temple_left) == [4, 4, 3, 4]
    assert (stock(g, 1), g.asked()) == ("", "")


@pytest.mark.rule("B7")
def test_b7_palmyra_adds_a_mission() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 2 stone", on="pa4")

    g = building(2, arrange).play("use pa4")
    assert g.asked() == "draw"
    g.play("draw k5")
    assert view(g.state, 0).hand == ["k5"]
    assert view(g.state, 1).hand == []
    assert view(g.state, SPECTATOR).boards[0].hand == 1


@pytest.mark.rule("B7", "B6")
def test_b7_ruling_no_mission_without_a_stage() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood", on="pa4")

    g = building(2, arrange)
    assert g.why("use pa4") == "B6"
    assert g.play("done").asked() == ""


@pytest.mark.rule("B9")
def test_b9_the_first_to_finish_takes_two_goods() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 marble 4 gold", on="eb2")
        s.temples[0] = 3
        s.temple_left[2] = 3

    g = building(3, arrange).play("use eb2", "gift yellow", "top porcelain", "gift yellow", "top jade")
    assert holds(g, 1) == ["jade", "porcelain"]
    assert (g.state.finished[0], list(g.state.temple_left)) == (1, [4, 4, 4, 3])


@pytest.mark.rule("B9")
def test_b9_ruling_the_second_player_takes_one_and_later_temples_bring_nothing() -> None:
    def arrange(s: Tadmor) -> None:
        s.finishers = 1
        s.finished[1] = 1
        seat(s, 1, goods="6 marble 8 gold", on="eb2 pa4")
        s.temples[0], s.temples[1] = 3, 3

    g = building(3, arrange).play("use eb2", "gift red", "top oils", "use pa4", "draw k1")
    assert holds(g, 1) == ["silk"]
    assert (g.state.finished[0], g.state.finishers) == (2, 2)


@pytest.mark.rule("B8")
def test_b8_ruling_two_temples_in_progress() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 wood 3 stone 5 marble", on="eb2")
        s.temples[0], s.temples[1] = 2, 1

    g = building(3, arrange).play("use eb2")
    assert g.offered() == ["raise first", "raise second"]
    assert list(g.play("raise second").state.temples[:2]) == [2, 2]


@pytest.mark.rule("B10", "S2")
def test_b10_temple_cards_run_out() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="9 wood 9 stone", on="eb2")
        s.temple_left[0] = 0

    assert building(3, arrange).why("use eb2") == "B10"


# ---------------------------------------------------------------- precious goods


@pytest.mark.rule("B11")
@pytest.mark.parametrize(
    ("space", "price", "kind", "top"),
    [("ss4", "3 gold", "glass", "myrrh"), ("eu3", "5 stone", "jade", "ivory"), ("eu5", "5 wood", "silk", "oils")],
)
def test_b11_prices(space: str, price: str, kind: str, top: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods=price, on=space)

    g = building(2, arrange).play(f"use {space}", f"top {top}")
    assert (holds(g, 1), stock(g, 1)) == ([kind], "")


@pytest.mark.rule("B11")
def test_b11_an_empty_stack() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 gold", on="ss4")
        s.top[0] = NOBODY

    assert building(2, arrange).why("use ss4") == "B11"


@pytest.mark.rule("B1", "B9")
def test_b1_a_later_player_gets_what_is_on_top_then() -> None:
    def arrange(s: Tadmor) -> None:
        put_on_top(s, 1, "porcelain")
        seat(s, 1, goods="3 marble 4 gold", on="eb2")
        s.temples[0] = 3
        seat(s, 2, goods="5 stone", on="eu3")

    g = desert(2, arrange, BuildPhase(NOBODY))
    assert g.seats() == [0]
    g.play("use eb2", "gift red", "top oils", "gift yellow", "top ivory", "use eu3", "top jade")
    assert (holds(g, 1), holds(g, 2)) == (["porcelain", "silk"], ["ivory"])


@pytest.mark.rule("B1")
def test_b1_ruling_a_player_builds_all_before_the_next_begins() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 stone 5 wood", on="eu3 eu5")
        seat(s, 2, goods="5 stone", on="eu4")

    g = desert(3, arrange, BuildPhase(NOBODY)).play("use eu3", "top ivory")
    assert (g.asked(), g.seats()) == ("build", [0])
    g.play("use eu5", "top oils")
    assert (g.asked(), g.seats()) == ("build", [1])


# ---------------------------------------------------------------- missions


@pytest.mark.rule("B12")
def test_b12_fulfilling() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="3 stone 2 gold", on="pa5", hand="k16 k17", open="k19")

    g = building(2, arrange)
    assert g.why("fulfil k17") == "B12"
    assert g.why("fulfil k3") == "A14"
    g.play("fulfil k16")
    assert (stock(g, 1), view(g.state, 1).boards[0].open_missions) == ("", ["k16", "k19"])
    assert g.why("fulfil k17") == "B12"


@pytest.mark.rule("B13")
def test_b13_drawing() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="eb4")

    g = building(2, arrange).play("use eb4", "draw k20")
    assert view(g.state, 0).hand == ["k20"]
    assert g.told()[-1] == "It is “Sabotage”."


@pytest.mark.rule("B14")
def test_b14_the_discards_become_the_deck() -> None:
    def arrange(s: Tadmor) -> None:
        for m in range(26):
            s.mission_at[m] = DISCARDED if m < 3 else RETURNED + 1
        seat(s, 1, on="eb4")

    g = building(2, arrange).play("use eb4")
    assert g.offered() == ["draw k1", "draw k2", "draw k3"]
    assert g.play("draw k2").state.shuffles == 1


@pytest.mark.rule("B14")
def test_b14_ruling_nothing_is_drawn_when_nothing_is_left() -> None:
    def arrange(s: Tadmor) -> None:
        for m in range(26):
            s.mission_at[m] = RETURNED + 1
        seat(s, 1, on="eb4", open="k21")

    g = building(2, arrange)
    assert g.why("use eb4") == g.why("return k21") == "B14"


# ---------------------------------------------------------------- together


@pytest.mark.rule("A5", "B1")
def test_a5_towers_and_temples_are_built_at_the_same_time() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 2 stone", on="eb2")
        seat(s, 2, goods="1 wood 1 stone", on="da1")

    g = desert(3, arrange, BuildPhase(NOBODY))
    assert g.seats() == [0, 1]
    g.play("2: use da1", "1: use eb2")
    assert (g.state.tower[1], g.state.temples[0]) == (1, 1)


@pytest.mark.rule("A5")
def test_a5_an_attacker_and_a_builder_act_in_player_order() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        s.start = 1
        seat(s, 1, goods="1 wood 1 stone", on="da1", tower=1)
        seat(s, 2, on="du3")

    g = desert(2, arrange, BuildPhase(NOBODY))
    assert g.seats() == [1]
    g.play("use du3", "strike p1", "use da1")
    assert g.state.tower[0] == 1


@pytest.mark.rule("A5")
def test_a5_ruling_who_may_fulfil_a_mission_acts_in_order() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 1 stone", on="da1")
        seat(s, 2, hand="k20", on="pa5")

    g = desert(2, arrange, BuildPhase(NOBODY))
    assert (g.asked(), g.seats()) == ("prepare", [1])
    assert points(g, 1) == 0
    assert g.play("done").seats() == [0]


@pytest.mark.rule("A5", "B10")
@pytest.mark.parametrize(("left", "seats"), [(4, [0, 1]), (1, [0])])
def test_a5_temples_are_built_at_the_same_time_unless_cards_run_short(left: int, seats: list[int]) -> None:
    def arrange(s: Tadmor) -> None:
        s.temple_left[0] = left
        seat(s, 1, goods="2 wood 2 stone", on="eb2")
        seat(s, 2, goods="2 wood 2 stone", on="i37", owns="i37")

    assert desert(3, arrange, BuildPhase(NOBODY)).seats() == seats


@pytest.mark.rule("B15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_b15_ruling_towers_above_20_are_rare_even_for_a_mason(players: int) -> None:
    """The mason builds as long as a level pays as much as its goods bring elsewhere, undisturbed by anyone."""
    data = GAME.rules.tables(GAME.pack())
    heights = [highest_tower(players, seed, data, worth=1.5) for seed in range(10)]
    assert len([height for height in heights if height > 20]) <= 1
    assert max(heights) >= 15

"""The seven characters, and the variant with rolled black dice."""

from __future__ import annotations

import pytest

from serai.core.flow import settle
from serai.games.marco_polo_2.rules import rounds
from serai.games.marco_polo_2.tests.positions import (
    GAME,
    amounts,
    desk,
    finish_turn,
    hand,
    play_opening,
    points,
    posts_of,
    seen,
)
from serai.testing import ScriptedTable, table


@pytest.mark.rule("M110")
def test_mongke_khan_passes_oases_without_a_step() -> None:
    t = desk(dice="1", goods="9 coin, 9 camel", character="mongke-khan", at="xanadu")
    t.play("use travel-bottom", "die 1 own", "go o4", "go karakorum")
    assert posts_of(t) == ["karakorum"]
    assert amounts(t) == "7 coin, 6 camel", "the costs of both routes and the space"
    t.play("enough")
    assert points(t) == 3
    assert t.offered() == ["oasis-camels 0", "oasis-camels 1"]
    t.play("oasis-camels 0")
    assert amounts(t) == "9 coin, 6 camel"


@pytest.mark.rule("M110")
def test_mongke_khan_counts_different_oases_and_may_stop_on_one_with_a_step() -> None:
    t = desk(dice="1", goods="9 coin, 9 camel", character="mongke-khan")
    t.play("use travel-bottom", "die 1 own", "go o1", "go o4", "go o1", "stop")
    assert posts_of(t) == []
    assert points(t) == 6, "two different oases"
    assert t.why("oasis-camels 3") == "M110"
    t.play("oasis-camels 2")
    assert amounts(t) == "7 coin, 9 camel"


@pytest.mark.rule("M110")
def test_mongke_khan_earns_on_steps_from_elsewhere() -> None:
    t = desk(goods="1 camel, 2 gold", contracts="k05", character="mongke-khan")
    t.play("fulfil k05", "go o1", "stop", "oasis-camels 1")
    assert points(t) == 2 + 3
    assert amounts(t) == "1 camel"


@pytest.mark.rule("M110")
def test_mongke_khan_cannot_enter_an_oasis_without_a_step_left() -> None:
    t = desk(dice="1", goods="9 coin, 9 camel", character="mongke-khan").play("use travel-bottom", "die 1 own")
    t.play("go o1", "go xian", "enough")
    assert t.asked() == "oasis-gift", "the one step led to Xian"


@pytest.mark.rule("M111")
def test_de_wu_takes_seals_with_one_die() -> None:
    t = desk(dice="3", character="de-wu").play("use seals", "die 3 own", "seal tailor")
    assert amounts(t) == "2 jade"
    t = desk(dice="3", goods="3 coin", character="de-wu", used=[("seals", 1, 2)]).play("use seals", "die 3 own")
    assert amounts(t) == "", "joining still costs"


@pytest.mark.rule("M111")
def test_de_wu_gets_jade_for_improving_and_a_shield() -> None:
    t = desk(goods="2 coin, 1 camel", seals="farmer", character="de-wu").play("improve farmer")
    assert amounts(t) == "3 coin, 1 jade"
    assert rounds.shield_points(t.state, 0, -1) == 1


@pytest.mark.rule("M112")
def test_abha_basu_scores_for_jade_from_anywhere() -> None:
    t = desk(dice="2", character="abha-basu").play("bag 2 own jade")
    assert points(t) == 1
    t = desk(goods="2 camel, 1 silk, 2 pepper", contracts="k01", character="abha-basu").play("fulfil k01")
    assert amounts(t) == "4 coin, 1 jade"
    assert points(t) == 3 + 1
    t = desk(dice="46", character="abha-basu").play("use seals", "die 4 own", "die 6 own", "seal jeweler")
    assert points(t) == 3


@pytest.mark.rule("M112")
def test_abha_basu_gets_two_coins_each_round() -> None:
    t = desk(2, dice="6", rivals="", character="abha-basu").play("use khan", "die 6 own", "end-turn")
    while t.asked() != "roll-all":
        t.play(t.offered()[0])
    assert amounts(t) == "6 coin, 2 camel"


@pytest.mark.rule("M113")
def test_mailin_and_tian_chin_start_with_three_coins_more_and_two_figures() -> None:
    t = play_opening(table(GAME, 2), ["mailin-tian-chin", "de-wu", "abha-basu"])
    t.play("choose mailin-tian-chin")
    assert amounts(t, 1) == "11 coin, 3 camel"
    assert seen(t, 0).players[1].figures == ["beijing", "beijing"]


@pytest.mark.rule("M113")
def test_a_movement_is_split_between_two_figures_and_paid_once() -> None:
    t = desk(dice="33", goods="9 coin, 3 camel", character="mailin-tian-chin", second="karakorum")
    t.play("use travel-middle", "die 3 own", "die 3 own")
    assert t.offered() == ["figure mailin", "figure tian-chin"]
    t.play("figure mailin", "go xanadu")
    assert t.why("second") == ""
    t.play("second", "go o5")
    assert t.why("second") == "M113"
    assert amounts(t) == "9 coin, 3 camel"
    t.play("go kashgar")
    assert posts_of(t) == ["xanadu", "kashgar"], "both ends bring a post"
    assert amounts(t) == "7 coin, 2 camel", "5 coins and 2 camels paid; Kashgar gave 3 coins and 1 camel"


@pytest.mark.rule("M113")
def test_the_second_figure_may_go_alone() -> None:
    t = desk(dice="33", goods="9 coin", character="mailin-tian-chin", at="xanadu", second="beijing")
    t.play("use travel-middle", "die 3 own", "die 3 own", "figure tian-chin", "go yangzhou")
    assert t.why("second") == "M113"
    t.play("stop", "enough")
    assert seen(t, 0).players[0].figures == ["xanadu", "yangzhou"]


@pytest.mark.rule("M113")
def test_nobody_has_to_go_for_steps_from_a_reward() -> None:
    goods = "1 camel, 2 gold, 9 coin"
    t = desk(goods=goods, contracts="k05", character="mailin-tian-chin", at="xanadu", second="beijing").play(
        "fulfil k05"
    )
    assert t.offered() == ["figure mailin", "figure tian-chin", "stay"]
    t.play("stay")
    assert t.asked() == "turn"
    t = desk(dice="33", goods="9 coin", character="mailin-tian-chin", at="xanadu", second="beijing")
    assert t.play("use travel-middle", "die 3 own", "die 3 own").why("stay") == "M35"


@pytest.mark.rule("M113")
def test_one_bonus_of_the_round_comes_twice() -> None:
    t = desk(2, dice="6", rivals="", character="mailin-tian-chin", posts="lhasa", seals="jeweler!")
    t.play("use khan", "die 6 own", "end-turn", "deal-tile t13", "deal-tile t23", "deal-tile t33")
    assert t.offered() == ["double lhasa", "double-seal jeweler"]
    assert t.why("double goa") == "M113"
    t.play("double lhasa")
    assert amounts(t) == "4 coin, 10 camel", "2 from the Khan, 3 and 3 from Lhasa, 2 from the seal"


@pytest.mark.rule("M114")
def test_filippo_keeps_every_outpost_tile_and_hands_it_in() -> None:
    t = desk(2, dice="16", goods="4 coin", character="filippo-vitello", outposts={"xanadu": "o1"})
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert amounts(t) == "2 gold"
    t.play("hand-in o1")
    assert amounts(t) == "4 gold"
    assert t.why("hand-in o1") == "M114"


@pytest.mark.rule("M114")
def test_filippo_receives_the_tiles_others_use() -> None:
    t = desk(2, dice="1", goods="4 coin", characters={1: "filippo-vitello"}, outposts={"xanadu": "o3"})
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert amounts(t) == "3 pepper"
    finish_turn(t).play("hand-in o3")
    assert amounts(t, 1) == "3 pepper"
    assert t.asked() == "turn", "an extra action"


@pytest.mark.rule("M115")
def test_isabella_earns_with_every_die_rolled() -> None:
    t = desk(dice="2", goods="9 camel", character="isabella-donati").play("reroll 2 own", "rolled-die 6")
    assert amounts(t) == "2 coin, 8 camel"
    t.play("reroll 6 own", "rolled-die 5")
    assert points(t) == 1
    t.play("buy-black-die", "rolled-die 4")
    assert amounts(t) == "2 coin, 5 camel"


def _isabella_rolls(roll: str) -> ScriptedTable:
    t = desk(2, character="isabella-donati")
    t.state.stack[:] = [rounds.RoundStart(-1)]
    t.state.round = 0
    for value in range(14):
        t.state.hand[value] = 5 if value == 0 else 0
    settle(t.state)
    return t.play(f"rolled {roll}")


@pytest.mark.rule("M115")
def test_isabella_cashes_pairs_of_the_rounds_roll() -> None:
    t = _isabella_rolls("11335")
    assert t.offered() == ["pairs 0", "pairs 1"]
    t.play("pairs 1", "pairs 1")
    assert points(t) == 1
    assert t.asked() == "compensate", "the bonuses come before the compensation"
    assert amounts(t) == "1 gold, 1 jade"


@pytest.mark.rule("M115")
def test_every_single_one_and_six_of_isabella_brings_its_coins() -> None:
    """The roll of the public example: by the text 4 coins, a point, and a gold or two camels."""
    t = _isabella_rolls("12446")
    assert t.asked() == "cash-pairs"
    t.play("pairs 1")
    assert points(t) == 1
    assert amounts(t) == "4 coin, 1 gold"


@pytest.mark.rule("M115")
def test_isabella_may_cash_two_pairs_of_a_value_and_keep_the_rest() -> None:
    t = _isabella_rolls("55555")
    assert t.offered() == ["pairs 0", "pairs 1", "pairs 2"]
    assert t.why("pairs 3") == "M115"
    t.play("pairs 2")
    assert amounts(t) == "2 silk"
    assert points(t) == 1


@pytest.mark.rule("M115")
def test_a_one_and_a_six_are_no_pair() -> None:
    t = _isabella_rolls("12356")
    assert t.asked() != "cash-pairs"
    assert amounts(t) == "4 coin, 1 camel"
    assert points(t) == 2


@pytest.mark.rule("M116")
def test_gantulga_od_uses_the_bottom_space_and_pays_no_coins_or_camels_on_routes() -> None:
    t = desk(dice="33", goods="3 coin, 1 jade", character="gantulga-od", at="pagan")
    assert t.why("use travel-middle") == "M116"
    t.play("use travel-bottom", "die 3 own")
    assert t.why("go sumatra") == "M38"
    t.play("go kabul")
    assert amounts(t) == "1 coin", "2 coins for the space and the jade of the route"


@pytest.mark.rule("M116")
def test_gantulga_od_needs_the_jade_and_moves_freely_elsewhere_too() -> None:
    t = desk(dice="3", goods="2 coin", character="gantulga-od", at="pagan").play("use travel-bottom", "die 3 own")
    assert t.why("go kabul") == "M37"
    t = desk(goods="1 camel, 2 gold", contracts="k05", character="gantulga-od").play("fulfil k05", "go yangzhou")
    assert posts_of(t) == ["yangzhou"]


@pytest.mark.rule("M116")
@pytest.mark.parametrize(("start", "end"), [("xanadu", "karakorum"), ("karakorum", "kashgar"), ("kashgar", "balkh")])
def test_gantulga_od_passes_by_the_oases_of_the_north_with_one_die(start: str, end: str) -> None:
    t = desk(dice="1", goods="2 coin", character="gantulga-od", at=start)
    t.play("use travel-bottom", "die 1 own", f"go {end}")
    assert posts_of(t) == [end]


@pytest.mark.rule("M120")
def test_variant_black_dice_are_rolled_and_picked_with_their_value() -> None:
    t = desk(2, dice="6", rivals="", black_dice="rolled").play("use khan", "die 6 own", "end-turn")
    while t.asked() != "roll-pool":
        t.play(t.offered()[0])
    t.play("rolled-black 6", "rolled-black 2", "rolled-black 2", "rolled-black 5", "rolled 33333", "rolled 33333")
    t.state.goods[1] = 4
    t.play("buy-black-die")
    assert t.offered() == ["pick-black 2", "pick-black 5", "pick-black 6"]
    assert t.why("pick-black 4") == "M120"
    t.play("pick-black 6")
    assert hand(t) == "33333+6"


@pytest.mark.rule("M120")
def test_variant_isabella_gets_the_bonus_of_the_die_she_takes() -> None:
    t = desk(goods="3 camel", character="isabella-donati", black_dice="rolled")
    t.state.pool[0], t.state.pool[6] = 5, 1
    t.play("buy-black-die", "pick-black 6")
    assert amounts(t) == "2 coin"

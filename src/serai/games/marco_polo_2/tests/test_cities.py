"""Special cities and city cards."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import amounts, desk, hand, points, posts_of


@pytest.mark.rule("M55")
def test_a_special_city_needs_a_post() -> None:
    assert desk().why("use hormuz") == "M55"
    t = desk(dice="2", posts="hormuz").play("use hormuz", "die 2 own")
    assert amounts(t) == "2 camel, 3 pepper"


@pytest.mark.rule("M55")
def test_a_second_use_in_a_round_takes_a_black_die() -> None:
    t = desk(dice="2", black="4", posts="hormuz", used=[("hormuz", 0, 1)]).play("use hormuz")
    assert t.offered() == ["die 4 black"]


@pytest.mark.rule("M56")
def test_example_baghdad_with_the_improved_jewellers_seal() -> None:
    """A 3 brings the yield and 2 camels, the seal's bonus once."""
    t = desk(dice="3", posts="baghdad", seals="jeweler!").play("use baghdad", "die 3 own")
    assert amounts(t) == "2 coin, 2 camel, 2 gold"


@pytest.mark.rule("M56")
@pytest.mark.parametrize(
    ("city", "die", "seals", "held"),
    [
        ("baghdad", 5, "jeweler!", "2 coin, 4 camel, 2 gold"),
        ("baghdad", 6, "jeweler", "2 coin, 2 gold"),
        ("balkh", 4, "tailor!", "1 coin, 2 camel, 3 silk"),
        ("balkh", 6, "tailor!", "2 coin, 2 camel, 4 silk"),
        ("hormuz", 1, "spicer!", "1 coin, 2 camel, 4 pepper"),
        ("hormuz", 6, "spicer! jeweler!", "2 coin, 2 camel, 5 pepper"),
    ],
)
def test_the_die_decides_how_often_the_seal_counts(city: str, die: int, seals: str, held: str) -> None:
    t = desk(dice=str(die), posts=city, seals=seals).play(f"use {city}", f"die {die} own")
    assert amounts(t) == held


@pytest.mark.rule("M60")
def test_a_city_card_needs_a_post_in_its_city() -> None:
    t = desk(goods="1 jade, 1 camel")
    assert t.why("use card-1") == "M60"
    assert "use card-1" in desk(goods="1 jade, 1 camel", posts="xanadu").offered()


@pytest.mark.rule("M60")
def test_both_cards_of_a_city_with_two() -> None:
    t = desk(posts="sumatra kashgar", cards={"card-5": "c10", "card-6": "c16"})
    assert {"use card-5", "use card-6"} <= set(t.offered())


@pytest.mark.rule("M61")
def test_a_card_is_used_once_a_round_even_with_a_black_die() -> None:
    t = desk(black="6", posts="xanadu", goods="3 jade, 3 camel", used=[("card-1", 0, 3)])
    assert t.why("use card-1") == "M16"


@pytest.mark.rule("M62")
def test_example_a_five_and_two_jade_and_two_camels_for_six_points() -> None:
    t = desk(dice="5", posts="xanadu", goods="2 jade, 2 camel").play("use card-1", "die 5 own")
    assert t.offered() == ["times 1", "times 2"]
    t.play("times 2")
    assert points(t) == 6
    assert amounts(t) == ""


@pytest.mark.rule("M62")
def test_not_more_often_than_the_die() -> None:
    t = desk(dice="2", cards={"area-1": "c23"}, goods="6 camel, 6 pepper").play("use area-1", "die 2 own")
    assert t.offered() == ["times 1", "times 2"]
    assert t.why("times 3") == "M62"
    assert t.why("back 1") == "M63"


# Each card: the die, what is held and set up, what is answered, what is held and scored after.
CARDS = [
    ("c01", 3, "3 camel, 2 jade", ["times 2"], "1 camel", 6),
    ("c02", 3, "", [], "", 3),
    ("c03", 2, "", [], "", 2),
    ("c04", 6, "", [], "6 coin", 0),
    ("c05", 6, "", [], "8 coin", 0),
    ("c06", 4, "", ["bonus goa", "copy balkh", "receive pepper 0", "receive silk 1"], "1 silk, 1 gold", 0),
    ("c06", 6, "", ["bonus kashgar", "bonus lhasa"], "3 coin, 4 camel", 0),
    ("c07", 6, "1 coin", ["bonus kashgar", "bonus lhasa", "no-more-bonuses"], "2 coin, 4 camel", 0),
    ("c08", 3, "3 camel", ["times 3"], "9 coin", 0),
    ("c08", 3, "3 coin", ["back 2"], "1 coin, 2 camel", 0),
    ("c09", 2, "", ["times 2"], "6 coin", -2),
    ("c09", 2, "6 coin", ["back 2"], "", 2),
    ("c10", 4, "", [], "8 coin", 0),
    ("c11", 3, "1 camel", ["seal tailor"], "2 jade", 0),
    ("c12", 3, "6 camel, 6 coin", ["times 3", "go xanadu", "go beijing", "go xanadu"], "", 0),
    ("c13", 2, "1 jade, 2 coin", ["times 1", "go xanadu"], "", 0),
    ("c14", 5, "", [], "2 gold", 0),
    ("c15", 3, "", [], "2 silk", 0),
    ("c16", 6, "", [], "3 pepper", 0),
    ("c17", 6, "", [], "3 jade", 0),
    ("c18", 2, "2 camel, 2 silk", ["times 2"], "8 coin", 4),
    ("c19", 1, "2 camel, 2 gold", ["times 1"], "1 camel, 1 gold", 4),
    ("c20", 2, "4 pepper", ["times 2"], "6 coin", 2),
    ("c21", 2, "4 coin", ["times 2", "receive pepper 0", "receive silk 2"], "2 silk", 0),
    ("c22", 2, "6 camel", ["times 2"], "2 pepper, 2 silk, 2 gold", 0),
    ("c23", 2, "2 camel, 2 pepper", ["times 2"], "14 coin", 0),
    ("c24", 2, "2 pepper, 1 silk, 1 gold", ["times 2", "give pepper 2", "give silk 1", "give gold 1"], "", 8),
    ("c25", 2, "2 jade", ["times 2", "receive pepper 1", "receive silk 1"], "4 coin, 1 pepper, 1 silk", 0),
]


@pytest.mark.rule("M62", "M63", "M64", "M65", "M66", "M67", "M68", "M69")
@pytest.mark.parametrize(("card", "die", "goods", "moves", "held", "score"), CARDS)
def test_every_city_card(card: str, die: int, goods: str, moves: list[str], held: str, score: int) -> None:
    posts = "kashgar lhasa goa" if card != "c12" else ""
    t = desk(dice=str(die), goods=goods, posts=posts, cards={"area-1": card})
    t.state.done[0] = 4
    t.play("use area-1", f"die {die} own", *moves)
    while t.asked() in ("pay-coins", "pay-camels"):
        t.play(t.offered()[0])
    assert t.asked() == "turn"
    assert amounts(t) == held
    assert points(t) == score


def test_the_list_has_every_card() -> None:
    assert sorted({card for card, *_ in CARDS}) == [f"c{n:02}" for n in range(1, 26)]


@pytest.mark.rule("M63")
def test_a_two_way_card_goes_one_way() -> None:
    t = desk(dice="6", goods="2 camel, 2 coin", cards={"area-1": "c08"}).play("use area-1", "die 6 own")
    assert t.offered() == ["times 1", "times 2", "back 1", "back 2"]
    t.play("back 2")
    assert amounts(t) == "4 camel"
    assert t.asked() == "turn"


@pytest.mark.rule("M2", "M63")
def test_points_may_be_paid_below_zero() -> None:
    t = desk(dice="2", cards={"area-1": "c09"}).play("use area-1", "die 2 own", "times 2")
    assert amounts(t) == "6 coin"
    assert points(t) == -2


@pytest.mark.rule("M64")
@pytest.mark.parametrize(("die", "score"), [(1, 1), (3, 3), (6, 4)])
def test_a_counting_card_counts_up_to_the_die(die: int, score: int) -> None:
    t = desk(dice=str(die), cards={"area-1": "c03"}, posts="xian goa lhasa pagan")
    assert points(t.play("use area-1", f"die {die} own")) == score


@pytest.mark.rule("M66")
def test_the_action_area_needs_no_post() -> None:
    assert "use area-1" in desk(dice="2", cards={"area-1": "c10"}).offered()


@pytest.mark.rule("M67")
def test_bonuses_come_from_different_own_cities() -> None:
    t = desk(dice="6", goods="9 coin", posts="kashgar lhasa", cards={"area-1": "c07"}).play("use area-1", "die 6 own")
    assert t.offered() == ["bonus kashgar", "bonus lhasa"]
    assert t.why("bonus goa") == "M67"
    assert t.why("no-more-bonuses") == "M14", "at least once"
    t.play("bonus lhasa")
    assert t.why("bonus lhasa") == "M67", "a city once"
    assert t.offered() == ["bonus kashgar", "no-more-bonuses"]
    assert desk(dice="6", goods="9 coin", cards={"area-1": "c07"}).why("use area-1") == "M67"
    assert desk(dice="6", posts="kashgar", cards={"area-1": "c07"}).why("use area-1") == "M62"


@pytest.mark.rule("M67")
def test_an_exchange_for_a_bonus_may_be_paid_from_the_one_before_and_stops_with_the_die() -> None:
    t = desk(dice="2", goods="1 coin", posts="kashgar lhasa baghdad", cards={"area-1": "c07"})
    t.play("use area-1", "die 2 own", "bonus kashgar")
    assert amounts(t) == "3 coin, 1 camel"
    t.play("bonus baghdad")
    assert amounts(t) == "7 coin, 1 camel"
    assert t.asked() == "turn"


@pytest.mark.rule("M67")
def test_two_bonuses_of_a_card_come_in_any_order() -> None:
    t = desk(dice="5", posts="kashgar lhasa goa", cards={"area-1": "c06"}).play("use area-1", "die 5 own")
    t.play("bonus lhasa")
    assert t.offered() == ["bonus kashgar", "bonus goa"]
    assert t.why("no-more-bonuses") == "M14"
    t.play("bonus kashgar")
    assert t.asked() == "turn"


@pytest.mark.rule("M14")
@pytest.mark.parametrize(("card", "goods"), [("c12", "2 camel"), ("c13", "1 jade"), ("c12", "3 camel")])
def test_a_card_for_steps_needs_a_step_that_can_be_paid_after_it(card: str, goods: str) -> None:
    t = desk(dice="3", goods=goods, at="fuzhou", cards={"area-1": card})
    assert t.why("use area-1") == "M14"
    assert "use area-1" in desk(dice="3", goods=goods + ", 5 coin", at="fuzhou", cards={"area-1": card}).offered()


@pytest.mark.rule("M14")
def test_a_card_for_steps_is_not_used_more_often_than_leaves_a_step() -> None:
    t = desk(dice="3", goods="6 camel", at="fuzhou", cards={"area-1": "c12"}).play("use area-1", "die 3 own")
    assert t.offered() == ["times 1", "times 2"], "the way to Yangzhou costs two camels"
    assert t.why("times 3") == "M14"


@pytest.mark.rule("M59")
def test_a_card_with_a_least_die_takes_no_lower_one() -> None:
    t = desk(dice="14", cards={"area-1": "c10"})
    t.state.data.card_least[9] = 3
    t.play("use area-1")
    assert t.offered() == ["die 4 own"]
    assert t.why("die 1 own") == "M59"
    low = desk(dice="2", cards={"area-1": "c10"})
    low.state.data.card_least[9] = 3
    assert low.why("use area-1") == "M59"


@pytest.mark.rule("M68")
def test_several_steps_are_one_movement_with_one_post() -> None:
    t = desk(dice="2", goods="4 camel, 9 coin", cards={"area-1": "c12"})
    t.play("use area-1", "die 2 own", "times 2", "go yangzhou", "go xian", "enough")
    assert posts_of(t) == ["xian"]
    assert amounts(t) == "1 coin"


@pytest.mark.rule("M69")
def test_the_seal_card_goes_by_its_die() -> None:
    t = desk(dice="2", goods="1 camel", cards={"area-1": "c11"}).play("use area-1", "die 2 own")
    assert t.offered() == ["seal farmer", "seal spicer"]
    assert desk(dice="1", goods="1 camel", cards={"area-1": "c11"}, seals="farmer").why("use area-1") == "M31"
    assert desk(dice="1", cards={"area-1": "c11"}).why("use area-1") == "M62"


@pytest.mark.rule("M101")
def test_the_copying_bonus_takes_any_other_marker() -> None:
    t = desk(dice="6", goods="1 coin", posts="goa", cards={"area-1": "c07"}).play("use area-1", "die 6 own")
    t.play("bonus goa")
    assert t.offered() == ["copy kashgar", "copy lhasa", "copy baghdad", "copy balkh", "copy hormuz"]
    assert t.why("copy goa") == "M101"
    assert t.why("copy xian") == "M101"
    t.play("copy baghdad")
    assert amounts(t) == "5 coin"
    assert hand(t) == ""

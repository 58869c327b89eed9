"""Travelling, posts, outposts, the start player."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import Note, settle
from serai.core.text import Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.rules.posts import PostBonuses
from serai.games.marco_polo_2.tests.positions import active, amounts, desk, finish_turn, points, posts_of, put_post

TEN = "xanadu kashgar fuzhou jaipur sumatra xian yangzhou karakorum kabul goa"


@pytest.mark.rule("M35", "M37", "M39")
def test_example_from_yangzhou_over_fuzhou_and_an_oasis_to_pagan() -> None:
    """A 3 and a 5 on the middle space: three steps for 5 coins and 5 camels, one post in Pagan."""
    t = desk(dice="35", goods="5 coin, 5 camel", at="yangzhou")
    t.play("use travel-middle", "die 3 own", "die 5 own", "go fuzhou", "go o3")
    assert amounts(t) == "5 coin, 5 camel"
    t.play("go pagan")
    assert amounts(t) == ""
    assert posts_of(t) == ["pagan"]
    assert t.asked() == "take-contract"


@pytest.mark.rule("M35")
@pytest.mark.parametrize(("space", "dice", "steps"), [("middle", "66", 6), ("middle", "26", 2), ("top", "666", 6)])
def test_steps_are_limited_by_the_space_and_the_lowest_die(space: str, dice: str, steps: int) -> None:
    t = desk(dice=dice, goods="99 coin, 99 camel").play(f"use travel-{space}", *(f"die {d} own" for d in dice))
    assert t.why("stop") == "M35", "at least one step"
    for step in range(steps):
        assert t.asked() == "travel"
        t.play("go xanadu" if step % 2 == 0 else "go beijing")
    assert t.asked() != "travel"


@pytest.mark.rule("M35")
def test_the_travel_spaces_are_independent() -> None:
    t = desk(dice="1", goods="9 coin", used=[("travel-middle", 0, 3), ("travel-middle", 0, 3)])
    assert "use travel-bottom" in t.offered()


@pytest.mark.rule("M36")
def test_the_bottom_space_costs_two_coins() -> None:
    t = desk(dice="6", goods="4 coin").play("use travel-bottom", "die 6 own", "go xanadu")
    assert amounts(t) == ""
    assert desk(dice="6", goods="1 coin").why("use travel-bottom") == "M35"


@pytest.mark.rule("M37")
def test_a_step_that_cannot_be_paid_with_the_rest_is_refused() -> None:
    t = desk(dice="44", goods="4 coin").play("use travel-middle", "die 4 own", "die 4 own", "go yangzhou")
    assert t.why("go xian") == "M37"
    assert t.why("go kabul") == "M37"


@pytest.mark.rule("M38")
@pytest.mark.parametrize("seals", ["farmer", "farmer!"])
def test_a_sea_route_needs_its_seal_and_keeps_it(seals: str) -> None:
    t = desk(dice="1", goods="5 coin", at="fuzhou").play("use travel-bottom", "die 1 own")
    assert t.why("go sumatra") == "M38"
    t = desk(dice="1", goods="5 coin", at="fuzhou", seals=seals).play("use travel-bottom", "die 1 own", "go sumatra")
    assert posts_of(t) == ["sumatra"]
    assert t.state.seal[0] == (2 if "!" in seals else 1)


@pytest.mark.rule("M39")
def test_an_oasis_brings_nothing_and_a_passed_city_no_post() -> None:
    t = desk(dice="44", goods="2 camel").play("use travel-middle", "die 4 own", "die 4 own", "go o1", "stop")
    assert posts_of(t) == []
    assert t.asked() == "turn"
    t = desk(dice="44", goods="9 coin, 9 camel").play("use travel-middle", "die 4 own", "die 4 own")
    t.play("go xanadu", "go o4", "go karakorum", "stop", "enough")
    assert posts_of(t) == ["karakorum"]


@pytest.mark.rule("M40")
def test_no_post_in_beijing() -> None:
    t = desk(dice="1", goods="9 coin", at="xanadu").play("use travel-bottom", "die 1 own", "go beijing")
    assert posts_of(t) == []


@pytest.mark.rule("M41")
def test_the_top_space_allows_a_post_in_a_passed_city() -> None:
    t = desk(dice="333", goods="9 coin, 9 camel", at="yangzhou", posts="xanadu")
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go fuzhou", "go o3", "go pagan")
    assert t.offered() == ["extra-post fuzhou", "no-extra-post"]
    assert t.why("extra-post yangzhou") == "M41", "where the journey began was not passed"
    t.play("extra-post fuzhou", "enough")
    assert posts_of(t) == ["xanadu", "fuzhou", "pagan"]


@pytest.mark.rule("M41")
def test_bonuses_of_several_posts_that_ask_nothing_come_first() -> None:
    t = desk(dice="333", goods="20 coin, 9 camel", at="beijing", outposts={"xanadu": "o1"})
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go xanadu", "go o4", "go karakorum")
    t.play("extra-post xanadu")
    assert t.asked() == "take-contract"
    assert "2 gold" in amounts(t), "the outpost of Xanadu came before the contract of Karakorum"


@pytest.mark.rule("M46")
@pytest.mark.parametrize("first", ["outpost-in xanadu", "contract-in karakorum", "outpost-in karakorum"])
def test_the_order_of_bonuses_of_several_posts_is_asked_where_it_matters(first: str) -> None:
    t = desk(dice="333", goods="20 coin, 9 camel", at="beijing", outposts={"xanadu": "o9", "karakorum": "o7"})
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go xanadu", "go o4", "go karakorum")
    t.play("extra-post xanadu")
    assert t.asked() == "next-bonus"
    assert t.offered() == ["contract-in karakorum", "outpost-in xanadu", "outpost-in karakorum"]
    assert t.why("city-bonus xanadu") == "M46"
    t.play(first)
    answers = {"outpost-in xanadu": ["draw k20"], "contract-in karakorum": ["take k05"]}
    t.play(*answers.get(first, ["receive pepper 1", "receive silk 1"]))
    assert t.asked() == "next-bonus", "two are left"
    assert first not in t.offered()
    t.play(t.offered()[0])
    while t.asked() not in ("turn", "next-bonus"):
        t.play(t.offered()[0])
    assert t.asked() == "turn", "the last one needs no question"


@pytest.mark.rule("M43")
def test_a_post_that_moves_on_at_once_leaves_marker_contract_and_outpost_alike() -> None:
    """The eleventh stands: the post just set at the journey's end may be the one that goes to the passed city."""
    posts = "kashgar fuzhou jaipur sumatra xian yangzhou kabul goa lhasa pagan hormuz"
    t = desk(dice="333", goods="20 coin, 9 camel", posts=posts, outposts={"karakorum": "o1"})
    t.state.marker_at[tables.PLACE_NAMES.index("karakorum")] = 1
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go xanadu", "go o4", "go karakorum")
    t.play("move-post goa", "extra-post xanadu", "move-post karakorum")
    assert "karakorum" not in posts_of(t)
    assert "2 gold" in amounts(t)
    assert t.state.goods[1] == 9 - 3 + 3, "the city bonus of three camels"
    assert t.offered() == ["take k05", "take k06", "enough"], "and a contract, as if the post had stayed"


FRESH = ["k05", "k15", "k23", "k31", "k37", "k42", "s3"]  # contracts that bring steps


@pytest.mark.rule("M57")
@pytest.mark.parametrize("contract", FRESH)
@pytest.mark.parametrize(("at", "city", "space"), [("o4", "xanadu", "card-1"), ("o6", "balkh", "balkh")])
def test_a_post_set_by_an_extra_action_opens_its_city_only_with_the_next_turn(
    contract: str, at: str, city: str, space: str
) -> None:
    t = desk(2, dice="445", at=at, contracts=contract, cards={"card-1": "c10"})
    number = tables.CONTRACT_NAMES.index(contract)
    assert t.state.data.of(t.state.data.contract_reward[number], tables.MOVE)
    for kind in range(6):
        t.state.goods[kind] = 20
    t.play(f"fulfil {contract}")
    while t.asked() != "travel":
        t.play(t.offered()[0])
    t.play(f"go {city}")
    while t.asked() != "turn":
        t.play("stop" if t.asked() == "travel" else t.offered()[0])
    assert city in posts_of(t)
    assert t.why(f"use {space}") == "M57"
    assert "next turn" in t.sentence(f"use {space}")
    assert "nächsten Zug" in t.sentence(f"use {space}", "de")
    t.play("bag 4 own coins", "use khan", "die 4 own")
    finish_turn(t)
    t.play("use khan", "die 1 own") if "use khan" in t.offered() else t.play("use book-1", "die 1 own", "offer upper")
    finish_turn(t)
    assert t.seat() == 0
    assert f"use {space}" in t.offered(), "from the next turn on"


@pytest.mark.rule("M57")
def test_filippos_step_opens_no_city_this_turn() -> None:
    t = desk(2, dice="44", at="o4", goods="9 camel", character="filippo-vitello", cards={"card-1": "c10"})
    t.state.holder[9] = 0
    t.play("hand-in o10", "go xanadu")
    while t.asked() != "turn":
        t.play(t.offered()[0])
    assert t.why("use card-1") == "M57"


@pytest.mark.rule("M57")
def test_contracts_of_a_new_post_are_open_at_once() -> None:
    """Only cards and special actions wait: a contract city is open to the contract board in the same turn."""
    t = desk(2, dice="44", at="o4", goods="9 camel", character="filippo-vitello")
    t.state.holder[9] = 0
    t.play("hand-in o10", "go karakorum", "enough")
    assert "use contracts" in t.offered()


@pytest.mark.rule("M41")
def test_the_extra_post_is_a_choice() -> None:
    t = desk(dice="333", goods="9 coin, 9 camel", at="yangzhou")
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go fuzhou", "go o3", "go pagan", "no-extra-post")
    assert posts_of(t) == ["pagan"]


@pytest.mark.rule("M42")
@pytest.mark.parametrize(("before", "score"), [(7, 0), (8, 5), (9, 5), (10, 10)])
def test_the_last_posts_score(before: int, score: int) -> None:
    posts = " ".join(TEN.split()[1:][:before] if before < 10 else [*TEN.split()[1:], "pagan"])
    t = desk(dice="1", goods="9 coin", posts=posts).play("use travel-bottom", "die 1 own", "go xanadu")
    assert points(t) == score
    assert t.state.supply[0] == 11 - before - 1


@pytest.mark.rule("M43")
def test_with_all_posts_out_one_moves_and_brings_the_bonus_but_no_points() -> None:
    t = desk(dice="1", goods="9 coin, 9 camel", posts=TEN.replace("xanadu ", "") + " lhasa pagan", at="beijing")
    t.state.marker_at[tables.PLACE_NAMES.index("xanadu")] = t.state.marker_at[11]
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert t.asked() == "move-post"
    assert t.why("move-post balkh") == "M43"
    before = t.state.goods[1]
    t.play("move-post lhasa")
    assert points(t) == 0
    assert "lhasa" not in posts_of(t)
    assert "xanadu" in posts_of(t)
    assert t.state.goods[1] == before + 3, "the bonus of the new city"


@pytest.mark.rule("M44")
def test_back_and_forth_and_one_post_in_a_city() -> None:
    t = desk(dice="33", goods="9 coin", posts="xanadu").play("use travel-middle", "die 3 own", "die 3 own")
    t.play("go xanadu", "go beijing", "go xanadu")
    assert posts_of(t) == ["xanadu"]
    assert t.state.supply[0] == 10
    assert t.asked() == "turn"


@pytest.mark.rule("M44")
def test_no_extra_post_where_one_stands() -> None:
    t = desk(dice="333", goods="9 coin, 9 camel", at="yangzhou", posts="fuzhou")
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go fuzhou", "go o3", "go pagan")
    assert t.asked() == "take-contract"


@pytest.mark.rule("M45")
def test_example_a_post_in_a_bonus_city() -> None:
    """The bonus of 1 camel and 3 coins comes at once, the marker stays."""
    t = desk(dice="1", goods="5 coin", at="o5").play("use travel-bottom", "die 1 own", "go kashgar")
    assert amounts(t) == "3 coin, 1 camel"
    assert t.state.marker_at[tables.PLACE_NAMES.index("kashgar")] == 0


@pytest.mark.rule("M45")
def test_example_a_post_in_a_special_city() -> None:
    """3 camels at once; the city's action is open from the next turn."""
    t = desk(dice="14", goods="5 coin", at="o6")
    t.state.marker_at[tables.PLACE_NAMES.index("balkh")] = 1
    t.play("use travel-bottom", "die 1 own", "go balkh")
    assert amounts(t) == "3 camel"
    assert t.why("use balkh") == "M10"


@pytest.mark.rule("M45")
@pytest.mark.parametrize(
    ("marker", "moves", "held", "score"),
    [
        (0, [], "3 coin, 1 camel", 0),
        (1, [], "3 camel", 0),
        (2, ["copy hormuz"], "", 3),
        (3, [], "5 coin", 0),
        (4, ["receive pepper 1", "receive silk 0"], "1 pepper, 1 gold", 0),
        (5, [], "", 3),
        (6, [], "2 coin, 1 jade", 0),
    ],
)
def test_every_city_bonus_marker(marker: int, moves: list[str], held: str, score: int) -> None:
    t = desk(dice="1", goods="5 coin", at="o5")
    t.state.marker_at[tables.PLACE_NAMES.index("kashgar")] = marker
    t.play("use travel-bottom", "die 1 own", "go kashgar", *moves)
    assert amounts(t) == held
    assert points(t) == score


@pytest.mark.rule("M46")
def test_only_the_first_post_takes_the_outpost_bonus() -> None:
    t = desk(2, dice="1", goods="4 coin", outposts={"xanadu": "o1"})
    t.state.goods[6] = 4
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert amounts(t) == "2 gold"
    finish_turn(t)
    t.state.goods[6] = 9
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert posts_of(t, 1) == ["xanadu"]
    assert "gold" not in amounts(t, 1)


@pytest.mark.rule("M46")
@pytest.mark.parametrize(
    ("tile", "moves", "held"),
    [
        ("o1", [], "2 gold"),
        ("o2", [], "2 silk"),
        ("o3", [], "3 pepper"),
        ("o4", [], "2 camel, 1 jade"),
        ("o5", [], "3 camel"),
        ("o6", [], "5 coin"),
        ("o7", ["receive pepper 0", "receive silk 1"], "1 silk, 1 gold"),
        ("o8", ["rolled-die 4"], ""),
        ("o9", ["draw k20"], ""),
        ("o10", [], ""),
    ],
)
def test_every_outpost_bonus(tile: str, moves: list[str], held: str) -> None:
    t = desk(dice="1", goods="4 coin", outposts={"xanadu": tile}).play("use travel-bottom", "die 1 own", "go xanadu")
    t.play(*moves)
    assert amounts(t) == held
    assert t.asked() == "turn"
    assert tile != "o9" or active(t) == ["k20"]
    assert tile != "o10" or "Player 1 cannot pay for any step." in t.told()


@pytest.mark.rule("M46")
def test_city_bonus_and_outpost_that_ask_nothing_come_before_the_contract() -> None:
    t = desk(dice="1", goods="4 coin, 2 camel", outposts={"xian": "o6"}, at="o1")
    t.state.marker_at[tables.PLACE_NAMES.index("xian")] = 1
    t.play("use travel-bottom", "die 1 own", "go xian")
    assert amounts(t) == "7 coin, 3 camel"
    assert t.asked() == "take-contract"


@pytest.mark.rule("M47")
def test_example_a_post_in_a_contract_city_takes_one_of_its_contracts() -> None:
    t = desk(dice="1", goods="5 coin", posts="xian").play("use travel-bottom", "die 1 own", "go yangzhou")
    assert t.offered() == ["take k03", "take k04", "enough"]
    assert t.why("take k01") == "M50", "of this city only"
    t.play("take k04")
    assert active(t) == ["k04"]
    assert t.asked() == "turn"
    t.play("end-turn")
    assert t.asked() == "draw-contract", "the field is filled at the end of the turn"


@pytest.mark.rule("M48")
def test_example_the_hourglass_goes_to_the_last_on_the_highest_travel_space() -> None:
    """Yellow used the bottom, Green the middle space; with the middle space you take it from Green."""
    t = desk(4, dice="33", goods="9 coin", used=[("travel-bottom", 3, 2), ("travel-middle", 2, 3)])
    t.state.height, t.state.start = 2, 2
    t.play("use travel-middle", "die 3 own", "die 3 own", "go xanadu", "stop")
    assert t.state.start == 0
    finish_turn(t)
    t.state.goods[6] = 9
    t.play("use travel-bottom", "die 1 own", "go xanadu")
    assert t.state.start == 0, "a lower space changes nothing"


@pytest.mark.rule("M48")
def test_without_a_journey_the_hourglass_stays_and_the_holder_begins() -> None:
    t = desk(2, dice="6", rivals="")
    t.state.start = 1
    t.play("use khan", "die 6 own", "end-turn")
    while t.asked() != "turn":
        t.play("rolled 33333" if t.asked() == "roll-all" else t.offered()[0])
    assert t.state.start == 1
    assert t.seat() == 1


@pytest.mark.rule("M105")
def test_steps_from_a_reward_cost_and_may_be_left_unused() -> None:
    t = desk(goods="1 camel, 2 gold, 3 coin", contracts="k05").play("fulfil k05")
    assert t.asked() == "travel"
    assert t.offered() == ["go xanadu", "go yangzhou", "go o1", "stop"]
    assert posts_of(t.play("stop")) == []
    t = desk(goods="1 camel, 2 gold, 3 coin", contracts="k05").play("fulfil k05", "go xanadu")
    assert posts_of(t) == ["xanadu"]
    assert amounts(t) == "1 coin"
    assert t.state.start == 0
    assert t.state.height == 0, "only the travel spaces decide the start player"


def test_positions_count_their_posts() -> None:
    t = desk(posts="xanadu")
    put_post(t.state, 0, "goa")
    assert t.state.supply[0] == 9


@pytest.mark.rule("M46")
def test_an_outpost_that_was_taken_meanwhile_is_not_due_again() -> None:
    t = desk(2, dice="1")
    xanadu = 1 << tables.PLACE_NAMES.index("xanadu")
    t.state.stack.append(PostBonuses(0, 0, 0, xanadu))
    settle(t.state)
    assert t.asked() == "turn"


@pytest.mark.parametrize(
    ("amounts", "english", "german"),
    [
        ((0, 0, 0), "Costs so far: nothing", "Kostet bisher nichts"),
        ((1, 0, 0), "Costs so far: 1 coin", "Kostet bisher 1 Geld"),
        ((0, 1, 2), "Costs so far: 1 camel, 2 jade", "Kostet bisher 1 Kamel, 2 Jade"),
        ((3, 0, 1), "Costs so far: 3 coins, 1 jade", "Kostet bisher 3 Geld, 1 Jade"),
        ((2, 2, 0), "Costs so far: 2 coins, 2 camels", "Kostet bisher 2 Geld, 2 Kamele"),
    ],
)
def test_only_what_a_journey_costs_is_named(amounts: tuple[int, int, int], english: str, german: str) -> None:
    game = load("marco-polo-2")
    said = [Speaker(game, language).note(Note("journey-costs", *amounts)) for language in ("en", "de")]
    assert said == [english, german]

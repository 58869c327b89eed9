"""The contract board, completing contracts, contracts from the pile."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.tests.positions import active, amounts, bundle, desk, finish_turn, points, seen
from serai.testing import ScriptedTable

KEPT = ("coin", "camel", "pepper", "silk", "gold", "jade")


@pytest.mark.rule("M50")
def test_example_two_contracts_from_two_cities_and_three_coins() -> None:
    t = desk(dice="2", posts="xian kabul").play("use contracts", "die 2 own")
    assert t.offered() == ["take k01", "take k02", "take k07", "take k08"]
    assert t.why("enough") == "M50"
    assert t.why("take k03") == "M50"
    t.play("take k07")
    assert amounts(t) == ""
    assert t.offered() == ["take k01", "take k02", "take k08", "enough"]
    t.play("take k02")
    assert active(t) == ["k07", "k02"]
    assert amounts(t) == "3 coin"


@pytest.mark.rule("M50")
def test_one_contract_is_enough_and_a_post_is_needed() -> None:
    t = desk(dice="2", posts="xian").play("use contracts", "die 2 own", "take k01", "enough")
    assert active(t) == ["k01"]
    assert amounts(t) == "3 coin"
    assert desk(posts="xanadu").why("use contracts") == "M50"


@pytest.mark.rule("M51")
def test_example_an_old_contract_makes_room_under_the_pile() -> None:
    t = desk(dice="2", posts="xian", contracts="k20 s1").play("use contracts", "die 2 own", "take k01")
    assert t.asked() == "make-room"
    assert t.offered() == ["discard k20", "discard s1"]
    t.play("discard k20")
    assert active(t) == ["k01", "s1"]
    assert list(t.state.under) == [tables.CONTRACT_NAMES.index("k20")]


@pytest.mark.rule("M51")
def test_a_start_contract_goes_back_to_the_box() -> None:
    t = desk(dice="2", posts="xian", contracts="k20 s1")
    boxed = t.state.boxed
    t.play("use contracts", "die 2 own", "take k01", "discard s1")
    assert t.state.boxed == boxed + 1
    assert len(t.state.under) == 0


@pytest.mark.rule("M53")
def test_a_contract_just_taken_is_not_put_away() -> None:
    t = desk(dice="2", posts="xian", contracts="k20 k21").play("use contracts", "die 2 own", "take k01")
    assert t.why("discard k01") == "M53"
    t.play("discard k20", "take k02")
    assert active(t) == ["k01", "k02"], "the second one replaced the other old contract"
    assert [tables.CONTRACT_NAMES[c] for c in t.state.under] == ["k20", "k21"]


@pytest.mark.rule("M52")
def test_fields_are_filled_at_the_end_of_the_turn() -> None:
    t = desk(dice="2", posts="xian").play("use contracts", "die 2 own", "take k01", "take k02")
    assert list(t.state.field[:2]) == [-1, -1]
    t.play("end-turn", "draw k30", "draw k11")
    assert [tables.CONTRACT_NAMES[c] for c in t.state.field[:2]] == ["k30", "k11"]
    assert t.seat() == 1


@pytest.mark.rule("M52")
def test_an_empty_pile_turns_to_the_contracts_put_under_it() -> None:
    t = desk(dice="2", posts="xian", contracts="k20 k21")
    for contract in range(42):
        t.state.pile[contract] = 0
    t.play("use contracts", "die 2 own", "take k01", "discard k21", "take k02", "end-turn")
    assert [tables.CONTRACT_NAMES[c] for c in t.state.field[:2]] == ["k21", "k20"]
    assert len(t.state.under) == 0


@pytest.mark.rule("M52")
def test_without_any_contract_fields_stay_empty() -> None:
    t = desk(dice="2", posts="xian")
    for contract in range(42):
        t.state.pile[contract] = 0
    t.play("use contracts", "die 2 own", "take k01", "enough", "end-turn")
    assert t.state.field[0] == -1
    assert t.seat() == 1


@pytest.mark.rule("M70")
def test_example_two_camels_a_silk_and_two_pepper_for_four_coins_and_three_points() -> None:
    t = desk(goods="2 camel, 1 silk, 2 pepper", contracts="k01").play("fulfil k01")
    assert amounts(t) == "4 coin"
    assert points(t) == 3
    assert active(t) == []
    assert list(t.state.done) == [1, 0, 0, 0]


@pytest.mark.rule("M70")
def test_only_own_active_contracts_and_all_of_the_price() -> None:
    t = desk(goods="2 camel, 1 silk, 1 pepper", contracts="k01")
    assert t.why("fulfil k01") == "M70"
    assert t.why("fulfil k02") == "M70"


@pytest.mark.rule("M70")
@pytest.mark.parametrize("contract", [*tables.CONTRACT_NAMES[:42], *tables.CONTRACT_NAMES[60:67]])
def test_every_contract_takes_its_price_and_gives_its_reward(contract: str) -> None:
    t = desk(contracts=contract, posts="xian")
    number = tables.CONTRACT_NAMES.index(contract)
    price, reward = (bundle(t, column[number]) for column in (t.state.data.contract_cost, t.state.data.contract_reward))
    for kind, amount in price.items():
        for one, share in {"gold": amount}.items() if kind == "good_any" else {kind: amount}.items():
            t.state.goods[KEPT.index(one)] = share
    t.play(f"fulfil {contract}")
    _answer(t)
    assert points(t) == reward["vp"]
    gained = sum(amount for kind, amount in reward.items() if kind in KEPT or kind.startswith("good_"))
    assert sum(t.state.goods[:6]) == gained
    assert ("black_die" in reward) == (sum(t.state.hand[8:14]) == 1)
    assert len(active(t)) == ("contract_pile" in reward) + ("contract_city" in reward)


def _answer(t: ScriptedTable) -> None:
    """Take what a reward asks: the last goods offered, a pile contract, no further step."""
    while t.asked() != "turn":
        if t.asked() in ("pay-coins", "pay-camels"):
            t.play(t.offered()[0])
        elif t.asked() == "travel":
            t.play("stop")
        else:
            t.play(t.offered()[-1])


@pytest.mark.rule("M70", "M102")
def test_the_field_of_a_fulfilled_contract_is_free_for_its_reward() -> None:
    t = desk(goods="2 camel, 1 pepper, 1 silk", contracts="k06 k01").play("fulfil k06", "draw k33")
    assert t.asked() == "turn", "nothing has to go"
    assert sorted(active(t)) == ["k01", "k33"]


@pytest.mark.rule("M102")
def test_a_contract_from_the_pile_finds_a_free_field_or_one_goes() -> None:
    price = "2 camel, 1 pepper, 1 silk"
    t = desk(goods=price, contracts="k06").play("fulfil k06", "draw k33")
    assert active(t) == ["k33"]
    t = desk(dice="1", goods="4 coin", contracts="k20 k21", outposts={"xanadu": "o9"})
    t.play("use travel-bottom", "die 1 own", "go xanadu", "draw k33")
    assert t.offered() == ["discard k20", "discard k21", "discard k33"]
    t.play("discard k33")
    assert active(t) == ["k20", "k21"]
    assert t.state.under[-1] == tables.CONTRACT_NAMES.index("k33")


@pytest.mark.rule("M102")
def test_all_see_the_contract_drawn() -> None:
    t = desk(dice="1", goods="4 coin", contracts="k20 k21", outposts={"xanadu": "o9"})
    t.play("use travel-bottom", "die 1 own", "go xanadu", "draw k33")
    assert seen(t, 2).drawn == "k33"


@pytest.mark.rule("M103")
def test_a_contract_from_a_city_needs_a_post_there() -> None:
    price = "3 camel, 1 pepper, 1 silk, 1 gold"
    t = desk(goods=price, contracts="k17", posts="kabul").play("fulfil k17")
    assert t.offered() == ["take k07", "take k08"]
    assert t.why("enough") == "M50"
    t.play("take k08")
    assert active(t) == ["k08"]


@pytest.mark.rule("M103")
def test_without_a_contract_city_the_reward_is_lost() -> None:
    t = desk(goods="3 camel, 1 pepper, 1 silk, 1 gold", contracts="k17").play("fulfil k17")
    assert t.asked() == "turn"
    assert points(t) == 6


@pytest.mark.rule("M100")
def test_goods_of_choice_are_asked_kind_by_kind() -> None:
    t = desk(goods="2 camel, 3 pepper, 4 silk, 1 gold", contracts="k41").play("fulfil k41")
    assert t.offered() == ["give pepper 1", "give pepper 2", "give pepper 3"], "silk and gold make five at most"
    t.play("give pepper 1")
    assert t.offered() == ["give silk 4"], "one gold is all there is"
    assert t.why("give silk 3") == "M100"
    t.play("give silk 4", "give gold 1")
    assert amounts(t) == "5 coin, 2 pepper"


@pytest.mark.rule("M100")
def test_different_goods_differ() -> None:
    t = desk(goods="2 camel, 1 silk, 1 gold", contracts="s4").play("fulfil s4")
    assert t.offered() == ["receive pepper 0", "receive pepper 1"]
    t.play("receive pepper 1")
    assert t.offered() == ["receive silk 0", "receive silk 1"]
    assert finish_turn(t.play("receive silk 1", "use khan", "die 5 own")).seat() == 1
    assert amounts(t) == "4 coin, 2 camel, 1 pepper, 1 silk"

"""Rounds, turns and dice (p. 13 to 15)."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.actions import Act
from serai.games.mesopotamia.rules.dice import NewDie
from serai.games.mesopotamia.rules.rounds import RoundStart, TurnEnd, TurnStart
from serai.games.mesopotamia.state import DICE_END, DICE_LUCKLESS
from serai.games.mesopotamia.tables import COLOURS, FACES, SIGN_NAMES, STAR
from serai.games.mesopotamia.tests.position import Position, position, printed


@pytest.mark.rule("MES034")
def test_the_turn_order_is_the_population_track_at_the_start_of_the_round() -> None:
    built = position("sumer", "babylon", "elam").track("population", "elam", "sumer", at=1)
    built.track("population", "babylon", at=3)
    meso = built.then(RoundStart())
    assert meso.seat() == 1
    meso.state.seal[6 + 0] = 9 * 16  # Sumer climbs in the middle of the round
    assert meso.play("end").seat() == 2
    assert meso.play("end").seat() == 0


@pytest.mark.rule("MES035", "MES036")
def test_the_token_serves_once_a_turn() -> None:
    built = position("babylon", "sumer").ziggurat("babylon", "white a", "silver ki").unit("babylon", "spearman", "a02")
    babylon = built.then(Act(0)).play("token gather", "gather wood")
    assert babylon.why("token explore") == "MES035"
    assert babylon.why("dice gather") == "MES036"
    assert "dice explore" in babylon.offered()  # Cartography needs one sign, which the silver die shows


@pytest.mark.rule("MES037")
def test_what_one_action_brings_the_next_one_spends() -> None:
    built = position("babylon", "sumer").goods("babylon", clay=2).ziggurat("babylon", "white e", "silver ki")
    babylon = built.unit("babylon", "spearman", "a02").then(Act(0))
    babylon.play("dice research", "spend 1", "convert", "discover explore")
    assert babylon.state.level[0] == 2
    assert babylon.why("dice explore") == "MES044"  # Astronomy shows two signs, and one die is left
    assert babylon.play("token explore").state.stack[-1].left == 2


@pytest.mark.rule("MES044", "MES045", "MES046", "MES163", "MES036")
def test_token_and_dice_of_the_book() -> None:
    """AC-35: the token on Gather, Explore by earth and star, Research by house."""
    built = position("babylon", "sumer").level("babylon", explore=2, gather=3, growth=2)
    built.ziggurat("babylon", "white ki", "silver star", "black e").goods("babylon", food=4, clay=2)
    babylon = built.unit("babylon", "spearman", "a02").then(Act(0)).play("token gather", "gathered")
    assert babylon.why("dice growth") == "MES044"
    assert babylon.why("dice gather") == "MES036"
    babylon.play("dice explore")
    assert babylon.why("spend 3") == "MES044"
    babylon.play("spend 1")
    assert babylon.offered() == ["spend 2"]
    babylon.play("spend 2", "rest")
    assert babylon.offered("dice") == ["dice research"]
    babylon.play("dice research", "spend 3", "researched")
    assert babylon.asked() != "act" or babylon.seat() != 0


@pytest.mark.rule("MES163")
def test_a_die_that_leaves_the_other_sign_unpaid_is_not_offered() -> None:
    built = position("sumer", "elam").level("sumer", explore=3).unit("sumer", "spearman", "a02")
    sumer = built.ziggurat("sumer", "white star", "silver ki").then(Act(0)).play("dice explore")
    assert sumer.offered() == ["spend 2"]  # the star must stand for the second sign
    assert sumer.why("spend 1") == "MES163"


@pytest.mark.rule("MES042", "MES043", "G08")
def test_colours_of_the_dice() -> None:
    built = position("sumer", "elam").ziggurat("sumer", "white", "silver", "")
    assert built_offers(built) == ["colour black"]
    built = position("sumer", "elam").ziggurat("sumer", "white", "silver", "black", "")
    assert built_offers(built) == ["colour white", "colour silver", "colour black"]
    built = position("sumer", "elam").ziggurat("sumer", "white", "silver", "black", "black", "")
    assert built_offers(built) == ["colour white", "colour silver"]
    built = position("sumer", "elam").ziggurat("sumer", "white", "silver", "black", "black", "white", "")
    assert built_offers(built) == ["colour silver"]


def built_offers(built: Position) -> list[str]:
    return built.then(NewDie(0)).offered()


@pytest.mark.rule("G09", "MES038")
def test_a_new_die_joins_the_next_roll() -> None:
    built = position("sumer", "elam").goods("sumer", stone=1, clay=1)
    sumer = built.then(TurnStart(0)).play("token build", "level", "colour white")
    assert sumer.state.face[0] == NOBODY
    assert sumer.asked() == ""  # no die can be used this turn
    sumer = position("sumer", "elam").ziggurat("sumer", "white").then(TurnStart(0))
    assert sumer.asked() == "roll-die"
    assert sumer.play("rolled ki").asked() == "act"


@pytest.mark.rule("G59", "MES038")
def test_dice_may_be_rolled_at_the_end_of_the_turn() -> None:
    built = position("sumer", "elam").ziggurat("sumer", "white ki")
    built.state.dice_mode = DICE_END
    assert built.then(TurnStart(0)).play("end").asked() == "roll-die"
    built = position("sumer", "elam").ziggurat("sumer", "")
    built.state.dice_mode = DICE_END  # a die gained outside the turn is rolled when it is gained
    assert built.then(NewDie(0)).play("colour black").asked() == "roll-die"


@pytest.mark.rule("MES047")
def test_rerolls_cost_a_tablet_and_three_are_enough() -> None:
    sumer = position("sumer", "elam").goods("sumer", tablet=4).ziggurat("sumer", "white ki", "silver a").then(Act(0))
    for _ in range(3):
        sumer.play("reroll", "pick 2", "cast", "rolled star")
    assert sumer.state.goods[4] == 1
    assert sumer.why("reroll") == "MES047"
    poor = position("sumer", "elam").ziggurat("sumer", "white ki").then(Act(0))
    assert poor.why("reroll") == "MES047"


@pytest.mark.rule("MES027", "G10")
def test_hittites_reroll_once_for_nothing() -> None:
    hatti = position("hatti", "elam").goods("hatti", tablet=2).ziggurat("hatti", "white ki", "silver a").then(Act(0))
    hatti.play("reroll", "pick 1", "pick 2", "cast", "rolled star", "rolled ki")
    assert hatti.state.goods[4] == 2
    hatti.play("reroll", "pick 1", "cast", "rolled a", "reroll", "pick 1", "cast", "rolled a")
    assert hatti.state.goods[4] == 0
    assert hatti.why("reroll") == "MES047"


@pytest.mark.rule("MES048", "G78")
def test_without_luck_a_die_is_any_of_its_signs_but_the_star() -> None:
    built = position("hatti", "elam").ziggurat("hatti", "white").unit("hatti", "spearman", "a02")
    built.goods("hatti", clay=2, food=9, tablet=3)
    built.state.dice_mode = DICE_LUCKLESS
    hatti = built.then(TurnStart(0))
    assert hatti.asked() == "act"  # nothing is rolled
    assert hatti.offered("dice") == ["dice explore", "dice research", "dice gather", "dice warfare", "dice growth"]
    assert hatti.why("dice build") == "MES044"  # wood is on silver and black dice
    assert hatti.why("reroll") == "G78"


@pytest.mark.rule("MES049")
def test_every_die_has_one_star() -> None:
    faces = printed().faces
    signs = [[SIGN_NAMES[faces[colour * FACES + face]] for face in range(FACES)] for colour in range(COLOURS)]
    assert signs[0] == ["ki", "a", "e", "she", "nam", "star"]
    assert signs[2] == ["ki", "a", "she", "gish", "lugal", "star"]
    assert all(sum(one == STAR for one in faces[c * FACES : (c + 1) * FACES]) == 1 for c in range(COLOURS))


@pytest.mark.rule("G60")
def test_an_action_without_any_effect_is_not_offered() -> None:
    hatti = position("hatti", "elam").then(Act(0))
    assert hatti.offered("token") == ["token gather", "token warfare"]
    assert hatti.why("token explore") == "G60"
    assert hatti.sentence("token build") == "You can build nothing: goods, knowledge or a place is missing."
    assert hatti.sentence("token research", "de").startswith("Du hast weder genug Ton")


@pytest.mark.rule("MES035")
def test_passing_is_allowed() -> None:
    assert position("sumer", "elam").then(Act(0), TurnEnd(0)).play("end").asked() == ""

"""Quick players in war: what they want to take, what they guard, rams for walls, and modes that were nearly won."""

from __future__ import annotations

from serai.games.mesopotamia.evaluate_solo import nearly
from serai.games.mesopotamia.mind.besieger import siege_needs
from serai.games.mesopotamia.mind.guardian import alarm
from serai.games.mesopotamia.mind.marches import Lookout, best_way
from serai.games.mesopotamia.mind.style import GUARDIAN_STYLE, STYLE
from serai.games.mesopotamia.mind.war import in_danger, scent, spoils
from serai.games.mesopotamia.tables import CLAY, WOOD
from serai.games.mesopotamia.tests.alone import attack, siege
from serai.games.mesopotamia.tests.position import area, position
from serai.games.mesopotamia.units import unit_at


def test_an_open_settlement_of_another_is_prey_and_a_walled_one_only_with_a_ram() -> None:
    s = position("sumer", "babylon").settlement("babylon", "a12").state
    assert spoils(s, 0, STYLE, area("a12")) > 0.0
    assert spoils(s, 1, STYLE, area("a12")) == 0.0  # it is her own
    walled = position("sumer", "babylon").settlement("babylon", "a12").wall("babylon", "a12")
    assert spoils(walled.state, 0, STYLE, area("a12")) == 0.0
    assert spoils(walled.unit("sumer", "ram", "a02").state, 0, STYLE, area("a12")) > 0.0


def test_prey_is_felt_the_less_the_farther_it_is() -> None:
    felt = scent(position("sumer", "babylon").settlement("babylon", "a12").state, 0, STYLE)
    assert felt[area("a12")] > felt[area("a04")] > felt[area("a03")] > 0.0


def test_a_unit_walks_into_an_open_settlement_beside_it() -> None:
    s = position("sumer", "babylon").settlement("babylon", "a12").unit("sumer", "rider", "a04").state
    found = best_way(s, Lookout(s, 0), unit_at(s, 0, 2, area("a04")), 2, False)
    assert found.goal == area("a12")


def test_an_own_settlement_is_in_danger_beside_an_enemy_unless_it_is_walled() -> None:
    p = position("sumer", "babylon").settlement("sumer", "a12")
    assert not in_danger(p.state, 0, area("a12"))
    assert in_danger(p.unit("babylon", "archer", "a04").state, 0, area("a12"))
    assert not in_danger(p.wall("sumer", "a12").state, 0, area("a12"))


def test_a_besieger_who_cannot_build_rams_wants_clay_to_learn_it_and_wood_for_one() -> None:
    wanted = siege_needs(siege("assyria", "babylon").goods("assyria", tablet=0).state)
    assert wanted[CLAY] >= 2
    assert wanted[WOOD] >= 2


def test_a_guardian_arms_when_the_horde_is_near_and_stronger() -> None:
    p = attack().unit("sumer", "spearman", "a06").unit("babylon", "chariot", "a13")
    assert alarm(p.state, GUARDIAN_STYLE) > 0.0
    p.unit("sumer", "chariot", "a06").unit("sumer", "chariot", "a06").unit("sumer", "rider", "a06")
    assert alarm(p.goods("sumer", bone=9).state, GUARDIAN_STYLE) == 0.0


def test_a_mode_lost_after_more_waves_is_worth_more_but_never_as_much_as_one_won() -> None:
    worth = [nearly(attack(waves + 1, waves).state) for waves in range(6)]
    assert worth == sorted(worth)
    assert 0.0 < worth[0] < worth[-1] < 0.5

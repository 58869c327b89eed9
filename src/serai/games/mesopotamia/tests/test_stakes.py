"""Stakes (p. 28 to 30, 34): secret until all are revealed, ship support, refunds."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.rng import Rng
from serai.games.mesopotamia.redeal import redeal
from serai.games.mesopotamia.rules.stakes import bound, funds, staked
from serai.games.mesopotamia.tests.battle import army, bones, deal, laid, phase, stake
from serai.games.mesopotamia.tests.position import Position, position
from serai.games.mesopotamia.view import view
from serai.testing import ScriptedTable


def meeting(sumer: int = 5, babylon: int = 5) -> Position:
    p = position("sumer", "babylon", "akkad").track("event", "sumer", "babylon", "akkad")
    p.unit("sumer", "spearman", "a15").unit("babylon", "spearman", "a15", fresh=True)
    return p.goods("sumer", bone=sumer).goods("babylon", bone=babylon)


def at_stakes(p: Position) -> ScriptedTable:
    return deal(phase(p), "s1 s2")


@pytest.mark.rule("MES086")
def test_any_number_up_to_the_store_in_three_compartments() -> None:
    t = at_stakes(meeting(sumer=3))
    assert t.seats() == [1, 0]
    assert t.offered(seat=0) == ["stake 0", "stake 1", "stake 2", "stake 3"]
    t.play("1: stake 2")
    assert t.offered(seat=0) == ["stake 0", "stake 1"]
    t.play("1: stake 0")
    assert t.offered(seat=0) == ["stake 0", "stake 1"]
    t.play("1: stake 1")
    assert t.seats() == [1]
    assert t.why("stake 6") == "MES086"
    assert "5 left" in t.sentence("stake 6")


@pytest.mark.rule("MES086", "MES161", "MES168", "G58", "G68")
def test_nothing_leaks_before_the_reveal_not_even_sums() -> None:
    """Whatever Babylon stakes, Sumer and a third seat see the same, are told the same and are asked the same."""
    seen = set()
    for amounts in ("0/0/0", "5/0/0", "1/2/2", "0/0/5"):
        t = at_stakes(meeting())
        t.told()
        t.play("1: stake 1")
        stake(t, 2, amounts)
        told = [note.message for note in t.notes if note.hearer != 1]
        views = [msgspec.json.encode(view(t.state, seat)) for seat in (0, 2, -2)]
        seen.add((tuple(told), tuple(views), tuple(t.offered(seat=0)), tuple(t.seats())))
        assert bones(t, 1) == 5
        assert t.state.revealed == 0
        own = view(t.state, 1).battle
        assert own is not None
        assert own.own_stake == [int(one) for one in amounts.split("/")]
        assert own.stakes == []
    assert len(seen) == 1


@pytest.mark.rule("MES168", "G68")
def test_all_compartments_are_revealed_together_and_nothing_can_be_taken_back() -> None:
    t = at_stakes(meeting())
    stake(t, 1, "1/2/0")
    assert t.state.revealed == 0
    assert bones(t, 0) == 5
    t.told()
    stake(t, 2, "2/1/2")
    assert t.state.revealed == 1
    told = t.told()
    assert "The Sumerians staked 1 on strength, 2 on tactics, 0 on mobility." in told
    assert "The Babylonians staked 2 on strength, 1 on tactics, 2 on mobility." in told


@pytest.mark.rule("MES161", "MES086")
def test_redeal_keeps_the_own_stake_and_deals_the_others_anew() -> None:
    p = meeting().unit("babylon", "ship", "e5")
    t = at_stakes(p)
    stake(t, 2, "1/2/2")
    t.play("1: stake 2", "1: stake 1")
    others = set()
    for seed in range(60):
        for seat in range(3):
            s = redeal(t.state, seat, Rng(seed))
            for i, owner in enumerate((1, 0)):
                mine = [int(n) for n in s.stake[3 * i : 3 * i + 3]]
                if owner == seat:
                    assert mine == [int(n) for n in t.state.stake[3 * i : 3 * i + 3]]
                elif owner == 1:
                    others.add(tuple(mine))
                    assert bound(s, i) <= staked(s, i) <= funds(s, i)
                else:
                    assert mine[2] == 0
                    assert sum(mine) <= 5
    assert len(others) > 20


@pytest.mark.rule("MES055", "MES085", "G30")
def test_ac13_a_ship_brings_a_knucklebone_that_must_be_staked() -> None:
    t = at_stakes(meeting(sumer=0, babylon=0).unit("sumer", "ship", "e5"))
    assert t.offered(seat=0) == ["stake 0", "stake 1"]
    assert t.seats() == [0]  # Babylon has nothing to stake
    t.play("1: stake 0", "1: stake 0")
    assert t.offered() == ["stake 1"]
    assert t.why("stake 0") == "MES085"
    t.play("stake 1")
    assert bones(t, 0) == 0


@pytest.mark.rule("MES085", "MES090")
def test_ac43_a_lone_ships_knucklebone_on_tactics() -> None:
    p = position("elam", "babylon").track("event", "babylon", "elam")
    p.unit("elam", "spearman", "a15").unit("elam", "archer", "a15").unit("elam", "ship", "e5")
    p.unit("babylon", "spearman", "a15", fresh=True).unit("babylon", "rider", "a15", fresh=True)
    p.goods("babylon", bone=3)
    t = deal(phase(p), "s1 r1 s2 a2")
    stake(stake(t, 2, "0/0/3"), 1, "0/1/0")
    assert t.asked() == "deploy"
    assert t.seat() == 0
    t.play("post s2", "post r1", "next")
    assert t.asked() == "lay"
    assert t.seat() == 0
    t.play("lay s2")
    assert laid(t, "s1") == [0, 0, 1]
    assert laid(t, "r1") == [0, 0, 2]
    assert bones(t, 0) == 0
    assert bones(t, 1) == 0


@pytest.mark.rule("MES170", "G30")
def test_a_ship_supports_every_battle_on_both_banks_each_time_anew() -> None:
    p = position("elam", "babylon").track("event", "elam", "babylon").unit("elam", "ship", "e5")
    for where in ("a15", "a16"):
        p.unit("elam", "spearman", where).unit("babylon", "spearman", where, fresh=True)
    p.state.ground[15] = 0  # A16 is blocked with two players; fights happen there either way
    t = phase(p).play("battle a15")
    for _ in range(2):
        deal(t, "s1 s2")
        assert funds(t.state, 1) == 1
        assert bound(t.state, 1) == 1
        stake(stake(t, 1, "0/0/1"), 2, "0/0/0")
    assert bones(t, 0) == 0


@pytest.mark.rule("G30", "MES087")
def test_ruling_the_ships_knucklebone_may_come_back_as_half_a_stake() -> None:
    t = at_stakes(meeting(sumer=1, babylon=5).unit("sumer", "ship", "e5"))
    stake(stake(t, 2, "5/0/0"), 1, "2/0/0")
    assert bones(t, 0) == 1
    assert bones(t, 1) == 0


@pytest.mark.rule("MES096")
def test_knucklebones_go_to_the_supply() -> None:
    t = at_stakes(meeting())
    before = int(t.state.supply[5])
    stake(stake(t, 2, "5/0/0"), 1, "3/0/0")
    while t.asked():
        t.play(t.offered()[0])
    assert t.state.supply[5] - before == 7
    assert bones(t, 0) == 3
    assert bones(t, 1) == 0
    assert army(t, 1, "a15") == "spearman"


@pytest.mark.rule("MES086")
def test_ruling_at_most_sixty_in_one_compartment() -> None:
    t = at_stakes(meeting(sumer=70))
    assert t.offered(seat=0)[-1] == "stake 60"
    t.play("1: stake 60")
    assert t.offered(seat=0)[-1] == "stake 10"

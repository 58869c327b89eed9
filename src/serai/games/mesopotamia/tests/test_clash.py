"""Solo battles (p. 48 and 49): knucklebones are laid openly, the human chooses the fights, the other side reacts."""

from __future__ import annotations

from random import Random

import pytest

from serai.core.flow import NOBODY, pending, play
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.rules.muster import army_of, bearer, stands
from serai.games.mesopotamia.rules.retreat import Retreat
from serai.games.mesopotamia.rules.solo.clash import Meet
from serai.games.mesopotamia.rules.solo.roles import arming, purse
from serai.games.mesopotamia.state import CLOSED, Mesopotamia
from serai.games.mesopotamia.tables import TRIBE
from serai.games.mesopotamia.tests.battle import army, bones, deal, everywhere, laid, phase
from serai.games.mesopotamia.tests.naive_clash import FALLS, FLEES, STAYS, Fought, fight
from serai.games.mesopotamia.tests.position import Position, position
from serai.testing import ScriptedTable


def facing(mine: int = 0, other: int = 0, first: str = "sumer") -> Position:
    """Sumer, a lone player, has come to where an Automa (Babylon) stands; `first` is higher on the event track."""
    p = position("sumer", "babylon", seats=1)
    p.goods("sumer", bone=mine).goods("babylon", bone=other)
    return p.track("event", first, "babylon" if first == "sumer" else "sumer")


def book(first: str = "sumer") -> ScriptedTable:
    """The worked battle up to the first fight: archer and spearman on both sides, 7 knucklebones against 4."""
    p = facing(7, 4, first)
    for side, fresh in (("sumer", True), ("babylon", False)):
        p.unit(side, "spearman", "a08", fresh=fresh).unit(side, "archer", "a08", fresh=fresh)
    t = deal(phase(p), "s3 a1")
    t.play("arm s3 strength", "arm s3 strength", "arm a1 strength", "arm a1 strength", "arm a1 tactics")
    return deal(t.play("arm a1 mobility", "armed"), "s4 a2")


@pytest.mark.rule("MES130")
@pytest.mark.rule("MES131")
@pytest.mark.rule("MES132")
def test_the_battle_of_the_book() -> None:
    t = book()
    assert (bones(t, 0), bones(t, 1)) == (1, 4)
    assert t.asked() == "meet"
    t.told()
    t.play("meet a1", "meet s4")  # 5 to at most 4: the spearman escapes with one knucklebone
    assert "Archer Akiya meets Spearman Warad, with 5 against 2." in t.told()
    assert bones(t, 1) == 3
    t.play(t.offered("retreat")[0], "tire tactics")
    assert laid(t, "a1") == [2, 0, 1]
    t.play("meet a1")  # 3 to 4 with two knucklebones; the human's archer is faster and retreats
    assert "The Babylonians can win and lay 2 knucklebones on Archer Rimut." in t.told()
    assert bones(t, 1) == 1
    t.play(t.offered("retreat")[0])
    assert laid(t, "a2") == [1, 0, 1]  # exhausted by one; whom the last two meet is not asked
    assert "Archer Rimut of the Babylonians cannot win but can escape with 1 knucklebone on mobility." in t.told()
    t.play(t.offered("retreat")[0])
    assert army(t, 0, "a08") == "spearman"
    assert army(t, 1, "a08") == ""
    assert (bones(t, 0), bones(t, 1)) == (1, 0)


@pytest.mark.rule("MES133")
@pytest.mark.rule("G28")
@pytest.mark.rule("G33")
@pytest.mark.rule("G34")
@pytest.mark.rule("G85")
@pytest.mark.rule("G97")
def test_higher_on_the_event_track_the_automa_wins_the_battle_of_the_book() -> None:
    t = book("babylon").play("meet a1", "meet s4")
    assert "Spearman Warad of the Babylonians cannot win but can escape, as it is fast enough." in t.told()
    t.play(t.offered("retreat")[0], "tire tactics", "meet a1")
    said = t.told()
    assert "The Babylonians can win and lay 1 knucklebone on Archer Rimut." in said  # a tie is enough
    assert "The Babylonians can destroy the beaten unit and lay 1 knucklebone on the mobility of Archer Rimut." in said
    assert "Archer Rimut of the Babylonians is exhausted and loses a knucklebone for Mobility." in said
    assert (
        "Spearman Ilshu meets Archer Rimut, with 4 against 4." in said
    )  # 2 + 1 strength and 1 tactics, over all that is left
    assert army(t, 1, "a08") == "archer"
    assert bones(t, 1) == 1
    assert "The Sumerians take 4 knucklebones back for rows they have lost." in said  # A1 three rows, S3 strength
    assert bones(t, 0) == 1 + 4


@pytest.mark.rule("MES131")
def test_what_can_neither_win_nor_escape_is_lost_and_costs_a_knucklebone() -> None:
    p = facing(2, 1).unit("sumer", "chariot", "a08", fresh=True).unit("babylon", "spearman", "a08")
    t = deal(phase(p), "c1").play("armed")
    deal(t, "s1")
    assert army(t, 0, "a08") == "chariot"
    assert army(t, 1, "a08") == ""
    assert bones(t, 1) == 0
    assert "Spearman Iddin of the Babylonians can neither win nor escape and discards 1 knucklebone." in t.told()
    assert bones(t, 0) == 2


@pytest.mark.rule("MES131")
@pytest.mark.rule("MES133")
def test_without_knucklebones_nothing_is_asked_and_nothing_comes_back() -> None:
    p = facing().unit("sumer", "spearman", "a08", fresh=True).unit("babylon", "chariot", "a08")
    t = deal(phase(p), "s1 c1")
    assert army(t, 1, "a08") == "chariot"
    assert bones(t, 0) == 0


@pytest.mark.rule("G84")
def test_knucklebones_of_ships_must_be_laid_and_those_of_the_automa_go_first() -> None:
    p = facing(1, 2).unit("sumer", "spearman", "a16", fresh=True).unit("babylon", "spearman", "a16")
    t = phase(p.unit("sumer", "ship", "e5").unit("babylon", "ship", "e4"))
    assert "Ships bring the Sumerians 1 knucklebone for this battle." in t.told()
    deal(t, "s3")
    assert t.why("armed") == "G84"
    t.play("arm s3 strength")
    assert bones(t, 0) == 1  # the ship's, not one of the store
    assert t.why("armed") == ""
    deal(t.play("armed"), "s4")
    assert bones(t, 1) == 2 - 1  # three were there: 2 on strength


@pytest.mark.rule("G83")
def test_knucklebones_that_fill_every_slot_are_laid_without_a_question() -> None:
    p = position("sumer", "babylon", seats=1).goods("babylon", bone=1)
    p.unit("babylon", "archer", "a15", fresh=True).unit("tribe", "spearman", "a15")
    t = deal(phase(p).play("tribe 6"), "s4")
    assert t.asked() == "draw-some"
    assert laid(t, "s4") == [2, 1, 1]


@pytest.mark.rule("G34")
def test_ruling_nothing_is_laid_to_catch_a_unit_that_has_nowhere_to_go() -> None:
    p = facing(0, 4).unit("sumer", "spearman", "a08", fresh=True).unit("babylon", "spearman", "a08")
    t = phase(p)
    for other in t.state.data.border[t.state.data.border_at[7] : t.state.data.border_at[8]]:
        t.state.ground[other] = CLOSED
    t = deal(t, "s1 s2")
    assert everywhere(t, 0) == 0
    assert bones(t, 1) == 4


@pytest.mark.rule("G36")
@pytest.mark.rule("G82")
@pytest.mark.rule("MES132")
def test_a_tribe_against_a_lone_player_rolls_first_and_reacts() -> None:
    p = position("sumer", "babylon", seats=1).goods("sumer", bone=3)
    p.unit("sumer", "archer", "a15", fresh=True).unit("tribe", "spearman", "a15")
    t = phase(p).play("tribe 2")
    assert "The tribe rolls 2 and has 4 knucklebones." in t.told()
    deal(t, "a1").play("arm a1 strength", "arm a1 strength", "arm a1 tactics")
    deal(t, "s4")  # 3 strength and 2 tactics against at most 4: the tribe never flees
    assert army(t, TRIBE, "a15") == ""
    assert army(t, 0, "a15") == "archer"


@pytest.mark.rule("G83")
def test_against_an_automa_the_player_lays_all_that_a_tribe_has() -> None:
    p = position("sumer", "babylon", seats=1).goods("babylon", bone=1)
    p.unit("babylon", "archer", "a15", fresh=True).unit("tribe", "spearman", "a15")
    t = phase(p).play("tribe 1")
    deal(t, "s4")
    assert t.seat() == 0
    assert t.why("armed") == "G84"
    t.play("arm s4 strength", "arm s4 tactics", "arm s4 mobility")
    deal(t, "a1")
    assert (army(t, TRIBE, "a15"), army(t, 1, "a15")) == ("", "archer")  # 3 to 1 + 1 tactics + 1 laid: tribes lose ties


def thrown_together(seed: int) -> ScriptedTable:
    """Some units of both sides, or of a tribe, in an area, with some knucklebones."""
    rng = Random(seed)
    p = facing(rng.randint(0, 9), rng.randint(0, 7), rng.choice(("sumer", "babylon")))
    foe = rng.choice(("babylon", "babylon", "tribe"))
    for side in ("sumer", foe):
        for kind in rng.sample(("spearman", "archer", "rider"), rng.randint(1, 3)):
            p.unit(side, kind, "a08", count=rng.randint(1, 2), fresh=side == "sumer")
    p.wall("babylon", rng.choice(("a01", "a02", "a09")))
    return phase(p)


def became(s: Mesopotamia, fighter: int) -> str:
    """What has become of a unit, before it is said where it retreats to."""
    if any(isinstance(frame, Retreat) and frame.fighter == fighter for frame in s.stack):
        return FLEES
    where = s.at[s.fighter[fighter]]
    return STAYS if where == s.area else FALLS if where < 0 else FLEES


def check(decision: Meet, before: Mesopotamia, move: int) -> bool:
    """Whether a meeting was decided by the answer, and as the plain restatement says."""
    foes = [one for one in range(len(before.fighter)) if army_of(before, one) != arming(before) and stands(before, one)]
    if decision.own == NOBODY and len(foes) > 1:
        return False
    mine, other = bearer(before, move if decision.own == NOBODY else decision.own), bearer(before, move)
    other = foes[0] if decision.own == NOBODY else other
    after, expected = before.clone(), fight(before, int(mine), int(other))
    decision.play(after, move)
    laid = [int(n) for n in after.laid[3 * other : 3 * other + 3]]
    spent = int(purse(before, 1 - arming(before)) - purse(after, 1 - arming(before)))
    assert Fought(spent, laid, became(after, int(mine)), became(after, int(other))) == expected
    return True


@pytest.mark.rule("MES131", "MES132", "G34", "G36", "G52")
def test_reactions_are_those_of_the_plain_restatement() -> None:
    met = 0
    for seed in range(60):
        t, rng = thrown_together(seed), Rng(seed)
        while t.state.stack:
            decision = pending(t.state)[0]
            if isinstance(decision, Meet):
                met += sum(check(decision, t.state, int(move)) for move in decision.moves(t.state))
            play(t.state, random_move(t.state, rng))
    assert met > 100

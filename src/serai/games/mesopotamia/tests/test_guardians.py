"""Guardians of Assur (p. 52 and 53): set-up, six waves, the ways of the horde, both ends."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.battles import BattlePhase
from serai.games.mesopotamia.rules.build import GARDEN_MOVE, Build
from serai.games.mesopotamia.rules.ending import track_points
from serai.games.mesopotamia.rules.rounds import RoundEnd, RoundStart
from serai.games.mesopotamia.rules.solo.guardians import HordeTurn
from serai.games.mesopotamia.rules.solo.outcome import tell_outcome
from serai.games.mesopotamia.rules.solo.turns import AfterBattles
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import (
    BLOCKED,
    CLOSED,
    EVENT,
    POPULATION,
)
from serai.games.mesopotamia.tables import AREA_NAMES, BATTLE_CARD_NAMES, KIND_NAMES, RAM, TRIBE, WARFARE, Tables
from serai.games.mesopotamia.tests.alone import attack, guardians, preferring, run, seated
from serai.games.mesopotamia.tests.battle import army, bones, deal, everywhere
from serai.games.mesopotamia.tests.position import area, printed
from serai.games.mesopotamia.units import count, side_of
from serai.testing import ScriptedTable, table

ASSUR, CAMP = "a06", "a33"


# ---- set-up


@pytest.mark.rule("MES152", "G40")
def test_the_set_up_of_the_guardians() -> None:
    t = table("mesopotamia", 1, None, solo="guardians").play("empire akkad", "empire hatti")
    slots = 0
    while t.asked() == "deal-trade":
        t.play(t.offered()[0])
        slots += 1
    assert slots == 6
    t.play(t.offered()[0])
    assert [t.play(t.offered()[0]).asked() for _ in range(3)] == ["deal-mission", "deal-mission", "return-mission"]
    t.play(t.offered()[0])
    s, data = t.state, printed()
    assert (s.start[0], s.start[1]) == (area(ASSUR), area(CAMP))
    assert [s.ground[area(word)] for word in ("a02", "a23", "a29", "a11")] == [CLOSED] * 4
    blocked = [AREA_NAMES[one] for one in range(int(data.areas)) if s.ground[one] == BLOCKED]
    assert blocked == ["a16", "a21", "a24", "a28", "a30", "a31", "a35", "a36"]
    assert everywhere(t, TRIBE) == 18
    assert army(t, 0, ASSUR) == "archer"
    assert everywhere(t, 1) == 0


@pytest.mark.rule("MES152", "G40", "G79")
def test_the_horde_begins_on_position_two_and_has_no_population() -> None:
    t = guardians().then()
    assert place_on(t.state, 1, EVENT) == 2
    assert place_on(t.state, 1, POPULATION) == 0
    t = guardians("babylon", "sumer").then(RoundStart())
    assert [int(side) for side in t.state.order] == [0, 1]
    assert track_points(t.state, 0, EVENT) == 6
    assert track_points(t.state, 0, POPULATION) == 9


# ---- waves


@pytest.mark.rule("MES156", "MES157")
def test_ac33_knucklebones_and_units_of_every_wave() -> None:
    expected = ["1 1 0 0 0", "2 1 0 0 1", "2 2 0 0 1", "2 2 1 0 1", "2 2 1 1 2", "2 2 2 2 2"]  # ram last
    for wave, units in enumerate(expected):
        p = attack(wave, wave).goods("babylon", bone=1)
        t = p.then(HordeTurn(1))
        assert [int(count(t.state, 1, kind)) for kind in range(RAM + 1)] == [int(n) for n in units.split()]
        assert bones(t, 1) == 1 + 2 + wave + 1
        assert t.state.waves == wave + 1


@pytest.mark.rule("G40", "G103")
def test_ruling_a_new_wave_joins_survivors_as_far_as_miniatures_reach() -> None:
    p = attack(5, 5).unit("babylon", "spearman", "a18", 2).unit("babylon", "chariot", "a18", 2)
    t = p.then(HordeTurn(1))
    assert count(t.state, 1, KIND_NAMES.index("spearman")) == 3
    assert count(t.state, 1, KIND_NAMES.index("chariot")) == 2
    assert army(t, 1, CAMP) == ""  # who comes goes on at once
    assert "Wave: Chariot: no miniature is left." in t.told()


@pytest.mark.rule("MES156")
def test_no_wave_comes_before_the_last_one_is_beaten() -> None:
    t = attack(1, 0).unit("babylon", "spearman", "a18").then(HordeTurn(1))
    assert everywhere(t, 1) == 1
    assert bones(t, 1) == 3


@pytest.mark.rule("MES156", "G104", "G105")
@pytest.mark.parametrize("by", ["bones", "units"])
def test_a_wave_is_beaten_without_knucklebones_or_without_land_units(by: str) -> None:
    p = attack(2, 1).unit("babylon", "ram", "a18")
    p.state.garden[1] = 8
    if by == "bones":
        p.goods("babylon", bone=0).unit("babylon", "archer", "a18")
    t = p.then(AfterBattles())
    assert t.state.repelled == 2
    assert count(t.state, 1, RAM) == 0
    assert t.told()[0].startswith(
        "Wave 2 is beaten: the Babylonians have no " + ("knuckle" if by == "bones" else "land")
    )
    assert t.state.gardener[1] == 0
    assert t.asked() == "deal-garden"
    assert everywhere(t, 1) == int(by == "bones")


@pytest.mark.rule("G105")
def test_ruling_a_horde_with_both_goes_on() -> None:
    t = attack(1, 0).unit("babylon", "archer", "a18").then(AfterBattles())
    assert (t.state.repelled, t.asked()) == (0, "")


@pytest.mark.rule("MES151", "G40")
def test_parts_of_the_gardens_mark_waves_and_cannot_be_built() -> None:
    p = attack().level("sumer", build=4).goods("sumer", stone=9, wood=9, clay=9, food=9, tablet=9)
    p.state.garden[0] = 0
    decision = Build(0, 1)
    refusal = decision.why_not(p.state, GARDEN_MOVE)
    assert refusal is not None
    assert refusal.rule == "G40"
    p.state.solo = 0
    refusal = decision.why_not(p.state, GARDEN_MOVE)
    assert refusal is None or refusal.rule == "MES068"


@pytest.mark.rule("G40")
def test_ruling_the_fifth_part_does_not_end_the_match() -> None:
    p = attack(5, 4).clear("babylon")
    for level in range(5):
        p.state.garden[level] = level * 8
        p.state.gardener[level] = 0 if level < 4 else NOBODY
    t = p.then(AfterBattles(), RoundEnd())
    assert t.state.gardener[4] == 0
    assert (t.state.round, t.asked()) == (2, "act")


# ---- battles and the ends


@pytest.mark.rule("MES158")
def test_the_horde_never_retreats_and_gives_its_beaten_units_up() -> None:
    p = (
        attack()
        .track("event", "sumer", at=6)
        .unit("sumer", "chariot", "a13")
        .unit("babylon", "rider", "a13", fresh=True)
    )
    t = deal(p.then(BattlePhase()), "c1")
    while t.asked() == "arm":
        t.play("armed")
    while t.asked() == "draw-some":
        t.play("deal r1")
    assert everywhere(t, 1) == 0
    assert bones(t, 1) == 2  # reaction E: one is given up
    assert army(t, 0, "a13") == "chariot"


@pytest.mark.rule("MES106", "MES158")
def test_the_wall_falls_with_the_battle_though_its_end_beats_the_wave() -> None:
    p = attack(2, 1).track("event", "sumer", at=6).unit("sumer", "chariot", "a13").wall("sumer", "a13")
    p.unit("babylon", "rider", "a13", fresh=True).unit("babylon", "ram", "a13")
    t = deal(p.then(BattlePhase(), AfterBattles()), "c1")
    while t.asked() == "arm":
        t.play("armed")
    while t.asked() == "draw-some":
        t.play("deal r1")
    assert t.state.repelled == 2
    assert t.state.wall[area("a13")] == NOBODY


@pytest.mark.rule("G53", "MES106")
def test_walls_without_a_fight_fall_before_waves_are_counted() -> None:
    stack = attack(2, 1).then(RoundStart()).state.stack[::-1]
    names = [type(frame).__name__ for frame in stack]
    assert names.index("BattlePhase") < names.index("BreakWalls") < names.index("AfterBattles")


@pytest.mark.rule("MES152")
def test_ties_go_to_the_horde_while_it_is_higher_on_the_event_track() -> None:
    for at, left in ((1, ""), (6, "spearman")):
        p = attack().goods("babylon", bone=0).track("event", "sumer", at=at)
        p.unit("sumer", "spearman", "a13").unit("babylon", "spearman", "a13", fresh=True)
        t = deal(p.then(BattlePhase()), "s5")
        while t.asked() == "draw-some":
            t.play("deal s6" if "deal s6" in t.offered() else t.offered()[0])
        assert printed().printed[4 * 3] == printed().printed[5 * 3]  # cards of the same strength
        assert army(t, 0, "a13") == left


@pytest.mark.rule("MES151", "G102")
def test_assur_falls_when_it_is_entered_and_no_land_unit_defends_it() -> None:
    p = attack().unit("babylon", "archer", "a13").unit("sumer", "ram", ASSUR).unit("sumer", "ship", "t2")
    t = p.then(HordeTurn(1), RoundEnd())
    assert t.asked() == "final-scoring"
    assert "nobody defends it" in t.told()[-1]
    t.play("score")
    assert t.game.lost(t.state) == [0]


@pytest.mark.rule("MES151", "G102")
def test_a_defended_assur_is_fought_for_and_falls_with_the_battle() -> None:
    p = attack().unit("babylon", "archer", "a13").unit("sumer", "spearman", ASSUR)
    t = p.then(HordeTurn(1))
    assert t.asked() == ""
    assert army(t, 1, ASSUR) == "archer"
    p = attack().unit("babylon", "archer", ASSUR)
    t = p.then(AfterBattles())
    assert t.asked() == "final-scoring"
    assert "stand alone" in t.told()[-1]
    assert t.state.beaten == 1


@pytest.mark.rule("MES151", "G105")
def test_the_sixth_beaten_wave_wins() -> None:
    t = attack(6, 5).then(AfterBattles())
    assert t.asked() == "final-scoring"
    t.play("score")
    assert t.game.winners(t.state) == [0]
    assert any("Assur is saved" in line for line in t.told())


@pytest.mark.rule("G102", "G105")
def test_ruling_assur_lost_with_the_last_knucklebone_of_the_horde_is_lost() -> None:
    t = attack(6, 5).goods("babylon", bone=0).unit("babylon", "archer", ASSUR).then(AfterBattles())
    assert t.game.lost(t.play("score").state) == [0]


@pytest.mark.rule("G120")
def test_ruling_after_the_last_round_waves_that_are_left_lose() -> None:
    p = attack(4, 3)
    p.state.round = p.state.data.last_round
    t = p.then(RoundEnd())
    assert t.game.lost(t.play("score").state) == [0]


@pytest.mark.rule("G107")
@pytest.mark.parametrize(("points", "title"), [(29, "scribe"), (30, "governor"), (45, "king"), (60, "four quarters")])
def test_ruling_a_rating_sentence_for_who_has_won(points: int, title: str) -> None:
    t = attack(6, 6).then()
    t.state.total[0], t.state.notes = points, t.notes
    tell_outcome(t.state)
    assert title in t.told()[0].lower()
    t.state.beaten = 1
    tell_outcome(t.state)
    assert t.told() == []


# ---- whole matches


@pytest.mark.rule("MES151")
def test_a_match_that_is_lost() -> None:
    """Nobody stays at home: the first wave walks in."""
    t = seated("guardians", "akkad", "hatti")
    answers = {
        "act": preferring("token explore"),
        "explore": preferring("rouse archer a06"),
        "march": preferring("step a05"),
    }
    run(t, answers)
    assert t.state.round == 5
    assert t.game.lost(t.state) == [0]


@pytest.mark.rule("MES151", "MES156", "MES157")
def test_a_match_that_is_won() -> None:
    """Sumer stays in Assur, learns to build chariots and spends everything else on war; the cards are kind."""
    t = seated("guardians", "sumer", "hatti")
    answers = {
        "act": drill,
        "gather": lambda t: preferring(f"gather {need(t)}")(t),
        "research": preferring("convert", "discover warfare"),
        "raise": preferring(*(f"raise {kind} a06" for kind in ("chariot", "rider", "archer", "spearman"))),
        "tire": preferring("tire mobility", "tire tactics", "tire strength"),
        "draw-some": kindly,
    }
    run(t, answers)
    assert (t.state.waves, t.state.repelled) == (6, 6)
    assert t.game.winners(t.state) == [0]
    assert [int(one) for one in t.state.gardener] == [0] * 5
    assert sum(line.startswith("Wave ") and "is beaten" in line for line in t.told()) == 6


def drill(t: ScriptedTable) -> str:
    """Warfare is learnt, then wood is for units and food for growth; whoever has enough of both arms."""
    s = t.state
    wished = ["token growth", "token warfare"] if s.goods[1] or s.goods[5] < 6 else ["token growth", "token gather"]
    if s.level[WARFARE] < 4:
        wished = ["token research"] if s.goods[2] > 1 or s.goods[4] else ["token gather"]
    elif s.goods[5] > 11:
        wished = ["token growth", "token gather"]
    return next((one for one in wished if one in t.offered()), "end")


def need(t: ScriptedTable) -> str:
    s = t.state
    if s.level[WARFARE] < 4:
        return "clay"
    return "wood" if s.goods[1] == 0 else "food"


def kindly(t: ScriptedTable) -> str:
    """The best card for an own unit, the worst for the horde's."""
    frame, s = t.state.stack[-1], t.state
    ours = side_of(s.fighter[frame.fighter]) == 0
    worth = {f"deal {BATTLE_CARD_NAMES[int(card)]}": strength(s.data, int(card)) for card in frame.moves(s)}
    return max(worth, key=lambda word: worth[word]) if ours else min(worth, key=lambda word: worth[word])


def strength(data: Tables, card: int) -> tuple[int, int]:
    return int(data.printed[3 * card]) + int(data.places[3 * card]), int(data.printed[3 * card])

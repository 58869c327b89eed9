"""Siege of Ur (p. 50 and 51): set-up, the defenders' cards, both ends."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.rules.rounds import RoundEnd, RoundStart, TurnStart
from serai.games.mesopotamia.rules.solo.siege import DefendersTurn, advance
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import CLOSED, EVENT, HIDDEN, OPEN, POPULATION
from serai.games.mesopotamia.tables import (
    AREA_NAMES,
    KIND_NAMES,
    TRIBE,
)
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.tests.alone import Answers, events, order, preferring, run, seated, siege
from serai.games.mesopotamia.tests.battle import army, bones, everywhere
from serai.games.mesopotamia.tests.position import area, section
from serai.games.mesopotamia.units import count
from serai.testing import ScriptedTable, table

UR = "a29"


def people(t: ScriptedTable) -> int:
    """Where the defenders are on the population track."""
    return int(place_on(t.state, 1, POPULATION))


# ---- set-up


@pytest.mark.rule("MES144", "MES145", "MES179", "G38")
def test_the_set_up_of_the_siege() -> None:
    t = table("mesopotamia", 1, None, solo="siege")
    assert t.asked() == "choose-empire"
    t.play("empire akkad")
    assert t.asked() == "choose-rival"
    assert "empire akkad" not in t.offered()
    t.play("empire hatti")
    slots = 0
    while t.asked() == "deal-trade":
        t.play(t.offered()[0])
        slots += 1
    assert slots == 6  # the trade area as for two
    t.play(t.offered()[0])
    assert [t.play(t.offered()[0]).asked() for _ in range(3)] == ["deal-mission", "deal-mission", "return-mission"]
    t.play(t.offered()[0])
    s = t.state
    assert t.asked() == "act"
    assert sum(int(where == 0) for where in s.mission) == 2
    assert (s.start[0], s.start[1]) == (area("a02"), area(UR))
    assert [s.ground[area(word)] for word in ("a06", "a23", "a11", "a33")] == [CLOSED] * 4
    plain = [one for one in range(int(s.data.areas)) if not s.data.home[one]]
    assert all(s.ground[one] == OPEN and s.event[one] == HIDDEN for one in plain)
    assert everywhere(t, TRIBE) == 0
    assert army(t, 0, "a02") == "archer"  # Akkad's own set-up


@pytest.mark.rule("MES145", "G38")
def test_the_defenders_stand_around_a_finished_ziggurat() -> None:
    t = siege("sumer", "akkad").then()
    s = t.state
    assert s.ziggurat[1] == 6
    assert [army(t, 1, word) for word in ("a21", "a28", "a22", UR)] == ["spearman", "archer", "rider", ""]
    for word in ("a21", "a28", "a35"):
        assert s.wall[area(word)] == s.settlement[area(word)] == 1
    ships = [
        int(s.at[unit]) for unit in range(len(s.at)) if s.at[unit] != NOBODY and unit // 15 == 1 and unit % 15 > 11
    ]
    assert sorted(ships) == sorted([section("t6"), section("e16")])
    assert bones(t, 1) == 0  # Akkad's knucklebone is part of the set-up that is ignored
    assert (people(t), events(t)) == (1, 1)


@pytest.mark.rule("MES144", "G123")
@pytest.mark.parametrize(
    ("empire", "track", "at"), [("babylon", POPULATION, 2), ("assyria", EVENT, 2), ("elam", EVENT, 1)]
)
def test_ruling_the_own_seals_lie_on_top_or_higher(empire: str, track: int, at: int) -> None:
    t = siege(empire, "ebla").then()
    assert place_on(t.state, 0, track) == at
    for one in (EVENT, POPULATION):
        assert t.state.seal[one * 6] > t.state.seal[one * 6 + 1]


# ---- the turn


@pytest.mark.rule("MES146")
def test_two_different_cards_a_turn_of_five_then_all_are_shuffled_back() -> None:
    t = siege().then(DefendersTurn(1), DefendersTurn(1))
    assert t.offered() == ["order explore", "order gather", "order warfare", "order growth", "order star"]
    t.play("order star")
    assert t.offered() == ["order explore", "order gather", "order warfare", "order growth"]
    t.play("order growth")
    assert t.offered() == ["order explore", "order gather", "order warfare", "order growth", "order star"]
    t.play("order growth", "order star")
    assert t.asked() == ""
    assert people(t) == 3


@pytest.mark.rule("MES146")
def test_whoever_has_more_people_goes_first_and_battles_follow_both_turns() -> None:
    p = siege()
    p.track("population", "babylon", at=4)
    t = p.then(RoundStart())
    assert t.asked() == "reveal-order"
    t.play("order star", "order growth")
    assert (t.asked(), t.seat()) == ("act", 0)
    p = siege()
    p.unit("sumer", "spearman", "a28", fresh=True).unit("sumer", "ram", "a28")
    t = p.then(RoundStart())
    assert t.asked() == "act"
    assert t.play("end", "order star").play("order growth").asked() == "draw-some"


# ---- Growth, star, the ends


@pytest.mark.rule("MES150")
def test_growth_is_one_step_and_the_star_nothing() -> None:
    t = order(siege(), "growth", "star")
    assert (people(t), events(t)) == (2, 1)
    assert t.told()[-1] == "Ur: on the star the Babylonians do nothing."


@pytest.mark.rule("MES143")
@pytest.mark.parametrize("track", [EVENT, POPULATION])
def test_the_last_position_of_either_track_loses_even_if_it_is_taken(track: int) -> None:
    name = ("event", "population")[track]
    p = siege().track(name, "sumer", at=10).track(name, "babylon", at=9)
    p.state.then(TurnStart(0))
    advance(p.state, track, 1)
    assert place_on(p.state, 1, track) == 10
    assert place_on(p.state, 0, track) == 10
    t = p.then()
    assert t.asked() == "final-scoring"  # nothing else comes any more
    t.play("score")
    assert t.asked() == ""
    assert t.game.lost(t.state) == [0]
    assert t.game.winners(t.state) == []


@pytest.mark.rule("MES143")
def test_steps_beyond_the_last_position_are_lost() -> None:
    p = siege().track("event", "babylon", at=9)
    advance(p.state, EVENT, 3)
    assert place_on(p.state, 1, EVENT) == 10
    assert p.state.beaten == 1


@pytest.mark.rule("MES143", "G38", "G101")
@pytest.mark.parametrize("defended", [False, True])
def test_a_unit_with_a_ram_in_ur_wins_at_once(defended: bool) -> None:
    p = siege().bare().unit("sumer", "spearman", "a36").unit("sumer", "ram", "a36")
    if defended:
        p.unit("babylon", "chariot", UR, 2)
    t = p.then(Explore(0, 1, 0)).play("rouse spearman a36")
    assert t.why(f"step {UR}") == "MES143"
    t.play(f"haul {UR}")
    assert "Ur has fallen" in t.told()[-1]
    assert t.asked() == "final-scoring"
    t.play("score")
    assert t.game.winners(t.state) == [0]
    assert t.state.total[0] > 0


@pytest.mark.rule("MES143", "MES053")
def test_no_other_start_area_is_entered_with_a_ram() -> None:
    p = siege().bare().unit("sumer", "spearman", "a13").unit("sumer", "ram", "a13")
    t = p.then(Explore(0, 1, 0)).play("rouse spearman a13")
    assert t.why("haul a06") == "MES053"


@pytest.mark.rule("MES179")
def test_the_gardens_do_not_end_the_siege() -> None:
    p = siege()
    for level in range(GARDEN_LEVELS):
        p.state.garden[level] = level * 8
        p.state.gardener[level] = 0
    t = p.then(RoundEnd())
    assert t.state.round == 2
    assert t.asked() == "act"


@pytest.mark.rule("G120")
def test_ruling_after_the_last_round_the_siege_has_failed() -> None:
    p = siege()
    p.state.round = p.state.data.last_round
    t = p.then(RoundEnd())
    assert t.told() == ["Round 60 is over and Ur still stands: the siege is lost."]
    assert t.game.lost(t.play("score").state) == [0]


# ---- whole matches

RUSH = ("a02", "a08", "a09", "a10", "a18", "a26", "a27", "a35", UR)


def rush_answers() -> Answers:
    """Straight to Ur with a ram."""
    return {
        "act": lambda t: next(one for one in wishes(t) if one in t.offered()),
        "gather": preferring("gather wood"),
        "build": preferring("ram a02"),
        "explore": preferring(*(f"rouse spearman {word}" for word in RUSH)),
        "march": lambda t: f"haul {RUSH[RUSH.index(where(t)) + 1]}",
    }


@pytest.mark.rule("MES143", "MES146")
def test_a_siege_that_is_won() -> None:
    """Mari gathers wood, builds a ram and goes for Ur past the wall where no unit stands, there and on in one turn."""
    t = seated("siege", "mari", "akkad")
    run(t, {**rush_answers(), "reveal-order": preferring("order star", "order gather")})
    assert t.state.round == 5
    assert t.game.winners(t.state) == [0]
    assert any("Ur has fallen" in line for line in t.told())


def where(t: ScriptedTable) -> str:
    """Where the only spearman is."""
    return AREA_NAMES[int(t.state.at[0])]


def wishes(t: ScriptedTable) -> list[str]:
    """Wood, then a ram, then on the way."""
    if count(t.state, 0, KIND_NAMES.index("ram")):
        return ["token explore", "end"]
    return ["token build", "token gather", "end"] if t.state.goods[1] >= 2 else ["token gather", "end"]


@pytest.mark.rule("MES143", "MES150")
def test_a_siege_that_is_lost() -> None:
    t = run(seated("siege", "mari", "akkad"), {"act": preferring("end"), "reveal-order": preferring("order growth")})
    assert people(t) == 10
    assert t.state.round == 9
    assert t.game.lost(t.state) == [0]
    assert any("the siege is lost" in line for line in t.told())

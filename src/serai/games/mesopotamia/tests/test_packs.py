"""An owner's pack: another map is read and played; a wrong one is refused with one sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai.core.errors import BadData
from serai.core.flow import FINE, settle
from serai.core.pack import Fields, Pack
from serai.core.playout import random_playout
from serai.core.rng import Rng
from serai.games.mesopotamia.geometry import geometry
from serai.games.mesopotamia.rules.events import StartRounds
from serai.games.mesopotamia.rules.solo.deeds import raise_best
from serai.games.mesopotamia.rules.warfare import NOT_KNOWN, kind_fault
from serai.games.mesopotamia.tables import ARCHER, RIDER, WARFARE, WOOD, tech_card
from serai.games.mesopotamia.tests.position import Position, area
from serai.games.mesopotamia.units import count

GAME = "mesopotamia"
Edit = Callable[[Fields], None]


def edited(edit: Edit) -> Pack:
    own = serai.load(GAME).pack()
    values = copy.deepcopy(own.values)
    edit(values)
    return Pack.checked(values, "mine.toml", own)


def row(values: Fields, kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in values[kind] if one["id"] == name)
    return found


def setting(kind: str, name: str, field: str, value: Any) -> Edit:
    return lambda values: row(values, kind, name).update({field: value})


def with_another_area(values: Fields) -> None:
    """A 37th area beside the first one, named as the owner's board has it, and an event for it."""
    values["event"].append({**copy.deepcopy(row(values, "event", "mountain-1")), "id": "mountain-16"})
    more = {**copy.deepcopy(row(values, "area", "a01")), "id": "a37", "name": "Carchemish", "tribe": [], "polygon": []}
    values["area"].append({**more, "borders": ["a01"]})
    row(values, "area", "a01")["borders"].append("a37")


@pytest.mark.parametrize("players", [2, 6])
def test_another_map_is_played_and_drawn(players: int) -> None:
    game = serai.load(GAME)
    s = game.rules.start(game.tables(edited(with_another_area)), players, game.check_setup(players, {}))
    settle(s)
    random_playout(s, Rng(players), 400)
    assert geometry(s).areas["a37"].name == "Carchemish"
    assert len(geometry(s).areas) == 37


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (setting("area", "a01", "borders", ["a02", "a99"]), 'area[a01].borders: "a99" is unknown'),
        (setting("area", "a01", "borders", ["a02"]), "must be mutual"),
        (setting("area", "a02", "start", 2), "area.start: must be 1 to 6, each once"),
        (setting("area", "a01", "polygon", [1, 2, 3, 4]), "area[a01].polygon: must be x and y of each point"),
        (setting("area", "a01", "polygon", [1, 2, 3, 4, 5, 9999]), "whole numbers from 0 to 2000"),
        (setting("section", "e1", "line", [5]), "section[e1].line: must be x and y of each point, at least 2 points"),
        (setting("section", "e1", "areas", ["a01"]), "section[e1].areas: must be two areas that border each other"),
        (setting("area", "a01", "block", 1), "area[a01].block: must be 0 (never), 2 (with two sides) or 3"),
        (setting("area", "a06", "block", 3), "area[a06]: a start area has neither tribe nor blocking marker"),
        (setting("section", "e1", "next", []), "section[e2].next: must be mutual"),
        (lambda values: values["area"].pop(0), "without a gap"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(edit: Edit, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        serai.load(GAME).tables(edited(edit))
    assert sentence in str(refused.value)


def without(kind: str, names: tuple[str, ...]) -> Edit:
    """A pack in which some rows are missing."""

    def edit(values: Fields) -> None:
        values[kind] = [one for one in values[kind] if one["id"] not in names]

    return edit


@pytest.mark.rule("MES159", "G29")
@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (setting("empire", "sumer", "set", "mari-ebla"), 'empire.set: the set "base" needs 4 empires, not 3'),
        (setting("empire", "mari", "set", "assyria-hatti"), 'the set "base" with "mari-ebla" needs 6 empires, not 5'),
        (without("mission", ("m01", "m02", "m03")), 'mission: the set "base" needs 16 cards, not 15'),
        (without("mission", ("m30",)), 'mission: the set "base" with "mari-ebla" needs 24 cards, not 23'),
        (without("event", ("plain-1",)), "event: 12 areas of plain need as many events of the base set, there are 11"),
        (without("trade_token", ("t1-1", "t1-2", "t1-3")), "trade_token: level 1 needs 3 tokens of the base set"),
        (setting("trade_slot", "2a", "level", 1), ""),
        (without("battle_card", ("c1", "c2")), "battle_card: chariot needs 4 cards of the base set, there are 3"),
    ],
)
def test_a_pack_has_enough_for_every_side(edit: Edit, sentence: str) -> None:
    own = serai.load(GAME)
    if not sentence:
        assert own.tables(edited(edit)).slot_level[3] == 1
        return
    with pytest.raises(BadData) as refused:
        own.tables(edited(edit))
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (setting("unit", "ram", "speed", 1), "unit[ram].speed: must be a whole number from 0 to 0"),
        (setting("unit", "ram", "warfare", 2), "unit[ram].warfare: must be a whole number from 0 to 0"),
        (setting("unit", "ship", "value", 1), "unit[ship].value: must be a whole number from 0 to 0"),
        (setting("unit", "ship", "over", ["rider"]), 'unit[ship].over: "rider" is unknown'),
        (setting("unit", "rider", "speed", 0), "unit[rider].speed: must be a whole number from 1 to 5"),
        (setting("item", "garden", "cost", ["1 wood"]), "item[garden].cost: must be empty"),
        (setting("trade_token", "t1-1", "level", 2), "trade_token[t1-1].level: does not go with the first number"),
        (setting("trade_slot", "1a", "sides", [1, 4]), "trade_slot[1a].sides: must be 2, 3 or 4"),
        (setting("empire", "elam", "levels", [1, 1, 1, 0, 1, 1]), "empire[elam].levels: must be whole numbers from 1"),
        (setting("event", "desert-1", "points", 2), "event[desert-1].points: must be 0 where no option leaves"),
        (setting("mission", "m01", "units", ["1 ram", "2 ram"]), 'mission[m01].units: names "ram" twice'),
    ],
)
def test_what_nothing_would_come_of_is_refused(edit: Edit, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        serai.load(GAME).tables(edited(edit))
    assert sentence in str(refused.value)


@pytest.mark.rule("MES079", "G93")
def test_the_level_that_raises_a_unit_is_the_packs() -> None:
    data = serai.load(GAME).tables(edited(setting("unit", "archer", "warfare", 1)))
    s = Position("sumer", "babylon", seats=1).state
    s.data = data
    s.goods[WOOD] = 1
    card = tech_card(s.empire[0], WARFARE, 1)
    assert kind_fault(s, 0, card, ARCHER) == FINE
    assert kind_fault(s, 0, card, RIDER) == NOT_KNOWN
    raise_best(s, 1)
    assert count(s, 1, ARCHER) == 1


@pytest.mark.rule("MES113")
def test_how_long_an_event_is_held_is_said_by_the_pack() -> None:
    p = Position("sumer", "babylon")
    p.state.data = serai.load(GAME).tables(edited(lambda values: values["rules"].update(event_rounds=3)))
    assert "hold the area for 3 rounds." in p.then(StartRounds(0, area("a34"), 0)).told()[0]


def table_setting(name: str, field: str, value: Any) -> Edit:
    return lambda values: values[name].update({field: value})


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (table_setting("siege", "losing", 11), "siege.losing: must be a whole number from 2 to 10"),
        (table_setting("siege", "deck", ["star", "star"]), "siege.deck: must name each card once"),
        (table_setting("siege", "walls", ["a29"]), "siege.walls: must be at most 3 areas that are no start areas"),
        (table_setting("siege", "ships", ["e1", "e1"]), "siege.ships: must be at most 3 sections of the map, each"),
        (table_setting("siege", "walls", ["a21", "a21"]), "siege.walls: must name each area once"),
        (table_setting("siege", "deck", ["gather", "build"]), "siege.deck: build and research are no cards of the"),
        (table_setting("rating", "points", [30, 60, 45]), "rating.points: must ascend"),
        (setting("mode", "duel", "homes", [0, 3]), "mode[duel].homes: must be two different start areas, or 0 and 0"),
        (setting("mode", "siege", "homes", [4, 4]), "mode[siege].homes: must be two different start areas"),
        (setting("mode", "siege", "missions", [2, 3]), "mode[siege].missions: no more can be kept than are dealt"),
        (setting("strategy", "sc1", "replaces", "sc2"), "strategy[sc1].replaces: an empire's card names the standard"),
        (setting("strategy", "sc11", "replaces", ""), "strategy[sc11].replaces: an empire's card names the standard"),
        (setting("strategy", "sc11", "replaces", "sc12"), "strategy[sc11].replaces: an empire's card names the"),
        (setting("strategy_action", "sc2-1", "bones", 1), "strategy_action[sc2-1].bones: belongs to warfare, not"),
        (setting("strategy_action", "sc2-1", "seek", ["unit"] * 4), "strategy_action[sc2-1].seek: must be at most 3"),
        (setting("strategy_action", "sc3-1", "first", ""), "strategy_action[sc3-1].first: must name what is"),
        (setting("strategy_action", "sc3-1", "times", 2), "strategy_action[sc3-1].times: must be 1: only build and ga"),
        (setting("strategy_action", "sc5-1", "build", ["1 ship"]), "strategy_action[sc5-1].build: an Automa builds no"),
        (setting("defender", "rider", "areas", ["a01", "a03", "a04"]), "defender[rider].areas: must be at most 2"),
        (table_setting("guardians", "position", 11), "guardians.position: must be a whole number from 1 to 10"),
        (setting("wave", "3", "chariot", 3), "wave[3].chariot: must be a whole number from 0 to 2"),
        (lambda values: row(values, "wave", "1").update(spearman=0, archer=0), "wave[1]: needs a land unit"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_mode_for_one_is_said(edit: Edit, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        serai.load(GAME).tables(edited(edit))
    assert sentence in str(refused.value)

"""Whole marches in the view: just those that the rules allow step by step, with what waits at their goals."""

from __future__ import annotations

import itertools

from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.tests.position import Position, position
from serai.games.mesopotamia.view_marches import MarchView, marches
from serai.testing import ScriptedTable


def offered(built: Position, left: int = 1, ships: int = 0) -> dict[tuple[str, bool], MarchView]:
    """The marches of the first side by goal, and whether a ram comes along."""
    found = marches(built.settled(Explore(0, left, ships)), 0)
    return {(one.way[-1], one.ram): one for one in found}


def step_by_step(table: ScriptedTable, moves: tuple[str, ...] = ()) -> set[str]:
    """Where a unit on its way can end, tried move by move on tables of their own."""
    if table.asked() != "march":
        return {moves[-1].split()[1]}
    ends = {moves[-1].split()[1]} if "halt" in table.offered() else set()
    for move in table.offered("step"):
        ends |= step_by_step(ScriptedTable(table.game, table.state.clone()).play(move), (*moves, move))
    return ends


def test_a_march_leads_wherever_single_steps_lead() -> None:
    """A rider among tribes, walls and start areas: the same goals as by trying every way."""
    built = position("sumer", "babylon", tribes=True, hidden=True).unit("sumer", "rider", "a08")
    built.wall("babylon", "a09")
    goals = {goal for goal, _ in offered(built)}
    table = ScriptedTable(position("sumer", "babylon").then().game, built.state.clone()).play("rouse rider a08")
    assert goals == step_by_step(table) - {"a08"}
    assert goals == {"a01", "a02", "a03", "a15", "a16"}


def test_a_march_can_be_played_as_it_is_shown() -> None:
    built = position("sumer", "babylon", tribes=True, hidden=True).unit("sumer", "rider", "a08", 2)
    for march in offered(built).values():
        table = ScriptedTable(position("sumer", "babylon").then().game, built.state.clone()).play(*march.moves)
        assert table.asked() != "march"
        assert march.steps == len(march.way) - 1 <= march.speed
        assert all(a != b for a, b in itertools.pairwise(march.way))


def test_what_waits_at_the_goal() -> None:
    """A tribe pins and fights; a hidden event without one is revealed; the second unit is not pinned."""
    built = position("sumer", "babylon", tribes=True, hidden=True).unit("sumer", "spearman", "a08")
    found = offered(built)
    tribe, event = found["a15", False], found["a09", False]
    assert (tribe.meets, tribe.pinned, tribe.moves) == (["tribe"], True, ["rouse spearman a08", "step a15"])
    assert (event.meets, event.pinned) == (["event"], False)
    built = position("sumer", "babylon").unit("sumer", "rider", "a17").unit("babylon", "archer", "a18")
    enemies = offered(built)["a18", False]
    assert (enemies.meets, enemies.pinned, enemies.steps, enemies.speed) == (["enemies"], True, 1, 2)


def test_a_ram_comes_along_and_opens_a_wall() -> None:
    built = position("sumer", "babylon").unit("sumer", "rider", "a17").unit("sumer", "ram", "a17")
    built.wall("babylon", "a18")
    found = offered(built)
    assert ("a18", False) not in found
    assert found["a18", True].meets == ["wall"]
    assert found["a18", True].moves == ["rouse rider a17", "haul a18", "halt"]


def test_ships_never_end_beside_another_of_their_side() -> None:
    built = position("sumer", "babylon").unit("sumer", "ship", "e1").unit("sumer", "ship", "e2")
    found = marches(built.settled(Explore(0, 0, 1)), 0)
    assert {(one.way[0], one.way[-1]) for one in found if one.kind == "ship"} >= {("e2", "e3")}
    assert not [one for one in found if (one.way[0], one.way[-1]) in (("e1", "e2"), ("e2", "e1"))]
    assert all(one.moves[0].startswith("unmoor") for one in found)


def test_only_whoever_is_asked_sees_them() -> None:
    built = position("sumer", "babylon").unit("sumer", "rider", "a17")
    state = built.settled(Explore(0, 1, 0))
    assert marches(state, 0)
    assert marches(state, 1) == marches(state, -2) == []

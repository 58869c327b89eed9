"""Whole marches: every place the units of a seat can reach now, with the moves that lead there and what waits there."""

from __future__ import annotations

import msgspec

from serai.core.flow import AnyFrame, play
from serai.games.mesopotamia.rules.explore import HALT, HAUL, REST, UNMOOR, Explore, March
from serai.games.mesopotamia.rules.sailing import MOOR, Sail
from serai.games.mesopotamia.state import HIDDEN, OPEN, Mesopotamia
from serai.games.mesopotamia.tables import AREA_NAMES, AREAS, CAMPS, KIND_NAMES, SECTION_NAMES, SHIP, TRIBE
from serai.games.mesopotamia.units import count_at, enemies, foreign_wall, kind_of, outnumbers


class MarchView(msgspec.Struct, frozen=True):
    """A whole march, or a ship's voyage: the moves that make it, one after the other; its way, the origin first.

    `steps` of `speed` are used up; `ram`: a ram comes along. `pinned`: the unit must stop there. `meets` is what
    waits at the goal: event, tribe, enemies, wall, ships.
    """

    moves: list[str]
    kind: str
    way: list[str]
    steps: int
    speed: int
    ram: bool
    pinned: bool
    meets: list[str]


class Walk(msgspec.Struct, frozen=True):
    """A way so far: where it has led, by which moves; `frame` is the question how it goes on, or what came after it."""

    state: Mesopotamia
    moves: list[str]
    way: list[int]
    frame: AnyFrame | None
    ram: bool = False


def marches(s: Mesopotamia, seat: int) -> list[MarchView]:
    """What the seat may do with its units, where it is asked about them."""
    top = _top(s)
    if top is None or top.player != seat:
        return []
    if isinstance(top, Explore):
        return [one for move in top.moves(s) if move != REST for one in _ways(*_roused(s, int(move)))]
    if isinstance(top, (March, Sail)):
        return _ways(Walk(s, [], [_place(s, top)], top), top)
    return []


def _top(s: Mesopotamia) -> AnyFrame | None:
    return s.stack[-1] if s.stack else None


def _unit(frame: March | Sail) -> int:
    return int(frame.ship if isinstance(frame, Sail) else frame.unit)


def _place(s: Mesopotamia, frame: March | Sail) -> int:
    return int(s.at[_unit(frame)])


def _roused(s: Mesopotamia, move: int) -> tuple[Walk, March | Sail]:
    """The way of a unit that has just been activated."""
    ground = s.clone()
    play(ground, move)
    top = _top(ground)
    assert isinstance(top, (March, Sail))
    if move >= UNMOOR:
        words = f"unmoor {SECTION_NAMES[move - UNMOOR]}"
    else:
        words = f"rouse {KIND_NAMES[move // AREAS]} {AREA_NAMES[move % AREAS]}"
    return Walk(ground, [words], [_place(ground, top)], top), top


def _ways(start: Walk, first: March | Sail) -> list[MarchView]:
    """Every goal once, and once with a ram, by the fewest steps."""
    found: dict[tuple[int, bool], MarchView] = {}
    front = [start]
    while front:
        front = [one for walk in front for one in _onward(walk, _unit(first))]
        for walk in front:
            key = (walk.way[-1], walk.ram)
            if walk.way[-1] != start.way[0] and key not in found and _may_end(walk):
                found[key] = _shown(walk, first)
    return list(found.values())


def _onward(walk: Walk, unit: int) -> list[Walk]:
    """The ways that are one step longer."""
    frame = walk.frame
    if not isinstance(frame, (March, Sail)) or _unit(frame) != unit:
        return []
    stop = MOOR if isinstance(frame, Sail) else HALT
    return [_step(walk, frame, int(move)) for move in frame.moves(walk.state) if move != stop]


def _step(walk: Walk, frame: March | Sail, move: int) -> Walk:
    ground = walk.state.clone()
    play(ground, move)
    ram = isinstance(frame, March) and move >= HAUL
    if isinstance(frame, Sail):
        words, goal = f"row {SECTION_NAMES[move]}", move
    else:
        goal = move % HAUL
        words = f"{'haul' if ram else 'step'} {AREA_NAMES[goal]}"
    top = _top(ground)
    goes_on = isinstance(top, (March, Sail)) and _unit(top) == _unit(frame)
    return Walk(ground, [*walk.moves, words], [*walk.way, goal], top if goes_on else None, ram)


def _may_end(walk: Walk) -> bool:
    """Whether the unit may stay where the way has led; where it must, nothing more is to be said."""
    frame = walk.frame
    stop = MOOR if isinstance(frame, Sail) else HALT
    return not isinstance(frame, (March, Sail)) or stop in list(frame.moves(walk.state))


def _shown(walk: Walk, first: March | Sail) -> MarchView:
    s, goal, side = walk.state, walk.way[-1], int(first.player)
    ship = isinstance(first, Sail)
    names = SECTION_NAMES if ship else AREA_NAMES
    stop = [] if walk.frame is None else ["moor" if ship else "halt"]
    return MarchView(
        [*walk.moves, *stop],
        KIND_NAMES[kind_of(_unit(first))],
        [names[one] for one in walk.way],
        len(walk.way) - 1,
        int(first.steps),
        walk.ram,
        not ship and not outnumbers(s, goal, side),
        _at_sea(s, goal, side) if ship else _ashore(s, goal, side),
    )


def _at_sea(s: Mesopotamia, section: int, side: int) -> list[str]:
    return ["ships"] if any(count_at(s, one, SHIP, section) for one in range(s.sides) if one != side) else []


def _ashore(s: Mesopotamia, area: int, side: int) -> list[str]:
    tribe = s.land[area * CAMPS + TRIBE] > 0
    waits = {
        "event": s.event[area] == HIDDEN and s.ground[area] == OPEN and not tribe,
        "tribe": tribe,
        "enemies": enemies(s, area, side) > s.land[area * CAMPS + TRIBE],
        "wall": foreign_wall(s, area, side),
    }
    return [name for name, there in waits.items() if there]

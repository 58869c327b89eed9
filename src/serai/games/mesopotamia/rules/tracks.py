"""The two tracks (p. 40 and 41): positions, stacks of seals, the locked top."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.state import STACK, TABLE, Mesopotamia
from serai.games.mesopotamia.tables import SIDES, TRIBE
from serai.games.mesopotamia.units import nation


def position(s: Mesopotamia, side: i64, track: i64) -> i64:
    """Where a side's seal is, from 1."""
    return s.seal[track * SIDES + side] // STACK


def above(s: Mesopotamia, side: i64, other: i64, track: i64) -> bool:
    """Whether a side's seal is higher than another's; tribes are below everybody."""  # rules MES101, MES117
    if side == TRIBE or other == TRIBE:
        return other == TRIBE and side != TRIBE
    return s.seal[track * SIDES + side] > s.seal[track * SIDES + other]


def ranking(s: Mesopotamia, track: i64) -> vec[i64]:
    """All sides, highest first."""
    found = vec[i64]()
    for place in range(s.sides):
        for side in range(s.sides):
            if higher_than(s, side, track) == place:
                found = append(found, side)
    return found


def higher_than(s: Mesopotamia, side: i64, track: i64) -> i64:
    """How many seals are higher than a side's."""
    found: i64 = 0
    seal, first = s.seal, track * SIDES
    own = seal[first + side]
    for at in range(first, first + s.sides):
        if seal[at] > own:
            found += 1
    return found


def leader(s: Mesopotamia, track: i64) -> i64:
    """The side highest on a track."""
    return ranking(s, track)[0]


def reach(s: Mesopotamia, side: i64, track: i64, steps: i64) -> i64:
    """Where so many steps lead: the top takes one seal for the whole game."""  # rules MES118, G46
    top = s.data.track_top[track]
    now = position(s, side, track)
    if now >= top:
        return now
    for other in range(s.sides):
        if other != side and position(s, other, track) == top:
            top -= 1
            break
    return min(max(top, now), now + steps)


def climb(s: Mesopotamia, side: i64, track: i64, steps: i64) -> None:
    """A seal goes up, as far as it may, and lies on top where it ends."""  # rules MES117, MES175
    now, goal = position(s, side, track), reach(s, side, track, steps)
    if goal == now:
        return
    put(s, side, track, goal)
    s.tell("climbs-events" if track == 0 else "climbs-population", nation(s, side), goal - now, goal)


def put(s: Mesopotamia, side: i64, track: i64, goal: i64) -> None:
    """A seal is laid on top of those on a position."""
    height: i64 = NOBODY
    for other in range(s.sides):
        if other != side and position(s, other, track) == goal:
            height = max(height, s.seal[track * SIDES + other] % STACK)
    s.seal[track * SIDES + side] = goal * STACK + height + 1
    s.touch(TABLE)

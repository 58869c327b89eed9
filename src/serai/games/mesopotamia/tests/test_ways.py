"""Shortest ways with their ties, against a plain search that lists every way."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.rng import Rng
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.tables import AREAS
from serai.games.mesopotamia.tests.position import area, printed


def borders(one: int) -> list[int]:
    data = printed()
    return [other for other in range(int(data.areas)) if data.bordering[one * AREAS + other]]


def every_way(start: int, goals: set[int], barred: set[int], most: int = 12) -> list[list[int]]:
    """All shortest ways from an area to the goals, the area itself left out."""
    lines = [[start]]
    for _ in range(most):
        if found := [line[1:] for line in lines if line[-1] in goals]:
            return found
        lines = [
            [*line, n] for line in lines for n in borders(line[-1]) if n not in line and (n not in barred or n in goals)
        ]
    return []


def column(areas: set[int]) -> vec[i64]:
    return vec[i64]([int(one in areas) for one in range(int(printed().areas))])


def some(rng: Rng, count: int) -> set[int]:
    return {int(rng.below(int(printed().areas))) for _ in range(count)}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("MES153")
def test_ways_are_those_a_plain_search_lists(seed: int) -> None:
    rng = Rng(seed)
    goals, barred, marked = some(rng, 1 + seed % 3), some(rng, 8), some(rng, 4)
    far = ways.spread(printed(), vec[i64](sorted(goals)), column(barred))
    lured = ways.passing(printed(), far, column(marked))
    for start in range(int(printed().areas)):
        listed = every_way(start, goals, barred)
        assert ways.steps(printed(), far, start) == (len(listed[0]) if listed else ways.FAR)
        assert {int(n) for n in ways.forks(printed(), far, start)} == {way[0] for way in listed if way}
        for first in ways.forks(printed(), far, start):
            assert bool(lured[first]) == any(way[0] == first and marked & set(way) for way in listed)


@pytest.mark.rule("MES153", "G103")
def test_upper_lower_left_and_right_with_their_ties() -> None:
    data = printed()
    four = vec[i64]([area(word) for word in ("a13", "a14", "a20", "a05")])
    assert ways.topmost(data, four) == area("a05")
    assert ways.lowest(data, four) == area("a20")
    assert ways.leftmost(data, four) == area("a05")
    assert ways.rightmost(data, four) == area("a14")
    level = vec[i64]([area("a22"), area("a20"), area("a21")])  # a20 and a21 lie on one line, a22 above
    assert ways.topmost(data, level) == area("a22")
    assert ways.topmost(data, vec[i64]([area("a21"), area("a20")])) == area("a20")
    assert ways.lowest(data, vec[i64]([area("a21"), area("a20")])) == area("a20")
    for pick in (ways.topmost, ways.lowest, ways.leftmost, ways.rightmost):
        assert pick(data, vec[i64]()) == NOBODY


@pytest.mark.rule("G103")
def test_ac49_the_way_from_the_camp_to_assur() -> None:
    data = printed()
    tribes = {one for one in range(int(data.areas)) if any(data.tribe[one * 4 + kind] for kind in range(4))}
    closed = {one for one in range(int(data.areas)) if data.home[one] and data.home[one] not in (2, 6)}
    goal = vec[i64]([area("a06")])
    far = ways.spread(data, goal, column(tribes | closed))
    upper, lower = [area("a33")], [area("a33")]
    while upper[-1] != area("a06"):
        upper.append(int(ways.topmost(data, ways.forks(data, far, upper[-1]))))
        lower.append(int(ways.lowest(data, ways.forks(data, far, lower[-1]))))
    assert upper == [area(word) for word in ("a33", "a27", "a28", "a21", "a13", "a06")]
    assert lower == [area(word) for word in ("a33", "a27", "a28", "a21", "a14", "a06")]
    assert all(there in borders(here) for here, there in pairwise(upper))
    short = ways.spread(data, goal, column(closed))
    assert ways.steps(data, short, area("a33")) == 4  # through the tribe in a20


@pytest.mark.rule("G98", "G99")
def test_nearest_and_farthest() -> None:
    data = printed()
    far = ways.spread(data, vec[i64]([area("a29")]), column(set()))
    some_areas = vec[i64]([area("a21"), area("a26"), area("a02"), area("a28")])
    assert [int(one) for one in ways.nearest(data, some_areas, far)] == [area("a21"), area("a28")]
    assert [int(one) for one in ways.farthest(data, some_areas, far)] == [area("a02")]
    nowhere = ways.spread(data, vec[i64](), column(set()))
    assert len(ways.nearest(data, some_areas, nowhere)) == 4
    assert len(ways.farthest(data, some_areas, nowhere)) == 0
    assert [int(one) for one in ways.kept(some_areas, column({area("a26")}))] == [area("a26")]
    assert len(ways.kept(some_areas, column(set()))) == 4

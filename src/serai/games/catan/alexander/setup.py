"""Alexander's box: the map, the route, the reinforcement stack (rules A1 to A3)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.catan.alexander.columns import (
    ADVISER,
    CHIPS,
    EVENT_WORDS,
    GONE,
    HELD,
    KIND_WORDS,
    NONE,
    SIZE,
    STACK,
    STAGES,
)
from serai.games.catan.alexander.rules.march import AlexanderBook
from serai.games.catan.lattice import Lattice, Spot, packed
from serai.games.catan.rules.layout import StartPlay
from serai.games.catan.scoring import conserved as base_conserved
from serai.games.catan.scoring import points
from serai.games.catan.state import Catan, new_state
from serai.games.catan.tables import GOLD, GOOD_WORDS, GOODS, RESOURCES, TREASURY, Tables, read_map, word_number


def field() -> list[Spot]:
    """The frame of the map: seven rows of eleven hexes."""
    return [(q - r // 2, r) for r in range(7) for q in range(11)]


def tables(pack: Pack) -> Tables:  # rule A21, A22, A23
    """Gold is a sixth good in trade and a terrain that yields it; the hand limit stands in the box's numbers."""
    found = Tables(pack, Lattice(field()), GOODS, AlexanderBook())
    read_map(pack, found)
    found.more = packed(_route(pack, found) + [pack.table("chips")[word] for word in EVENT_WORDS[1:]] + _supply(pack))
    if sum([pack.table("chips")[word] for word in EVENT_WORDS[1:]]) != 28:
        raise pack.wrong("chips", "must be 28 in all")
    return found


def _supply(pack: Pack) -> list[int]:
    each = pack.table("supply")["of_each_for_three"]
    if not 5 <= each <= 19:
        raise pack.wrong("supply.of_each_for_three", "must be a whole number from 5 to 19")
    return [each]


def _route(pack: Pack, found: Tables) -> list[int]:
    """The crossings of the route, what is printed there, and for every crossing the last stage beside it."""
    stages = pack.rows("stage")
    if len(stages) != STAGES:
        raise pack.wrong("stage", f"must have {STAGES} entries, has {len(stages)}")
    vertices, kinds = [], []
    for i, row in enumerate(stages):
        corner = (row["at"][0], row["at"][1], row["corner"])
        if corner not in found.lattice.number:
            raise pack.wrong(f"stage[{i}]", "must name a crossing of the map")
        vertices.append(found.lattice.number[corner])
        kinds.append(word_number(pack, f"stage[{i}].kind", row["kind"], KIND_WORDS))
    if kinds.count(1) != 25 or kinds[0] != 0 or kinds[-4:] != [3, 3, 3, 4]:
        raise pack.wrong("stage", "25 events, a temple first, three sevens and the goal last")
    return vertices + kinds + _latest(found, vertices)


def _latest(found: Tables, vertices: list[int]) -> list[int]:
    latest = [-1] * int(found.vertices)
    for stage, v in enumerate(vertices):
        latest[v] = max(latest[v], stage)
        for i in range(3):
            beside = found.vertex_vertex[v * 3 + i]
            if beside >= 0:
                latest[beside] = max(latest[beside], stage)
    return latest


def start(data: Tables, players: int, options: dict[str, str]) -> Catan:  # rule A1, A2
    """Four players shuffle all resource cards into the stack; three take fifteen of each and have piles of four."""
    s = new_state(data, i64(players), options, SIZE)
    behind = len(data.more) - 5
    for good in range(RESOURCES):
        n = data.per_resource if players == 4 else data.more[behind + 4]
        s.more[STACK + good] = n
        s.bank[good] -= n
    for chip in range(4):
        s.more[CHIPS + chip] = data.more[behind + chip]
    for card in range(3):
        s.more[ADVISER + card] = NONE
    if players == 3:
        s.more[ADVISER + 1] = GONE
    for p in range(players):
        s.goods[p * GOODS + GOLD] = data.gold
        s.bank[GOLD] -= data.gold
    assert s.bank[GOLD] < TREASURY
    s.then(StartPlay())
    return s


def standing(s: Catan) -> list[tuple[int, ...]]:  # rule A19, A20
    """Who reached the points in the own turn; else most points, then most chips."""
    return [(int(s.winner == p), int(points(s, p)), int(s.more[HELD + p])) for p in range(int(s.players))]


def conserved(s: Catan) -> dict[str, int]:
    """As in the base game, with the stack and the chips."""
    totals = base_conserved(s)
    for good in range(RESOURCES):
        totals[GOOD_WORDS[good]] += int(s.more[STACK + good])
    return totals

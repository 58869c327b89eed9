"""What is printed: both sides of the board and the counts in the box, checked while they are read."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.euphrat_tigris.board import CELLS, HEIGHT, WIDTH

SIDES: Final = ("standard", "advanced")
SPHERE_NAMES: Final = ("settlement", "temple", "farm", "market")
MONUMENT_NAMES: Final = (
    "farm-temple",
    "market-settlement",
    "farm-settlement",
    "market-farm",
    "temple-market",
    "temple-settlement",
)


class Side:
    """One side of the board."""

    def __init__(self, river: vec[i64], special: vec[i64], temples: vec[i64]) -> None:
        self.river = river  # 1 on river spaces
        self.special = special  # 1 where the treasure is taken first
        self.temples = temples  # the Shedu spaces


class Tables:
    """Everything printed on the components."""

    def __init__(
        self, sides: list[Side], tiles: vec[i64], hand: i64, catastrophes: i64, left_at_end: i64, pairs: vec[i64]
    ) -> None:
        self.sides = sides
        self.tiles = tiles  # in the box, by sphere
        self.hand = hand
        self.catastrophes = catastrophes
        self.left_at_end = left_at_end  # treasures on the board that end the match
        self.pairs = pairs  # two spheres for each monument


def tables(pack: Pack) -> Tables:
    """The pack as the rules read it."""
    treasures = pack.table("treasures")
    sides = [_side(pack, name, int(treasures[name])) for name in SIDES]
    counts = [int(pack.table("tiles")[name]) for name in SPHERE_NAMES]
    players = pack.table("players")
    if players["hand"] != 6:
        raise pack.wrong("players.hand", f"a hand has 6 tiles, not {players['hand']}; answers are made for six")
    if not 0 <= players["catastrophes"] <= 9:
        raise pack.wrong("players.catastrophes", f"must be 0 to 9, is {players['catastrophes']}")
    needed = max(len(side.temples) for side in sides)
    if counts[1] < needed or min(counts) < 0 or sum(counts) < needed + 24:
        raise pack.wrong("tiles", f"there must be {needed} temples to begin with and 24 more tiles to deal")
    return Tables(
        sides,
        vec[i64](counts),
        players["hand"],
        players["catastrophes"],
        treasures["left_at_end"],
        _pairs(pack),
    )


def _side(pack: Pack, name: str, treasures: int) -> Side:
    rows: list[str] = pack.table(name)["rows"]
    if len(rows) != HEIGHT:
        raise pack.wrong(f"{name}.rows", f"must have {HEIGHT} rows, has {len(rows)}")
    river, special, temples = vec[i64]([0] * (CELLS + 1)), vec[i64]([0] * (CELLS + 1)), vec[i64]()
    for y, row in enumerate(rows):
        if len(row) != WIDTH or row.strip(".~TS"):
            raise pack.wrong(f"{name}.rows", f'row {y + 1} ("{row}") must be {WIDTH} of the signs . ~ T S')
        for x, sign in enumerate(row):
            c: i64 = y * WIDTH + x
            river[c] = 1 if sign == "~" else 0
            special[c] = 1 if sign == "S" else 0
            if sign in "TS":
                temples = append(temples, c)
    if len(temples) != treasures:
        raise pack.wrong(f"{name}.rows", f"must have {treasures} Shedu spaces (T or S), has {len(temples)}")
    return Side(river, special, temples)


def _pairs(pack: Pack) -> vec[i64]:
    """The six pairs in the order in which monuments are named, whatever the order in the pack."""
    # rule E9
    named: list[list[str]] = pack.table("monuments")["pairs"]
    for pair in named:
        for name in pair:
            if name not in SPHERE_NAMES:
                raise pack.wrong("monuments.pairs", f'names "{name}"; spheres are {", ".join(SPHERE_NAMES)}')
    if sorted(sorted(pair) for pair in named) != sorted(sorted(name.split("-")) for name in MONUMENT_NAMES):
        raise pack.wrong("monuments.pairs", "must have each of the six pairs of two spheres once")
    pairs = vec[i64]()
    for monument in MONUMENT_NAMES:
        for name in monument.split("-"):
            pairs = append(pairs, SPHERE_NAMES.index(name))
    return pairs

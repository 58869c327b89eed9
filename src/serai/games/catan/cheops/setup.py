"""The box of Cheops: the map of Egypt, ships, blocks, gold (rule C1)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.catan.cheops.columns import BLACK_BLOCKS, BLESSED, BLOCKS, OWN_BLOCKS, PYRAMID_SIZE, SIZE
from serai.games.catan.cheops.rules.pyramid import CheopsBook
from serai.games.catan.lattice import Lattice, Spot, packed
from serai.games.catan.rules.build import SHIP
from serai.games.catan.rules.layout import StartPlay
from serai.games.catan.scoring import conserved as base_conserved
from serai.games.catan.scoring import points
from serai.games.catan.state import Catan, new_state
from serai.games.catan.tables import GOLD, GOODS, NILE, PYRAMID, Tables, read_map

# First place and length of each row of hexes.
ROWS = ((0, 10), (0, 10), (-1, 10), (-1, 10), (-2, 10), (-2, 10), (-3, 10), (-3, 9), (-2, 7), (-2, 7), (-3, 7), (-3, 7))


def egypt() -> list[Spot]:
    """The frame of the map: twelve rows, the lower ones shorter."""
    return [(first + i, r) for r, (first, length) in enumerate(ROWS) for i in range(length)]


class CheopsTables(Tables):
    """Tables with ships in the box."""

    def __init__(self, pack: Pack, lattice: Lattice) -> None:
        super().__init__(pack, lattice, GOODS, CheopsBook())
        self.ships: i64 = pack.table("setup")["ships"]


def tables(pack: Pack) -> CheopsTables:  # rule C17
    """Gold is a sixth good in trade and a terrain that yields it, but no resource card."""
    found = CheopsTables(pack, Lattice(egypt()))
    read_map(pack, found)
    pyramid, own = pack.table("pyramid"), pack.table("setup")["blocks"]
    spot = (pyramid["at"][0], pyramid["at"][1])
    if spot not in found.lattice.spots or found.terrain[found.lattice.spots.index(spot)] != PYRAMID:
        raise pack.wrong("pyramid.at", "must name the hex whose terrain is pyramid")
    levels = [int(n) for n in pyramid["levels"]]
    if len(levels) != 4 or not 1 <= found.ships <= 20 or not 1 <= own <= 30:
        raise pack.wrong("pyramid", "four levels, 1 to 20 ships and 1 to 30 blocks a player")
    numbers = [sum(levels), pyramid["black_blocks"], own, pyramid["blessing"], pyramid["curse"]]
    found.more = packed(numbers + levels + _beside(found, PYRAMID) + _beside(found, NILE))
    return found


def _beside(found: Tables, terrain: i64) -> list[int]:
    """A flag for each crossing on land that touches a terrain."""
    flags = []
    for v in range(int(found.vertices)):
        touching = [found.vertex_hex[v * 3 + i] for i in range(3)]
        flags.append(int(found.land[v] != 0 and any(h >= 0 and found.terrain[h] == terrain for h in touching)))
    return flags


def start(data: CheopsTables, players: int, options: dict[str, str]) -> Catan:  # rule C1
    """Three gold pieces and eight ships for each."""
    s = new_state(data, i64(players), options, SIZE)
    s.more[BLESSED] = -1
    for p in range(players):
        s.stock[p * 4 + SHIP] = data.ships
        s.goods[p * GOODS + GOLD] = data.gold
        s.bank[GOLD] -= data.gold
    s.then(StartPlay())
    return s


def standing(s: Catan) -> list[tuple[int, ...]]:  # rule C15, C16
    """Who reached the points in the own turn; else most points. A tie is shared."""
    return [(int(s.winner == p), int(points(s, p))) for p in range(int(s.players))]


def conserved(s: Catan) -> dict[str, int]:
    """As in the base game; the pyramid never holds more than fits."""
    assert 0 <= s.more[BLOCKS] <= s.data.more[OWN_BLOCKS] <= s.data.more[PYRAMID_SIZE]
    assert s.more[1] <= s.data.more[BLACK_BLOCKS]
    return base_conserved(s)

"""What is printed on Alexander's map and in his box besides the base game's: the route, the chips, the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.catan.alexander import STAGE_WORDS
from serai.games.catan.lattice import Lattice, packed
from serai.games.catan.tables import GOODS, Tables, word_number

if TYPE_CHECKING:  # a book speaks of states, and a state of its tables
    from serai.games.catan.book import AnyBook

FEWEST_STAGES: Final = 6  # crossings of a route
MOST_STAGES: Final = 64
SEVENS: Final = 3  # crossings at the end that need one

# What is printed on a crossing of the route.
TEMPLE: Final = 0
EVENT: Final = 1
EMPTY: Final = 2
SEVEN: Final = 3
GOAL: Final = 4
KIND_WORDS: Final = ("temple", "event", "empty", "seven", "goal")

# Auctions: founding a settlement, then the four kinds of chip.
FOUNDING: Final = 0
EVENT_WORDS: Final = ("founding", "hunger", "bridge", "battle", "statue")
BATTLE: Final = 3
CHIP_KINDS: Final = 4

ADVISER_POINTS: Final = (4, 3, 2)
ADVISERS: Final = 3


class AlexanderTables(Tables):
    """The base game's tables, and the march."""

    def __init__(self, pack: Pack, lattice: Lattice, book: AnyBook) -> None:
        super().__init__(pack, lattice, GOODS, book)
        self.turn_moves = self.at_more + 1  # to march
        self.stages: i64 = 0  # crossings of the route
        self.stage_vertex = vec[i64]()  # the crossing of each stage of the route
        self.stage_kind = vec[i64]()  # what is printed there
        self.stage_name = vec[i64]()  # and what it is called, of STAGE_WORDS
        self.latest = vec[i64]([-1] * self.vertices)  # for each crossing, the last stage that is it or next to it
        self.chips = packed([pack.table("chips")[word] for word in EVENT_WORDS[1:]])  # of each kind
        self.first_hand: i64 = pack.table("supply")["first_hand"]  # cards each player draws before the first turn
        self.three_supply: i64 = pack.table("supply")["of_each_for_three"]  # of each resource, in the stack of three


def read_march(pack: Pack, found: AlexanderTables) -> None:
    """The route, and a check of what the box says of chips and stack."""
    _read_route(pack, found)
    for stage in range(int(found.stages)):
        _pass_by(found, stage)
    events = sum([1 for kind in found.stage_kind if kind == EVENT])
    if min([int(n) for n in found.chips]) < 0 or not events <= sum([int(n) for n in found.chips]) <= 60:
        raise pack.wrong("chips", f"must be between {events}, one for each event of the route, and 60 in all")
    if not 5 <= found.three_supply <= found.per_resource:
        raise pack.wrong("supply.of_each_for_three", f"must be a whole number from 5 to {found.per_resource}")
    most = min(5 * found.three_supply // 3, 5 * found.per_resource // 4)
    if not 0 <= found.first_hand <= most:
        raise pack.wrong("supply.first_hand", f"must be a whole number from 0 to {most}, as the stack has no more")


def _read_route(pack: Pack, found: AlexanderTables) -> None:
    """The crossings of the route and what is printed there."""
    stages = pack.rows("stage")
    if not FEWEST_STAGES <= len(stages) <= MOST_STAGES:
        raise pack.wrong("stage", f"must have between {FEWEST_STAGES} and {MOST_STAGES} entries, has {len(stages)}")
    found.stages = len(stages)
    corners, kinds, names = [], [], []
    for i, row in enumerate(stages):
        corner = (*pack.pair(f"stage[{i}].at", row["at"]), row["corner"])
        if corner not in found.lattice.number:
            raise pack.wrong(f"stage[{i}]", "must name a crossing of the map")
        corners.append(found.lattice.number[corner])
        kinds.append(word_number(pack, f"stage[{i}].kind", row["kind"], KIND_WORDS))
        names.append(word_number(pack, f"stage[{i}].id", row["id"], STAGE_WORDS))
    if kinds[0] != TEMPLE or kinds[-4:] != [SEVEN] * SEVENS + [GOAL] or kinds.count(GOAL) + kinds.count(SEVEN) != 4:
        raise pack.wrong("stage", "a temple first, three sevens and the goal last and nowhere else")
    found.stage_vertex, found.stage_kind, found.stage_name = packed(corners), packed(kinds), packed(names)


def _pass_by(found: AlexanderTables, stage: int) -> None:
    """The crossing of a stage and those next to it are passed at it, if not later again."""
    v = found.stage_vertex[stage]
    found.latest[v] = stage
    for i in range(v * 3, v * 3 + 3):
        if found.vertex_vertex[i] >= 0:
            found.latest[found.vertex_vertex[i]] = stage

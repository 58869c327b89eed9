"""What is printed on maps and cards of one game of the family, as numbers the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.catan.lattice import Lattice, Spot, packed

if TYPE_CHECKING:  # a book speaks of states, and a state of its tables
    from serai.games.catan.book import AnyBook

WOOD: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
GOLD: Final = 5
RESOURCES: Final = 5  # gold is no resource card
GOODS: Final = 6
GOOD_WORDS: Final = ("wood", "brick", "wool", "grain", "ore", "gold")

# The first six terrains yield the good of the same number.
DESERT: Final = 6
SEA: Final = 7
NILE: Final = 8
RED_SEA: Final = 9
PYRAMID: Final = 10
TERRAIN_WORDS: Final = (
    "forest", "hills", "pasture", "field", "mountains", "gold-river", "desert", "sea", "nile", "red-sea", "pyramid",
)  # fmt: skip

KNIGHT: Final = 0
ROADS: Final = 1
PLENTY: Final = 2
MONOPOLY: Final = 3
POINT: Final = 4
CARDS: Final = 5
CARD_WORDS: Final = ("knight", "roads", "plenty", "monopoly", "point")

SEATS: Final = 4
NO_HARBOUR: Final = 0  # else 1 + the good traded 2:1, or ANY
ANY: Final = 6
HARBOUR_WORDS: Final = ("none", "wood", "brick", "wool", "grain", "ore", "any")

TREASURY: Final = 100_000  # gold pieces are never short

# Moves of the block that all decisions of a turn share; ways, settlements and cities lie behind, by the map's size.
END: Final = 0
ROLL: Final = 1
BUY: Final = 2
PLAY_KNIGHT: Final = 3
PLAY_ROADS: Final = 4
PLAY_PLENTY: Final = 5  # a pair of resources, 25
PLAY_MONOPOLY: Final = 30  # a resource, 5
OFFER: Final = 35
INVITE: Final = 36  # the others to propose something
BANK: Final = 37  # a good for a good


class Tables:
    """One game's map and numbers."""

    def __init__(self, pack: Pack, lattice: Lattice, kinds: int, book: AnyBook) -> None:
        self.book = book
        self.lattice = lattice
        self.kinds: i64 = kinds  # goods that are traded: 5, or 6 with gold
        self.hexes: i64 = len(lattice.spots)
        self.vertices: i64 = len(lattice.corners)
        self.edges: i64 = len(lattice.sides)
        self.hex_vertex = lattice.hex_vertex()
        self.vertex_hex = lattice.vertex_hex()
        self.vertex_edge = lattice.vertex_edge()
        self.vertex_vertex = lattice.vertex_vertex()
        self.edge_vertex = lattice.edge_vertex()
        self.edge_hex = lattice.edge_hex()
        self.at_road: i64 = BANK + kinds * kinds
        self.at_settlement: i64 = self.at_road + self.edges
        self.at_city: i64 = self.at_settlement + self.vertices
        self.at_more: i64 = self.at_city + self.vertices
        self.turn_moves: i64 = self.at_more  # numbers in the block; a scenario's own moves lie behind
        setup = pack.table("setup")
        self.goal: i64 = _within(pack, setup, "goal", 3, 30)
        self.hand_limit: i64 = _within(pack, setup, "hand_limit", 1, 50)
        self.gold: i64 = _within(pack, setup, "gold", 0, 50)
        self.settlements: i64 = _within(pack, setup, "settlements", 3, 9)
        self.cities: i64 = _within(pack, setup, "cities", 0, 9)
        self.roads: i64 = _within(pack, setup, "roads", 3, 15)
        self.per_resource: i64 = _within(pack, setup, "cards_of_each_resource", 10, 30)
        self.deck = _deck(pack)
        self.terrain = vec[i64]([DESERT] * int(self.hexes))
        self.number = vec[i64]([0] * int(self.hexes))
        self.harbour = vec[i64]([0] * int(self.vertices))
        self.harbour_edges: list[int] = []
        self.harbour_kinds: list[int] = []
        self.robber: i64 = -1  # where the robber starts; -1: on the desert the layout gives
        self.land = vec[i64]([1] * int(self.vertices))  # crossings that touch land
        self.road_edge = vec[i64]([1] * int(self.edges))
        self.ship_edge = vec[i64]([0] * int(self.edges))
        self.dice = packed([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
        self.dice_moves = packed(list(range(11)))
        self.sequence = vec[i64]([0])  # number chips in the order they are laid out (base game)
        self.spirals: list[list[int]] = []  # the hexes in that order, for each corner to start from
        self.tiles = vec[i64]([0])  # hexes of each terrain (base game)
        self.harbour_tiles = vec[i64]([0])  # harbours of each kind (base game)
        self.first_pieces: list[tuple[int, int, int, int]] = []  # player, crossing, path, whether it yields (base game)
        self.region_names: list[str] = [""] * int(self.hexes)

    def find_water(self) -> None:
        """Which crossings and paths touch land or water, once the terrain is known."""
        for v in range(int(self.vertices)):
            self.land[v] = 0
            for i in range(3):
                h = self.vertex_hex[v * 3 + i]
                if h >= 0 and not is_water(self.terrain[h]):
                    self.land[v] = 1
        for e in range(int(self.edges)):
            self.road_edge[e] = 0
            for i in range(2):
                h = self.edge_hex[e * 2 + i]
                if h >= 0 and is_water(self.terrain[h]):
                    self.ship_edge[e] = 1
                elif h >= 0:
                    self.road_edge[e] = 1


def is_water(terrain: i64) -> bool:
    return SEA <= terrain <= RED_SEA


def read_map(pack: Pack, tables: Tables) -> None:
    """A printed map: terrain and number of every hex, harbours on sides of hexes."""
    spots = {spot: h for h, spot in enumerate(tables.lattice.spots)}
    for i, row in enumerate(pack.rows("hex")):
        h = spots.get(pack.pair(f"hex[{i}].at", row["at"]), -1)
        if h != i:
            raise pack.wrong(f"hex[{i}].at", "hexes keep their places and their order; edit terrain and number")
        tables.terrain[h] = word_number(pack, f"hex[{i}].terrain", row["terrain"], TERRAIN_WORDS)
        if not 0 <= row["number"] <= 12 or row["number"] in (1, 7):
            raise pack.wrong(f"hex[{i}].number", "must be 0 (none) or a number from 2 to 12 other than 7")
        tables.number[h] = row["number"]
        tables.region_names[h] = row["name"]
    tables.find_water()
    read_harbours(pack, tables)
    robber = pack.table("robber")["at"]
    tables.robber = spots.get(pack.pair("robber.at", robber), -1)
    if tables.robber < 0 or tables.terrain[tables.robber] != DESERT:
        raise pack.wrong("robber.at", "the robber starts on a desert")


def read_harbours(pack: Pack, tables: Tables) -> None:
    """Both ends of a harbour's side are harbour crossings; a crossing has one harbour at most."""
    for i, row in enumerate(pack.rows("harbour")):
        kind = word_number(pack, f"harbour[{i}].kind", row["kind"], HARBOUR_WORDS)
        ends = edge_of(pack, tables.lattice, f"harbour[{i}]", row)
        if kind == NO_HARBOUR or tables.harbour[ends[0]] != NO_HARBOUR or tables.harbour[ends[1]] != NO_HARBOUR:
            raise pack.wrong(f"harbour[{i}]", "must be of some kind, on a side with no other harbour at its ends")
        tables.harbour_edges.append(tables.lattice.edge_number[ends])
        tables.harbour_kinds.append(kind)
        for v in ends:
            tables.harbour[v] = kind


def edge_of(pack: Pack, lattice: Lattice, field: str, row: dict[str, Any]) -> tuple[int, int]:
    """The ends of the side that a row names by its hex and direction."""
    spot: Spot = pack.pair(field + ".at", row["at"])
    if spot not in lattice.spots or not 0 <= row["side"] <= 5:
        raise pack.wrong(field, "must name a hex of the map and a side from 0 (east) to 5 (south-east)")
    return lattice.ends(spot[0], spot[1], row["side"])


def word_number(pack: Pack, field: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise pack.wrong(field, f'names "{word}"; known are {", ".join(known[:24])}{", …" if len(known) > 24 else ""}')
    return known.index(word)


def _within(pack: Pack, setup: dict[str, Any], field: str, low: int, high: int) -> int:
    value = setup[field]
    if not isinstance(value, int) or not low <= value <= high:
        raise pack.wrong(f"setup.{field}", f"must be a whole number from {low} to {high}")
    return value


def _deck(pack: Pack) -> vec[i64]:
    """Development cards by kind."""
    cards = pack.table("development")
    counts = [cards[word] for word in CARD_WORDS]
    if min(counts) < 0 or not 1 <= sum(counts) <= 60:
        raise pack.wrong("development", "must have between 1 and 60 cards, none of them negative")
    return packed(counts)

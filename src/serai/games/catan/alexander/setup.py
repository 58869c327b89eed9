"""Alexander's box: the map, the route, the reinforcement stack (rules A1 to A3)."""

from __future__ import annotations

from serai.core.pack import Pack
from serai.games.catan.alexander.rules.march import AlexanderBook
from serai.games.catan.alexander.state import GONE, Alexander
from serai.games.catan.alexander.tables import AlexanderTables, read_march
from serai.games.catan.lattice import Lattice, Spot
from serai.games.catan.rules.layout import StartPlay
from serai.games.catan.scoring import conserved as base_conserved
from serai.games.catan.scoring import points
from serai.games.catan.setup import open_box
from serai.games.catan.tables import GOOD_WORDS, RESOURCES, read_map


def field() -> list[Spot]:
    """The frame of the map: seven rows of eleven hexes."""
    return [(q - r // 2, r) for r in range(7) for q in range(11)]


def tables(pack: Pack) -> AlexanderTables:  # rule A21, A22, A23
    """Gold is a sixth good in trade and a terrain that yields it; the hand limit stands in the box's numbers."""
    found = AlexanderTables(pack, Lattice(field()), AlexanderBook())
    read_map(pack, found)
    read_march(pack, found)
    return found


def start(data: AlexanderTables, players: int, options: dict[str, str]) -> Alexander:  # rule A1, A2
    """Four players shuffle all resource cards into the stack; three take fifteen of each and have piles of four."""
    s = Alexander.blank(data, players)
    open_box(s, options)
    s.bluff = int(options["bids"] == "bluff")
    for good in range(RESOURCES):
        n = data.per_resource if players == 4 else data.three_supply
        s.reinforcements[good] = n
        s.bank[good] -= n
    s.chips = data.chips[:]
    if players == 3:
        s.advisers[1] = GONE
    s.then(StartPlay())
    return s


def standing(s: Alexander) -> list[tuple[int, ...]]:  # rule A19, A20
    """Whoever reached the points on their own turn; else most points, then most chips."""
    return [(int(s.winner == p), int(points(s, p)), int(s.won[p])) for p in range(s.players)]


def conserved(s: Alexander) -> dict[str, int]:
    """As in the base game, with the stack."""
    totals = base_conserved(s)
    for good in range(RESOURCES):
        totals[GOOD_WORDS[good]] += int(s.reinforcements[good])
    return totals

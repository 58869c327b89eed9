"""What each seat sees: the map and all open cards; hands of its own alone, of others only their size."""

from __future__ import annotations

import msgspec

from serai.games.catan.rules.roads import road_length
from serai.games.catan.rules.trade import ANSWER_WORDS, GIVES, ROW, WANTS, most_wanted, rate
from serai.games.catan.scoring import open_points, points
from serai.games.catan.state import Catan, count_cards, count_deck, count_hand, owner
from serai.games.catan.tables import (
    CARD_WORDS,
    CARDS,
    GOLD,
    GOOD_WORDS,
    GOODS,
    HARBOUR_WORDS,
    RESOURCES,
    TERRAIN_WORDS,
)


class HexView(msgspec.Struct, frozen=True):
    terrain: str
    number: int


class PieceView(msgspec.Struct, frozen=True):
    """A building or a way."""

    player: int
    kind: str


class DealView(msgspec.Struct, frozen=True):
    """What a player has said in talks about trade, and would give and take.

    `answer` is silent while an offer is put together, standing once it is made (`to` whom), then accepted,
    refused or countered, which a proposal is too.
    """

    player: int
    answer: str
    to: list[int]
    gives: dict[str, int]
    wants: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player; None for what only he may see."""

    resources: int
    development: int
    gold: int
    knights: int
    road: int
    points: int
    stock: dict[str, int]
    hand: dict[str, int] | None
    cards: dict[str, int] | None
    rates: dict[str, int]
    askable: dict[str, int] | None


class CatanView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Places are named as in moves."""

    hexes: dict[str, HexView]
    harbours: dict[str, str]
    robber: str | None
    buildings: dict[str, PieceView]
    ways: dict[str, PieceView]
    bank: dict[str, int]
    deck: int
    longest_road: int | None
    largest_army: int | None
    turn: int
    rolled: int | None
    deals: list[DealView]
    players: list[PlayerView]
    over: bool


def view(s: Catan, seat: int) -> CatanView:
    """Start empty, add what the seat may see."""
    lattice = s.data.lattice
    return CatanView(
        hexes={
            lattice.hex_names[h]: HexView(TERRAIN_WORDS[s.terrain[h]], int(s.number[h])) for h in range(s.data.hexes)
        },
        harbours={lattice.vertex_names[v]: HARBOUR_WORDS[k] for v, k in enumerate(s.harbour) if k},
        robber=lattice.hex_names[s.robber] if s.robber >= 0 else None,
        buildings={
            lattice.vertex_names[v]: PieceView(int(owner(b)), "city" if b > 4 else "settlement")
            for v, b in enumerate(s.building)
            if b
        },
        ways={
            lattice.edge_names[e]: PieceView(int(owner(w)), "ship" if w > 4 else "road")
            for e, w in enumerate(s.way)
            if w
        },
        bank={GOOD_WORDS[k]: int(s.bank[k]) for k in range(RESOURCES)},
        deck=int(count_deck(s)),
        longest_road=int(s.longest) if s.longest >= 0 else None,
        largest_army=int(s.army) if s.army >= 0 else None,
        turn=int(s.turn),
        rolled=int(s.rolled) if s.rolled else None,
        deals=_deals(s),
        players=[_player(s, p, seat) for p in range(s.players)],
        over=not s.stack,
    )


def own_players(s: Catan, seat: int, seen: list[PlayerView]) -> list[PlayerView]:
    """What a seat sees of the players where others see this: more of itself."""
    return [_player(s, p, seat) if p == seat else seen[p] for p in range(s.players)]


def _player(s: Catan, p: int, seat: int) -> PlayerView:
    own = p == seat or not s.stack
    kinds = ("settlement", "city", "road", "ship")
    return PlayerView(
        resources=int(count_hand(s, p)),
        development=int(count_cards(s, p)),
        gold=int(s.goods[p * GOODS + GOLD]),
        knights=int(s.knights[p]),
        road=int(road_length(s, p)),
        points=int(points(s, p) if own else open_points(s, p)),
        stock={kind: int(s.stock[p * 4 + i]) for i, kind in enumerate(kinds)},
        hand={GOOD_WORDS[k]: int(s.goods[p * GOODS + k]) for k in range(RESOURCES)} if own else None,
        cards={CARD_WORDS[k]: int(s.cards[p * CARDS + k]) for k in range(CARDS)} if own else None,
        rates={GOOD_WORDS[k]: int(rate(s, p, k)) for k in range(s.data.kinds)},
        askable={GOOD_WORDS[k]: int(most_wanted(s, p, k)) for k in range(s.data.kinds)} if own else None,
    )


def _deals(s: Catan) -> list[DealView]:
    found = []
    for p in range(s.players):
        gives, wants, answer = _side(s, p, GIVES), _side(s, p, WANTS), ANSWER_WORDS[s.deals[p * ROW]]
        if gives or wants or answer != "silent":
            to = [q for q in range(s.players) if (s.asked >> q) & 1] if answer == "standing" else []
            found.append(DealView(p, answer, to, gives, wants))
    return found


def _side(s: Catan, p: int, side: int) -> dict[str, int]:
    counts = {GOOD_WORDS[k]: int(s.deals[p * ROW + side + k]) for k in range(GOODS)}
    return {word: n for word, n in counts.items() if n}

"""The board as drawn: the map above, the action area below it; our own drawing."""

from __future__ import annotations

import math

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Geometry, Place
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import Tables

WIDTH = 100.0
HEIGHT = 112.0
MAP_HEIGHT = 80.0
CLEAR = 9.0  # how far places without coordinates keep from others

# Spaces of the action area; those of cities lie beside their city.
AREA_PLACES = {
    "book-1": (8.0, 90.0),
    "book-2": (19.0, 90.0),
    "book-3-upper": (30.0, 87.0),
    "book-3-lower": (30.0, 94.0),
    "khan": (45.0, 90.0),
    "seals": (62.0, 90.0),
    "contracts": (75.0, 90.0),
    "travel-bottom": (90.0, 98.0),
    "travel-middle": (90.0, 91.0),
    "travel-top": (90.0, 84.0),
    "bag": (8.0, 104.0),
    "black-dice": (22.0, 104.0),
    "area-1": (45.0, 104.0),
    "area-2": (60.0, 104.0),
}


Bundle = dict[str, int]  # what is paid or received, by kind


class Route(msgspec.Struct, frozen=True):
    """A way between two places: what it costs, and the seal that opens it by sea."""

    start: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to")
    cost: Bundle
    seal: str


class City(msgspec.Struct, frozen=True):
    """What is printed at a place: its name if the pack has its own, its shield, contracts and city cards."""

    name: str
    shield: str
    contracts: bool
    cards: list[int]


class Contract(msgspec.Struct, frozen=True):
    cost: Bundle
    reward: Bundle


class Card(msgspec.Struct, frozen=True):
    """A city card: one or two ways to use it, or a reward by die."""

    mode: str
    count: str
    cost: tuple[Bundle, Bundle]
    reward: tuple[Bundle, Bundle]
    by_die: list[Bundle]
    least_die: int


class Goal(msgspec.Struct, frozen=True):
    shields: list[str]
    seals: dict[str, int]


class Seal(msgspec.Struct, frozen=True):
    """The die a seal needs and what comes with it, what improving it costs, and what it then brings each round."""

    least_die: int
    taken: Bundle
    cost: Bundle
    bonus: Bundle


class Special(msgspec.Struct, frozen=True):
    reward: Bundle
    seal: str


class JourneyGeometry(Geometry, frozen=True):
    """The map with its routes, and what every card and tile shows.

    `slots` are the squares for dice printed on each space, `jade` what the offers of a tile cost.
    """

    slots: dict[str, int]
    jade: list[int]
    routes: list[Route]
    cities: dict[str, City]
    contracts: dict[str, Contract]
    cards: dict[str, Card]
    goals: dict[str, Goal]
    books: list[tuple[Bundle, Bundle]]
    tiles: dict[str, tuple[Bundle, Bundle]]
    markers: dict[str, Bundle]
    outposts: dict[str, Bundle]
    seals: dict[str, Seal]
    special: dict[str, Special]
    shields: dict[str, str]  # names of shields that the pack prints; empty where the texts know them
    track: list[int]


def geometry(s: Journey) -> JourneyGeometry:
    t = s.data
    spots = spots_of(t)
    places = [Place(f"place:{tables.PLACE_NAMES[i]}", _kind(s, i), x, y) for i, (x, y) in spots.items()]
    places += [Place(f"space:{name}", "space", x, y) for name, (x, y) in AREA_PLACES.items()]
    places += _city_spaces(s, spots)
    for prefix, names in _loose().items():
        places += [Place(f"{prefix}:{name}", prefix) for name in names]
    return JourneyGeometry(
        WIDTH,
        HEIGHT,
        places,
        slots={place.id.removeprefix("space:"): _slots(s, place.id) for place in places if place.kind == "space"},
        jade=[int(n) for n in t.offer_jade],
        routes=_routes(s),
        cities={tables.PLACE_NAMES[i]: _city(s, i) for i in spots},
        contracts={
            name: Contract(_bundle(s, t.contract_cost[i]), _bundle(s, t.contract_reward[i]))
            for i, name in enumerate(tables.CONTRACT_NAMES)
            if i < t.reds or tables.FIRST_START <= i < tables.FIRST_START + t.starts
        },
        cards={tables.CARD_NAMES[i]: _card(s, i) for i in range(t.cards)},
        goals={tables.GOAL_NAMES[i]: _goal(s, i) for i in range(t.goals)},
        books=[_pair(s, t.book_free, i) for i in range(3)],
        tiles={name: _pair(s, t.tile_offer, i) for i, name in enumerate(tables.TILE_NAMES) if _is_tile(s, i)},
        markers={tables.MARKER_NAMES[i]: _bundle(s, t.marker[i]) for i in range(t.markers)},
        outposts={tables.OUTPOST_NAMES[i]: _bundle(s, t.outpost[i]) for i in range(t.outposts)},
        seals={name: _seal(s, i) for i, name in enumerate(tables.SEAL_NAMES)},
        special={
            tables.PLACE_NAMES[city]: Special(_bundle(s, t.special_reward[i]), tables.SEAL_NAMES[t.special_seal[i]])
            for i, city in enumerate(t.special_place)
        },
        shields=dict(zip(tables.SHIELD_NAMES, t.shield_name, strict=True)),
        track=[int(n) for n in t.track],
    )


def spots_of(t: Tables) -> dict[int, tuple[float, float]]:
    """Where each place is drawn. One without coordinates lies between those it is joined to, clear of all others."""
    found = {i: (float(t.x[i]), float(t.y[i])) for i in range(tables.PLACES) if t.there[i] and _is_measured(t, i)}
    missing = [i for i in range(tables.PLACES) if t.there[i] and i not in found]
    while missing:
        place = max(missing, key=lambda i: (len(_around(t, i, found)), -i))
        missing.remove(place)
        found[place] = _room_near(_middle(_around(t, place, found)), list(found.values()))
    return dict(sorted(found.items()))


def _is_measured(t: Tables, place: int) -> bool:
    return bool(t.x[place] >= 0 and t.y[place] >= 0)


def _around(t: Tables, place: int, found: dict[int, tuple[float, float]]) -> list[tuple[float, float]]:
    """The neighbours of a place that are drawn already."""
    near = {int(t.to[i]) for i in range(t.first[place], t.first[place + 1])}
    return [found[i] for i in sorted(near) if i in found]


def _middle(spots: list[tuple[float, float]]) -> tuple[float, float]:
    if not spots:
        return WIDTH / 2, MAP_HEIGHT / 2
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _room_near(middle: tuple[float, float], taken: list[tuple[float, float]]) -> tuple[float, float]:
    """The spot of a grid that is nearest to the middle and far enough from everything; else the loneliest one."""
    grid = [(float(x), float(y)) for x in range(4, 97, 3) for y in range(5, int(MAP_HEIGHT) - 4, 3)]

    def room(spot: tuple[float, float]) -> float:
        return min((math.dist(spot, one) for one in taken), default=CLEAR)

    free = [spot for spot in grid if room(spot) >= CLEAR]
    return min(free, key=lambda spot: math.dist(spot, middle)) if free else max(grid, key=room)


def _is_tile(s: Journey, tile: int) -> bool:
    return tile % tables.BOOK_TILES < int(s.data.tiles[tile // tables.BOOK_TILES])


def _seal(s: Journey, i: int) -> Seal:
    t = s.data
    taken, cost, bonus = (_bundle(s, one[i]) for one in (t.seal_taken, t.seal_cost, t.seal_bonus))
    return Seal(int(t.seal_min[i]), taken, cost, bonus)


def _slots(s: Journey, anchor: str) -> int:
    # rule M12, M16, M25, M30
    t, name = s.data, anchor.removeprefix("space:")
    space = tables.SPACE_NAMES.index(name) if name in tables.SPACE_NAMES else -1
    if space == tables.KHAN:
        return int(t.khan_spaces)
    if tables.TRAVEL <= space < tables.CONTRACTS:
        return int(t.travel_dice[space - tables.TRAVEL])
    return 2 if space == tables.SEALS or tables.SPECIAL <= space < tables.CARD else 1


def _kind(s: Journey, place: int) -> str:
    if s.data.oasis[place]:
        return "oasis"
    return "city" if place != tables.BEIJING else "start"


def _city_spaces(s: Journey, spots: dict[int, tuple[float, float]]) -> list[Place]:
    found = []
    beside: dict[int, int] = {}
    for number, city in enumerate(s.data.slot_city):
        beside[city] = beside.get(city, 0) + 1
        x, y = spots[city]
        found.append(Place(f"space:card-{number + 1}", "space", x + 4.0 * (beside[city] - 1), y + 4.5))
    for number, city in enumerate(s.data.special_place):
        name = tables.SPACE_NAMES[tables.SPECIAL + number]
        found.append(Place(f"space:{name}", "space", spots[city][0], spots[city][1] + 4.5))
    return found


def _loose() -> dict[str, list[str]]:
    """Cards and tiles that lie where the view says, not at a fixed spot."""
    return {
        "seal": list(tables.SEAL_NAMES),
        "character": list(tables.CHARACTER_NAMES),
        "contract": list(tables.CONTRACT_NAMES),
        "card": list(tables.CARD_NAMES),
        "goal": list(tables.GOAL_NAMES),
        "tile": list(tables.TILE_NAMES),
        "outpost": list(tables.OUTPOST_NAMES),
        "die": [str(n) for n in range(1, 7)],
        "dice": ["own", "black"],
        "turning": ["down", "up", "again"],
        "yield": ["coins", "camels", "jade"],
        "offer": [f"{book}-{number}" for book in range(1, 4) for number in range(1, 5)],
    }


def _city(s: Journey, i: int) -> City:
    t = s.data
    shield = tables.SHIELD_NAMES[t.shield[i]] if t.shield[i] >= 0 else ""
    return City(
        t.place_name[i],
        shield,
        bool(t.contract_index[i] >= 0),
        [n + 1 for n, city in enumerate(t.slot_city) if city == i],
    )


def _routes(s: Journey) -> list[Route]:
    t, found = s.data, []
    for a in range(tables.PLACES):
        for i in range(t.first[a], t.first[a + 1]):
            if a < t.to[i]:
                seal = tables.SEAL_NAMES[t.sea[i]] if t.sea[i] >= 0 else ""
                found.append(Route(tables.PLACE_NAMES[a], tables.PLACE_NAMES[t.to[i]], _bundle(s, t.toll[i]), seal))
    return found


def _card(s: Journey, i: int) -> Card:
    t = s.data
    return Card(
        mode=tables.MODES[t.card_mode[i]],
        count=tables.COUNTED[t.card_count[i]],
        cost=_pair(s, t.card_cost, i),
        reward=_pair(s, t.card_reward, i),
        by_die=[_bundle(s, t.card_by_die[i * 7 + die]) for die in range(1, 7)],
        least_die=int(t.card_least[i]),
    )


def _goal(s: Journey, i: int) -> Goal:
    t = s.data
    shields = [name for k, name in enumerate(tables.SHIELD_NAMES) if t.goal_shield[i * tables.SHIELDS + k]]
    points = {name: int(t.goal_seal[i * 4 + k]) for k, name in enumerate(tables.SEAL_NAMES) if t.goal_seal[i * 4 + k]}
    return Goal(shields, points)


def _pair(s: Journey, bundles: vec[i64], row: int) -> tuple[Bundle, Bundle]:
    """The two bundles of a row."""
    return _bundle(s, bundles[row * 2]), _bundle(s, bundles[row * 2 + 1])


def _bundle(s: Journey, bundle: int) -> Bundle:
    return {name: int(s.data.of(bundle, k)) for k, name in enumerate(tables.KIND_NAMES) if s.data.of(bundle, k)}

"""The board as drawn: the map above, the action area below it; our own drawing."""

from __future__ import annotations

from typing import Any

from serai.core.game import Geometry, Place
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.state import Journey

WIDTH = 100.0
HEIGHT = 112.0

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


def geometry(s: Journey) -> Geometry:
    t = s.data
    places = [
        Place(f"place:{name}", _kind(s, i), float(t.x[i]), float(t.y[i])) for i, name in enumerate(tables.PLACE_NAMES)
    ]
    places += [Place(f"space:{name}", "space", x, y) for name, (x, y) in AREA_PLACES.items()]
    places += _city_spaces(s)
    for prefix, names in _loose().items():
        places += [Place(f"{prefix}:{name}", prefix) for name in names]
    return Geometry(WIDTH, HEIGHT, places, _extra(s))


def _kind(s: Journey, place: int) -> str:
    if s.data.oasis[place]:
        return "oasis"
    return "city" if place != tables.BEIJING else "start"


def _city_spaces(s: Journey) -> list[Place]:
    found = []
    beside: dict[int, int] = {}
    for number, city in enumerate(s.data.slot_city):
        beside[city] = beside.get(city, 0) + 1
        x, y = float(s.data.x[city]), float(s.data.y[city])
        found.append(Place(f"space:card-{number + 1}", "space", x + 4.0 * (beside[city] - 1), y + 4.5))
    for number, city in enumerate(s.data.special_place):
        name = tables.SPACE_NAMES[tables.SPECIAL + number]
        found.append(Place(f"space:{name}", "space", float(s.data.x[city]), float(s.data.y[city]) + 4.5))
    return found


def _loose() -> dict[str, list[str]]:
    """Cards and tiles that lie where the view says, not at a fixed spot."""
    return {
        "seal": list(tables.SEAL_NAMES),
        "character": list(tables.CHARACTER_NAMES),
        "contract": list(tables.CONTRACT_NAMES),
        "card": [f"c{n:02}" for n in range(1, 26)],
        "goal": [f"g{n:02}" for n in range(1, 15)],
        "tile": [f"t{book}{n}" for book in (1, 2, 3) for n in range(1, 7)],
        "outpost": [f"o{n}" for n in range(1, 11)],
    }


def _extra(s: Journey) -> dict[str, Any]:
    """Routes with their costs, and what every card shows, for drawing."""
    t = s.data
    return {
        "routes": _routes(s),
        "places": {
            name: {
                "shield": tables.SHIELD_NAMES[t.shield[i]] if t.shield[i] >= 0 else "",
                "contracts": bool(t.contract_index[i] >= 0),
                "cards": [n + 1 for n, city in enumerate(t.slot_city) if city == i],
            }
            for i, name in enumerate(tables.PLACE_NAMES)
        },
        "contracts": {
            name: {"cost": _bundle(s, t.contract_cost[i]), "reward": _bundle(s, t.contract_reward[i])}
            for i, name in enumerate(tables.CONTRACT_NAMES)
        },
        "cards": {f"c{i + 1:02}": _card(s, i) for i in range(tables.CITY_CARDS)},
        "goals": {f"g{i + 1:02}": _goal(s, i) for i in range(tables.GOALS)},
        "books": [[_bundle(s, t.book_free[i * 2 + k]) for k in (0, 1)] for i in range(3)],
        "tiles": {
            f"t{i // 6 + 1}{i % 6 + 1}": [_bundle(s, t.tile_offer[i * 2 + k]) for k in (0, 1)]
            for i in range(tables.TILES)
        },
        "markers": {f"b{i + 1}": _bundle(s, t.marker[i]) for i in range(tables.MARKERS)},
        "outposts": {f"o{i + 1}": _bundle(s, t.outpost[i]) for i in range(tables.OUTPOSTS)},
        "seals": {
            name: {"cost": _bundle(s, t.seal_cost[i]), "bonus": _bundle(s, t.seal_bonus[i])}
            for i, name in enumerate(tables.SEAL_NAMES)
        },
        "special": {
            tables.PLACE_NAMES[city]: {
                "reward": _bundle(s, t.special_reward[i]),
                "seal": tables.SEAL_NAMES[t.special_seal[i]],
            }
            for i, city in enumerate(t.special_place)
        },
        "track": [int(n) for n in t.track],
    }


def _routes(s: Journey) -> list[dict[str, Any]]:
    t, found = s.data, []
    for a in range(tables.PLACES):
        for i in range(t.first[a], t.first[a + 1]):
            if a < t.to[i]:
                ends = {"from": tables.PLACE_NAMES[a], "to": tables.PLACE_NAMES[t.to[i]]}
                seal = tables.SEAL_NAMES[t.sea[i]] if t.sea[i] >= 0 else ""
                found.append({**ends, "cost": _bundle(s, t.toll[i]), "seal": seal})
    return found


def _card(s: Journey, i: int) -> dict[str, Any]:
    t = s.data
    return {
        "mode": tables.MODES[t.card_mode[i]],
        "count": tables.COUNTED[t.card_count[i]],
        "cost": [_bundle(s, t.card_cost[i * 2 + way]) for way in (0, 1)],
        "reward": [_bundle(s, t.card_reward[i * 2 + way]) for way in (0, 1)],
        "by_die": [_bundle(s, t.card_by_die[i * 7 + die]) for die in range(1, 7)],
    }


def _goal(s: Journey, i: int) -> dict[str, Any]:
    t = s.data
    shields = [name for k, name in enumerate(tables.SHIELD_NAMES) if t.goal_shield[i * tables.SHIELDS + k]]
    points = {name: int(t.goal_seal[i * 4 + k]) for k, name in enumerate(tables.SEAL_NAMES) if t.goal_seal[i * 4 + k]}
    return {"shields": shields, "seals": points}


def _bundle(s: Journey, bundle: int) -> dict[str, int]:
    return {name: int(s.data.of(bundle, k)) for k, name in enumerate(tables.KIND_NAMES) if s.data.of(bundle, k)}

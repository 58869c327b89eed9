"""Packs as owners may type them: another number of places, cards and routes, spare rows, short lists."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import serai
from serai.core.pack import Fields, Pack

Edit = Callable[[Fields], None]


def odd_pack(name: str, edit: Edit) -> Pack:
    """A game's own pack with an owner's changes, checked and read as a file's is."""
    game = serai.load(name)
    values = copy.deepcopy(game.pack().values)
    edit(values)
    pack = Pack.checked(values, "mine", game.pack())
    pack.tables = game.tables(pack)
    return pack


def row(values: Fields, kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in values[kind] if one["id"] == name)
    return found


def drop(values: Fields, kind: str, *names: str) -> None:
    """Rows that an owner's box does not have."""
    values[kind] = [one for one in values[kind] if one["id"] not in names]


def copied(values: Fields, kind: str, like: str, **changes: Any) -> None:
    """A further row like another."""
    values[kind].append({**copy.deepcopy(row(values, kind, like)), **changes})


def more_spaces(values: Fields) -> None:
    for name in ("wood-ship-3", "gold-camel-2"):
        row(values, "space", name)["players"] = [2, 3, 4]
    row(values, "space", "eb4")["players"] = []


def fewer_tiles_and_cards(values: Fields) -> None:
    for name in ("i5", "i8", "i21"):
        row(values, "upgrade", name)["players"] = []
    for n in range(1, 20):
        row(values, "mission", f"k{n}")["players"] = []


def another_river(values: Fields) -> None:
    """Both boards upside down, fewer tiles, and one treasure left ends the match."""
    for side in ("standard", "advanced"):
        values[side]["rows"].reverse()
    values["tiles"].update(settlement=20, temple=40, farm=25, market=20)
    values["treasures"]["left_at_end"] = 1


def island_without_harbours(values: Fields) -> None:
    values["harbour"].clear()
    values["harbours"].update(dict.fromkeys(("any", "wood", "brick", "wool", "grain", "ore"), 0))
    values["development"].update(knight=3, roads=0, plenty=1, monopoly=0, point=0)


def two_deserts(values: Fields) -> None:
    values["tiles"].update(desert=2, forest=3)
    values["chips"]["sequence"].pop()
    values["setup"].update(goal=6, cards_of_each_resource=12)


def short_route(values: Fields) -> None:
    """A route of sixteen crossings, two of them temples side by side, and small hands."""
    values["stage"] = [*values["stage"][:12], *values["stage"][-4:]]
    values["stage"][1]["kind"] = "temple"
    values["supply"].update(first_hand=1, of_each_for_three=5)


def nile_without_harbours(values: Fields) -> None:
    values["harbour"].clear()
    values["setup"].update(goal=5)


def few_contracts(values: Fields) -> None:
    drop(values, "contract", *(f"k{n:02}" for n in range(40, 50)))
    drop(values, "goal", "g13", "g14")


def wider_land(values: Fields) -> None:
    """One area more with an event for it, one section less, cards more and fewer."""
    copied(values, "event", "mountain-1", id="mountain-16")
    copied(values, "area", "a01", id="a37", name="Carchemish", tribe=[], polygon=[], borders=["a01"])
    row(values, "area", "a01")["borders"].append("a37")
    drop(values, "section", "e1")
    row(values, "section", "e2")["next"].remove("e1")
    copied(values, "battle_card", "s1", id="s16")
    drop(values, "garden", "g1-1", "g5-1")
    drop(values, "trade_token", "t1-1", "t4-1")


def other_tracks(values: Fields) -> None:
    """Longer tracks, units that are raised sooner, dice without rerolls, an early end."""
    values["tracks"].update(event=14, population=12, unit_limit=[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    for one in values["unit"][:4]:
        one["warfare"] = 1
    values["dice"]["rerolls"] = 0
    values["rules"].update(last_round=5, missions_dealt=2, missions_kept=1, event_rounds=2)


ODD: dict[str, tuple[Edit, ...]] = {
    "tadmor": (more_spaces, fewer_tiles_and_cards),
    "euphrat-tigris": (another_river,),
    "catan": (island_without_harbours, two_deserts),
    "alexander": (short_route,),
    "cheops": (nile_without_harbours,),
    "marco-polo-2": (few_contracts,),
    "mesopotamia": (wider_land, other_tracks),
}

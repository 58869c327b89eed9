"""What may be built, raised and traded, and what everything is worth at the end, said once more from the book.

Prices, tokens, gardens and missions are read from their files; what stands where is read off a `World`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from serai.games.mesopotamia.state import EVENT, POINTS, POPULATION, STACK, Mesopotamia
from serai.games.mesopotamia.tests.naive import KINDS, LAND, OF_AN_EMPIRE, World, areas, banks, read, starts

GOODS = ("stone", "wood", "clay", "food", "tablet", "bone")
ACTIONS = ("explore", "build", "research", "gather", "warfare", "growth")
EMPIRES = ("sumer", "babylon", "akkad", "elam", "assyria", "hatti", "mari", "ebla")


@cache
def rows(name: str, kind: str) -> dict[str, dict[str, Any]]:
    return {str(row["id"]): row for row in read(name)[kind]}


def heap(texts: list[str]) -> Counter[str]:
    """Goods written as "2 stone"."""
    return Counter({text.split()[1]: int(text.split()[0]) for text in texts})


def level_of(card: int) -> int:
    return card % 4 + 1


def printed(action: str, card: int) -> dict[str, Any]:
    """A technology card as its file has it."""
    empire = EMPIRES[card // 24]
    found: Any = next(
        row for row in read("technologies")[action] if [row["empire"], row["level"]] == [empire, level_of(card)]
    )
    return dict(found)


class Realm:
    """What a side has and may do."""

    def __init__(self, s: Mesopotamia, side: int) -> None:
        self.s, self.side, self.world = s, side, World(s)
        self.goods = {good: int(s.goods[side * 6 + i]) for i, good in enumerate(GOODS)}
        self.level = {action: int(s.level[side * 6 + i]) for i, action in enumerate(ACTIONS)}
        self.population = int(s.seal[POPULATION * 6 + side]) // STACK
        self.events = int(s.seal[EVENT * 6 + side]) // STACK
        self.settled = {place for place, owner in self.world.settled.items() if owner == side}
        self.walled = {place for place, owner in self.world.walls.items() if owner == side}
        self.mine = [one for one in self.world.pieces if one.side == side]

    def affords(self, price: Counter[str]) -> bool:
        return all(self.goods[good] >= n for good, n in price.items())

    def count(self, kind: str) -> int:
        return sum(one.kind == kind for one in self.mine)

    def may_add(self, kind: str) -> bool:
        """Neither the unit limit nor the miniatures are used up (p. 41)."""
        limit: Any = read("numbers")["tracks"]
        return len(self.mine) < limit["unit_limit"][self.population - 1] and self.count(kind) < OF_AN_EMPIRE.count(kind)

    def is_open(self, place: str) -> bool:
        """Neither a start area nor under a blocking marker (p. 12)."""
        block = int(rows("map", "area")[place]["block"])
        return place not in starts() and not (block and self.s.sides <= block)

    def holds(self, place: str) -> bool:
        """The start area, or an own settlement without enemies (p. 19)."""
        return place == self.world.homes[self.side] or (place in self.settled and not self.world.foes(self.side, place))

    def builds(self) -> set[str]:
        """Whatever is known, paid for and has a place (p. 19 and 20)."""
        items = rows("numbers", "item")
        ready = {
            name
            for name, row in items.items()
            if row["level"] <= self.level["build"] and self.affords(heap(row["cost"]))
        }
        found = {f"ram {place}" for place in areas() if self.holds(place) and self.may_add("ram")}
        found |= {f"ship {one}" for one in banks() if self.may_add("ship") and self.is_harbour(one)}
        found |= {
            f"{kind} {place}" for kind in ("wall", "settlement") for place in areas() if self.is_site(kind, place)
        }
        found |= {"level"} if self.s.ziggurat[self.side] < min(6, self.population) else set()
        found |= {"garden"} if self.may_plant() else set()
        return {one for one in found if one.split()[0].replace("level", "ziggurat") in ready}

    def is_harbour(self, section: str) -> bool:
        free = not any(one.kind == "ship" and one.place == section for one in self.world.pieces)
        return free and any(self.holds(place) for place in banks()[section])

    def is_site(self, kind: str, place: str) -> bool:
        """Beside a unit, a wall also at a settlement; three of each, one in an area, no enemies (p. 19, 36)."""
        own = self.walled if kind == "wall" else self.settled
        taken = self.world.walls if kind == "wall" else self.world.settled
        beside = self.world.own(self.side, place) or (kind == "wall" and place in self.settled)
        free = self.is_open(place) and place not in taken and not self.world.foes(self.side, place)
        return bool(beside and free and len(own) < 3)

    def may_plant(self) -> bool:
        """The open part of the gardens: its price and its conditions (p. 20)."""
        part = next((i for i, owner in enumerate(self.s.gardener) if owner < 0), None)
        if part is None or self.s.garden[part] < 0:
            return False
        token = rows("gardens", "garden")[f"g{part + 1}-{self.s.garden[part] % 8 + 1}"]
        asked = (
            (self.population, token["population"]),
            (self.events, token["events"]),
            (len(self.settled), token["settlements"]),
        )
        return self.affords(heap(token["cost"])) and all(has >= least for has, least in asked)

    def raises(self, card: int) -> set[str]:
        """Units of the card's level or lower for a wood, in the start area or at a settlement (p. 25)."""
        free = printed("warfare", card)["free"]
        kinds = [kind for kind in LAND[: level_of(card)] if self.may_add(kind) and (kind in free or self.goods["wood"])]
        return {f"raise {kind} {place}" for kind in kinds for place in (self.world.homes[self.side], *self.settled)}

    def trades(self, card: int) -> set[str]:
        """Tokens up to the trade level, with a ship where one is asked for, that can be paid (p. 24)."""
        slots = rows("trade", "trade_slot")
        tokens = {slot: int(self.s.trade[i]) for i, slot in enumerate(slots) if self.s.trade[i] >= 0}
        return {
            f"trade {slot}"
            for slot, token in tokens.items()
            if slots[slot]["level"] <= printed("gather", card)["trade"]
            and (not slots[slot]["ship"] or self.count("ship"))
            and self.affords(heap(rows("trade", "trade_token")[f"t{token // 12 + 1}-{token % 12 + 1}"]["give"]))
        }

    # ------------------------------------------------------------------ the end

    def points(self) -> int:
        """Tracks, gardens, trade, event tokens, settlements, areas and missions (p. 43)."""
        found = (
            sum(self.place_points(track) for track in (EVENT, POPULATION)) + len(self.settled) + len(self.occupied())
        )
        for part, owner in enumerate(self.s.gardener):
            if owner == self.side:
                found += rows("gardens", "garden")[f"g{part + 1}-{self.s.garden[part] % 8 + 1}"]["points"]
        for token, owner in zip(self.s.trade, self.s.amphora, strict=True):
            if owner == self.side:
                found += rows("trade", "trade_token")[f"t{token // 12 + 1}-{token % 12 + 1}"]["points"]
        return int(found + self.token_points() + min(6, 2 * self.fulfilled()))

    def place_points(self, track: int) -> int:
        seals = [int(self.s.seal[track * 6 + side]) for side in range(self.s.sides)]
        return (9, 6, 3, 0, 0, 0)[sum(one > seals[self.side] for one in seals)]

    def occupied(self) -> set[str]:
        held = {one.place for one in self.mine if one.fights()} | self.settled
        return {place for place in held if self.is_open(place)}

    def token_points(self) -> int:
        found = 0
        for i, place in enumerate(areas()):
            alone = not self.world.foes(self.side, place) and self.world.settled.get(place, self.side) == self.side
            if self.s.event[i] == POINTS and alone and place in self.occupied():
                shape = ("plain", "mountain", "desert")[self.s.card[i] // 16]
                found += rows("events", "event")[f"{shape}-{self.s.card[i] % 16 + 1}"]["points"]
        return found

    def fulfilled(self) -> int:
        """The most missions whose demands are met together; goods are not counted twice (p. 42)."""
        hand = [
            rows("missions", "mission")[f"m{i + 1:02}"] for i, where in enumerate(self.s.mission) if where == self.side
        ]
        met = [one for one in hand if self.is_met(one)]
        for n in range(len(met), 0, -1):
            if any(self.affords(sum((heap(one["own"]) for one in some), Counter())) for some in combinations(met, n)):
                return n
        return 0

    def is_met(self, mission: dict[str, Any]) -> bool:
        lands = Counter(str(rows("map", "area")[place]["terrain"]) for place in self.occupied())
        kinds = {kind: self.count(kind) for kind in KINDS}
        listed = ((self.level, "technology"), (kinds, "units"), (lands, "terrain"))
        numbers = {
            "army": len(self.mine), "settlements": len(self.settled), "walls": len(self.walled),
            "ziggurat": self.s.ziggurat[self.side], "gardens": list(self.s.gardener).count(self.side),
            "amphorae": list(self.s.amphora).count(self.side), "population": self.population,
            "events": self.events, "areas": len(self.occupied()),
        }  # fmt: skip
        met = all(has[word] >= n for has, field in listed for word, n in heap(mission[field]).items())
        return met and all(numbers[field] >= mission[field] for field in numbers)

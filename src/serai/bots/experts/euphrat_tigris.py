"""A club player of Euphrat & Tigris: builds before he fights, and fights where he counts on winning.

His rules, in the order of their weight: build monuments whose colours his own leaders have; keep a trader where
treasures come together; lay tiles that score for himself, those of his weakest colour first; set leaders where nobody
has that office, beside several temples; begin a conflict only with strength to spare; keep the catastrophes.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from serai.bots.experts.judging import best_move
from serai.core.rng import Rng
from serai.core.seat import Seat

OFFICE = {"settlement": "king", "temple": "priest", "farm": "farmer", "market": "trader"}
SPHERE = {office: sphere for sphere, office in OFFICE.items()}
COMMON = {"settlement": 0.2, "temple": 0.35, "farm": 0.25, "market": 0.2}  # how often a tile in a hidden hand is one
SAFE = 2.0  # tiles of strength to spare before he begins a conflict


def choose(seat: Seat, rng: Rng) -> int:
    """The best move by his rules."""
    return best_move(seat, rng, Table(seat.view(), seat.seat).judge)


def beside(cell: str) -> Iterator[str]:
    """The names of the four neighbours; those off the board are on no list."""
    x, y = cell[0], int(cell[1:])
    yield f"{x}{y - 1}"
    yield f"{x}{y + 1}"
    yield f"{chr(ord(x) - 1)}{y}"
    yield f"{chr(ord(x) + 1)}{y}"


def squares(cell: str) -> Iterator[list[str]]:
    """The four squares of four that a space is part of."""
    x, y = ord(cell[0]), int(cell[1:])
    for left in (x - 1, x):
        for upper in (y - 1, y):
            yield [f"{chr(left + i)}{upper + j}" for i in (0, 1) for j in (0, 1)]


class Table:
    """What he sees."""

    def __init__(self, view: Any, me: int) -> None:
        self.view = view
        self.me = me
        self.mine = view.players[me]
        self.tiles: dict[str, str] = view.tiles
        self.leaders = view.leaders
        self.kingdom = {cell: i for i, cells in enumerate(view.kingdoms) for cell in cells}
        self.early = len(view.treasures) > 5

    def judge(self, words: list[str]) -> float:
        """What a move is worth, in points."""
        verb, rest = words[0], words[1:]
        if verb == "tile":
            return self.tile(rest[0], rest[1])
        if verb == "leader":
            return self.leader(rest[0], rest[1])
        if verb == "monument":
            return self.monument(rest[0].split("-"), self.kingdom.get(rest[1], -1))
        if verb == "commit":
            return self.commit(int(rest[0]))
        return {"catastrophe": -5.0, "withdraw": -6.0, "swap": -0.5, "end": -1.0}.get(verb, 0.0)

    # ------------------------------------------------------------------ who has what

    def need(self, sphere: str) -> float:
        """A point of the weakest colour is worth most."""
        ranked = sorted(self.mine.points.values())
        return 1.0 if self.mine.points[sphere] <= ranked[0] else 0.7 if self.mine.points[sphere] <= ranked[1] else 0.4

    def owner(self, kingdom: int, office: str) -> int:
        """Who has the leader of an office in a kingdom; -1 if nobody."""
        for cell, leader in self.leaders.items():
            if leader.office == office and self.kingdom.get(cell, -1) == kingdom:
                return int(leader.player)
        return -1

    def touching(self, cell: str) -> list[int]:
        return sorted({self.kingdom[near] for near in beside(cell) if near in self.kingdom})

    def temples(self, cell: str) -> int:
        return sum(self.tiles.get(near) == "temple" for near in beside(cell))

    def supporters(self, kingdom: int, sphere: str) -> int:
        return sum(self.tiles.get(cell) == sphere for cell in self.view.kingdoms[kingdom])

    def treasures(self, kingdom: int) -> int:
        return sum(self.kingdom.get(cell, -1) == kingdom for cell in self.view.treasures)

    def monuments(self, kingdom: int, sphere: str) -> int:
        """Monuments with a colour in a kingdom."""
        return sum(
            sphere in name.split("-") and self.kingdom.get(cell, -1) == kingdom
            for name, cell in self.view.monuments.items()
        )

    # ------------------------------------------------------------------ tiles and monuments

    def tile(self, sphere: str, cell: str) -> float:
        touched = self.touching(cell)
        if len(touched) == 2:
            return self.union(touched[0], touched[1], sphere)
        value = self.square(sphere, cell, touched[0] if touched else -1)
        if not touched:
            return value - 0.6
        scorer = self.owner(touched[0], OFFICE[sphere])
        scorer = self.owner(touched[0], "king") if scorer < 0 else scorer
        if scorer == self.me:
            value += 2.0 * self.need(sphere)
        elif scorer >= 0:
            value -= 1.0
        return value + self.new_treasures(cell, touched[0])

    def new_treasures(self, cell: str, kingdom: int) -> float:
        """What a tile brings that leads to another treasure."""
        trader = self.owner(kingdom, "trader")
        found = sum(near in self.view.treasures and near not in self.kingdom for near in beside(cell))
        if trader < 0 or not found or not self.treasures(kingdom):
            return 0.0
        return (4.0 if trader == self.me else -4.0) * found

    def square(self, sphere: str, cell: str, kingdom: int) -> float:
        """A square of four that a tile completes, or brings nearer."""
        best = 0.0
        for cells in squares(cell):
            same = sum(self.tiles.get(one) == sphere for one in cells)
            room = all(
                one == cell or (self.tiles.get(one, sphere) == sphere and one not in self.leaders) for one in cells
            )
            if same == 3 and room:
                best = max(best, self.best_monument(sphere, kingdom))
            elif room and kingdom >= 0 and self.owner(kingdom, OFFICE[sphere]) == self.me:
                held = self.mine.hand[sphere] - 1
                best = max(best, 2.5 if same == 2 and held else 1.0 if same == 2 or (same == 1 and held > 1) else 0.0)
        return best

    def has_room(self, cell: str, sphere: str) -> bool:
        """Whether a tile of a sphere lies on a space, or may yet."""
        on_board = "a" <= cell[0] <= "p" and 1 <= int(cell[1:]) <= 11
        return on_board and self.tiles.get(cell, sphere) == sphere and cell not in self.leaders

    def best_monument(self, sphere: str, kingdom: int) -> float:
        left = [other for other in OFFICE if other != sphere and not self.is_built(sphere, other)]
        return max([self.monument([sphere, other], kingdom) for other in left], default=0.0)

    def is_built(self, one: str, other: str) -> bool:
        return f"{one}-{other}" in self.view.monuments or f"{other}-{one}" in self.view.monuments

    def monument(self, colours: list[str], kingdom: int) -> float:
        """It pays whoever has the leaders of its colours, turn by turn."""
        value = 0.0
        for sphere in colours:
            owner = self.owner(kingdom, OFFICE[sphere])
            if owner == self.me:
                value += (6.0 if self.early else 3.0) * (0.5 + self.need(sphere))
            elif owner >= 0:
                value -= 5.0
        return value

    # ------------------------------------------------------------------ leaders

    def leader(self, office: str, cell: str) -> float:
        sphere = SPHERE[office]
        moved = office not in self.mine.supply
        touched = self.touching(cell)
        value = (-2.5 if moved else 1.0) + 0.4 * self.temples(cell)
        if not touched:
            return value + (0.8 if self.early else 0.0)
        kingdom = touched[0]
        worth = 4.0 * self.monuments(kingdom, sphere) + 1.2 * self.need(sphere)
        if office == "trader":
            worth += 3.0 * max(self.treasures(kingdom) - 1, 0) + 0.7 * self.treasures(kingdom)
        worth += 0.5 * any(self.owner(kingdom, other) == self.me for other in SPHERE)
        rival = self.owner(kingdom, office)
        if rival == self.me:
            return -3.0
        return value + worth if rival < 0 else self.revolt(office, cell, kingdom, rival, value + worth)

    def revolt(self, office: str, cell: str, kingdom: int, rival: int, worth: float) -> float:
        """Only with temples to spare."""
        stands = next(
            c for c, one in self.leaders.items() if one.office == office and self.kingdom.get(c, -1) == kingdom
        )
        reserve = COMMON["temple"] * self.view.players[rival].tiles
        edge = self.temples(cell) + self.mine.hand["temple"] - self.temples(stands) - reserve
        return worth + 1.0 if edge >= SAFE else -6.0

    def union(self, first: int, second: int, sphere: str) -> float:
        """Two kingdoms become one: wars for every office that both have."""
        value = -0.5
        for office, colour in SPHERE.items():
            owners = self.owner(first, office), self.owner(second, office)
            if min(owners) < 0 or owners[0] == owners[1]:
                continue
            if self.me not in owners:
                value += 0.3
                continue
            here, there = (first, second) if owners[0] == self.me else (second, first)
            rival = owners[1] if owners[0] == self.me else owners[0]
            held = self.mine.hand[colour] - (colour == sphere)
            reserve = COMMON[colour] * self.view.players[rival].tiles
            falls = self.supporters(there, colour)
            edge = self.supporters(here, colour) + held - falls - reserve
            value += (1 + falls) * self.need(colour) * 1.5 if edge >= SAFE else -8.0
        return value + self.joined_treasures(first, second)

    def joined_treasures(self, first: int, second: int) -> float:
        """A trader takes what comes together."""
        traders = {self.owner(first, "trader"), self.owner(second, "trader")} - {-1}
        both = self.treasures(first) + self.treasures(second)
        if len(traders) != 1 or both < 2:
            return 0.0
        return 3.0 * (both - 1) if traders == {self.me} else -3.0 * (both - 1)

    # ------------------------------------------------------------------ conflicts

    def commit(self, count: int) -> float:
        """As few tiles as should be enough; none where it is lost."""
        fight = self.view.conflict
        held = self.mine.hand[fight.tile]
        if fight.defender == self.me:
            needed = max(0, fight.attack - fight.defence)
            return -float(abs(count - (needed if needed <= held else 0)))
        reserve = ceil(COMMON[fight.tile] * self.view.players[fight.defender].tiles + 0.5)
        return -float(abs(count - min(held, max(0, fight.defence + reserve + 1 - fight.attack))))

"""Movement with pinning said once more, slowly and plainly, from the book and not from the engine.

A world is a list of pieces and a few dictionaries; the map is read from its file, places are the words of moves.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from serai.games.mesopotamia.state import Mesopotamia

DATA = Path(__file__).parent.parent / "data"
TRIBE = 6  # the side of the tribes
LAND = ("spearman", "archer", "rider", "chariot")
KINDS = (*LAND, "ram", "ship")
SPEED = {"spearman": 1, "archer": 1, "rider": 2, "chariot": 2, "ship": 3}  # p. 16
OF_AN_EMPIRE = ["spearman"] * 3 + ["archer"] * 3 + ["rider"] * 2 + ["chariot"] * 2 + ["ram"] * 2 + ["ship"] * 3
OF_THE_TRIBES = ["spearman"] * 9 + ["archer"] * 6 + ["rider"] * 3


@cache
def read(name: str) -> dict[str, list[dict[str, list[str]]]]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


@cache
def areas() -> dict[str, set[str]]:
    """Every area with its neighbours."""
    return {str(row["id"]): set(row["borders"]) for row in read("map")["area"]}


@cache
def starts() -> set[str]:
    return {str(row["id"]) for row in read("map")["area"] if row["start"]}


@cache
def sections() -> dict[str, set[str]]:
    """Every river section with those it meets at a junction."""
    return {str(row["id"]): set(row["next"]) for row in read("map")["section"]}


@cache
def banks() -> dict[str, set[str]]:
    """Every river section with its two areas."""
    return {str(row["id"]): set(row["areas"]) for row in read("map")["section"]}


class Piece:
    """A miniature on the map."""

    def __init__(self, number: int, side: int, kind: str, place: str) -> None:
        self.number = number
        self.side = side
        self.kind = kind
        self.place = place

    def fights(self) -> bool:
        return self.kind in LAND


class World:
    """What stands where, read off the state once."""

    def __init__(self, s: Mesopotamia) -> None:
        land, water = list(areas()), words_of_sections()
        self.pieces: list[Piece] = []
        for number, where in enumerate(s.at):
            if where >= 0:
                side, kind = owner_and_kind(number)
                self.pieces.append(Piece(number, side, kind, water[where] if kind == "ship" else land[where]))
        self.walls = {land[i]: int(side) for i, side in enumerate(s.wall) if side >= 0}
        self.settled = {land[i]: int(side) for i, side in enumerate(s.settlement) if side >= 0}
        self.homes = {int(side): land[where] for side, where in enumerate(s.start) if where >= 0}
        self.bones = {side: int(s.goods[side * 6 + 5]) for side in range(s.sides)}
        self.ladder = sorted(range(s.sides), key=lambda side: -int(s.seal[side]))  # the event track, highest first

    def at(self, place: str, side: int | None = None) -> list[Piece]:
        return [one for one in self.pieces if one.place == place and side in (None, one.side)]

    def own(self, side: int, place: str) -> int:
        """Land units of a side."""
        return sum(one.fights() for one in self.at(place, side))

    def foes(self, side: int, place: str) -> int:
        """Land units of all others, tribes among them."""
        return sum(one.fights() and one.side != side for one in self.at(place))

    def pinned(self, side: int, place: str) -> bool:
        """A unit there must stay: the own units with it do not outnumber the enemies (p. 18)."""
        return self.foes(side, place) > 0 and self.own(side, place) <= self.foes(side, place)

    def has_ram(self, side: int, place: str) -> bool:
        return any(one.kind == "ram" for one in self.at(place, side))

    def is_barred(self, side: int, place: str) -> bool:
        """Start areas of others and closed ones (p. 17, 37)."""
        return place in starts() and self.homes.get(side) != place

    def steps(self, side: int, place: str) -> set[str]:
        """One step of a land unit, in the words of moves: with a ram of its area, or without one (p. 16, 36)."""
        found = set()
        for goal in areas()[place]:
            if self.is_barred(side, goal):
                continue
            if self.has_ram(side, place):
                found.add(f"haul {goal}")
            if self.walls.get(goal, side) == side or self.has_ram(side, goal):
                found.add(f"step {goal}")
        return found

    def rowings(self, ship: Piece, steps: int) -> set[str]:
        """First steps of a ship that can still end without another own ship beside it (p. 17)."""
        if steps == 0:
            return set()
        return {goal for goal in sections()[ship.place] if self.berth_within(ship, goal, steps - 1)}

    def berth_within(self, ship: Piece, place: str, steps: int) -> bool:
        reached = {place}
        for _ in range(steps):
            reached |= {further for one in reached for further in sections()[one]}
        return any(self.is_berth(ship, one) for one in reached)

    def is_berth(self, ship: Piece, place: str) -> bool:
        return all(other is ship or other.kind != "ship" for other in self.at(place, ship.side))

    # ------------------------------------------------------------------ what is asked, in the words of moves

    def explore(self, side: int, activations: int, for_ships: int) -> set[str]:
        """Who may be activated: whoever has a first step."""
        found = {"rest"}
        for one in self.pieces:
            if one.side != side:
                continue
            if one.fights() and activations and not self.pinned(side, one.place) and self.steps(side, one.place):
                found.add(f"rouse {one.kind} {one.place}")
            if one.kind == "ship" and activations + for_ships and self.rowings(one, SPEED["ship"]):
                found.add(f"unmoor {one.place}")
        return found

    def march(self, unit: int, moved: bool) -> set[str]:
        """Where a unit on its way may go on to."""
        piece = self.piece(unit)
        return self.steps(piece.side, piece.place) | ({"halt"} if moved else set())

    def sail(self, ship: int, steps: int, moved: bool) -> set[str]:
        piece = self.piece(ship)
        found = {f"row {goal}" for goal in self.rowings(piece, steps)}
        return found | ({"moor"} if moved and self.is_berth(piece, piece.place) else set())

    def goes_on(self, unit: int, steps: int) -> bool:
        """Whether a unit that has just stepped may take another step."""
        piece = self.piece(unit)
        return steps > 0 and not self.pinned(piece.side, piece.place)

    def piece(self, number: int) -> Piece:
        return next(one for one in self.pieces if one.number == number)


def owner_and_kind(number: int) -> tuple[int, str]:
    """Fifteen miniatures for each of six sides, then eighteen of the tribes."""
    if number >= 6 * len(OF_AN_EMPIRE):
        return TRIBE, OF_THE_TRIBES[number - 6 * len(OF_AN_EMPIRE)]
    return number // len(OF_AN_EMPIRE), OF_AN_EMPIRE[number % len(OF_AN_EMPIRE)]


@cache
def words_of_sections() -> list[str]:
    """The words of river sections by number: eighteen, seven, six and five on four rivers."""
    return [f"{river}{n}" for river, count in (("e", 18), ("t", 7), ("k", 6), ("c", 5)) for n in range(1, count + 1)]

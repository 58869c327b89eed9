"""Kingdoms, legal spaces and wars said once more, with sets and no regard for speed.

Written from the rulebook, not from the engine: spaces are (column, row), pieces a dictionary.
"""

from __future__ import annotations

from collections.abc import Iterable

from serai.games.euphrat_tigris.board import CELLS, WIDTH
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tables import SPHERE_NAMES

Space = tuple[int, int]
Region = frozenset[Space]
CONNECTING = ("settlement", "temple", "farm", "market", "face-down", "wonder", "leader")
PIECES = (*CONNECTING, "", "catastrophe")


class Board:
    """What lies where, read off the state once."""

    def __init__(self, s: Tigris, lifted: int | None = None) -> None:
        self.piece: dict[Space, str] = {space(c): PIECES[s.tile[c]] for c in range(CELLS)}
        self.leader: dict[Space, tuple[int, int]] = {}
        for c in range(CELLS):
            if self.piece[space(c)] == "leader":
                self.leader[space(c)] = (int(s.leader[c]) // 4, int(s.leader[c]) % 4)
        self.river = {space(c) for c in range(CELLS) if s.side.river[c]}
        self.treasure = {space(c) for c in range(CELLS) if s.treasure[c]}
        self.building = {space(c) for c in s.building if c >= 0}
        self.joined = space(s.joined) if s.joined >= 0 else None
        if lifted is not None:
            self.piece[space(lifted)] = ""
            del self.leader[space(lifted)]

    def regions(self) -> set[Region]:
        """Merge touching pieces until nothing merges any more; the unification tile connects nothing."""
        left = {at for at, piece in self.piece.items() if piece in CONNECTING and at != self.joined}
        found = set()
        while left:
            grown = {left.pop()}
            while more := {n for at in grown for n in near(at)} & left:
                grown |= more
                left -= more
            found.add(frozenset(grown))
        return found

    def kingdoms(self) -> set[Region]:
        return {region for region in self.regions() if region & self.leader.keys()}

    def has_temple(self, at: Space) -> bool:
        return any(self.piece.get(n) == "temple" for n in near(at))

    def leader_spaces(self) -> set[Space]:
        """Empty land beside a temple that touches one kingdom at most."""
        kingdoms = self.kingdoms()
        empty = {at for at, piece in self.piece.items() if not piece and at not in self.river and self.has_temple(at)}
        return {at for at in empty if sum(1 for one in kingdoms if one & near(at)) <= 1}

    def tile_spaces(self, sphere: str) -> set[Space]:
        kingdoms = self.kingdoms()
        empty = {at for at, piece in self.piece.items() if not piece and (at in self.river) == (sphere == "farm")}
        return {at for at in empty if sum(1 for one in kingdoms if one & near(at)) <= 2}

    def side_of(self, player: int, office: int) -> Region:
        """The part of the board a leader stands in."""
        (at,) = [at for at, who in self.leader.items() if who == (player, office)]
        return next(region for region in self.regions() if at in region)

    def supporters(self, player: int, office: int) -> set[Space]:
        return {at for at in self.side_of(player, office) if self.piece[at] == SPHERE_NAMES[office]}

    def at_war(self) -> set[int]:
        """The offices with two leaders in parts that touch the unification tile."""
        assert self.joined is not None
        beside = {region for region in self.kingdoms() if region & near(self.joined)}
        offices = [self.leader[at][1] for region in beside for at in region if at in self.leader]
        return {office for office in offices if offices.count(office) == 2}

    def lost(self, loser: int, office: int) -> set[Space]:
        """The supporters who leave the board with a beaten leader."""
        gone = self.supporters(loser, office) - self.building
        if SPHERE_NAMES[office] != "temple":
            return gone
        others = {at for at, who in self.leader.items() if who != (loser, office)}
        return {at for at in gone if at not in self.treasure and not near(at) & others}


def space(c: int) -> Space:
    return int(c) % WIDTH, int(c) // WIDTH


def near(at: Space) -> set[Space]:
    x, y = at
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def spaces(cells: Iterable[int]) -> set[Space]:
    return {space(c) for c in cells}

"""Everything that can change in a match of Euphrat & Tigris."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, State
from serai.games.euphrat_tigris.board import EMPTY, LEADER, NEAR, NOWHERE, SPHERES, TEMPLE, Kingdoms
from serai.games.euphrat_tigris.tables import Tables

MONUMENTS: Final = 6

# How a match ended.
RUNNING: Final = 0
FEW_TREASURES: Final = 1
EMPTY_BAG: Final = 2


class Tigris(State):
    """A match. Per-player values lie in one vec: of player p and sphere k at p * 4 + k."""

    columns: ClassVar[tuple[str, ...]] = (
        "players", "board", "buildings", "wonders", "english", "open_scores", "by_action",
        "tile", "leader", "treasure", "home", "building", "monument", "wonder",
        "hand", "aside", "swapped", "bag", "out", "turned", "points", "won", "catastrophes", "joined", "ended",
    )  # fmt: skip

    def __init__(
        self,
        data: Tables,
        stack: list[AnyFrame],
        revealed: i64,
        players: i64,
        board: i64,
        buildings: i64,
        wonders: i64,
        english: i64,
        open_scores: i64,
        by_action: i64,
        tile: vec[i64],
        leader: vec[i64],
        treasure: vec[i64],
        home: vec[i64],
        building: vec[i64],
        monument: vec[i64],
        wonder: i64,
        hand: vec[i64],
        aside: vec[i64],
        swapped: vec[i64],
        bag: vec[i64],
        out: vec[i64],
        turned: vec[i64],
        points: vec[i64],
        won: vec[i64],
        catastrophes: vec[i64],
        joined: i64,
        ended: i64,
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.side = data.sides[board]
        self.players = players
        self.board = board  # options, as numbers
        self.buildings = buildings
        self.wonders = wonders
        self.english = english
        self.open_scores = open_scores
        self.by_action = by_action
        self.tile = tile  # what lies on each space
        self.leader = leader  # p * 4 + office where tile is LEADER
        self.treasure = treasure  # 1 where one lies
        self.home = home  # where each leader stands, or NOWHERE
        self.building = building  # where each sphere's building stands, or NOWHERE
        self.monument = monument  # the upper left space of each monument, or NOWHERE
        self.wonder = wonder  # the middle of the wonder, or NOWHERE
        self.hand = hand
        self.aside = aside  # being chosen for a swap, by sphere; still in the hand
        self.swapped = swapped  # out of the match, known to the swapper alone
        self.bag = bag
        self.out = out  # out of the match, seen by all
        self.turned = turned  # face down under monuments
        self.points = points
        self.won = won  # treasures taken
        self.catastrophes = catastrophes  # left to each player
        self.joined = joined  # the space under the unification tile, or NOWHERE
        self.ended = ended

    def clone(self) -> Tigris:
        return Tigris(
            self.data,
            self.stack[:],
            self.revealed,
            self.players,
            self.board,
            self.buildings,
            self.wonders,
            self.english,
            self.open_scores,
            self.by_action,
            self.tile[:],
            self.leader[:],
            self.treasure[:],
            self.home[:],
            self.building[:],
            self.monument[:],
            self.wonder,
            self.hand[:],
            self.aside[:],
            self.swapped[:],
            self.bag[:],
            self.out[:],
            self.turned[:],
            self.points[:],
            self.won[:],
            self.catastrophes[:],
            self.joined,
            self.ended,
        )

    def kingdoms(self) -> Kingdoms:
        """The board's regions as they are now; nothing connects through the unification tile."""
        return Kingdoms(self.tile, self.leader, self.joined)

    def hand_size(self, p: i64) -> i64:
        at = p * SPHERES
        return self.hand[at] + self.hand[at + 1] + self.hand[at + 2] + self.hand[at + 3]

    def bag_size(self) -> i64:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def score(self, p: i64, sphere: i64, points: i64) -> None:
        self.points[p * SPHERES + sphere] += points
        self.tell("scored", p, sphere, points)

    def put_leader(self, who: i64, c: i64) -> None:
        self.tile[c] = LEADER
        self.leader[c] = who
        self.home[who] = c

    def lift_leader(self, who: i64) -> None:
        """Take a leader off the board."""
        c = self.home[who]
        self.tile[c] = EMPTY
        self.leader[c] = NOWHERE
        self.home[who] = NOWHERE

    def has_temple(self, c: i64) -> bool:
        """Whether a face-up temple lies beside the space."""
        near = 4 * c
        return (
            self.tile[NEAR[near]] == TEMPLE
            or self.tile[NEAR[near + 1]] == TEMPLE
            or self.tile[NEAR[near + 2]] == TEMPLE
            or self.tile[NEAR[near + 3]] == TEMPLE
        )

    def find_leader(self, kingdoms: Kingdoms, region: i64, office: i64) -> i64:
        """Who has the leader of an office in a region; NOWHERE if nobody."""
        p: i64 = 0
        while p < self.players:
            c = self.home[p * SPHERES + office]
            if c >= 0 and kingdoms.label[c] == region:
                return p
            p += 1
        return NOWHERE

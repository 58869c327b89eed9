"""Everything that can change in a match of Euphrat & Tigris."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, State, mix, mix_all, mix_stack
from serai.games.euphrat_tigris.board import (
    CELLS,
    EMPTY,
    LEADER,
    MOST_NUMBERS,
    NEAR,
    NOWHERE,
    SPHERES,
    TEMPLE,
    Kingdoms,
    find_kingdoms,
)
from serai.games.euphrat_tigris.spots import Spots
from serai.games.euphrat_tigris.tables import Side, Tables

MONUMENTS: Final = 6
RECENT: Final = 6  # changes of the board that are remembered
ALL_RECENT: Final = 0xFFFFFFFFFFFF

# How a match ended.
RUNNING: Final = 0
FEW_TREASURES: Final = 1
EMPTY_BAG: Final = 2


class Tigris(State):
    """A match. Per-player values lie in one vec: of player p and sphere k at p * 4 + k."""

    players: i64
    board: i64  # options, as numbers
    buildings: i64
    wonders: i64
    english: i64
    open_scores: i64
    by_action: i64
    tile: vec[i64]  # [CELLS + 1: EMPTY] what lies on each space
    leader: vec[i64]  # [CELLS + 1: NOWHERE] p * 4 + office where tile is LEADER
    treasure: vec[i64]  # [CELLS + 1] 1 where one lies
    home: vec[i64]  # [players * SPHERES: NOWHERE] where each leader stands
    building: vec[i64]  # [SPHERES: NOWHERE] where each sphere's building stands
    monument: vec[i64]  # [MONUMENTS: NOWHERE] the upper left space of each monument
    wonder: i64 = NOWHERE  # the middle of the wonder
    hand: vec[i64]  # [players * SPHERES]
    aside: vec[i64]  # [SPHERES] being chosen for a swap; still in the hand
    swapped: vec[i64]  # [players * SPHERES] out of the match, known to the swapper alone
    bag: vec[i64]  # [SPHERES]
    out: vec[i64]  # [SPHERES] out of the match, seen by all
    turned: vec[i64]  # [SPHERES] face down under monuments
    points: vec[i64]  # [players * SPHERES]
    won: vec[i64]  # [players] treasures taken
    catastrophes: vec[i64]  # [players: data.catastrophes] left to each player
    joined: i64 = NOWHERE  # the space under the unification tile
    ended: i64 = RUNNING
    side: Side  # = data.sides[board]: the printed board that is played on
    known: Kingdoms | None  # = None: the regions, found once and then corrected with every change
    free: Spots | None  # = None: the empty spaces, likewise
    changes: i64  # = 0: how often the board has changed, since this state was made
    recent: i64  # = 0: the spaces of the last changes, 8 bits for each, the latest lowest

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "board", "buildings", "wonders", "english", "open_scores", "by_action", "tile", "leader", "treasure",
        "home", "building", "monument", "wonder", "hand", "aside", "swapped", "bag", "out", "turned", "points", "won",
        "catastrophes", "joined", "ended",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, board: i64, buildings: i64, wonders: i64, english: i64, open_scores: i64, by_action: i64,
        tile: vec[i64], leader: vec[i64], treasure: vec[i64], home: vec[i64], building: vec[i64], monument: vec[i64],
        wonder: i64, hand: vec[i64], aside: vec[i64], swapped: vec[i64], bag: vec[i64], out: vec[i64], turned: vec[i64],
        points: vec[i64], won: vec[i64], catastrophes: vec[i64], joined: i64, ended: i64,
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.board = board
        self.buildings = buildings
        self.wonders = wonders
        self.english = english
        self.open_scores = open_scores
        self.by_action = by_action
        self.tile = tile
        self.leader = leader
        self.treasure = treasure
        self.home = home
        self.building = building
        self.monument = monument
        self.wonder = wonder
        self.hand = hand
        self.aside = aside
        self.swapped = swapped
        self.bag = bag
        self.out = out
        self.turned = turned
        self.points = points
        self.won = won
        self.catastrophes = catastrophes
        self.joined = joined
        self.ended = ended
        self.side = data.sides[board]
        self.known = None
        self.free = None
        self.changes = 0
        self.recent = 0

    def clone(self) -> Tigris:
        return Tigris(
            self.data, self.stack[:], self.revealed,
            players=self.players, board=self.board, buildings=self.buildings, wonders=self.wonders,
            english=self.english, open_scores=self.open_scores, by_action=self.by_action, tile=self.tile[:],
            leader=self.leader[:], treasure=self.treasure[:], home=self.home[:], building=self.building[:],
            monument=self.monument[:], wonder=self.wonder, hand=self.hand[:], aside=self.aside[:],
            swapped=self.swapped[:], bag=self.bag[:], out=self.out[:], turned=self.turned[:], points=self.points[:],
            won=self.won[:], catastrophes=self.catastrophes[:], joined=self.joined, ended=self.ended,
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix(found, self.players)
        found = mix(found, self.board)
        found = mix(found, self.buildings)
        found = mix(found, self.wonders)
        found = mix(found, self.english)
        found = mix(found, self.open_scores)
        found = mix(found, self.by_action)
        found = mix_all(found, self.tile)
        found = mix_all(found, self.leader)
        found = mix_all(found, self.treasure)
        found = mix_all(found, self.home)
        found = mix_all(found, self.building)
        found = mix_all(found, self.monument)
        found = mix(found, self.wonder)
        found = mix_all(found, self.hand)
        found = mix_all(found, self.aside)
        found = mix_all(found, self.swapped)
        found = mix_all(found, self.bag)
        found = mix_all(found, self.out)
        found = mix_all(found, self.turned)
        found = mix_all(found, self.points)
        found = mix_all(found, self.won)
        found = mix_all(found, self.catastrophes)
        found = mix(found, self.joined)
        found = mix(found, self.ended)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Tigris:
        """Every column as it is before anything is laid out."""
        return Tigris(
            data, [], 0,
            players=players, board=0, buildings=0, wonders=0, english=0, open_scores=0, by_action=0,
            tile=vec[i64]([EMPTY] * (CELLS + 1)), leader=vec[i64]([NOWHERE] * (CELLS + 1)),
            treasure=vec[i64]([0] * (CELLS + 1)), home=vec[i64]([NOWHERE] * (players * SPHERES)),
            building=vec[i64]([NOWHERE] * SPHERES), monument=vec[i64]([NOWHERE] * MONUMENTS), wonder=NOWHERE,
            hand=vec[i64]([0] * (players * SPHERES)), aside=vec[i64]([0] * SPHERES),
            swapped=vec[i64]([0] * (players * SPHERES)), bag=vec[i64]([0] * SPHERES), out=vec[i64]([0] * SPHERES),
            turned=vec[i64]([0] * SPHERES), points=vec[i64]([0] * (players * SPHERES)), won=vec[i64]([0] * players),
            catastrophes=vec[i64]([data.catastrophes] * players), joined=NOWHERE, ended=RUNNING,
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Tigris:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Tigris(
            data, stack, revealed,
            players=values[0], board=values[1], buildings=values[2], wonders=values[3], english=values[4],
            open_scores=values[5], by_action=values[6], tile=values[7], leader=values[8], treasure=values[9],
            home=values[10], building=values[11], monument=values[12], wonder=values[13], hand=values[14],
            aside=values[15], swapped=values[16], bag=values[17], out=values[18], turned=values[19], points=values[20],
            won=values[21], catastrophes=values[22], joined=values[23], ended=values[24],
        )
    # fmt: on
    # ---- end of what was written

    def kingdoms(self) -> Kingdoms:
        """The board's regions as they are now, numbered in order; nothing connects through the unification tile.

        They stay as they are when the board changes.
        """
        known = self.regions()
        if not known.in_order:
            known = self.known = known.ordered()
        known.lent = True
        return known

    def regions(self) -> Kingdoms:
        """The same with any numbers, until the board changes: what the rules read."""
        known = self.known
        if known is None:
            known = self.known = find_kingdoms(self.tile, self.leader, self.joined)
        return known

    def spots(self) -> Spots:
        """The empty spaces, until the board changes."""
        free = self.free
        if free is None:
            free = self.free = Spots(self.tile, self.side.river)
        return free

    def put(self, c: i64, kind: i64) -> None:
        """Something else than a leader lies on a space from now on, where none stood."""
        had = self.tile[c]
        self._put(c, kind)
        if (had < EMPTY) != (kind < EMPTY) and c != self.joined:
            known = self._changing()
            if known is None:
                return
            if kind < EMPTY:
                known.add(c, 0)
            else:
                known.remove(self.tile, self.leader, c, 0)

    def _put(self, c: i64, kind: i64) -> None:
        free = self.free
        if free is not None:
            free.change(c, self.tile[c], kind)
        self.tile[c] = kind
        self.changes += 1
        self.recent = (self.recent << 8 | c) & ALL_RECENT

    def _changing(self) -> Kingdoms | None:
        """The regions, if they were found, to be changed."""
        known = self.known
        if known is None:
            return None
        if len(known.offices) > MOST_NUMBERS:
            known = self.known = known.ordered()
        elif known.lent:
            known = self.known = known.copied()
        return known

    def put_joined(self, c: i64) -> None:
        """The unification tile comes to an empty space, before the tile under it, or goes NOWHERE."""
        had, self.joined = self.joined, c
        known = self._changing()
        if known is not None and c == NOWHERE and self.tile[had] < EMPTY:
            known.add(had, 0)

    def hand_size(self, p: i64) -> i64:
        at = p * SPHERES
        return self.hand[at] + self.hand[at + 1] + self.hand[at + 2] + self.hand[at + 3]

    def bag_size(self) -> i64:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def score(self, p: i64, sphere: i64, points: i64) -> None:
        self.points[p * SPHERES + sphere] += points
        self.tell("scored", p, sphere, points)

    def put_leader(self, who: i64, c: i64) -> None:
        self._put(c, LEADER)
        self.leader[c] = who
        self.home[who] = c
        known = self._changing()
        if known is not None:
            known.add(c, 1 << who % SPHERES)

    def lift_leader(self, who: i64) -> None:
        """Take a leader off the board."""
        c = self.home[who]
        self._put(c, EMPTY)
        self.leader[c] = NOWHERE
        self.home[who] = NOWHERE
        known = self._changing()
        if known is not None:
            known.remove(self.tile, self.leader, c, self.only_his(known, known.label[c], who % SPHERES))

    def only_his(self, kingdoms: Kingdoms, region: i64, office: i64) -> i64:
        """The bit of an office that a region loses with a leader, who is not counted: none where another has it too."""
        return 1 << office if self.find_leader(kingdoms, region, office) == NOWHERE else 0

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
        for p in range(self.players):
            c = self.home[p * SPHERES + office]
            if c >= 0 and kingdoms.label[c] == region:
                return p
        return NOWHERE


def recent_spaces(s: Tigris, many: int) -> list[int] | None:
    """The spaces of so many changes, the latest first; None if not all of them are remembered."""
    return [int(s.recent >> 8 * back & 0xFF) for back in range(many)] if many <= RECENT else None

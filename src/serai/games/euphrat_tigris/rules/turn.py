"""A turn: up to two actions, then treasures, monuments and new tiles (pages 5 and 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.euphrat_tigris.board import CELLS, FARM, NOWHERE, SPHERES, count_beside
from serai.games.euphrat_tigris.rules.buildings import RaiseBuilding
from serai.games.euphrat_tigris.rules.catastrophe import STRIKE_FAULTS, catastrophe_cells, strike, strike_fault
from serai.games.euphrat_tigris.rules.draw import draw_tiles
from serai.games.euphrat_tigris.rules.ending import ends_by_bag, ends_by_treasures
from serai.games.euphrat_tigris.rules.leaders import (
    LEADER_AWAY,
    LEADER_FAULTS,
    LEADER_THERE,
    leader_fault,
    set_leader,
    withdraw_leader,
)
from serai.games.euphrat_tigris.rules.monuments import MonumentPoints, RaiseMonument, WonderPoint, pay_monuments
from serai.games.euphrat_tigris.rules.spaces import NO_MOVES, Moves, Spaces
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.tiles import TILE_FAULTS, TILE_HELD, TILE_RIVER, lay_tile, tile_fault
from serai.games.euphrat_tigris.rules.treasures import Treasures, is_any_taken
from serai.games.euphrat_tigris.rules.war import NextWar
from serai.games.euphrat_tigris.state import Tigris

ACTIONS: Final = 2

# The block of Act: tiles, leaders, withdrawals, catastrophes, swap, end.
TILE_AT: Final = 0
LEADER_AT: Final = 704  # SPHERES * CELLS
WITHDRAW_AT: Final = 1408
CATASTROPHE_AT: Final = 1412
SWAP: Final = 1588
END: Final = 1589

NO_HAND: Final = 31  # nothing to swap


class Turn(Step[Tigris]):
    """A player's turn."""

    # rule E5
    def run(self, s: Tigris) -> None:
        begin_turn(s, self.player)


def begin_turn(s: Tigris, p: i64) -> None:
    s.tell("turn", p)
    s.then(Act(p, ACTIONS), EndOfTurn(p))


class Act(Decision[Tigris]):
    """Take an action: lay a tile, set or withdraw a leader, play a catastrophe, swap tiles; or end the turn."""

    # rule E5
    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "E5"
    faults: ClassVar[tuple[Fault, ...]] = (
        *TILE_FAULTS,
        *LEADER_FAULTS,
        *STRIKE_FAULTS,
        (NO_HAND, "E36", "no-swap-hand"),
    )

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def idle(self, s: Tigris) -> bool:
        return self.left == 0

    def moves(self, s: Tigris) -> vec[i64]:
        p, kingdoms = self.player, s.regions()
        spaces = Spaces(s, kingdoms)
        strikes = catastrophe_cells(s) if s.catastrophes[p] else vec[i64]()
        leaders = Moves(s.spots().leaders)
        for k in range(i64(SPHERES)):
            spaces.add_leader(s, kingdoms, p * SPHERES + k, LEADER_AT + k * CELLS, leaders)
        for k in range(i64(SPHERES)):
            if s.home[p * SPHERES + k] != NOWHERE:
                leaders.add(WITHDRAW_AT + k)
        found = Moves(NO_MOVES[: self.count_tiles(s, spaces) + leaders.count + len(strikes) + 2])
        for k in range(i64(SPHERES)):
            if s.hand[p * SPHERES + k]:
                if k == FARM:
                    found.add_all(TILE_AT + k * CELLS, spaces.river, spaces.on_river)
                else:
                    found.add_all(TILE_AT + k * CELLS, spaces.land, spaces.on_land)
        found.add_all(0, leaders.row, leaders.count)
        found.add_all(CATASTROPHE_AT, strikes, len(strikes))
        if s.hand_size(p):
            found.add(SWAP)
        found.add(END)
        return found.all()

    def count_tiles(self, s: Tigris, spaces: Spaces) -> i64:
        """How many moves lay a tile."""
        count: i64 = 0
        for k in range(i64(SPHERES)):
            if s.hand[self.player * SPHERES + k]:
                count += spaces.on_river if k == FARM else spaces.on_land
        return count

    def play(self, s: Tigris, move: i64) -> None:
        if move == END:
            s.tell("ends-turn", self.player)
            return
        s.then(Act(self.player, self.left - 1))
        if s.by_action:
            s.then(Treasures(self.player))  # rule E74
        if move < LEADER_AT:
            self.lay(s, move // CELLS, move % CELLS)
        elif move < WITHDRAW_AT:
            set_leader(s, self.player, (move - LEADER_AT) // CELLS, (move - LEADER_AT) % CELLS)
        elif move < CATASTROPHE_AT:
            withdraw_leader(s, self.player, move - WITHDRAW_AT)
        elif move < SWAP:
            strike(s, self.player, move - CATASTROPHE_AT)
        else:
            s.then(SwapTiles(self.player, 0))

    def lay(self, s: Tigris, sphere: i64, c: i64) -> None:
        """Tile and point, then conflicts, then a building, then a monument."""
        # rule E62, E92
        lay_tile(s, self.player, sphere, c)
        if s.joined != NOWHERE:
            s.then(NextWar(self.player), RaiseBuilding(self.player, c), RaiseMonument(self.player, c))
        elif s.buildings:
            s.then(RaiseBuilding(self.player, c), RaiseMonument(self.player, c))
        elif s.wonders or count_beside(s.tile, c, sphere) > 1:  # else it completes no square
            s.then(RaiseMonument(self.player, c))

    def fault(self, s: Tigris, move: i64) -> i64:
        p = self.player
        if move == END:
            return FINE
        if move == SWAP:
            return FINE if s.hand_size(p) else NO_HAND
        if move < LEADER_AT:
            return tile_fault(s, p, move // CELLS, move % CELLS)
        if move < WITHDRAW_AT:
            return leader_fault(s, p, (move - LEADER_AT) // CELLS, (move - LEADER_AT) % CELLS)
        if move < CATASTROPHE_AT:
            return LEADER_AWAY if s.home[p * SPHERES + move - WITHDRAW_AT] == NOWHERE else FINE
        return strike_fault(s, p, move - CATASTROPHE_AT)

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        """The tile or the leader where the sentence names one, then the space."""
        if code == TILE_HELD:
            return move // CELLS, 0, 0
        if code == TILE_RIVER:
            return move // CELLS, move % CELLS, 0
        if code == LEADER_THERE:
            return (move - LEADER_AT) // CELLS, (move - LEADER_AT) % CELLS, 0
        if code == LEADER_AWAY:
            return move - WITHDRAW_AT, 0, 0
        return (move % CELLS if move < WITHDRAW_AT else move - CATASTROPHE_AT), 0, 0

    def default(self, s: Tigris) -> i64:
        return END

    def prompt(self, s: Tigris) -> Note | None:
        return Note("ask-act", self.left)


class EndOfTurn(Step[Tigris]):
    """Treasures, monuments, the wonder, then tiles for all who have fewer than six."""

    # rule E38, E39, E74
    # Ruling: the book has treasures taken at the end of the turn, other editions after each action;
    # the option `treasures` offers both and keeps to the book unless told otherwise.
    def run(self, s: Tigris) -> None:
        p = self.player
        s.then(Refill(p, 0), NextTurn(p))
        if not s.by_action and is_any_taken(s):
            s.then(Treasures(p), MonumentPoints(p), WonderPoint(p))
            return
        pay_monuments(s, p)
        if s.wonder != NOWHERE:
            s.then(WonderPoint(p))


class Refill(Step[Tigris]):
    """The player on turn first, then the others clockwise draw up to six tiles."""

    # rule E38
    fields: ClassVar[tuple[str, ...]] = ("player", "done")

    def __init__(self, player: i64, done: i64) -> None:
        self.player = player
        self.done = done

    def run(self, s: Tigris) -> None:
        for done in range(self.done, s.players):
            p = (self.player + done) % s.players
            missing = s.data.hand - s.hand_size(p)
            if missing:
                if not ends_by_bag(s, missing):
                    s.then(Refill(self.player, done + 1))
                    draw_tiles(s, p, missing)
                return


class NextTurn(Step[Tigris]):
    """Unless the match has ended, the next player clockwise has the turn."""

    # rule E4, E80
    def run(self, s: Tigris) -> None:
        if not ends_by_treasures(s):
            begin_turn(s, (self.player + 1) % s.players)

"""The placement phase: camels and ships onto the board in turn."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.tadmor.rules.favours import FAVOUR_FAULTS, NOT_OPEN, OTHER_TIME, ask_favour, figure_fault, turn_over
from serai.games.tadmor.rules.holdings import owns
from serai.games.tadmor.rules.trade import TRADE_FAULTS
from serai.games.tadmor.state import OPEN, PLACEMENT, Tadmor
from serai.games.tadmor.tables import (
    CAMEL,
    EITHER,
    M_CAMEL,
    M_PLACE,
    M_SHIP,
    MISSIONS,
    PLACES,
    SHIP,
    SPACES,
    START,
    TAX,
    WAR,
)

PUT_CAMEL: Final = 0
PUT_SHIP: Final = 46
CLAIM: Final = 92

NO_SUCH_FIGURE_LEFT: Final = 100
NOT_ON_BOARD: Final = 101
NOT_YOUR_TILE: Final = 102
WRONG_SHAPE: Final = 103
TAKEN: Final = 104
PLACE_FIRST: Final = 105
PLACEMENT_FAULTS: Final[tuple[Fault, ...]] = (
    (NO_SUCH_FIGURE_LEFT, "P5", "none-left"),
    (NOT_ON_BOARD, "S1", "not-on-board"),
    (NOT_YOUR_TILE, "P6", "not-your-tile"),
    (WRONG_SHAPE, "P2", "wrong-shape"),
    (TAKEN, "P3", "space-taken"),
    (PLACE_FIRST, "P1", "place-first"),
)


class Placement(Step[Tadmor]):  # rule P1
    """The start player begins."""

    def run(self, s: Tadmor) -> None:
        s.phase = PLACEMENT
        s.tell("round-begins", s.round, s.start)
        s.then(NextToPlace(s.start))


class NextToPlace(Step[Tadmor]):  # rule P1, P5
    """The next player who has a figure and a place for it, from `player` on; without one the phase is over."""

    def run(self, s: Tadmor) -> None:
        for i in range(s.players):
            p = (self.player + i) % s.players
            if can_place(s, p):
                s.then(Place(p, 1), NextToPlace((p + 1) % s.players))
                return


def can_place(s: Tadmor, p: i64) -> bool:
    if s.idle_camels[p] == 0 and s.idle_ships[p] == 0:
        return False
    for place in range(PLACES):
        if place_fault(s, p, CAMEL, place) == FINE or place_fault(s, p, SHIP, place) == FINE:
            return True
    return False


def place_fault(s: Tadmor, p: i64, figure: i64, place: i64) -> i64:  # rule P2, P3, P6
    if (s.idle_camels[p] if figure == CAMEL else s.idle_ships[p]) == 0:
        return NO_SUCH_FIGURE_LEFT
    if place >= SPACES:
        if not owns(s, p, s.data.place_good[place]):
            return NOT_YOUR_TILE
    elif s.data.place_players[place] > s.players:
        return NOT_ON_BOARD
    shape = s.data.place_shape[place]
    if shape != EITHER and shape != figure:
        return WRONG_SHAPE
    return FINE if s.owner[place] == NOBODY else TAKEN


class Place(Decision[Tadmor]):  # rule P1, P4
    """Put a camel or a ship on a free space; nothing happens there yet. `left` is 3 after K23 or K24."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "P1"
    faults: ClassVar[tuple[Fault, ...]] = (*PLACEMENT_FAULTS, *FAVOUR_FAULTS, *TRADE_FAULTS)

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def idle(self, s: Tadmor) -> bool:
        return not can_place(s, self.player)

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move < PUT_SHIP:
            return place_fault(s, self.player, CAMEL, move)
        if move < CLAIM:
            return place_fault(s, self.player, SHIP, move - PUT_SHIP)
        return self.claim_fault(s, move - CLAIM)

    def claim_fault(self, s: Tadmor, mission: i64) -> i64:  # rule K5, K6, K11, K12, K23, K24
        if s.mission_at[mission] != OPEN + self.player:
            return NOT_OPEN
        effect = s.data.mission_effect[mission]
        if effect == M_SHIP or effect == M_CAMEL:
            return figure_fault(s, self.player, effect)
        if effect != M_PLACE:
            return OTHER_TIME
        return FINE if self.left == 1 else PLACE_FIRST

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]()
        for place in range(PLACES):
            if place_fault(s, self.player, CAMEL, place) == FINE:
                found = append(found, PUT_CAMEL + place)
        for place in range(PLACES):
            if place_fault(s, self.player, SHIP, place) == FINE:
                found = append(found, PUT_SHIP + place)
        for m in range(MISSIONS):
            if self.claim_fault(s, m) == FINE:
                found = append(found, CLAIM + m)
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        if move >= CLAIM:
            self.claim(s, move - CLAIM)
            return
        figure: i64 = CAMEL if move < PUT_SHIP else SHIP
        put(s, self.player, figure, move if move < PUT_SHIP else move - PUT_SHIP)
        if self.left > 1:
            s.then(Place(self.player, self.left - 1))

    def claim(self, s: Tadmor, mission: i64) -> None:
        if s.data.mission_effect[mission] == M_PLACE:  # rule K23, K24
            turn_over(s, self.player, mission)
            s.then(Place(self.player, s.data.mission_amount[mission]))
        else:
            s.then(self)
            ask_favour(s, self.player, mission)

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-place", self.left)


def put(s: Tadmor, p: i64, figure: i64, place: i64) -> None:
    s.owner[place] = p
    s.figure[place] = figure
    if figure == CAMEL:
        s.idle_camels[p] -= 1
    else:
        s.idle_ships[p] -= 1
    s.chosen[p] |= kingdom_bit(s.data.place_effect[place])
    s.tell("placed", p, figure, place)


def kingdom_bit(effect: i64) -> i64:  # rule I48
    """Kingdom actions chosen on the board are remembered: the personal tile may not repeat them."""
    if effect == TAX:
        return 1
    if effect == WAR:
        return 2
    return 4 if effect == START else 0

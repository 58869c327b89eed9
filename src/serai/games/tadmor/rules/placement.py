"""The placement phase: camels and ships onto the board in turn."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.tadmor.rules.favours import (
    FAVOUR_FAULTS,
    NOT_OPEN,
    OTHER_TIME,
    ask_favour,
    figure_fault,
    moment_of,
    turn_over,
)
from serai.games.tadmor.rules.holdings import has_open, owns
from serai.games.tadmor.rules.notes import favour_note
from serai.games.tadmor.rules.previews import preview_place
from serai.games.tadmor.rules.trade import TRADE_FAULTS
from serai.games.tadmor.state import FIGURES_PUT, OPEN, PLACEMENT, Tadmor
from serai.games.tadmor.tables import (
    CAMEL,
    EITHER,
    M_CAMEL,
    M_PLACE,
    M_SHIP,
    MISSIONS,
    SHIP,
    SPACES,
    START,
    TAX,
    WAR,
)

PUT_CAMEL: Final = 0
PUT_SHIP: Final = 63
CLAIM: Final = 126
PASS: Final = 152

NO_SUCH_FIGURE_LEFT: Final = 100
NOT_ON_BOARD: Final = 101
NOT_YOUR_TILE: Final = 102
WRONG_SHAPE: Final = 103
TAKEN: Final = 104
ONE_MARCH: Final = 105
MUST_PLACE: Final = 106
PLACEMENT_FAULTS: Final[tuple[Fault, ...]] = (
    (NO_SUCH_FIGURE_LEFT, "P5", "none-left"),
    (NOT_ON_BOARD, "S1", "not-on-board"),
    (NOT_YOUR_TILE, "P6", "not-your-tile"),
    (WRONG_SHAPE, "P2", "wrong-shape"),
    (TAKEN, "P3", "space-taken"),
    (ONE_MARCH, "K23", "one-march"),
    (MUST_PLACE, "P1", "must-place"),
)


class Placement(Step[Tadmor]):  # rule P1
    """The start player begins."""

    def run(self, s: Tadmor) -> None:
        s.phase = PLACEMENT
        s.tell("round-begins", s.round, s.start)
        s.then(NextToPlace(s.start, 0))


class NextToPlace(Step[Tadmor]):  # rule P1, P5, K5
    """The next player who has a figure and a place for it, or a mission that brings one, from `player` on.

    `passed` are the players, as bits, who kept such a mission since the last figure was placed. Without anyone
    left the phase is over.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "passed")

    def __init__(self, player: i64, passed: i64) -> None:
        super().__init__(player)
        self.passed = passed

    def run(self, s: Tadmor) -> None:
        for i in range(s.players):
            p = (self.player + i) % s.players
            if can_place(s, p) or (can_be_reinforced(s, p) and not self.passed & (1 << p)):
                s.then(Place(p, 1, 0, self.passed))
                return


def can_place(s: Tadmor, p: i64) -> bool:
    if s.idle_camels[p] == 0 and s.idle_ships[p] == 0:
        return False
    return (s.idle_camels[p] > 0 and has_room(s, p, CAMEL)) or (s.idle_ships[p] > 0 and has_room(s, p, SHIP))


def can_be_reinforced(s: Tadmor, p: i64) -> bool:  # rule K5, K6, K11, K12
    """Whether a returned mission would bring a figure for which there is a place."""
    return (brings_figure(s, p, M_CAMEL) and has_room(s, p, CAMEL)) or (
        brings_figure(s, p, M_SHIP) and has_room(s, p, SHIP)
    )


def brings_figure(s: Tadmor, p: i64, effect: i64) -> bool:
    return has_open(s, p, effect) and figure_fault(s, p, effect) == FINE


def has_room(s: Tadmor, p: i64, figure: i64) -> bool:
    owner, places = s.owner, s.data.places
    for i in range(len(places)):
        if owner[places[i]] == NOBODY and space_fault(s, p, figure, places[i]) == FINE:
            return True
    return False


def add_room(s: Tadmor, p: i64, figure: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """A move more for each place where such a figure of his may stand, numbered from `first`."""
    if (s.idle_camels[p] if figure == CAMEL else s.idle_ships[p]) == 0:
        return found
    owner, shape, fits = s.owner, s.data.place_shape, s.data.place_players
    bit: i64 = 1 << (s.players - 2)
    for place in s.data.places:  # as `space_fault` says
        if owner[place] == NOBODY and (shape[place] == EITHER or shape[place] == figure):
            if place < SPACES:
                if fits[place] & bit:
                    found = append(found, first + place)
            elif owns(s, p, s.data.place_good[place]):
                found = append(found, first + place)
    return found


def place_fault(s: Tadmor, p: i64, figure: i64, place: i64) -> i64:
    if (s.idle_camels[p] if figure == CAMEL else s.idle_ships[p]) == 0:
        return NO_SUCH_FIGURE_LEFT
    return space_fault(s, p, figure, place)


def space_fault(s: Tadmor, p: i64, figure: i64, place: i64) -> i64:  # rule P2, P3, P6
    """Whether such a figure may stand there."""
    if place >= SPACES:
        if not owns(s, p, s.data.place_good[place]):
            return NOT_YOUR_TILE
    elif not s.data.place_players[place] & (1 << (s.players - 2)):
        return NOT_ON_BOARD
    shape = s.data.place_shape[place]
    if shape != EITHER and shape != figure:
        return WRONG_SHAPE
    return FINE if s.owner[place] == NOBODY else TAKEN


class Place(Decision[Tadmor]):  # rule P1, P4, K23, K24
    """Put a camel or a ship on a free space; nothing happens there yet. `left` is 3 after K23 or K24, once a turn."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "marched", "passed")
    rule: ClassVar[str] = "P1"
    faults: ClassVar[tuple[Fault, ...]] = (*PLACEMENT_FAULTS, *FAVOUR_FAULTS, *TRADE_FAULTS)

    def __init__(self, player: i64, left: i64, marched: i64, passed: i64) -> None:
        super().__init__(player)
        self.left = left
        self.marched = marched
        self.passed = passed

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move < PUT_SHIP:
            return place_fault(s, self.player, CAMEL, move)
        if move < CLAIM:
            return place_fault(s, self.player, SHIP, move - PUT_SHIP)
        if move == PASS:  # rule P5
            return MUST_PLACE if can_place(s, self.player) else FINE
        return self.claim_fault(s, move - CLAIM)

    def claim_fault(self, s: Tadmor, mission: i64) -> i64:  # rule K5, K6, K11, K12, K23, K24
        if s.mission_at[mission] != OPEN + self.player:
            return NOT_OPEN
        effect = s.data.mission_effect[mission]
        if effect == M_SHIP or effect == M_CAMEL:
            return figure_fault(s, self.player, effect)
        if effect != M_PLACE:
            return OTHER_TIME + mission
        return ONE_MARCH if self.marched else FINE

    def about(self, s: Tadmor, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move - CLAIM, moment_of(s, move - CLAIM) if code >= OTHER_TIME else 0, 0

    def moves(self, s: Tadmor) -> vec[i64]:
        found = add_room(s, self.player, CAMEL, PUT_CAMEL, vec[i64](capacity=CLAIM))
        found = add_room(s, self.player, SHIP, PUT_SHIP, found)
        must, mission_at, own = len(found) > 0, s.mission_at, OPEN + self.player
        for m in range(MISSIONS):
            if mission_at[m] == own and self.claim_fault(s, m) == FINE:
                found = append(found, CLAIM + m)
        return found if must else append(found, PASS)

    def default(self, s: Tadmor) -> i64:
        return self.moves(s)[0] if can_place(s, self.player) else PASS

    def play(self, s: Tadmor, move: i64) -> None:
        after = (self.player + 1) % s.players
        if move == PASS:
            s.tell("placed-all", self.player)
            s.then(NextToPlace(after, self.passed | (1 << self.player)))
        elif move >= CLAIM:
            self.claim(s, move - CLAIM)
        else:
            figure: i64 = CAMEL if move < PUT_SHIP else SHIP
            put(s, self.player, figure, move if move < PUT_SHIP else move - PUT_SHIP)
            if self.left > 1 and (can_place(s, self.player) or can_be_reinforced(s, self.player)):
                s.then(Place(self.player, self.left - 1, self.marched, 0))
            else:
                s.then(NextToPlace(after, 0))

    def claim(self, s: Tadmor, mission: i64) -> None:
        if s.data.mission_effect[mission] == M_PLACE:  # rule K23, K24
            turn_over(s, self.player, mission)
            s.then(Place(self.player, s.data.mission_amount[mission], 1, self.passed))
        else:
            s.then(self)
            ask_favour(s, self.player, mission)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        if move < CLAIM:
            return preview_place(s, self.player, move if move < PUT_SHIP else move - PUT_SHIP, move >= PUT_SHIP)
        return favour_note(s, move - CLAIM) if move < PASS else None

    def prompt(self, s: Tadmor) -> Note | None:  # rule Q2
        """How many figures are left, and the tax at the end of the round; or whether a mission brings one more."""
        p = self.player
        if not can_place(s, p):
            return Note("ask-reinforce")
        epoch = s.epoch()
        figures = s.idle_camels[p], s.idle_ships[p]
        if s.data.tax[epoch] == 0:
            return Note("ask-place", self.left, figures[0], figures[1])
        return Note("ask-place-taxed", self.left, figures[0], figures[1], s.data.tax[epoch], s.data.tax_prestige[epoch])


def put(s: Tadmor, p: i64, figure: i64, place: i64) -> None:
    s.owner[place] = p
    s.figure[place] = figure
    s.touch(p)
    s.touch(FIGURES_PUT)
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

"""Building actions: the tower, by single and by double levels, and the traitor."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Refusal
from serai.games.tadmor.rules.holdings import has, held, pay
from serai.games.tadmor.rules.refusals import (
    FINE,
    LEVEL_DEAR,
    LOWER_TOWER,
    NO_SUCH_PLAYER,
    NO_TARGET,
    NO_TOWER,
    ONESELF,
    PAIR_DEAR,
    TRAITOR_EPOCH,
    refusal,
)
from serai.games.tadmor.state import OWNED, Tadmor
from serai.games.tadmor.tables import GOODS, U_FREE_LEVELS, U_NO_WOOD, WOOD

ON: Final = 0
STOP: Final = 1


def level_cost(s: Tadmor, p: i64, good: i64, levels: i64) -> i64:  # rule B4, B15, I18
    """What the next level, or the next pair, costs of one good: by the row of its first paid level."""
    if good == WOOD and has(s, p, U_NO_WOOD):
        return 0
    row = s.tower[p] // s.data.row
    if row >= s.data.tower_rows:
        row = s.data.tower_rows - 1
    return s.data.single[row * GOODS + good] if levels == 1 else s.data.double[row * GOODS + good]


def tower_fault(s: Tadmor, p: i64, levels: i64) -> i64:
    good: i64 = 0
    while good < GOODS:
        if held(s, p, good) < level_cost(s, p, good, levels):
            return LEVEL_DEAR if levels == 1 else PAIR_DEAR
        good += 1
    return FINE


def buy_levels(s: Tadmor, p: i64, levels: i64) -> None:  # rule B2, B3
    """Pay for one level or one pair, build it, and ask whether to go on."""
    costs = vec[i64]([0] * GOODS)
    good: i64 = 0
    while good < GOODS:
        costs[good] = level_cost(s, p, good, levels)
        good += 1
    good = 0
    while good < GOODS:
        pay(s, p, good, costs[good])
        good += 1
    grow(s, p, levels)
    s.then(GoOnBuilding(p, levels))


def grow(s: Tadmor, p: i64, levels: i64) -> None:
    """Raise the tower by so many levels; levels that are free anyway come on top."""
    i: i64 = 0
    while i < levels:
        s.tower[p] += 1
        add_free_level(s, p)
        i += 1
    s.tell("tower-built", p, s.tower[p])


def add_free_level(s: Tadmor, p: i64) -> None:  # rule I14, I15
    """A tower one below a multiple of five grows by itself for who has such an upgrade."""
    for tile in s.data.tiles_of[U_FREE_LEVELS]:
        if s.upgrade_at[tile] == OWNED + p and (s.tower[p] + 1) % s.data.amount[tile] == 0:
            s.tower[p] += 1
            s.tell("level-free", p, s.tower[p])
            return


class GoOnBuilding(Decision[Tadmor]):  # rule B2, B3
    """Any number of levels, or of pairs, as long as they are paid; half a pair cannot be built."""

    fields: ClassVar[tuple[str, ...]] = ("player", "levels")
    rule: ClassVar[str] = "B2"

    def __init__(self, player: i64, levels: i64) -> None:
        super().__init__(player)
        self.levels = levels

    def together(self) -> bool:
        return True

    def idle(self, s: Tadmor) -> bool:
        return tower_fault(s, self.player, self.levels) != FINE

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([])
        found = append(found, ON)
        return append(found, STOP)

    def play(self, s: Tadmor, move: i64) -> None:
        if move == ON:
            buy_levels(s, self.player, self.levels)

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return None


def strike_fault(s: Tadmor, p: i64, target: i64, any_height: i64) -> i64:  # rule B5, K20
    if target >= s.players:
        return NO_SUCH_PLAYER
    if target == p:
        return ONESELF
    if s.tower[target] == 0:
        return NO_TOWER
    if not any_height and s.tower[target] < s.tower[p]:
        return LOWER_TOWER
    return FINE


def any_strike_fault(s: Tadmor, p: i64, any_height: i64) -> i64:
    target: i64 = 0
    while target < s.players:
        if strike_fault(s, p, target, any_height) == FINE:
            return FINE
        target += 1
    return NO_TARGET


def traitor_fault(s: Tadmor, p: i64) -> i64:  # rule B5
    if s.data.traitor[s.epoch()] == 0:
        return TRAITOR_EPOCH
    return any_strike_fault(s, p, 0)


class Strike(Decision[Tadmor]):  # rule B5, K20
    """Destroy levels of an opponent's tower; what he builds free of charge comes back after the whole removal."""

    fields: ClassVar[tuple[str, ...]] = ("player", "levels", "any_height")
    rule: ClassVar[str] = "B5"

    def __init__(self, player: i64, levels: i64, any_height: i64) -> None:
        super().__init__(player)
        self.levels = levels
        self.any_height = any_height

    def together(self) -> bool:
        return True

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([])
        target: i64 = 0
        while target < s.players:
            if strike_fault(s, self.player, target, self.any_height) == FINE:
                found = append(found, target)
            target += 1
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        lost = self.levels if self.levels < s.tower[move] else s.tower[move]
        s.tower[move] -= lost
        s.tell("tower-struck", self.player, move, lost)
        add_free_level(s, move)

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return refusal(strike_fault(s, self.player, move, self.any_height))

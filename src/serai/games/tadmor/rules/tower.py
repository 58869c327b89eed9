"""Building actions: the tower, by single and by double levels, and the traitor."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault, Note
from serai.games.tadmor.rules.holdings import Simultaneous, has, held, pay
from serai.games.tadmor.rules.notes import cost_note
from serai.games.tadmor.state import OWNED, Tadmor
from serai.games.tadmor.tables import GOODS, SEATS, U_FREE_LEVELS, U_NO_WOOD, WOOD, zeros

ON: Final = 0
STOP: Final = 1

LEVEL_DEAR: Final = 30
PAIR_DEAR: Final = 31
NO_TARGET: Final = 32
ONESELF: Final = 33
NO_SUCH_PLAYER: Final = 34
NO_TOWER: Final = 35
LOWER_TOWER: Final = 36
TRAITOR_EPOCH: Final = 37
TOWER_FAULTS: Final[tuple[Fault, ...]] = (
    (LEVEL_DEAR, "B2", "level-dear"),
    (PAIR_DEAR, "B3", "pair-dear"),
    (NO_TARGET, "B5", "no-target"),
    (ONESELF, "B5", "oneself"),
    (NO_SUCH_PLAYER, "B5", "no-such-player"),
    (NO_TOWER, "B5", "no-tower"),
    (LOWER_TOWER, "B5", "lower-tower"),
    (TRAITOR_EPOCH, "B5", "traitor-epoch"),
)


def level_cost(s: Tadmor, p: i64, good: i64, levels: i64) -> i64:  # rule B4, B15, I18
    """What the next level, or the next pair, costs of one good: by the row of its first paid level."""
    if good == WOOD and has(s, p, U_NO_WOOD):
        return 0
    row = s.tower[p] // s.data.row
    if row >= s.data.tower_rows:
        row = s.data.tower_rows - 1
    return s.data.single[row * GOODS + good] if levels == 1 else s.data.double[row * GOODS + good]


def level_costs(s: Tadmor, p: i64, levels: i64) -> vec[i64]:
    """What it costs of every good."""
    costs = zeros(GOODS)
    for good in range(GOODS):
        costs[good] = level_cost(s, p, good, levels)
    return costs


def preview_levels(s: Tadmor, p: i64, levels: i64) -> Note:
    return cost_note(level_costs(s, p, levels), 0, 0)


def tower_fault(s: Tadmor, p: i64, levels: i64) -> i64:
    for good in range(GOODS):
        if held(s, p, good) < level_cost(s, p, good, levels):
            return LEVEL_DEAR if levels == 1 else PAIR_DEAR
    return FINE


def buy_levels(s: Tadmor, p: i64, levels: i64) -> None:  # rule B2, B3
    """Pay for one level or one pair, build it, and ask whether to go on."""
    costs = level_costs(s, p, levels)
    for good in range(GOODS):
        pay(s, p, good, costs[good])
    grow(s, p, levels)
    s.then(GoOnBuilding(p, levels))


def grow(s: Tadmor, p: i64, levels: i64) -> None:
    """Raise the tower by so many levels; levels that are free anyway come on top."""
    s.touch(p)
    for _ in range(levels):
        s.tower[p] += 1
        add_free_level(s, p)
    s.tell("tower-built", p, s.tower[p])


def add_free_level(s: Tadmor, p: i64) -> None:  # rule I14, I15
    """A tower one below a multiple of five grows by itself if its owner has such an upgrade."""
    for tile in s.data.tiles_of[U_FREE_LEVELS]:
        if s.upgrade_at[tile] == OWNED + p and (s.tower[p] + 1) % s.data.amount[tile] == 0:
            s.tower[p] += 1
            s.touch(p)
            s.tell("level-free", p, s.tower[p])
            return


class GoOnBuilding(Simultaneous):  # rule B2, B3
    """Any number of levels, or of pairs, as long as they are paid; half a pair cannot be built."""

    fields: ClassVar[tuple[str, ...]] = ("player", "levels")
    rule: ClassVar[str] = "B2"

    def __init__(self, player: i64, levels: i64) -> None:
        super().__init__(player)
        self.levels = levels

    def idle(self, s: Tadmor) -> bool:
        return tower_fault(s, self.player, self.levels) != FINE

    def size(self, s: Tadmor) -> i64:
        return STOP + 1

    def fault(self, s: Tadmor, move: i64) -> i64:
        return FINE

    def default(self, s: Tadmor) -> i64:
        return STOP

    def play(self, s: Tadmor, move: i64) -> None:
        if move == ON:
            buy_levels(s, self.player, self.levels)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return preview_levels(s, self.player, self.levels) if move == ON else None


def lowest_tower(s: Tadmor) -> i64:
    found = s.tower[0]
    for height in s.tower:
        if height < found:
            found = height
    return found


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
    for target in range(s.players):
        if strike_fault(s, p, target, any_height) == FINE:
            return FINE
    return NO_TARGET


def traitor_fault(s: Tadmor, p: i64) -> i64:  # rule B5
    if s.data.traitor[s.epoch()] == 0:
        return TRAITOR_EPOCH
    return any_strike_fault(s, p, 0)


class Strike(Simultaneous):  # rule B5, K20
    """Destroy levels of an opponent's tower; what he builds free of charge comes back after the whole removal."""

    fields: ClassVar[tuple[str, ...]] = ("player", "levels", "any_height")
    rule: ClassVar[str] = "B5"
    faults: ClassVar[tuple[Fault, ...]] = TOWER_FAULTS

    def __init__(self, player: i64, levels: i64, any_height: i64) -> None:
        super().__init__(player)
        self.levels = levels
        self.any_height = any_height

    def size(self, s: Tadmor) -> i64:
        return SEATS

    def fault(self, s: Tadmor, target: i64) -> i64:
        return strike_fault(s, self.player, target, self.any_height)

    def play(self, s: Tadmor, move: i64) -> None:
        lost = self.levels if self.levels < s.tower[move] else s.tower[move]
        s.tower[move] -= lost
        s.touch(move)
        s.tell("tower-struck", self.player, move, lost)
        add_free_level(s, move)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return Note("destroys", self.levels if self.levels < s.tower[move] else s.tower[move])

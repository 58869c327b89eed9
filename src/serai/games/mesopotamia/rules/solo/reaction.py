"""How the other side reacts in a fight of a solo battle (p. 48 and 49, A to E), and how the fight ends."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules.fights import Exhaustion, destroy, exhaust, on_card, value
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.laying import free_slots
from serai.games.mesopotamia.rules.muster import army_of, stands, tie_winner
from serai.games.mesopotamia.rules.retreat import havens, retreat
from serai.games.mesopotamia.rules.solo.roles import arming, purse, reacting
from serai.games.mesopotamia.state import GUARDIANS, Mesopotamia
from serai.games.mesopotamia.tables import BONE, KINDS, MOBILITY, ROWS, STRENGTH, TACTICS, TRIBE
from serai.games.mesopotamia.units import kind_of, nation, side_of

# Bits of `fate` above those of the rows: beaten in the fight, beaten in mobility too.
BEATEN: Final = 8
OUTRUN: Final = 16


def resolve(s: Mesopotamia, mine: i64, other: i64) -> None:
    """A unit of the human meets one of the side that reacts."""  # rules MES131, MES132
    ours = value(s, mine, other)
    lacking = missing(s, ours, value(s, other, mine))
    if lacking <= min(purse(s, 1 - arming(s)), useful_slots(s, other, mine)):
        win(s, mine, other, lacking)
    else:
        s.tell("meets", s.dealt[mine], s.dealt[other], ours, value(s, other, mine))
        give_way(s, mine, other)


def missing(s: Mesopotamia, ours: i64, theirs: i64) -> i64:
    """What the side that reacts lacks to beat a number: a tie is enough only where it wins ties."""
    # rules MES132, G34
    least = ours if tie_winner(s) == reacting(s) else ours + 1
    return max(least - theirs, 0)


def has_edge(s: Mesopotamia, fighter: i64, opponent: i64) -> bool:
    """Whether a unit has the advantage over another's kind."""  # rule MES009
    return s.data.over[kind_of(s.fighter[fighter]) * KINDS + kind_of(s.fighter[opponent])] == 1


def useful_slots(s: Mesopotamia, other: i64, mine: i64) -> i64:
    """Slots in which a knucklebone adds to the value of the unit that reacts."""
    found = free_slots(s, other, STRENGTH)
    return found + free_slots(s, other, TACTICS) if has_edge(s, other, mine) else found


def edges(s: Mesopotamia, other: i64, all_of_them: bool) -> bool:
    """Whether a reacting unit has the advantage over all, or over any, of the human's units still in the battle."""
    # rule G85
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == arming(s) and stands(s, fighter):
            if has_edge(s, other, fighter) != all_of_them:
                return not all_of_them
    return all_of_them


def win(s: Mesopotamia, mine: i64, other: i64, lacking: i64) -> None:
    """It lays exactly what it needs; what is left goes on mobility if that destroys the human's unit."""
    # rules MES131, G34, G85: reactions A and B
    first: i64 = TACTICS if edges(s, other, True) else STRENGTH
    most = free_slots(s, other, first) if first == STRENGTH or has_edge(s, other, mine) else 0
    laid_first = min(lacking, most)
    spend(s, other, first, laid_first)
    spend(s, other, STRENGTH + TACTICS - first, lacking - laid_first)
    if lacking:
        s.tell("reaction-wins", nation(s, reacting(s)), s.dealt[other], lacking)
    s.tell("meets", s.dealt[mine], s.dealt[other], value(s, mine, other), value(s, other, mine))
    s.then(Weary(other))
    s.fate[mine] |= BEATEN
    if catches(s, mine, other) or side_of(s.fighter[mine]) == TRIBE:
        s.fate[mine] |= OUTRUN
        destroy(s, mine)
    else:
        retreat(s, mine)


def catches(s: Mesopotamia, mine: i64, other: i64) -> bool:
    """Whether the winner has, or can lay, the mobility that keeps the human's unit from retreating.

    Where that unit has nowhere to go nothing is laid: it is lost anyway.
    """
    # rules MES131, G34: reaction B
    lacking = missing(s, on_card(s, mine, MOBILITY), on_card(s, other, MOBILITY))
    if lacking > affordable(s, other) or (lacking and len(havens(s, side_of(s.fighter[mine]))) == 0):
        return False
    if lacking and side_of(s.fighter[mine]) != TRIBE:
        spend(s, other, MOBILITY, lacking)
        s.tell("reaction-catches", nation(s, reacting(s)), s.dealt[other], lacking)
    return True


def affordable(s: Mesopotamia, other: i64) -> i64:
    """How many knucklebones can go on a reacting unit's mobility."""
    return min(purse(s, 1 - arming(s)), free_slots(s, other, MOBILITY))


def give_way(s: Mesopotamia, mine: i64, other: i64) -> None:
    """It cannot win: it lays nothing but what lets the unit escape, else it gives one up and the unit is lost."""
    # rules MES131, MES158, G36: reactions C, D and E
    s.then(Exhaustion(mine))
    s.fate[other] |= BEATEN
    lacking = missing(s, on_card(s, mine, MOBILITY), on_card(s, other, MOBILITY))
    if flees(s) and lacking <= affordable(s, other):
        spend(s, other, MOBILITY, lacking)
        s.tell("reaction-escapes", nation(s, reacting(s)), s.dealt[other], lacking)
        retreat(s, other)
        return
    given = min(purse(s, 1 - arming(s)), 1)
    pay(s, given)
    s.tell("reaction-yields", nation(s, reacting(s)), s.dealt[other], given)
    destroy(s, other)


def flees(s: Mesopotamia) -> bool:
    """Whether the side that reacts retreats at all, and has where to go; tribes and the horde never do."""
    # rules MES158, G36, G52
    side = reacting(s)
    return side != TRIBE and s.solo != GUARDIANS and len(havens(s, side)) > 0


def spend(s: Mesopotamia, other: i64, part: i64, bones: i64) -> None:
    """Knucklebones go on a row of the reacting unit's card."""
    s.laid[other * ROWS + part] += bones
    pay(s, bones)


def pay(s: Mesopotamia, bones: i64) -> None:
    """What this battle gave goes first, then the store."""  # rule G84
    given = min(s.extra[1], bones)
    s.extra[1] -= given
    if bones > given:
        gain(s, reacting(s), BONE, given - bones)


class Weary(Step[Mesopotamia]):
    """The reacting winner is exhausted: mobility first, tactics where they serve against nobody left, then strength."""

    # rules MES132, G28
    fields: ClassVar[tuple[str, ...]] = ("fighter",)

    def __init__(self, fighter: i64) -> None:
        self.player = NOBODY
        self.fighter = fighter

    def run(self, s: Mesopotamia) -> None:
        first = self.fighter * ROWS
        if s.laid[first + MOBILITY]:
            exhaust(s, self.fighter, MOBILITY)
        elif s.laid[first + TACTICS] and not (s.laid[first + STRENGTH] and edges(s, self.fighter, False)):
            exhaust(s, self.fighter, TACTICS)
        elif s.laid[first + STRENGTH]:
            exhaust(s, self.fighter, STRENGTH)

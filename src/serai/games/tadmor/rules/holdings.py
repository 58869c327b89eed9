"""Resources, upgrades and missions in a player's possession: what the chapters share."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.tadmor.state import HAND, OPEN, OWNED, RETURNED, Tadmor
from serai.games.tadmor.tables import GOLD, GOODS, MARBLE, MISSIONS, STONE, WOOD

CONSUMER: Final = 3  # goods as bits
LUXURY: Final = 12
ANY_GOOD: Final = 15

# Why a move is not offered. A code is one of a kind in the whole game: each chapter has tens of its own.
NO_FIGURE: Final = 1
NOT_OWNED: Final = 2
NO_SUCH_GOOD: Final = 3
NOT_WAIVED: Final = 4
IN_ORDER: Final = 5
REST_DUE: Final = 6
TAKE_ORDER: Final = 7
HOLDING_FAULTS: Final[tuple[Fault, ...]] = (
    (NO_FIGURE, "A1", "no-figure"),
    (NOT_OWNED, "A10", "not-owned"),
    (NOT_WAIVED, "A10", "not-waived"),
    (IN_ORDER, "A10", "in-order"),
    (REST_DUE, "A10", "rest-due"),
)


class Simultaneous(Decision[Tadmor]):
    """A decision for which nobody else has to wait."""

    def together(self) -> bool:
        return True


def turn_order(s: Tadmor) -> vec[i64]:
    """The players from the start player on."""
    found = vec[i64]()
    for i in range(s.players):
        found = append(found, (s.start + i) % s.players)
    return found


def last_first(s: Tadmor) -> vec[i64]:
    """The players from the last in turn on: whose frame is laid down last acts first."""
    found = vec[i64]()
    for i in range(s.players):
        found = append(found, (s.start + s.players - 1 - i) % s.players)
    return found


# ---------------------------------------------------------------- upgrades


def owns(s: Tadmor, p: i64, upgrade: i64) -> bool:
    return s.upgrade_at[upgrade] == OWNED + p


def has(s: Tadmor, p: i64, effect: i64) -> bool:
    """Whether the player owns an upgrade with this effect."""
    for tile in s.data.tiles_of[effect]:
        if s.upgrade_at[tile] == OWNED + p:
            return True
    return False


def total(s: Tadmor, p: i64, effect: i64) -> i64:
    """The numbers on all the player's upgrades with this effect: they add up."""
    found: i64 = 0
    for tile in s.data.tiles_of[effect]:
        if s.upgrade_at[tile] == OWNED + p:
            found += s.data.amount[tile]
    return found


def count_upgrades(s: Tadmor, p: i64) -> i64:
    found: i64 = 0
    for where in s.upgrade_at:
        if where == OWNED + p:
            found += 1
    return found


# ---------------------------------------------------------------- missions


def hand_size(s: Tadmor, p: i64) -> i64:
    found: i64 = 0
    for where in s.mission_at:
        if where == HAND + p:
            found += 1
    return found


def count_missions(s: Tadmor, p: i64) -> i64:  # rule A11
    """Missions on the player's board, open and returned alike."""
    found: i64 = 0
    for where in s.mission_at:
        if where == OPEN + p or where == RETURNED + p:
            found += 1
    return found


def find_open(s: Tadmor, p: i64, effect: i64) -> i64:
    """The player's open mission with this effect, the one that is worth least; or NOBODY."""
    found: i64 = NOBODY
    for m in range(MISSIONS):
        if s.mission_at[m] == OPEN + p and s.data.mission_effect[m] == effect:
            if found == NOBODY or s.data.mission_prestige[m] < s.data.mission_prestige[found]:
                found = m
    return found


def has_open(s: Tadmor, p: i64, effect: i64) -> bool:
    return find_open(s, p, effect) != NOBODY


# ---------------------------------------------------------------- places


def stands_on(s: Tadmor, p: i64, effect: i64) -> i64:
    """The first place with this effect on which a figure of the player stands, or NOBODY."""
    for place in s.data.places_of[effect]:
        if s.owner[place] == p:
            return place
    return NOBODY


# ---------------------------------------------------------------- resources


def held(s: Tadmor, p: i64, good: i64) -> i64:  # rule A10
    return s.store[p * GOODS + good] + s.traded[p * GOODS + good]


def wealth(s: Tadmor, p: i64) -> i64:
    return held_from(s, p, 0)


def held_from(s: Tadmor, p: i64, first: i64) -> i64:
    """Resources of the kinds from `first` on."""
    found: i64 = 0
    for good in range(first, GOODS):
        found += held(s, p, good)
    return found


def pay(s: Tadmor, p: i64, good: i64, n: i64) -> None:  # rule A10
    """Pay from the traded store first: never worse, since what stays can still be traded."""
    at = p * GOODS + good
    first = n if n < s.traded[at] else s.traded[at]
    s.traded[at] -= first
    s.store[at] -= n - first
    s.touch(p)
    if n:
        s.tell("paid", p, n, good)


def gain(s: Tadmor, p: i64, good: i64, n: i64) -> None:
    s.store[p * GOODS + good] += n
    s.touch(p)
    if n:
        s.tell("took", p, n, good)


def gain_traded(s: Tadmor, p: i64, good: i64, n: i64) -> None:  # rule A9
    s.traded[p * GOODS + good] += n
    s.touch(p)
    if n:
        s.tell("took-traded", p, n, good)


def score(s: Tadmor, p: i64, points: i64) -> None:
    s.pp[p] += points
    s.touch(p)
    if points:
        s.tell("scored", p, points)


def is_affordable(s: Tadmor, p: i64, costs: vec[i64], at: i64, discount: i64) -> bool:
    """Whether what is missing for the four costs from `at` on is waived by the discount."""
    missing: i64 = 0
    for good in range(GOODS):
        lack = costs[at + good] - held(s, p, good)
        if lack > 0:
            missing += lack
    return missing <= discount


def charge(s: Tadmor, p: i64, costs: vec[i64], at: i64, discount: i64) -> None:
    """Take the four costs from `at` on, less the discount; where it is the payer's choice, ask."""
    whole = costs[at] + costs[at + 1] + costs[at + 2] + costs[at + 3]
    if whole <= discount:
        return
    if discount == 0:
        pay_each(s, p, costs[at], costs[at + 1], costs[at + 2], costs[at + 3])
    else:
        s.then(Waive(p, costs[at], costs[at + 1], costs[at + 2], costs[at + 3], discount, 0))


def pay_each(s: Tadmor, p: i64, wood: i64, stone: i64, marble: i64, gold: i64) -> None:
    pay(s, p, WOOD, wood)
    pay(s, p, STONE, stone)
    pay(s, p, MARBLE, marble)
    pay(s, p, GOLD, gold)


class Waive(Simultaneous):  # rule A10, I20, I28, I34
    """A discount: choose, unit by unit, which goods need not be paid.

    Kinds are named in ascending order, so that there is one way to each result.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "wood", "stone", "marble", "gold", "left", "last")
    rule: ClassVar[str] = "A10"
    faults: ClassVar[tuple[Fault, ...]] = HOLDING_FAULTS

    def __init__(self, player: i64, wood: i64, stone: i64, marble: i64, gold: i64, left: i64, last: i64) -> None:
        super().__init__(player)
        self.wood = wood
        self.stone = stone
        self.marble = marble
        self.gold = gold
        self.left = left
        self.last = last

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def due(self, good: i64) -> i64:
        if good == WOOD:
            return self.wood
        if good == STONE:
            return self.stone
        return self.marble if good == MARBLE else self.gold

    def fault(self, s: Tadmor, good: i64) -> i64:
        if self.due(good) == 0:
            return NOT_WAIVED
        if good < self.last:
            return IN_ORDER
        lack: i64 = 0
        later: i64 = 0
        for k in range(GOODS):
            missing = self.due(k) - held(s, self.player, k)
            if missing > 0:
                lack += missing
                if k < good:
                    return REST_DUE
            if k >= good:
                later += self.due(k)
        if later < self.left:
            return REST_DUE
        helps: i64 = 1 if self.due(good) > held(s, self.player, good) else 0
        return FINE if lack - helps <= self.left - 1 else REST_DUE

    def play(self, s: Tadmor, move: i64) -> None:
        wood = self.wood - (1 if move == WOOD else 0)
        stone = self.stone - (1 if move == STONE else 0)
        marble = self.marble - (1 if move == MARBLE else 0)
        gold = self.gold - (1 if move == GOLD else 0)
        s.tell("waived", self.player, move)
        if self.left == 1:
            pay_each(s, self.player, wood, stone, marble, gold)
        else:
            s.then(Waive(self.player, wood, stone, marble, gold, self.left - 1, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-waive", self.left)


class PayAny(Simultaneous):  # rule U2
    """Pay resources of any kinds, unit by unit, kinds in ascending order."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "last")
    rule: ClassVar[str] = "U2"
    faults: ClassVar[tuple[Fault, ...]] = HOLDING_FAULTS

    def __init__(self, player: i64, left: i64, last: i64) -> None:
        super().__init__(player)
        self.left = left
        self.last = last

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0

    def fault(self, s: Tadmor, good: i64) -> i64:
        if held(s, self.player, good) == 0:
            return NOT_OWNED
        if good < self.last:
            return IN_ORDER
        return FINE if held_from(s, self.player, good) >= self.left else REST_DUE

    def play(self, s: Tadmor, move: i64) -> None:
        pay(s, self.player, move, 1)
        s.then(PayAny(self.player, self.left - 1, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-pay-any", self.left)


class TakeGood(Simultaneous):  # rule A17, S7, A14, Q4, K16, K17, K18
    """Take goods of one's choice, unit by unit, kinds in ascending order; `kinds` are those allowed, as bits."""

    fields: ClassVar[tuple[str, ...]] = ("player", "kinds", "left", "last", "to_traded")
    rule: ClassVar[str] = "A17"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_GOOD, "A17", "no-such-good"),
        (TAKE_ORDER, "A17", "take-order"),
    )

    def __init__(self, player: i64, kinds: i64, left: i64, last: i64, to_traded: i64) -> None:
        super().__init__(player)
        self.kinds = kinds
        self.left = left
        self.last = last
        self.to_traded = to_traded

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0

    def fault(self, s: Tadmor, move: i64) -> i64:
        if not self.kinds & (1 << move):
            return NO_SUCH_GOOD
        return TAKE_ORDER if move < self.last else FINE

    def play(self, s: Tadmor, move: i64) -> None:
        if self.to_traded:
            gain_traded(s, self.player, move, 1)
        else:
            gain(s, self.player, move, 1)
        s.then(TakeGood(self.player, self.kinds, self.left - 1, move, self.to_traded))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-take-good", self.left)

"""Resources, upgrades and missions in a player's possession: what the chapters share."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, Decision, Note, Refusal
from serai.games.tadmor.rules.refusals import (
    FINE,
    IN_ORDER,
    NO_SUCH_GOOD,
    NOT_OWNED,
    NOT_WAIVED,
    REST_DUE,
    Choice,
    refusal,
)
from serai.games.tadmor.state import HAND, OPEN, OWNED, RETURNED, Tadmor
from serai.games.tadmor.tables import GOODS, MISSIONS

CONSUMER: Final = 3  # goods as bits
LUXURY: Final = 12
ANY_GOOD: Final = 15


def turn_order(s: Tadmor) -> vec[i64]:
    """The players from the start player on."""
    found = vec[i64]([])
    i: i64 = 0
    while i < s.players:
        found = append(found, (s.start + i) % s.players)
        i += 1
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


def has_open(s: Tadmor, p: i64, effect: i64) -> bool:
    """Whether an open mission of the player's has this effect."""
    m: i64 = 0
    while m < MISSIONS:
        if s.mission_at[m] == OPEN + p and s.data.mission_effect[m] == effect:
            return True
        m += 1
    return False


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
    found: i64 = 0
    good: i64 = 0
    while good < GOODS:
        found += held(s, p, good)
        good += 1
    return found


def pay(s: Tadmor, p: i64, good: i64, n: i64) -> None:  # rule A10
    """Pay from the traded store first: never worse, since what stays can still be traded."""
    at = p * GOODS + good
    first = n if n < s.traded[at] else s.traded[at]
    s.traded[at] -= first
    s.store[at] -= n - first
    if n:
        s.tell("paid", p, n, good)


def gain(s: Tadmor, p: i64, good: i64, n: i64) -> None:
    s.store[p * GOODS + good] += n
    if n:
        s.tell("took", p, n, good)


def gain_traded(s: Tadmor, p: i64, good: i64, n: i64) -> None:  # rule A9
    s.traded[p * GOODS + good] += n
    if n:
        s.tell("took-traded", p, n, good)


def score(s: Tadmor, p: i64, points: i64) -> None:
    s.pp[p] += points
    if points:
        s.tell("scored", p, points)


def is_affordable(s: Tadmor, p: i64, costs: vec[i64], at: i64, discount: i64) -> bool:
    """Whether what is missing for the four costs from `at` on is waived by the discount."""
    missing: i64 = 0
    good: i64 = 0
    while good < GOODS:
        lack = costs[at + good] - held(s, p, good)
        if lack > 0:
            missing += lack
        good += 1
    return missing <= discount


def charge(s: Tadmor, p: i64, costs: vec[i64], at: i64, discount: i64) -> None:
    """Take the four costs from `at` on, less the discount; where it is the payer's choice, ask."""
    whole = costs[at] + costs[at + 1] + costs[at + 2] + costs[at + 3]
    if whole <= discount:
        return
    if discount == 0:
        settle_bill(s, p, costs[at], costs[at + 1], costs[at + 2], costs[at + 3])
    else:
        s.then(Waive(p, costs[at], costs[at + 1], costs[at + 2], costs[at + 3], discount, 0))


def settle_bill(s: Tadmor, p: i64, wood: i64, stone: i64, marble: i64, gold: i64) -> None:
    pay(s, p, 0, wood)
    pay(s, p, 1, stone)
    pay(s, p, 2, marble)
    pay(s, p, 3, gold)


class Waive(Choice):  # rule A10, I20, I28, I34
    """A discount: choose, unit by unit, which goods need not be paid.

    Kinds are named in ascending order, so that there is one way to each result.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "wood", "stone", "marble", "gold", "left", "last")
    rule: ClassVar[str] = "A10"

    def __init__(self, player: i64, wood: i64, stone: i64, marble: i64, gold: i64, left: i64, last: i64) -> None:
        super().__init__(player)
        self.wood = wood
        self.stone = stone
        self.marble = marble
        self.gold = gold
        self.left = left
        self.last = last

    def together(self) -> bool:
        return True

    def due(self, good: i64) -> i64:
        if good == 0:
            return self.wood
        if good == 1:
            return self.stone
        return self.marble if good == 2 else self.gold

    def fault(self, s: Tadmor, good: i64) -> i64:
        if self.due(good) == 0:
            return NOT_WAIVED
        if good < self.last:
            return IN_ORDER
        lack: i64 = 0
        later: i64 = 0
        k: i64 = 0
        while k < GOODS:
            missing = self.due(k) - held(s, self.player, k)
            if missing > 0:
                lack += missing
                if k < good:
                    return REST_DUE
            if k >= good:
                later += self.due(k)
            k += 1
        if later < self.left:
            return REST_DUE
        helps: i64 = 1 if self.due(good) > held(s, self.player, good) else 0
        return FINE if lack - helps <= self.left - 1 else REST_DUE

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def play(self, s: Tadmor, move: i64) -> None:
        wood = self.wood - (1 if move == 0 else 0)
        stone = self.stone - (1 if move == 1 else 0)
        marble = self.marble - (1 if move == 2 else 0)
        gold = self.gold - (1 if move == 3 else 0)
        s.tell("waived", self.player, move)
        if self.left == 1:
            settle_bill(s, self.player, wood, stone, marble, gold)
        else:
            s.then(Waive(self.player, wood, stone, marble, gold, self.left - 1, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-waive", self.left)


class PayAny(Choice):  # rule U2
    """Pay resources of any kinds, unit by unit, kinds in ascending order."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "last")
    rule: ClassVar[str] = "U2"

    def __init__(self, player: i64, left: i64, last: i64) -> None:
        super().__init__(player)
        self.left = left
        self.last = last

    def together(self) -> bool:
        return True

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0

    def fault(self, s: Tadmor, good: i64) -> i64:
        if held(s, self.player, good) == 0:
            return NOT_OWNED
        if good < self.last:
            return IN_ORDER
        later: i64 = 0
        k = good
        while k < GOODS:
            later += held(s, self.player, k)
            k += 1
        return FINE if later >= self.left else REST_DUE

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def play(self, s: Tadmor, move: i64) -> None:
        pay(s, self.player, move, 1)
        s.then(PayAny(self.player, self.left - 1, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-pay-any", self.left)


class TakeGood(Decision[Tadmor]):  # rule A17, S7, A14, Q4, K16, K17, K18
    """Take goods of one's choice, unit by unit, kinds in ascending order; `kinds` are those allowed, as bits."""

    fields: ClassVar[tuple[str, ...]] = ("player", "kinds", "left", "last", "to_traded")
    rule: ClassVar[str] = "A17"

    def __init__(self, player: i64, kinds: i64, left: i64, last: i64, to_traded: i64) -> None:
        super().__init__(player)
        self.kinds = kinds
        self.left = left
        self.last = last
        self.to_traded = to_traded

    def together(self) -> bool:
        return True

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0

    def fault(self, s: Tadmor, move: i64) -> i64:
        if not self.kinds & (1 << move):
            return NO_SUCH_GOOD
        return IN_ORDER if move < self.last else FINE

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([])
        good: i64 = 0
        while good < GOODS:
            if self.fault(s, good) == FINE:
                found = append(found, good)
            good += 1
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        if self.to_traded:
            gain_traded(s, self.player, move, 1)
        else:
            gain(s, self.player, move, 1)
        s.then(TakeGood(self.player, self.kinds, self.left - 1, move, self.to_traded))

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return refusal(self.fault(s, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-take-good", self.left)

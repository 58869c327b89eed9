"""What is seen of a player's prospects, and what each of it is worth: a list of numbers and their weights.

The README tells the strategy behind them, and how the weights were found. They are prestige points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.core.scales import Scales
from serai.games.tadmor.rules.holdings import count_missions, total
from serai.games.tadmor.rules.round_end import storage
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.rules.trade import camel_fault, count_colour_sets, ship_fault
from serai.games.tadmor.scoring import count_rank, goods_prestige, is_ahead, mission_prestige, temple_prestige
from serai.games.tadmor.state import HAND, OPEN, OWNED, SITES, Tadmor
from serai.games.tadmor.tables import (
    BACK,
    COLOURS,
    EPOCHS,
    GOLD,
    GOOD_NAMES,
    GOODS,
    KINDS,
    MARBLE,
    MISSION_EFFECTS,
    MISSIONS,
    STAGES,
    U_FINAL,
    U_MISSION_DISCOUNT,
    U_MISSION_PRESTIGE,
    U_SHIP_BONUS,
    U_TAX_IMMUNE,
    U_TOWER_PRESTIGE,
    U_TRADE,
    UPGRADE_EFFECTS,
    UPGRADES,
)

# What is seen, and a first guess of its weight. "Each round" means each round to come.
_SEEN: Final[tuple[tuple[str, float], ...]] = (
    ("points", 1.0),  # that nobody takes away: scored, built, or due when the epochs end
    ("final", 1.0),  # points for being ahead at the end, by the chance that it stays so
    ("camel-1", 2.7),  # each round of epoch I, II, III
    ("camel-2", 2.8),
    ("camel-3", 2.9),
    ("ship-1", 3.2),
    ("ship-2", 3.4),
    ("ship-3", 4.2),
    ("camel-near", 1.1),  # how far its condition is met, each round after the next
    ("ship-near", 1.3),
    ("last-goods", -0.25),  # resources before the last round
    ("tax-gold", 0.8),  # gold for the next tax
    ("card", 1.3),  # missions in hand
    ("card-best", 0.55),  # points of the best one, less what it lacks
    ("card-rest", 0.3),
    ("card-paid", 0.8),  # whether one can be paid
    ("tower", 0.03),  # a level, each round
    ("war", 0.2),  # a level above the lowest tower, each round
    ("tower-first", 0.9),  # points for the highest tower, each round, if it is
    ("tower-second", 0.35),  # and if it is not
    ("stage-1", 2.0),
    ("stage-2", 4.3),
    ("stage-3", 6.5),
    ("stage-gift", 4.5),  # tiles for finishing the first temple, by the share that is built
    ("kinds", 0.95),  # kinds of the set, each round
    ("kinds-3", 2.0),
    ("kinds-6", 3.0),
    ("kinds-second", 0.15),
    ("kinds-open", 0.1),  # kinds that are missing and still to be had, each round
    ("top-new", 1.0),  # stacks on whose top a missing kind lies
    ("start", 5.0),
    ("raider", 1.0),  # raiders at hand, whoever they meet
)
POINTS: Final = 0
FINAL: Final = 1
CAMELS: Final = 2
SHIPS: Final = 5
CAMEL_NEAR: Final = 8
SHIP_NEAR: Final = 9
LAST_GOODS: Final = 10
TAX_GOLD: Final = 11
CARD: Final = 12
CARD_BEST: Final = 13
CARD_REST: Final = 14
CARD_PAID: Final = 15
TOWER: Final = 16
WAR_ROUND: Final = 17
TOWER_FIRST: Final = 18
TOWER_SECOND: Final = 19
STAGE: Final = 20
STAGE_GIFT: Final = 23
SET: Final = 24
SET_3: Final = 25
SET_6: Final = 26
SET_SECOND: Final = 27
KINDS_OPEN: Final = 28
TOP_NEW: Final = 29
START_PLAYER: Final = 30
RAIDER: Final = 31
STORES: Final = 32  # of each resource three numbers: the first two, the next three, the rest
FAVOURS: Final = 44  # of each favour of an open mission
TILES: Final = 59  # what an upgrade brings each round, by its effect; counted by the number printed on it
BACKWARD: Final = 84  # upgrades that trade luxury goods for consumer goods
DEAR_SHIPS: Final = 85  # ships that bring more of a luxury good
RAIDER_RICH: Final = 86  # raiders at hand, by how much the others have to lose
FEATURES: Final = 87

_CONSUMER: Final = (1.65, 1.25, 0.7)
_LUXURY: Final = (1.7, 1.65, 1.1)
_FAVOURS: Final[dict[str, float]] = {
    "good": 4.5, "temple": 7.0, "ship": 6.0, "levels": 5.0, "redirect": 0.3, "camel": 5.0, "market": 1.0, "swap": 0.5,
    "upgrades": 3.0, "resources": 3.0, "foundation": 2.0, "destroy": 2.0, "draw": 1.0, "place": 1.0, "unearth": 1.5,
}  # fmt: skip
_TILES: Final[dict[str, float]] = {
    "trade": 0.75, "cash": 1.05, "ship-bonus": 0.5, "free-levels": 0.33, "no-wood": 1.9, "tower-prestige": 0.0,
    "mission-prestige": 0.25, "mission-discount": 0.5, "good-prestige": 1.0, "good-for-prestige": 1.1,
    "good-discount": 1.6, "choice": 1.2, "raider-immune": 0.1, "raid-prestige": 0.1, "raid-share": 0.5, "immune": 0.3,
    "market": 1.5, "temple": 1.6, "build": 3.0, "kingdom": 2.5, "final": 0.0, "storage": 0.1,
    "temple-discount": 1.55, "peace": 1.6, "tax-immune": 2.5,
}  # fmt: skip
# Where the number printed on the tile counts.
_COUNTED: Final = (
    "ship-bonus", "mission-prestige", "mission-discount", "good-prestige", "good-discount", "raid-prestige", "storage",
    "temple-discount", "temple", "peace",
)  # fmt: skip

NAMES: Final = (
    *[name for name, _ in _SEEN],
    *[f"{good}-{part}" for good in GOOD_NAMES for part in ("few", "some", "many")],
    *[f"favour-{name}" for name in MISSION_EFFECTS],
    *[f"tile-{name}" for name in UPGRADE_EFFECTS],
    "tile-trade-back", "tile-ship-bonus-luxury", "raider-rich",
)  # fmt: skip
COUNTED: Final = vec[i64]([1 if name in _COUNTED else 0 for name in UPGRADE_EFFECTS])
FIRST: Final = [
    *[weight for _, weight in _SEEN],
    *[(_LUXURY if good >= MARBLE else _CONSUMER)[part] for good in range(GOODS) for part in range(3)],
    *[_FAVOURS[name] for name in MISSION_EFFECTS],
    *[_TILES[name] for name in UPGRADE_EFFECTS],
    0.85, 0.2, 7.0,
]  # fmt: skip

FEW: Final = 2  # of a resource: each of the first is worth most ...
SOME: Final = 5  # ... and what is above this least
LACK: Final = 1.2  # points that each missing resource of a mission takes off its worth
AHEAD: Final = 0.65  # the chance that whoever is ahead in something stays ahead ...
BEHIND: Final = 0.15  # ... and that one who is not will be
PAR: Final = 18.0  # points of a good player at the beginning of a round: so many ...
PAR_ROUND: Final = 12.0  # ... and so many for each round
POOR: Final = 0.5  # of these points: who has less is not worth a raid ...
RICH: Final = 0.9  # ... and who has this is worth one in full

SCALES: Final = Scales()
SCALES.use(FIRST)


class Look:
    """One look at what a player's position will earn."""

    def __init__(self, s: Tadmor, p: i64, left: float, goods: vec[i64]) -> None:
        self.s = s
        self.p = p
        self.left = left
        self.short: float = left / 3.0 if left < 3.0 else 1.0  # what takes time counts less near the end
        self.goods = goods
        self.v: vec[float] = vec[float]([0.0] * FEATURES)

    def see_points(self) -> None:
        s, p, v = self.s, self.p, self.v
        v[POINTS] = float(earned(s, p))
        sure = 1.0 - self.left / float(s.data.rounds * EPOCHS)
        for tile in s.data.tiles_of[U_FINAL]:
            if s.upgrade_at[tile] == OWNED + p:
                ahead = is_ahead(s, p, s.data.extra[tile])
                likely = AHEAD + (1.0 - AHEAD) * sure if ahead else BEHIND * (1.0 - sure)
                v[FINAL] += float(s.data.amount[tile]) * likely

    def see_stores(self) -> None:
        """Resources: each further one of a kind is worth less, and what cannot be stored is lost."""
        s, p, v, goods = self.s, self.p, self.v, self.goods
        surplus = goods[0] + goods[1] + goods[2] + goods[3] - storage(s, p)
        for good in range(GOODS):
            has = goods[good]
            if surplus > 0 and has > 2:
                less = surplus if surplus < has - 2 else has - 2
                has -= less
                surplus -= less
            v[STORES + 3 * good] = float(has if has < FEW else FEW)
            if has > FEW:
                v[STORES + 3 * good + 1] = float((has if has < SOME else SOME) - FEW)
            if has > SOME:
                v[STORES + 3 * good + 2] = float(has - SOME)
            if self.left < 2.0:
                v[LAST_GOODS] += float(has)
        coming = s.data.rounds * EPOCHS - i64(self.left)
        tax = s.data.tax[coming // s.data.rounds]
        if tax and not total(s, p, U_TAX_IMMUNE):
            v[TAX_GOLD] = float(goods[GOLD] if goods[GOLD] < tax else tax)

    def see_figures(self) -> None:
        """Camels and ships act in every round to come; one that may be fetched is half won."""
        s, p, v = self.s, self.p, self.v
        left = i64(self.left)
        for later in range(EPOCHS):
            epoch = EPOCHS - 1 - later
            here = float(left if left < s.data.rounds else s.data.rounds)
            left -= i64(here)
            v[CAMELS + epoch] = here * float(s.camels[p])
            v[SHIPS + epoch] = here * float(s.ships[p])
        if self.left < 2.0:
            return
        if s.camels[p] < s.data.most_camels:
            v[CAMEL_NEAR] = (self.left - 1.0) * (1.0 if camel_fault(s, p) == FINE else 0.6 * self.near_camel())
        if s.ships[p] < s.data.most_ships:
            v[SHIP_NEAR] = (self.left - 1.0) * (1.0 if ship_fault(s, p) == FINE else 0.6 * self.near_ship())

    def near_camel(self) -> float:
        """How much of the tower, or of the missions, is there."""
        s, p = self.s, self.p
        step = 0 if s.camels[p] <= s.data.camels else 1
        tower = float(s.tower[p]) / float(s.data.camel_tower[step])
        missions = float(count_missions(s, p)) / float(s.data.camel_missions[step])
        return tower if tower > missions else missions

    def near_ship(self) -> float:
        """How much of the sets of colours is there."""
        s, p = self.s, self.p
        needed = s.data.ship_sets[0 if s.ships[p] <= s.data.ships else 1]
        if count_colour_sets(s, p) >= needed:
            return 1.0
        have: i64 = 0
        for colour in range(COLOURS):
            found: i64 = 0
            for kind in range(KINDS):
                if s.data.colour_of[kind] == colour:
                    found += s.goods[p * KINDS + kind]
            have += found if found < needed else needed
        return float(have) / float(COLOURS * needed)

    def see_sets(self) -> None:
        """A set that will grow is worth more than its present step."""
        s, p, v = self.s, self.p, self.v
        kinds = count_rank(s, p, 1)
        v[SET] = float(kinds) * self.left
        v[SET_3] = self.short if kinds >= 3 else 0.0
        v[SET_6] = self.short if kinds >= 6 else 0.0
        v[SET_SECOND] = float(count_rank(s, p, 2)) * self.left
        v[KINDS_OPEN] = float(missing_kinds(s, p)) * self.left
        for colour in range(COLOURS):
            top = s.top[colour]
            if top != NOBODY and s.goods[p * KINDS + top] == 0:
                v[TOP_NEW] += 1.0

    def see_temples(self) -> None:
        """Stages begun lead to better ones, and to gifts."""
        s, p, v = self.s, self.p, self.v
        for site in range(SITES):
            stage = s.temples[p * SITES + site]
            if stage > 0:
                v[STAGE - 1 + stage] += self.short
                if s.finished[p] == 0 and s.finishers < len(s.data.temple_bonus):
                    gifts = float(s.data.temple_bonus[s.finishers])
                    v[STAGE_GIFT] += gifts * self.short * float(stage) / float(STAGES)

    def see_cards(self, cards: i64) -> None:
        """Missions: those in hand by what they lack, open ones by the favour that is still to come."""
        s, p, v = self.s, self.p, self.v
        bonus = float(total(s, p, U_MISSION_PRESTIGE))
        discount = total(s, p, U_MISSION_DISCOUNT)
        best = 0.0
        rest = 0.0
        count = cards
        for m in range(MISSIONS):
            where = s.mission_at[m]
            if where == HAND + p:
                count += 1
                lack = self.lack(m) - discount
                if lack <= 0:
                    lack = 0
                    v[CARD_PAID] = self.short
                value = float(s.data.mission_prestige[m]) + bonus - LACK * float(lack)
                if value > best:
                    rest += best
                    best = value
                elif value > 0.0:
                    rest += value
            elif where == OPEN + p:
                v[FAVOURS + s.data.mission_effect[m]] += self.left / 4.0 if self.left < 4.0 else 1.0
        v[CARD] = self.short * float(count)
        v[CARD_BEST] = self.short * best
        v[CARD_REST] = self.short * rest

    def lack(self, mission: i64) -> i64:
        """Resources that are missing for a mission."""
        found: i64 = 0
        for good in range(GOODS):
            missing = self.s.data.mission_cost[mission * GOODS + good] - self.goods[good]
            if missing > 0:
                found += missing
        return found

    def see_tiles(self) -> None:
        """What upgrades bring in every round to come."""
        s, p, v = self.s, self.p, self.v
        for tile in range(UPGRADES):
            if s.upgrade_at[tile] == OWNED + p:
                self.see_tile(tile)
        v[START_PLAYER] = 1.0 if s.start == p else 0.0
        if s.raider == p:
            v[RAIDER] = 1.0
            v[RAIDER_RICH] = prey(s, p)

    def see_tile(self, tile: i64) -> None:
        data, v = self.s.data, self.v
        effect = data.upgrade_effect[tile]
        each = self.left * (float(data.amount[tile]) if COUNTED[effect] else 1.0)
        if effect == U_TRADE and data.extra[tile] >= 1 << BACK:
            v[BACKWARD] += each
        else:
            v[TILES + effect] += each
        if effect == U_SHIP_BONUS and data.extra[tile] >= MARBLE:
            v[DEAR_SHIPS] += each

    def see_tower(self) -> None:
        """A high tower brings points in every round: by war supplies, and by upgrades."""
        s, p, v = self.s, self.p, self.v
        v[TOWER] = float(s.tower[p]) * self.left
        v[WAR_ROUND] = float(s.tower[p] - lowest_tower(s)) * self.left
        prestige = total(s, p, U_TOWER_PRESTIGE)
        if prestige:
            v[TOWER_FIRST if s.tower[p] > highest_other(s, p) else TOWER_SECOND] = float(prestige) * self.left


def earned(s: Tadmor, p: i64) -> i64:
    """Points that nobody takes away."""
    found = s.pp[p] + mission_prestige(s, p) + temple_prestige(s, p) + goods_prestige(s, p)
    return found + s.tower[p] * s.data.tower_prestige * (EPOCHS - s.epoch())


def prey(s: Tadmor, p: i64) -> float:
    """How much the others have to lose by a raid, from 0 to 1: who has earned little does little with figures."""
    if s.round < 2:
        return 1.0
    par = PAR + PAR_ROUND * float(s.round)
    found = 0.0
    for q in range(s.players):
        if q != p:
            share = (float(earned(s, q)) / par - POOR) / (RICH - POOR)
            found += 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    return found / float(s.players - 1)


def missing_kinds(s: Tadmor, p: i64) -> i64:
    """Kinds a player has none of that are still to be had."""
    found: i64 = 0
    for kind in range(KINDS):
        if s.goods[p * KINDS + kind] == 0 and (s.pile[kind] or s.top[s.data.colour_of[kind]] == kind):
            found += 1
    return found


def highest_other(s: Tadmor, p: i64) -> i64:
    """The highest tower of the others."""
    found: i64 = 0
    for q in range(s.players):
        if q != p and s.tower[q] > found:
            found = s.tower[q]
    return found


def tile_worth(s: Tadmor, p: i64, tile: i64, left: float) -> float:
    """What an upgrade would bring a player from now on."""
    w, data = SCALES.weights, s.data
    effect = data.upgrade_effect[tile]
    if effect == U_FINAL:
        return float(data.amount[tile]) * (AHEAD if is_ahead(s, p, data.extra[tile]) else BEHIND)
    rounds = left + 1.0
    if effect == U_TOWER_PRESTIGE:
        first = s.tower[p] > highest_other(s, p)
        return rounds * float(data.amount[tile]) * (w[TOWER_FIRST] if first else w[TOWER_SECOND])
    each = rounds * (float(data.amount[tile]) if COUNTED[effect] else 1.0)
    if effect == U_TRADE and data.extra[tile] >= 1 << BACK:
        return each * w[BACKWARD]
    if effect == U_SHIP_BONUS and data.extra[tile] >= MARBLE:
        return each * (w[TILES + effect] + w[DEAR_SHIPS])
    return each * w[TILES + effect]

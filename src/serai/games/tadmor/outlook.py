"""What a position will be worth at the end: points that are sure, and what it still earns, round by round.

The README tells the strategy behind it. All weights are prestige points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.core.scales import Scales, chance_of
from serai.games.tadmor.rules.holdings import held, stands_on, total
from serai.games.tadmor.rules.round_end import storage
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.rules.trade import camel_fault, count_colour_sets, ship_fault
from serai.games.tadmor.scoring import count_rank, goods_prestige, is_ahead, mission_prestige, temple_prestige
from serai.games.tadmor.state import BUILDING, HAND, KINGDOM, OPEN, OWNED, PLACEMENT, RAID, SETUP, SITES, Tadmor
from serai.games.tadmor.tables import (
    EPOCHS,
    GOLD,
    GOODS,
    KINDS,
    MARBLE,
    MISSIONS,
    RAIDERS,
    STAGES,
    START,
    TAX,
    U_FINAL,
    U_MISSION_DISCOUNT,
    U_MISSION_PRESTIGE,
    U_TAX_IMMUNE,
    U_TOWER_PRESTIGE,
    UPGRADE_EFFECTS,
    UPGRADES,
    WAR,
)

# What is weighed, and how much: points for each, in each round to come where it says so.
_WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("resource", 1.5),  # the first of a kind, while there are rounds to come
    ("resource-less", 0.12),  # each further one of the kind is worth so much less
    ("luxury", 0.35),  # a luxury good is worth more
    ("tax-gold", 0.5),  # of the points a tax costs, for the gold that pays the next one
    ("camel", 3.3),  # each round to come
    ("ship", 3.6),
    ("figure-near", 0.35),  # of what a further camel or ship would bring, where its condition is met
    ("idle", 3.0),  # a figure not yet used in this round
    ("kind", 0.55),  # how far a set counts by its average step, not by the next
    ("second-set", 0.35),
    ("temple-1", 1.5),  # stages begun, above their points
    ("temple-2", 3.0),
    ("temple-3", 5.0),
    ("temple-gift", 6.0),  # a tile for finishing one, at stage 3
    ("card", 1.3),  # a mission in hand, at least
    ("card-points", 0.55),  # of the points of the best mission in hand, less what it lacks
    ("card-lack", 1.2),
    ("card-next", 0.6),  # of the second one, and so on
    ("open", 1.5),  # an open mission whose favour can still be asked for
    ("war", 0.35),  # of each level above the lowest tower and the price of a figure, each round to come
    ("start", 1.5),
    ("raider", 1.5),
    ("upgrade", 1.0),  # all upgrades, by the table below
    ("ahead", 0.65),  # the chance that whoever is ahead stays ahead
    ("behind", 0.15),
)
RESOURCE: Final = 0
RESOURCE_LESS: Final = 1
LUXURY: Final = 2
TAX_GOLD: Final = 3
CAMEL_ROUND: Final = 4
SHIP_ROUND: Final = 5
FIGURE_NEAR: Final = 6
IDLE: Final = 7
KIND: Final = 8
SECOND_SET: Final = 9
TEMPLE_1: Final = 10
TEMPLE_GIFT: Final = 13
CARD: Final = 14
CARD_POINTS: Final = 15
CARD_LACK: Final = 16
CARD_NEXT: Final = 17
OPEN_MISSION: Final = 18
WAR_ROUND: Final = 19
START_PLAYER: Final = 20
RAIDER: Final = 21
UPGRADE_ALL: Final = 22
AHEAD: Final = 23
BEHIND: Final = 24

# What an upgrade brings in each round to come, by its effect; with a number printed on it, for each of that number.
_TILES: Final[dict[str, float]] = {
    "trade": 0.9, "cash": 0.7, "ship-bonus": 1.2, "free-levels": 0.25, "no-wood": 0.9, "tower-prestige": 0.0,
    "mission-prestige": 0.55, "mission-discount": 0.9, "good-prestige": 0.9, "good-for-prestige": 0.5,
    "good-discount": 1.7, "choice": 1.2, "raider-immune": 0.3, "raid-prestige": 0.2, "raid-share": 1.0, "immune": 0.7,
    "market": 1.3, "temple": 1.0, "build": 3.0, "kingdom": 2.5, "final": 0.0, "storage": 0.12,
    "temple-discount": 0.9, "peace": 1.6, "tax-immune": 2.5,
}  # fmt: skip
# Where the number printed on the tile counts.
_COUNTED: Final = (
    "ship-bonus", "mission-prestige", "mission-discount", "good-prestige", "good-for-prestige", "good-discount",
    "raid-prestige", "storage", "temple-discount", "temple", "peace",
)  # fmt: skip

NAMES: Final = (*[name for name, _ in _WEIGHTS], *[f"tile-{name}" for name in UPGRADE_EFFECTS])
TILES: Final = 25
COUNTED: Final = vec[i64]([1 if name in _COUNTED else 0 for name in UPGRADE_EFFECTS])
FIRST: Final = [*[weight for _, weight in _WEIGHTS], *[_TILES[name] for name in UPGRADE_EFFECTS]]

SURE: Final = 8.0  # points that make a lead in the last round likely to stay ...
DOUBT: Final = 30.0  # ... and those to be added where the whole match is still to be played

SCALES: Final = Scales()
SCALES.use(FIRST)


def worth(s: Tadmor, seat: i64) -> float:
    """Points a player may expect, less what the others' towers will bring: all of theirs that he can change."""
    theirs = 0.0
    for p in range(s.players):
        if p != seat:
            theirs += float(s.tower[p] if s.stack else s.pp[p])
    each = float(s.data.tower_prestige * (EPOCHS - s.epoch())) if s.stack else 1.0
    return outlook(s, seat) - each * theirs / float(s.players - 1)


def evaluate(s: Tadmor, seat: i64) -> float:
    """The chance to win; the more rounds are left, the more can still change."""
    rounds = s.data.rounds * EPOCHS
    doubt = SURE + DOUBT * float(rounds - s.round) / float(rounds)
    return chance_of([outlook(s, p) for p in range(s.players)], seat, doubt)


def over(began: Tadmor, s: Tadmor, seat: i64) -> bool:
    """A plan ends with the round."""
    return s.round != began.round


def outlook(s: Tadmor, p: i64) -> float:
    """Prestige points that a player may expect at the end."""
    if not s.stack:
        return float(s.pp[p])
    return Outlook(s, p).points()


class Outlook:
    """One look at what a player's position will earn."""

    def __init__(self, s: Tadmor, p: i64) -> None:
        self.s = s
        self.p = p
        self.w: vec[float] = SCALES.weights
        played = s.round if s.phase > RAID else s.round - 1
        if s.phase == SETUP:
            played = 0
        self.left: float = float(s.data.rounds * EPOCHS - played)  # rounds whose actions are still to come
        self.short: float = self.left / 4.0 if self.left < 4.0 else 1.0  # what takes time counts less near the end

    def points(self) -> float:
        s, p = self.s, self.p
        found = float(s.pp[p] + mission_prestige(s, p) + temple_prestige(s, p) + goods_prestige(s, p))
        found += float(s.tower[p] * s.data.tower_prestige * (EPOCHS - s.epoch()))
        found += self.final_tiles() + self.offices()
        if self.left >= 1.0:
            found += self.stores() + self.figures() + self.sets() + self.temples() + self.cards() + self.earning()
        if s.phase == BUILDING or s.phase == PLACEMENT:
            found += self.w[IDLE] * float(s.idle_camels[p] + s.idle_ships[p])
        return found

    def final_tiles(self) -> float:
        """Points for being ahead at the end, by the chance that it stays so."""
        s, p = self.s, self.p
        found = 0.0
        sure = 1.0 - self.left / float(s.data.rounds * EPOCHS)
        for tile in s.data.tiles_of[U_FINAL]:
            if s.upgrade_at[tile] == OWNED + p:
                ahead = is_ahead(s, p, s.data.extra[tile])
                likely = self.w[AHEAD] + (1.0 - self.w[AHEAD]) * sure if ahead else self.w[BEHIND] * (1.0 - sure)
                found += float(s.data.amount[tile]) * likely
        return found

    def offices(self) -> float:
        """Figures that act by standing where they are; the marker and the raiders."""
        s, p, w = self.s, self.p, self.w
        found = 0.0
        if self.left >= 1.0:
            found += w[START_PLAYER] if s.start == p else 0.0
            found += w[RAIDER] if s.raider == p else 0.0
        if PLACEMENT <= s.phase < KINGDOM:
            if stands_on(s, p, WAR) != NOBODY:
                found += float(s.tower[p] - lowest_tower(s))
            if stands_on(s, p, START) != NOBODY and self.left >= 1.0:
                found += w[START_PLAYER] + w[RESOURCE] - (w[START_PLAYER] if s.start == p else 0.0)
            if stands_on(s, p, RAIDERS) != NOBODY and self.left >= 1.0:
                found += w[RAIDER]
            if s.data.tax[s.epoch()]:
                found -= self.tax_due()
        return found

    def tax_due(self) -> float:
        s, p = self.s, self.p
        if stands_on(s, p, TAX) != NOBODY or total(s, p, U_TAX_IMMUNE) or s.taxed[p]:
            return 0.0
        epoch = s.epoch()
        if held(s, p, GOLD) >= s.data.tax[epoch]:
            return self.w[RESOURCE] * float(s.data.tax[epoch]) if self.left >= 1.0 else 0.0
        return float(s.data.tax_prestige[epoch])

    def stores(self) -> float:
        """Resources: each further one of a kind is worth less, and what cannot be stored is lost."""
        s, p, w = self.s, self.p, self.w
        found = 0.0
        stored: i64 = 0
        for good in range(GOODS):
            has = held(s, p, good)
            stored += has
            first = w[RESOURCE] + (w[LUXURY] if good >= MARBLE else 0.0)
            for i in range(has):
                more = first - w[RESOURCE_LESS] * float(i)
                found += more if more > 0.3 else 0.3
        room = storage(s, p)
        if stored > room:
            found *= float(room) / float(stored)
        if self.left < 2.0:
            found *= 0.8
        return found + self.tax_gold()

    def tax_gold(self) -> float:
        """Gold for the next tax saves points."""
        s, p = self.s, self.p
        coming = s.round if s.phase <= RAID else s.round + 1
        epoch = (coming - 1) // s.data.rounds
        if epoch >= EPOCHS or s.data.tax[epoch] == 0 or total(s, p, U_TAX_IMMUNE):
            return 0.0
        have = held(s, p, GOLD)
        share = float(have if have < s.data.tax[epoch] else s.data.tax[epoch]) / float(s.data.tax[epoch])
        return self.w[TAX_GOLD] * share * float(s.data.tax_prestige[epoch])

    def figures(self) -> float:
        """Camels and ships act in every round to come; one that may be fetched is half won."""
        s, p, w = self.s, self.p, self.w
        found = self.left * (w[CAMEL_ROUND] * float(s.camels[p]) + w[SHIP_ROUND] * float(s.ships[p]))
        if self.left < 2.0:
            return found
        camel = w[FIGURE_NEAR] * (self.left - 1.0) * w[CAMEL_ROUND]
        ship = w[FIGURE_NEAR] * (self.left - 1.0) * w[SHIP_ROUND]
        if s.camels[p] < s.data.most_camels:
            low = s.data.camel_tower[0 if s.camels[p] <= s.data.camels else 1]
            near = float(s.tower[p]) / float(low) if s.tower[p] < low else 1.0
            found += camel * (1.0 if camel_fault(s, p) == FINE else 0.6 * near)
        if s.ships[p] < s.data.most_ships:
            needed = s.data.ship_sets[0 if s.ships[p] <= s.data.ships else 1]
            found += ship * (1.0 if ship_fault(s, p) == FINE else 0.6 * self.colours_of(needed))
        return found

    def colours_of(self, needed: i64) -> float:
        """How much of so many sets of colours is there."""
        s, p = self.s, self.p
        if count_colour_sets(s, p) >= needed:
            return 1.0
        have: i64 = 0
        for colour in range(3):
            found: i64 = 0
            for kind in range(KINDS):
                if s.data.colour_of[kind] == colour:
                    found += s.goods[p * KINDS + kind]
            have += found if found < needed else needed
        return float(have) / float(3 * needed)

    def sets(self) -> float:
        """A set that will grow is worth more than its present step: about the average one."""
        s, p, w = self.s, self.p, self.w
        step = float(s.data.set_prestige[KINDS - 1]) / float(KINDS)
        found = 0.0
        share = w[KIND] * self.short
        for rank in range(1, 3):
            kinds = count_rank(s, p, rank)
            if 0 < kinds < KINDS:
                later = step * float(kinds) - float(s.data.set_prestige[kinds - 1])
                if later > 0.0:
                    found += share * later
            share *= w[SECOND_SET]
        return found

    def temples(self) -> float:
        """Stages begun lead to better ones, and to gifts."""
        s, p, w = self.s, self.p, self.w
        found = 0.0
        for site in range(SITES):
            stage = s.temples[p * SITES + site]
            if 0 < stage < STAGES:
                found += w[TEMPLE_1 - 1 + stage] * self.short
                if s.finished[p] == 0 and s.finishers < len(s.data.temple_bonus):
                    gifts = float(s.data.temple_bonus[s.finishers])
                    found += w[TEMPLE_GIFT] * gifts * self.short * float(stage) / float(STAGES)
        return found

    def cards(self) -> float:
        """Missions: those in hand by what they lack, open ones by the favour that is still to come."""
        s, p, w = self.s, self.p, self.w
        found = 0.0
        bonus = float(total(s, p, U_MISSION_PRESTIGE))
        discount = total(s, p, U_MISSION_DISCOUNT)
        best = 0.0
        rest = 0.0
        for m in range(MISSIONS):
            where = s.mission_at[m]
            if where == HAND + p:
                lack: i64 = -discount
                for good in range(GOODS):
                    missing = s.data.mission_cost[m * GOODS + good] - held(s, p, good)
                    lack += missing if missing > 0 else 0
                if lack < 0:
                    lack = 0
                value = w[CARD_POINTS] * (float(s.data.mission_prestige[m]) + bonus) - w[CARD_LACK] * float(lack)
                if value < w[CARD]:
                    value = w[CARD]
                if value > best:
                    rest += best
                    best = value
                else:
                    rest += value
            elif where == OPEN + p:
                found += w[OPEN_MISSION] * self.short
        return found + self.short * (best + w[CARD_NEXT] * rest)

    def earning(self) -> float:
        """What upgrades and a high tower bring in every round to come."""
        s, p, w = self.s, self.p, self.w
        found = 0.0
        for tile in range(UPGRADES):
            if s.upgrade_at[tile] == OWNED + p:
                effect = s.data.upgrade_effect[tile]
                each = float(s.data.amount[tile]) if COUNTED[effect] else 1.0
                found += w[TILES + effect] * each
        found *= w[UPGRADE_ALL]
        highest: i64 = 0
        for q in range(s.players):
            if q != p and s.tower[q] > highest:
                highest = s.tower[q]
        prestige = total(s, p, U_TOWER_PRESTIGE)
        if prestige:
            found += float(prestige) * (0.9 if s.tower[p] > highest else 0.35)
        above = float(s.tower[p] - lowest_tower(s)) - w[CAMEL_ROUND]
        if above > 0.0:
            found += w[WAR_ROUND] * above
        return found * self.left

"""What a player of Cheops may build next: what it brings, and in how many rounds hand, yields and trades pay for it.

Brick, wood and ore lie far apart in Egypt, so most is paid for by trades with the supply: a hand is worth what it
leads to, and how soon.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE
from serai.core.scales import Scales
from serai.games.catan.cheops.rules.pyramid import hosts, sits_at_site
from serai.games.catan.cheops.state import Cheops, at_site
from serai.games.catan.evaluate import pips
from serai.games.catan.rules.build import BLOCK, CARD, CITY, COSTS, ROAD, SETTLEMENT, SHIP, crossing_fault
from serai.games.catan.rules.trade import rate
from serai.games.catan.state import owner
from serai.games.catan.tables import BRICK, DESERT, GOLD, GOODS, ORE, RESOURCES, WOOD

# The weights, by number.
POINT: Final = 0  # a point
RAISED: Final = 1  # a city, besides its point
DRAWN: Final = 2  # a card
PIP: Final = 3  # a roll of 36 at a new settlement ...
SCARCE: Final = 4  # ... and more for a good that the player gets too seldom, by pip
HARBOUR: Final = 5
LEAD: Final = 6  # a block, besides the points it brings: it has to be outdone
READY: Final = 7  # of what a thing brings, while it is paid for and not built
PATIENCE: Final = 8  # rounds after which a thing is worth a third
SECOND: Final = 9  # of the next best thing
TOWARDS_GOOD: Final = 10  # a free crossing beside wood, brick or ore where one has too little; less for each way to it
TOWARDS_SITE: Final = 11
VIA_SITE: Final = 12  # another's building at the site, over a trade way
GROWTH: Final = 13  # all that one needs, each round: more where yields are many and go together

BASKET: Final = 14  # of each good: a settlement and ways to it, a block, half a city
NAMES: Final = (
    "aim-point", "aim-raised", "aim-drawn", "aim-pip", "aim-scarce", "aim-harbour", "aim-lead", "aim-ready",
    "aim-patience", "aim-second", "towards-good", "towards-site", "via-site", "growth", "basket-wood", "basket-brick",
    "basket-wool", "basket-grain", "basket-ore", "basket-gold",
)  # fmt: skip
AIMS: Final = len(NAMES)
AIMED: Final = Scales()  # from this folder's `weights.json`
LONG: Final = 15.0  # rounds from which growth is worth its whole weight

ENOUGH: Final = 5.0  # rolls of 36 that bring a good often enough
LATEST: Final = 40.0  # rounds after which nothing counts
PAID: Final = 0.000001  # of a card
MOST_BLOCKS: Final = 3  # that are laid for one aim
FAR: Final = 5  # ways further than that lead nowhere yet
SITE: Final = FAR + 1  # after the spots by missing ways: the nearest crossing at the site


def prices() -> vec[float]:
    """What everything costs, good by good."""
    found = vec[float]()
    for cost in COSTS:
        for count in (*cost, 0):
            found = append(found, float(count))
    return found


PRICES: Final = prices()


class Means:
    """What a player has, gets in a round and gets in trades."""

    def __init__(self, s: Cheops, player: i64, yields: vec[float]) -> None:
        self.hand = vec[float]([0.0] * GOODS)
        self.income = vec[float]([0.0] * GOODS)
        self.rate = vec[float]([0.0] * GOODS)
        for good in range(GOODS):
            self.hand[good] = float(s.goods[player * GOODS + good])
            self.income[good] = yields[good] * float(s.players) / 36.0
            self.rate[good] = float(rate(s, player, good))

    def rounds_to(self, cost: vec[float]) -> float:
        """In how many rounds all of a cost can be paid, with a fraction; at once only by whole trades."""
        return 0.0 if self.lack(cost) <= 0.0 else self.rounds_between(cost)

    def rounds_between(self, cost: vec[float]) -> float:
        """The same with parts of trades, by steps along the slope: what is lacking shrinks ever more slowly."""
        rounds = 0.0
        for _ in range(GOODS + 1):
            missing, pace = 0.0, 0.0
            for good in range(GOODS):
                left = self.hand[good] + self.income[good] * rounds - cost[good]
                share = 1.0 if left < 0.0 else 1.0 / self.rate[good]
                missing -= left * share
                pace += self.income[good] * share
            if missing <= PAID:
                return rounds
            if missing >= pace * (LATEST - rounds):
                return LATEST
            rounds += missing / pace
        return rounds

    def lack(self, cost: vec[float]) -> float:
        """How many cards are missing now that the rest of the hand cannot be traded for."""
        missing = 0.0
        for good in range(GOODS):
            left = self.hand[good] - cost[good]
            if left < 0.0:
                missing -= left
            else:
                missing -= float(i64(left / self.rate[good]))
        return missing


class Spots:
    """The best free crossing for each number of ways that are missing to it, and the nearest at the site."""

    def __init__(self, s: Cheops, player: i64, yields: vec[float]) -> None:
        self.worth = vec[float]([-1.0] * (SITE + 1))
        self.ships = vec[float]([0.0] * (SITE + 1))  # of the ways
        self.where = vec[i64]([-1] * (SITE + 1))
        self.near = vec[i64]([FAR + 1] * RESOURCES)  # the fewest ways to each good
        self.to_site: i64 = FAR + 1
        self.read(s, player, yields)

    def read(self, s: Cheops, player: i64, yields: vec[float]) -> None:
        """From the own crossings on, way by way."""
        far = vec[i64]([FAR + 1] * int(s.data.vertices))
        by_sea = vec[i64]([0] * int(s.data.vertices))
        agenda = own_crossings(s, player, far)
        done: i64 = 0
        while done < len(agenda):
            v = agenda[done]
            done += 1
            k = far[v]
            if crossing_fault(s, v) == FINE:
                self.note(s, v, k, spot_worth(s, v, yields), float(by_sea[v]))
            if k < FAR and (s.building[v] == 0 or owner(s.building[v]) == player):
                for at in range(v * 3, v * 3 + 3):
                    e, beside = s.data.vertex_edge[at], s.data.vertex_vertex[at]
                    if e >= 0 and s.way[e] == 0 and far[beside] > FAR:
                        far[beside] = k + 1
                        by_sea[beside] = by_sea[v] + (1 if s.data.ship_edge[e] != 0 else 0)
                        agenda = append(agenda, beside)

    def note(self, s: Cheops, vertex: i64, ways: i64, value: float, ships: float) -> None:
        """A free crossing."""
        note_goods(s, vertex, ways, self.near)
        if value > self.worth[ways]:
            self.put(ways, vertex, value, ships)
        if at_site(s, vertex) and ways < self.to_site:
            self.to_site = ways
            self.put(SITE, vertex, value, ships)

    def put(self, i: i64, vertex: i64, value: float, ships: float) -> None:
        self.worth[i] = value
        self.where[i] = vertex
        self.ships[i] = ships


class Aims:
    """The two best things to build next."""

    def __init__(self) -> None:
        self.best: float = 0.0
        self.second: float = 0.0
        self.way: float = 0.0  # what ways lead towards

    def add(self, value: float) -> None:
        if value > self.best:
            self.second = self.best
            self.best = value
        elif value > self.second:
            self.second = value

    def worth(self) -> float:
        return self.best + AIMED.weights[SECOND] * self.second + self.way


def prospects(s: Cheops, player: i64, yields: vec[float], spots: Spots, rounds_left: float) -> float:
    """What the player may build next, by what it brings and how soon."""
    means, aims = Means(s, player, yields), Aims()
    at = player * 4
    if s.stock[at + CITY] > 0 and s.stock[at] < s.data.settlements:
        aims.add(hope(means, price(CITY, 1.0), AIMED.weights[POINT] + AIMED.weights[RAISED], rounds_left))
    aims.add(hope(means, price(CARD, 1.0), AIMED.weights[DRAWN], rounds_left))
    at_site_already = sits_at_site(s, player)
    if s.begun != 0:
        if at_site_already:
            add_blocks(s, player, means, price(BLOCK, 0.0), False, rounds_left, aims)
        elif hosts(s, player) != 0:
            aims.way += AIMED.weights[VIA_SITE]
            add_blocks(s, player, means, price(BLOCK, 0.0), True, rounds_left, aims)
    if s.stock[at + SETTLEMENT] > 0:
        add_settlements(means, spots, yields, at_site_already, rounds_left, aims)
        if not at_site_already and spots.to_site <= FAR:
            add_blocks(s, player, means, to_settle_at_site(spots), False, rounds_left, aims)
    return aims.worth() + growth(means, rounds_left)


def growth(means: Means, rounds_left: float) -> float:
    """How fast yields and harbours alone pay for what a settlement, a block and half a city cost."""
    means.hand = vec[float]([0.0] * GOODS)
    basket = AIMED.weights[BASKET : BASKET + GOODS]
    return AIMED.weights[GROWTH] * min(rounds_left / LONG, 1.0) / means.rounds_between(basket)


def hope(means: Means, cost: vec[float], value: float, rounds_left: float) -> float:
    rounds = means.rounds_to(cost)
    return 0.0 if rounds >= rounds_left else AIMED.weights[READY] * value * math.exp(-rounds / AIMED.weights[PATIENCE])


def price(item: i64, times: float) -> vec[float]:
    """A cost, so many times."""
    cost = vec[float]([0.0] * GOODS)
    add_price(cost, item, times)
    return cost


def add_price(cost: vec[float], item: i64, times: float) -> None:
    at = item * GOODS
    for good in range(GOODS):
        cost[good] += times * PRICES[at + good]


# ---------------------------------------------------------------------- blocks


def add_blocks(
    s: Cheops, player: i64, means: Means, cost: vec[float], hosted: bool, rounds_left: float, aims: Aims
) -> None:
    """One to three blocks, after what has to be paid before; over another's building each costs a gold piece."""
    best = 0.0
    for n in range(1, MOST_BLOCKS + 1):
        if s.blocks[player] + n > s.tables.own_blocks:
            break
        add_price(cost, BLOCK, 1.0)
        if hosted:
            cost[GOLD] += 1.0
        best = max(best, hope(means, cost, gain_of_blocks(s, player, n), rounds_left))
    aims.add(best)


def gain_of_blocks(s: Cheops, player: i64, n: i64) -> float:
    """What so many more blocks bring: the blessing, an end of the curse, a lead."""
    mine = s.blocks[player] + n
    points = 0.0
    if s.blessed != player and (s.blessed < 0 or mine > s.blocks[s.blessed]):
        points += float(s.tables.blessing)
    was, will = bears_curse(s, player, s.blocks[player]), bears_curse(s, player, mine)
    points += float(s.tables.curse) * ((1.0 if was else 0.0) - (1.0 if will else 0.0))
    return AIMED.weights[POINT] * points + AIMED.weights[LEAD] * float(n)


def bears_curse(s: Cheops, player: i64, mine: i64) -> bool:
    """Whether the player would be cursed with so many blocks."""
    fewest, most = mine, mine
    for p in range(s.players):
        if p != player:
            fewest = min(fewest, s.blocks[p])
            most = max(most, s.blocks[p])
    return fewest < most and mine == fewest


# ---------------------------------------------------------------------- settlements


def add_settlements(means: Means, spots: Spots, yields: vec[float], settled: bool, left: float, aims: Aims) -> None:
    """The best free crossing by the ways that are missing, and one at the site with a first block."""
    for good in range(RESOURCES):
        if is_scarce(good) and yields[good] < ENOUGH / 2.0:
            aims.way += AIMED.weights[TOWARDS_GOOD] * closeness(spots.near[good])
    best = 0.0
    for k in range(FAR + 1):
        if spots.worth[k] >= 0.0:
            best = max(best, hope(means, settling(float(k), spots.ships[k]), point_and(spots.worth[k]), left))
    if not settled and spots.to_site <= FAR:
        aims.way += AIMED.weights[TOWARDS_SITE] * closeness(spots.to_site)
        best = max(best, hope(means, to_settle_at_site(spots), point_and(spots.worth[SITE]), left))
    aims.add(best)


def point_and(yields: float) -> float:
    return AIMED.weights[POINT] + yields


def to_settle_at_site(spots: Spots) -> vec[float]:
    return settling(float(spots.to_site), spots.ships[SITE])


def settling(ways: float, ships: float) -> vec[float]:
    cost = price(SETTLEMENT, 1.0)
    add_price(cost, ROAD, ways - ships)
    add_price(cost, SHIP, ships)
    return cost


def is_scarce(good: i64) -> bool:
    return good == WOOD or good == BRICK or good == ORE


def closeness(ways: i64) -> float:
    """1 for a place that is joined, less for each way that is missing."""
    return float(FAR + 1 - ways) / float(FAR + 1)


def own_crossings(s: Cheops, player: i64, far: vec[i64]) -> vec[i64]:
    """Where the player's ways and buildings are: nothing is missing to there."""
    found = vec[i64]()
    for v in range(s.data.vertices):
        if joined(s, player, v):
            far[v] = 0
            found = append(found, v)
    return found


def joined(s: Cheops, player: i64, vertex: i64) -> bool:
    piece = s.building[vertex]
    if piece != 0:
        return owner(piece) == player
    for at in range(vertex * 3, vertex * 3 + 3):
        e = s.data.vertex_edge[at]
        if e >= 0 and s.way[e] != 0 and owner(s.way[e]) == player:
            return True
    return False


def note_goods(s: Cheops, vertex: i64, ways: i64, near: vec[i64]) -> None:
    """The fewest ways to each resource."""
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < RESOURCES and ways < near[s.terrain[h]]:
            near[s.terrain[h]] = ways


def spot_worth(s: Cheops, vertex: i64, yields: vec[float]) -> float:
    """What a settlement at a crossing yields, more where a good is lacking."""
    found = AIMED.weights[HARBOUR] if s.harbour[vertex] != 0 else 0.0
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT and s.number[h] > 0:
            good = s.terrain[h]
            new = float(pips(s.number[h]))
            found += AIMED.weights[PIP] * new
            if is_scarce(good):
                found += AIMED.weights[SCARCE] * min(new, max(ENOUGH - yields[good], 0.0))
    return found

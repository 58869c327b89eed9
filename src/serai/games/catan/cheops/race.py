"""How many rounds a player of Cheops still needs to the goal: a race in thought, nobody standing in the way.

Again and again he builds what brings most for the time it takes to pay for it by hand, yields and trades: cities,
settlements, a place at the site with blocks, blocks that take the blessing or lift the curse, cards towards the army.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import Scales
from serai.games.catan.cheops.projects import FAR, LATEST, Means, Spots, bears_curse, price, settling, to_settle_at_site
from serai.games.catan.cheops.rules.pyramid import hosts, sits_at_site
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import pips
from serai.games.catan.rules.build import BLOCK, CARD, CITY
from serai.games.catan.rules.roads import LEAST_ARMY
from serai.games.catan.scoring import points
from serai.games.catan.state import count_deck, owner
from serai.games.catan.tables import ANY, CARDS, GOLD, GOODS, KNIGHT, MONOPOLY, RESOURCES

# Kinds of goals.
RAISE: Final = 0
SETTLE: Final = 1
PYRAMID: Final = 2  # blocks, and a place at the site before them where there is none
DRAW: Final = 3

# The weights, by number; their names are `RACE_NAMES`, where the file is read.
LOOKS: Final = 0  # of what lies on the table, beside the race ...
ROUND: Final = 1  # ... and of each round that is still needed to the goal
LATE_POINT: Final = 2  # rounds for each point that is still missing after the longest race
TURNOVER: Final = 3  # rounds that everything takes besides its price: so the cheapest is not always first
SOONEST: Final = 4  # rounds to what is not paid for at once
GROWTH: Final = 5  # points that one more card in each round brings, by point that is missing ...
OF_POINTS: Final = 6
MOST_GROWTH: Final = 7
NEW_GOOD: Final = 8  # a good one hardly has
BLESSING: Final = 9  # as it may be lost again
UNSAFE: Final = 10  # what an unsafe blessing lacks
CURSE: Final = 11
AHEAD: Final = 12  # to lay the first block, before others do
DRAWN: Final = 13  # points of a card that is drawn ...
DRAWN_REST: Final = 14  # ... and what else it brings
ARMY: Final = 15
ARMY_HOPE: Final = 16
CARDS_HELD: Final = 17  # resource cards that a progress card stands for
TIME: Final = 18  # of the rounds that the Pharaoh is expected to need for his blocks
RACING: Final = Scales()  # from this folder's `weights.json`

STEPS: Final = 16  # things built at most
HARDLY: Final = 0.3  # of a good in a round
UNRIVALLED: Final = 3.0  # blocks ahead with which the blessing may not be lost
DRAWN_KNIGHT: Final = 0.56  # of the cards
MOST_DRAWN: Final = 8


class Goal:
    """What may be built: its price, points, and yields by round."""

    def __init__(self, kind: i64, cost: vec[float], brings: float) -> None:
        self.kind = kind
        self.cost = cost
        self.brings = brings
        self.yields = vec[float]([0.0] * GOODS)
        self.harbour: i64 = 0
        self.open = True


class Race:
    """One player's."""

    def __init__(self, s: Cheops, player: i64, yields: vec[float], spots: Spots, latest: float) -> None:
        self.s = s
        self.latest: float = min(RACING.weights[TIME] * latest, LATEST)  # when the match is over at the latest
        self.player = player
        self.means = Means(s, player, yields)
        self.missing: float = float(s.data.goal - points(s, player))  # points to the goal
        self.cities = s.stock[player * 4 + 1]
        self.settlements = s.stock[player * 4]
        self.cards: i64 = min(count_deck(s), MOST_DRAWN)
        self.knights = float(s.knights[player] + s.cards[player * CARDS + KNIGHT])
        self.army = s.army == player
        self.rival_army = float(LEAST_ARMY)
        for p in range(s.players):
            if p != player:
                self.rival_army = max(self.rival_army, float(s.knights[p] + (1 if s.army == p else 0)))
        self.goals: list[Goal] = []
        self.add_buildings()
        self.add_spots(spots)
        self.add_pyramid(spots)
        self.goals.append(Goal(DRAW, price(CARD, 1.0), 0.0))
        self.call_out()

    # ------------------------------------------------------------------ what may be built

    def add_buildings(self) -> None:
        """Cities for the settlements there are."""
        s = self.s
        for v in range(s.data.vertices):
            piece = s.building[v]
            if piece != 0 and piece < 5 and owner(piece) == self.player:
                self.add_raise(self.yields_at(v))

    def add_raise(self, yields: vec[float]) -> None:
        goal = Goal(RAISE, price(CITY, 1.0), 1.0)
        goal.yields = yields
        self.goals.append(goal)

    def add_spots(self, spots: Spots) -> None:
        for ways in range(FAR + 1):
            v = spots.where[ways]
            if v >= 0:
                goal = Goal(SETTLE, settling(float(ways), spots.ships[ways]), 1.0)
                goal.yields = self.yields_at(v)
                goal.harbour = self.s.harbour[v]
                self.goals.append(goal)

    def add_pyramid(self, spots: Spots) -> None:
        """Blocks that take the blessing, or one that lifts the curse."""
        s, player = self.s, self.player
        most: i64 = 0
        for p in range(s.players):
            if p != player:
                most = max(most, s.blocks[p])
        mine = s.blocks[player]
        lifted = RACING.weights[CURSE] if bears_curse(s, player, mine) else 0.0
        blocks = float(max(most + 1 - mine, 1))
        if s.blessed == player:
            self.missing += RACING.weights[UNSAFE] * max(1.0 - float(mine - most) / UNRIVALLED, 0.0)
        cost, before = self.way_to_blocks(spots)
        if before < 0.0:
            return
        if s.blessed != player and mine + i64(blocks) <= s.tables.own_blocks:
            brings = RACING.weights[BLESSING] + RACING.weights[AHEAD] + lifted
            self.goals.append(Goal(PYRAMID, with_blocks(cost, blocks, before), brings))
        if lifted > 0.0:
            self.goals.append(Goal(PYRAMID, with_blocks(cost, 1.0, before), lifted))

    def way_to_blocks(self, spots: Spots) -> tuple[vec[float], float]:
        """What has to be built before the first block, and the gold for each; less than none if there is no way."""
        s = self.s
        nothing = vec[float]([0.0] * GOODS)
        if sits_at_site(s, self.player):
            return nothing, 0.0
        if s.begun != 0 and hosts(s, self.player) != 0:
            return nothing, 1.0
        if self.settlements > 0 and spots.to_site <= FAR:
            return to_settle_at_site(spots), 0.0
        return nothing, -1.0

    def yields_at(self, vertex: i64) -> vec[float]:
        """By round."""
        s, found = self.s, vec[float]([0.0] * GOODS)
        for at in range(vertex * 3, vertex * 3 + 3):
            h = s.data.vertex_hex[at]
            if h >= 0 and s.terrain[h] <= GOLD and s.number[h] > 0:
                found[s.terrain[h]] += float(pips(s.number[h]) * s.players) / 36.0
        return found

    # ------------------------------------------------------------------ the race

    def rounds(self) -> float:
        """To the goal, or as if the last points came slowly after the end."""
        now, ahead = 0.0, self.rounds_of_cards()
        for _ in range(STEPS):
            best, when = self.next_goal(self.latest - now)
            if best is None:
                break
            self.pay(best.cost, when)
            self.build(best)
            now += when
            if self.missing <= 0.01:
                return now - ahead
        return self.latest + RACING.weights[LATE_POINT] * self.missing - ahead

    def rounds_of_cards(self) -> float:
        """What progress cards in hand are worth."""
        at, income = self.player * CARDS, 0.0
        for good in range(GOODS):
            income += self.means.income[good]
        held: i64 = 0
        for card in range(KNIGHT + 1, MONOPOLY + 1):
            held += self.s.cards[at + card]
        return RACING.weights[CARDS_HELD] * float(held) / max(income, 1.0)

    def next_goal(self, left: float) -> tuple[Goal | None, float]:
        """What brings most in the least time, within what is left, and when it is paid for."""
        best: Goal | None = None
        highest, when = 0.0, 0.0
        for goal in self.goals:
            if self.is_open(goal):
                rounds = self.means.rounds_to(goal.cost)
                if rounds > 0.0:
                    rounds = max(rounds, RACING.weights[SOONEST])
                value = self.value(goal) / (rounds + RACING.weights[TURNOVER])
                if value > highest and rounds < left:
                    best, highest, when = goal, value, rounds
        return best, when

    def is_open(self, goal: Goal) -> bool:
        if not goal.open:
            return False
        if goal.kind == RAISE:
            return self.cities > 0
        if goal.kind == SETTLE:
            return self.settlements > 0
        return goal.kind != DRAW or self.cards > 0

    def value(self, goal: Goal) -> float:
        """Its points, and what its yields will bring."""
        w = RACING.weights
        if goal.kind == DRAW:
            hope = 0.0 if self.army else w[ARMY_HOPE] * DRAWN_KNIGHT / max(self.rival_army - self.knights, 0.6)
            return w[DRAWN] + w[DRAWN_REST] + hope
        cards = 0.0
        for good in range(GOODS):
            cards += goal.yields[good] * (w[NEW_GOOD] if self.means.income[good] < HARDLY else 1.0)
        return goal.brings + cards * w[GROWTH] * min(max(w[OF_POINTS] * self.missing, 1.0), w[MOST_GROWTH])

    def pay(self, cost: vec[float], rounds: float) -> None:
        """The hand after so many rounds and the price; what was lacking came from trades."""
        hand, rate = self.means.hand, self.means.rate
        lacking, spare = 0.0, 0.0
        for good in range(GOODS):
            left = hand[good] + self.means.income[good] * rounds - cost[good]
            if left < 0.0:
                lacking -= left
                left = 0.0
            hand[good] = left
            spare += left / rate[good]
        if lacking > 0.0 and spare > 0.0:
            kept = max(1.0 - lacking / spare, 0.0)
            for good in range(GOODS):
                hand[good] *= kept

    def build(self, goal: Goal) -> None:
        if goal.kind == DRAW:
            self.cards -= 1
            self.missing -= RACING.weights[DRAWN]
            self.knights += DRAWN_KNIGHT
            self.call_out()
            return
        goal.open = False
        self.missing -= goal.brings
        for good in range(GOODS):
            self.means.income[good] += goal.yields[good]
        if goal.kind == RAISE:
            self.cities -= 1
            self.settlements += 1
        elif goal.kind == SETTLE:
            self.settlements -= 1
            self.add_raise(goal.yields)
            self.reach(goal.harbour)
        else:
            self.settlements -= 1 if goal.cost[0] > 0.0 else 0
            self.missing += RACING.weights[AHEAD] if goal.brings > RACING.weights[BLESSING] else 0.0
            for other in self.goals:
                if other.kind == PYRAMID:
                    other.open = False

    def reach(self, harbour: i64) -> None:
        rate = self.means.rate
        if harbour == ANY:
            for good in range(GOODS):
                rate[good] = min(rate[good], 3.0)
        elif harbour > 0:
            rate[harbour - 1] = 2.0

    def call_out(self) -> None:
        """The largest army, once there are knights enough."""
        if not self.army and self.knights >= self.rival_army:
            self.army = True
            self.missing -= RACING.weights[ARMY]


def with_blocks(before: vec[float], blocks: float, gold: float) -> vec[float]:
    cost = before[:]
    printed = price(BLOCK, blocks)
    for good in range(RESOURCES):
        cost[good] += printed[good]
    cost[GOLD] += gold * blocks
    return cost

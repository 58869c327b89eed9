"""What a learned value looks at: numbers about one player's position, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.tadmor.rules.holdings import held, total
from serai.games.tadmor.rules.round_end import storage
from serai.games.tadmor.rules.tower import level_cost, lowest_tower, traitor_fault
from serai.games.tadmor.rules.trade import (
    camel_fault,
    count_colour_sets,
    open_trades,
    peace_factor,
    ship_bonus,
    ship_fault,
)
from serai.games.tadmor.scoring import count_rank, final_bonus, goods_prestige, mission_prestige, temple_prestige
from serai.games.tadmor.state import HAND, KINGDOM, OPEN, OWNED, PLACEMENT, ROUND_END, SITES, Tadmor
from serai.games.tadmor.tables import (
    CARAVAN,
    DOUBLE,
    DRAW,
    EPOCHS,
    FULFIL,
    GAIN,
    GOOD,
    GOOD_NAMES,
    GOODS,
    KINDS,
    MARBLE,
    MARKET,
    MARKET_ONE_WAY,
    MISSIONS,
    OWN_BUILD,
    OWN_KINGDOM,
    OWN_TEMPLE,
    PEACE,
    RAIDERS,
    SHIP,
    SHIPYARD,
    SINGLE,
    START,
    TAX,
    TEMPLE,
    TEMPLE_DRAW,
    TO_CONSUMER,
    TO_LUXURY,
    TRAITOR,
    U_GOOD_DISCOUNT,
    U_MISSION_DISCOUNT,
    U_TEMPLE_DISCOUNT,
    UPGRADE,
    UPGRADE_EFFECTS,
    UPGRADES,
    WAR,
    zeros,
)

_POSSESSIONS: Final = (
    "prestige", "missions", "temples", "goods", "final-upgrades", "tower-to-score", "tower-later", "tower-lead-later",
    "stage-1-later", "stage-2-later", "stage-3-later", "finished-later", "kinds-later", "colour-sets-later",
    "next-kind-later", "surplus", "hand", "hand-later", "open-missions-later", "camels-later", "ships-later",
    "idle-camels", "idle-ships", "camel-allowed-later", "ship-allowed-later", "start-player", "raider",
)  # fmt: skip
_PLANS: Final = (
    "stage-lack", "stage-lack-later", "stage-payable-later", "mission-lack", "mission-lack-later",
    "mission-payable-later",
)  # fmt: skip
_FIGURES: Final = (
    "on-gain-later", "on-peace", "on-shipyard-later", "on-caravan-later", "on-market", "on-one-way-market",
    "on-single", "on-single-dear", "on-double", "on-double-dear", "on-good", "on-good-points", "on-good-dear",
    "on-temple", "on-temple-points", "on-temple-later", "on-temple-dear", "on-temple-draw", "on-fulfil",
    "on-fulfil-points", "on-fulfil-dear", "on-draw", "on-draw-later", "on-traitor", "on-upgrade",
    "on-upgrade-later", "on-tax", "on-war", "on-start", "on-raiders", "on-own-temple", "on-own-build",
    "on-own-kingdom",
)  # fmt: skip

SCORED: Final = ("prestige", "missions", "temples", "goods", "final-upgrades", "tower-to-score")
STORED: Final = 27
STORED_LATER: Final = 31
PLANS: Final = 35
FIGURES: Final = 41
ON_GAIN: Final = 74
TILES: Final = 78
FEATURES: Final = 104
NAMES: Final = (
    *_POSSESSIONS, *[f"{name}" for name in GOOD_NAMES], *[f"{name}-later" for name in GOOD_NAMES], *_PLANS, *_FIGURES,
    *[f"on-gain-{name}" for name in GOOD_NAMES], *[f"upgrade-{name}-later" for name in UPGRADE_EFFECTS], "upgrades",
)  # fmt: skip

PLENTY: Final = 7  # of one resource: more of it adds nothing


def features(s: Tadmor, p: i64) -> vec[float]:
    """All of them; what pays off over time is weighed by the share of rounds that are left."""
    look = Look(s, p)
    look.see_points()
    look.see_growth()
    look.see_stores()
    look.see_upgrades()
    look.see_plans()
    for place in s.data.places:
        if s.owner[place] == p:
            look.see_figure(place)
    return look.v


class Look:
    """One look at one player's position."""

    def __init__(self, s: Tadmor, p: i64) -> None:
        self.s = s
        self.p = p
        self.v: vec[float] = vec[float]([0.0] * FEATURES)
        rounds = s.data.rounds * EPOCHS
        self.left: float = float(rounds - s.round) / float(rounds)
        self.purse: vec[i64] = zeros(GOODS)  # resources held, and those that figures will bring
        self.trades: i64 = open_trades(s, p)
        self.stage_lack: i64 = 99
        self.stage_points: i64 = 0
        self.mission_lack: i64 = 99
        self.mission_points: i64 = 0
        self.fill_purse()

    def fill_purse(self) -> None:
        s, p = self.s, self.p
        for good in range(GOODS):
            self.purse[good] = held(s, p, good)
        for place in s.data.places_of[GAIN]:
            if s.owner[place] == p:
                self.purse[s.data.place_good[place]] += self.yields(place)

    def yields(self, place: i64) -> i64:
        s = self.s
        amount = s.data.place_amount[place * EPOCHS + s.epoch()]
        return amount + (ship_bonus(s, self.p, s.data.place_good[place]) if s.figure[place] == SHIP else 0)

    def lack(self, costs: vec[i64], at: i64, discount: i64) -> i64:
        """How many resources are missing for the four costs from `at` on, after trades that are open."""
        consumer: i64 = 0
        luxury: i64 = 0
        spare_consumer: i64 = 0
        spare_luxury: i64 = 0
        for good in range(GOODS):
            rest = self.purse[good] - costs[at + good]
            if good < MARBLE:
                consumer -= rest if rest < 0 else 0
                spare_consumer += rest if rest > 0 else 0
            else:
                luxury -= rest if rest < 0 else 0
                spare_luxury += rest if rest > 0 else 0
        if self.trades & TO_LUXURY == TO_LUXURY:
            luxury -= spare_consumer
        if self.trades & TO_CONSUMER == TO_CONSUMER:
            consumer -= 2 * spare_luxury
        missing = (consumer if consumer > 0 else 0) + (luxury if luxury > 0 else 0) - discount
        return missing if missing > 0 else 0

    def see_points(self) -> None:
        s, p, v, left = self.s, self.p, self.v, self.left
        v[0] = float(s.pp[p])
        v[1] = float(mission_prestige(s, p))
        v[2] = float(temple_prestige(s, p))
        v[3] = float(goods_prestige(s, p))
        v[4] = float(final_bonus(s, p))
        v[5] = float(s.tower[p] * s.data.tower_prestige * (EPOCHS - s.epoch()))
        v[6] = float(s.tower[p]) * left
        v[7] = float(s.tower[p] - lowest_tower(s)) * left
        for stage in s.temples[p * SITES : (p + 1) * SITES]:
            if stage:
                v[7 + stage] += left
        v[11] = float(s.finished[p]) * left
        kinds = count_rank(s, p, 1)
        v[12] = float(kinds) * left
        v[13] = float(count_colour_sets(s, p)) * left
        v[14] = float(next_kind(s, kinds)) * left

    def see_growth(self) -> None:
        s, p, v, left = self.s, self.p, self.v, self.left
        for where in s.mission_at:
            if where == HAND + p:
                v[16] += 1.0
            elif where == OPEN + p:
                v[18] += left
        v[17] = v[16] * left
        v[19] = float(s.camels[p]) * left
        v[20] = float(s.ships[p]) * left
        if s.phase == PLACEMENT:
            v[21] = float(s.idle_camels[p])
            v[22] = float(s.idle_ships[p])
        v[23] = left if camel_fault(s, p) == FINE else 0.0
        v[24] = left if ship_fault(s, p) == FINE else 0.0
        v[25] = 1.0 if s.start == p else 0.0
        v[26] = 1.0 if s.raider == p else 0.0

    def see_stores(self) -> None:
        s, p = self.s, self.p
        stored: i64 = 0
        for good in range(GOODS):
            has = held(s, p, good)
            stored += has
            useful = float(has if has < PLENTY else PLENTY)
            self.v[STORED + good] = useful
            self.v[STORED_LATER + good] = useful * self.left
        surplus = stored - storage(s, p)
        self.v[15] = float(surplus) if surplus > 0 else 0.0

    def see_upgrades(self) -> None:
        s = self.s
        for tile in range(UPGRADES):
            if s.upgrade_at[tile] == OWNED + self.p:
                self.v[TILES + s.data.upgrade_effect[tile]] += self.left
                self.v[FEATURES - 1] += 1.0

    def see_plans(self) -> None:
        """The next temple stage and the nearest mission: what is missing for them, and what they bring."""
        self.see_stages()
        self.see_missions()
        v, left = self.v, self.left
        v[PLANS] = float(self.stage_lack if self.stage_lack < 9 else 9)
        v[PLANS + 1] = v[PLANS] * left
        v[PLANS + 2] = float(self.stage_points) * left if self.stage_lack == 0 else 0.0
        if self.mission_lack < 99:
            v[PLANS + 3] = float(9 - self.mission_lack if self.mission_lack < 9 else 0)
            v[PLANS + 4] = v[PLANS + 3] * left
            v[PLANS + 5] = float(self.mission_points) * left if self.mission_lack == 0 else 0.0

    def see_stages(self) -> None:
        s, p = self.s, self.p
        discount = total(s, p, U_TEMPLE_DISCOUNT)
        for site in range(SITES):
            stage = s.temples[p * SITES + site]
            if (stage or (site == 0 and s.temples[p * SITES + 1] == 0)) and s.temple_left[stage]:
                missing = self.lack(s.data.stage_cost, stage * GOODS, discount)
                if missing < self.stage_lack:
                    self.stage_lack = missing
                    before = s.data.stage_prestige[stage - 1] if stage else 0
                    self.stage_points = s.data.stage_prestige[stage] - before

    def see_missions(self) -> None:
        s, p = self.s, self.p
        discount = total(s, p, U_MISSION_DISCOUNT)
        for m in range(MISSIONS):
            if s.mission_at[m] == HAND + p:
                missing = self.lack(s.data.mission_cost, m * GOODS, discount)
                better = missing == self.mission_lack and s.data.mission_prestige[m] > self.mission_points
                if missing < self.mission_lack or better:
                    self.mission_lack = missing
                    self.mission_points = s.data.mission_prestige[m]

    def see_figure(self, place: i64) -> None:
        """A figure that has not acted yet; after its time it is worth nothing."""
        s = self.s
        effect = s.data.place_effect[place]
        if s.phase >= ROUND_END:
            return
        if effect == TAX or effect == WAR or effect == START or effect == RAIDERS or effect == OWN_KINGDOM:
            self.see_office(effect)
        elif effect <= MARKET_ONE_WAY:
            self.see_anytime(place, effect)
        elif s.phase < KINGDOM:
            self.see_build(place, effect)

    def see_office(self, effect: i64) -> None:
        s, v = self.s, self.v
        if effect == TAX:
            v[FIGURES + 26] += float(s.data.tax_prestige[s.epoch()])
        elif effect == WAR:
            v[FIGURES + 27] += float(s.tower[self.p] - lowest_tower(s))
        elif effect == START:
            v[FIGURES + 28] += 1.0
        elif effect == RAIDERS:
            v[FIGURES + 29] += 1.0
        else:
            v[FIGURES + 32] += 1.0

    def see_anytime(self, place: i64, effect: i64) -> None:
        s, p, v, left = self.s, self.p, self.v, self.left
        if effect == GAIN:
            amount = float(self.yields(place))
            v[ON_GAIN + s.data.place_good[place]] += amount
            v[FIGURES] += amount * left
        elif effect == PEACE:
            v[FIGURES + 1] += float(s.data.place_amount[place * EPOCHS + s.epoch()] * peace_factor(s, p))
        elif effect == SHIPYARD:
            v[FIGURES + 2] += left if ship_fault(s, p) == FINE else 0.0
        elif effect == CARAVAN:
            v[FIGURES + 3] += left if camel_fault(s, p) == FINE else 0.0
        elif effect == MARKET:
            v[FIGURES + 4] += 1.0
        else:
            v[FIGURES + 5] += 1.0

    def see_build(self, place: i64, effect: i64) -> None:
        if effect == SINGLE or effect == DOUBLE:
            self.see_tower(1 if effect == SINGLE else 2, FIGURES + (6 if effect == SINGLE else 8))
        elif effect == GOOD:
            self.see_good(self.s.data.place_good[place])
        elif effect == TEMPLE or effect == TEMPLE_DRAW or effect == OWN_TEMPLE:
            self.see_temple(effect)
        elif effect == FULFIL:
            self.see_fulfil()
        else:
            self.see_rest(effect)

    def see_tower(self, levels: i64, at: i64) -> None:
        """How many times these levels could be paid for, up to three."""
        s = self.s
        most: i64 = 3
        for good in range(GOODS):
            cost = level_cost(s, self.p, good, levels)
            if cost and self.purse[good] // cost < most:
                most = self.purse[good] // cost
        if most:
            self.v[at] += float(most * levels)
        else:
            self.v[at + 1] += 1.0

    def see_good(self, colour: i64) -> None:
        s, v = self.s, self.v
        top = s.top[colour]
        if top == NOBODY or self.lack(s.data.price, colour * GOODS, total(s, self.p, U_GOOD_DISCOUNT)):
            v[FIGURES + 12] += 1.0
            return
        v[FIGURES + 10] += 1.0
        rank = s.goods[self.p * KINDS + top]
        v[FIGURES + 11] += float(next_kind(s, count_rank(s, self.p, rank + 1)))

    def see_temple(self, effect: i64) -> None:
        v = self.v
        if self.stage_lack:
            v[FIGURES + 16] += 1.0
        else:
            v[FIGURES + 13] += 1.0
            v[FIGURES + 14] += float(self.stage_points)
            v[FIGURES + 15] += self.left
            v[FIGURES + 17] += 1.0 if effect == TEMPLE_DRAW else 0.0
        v[FIGURES + 30] += 1.0 if effect == OWN_TEMPLE else 0.0

    def see_fulfil(self) -> None:
        if self.mission_lack:
            self.v[FIGURES + 20] += 1.0
        else:
            self.v[FIGURES + 18] += 1.0
            self.v[FIGURES + 19] += float(self.mission_points)

    def see_rest(self, effect: i64) -> None:
        v, s = self.v, self.s
        if effect == DRAW:
            v[FIGURES + 21] += 1.0
            v[FIGURES + 22] += self.left
        elif effect == TRAITOR:
            v[FIGURES + 23] += 1.0 if traitor_fault(s, self.p) == FINE else 0.0
        elif effect == UPGRADE:
            v[FIGURES + 24] += 1.0
            v[FIGURES + 25] += self.left
        elif effect == OWN_BUILD:
            v[FIGURES + 31] += 1.0


def next_kind(s: Tadmor, kinds: i64) -> i64:
    """What one more kind adds to a set of so many."""
    if kinds >= KINDS:
        return 0
    return s.data.set_prestige[kinds] - (s.data.set_prestige[kinds - 1] if kinds else 0)

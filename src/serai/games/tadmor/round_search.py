"""What a player can do in the rest of a round: every action of a scheme, carried out at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.tadmor.choices import best_free, strike
from serai.games.tadmor.danger import is_raided
from serai.games.tadmor.rules.deeds import (
    BORROWED,
    D_BORROW,
    D_DOUBLE,
    D_DRAW,
    D_FULFIL,
    D_GREY,
    D_OWN_TEMPLE,
    D_RED,
    D_SINGLE,
    D_TEMPLE_DRAW,
    D_TRAITOR,
    deed_of,
)
from serai.games.tadmor.rules.favours import figure_fault
from serai.games.tadmor.rules.goods import PickTile, any_tile_fault, obtain, prestige_fault
from serai.games.tadmor.rules.holdings import score, total
from serai.games.tadmor.rules.missions import draw_fault
from serai.games.tadmor.rules.placement import place_fault
from serai.games.tadmor.rules.temple import foundation_fault, lay_foundation, raise_stage, site_fault
from serai.games.tadmor.rules.tower import any_strike_fault, grow, level_costs, traitor_fault
from serai.games.tadmor.rules.trade import act_anytime, add_camel, add_ship, anytime_fault, open_trades
from serai.games.tadmor.rules.upgrades import acquire
from serai.games.tadmor.rules.windows import BUY, FULFIL_MISSION, RETURN, TRADE, USE
from serai.games.tadmor.scheme import (
    BUILDING_COMES,
    CLOSING_COMES,
    NOTHING_COMES,
    UPGRADES_COME,
    Beam,
    Scheme,
    is_office,
)
from serai.games.tadmor.state import DISPLAY, HAND, OPEN, RETURNED, SITES
from serai.games.tadmor.tables import (
    CAMEL,
    CARAVAN,
    FULFIL,
    GOODS,
    M_CAMEL,
    M_DESTROY,
    M_DRAW,
    M_FOUNDATION,
    M_GOOD,
    M_LEVELS,
    M_MARKET,
    M_RESOURCES,
    M_SHIP,
    M_TEMPLE,
    M_UNEARTH,
    M_UPGRADES,
    MARKET,
    MARKET_ONE_WAY,
    MISSIONS,
    PEACE,
    RAIDERS,
    SHIP,
    SHIPYARD,
    START,
    TAX,
    U_GOOD_DISCOUNT,
    U_GOOD_FOR_PRESTIGE,
    U_MISSION_DISCOUNT,
    U_MISSION_PRESTIGE,
    U_TEMPLE,
    U_TEMPLE_DISCOUNT,
    UPGRADE,
)

TALL: Final = 6  # levels a plan builds at most with one figure, or pairs


class RoundSearch(Beam):
    """The best scheme for the rest of one player's round."""

    def expand(self, x: Scheme) -> None:
        s, p = x.s, self.p
        for place in s.data.places:
            if s.owner[place] == p:
                self.act(x, place, NOBODY)
            elif self.placing and s.owner[place] == NOBODY and not is_raided(s, p, place):
                if place_fault(s, p, CAMEL, place) == FINE:
                    self.act(x, place, CAMEL)
                if place_fault(s, p, SHIP, place) == FINE:
                    self.act(x, place, SHIP)
        for m in range(MISSIONS):
            if s.mission_at[m] == OPEN + p:
                self.ask(x, m)

    def act(self, x: Scheme, place: i64, figure: i64) -> None:
        s = x.s
        effect = s.data.place_effect[place]
        if effect <= PEACE and USE + place < x.move < TRADE and s.data.place_effect[x.move - USE] <= PEACE:
            return  # the same in another order
        if effect <= CARAVAN:
            self.act_anytime(x, place, figure)
        elif is_office(effect):
            if figure != NOBODY and self.is_office_useful(x, effect):
                self.enter(self.step(x, place, figure, USE + place), place)
        elif effect == UPGRADE:
            if x.stage == UPGRADES_COME:
                self.buy_tiles(x, place, figure)
        elif x.stage <= BUILDING_COMES:
            self.do(x, place, figure, D_FULFIL if effect == FULFIL else deed_of(s, place))

    def is_office_useful(self, x: Scheme, effect: i64) -> bool:
        s = x.s
        if effect == TAX:
            return s.data.tax[s.epoch()] > 0
        if effect == START or effect == RAIDERS:
            return self.left >= 1.0
        if effect == MARKET or effect == MARKET_ONE_WAY:
            return x.stage < CLOSING_COMES or self.left >= 1.0
        return True

    def act_anytime(self, x: Scheme, place: i64, figure: i64) -> None:
        if x.stage == NOTHING_COMES or anytime_fault(x.s, self.p, place) != FINE:
            return
        y = self.step(x, place, figure, USE + place)
        s = y.s
        act_anytime(s, self.p, place)
        effect = s.data.place_effect[place]
        if effect == CARAVAN:
            s.idle_camels[self.p] -= 1  # a new one is placed from the next round on
        elif effect == SHIPYARD:
            s.idle_ships[self.p] -= 1
        self.enter(y, place)

    def buy_tiles(self, x: Scheme, place: i64, figure: i64) -> None:
        for tile in self.tiles:
            if x.s.upgrade_at[tile] == DISPLAY:
                y = self.step(x, place, figure, BUY + tile)
                s = y.s
                own = s.data.place_of[tile]
                if own != NOBODY:
                    s.owner[own] = self.p
                    s.figure[own] = s.figure[place]
                acquire(s, self.p, tile)
                y.debt += s.data.upgrade_price[s.epoch()]
                self.enter(y, place)

    def do(self, x: Scheme, place: i64, figure: i64, deed: i64) -> None:
        """A build action."""
        s, p = x.s, self.p
        if deed == D_SINGLE or deed == D_DOUBLE:
            self.build_levels(x, place, figure, 1 if deed == D_SINGLE else 2)
        elif D_GREY <= deed <= D_RED:
            self.buy_good(x, place, figure, deed - D_GREY)
        elif deed == D_DRAW:
            if draw_fault(s) == FINE:
                y = self.build(x, place, figure, USE + place)
                y.cards += 1
                self.enter(y, place)
        elif deed == D_FULFIL:
            self.fulfil(x, place, figure)
        elif deed == D_TRAITOR:
            if traitor_fault(s, p) == FINE:
                y = self.build(x, place, figure, USE + place)
                strike(y.s, p, s.data.traitor[s.epoch()], 0)
                self.enter(y, place)
        elif deed == D_BORROW:
            for one in range(BORROWED):
                self.do(x, place, figure, one)
        else:
            self.raise_temple(x, place, figure, deed)

    def build(self, x: Scheme, place: i64, figure: i64, move: i64) -> Scheme:
        y = self.step(x, place, figure, move)
        if y.stage < BUILDING_COMES:
            y.stage = BUILDING_COMES
        return y

    def build_levels(self, x: Scheme, place: i64, figure: i64, levels: i64) -> None:
        """As many as can be paid, each number of them a plan of its own."""
        s, p = x.s, self.p
        trades = open_trades(s, p)
        if not x.could_pay(level_costs(s, p, levels), 0, 0, trades):
            return
        y = self.build(x, place, figure, USE + place)
        for _ in range(TALL):
            if not y.pay_price(level_costs(y.s, p, levels), 0, 0, trades):
                return
            grow(y.s, p, levels)
            z = Scheme(y.s.clone(), p, y.wild, y.debt, y.cards, y.stage, x, y.move)
            z.notes = y.notes[:]
            z.danger = y.danger
            self.enter(z, place)
            if not y.could_pay(level_costs(y.s, p, levels), 0, 0, trades):
                return

    def buy_good(self, x: Scheme, place: i64, figure: i64, colour: i64) -> None:
        s, p = x.s, self.p
        if s.top[colour] == NOBODY:
            return
        if prestige_fault(s, p) == FINE:
            y = self.build(x, place, figure, USE + place)
            y.s.pp[p] -= total(s, p, U_GOOD_FOR_PRESTIGE)
            y.s.favoured[p] = 1
            obtain(y.s, p, colour)
            self.enter(y, place)
        trades = open_trades(s, p)
        discount = total(s, p, U_GOOD_DISCOUNT)
        if x.could_pay(s.data.price, colour * GOODS, discount, trades):
            y = self.build(x, place, figure, USE + place)
            if y.pay_price(s.data.price, colour * GOODS, discount, trades):
                obtain(y.s, p, colour)
                self.enter(y, place)

    def fulfil(self, x: Scheme, place: i64, figure: i64) -> None:
        s, p = x.s, self.p
        trades = open_trades(s, p)
        discount = total(s, p, U_MISSION_DISCOUNT)
        for m in range(MISSIONS):
            if s.mission_at[m] == HAND + p and x.could_pay(s.data.mission_cost, m * GOODS, discount, trades):
                y = self.build(x, place, figure, FULFIL_MISSION + m)
                y.s.mission_at[m] = OPEN + p
                if y.pay_price(s.data.mission_cost, m * GOODS, discount, trades):
                    score(y.s, p, total(s, p, U_MISSION_PRESTIGE))
                    self.enter(y, place)

    def raise_temple(self, x: Scheme, place: i64, figure: i64, deed: i64) -> None:
        s, p = x.s, self.p
        trades = open_trades(s, p)
        discount = total(s, p, U_TEMPLE_DISCOUNT)
        for site in range(SITES):
            at = s.temples[p * SITES + site] * GOODS
            if site_fault(s, p, site, 1) == FINE and x.could_pay(s.data.stage_cost, at, discount, trades):
                y = self.build(x, place, figure, USE + place)
                if y.pay_price(s.data.stage_cost, at, discount, trades):
                    if deed == D_OWN_TEMPLE:
                        score(y.s, p, total(s, p, U_TEMPLE))
                    elif deed == D_TEMPLE_DRAW and draw_fault(s) == FINE:
                        y.cards += 1
                    raise_stage(y.s, p, site, 1)
                    self.enter(y, place)

    # ---------------------------------------------------------------- favours

    def ask(self, x: Scheme, m: i64) -> None:
        """Return an open mission for its favour."""
        s, p = x.s, self.p
        effect = s.data.mission_effect[m]
        if not self.is_favour_open(x, effect):
            return
        y = Scheme(s.clone(), p, x.wild, x.debt, x.cards, x.stage, x, RETURN + m)
        t = y.s
        t.mission_at[m] = RETURNED + p
        amount = s.data.mission_amount[m]
        if effect == M_SHIP:
            add_ship(t, p)
            t.idle_ships[p] -= 0 if self.placing else 1
        elif effect == M_CAMEL:
            add_camel(t, p)
            t.idle_camels[p] -= 0 if self.placing else 1
        elif effect == M_RESOURCES:
            y.wild += amount
        elif effect == M_MARKET:
            t.licence[p] = 1
        elif effect == M_UPGRADES or effect == M_UNEARTH:
            for _ in range(amount):
                tile = best_free(t, p, self.left, 1 if effect == M_UNEARTH else 0)
                if tile != NOBODY:
                    acquire(t, p, tile)
        else:
            y.stage = BUILDING_COMES if y.stage < BUILDING_COMES else y.stage
            self.ask_to_build(y, effect, amount)
        self.enter(y, NOBODY)

    def is_favour_open(self, x: Scheme, effect: i64) -> bool:
        s, p = x.s, self.p
        if x.stage == NOTHING_COMES:
            return False
        if effect == M_SHIP or effect == M_CAMEL:
            return figure_fault(s, p, effect) == FINE
        if effect == M_RESOURCES or effect == M_MARKET:
            return effect == M_RESOURCES or not s.licence[p]
        if effect == M_UPGRADES or effect == M_UNEARTH:
            return x.stage == UPGRADES_COME
        if x.stage > BUILDING_COMES:
            return False
        if effect == M_GOOD:
            return any_tile_fault(s) == FINE
        if effect == M_TEMPLE:
            return site_fault(s, p, 0, 1) == FINE or site_fault(s, p, 1, 1) == FINE
        if effect == M_FOUNDATION:
            return foundation_fault(s, p) == FINE
        if effect == M_DESTROY:
            return any_strike_fault(s, p, 1) == FINE
        return effect == M_LEVELS or (effect == M_DRAW and draw_fault(s) == FINE)

    def ask_to_build(self, y: Scheme, effect: i64, amount: i64) -> None:
        s, p = y.s, self.p
        if effect == M_GOOD:
            s.then(PickTile(p, NOBODY, 1))
        elif effect == M_TEMPLE:
            higher = s.temples[p * SITES + 1] > s.temples[p * SITES] and site_fault(s, p, 1, 1) == FINE
            raise_stage(s, p, 1 if higher or site_fault(s, p, 0, 1) != FINE else 0, 1)
        elif effect == M_LEVELS:
            grow(s, p, amount)
        elif effect == M_FOUNDATION:
            lay_foundation(s, p)
        elif effect == M_DESTROY:
            strike(s, p, amount, 1)
        else:
            y.cards += amount

"""At any time: resources, markets and trade upgrades, caravan, shipyard, peace gifts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault
from serai.games.tadmor.rules.holdings import (
    CONSUMER,
    TakeGood,
    count_missions,
    gain,
    gain_traded,
    has,
    score,
    stands_on,
)
from serai.games.tadmor.state import OWNED, Tadmor
from serai.games.tadmor.tables import (
    BACK,
    BARTER_GETS,
    BARTER_GIVES,
    BARTERS,
    BOTH,
    CARAVAN,
    COLOURS,
    EPOCHS,
    GAIN,
    GOODS,
    KINDS,
    MARBLE,
    MARKET,
    MARKET_ONE_WAY,
    PEACE,
    SHIP,
    SHIPYARD,
    STONE,
    TO_CONSUMER,
    TO_LUXURY,
    U_CASH,
    U_PEACE,
    U_SHIP_BONUS,
    U_TRADE,
    WOOD,
)

NO_TRADE: Final = 50
NOTHING_TO_TRADE: Final = 51
NO_CASH: Final = 52
CASHED: Final = 53
CAMEL_CONDITION: Final = 54
MOST_CAMELS: Final = 55
SHIP_CONDITION: Final = 56
MOST_SHIPS: Final = 57
MARKETS_OPEN: Final = 58
BY_ITSELF: Final = 59
TRADE_FAULTS: Final[tuple[Fault, ...]] = (
    (NO_TRADE, "A7", "no-trade"),
    (NOTHING_TO_TRADE, "A9", "nothing-to-trade"),
    (NO_CASH, "I6", "no-cash"),
    (CASHED, "I6", "already-cashed"),
    (CAMEL_CONDITION, "A11", "camel-condition"),
    (MOST_CAMELS, "A11", "most-camels"),
    (SHIP_CONDITION, "A12", "ship-condition"),
    (MOST_SHIPS, "A12", "most-ships"),
    (MARKETS_OPEN, "A7", "markets-open"),
    (BY_ITSELF, "A2", "by-itself"),
)


def open_trades(s: Tadmor, p: i64) -> i64:  # rule A7, A8, I1, I2, I3, I4, I21, I22, I23, I24, K13
    """The trades the player may make now, as bits."""
    bits = market_trades(s, p)
    if bits == TO_LUXURY | TO_CONSUMER:
        return bits
    for tile in s.data.tiles_of[U_TRADE]:
        if s.upgrade_at[tile] == OWNED + p:
            bits |= s.data.extra[tile]
    return bits


def market_trades(s: Tadmor, p: i64) -> i64:  # rule A7, A8, I21, I22, K13
    """Those that a market opens: one the player stands on, or the one of a returned mission."""
    if s.licence[p] or stands_on(s, p, MARKET) != NOBODY:
        return TO_LUXURY | TO_CONSUMER
    return TO_LUXURY if stands_on(s, p, MARKET_ONE_WAY) != NOBODY else 0


def trade_rate(s: Tadmor, p: i64, barter: i64) -> i64:  # rule A7, I1, I2, I3, I4, I23, I24
    """How many goods one good brings: the best that a market or an upgrade of the player offers."""
    best: i64 = 0
    if market_trades(s, p) & (1 << barter):
        best = s.data.market_luxury if barter < BACK else s.data.market_consumer
    for tile in s.data.tiles_of[U_TRADE]:
        if s.upgrade_at[tile] == OWNED + p and s.data.extra[tile] & (1 << barter) and s.data.amount[tile] > best:
            best = s.data.amount[tile]
    return best


def trade_fault(s: Tadmor, p: i64, barter: i64, trades: i64) -> i64:  # rule A9, A16
    """Only goods of the warehouse are traded, never those that were traded for in this round."""
    if not trades & (1 << barter):
        return NO_TRADE
    if BARTER_GETS[barter] == BOTH and trade_rate(s, p, barter) < 2:
        return NO_TRADE
    gives: i64 = BARTER_GIVES[barter]
    return FINE if s.store[p * GOODS + gives] else NOTHING_TO_TRADE


def can_trade(s: Tadmor, p: i64) -> bool:
    trades = open_trades(s, p)
    for barter in range(BARTERS):
        if trade_fault(s, p, barter, trades) == FINE:
            return True
    return False


def trade(s: Tadmor, p: i64, barter: i64) -> None:  # rule A7, A9
    """One good goes; what it brings lies in the traded store. Of more than two of both kinds the mix is asked."""
    rate = trade_rate(s, p, barter)
    gives: i64 = BARTER_GIVES[barter]
    gets: i64 = BARTER_GETS[barter]
    s.store[p * GOODS + gives] -= 1
    s.touch(p)
    if gets != BOTH:
        s.traded[p * GOODS + gets] += rate
        s.tell("bartered", p, gives, rate, gets)
    elif rate == 2:
        s.traded[p * GOODS + WOOD] += 1
        s.traded[p * GOODS + STONE] += 1
        s.tell("bartered-both", p, gives)
    else:
        s.tell("bartered-mix", p, gives, rate)
        s.then(TakeGood(p, CONSUMER, rate, 0, 1))


def cash_price(s: Tadmor, good: i64) -> i64:  # rule I6
    for tile in s.data.tiles_of[U_CASH]:
        both = s.data.extra[tile]
        return both % 100 if good < MARBLE else both // 100
    return 0


def cash_fault(s: Tadmor, p: i64, good: i64) -> i64:  # rule I6
    if not has(s, p, U_CASH):
        return NO_CASH
    bit: i64 = 1 if good < MARBLE else 2
    return CASHED if s.cashed[p] & bit else FINE


def cash(s: Tadmor, p: i64, good: i64) -> None:  # rule I6
    """One consumer good and one luxury good a round for prestige points, which may become negative."""
    s.cashed[p] |= 1 if good < MARBLE else 2
    points = cash_price(s, good)
    s.pp[p] -= points
    s.touch(p)
    s.tell("paid-prestige", p, points)
    gain_traded(s, p, good, 1)


# ---------------------------------------------------------------- figures


def camel_fault(s: Tadmor, p: i64) -> i64:  # rule A11
    """The fourth camel needs a tower or missions; the fifth more of one, or both."""
    if s.camels[p] >= s.data.most_camels:
        return MOST_CAMELS
    tower, missions = s.tower[p], count_missions(s, p)
    low, high = s.data.camel_tower, s.data.camel_missions
    if s.camels[p] <= s.data.camels:
        return FINE if tower >= low[0] or missions >= high[0] else CAMEL_CONDITION
    if tower >= low[1] or missions >= high[1] or (tower >= low[0] and missions >= high[0]):
        return FINE
    return CAMEL_CONDITION


def ship_fault(s: Tadmor, p: i64) -> i64:  # rule A12
    """The third ship needs a set of colours, the fourth two."""
    if s.ships[p] >= s.data.most_ships:
        return MOST_SHIPS
    needed = s.data.ship_sets[0 if s.ships[p] <= s.data.ships else 1]
    return FINE if count_colour_sets(s, p) >= needed else SHIP_CONDITION


def count_colour_sets(s: Tadmor, p: i64) -> i64:  # rule A12
    fewest: i64 = -1
    for colour in range(COLOURS):
        found: i64 = 0
        for kind in range(KINDS):
            if s.data.colour_of[kind] == colour:
                found += s.goods[p * KINDS + kind]
        if fewest < 0 or found < fewest:
            fewest = found
    return fewest


def add_camel(s: Tadmor, p: i64) -> None:
    s.camels[p] += 1
    s.touch(p)
    s.idle_camels[p] += 1
    s.tell("new-camel", p)


def add_ship(s: Tadmor, p: i64) -> None:
    s.ships[p] += 1
    s.touch(p)
    s.idle_ships[p] += 1
    s.tell("new-ship", p)


# ---------------------------------------------------------------- the spaces


def anytime_fault(s: Tadmor, p: i64, place: i64) -> i64:
    """Whether a figure's any-time action can be carried out. For other actions: BY_ITSELF."""
    effect = s.data.place_effect[place]
    if effect == GAIN or effect == PEACE:
        return FINE
    if effect == CARAVAN:
        return camel_fault(s, p)
    if effect == SHIPYARD:
        return ship_fault(s, p)
    return MARKETS_OPEN if effect == MARKET or effect == MARKET_ONE_WAY else BY_ITSELF


def act_anytime(s: Tadmor, p: i64, place: i64) -> None:  # rule A6, A11, A12, A13
    effect = s.data.place_effect[place]
    amount = s.data.place_amount[place * EPOCHS + s.epoch()]
    if effect == GAIN:
        good = s.data.place_good[place]
        gain(s, p, good, amount + (ship_bonus(s, p, good) if s.figure[place] == SHIP else 0))
    elif effect == PEACE:
        score(s, p, amount * peace_factor(s, p))
    elif effect == CARAVAN:
        add_camel(s, p)
    else:
        add_ship(s, p)


def ship_bonus(s: Tadmor, p: i64, good: i64) -> i64:  # rule I10, I11, I12, I13, I29, I30, I31, I32
    found: i64 = 0
    for tile in s.data.tiles_of[U_SHIP_BONUS]:
        if s.upgrade_at[tile] == OWNED + p and s.data.extra[tile] == good:
            found += s.data.amount[tile]
    return found


def peace_factor(s: Tadmor, p: i64) -> i64:  # rule I44
    factor: i64 = 1
    for tile in s.data.tiles_of[U_PEACE]:
        if s.upgrade_at[tile] == OWNED + p:
            factor *= s.data.amount[tile]
    return factor

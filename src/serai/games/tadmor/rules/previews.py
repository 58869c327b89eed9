"""What an offered move costs or brings the player who is asked."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Note
from serai.games.tadmor.rules.deeds import deed_of, preview_deed
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.rules.trade import cash_price, peace_factor, ship_bonus, trade_rate
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import BARTER_GETS, BOTH, EPOCHS, GAIN, PEACE, SHIP, START, TAX, UPGRADE, WAR


def preview_place(s: Tadmor, p: i64, place: i64, by_ship: bool) -> Note | None:
    """What a figure there may bring in this round, as things stand: goods, points, the price of what is built."""
    effect = s.data.place_effect[place]
    if effect == GAIN:
        return preview_gain(s, p, place, by_ship)
    if effect == UPGRADE:
        return Note("costs-any", s.data.upgrade_price[s.epoch()])
    if effect == TAX or effect == WAR or effect == START:
        return preview_office(s, p, effect)
    return preview_use(s, p, place)


def preview_office(s: Tadmor, p: i64, effect: i64) -> Note:  # rule Q2, Q3, Q4
    """A kingdom action."""
    if effect == TAX:
        return Note("spares-tax", s.data.tax[s.epoch()], s.data.tax_prestige[s.epoch()])
    return Note("brings-points", s.tower[p] - lowest_tower(s)) if effect == WAR else Note("brings-start")


def preview_gain(s: Tadmor, p: i64, place: i64, by_ship: bool) -> Note:
    good = s.data.place_good[place]
    amount = s.data.place_amount[place * EPOCHS + s.epoch()]
    return Note("brings", amount + (ship_bonus(s, p, good) if by_ship else 0), good)


def preview_use(s: Tadmor, p: i64, place: i64) -> Note | None:
    """Resources and points of a space, or the price of its build action."""
    if s.data.place_effect[place] == GAIN:
        return preview_gain(s, p, place, s.figure[place] == SHIP)
    if s.data.place_effect[place] == PEACE:
        amount = s.data.place_amount[place * EPOCHS + s.epoch()]
        return Note("brings-points", amount * peace_factor(s, p))
    return preview_deed(s, p, deed_of(s, place))


def preview_trade(s: Tadmor, p: i64, barter: i64) -> Note:  # rule A7
    rate = trade_rate(s, p, barter)
    gets: i64 = BARTER_GETS[barter]
    if gets != BOTH:
        return Note("brings", rate, gets)
    return Note("brings-both") if rate == 2 else Note("brings-mix", rate)


def preview_cash(s: Tadmor, good: i64) -> Note:  # rule I6
    return Note("costs-points", cash_price(s, good))

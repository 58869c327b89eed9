"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.writer import Writer
from serai.games.tadmor.state import BOX, DECK, DISCARDED, DISPLAY, HAND, OPEN, OWNED, RETURNED, Tadmor
from serai.games.tadmor.tables import COLOURS, EPOCHS, GOODS, KINDS, MISSIONS, REGIONS, SEATS, STAGES, UPGRADES

MOST_PRESTIGE: Final = 200
MOST_GOODS: Final = 20
MOST_FIGURES: Final = 12
MOST_TOWER: Final = 20
MOST_CARDS: Final = 12
MOST_KINDS: Final = 12
MOST_PRICE: Final = 20

FIGURE: Final[i64] = SEATS + 2  # whose it is, and whether it is a camel or a ship
CARDS_AT: Final[i64] = 11 + 2 * GOODS  # where a board's cards begin: upgrades, open missions, returned ones, hand
CARDS: Final[i64] = UPGRADES + 2 * MISSIONS + 1
PRECIOUS: Final[i64] = 2 * KINDS  # of a colour: what lies on top, what is left
BOARD: Final[i64] = 8 + 2 * GOODS + 2 + 2 + UPGRADES + 2 * MISSIONS + KINDS + 1  # cells of a player's board


def encode(s: Tadmor, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    epoch = s.epoch()
    w.hot(seat, SEATS)
    w.count(s.players, SEATS)
    w.hot(s.start, SEATS)
    w.count(s.round, 9)
    w.count(epoch + 1, EPOCHS)
    w.count(s.data.upgrade_price[epoch], MOST_PRICE)
    w.count(s.data.tax[epoch], MOST_PRICE)
    w.count(s.data.tax_prestige[epoch], MOST_PRICE)
    w.hot(s.phase, 8)
    _cards(s, w)
    for p in range(s.players):
        _board(s, p, w)
    w.skip((SEATS - s.players) * BOARD)
    _figures(s, w)
    _supplies(s, epoch, w)
    _missions(s, seat, w)


def _board(s: Tadmor, p: i64, w: Writer) -> None:
    first, second, finished = s.temples[2 * p], s.temples[2 * p + 1], s.finished[p]
    w.count(s.pp[p], MOST_PRESTIGE)
    w.counts(s.store, p * GOODS, GOODS, MOST_GOODS)
    w.counts(s.traded, p * GOODS, GOODS, MOST_GOODS)
    w.count(s.camels[p], MOST_FIGURES)
    w.count(s.ships[p], MOST_FIGURES)
    w.count(s.idle_camels[p], MOST_FIGURES)
    w.count(s.idle_ships[p], MOST_FIGURES)
    w.count(s.tower[p], MOST_TOWER)
    w.count(first, STAGES)
    w.count(second, STAGES)
    w.count(finished, STAGES)
    w.count(first + second + finished * STAGES, STAGES * STAGES)
    highest = max(first, second)
    if finished:
        highest = STAGES
    w.count(highest, STAGES)
    w.skip(CARDS)
    w.counts(s.goods, p * KINDS, KINDS, MOST_KINDS)
    w.flag(s.licence[p] != 0)


def _cards(s: Tadmor, w: Writer) -> None:
    """Everybody's upgrades, open and returned missions, and how many they have in hand: one look at each card."""
    begun = w.at + CARDS_AT
    upgrade_at, mission_at = s.upgrade_at, s.mission_at
    for u in range(len(upgrade_at)):
        at = upgrade_at[u]
        if at >= OWNED:
            w.one(begun + (at - OWNED) * BOARD + u)
    for m in range(len(mission_at)):
        at = mission_at[m]
        if at >= RETURNED:
            w.one(begun + (at - RETURNED) * BOARD + UPGRADES + MISSIONS + m)
        elif at >= OPEN:
            w.one(begun + (at - OPEN) * BOARD + UPGRADES + m)
        elif at >= HAND:
            w.more(begun + (at - HAND) * BOARD + CARDS - 1, MISSIONS)


def _figures(s: Tadmor, w: Writer) -> None:
    at, owner, figure = w.at, s.owner, s.figure
    for place in range(len(owner)):
        if owner[place] != NOBODY:
            w.one(at + owner[place])
            w.one(at + SEATS + figure[place])
        at += FIGURE
    w.at = at


def _supplies(s: Tadmor, epoch: i64, w: Writer) -> None:
    """Upgrades on display and undrawn, precious goods, temple cards."""
    begun, upgrade_at, epoch_of = w.at, s.upgrade_at, s.data.epoch_of
    for u in range(len(upgrade_at)):
        at = upgrade_at[u]
        if at == DISPLAY:
            w.one(begun + u)
        elif at == BOX and epoch_of[u] <= epoch:
            w.one(begun + UPGRADES + u)
    w.skip(2 * UPGRADES)
    _precious(s, w)
    w.counts(s.temple_left, 0, STAGES, MOST_CARDS)


def _precious(s: Tadmor, w: Writer) -> None:
    """The card on top of each colour's pile, then how many of each kind are left in it, that one among them."""
    begun, pile, colour_of = w.at, s.pile, s.data.colour_of
    for k in range(len(pile)):
        w.at = begun + colour_of[k] * PRECIOUS
        on_top = s.top[colour_of[k]] == k
        if on_top:
            w.mark(k)
        w.put(KINDS + k, pile[k] + 1 if on_top else pile[k], MOST_KINDS)
    w.at = begun + COLOURS * PRECIOUS


def _missions(s: Tadmor, seat: i64, w: Writer) -> None:
    """Missions that are nobody's, raids, and what the seat alone knows."""
    deck: i64 = 0
    hand = MISSIONS + 2 * REGIONS + SEATS  # where the own hand lies behind what is discarded
    own: i64 = NOBODY
    plan: i64 = NOBODY
    if seat >= 0:
        own = HAND + seat
        if s.raider == seat:
            plan = s.plan
    w.skip(1)
    begun, mission_at = w.at, s.mission_at
    for m in range(len(mission_at)):
        at = mission_at[m]
        if at == DECK:
            deck += 1
        elif at == DISCARDED:
            w.one(begun + m)
        elif at == own:
            w.one(begun + hand + m)
    w.put(-1, deck, MISSIONS)
    w.skip(MISSIONS)
    w.hot(s.current, REGIONS)
    w.hot(s.attacked, REGIONS)
    w.hot(s.raider, SEATS)
    w.skip(MISSIONS)
    w.hot(plan, REGIONS)

"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, State
from serai.core.writer import Encoder, Writer
from serai.games.tadmor.state import (
    BOX,
    CARDS_MOVED,
    DECK,
    DISCARDED,
    DISPLAY,
    FIGURES_PUT,
    HAND,
    OPEN,
    OWNED,
    PILES,
    RETURNED,
    Tadmor,
)
from serai.games.tadmor.tables import COLOURS, EPOCHS, GOODS, KINDS, MISSIONS, PLACES, REGIONS, SEATS, STAGES, UPGRADES

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
BOARD_SLOTS: Final[i64] = 12 + 2 * GOODS + KINDS  # numbers of a player's board without cards
BOARD: Final[i64] = 8 + 2 * GOODS + 2 + 2 + UPGRADES + 2 * MISSIONS + KINDS + 1  # cells of a player's board
CARD_SLOTS: Final[i64] = 1 + UPGRADES + MISSIONS + SEATS
SUPPLY_SLOTS: Final[i64] = 1 + UPGRADES
PRECIOUS_SLOTS: Final[i64] = 1 + 2 * KINDS
NO_HANDS: Final = vec[i64]([0] * SEATS)


class TadmorEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Tadmor, s), seat, w)


def encode(s: Tadmor, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    epoch = s.epoch()
    w.hot(seat, SEATS)
    w.count(s.players, SEATS)
    w.hot(s.start, SEATS)
    if w.is_new(s.round) or w.anew:
        w.count(s.round, 9)
        w.count(epoch + 1, EPOCHS)
        w.count(s.data.upgrade_price[epoch], MOST_PRICE)
        w.count(s.data.tax[epoch], MOST_PRICE)
        w.count(s.data.tax_prestige[epoch], MOST_PRICE)
    else:
        w.pass_by(5, 5)
    w.hot(s.phase, 8)
    moved = w.is_touched(s, CARDS_MOVED)
    if moved:
        _cards(s, w)
    else:
        w.pass_by(CARD_SLOTS, 0)
    for p in range(s.players):
        if w.is_touched(s, p):
            _board(s, p, w)
        else:
            w.pass_by(BOARD_SLOTS, BOARD)
    w.skip((SEATS - s.players) * BOARD)
    if w.is_touched(s, FIGURES_PUT):
        _figures(s, w)
    else:
        w.pass_by(PLACES, PLACES * FIGURE)
    if w.is_new(epoch) or moved:
        _supplies(s, epoch, w)
    else:
        w.pass_by(SUPPLY_SLOTS, 2 * UPGRADES)
    _precious(s, w)
    w.counts(s.temple_left, 0, STAGES, MOST_CARDS)
    _missions(s, seat, moved, w)


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
    upgrade_at, mission_at, hands = s.upgrade_at, s.mission_at, NO_HANDS[:]
    for u in range(UPGRADES):
        at = upgrade_at[u]
        if at >= OWNED:
            w.note(begun + (at - OWNED) * BOARD + u, 1)
    for m in range(MISSIONS):
        at = mission_at[m]
        if at >= RETURNED:
            w.note(begun + (at - RETURNED) * BOARD + UPGRADES + MISSIONS + m, 1)
        elif at >= OPEN:
            w.note(begun + (at - OPEN) * BOARD + UPGRADES + m, 1)
        elif at >= HAND:
            hands[at - HAND] += 1
    for p in range(s.players):
        if hands[p]:
            w.note(begun + p * BOARD + CARDS - 1, hands[p])
    w.show_notes(CARD_SLOTS, 0)


def _figures(s: Tadmor, w: Writer) -> None:
    """Whose figure stands on each place, and what it is."""
    last, slot, at, owner, figure = w.last, w.slot, w.at, s.owner, s.figure
    place: i64 = -1
    for stands in owner:
        place += 1
        had = last[slot + place]
        if stands != NOBODY:
            stands = stands << 1 | figure[place]
        if had != stands:
            last[slot + place] = stands
            _show_figure(at + place * FIGURE, had, 0, w)
            _show_figure(at + place * FIGURE, stands, 1, w)
    w.pass_by(PLACES, PLACES * FIGURE)


def _show_figure(at: i64, stands: i64, number: i64, w: Writer) -> None:
    if stands >= 0:
        w.set(at + (stands >> 1), number)
        w.set(at + SEATS + (stands & 1), number)


def _supplies(s: Tadmor, epoch: i64, w: Writer) -> None:
    """Upgrades on display and undrawn."""
    upgrade_at, epoch_of = s.upgrade_at, s.data.epoch_of
    for u in range(UPGRADES):
        at = upgrade_at[u]
        if at == DISPLAY:
            w.note(w.at + u, 1)
        elif at == BOX and epoch_of[u] <= epoch:
            w.note(w.at + UPGRADES + u, 1)
    w.show_notes(SUPPLY_SLOTS, 2 * UPGRADES)


def _precious(s: Tadmor, w: Writer) -> None:
    """The card on top of each colour's pile, then how many of each kind are left in it, that one among them."""
    if not w.is_touched(s, PILES):
        w.pass_by(PRECIOUS_SLOTS, COLOURS * PRECIOUS)
        return
    for k in range(KINDS):
        colour = s.data.colour_of[k]
        at, left = w.at + colour * PRECIOUS + k, s.pile[k]
        if s.top[colour] == k:
            w.note(at, 1)
            left += 1
        if left > 0:
            w.note(at + KINDS, min(left, MOST_KINDS))
    w.show_notes(PRECIOUS_SLOTS, COLOURS * PRECIOUS)


def _missions(s: Tadmor, seat: i64, new: bool, w: Writer) -> None:
    """Missions that are nobody's, raids, and what the seat alone knows."""
    if new:
        _deck(s, w)
    else:
        w.pass_by(2 + MISSIONS, 1 + MISSIONS)
    w.hot(s.current, REGIONS)
    w.hot(s.attacked, REGIONS)
    w.hot(s.raider, SEATS)
    if w.is_new(seat) or new:
        _hand(s, seat, w)
    else:
        w.pass_by(1 + MISSIONS, MISSIONS)
    plan: i64 = NOBODY
    if seat >= 0 and s.raider == seat:
        plan = s.plan
    w.hot(plan, REGIONS)


def _deck(s: Tadmor, w: Writer) -> None:
    """How many missions are in the deck, and which are discarded."""
    begun = w.at + 1
    deck: i64 = 0
    m: i64 = -1
    for at in s.mission_at:
        m += 1
        if at == DECK:
            deck += 1
        elif at == DISCARDED:
            w.note(begun + m, 1)
    w.count(deck, MISSIONS)
    w.show_notes(1 + MISSIONS, MISSIONS)


def _hand(s: Tadmor, seat: i64, w: Writer) -> None:
    """The seat's own missions; a spectator has none."""
    begun = w.at
    if seat >= 0:
        own = HAND + seat
        m: i64 = -1
        for at in s.mission_at:
            m += 1
            if at == own:
                w.note(begun + m, 1)
    w.show_notes(1 + MISSIONS, MISSIONS)

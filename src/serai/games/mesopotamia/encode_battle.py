"""A battle as numbers: both sides, every unit in it; stakes only when they are revealed, and one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.writer import Writer
from serai.games.mesopotamia.rules.fights import front, on_card, value
from serai.games.mesopotamia.rules.muster import army_of, commander, rival, stands
from serai.games.mesopotamia.rules.solo.roles import purse
from serai.games.mesopotamia.rules.stakes import bound, funds, parts_staked, secret, support
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CARDS_OF_KIND, KINDS, LAND, MOBILITY, ROWS, SIDES, TRIBE
from serai.games.mesopotamia.units import kind_of, side_of

FIGHTERS: Final = 20  # units in a battle
MOST_BONES: Final = 60  # laid, staked or at hand
MOST_ROWS: Final = 10  # and ranks
MOST_VALUE: Final = 40
MOST_SHIPS: Final = 3

SHOWN: Final[i64] = SIDES + 2  # a side as views number it: a tribe, nobody, then the sides
FIGHTER: Final[i64] = SHOWN + LAND + CARDS_OF_KIND + 2 + ROWS + 4
BATTLE: Final[i64] = 2 * AREAS + 1 + 4 * SHOWN + 1 + FIGHTERS * FIGHTER + 3 * ROWS + 10  # cells, "is there" first
FIGHTER_SLOTS: Final[i64] = 9 + ROWS  # as many numbers
BATTLE_SLOTS: Final[i64] = 8 + FIGHTERS * FIGHTER_SLOTS + 3 * ROWS + 4 + 2 + 1 + AREAS + 3


def encode_battle(s: Mesopotamia, seat: i64, w: Writer) -> None:
    """The battle that is fought; nothing where there is none."""
    if s.area == NOBODY or s.attacker == NOBODY or s.defender == NOBODY:
        w.blank(BATTLE_SLOTS, BATTLE)
        return
    w.flag(True)
    w.hot(s.area, AREAS)
    w.flag(s.simple != 0)
    _side(s.attacker, w)
    _side(s.defender, w)
    w.hot(s.chief + 2, SHOWN)
    _side(s.arranger, w)
    w.count(s.tribe_roll, MOST_BONES)
    for i in range(i64(FIGHTERS)):
        if i < len(s.fighter):
            _fighter(s, i, w)
        else:
            w.blank(FIGHTER_SLOTS, FIGHTER)
    _stakes(s, seat, w)
    for army in range(2):
        w.count(support(s, army), MOST_SHIPS)
    for area in s.fights:
        w.note_once(w.at + area, 1)
    w.show_notes(1 + AREAS, AREAS)
    w.flag(len(s.fate) > 0)
    for army in range(2):
        w.count(purse(s, army) if len(s.extra) else 0, MOST_BONES)


def shown(side: i64) -> i64:
    """A side as views number it: a tribe, nobody, then the sides."""
    if side == TRIBE:
        return 0
    return side + 2


def _side(side: i64, w: Writer) -> None:
    w.hot(shown(side), SHOWN)


def _fighter(s: Mesopotamia, i: i64, w: Writer) -> None:
    unit, card = s.fighter[i], s.dealt[i]
    foe = foe_of(s, i)
    _side(side_of(unit), w)
    w.hot(kind_of(unit), LAND)
    w.hot(card % CARDS_OF_KIND if card >= 0 else NOBODY, CARDS_OF_KIND)
    w.count(s.row[i] + 1, MOST_ROWS)
    w.count(s.rank[i] + 1, MOST_ROWS)
    w.counts(s.laid, i * ROWS, ROWS, MOST_BONES)
    w.flag(stands(s, i))
    if foe == NOBODY:
        w.blank(3, 3)
        return
    w.count(value(s, i, foe), MOST_VALUE)
    w.flag(s.data.over[kind_of(unit) * KINDS + kind_of(s.fighter[foe])] != 0)
    w.count(on_card(s, i, MOBILITY), MOST_VALUE)


def foe_of(s: Mesopotamia, i: i64) -> i64:
    """Whom a unit at the front of its row meets."""
    row, army = s.row[i], army_of(s, i)
    if row < 0 or not stands(s, i) or front(s, row, army) != i or s.dealt[i] < 0:
        return NOBODY
    return front(s, row, 1 - army)


def _stakes(s: Mesopotamia, seat: i64, w: Writer) -> None:
    """Stakes of both, once they are open; else one's own so far, what each may stake, and what each must.

    Of what was staked one more than the number.
    """
    open_stakes, hidden = len(s.stake), i64(NOBODY)
    if secret(s):
        open_stakes = 0
        for army in range(2):
            if hidden == NOBODY and commander(s, rival(s, army)) == seat:
                hidden = army
    for i in range(2 * ROWS):
        w.count(s.stake[i] + 1 if i < open_stakes else 0, MOST_BONES)
    for part in range(i64(ROWS)):
        own = hidden != NOBODY and part < parts_staked(s, hidden)
        w.count(s.stake[hidden * ROWS + part] + 1 if own else 0, MOST_BONES)
    if not secret(s):
        w.blank(4, 4)
        return
    for army in range(2):
        w.count(funds(s, army), MOST_BONES)
    for army in range(2):
        w.count(bound(s, army), MOST_BONES)

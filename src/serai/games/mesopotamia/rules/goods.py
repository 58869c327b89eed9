"""Goods come from and go to the common supply, which never runs out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import GOODS


def gain(s: Mesopotamia, side: i64, good: i64, amount: i64) -> None:
    """Take goods from the supply; a negative amount goes back."""  # rule G07
    s.goods[side * GOODS + good] += amount
    s.touch_side(side)
    s.supply[good] -= amount


def has(s: Mesopotamia, side: i64, good: i64) -> i64:
    return s.goods[side * GOODS + good]


def affords(s: Mesopotamia, side: i64, price: vec[i64], at: i64) -> bool:
    """Whether a side has what a row of a table asks for: GOODS numbers from `at` on."""
    for good in range(GOODS):
        if s.goods[side * GOODS + good] < price[at + good]:
            return False
    return True


def pay(s: Mesopotamia, side: i64, price: vec[i64], at: i64) -> None:
    """Pay a row of a table."""
    for good in range(GOODS):
        gain(s, side, good, -price[at + good])


def receive(s: Mesopotamia, side: i64, row: vec[i64], at: i64) -> None:
    """Take a row of a table."""
    for good in range(GOODS):
        gain(s, side, good, row[at + good])


def heap(row: vec[i64], at: i64) -> i64:
    """A row of goods as one number for a note: six bits for each (`good*`)."""
    found: i64 = 0
    for good in range(GOODS):
        found |= row[at + good] << (6 * good)
    return found


def heap_of(good: i64, amount: i64) -> i64:
    """So much of one good as such a number."""
    return amount << (6 * good)

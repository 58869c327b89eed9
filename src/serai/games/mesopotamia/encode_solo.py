"""Playing alone as numbers: the Automa's cards, who waits in Ur, which wave comes. Nothing in the other modes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.writer import Writer
from serai.games.mesopotamia.rules.solo.conditions import is_met
from serai.games.mesopotamia.rules.solo.strategies import in_deck, priority
from serai.games.mesopotamia.state import DISCARDED, GUARDIANS, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import LAND, PIECES
from serai.games.mesopotamia.tables_siege import WAVES
from serai.games.mesopotamia.tables_solo import ACTION_CARDS, LEVEL_NAMES, STRATEGIES
from serai.games.mesopotamia.units import count, end_of, first_of, land_units

SHOWN: Final = 4  # open strategy cards, with one that was looked for
MOST_PRIORITY: Final = 30
MOST_WAITING: Final = 3  # units of a kind

STRATEGY: Final[i64] = STRATEGIES + 1 + 1 + 2
AUTOMA: Final[i64] = 1 + len(LEVEL_NAMES) + SHOWN * STRATEGY + 1 + STRATEGIES + ACTION_CARDS  # cells, "is there" first
AUTOMA_SLOTS: Final[i64] = 2 + 4 * SHOWN + 1 + STRATEGIES + 1  # as many numbers


def encode_solo(s: Mesopotamia, w: Writer) -> None:
    """What belongs to a mode for one, or to an Automa at the table."""
    if len(s.strategy):
        _automa(s, w)
    else:
        w.blank(AUTOMA_SLOTS, AUTOMA)
    _siege(s, w)
    _guardians(s, w)


def _automa(s: Mesopotamia, w: Writer) -> None:
    w.flag(True)
    w.hot(s.strength, len(LEVEL_NAMES))
    for i in range(i64(SHOWN)):
        if i < len(s.display):
            _strategy(s, i, w)
        else:
            w.blank(4, STRATEGY)
    w.count(len(in_deck(s)), STRATEGIES)
    w.equals(s.strategy, 0, STRATEGIES, DISCARDED)
    w.bits(s.action_cards, ACTION_CARDS)


def _strategy(s: Mesopotamia, i: i64, w: Writer) -> None:
    card = s.display[i]
    w.hot(card, STRATEGIES)
    w.count(priority(s, s.players, card), MOST_PRIORITY)
    w.flag(is_met(s, s.players, s.data.solo.condition[card]))
    w.bits(s.placed[i], 2)


def _siege(s: Mesopotamia, w: Writer) -> None:
    if s.solo != SIEGE:
        w.blank(1 + LAND, 1 + LAND)
        return
    w.flag(True)
    for kind in range(LAND):
        w.count(end_of(s.players, kind) - first_of(s.players, kind) - count(s, s.players, kind), MOST_WAITING)


def _guardians(s: Mesopotamia, w: Writer) -> None:
    if s.solo != GUARDIANS:
        w.blank(4, 4)
        return
    w.flag(True)
    w.count(s.waves, WAVES)
    w.count(s.repelled, WAVES)
    w.count(land_units(s, s.players), PIECES)

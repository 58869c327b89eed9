"""An Automa's turn from words: which strategy cards lie open, and what is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.mesopotamia.rules.solo.automa import AutomaTurn
from serai.games.mesopotamia.rules.solo.deeds import CarryOut
from serai.games.mesopotamia.rules.solo.strategies import build_deck
from serai.games.mesopotamia.state import SHOWN, Mesopotamia
from serai.games.mesopotamia.tables_solo import LEVEL_NAMES, STRATEGY_ACTION_NAMES, STRATEGY_NAMES
from serai.games.mesopotamia.tests.position import Position, position
from serai.testing import ScriptedTable


def duel(*empires: str, level: str = "emperor", seats: int = 1, hidden: bool = False) -> Position:
    """People with these empires, the last is the Automa's; its strategy cards are all in the deck."""
    p = position(*(empires or ("babylon", "sumer")), seats=seats, hidden=hidden)
    p.state.strength = LEVEL_NAMES.index(level)
    build_deck(p.state, p.state.players)
    return p


def show(p: Position, *cards: str, amphorae: tuple[int, ...] = ()) -> Position:
    """These strategy cards lie open, with amphorae: 1 on the upper action, 2 on the lower one."""
    s = p.state
    s.display = vec[i64]([STRATEGY_NAMES.index(card) for card in cards])
    s.placed = vec[i64]([*amphorae, *[0] * (len(cards) - len(amphorae))])
    for card in s.display:
        s.strategy[card] = SHOWN
    return p


def turn(p: Position) -> ScriptedTable:
    """The Automa's turn."""
    return p.then(AutomaTurn(p.state.players))


def carry_out(p: Position, deed: str) -> ScriptedTable:
    """One action of a strategy card: `sc9-1` is the upper one of card 9."""
    return p.then(CarryOut(p.state.players, STRATEGY_ACTION_NAMES.index(deed)))


def shown(s: Mesopotamia) -> dict[str, int]:
    """The open cards in their order, with their amphorae."""
    return {STRATEGY_NAMES[card]: int(s.placed[i]) for i, card in enumerate(s.display)}

"""The Automa as everybody sees it: its strategy cards in their order, and the action cards of its turn."""

from __future__ import annotations

import msgspec

from serai.games.mesopotamia.rules.solo.conditions import is_met
from serai.games.mesopotamia.rules.solo.strategies import in_deck, priority
from serai.games.mesopotamia.state import DISCARDED, Mesopotamia
from serai.games.mesopotamia.tables import ACTION_NAMES
from serai.games.mesopotamia.tables_solo import ACTION_CARDS, CONDITION_NAMES, LEVEL_NAMES, STRATEGY_NAMES

CARD_NAMES = (*ACTION_NAMES, "star")


class StrategyView(msgspec.Struct, frozen=True):
    """An open strategy card: its priority now, its condition and whether it is met, its actions and their amphorae."""

    card: str
    priority: int
    condition: str
    met: bool
    actions: list[str]
    amphorae: list[bool]


class AutomaView(msgspec.Struct, frozen=True):
    """The side of the Automa, its level, its strategy cards (the most urgent first) and the action cards drawn."""

    side: int
    level: str
    strategies: list[StrategyView]
    deck: int
    discarded: list[str]
    drawn: list[str]


def automa_view(s: Mesopotamia) -> AutomaView | None:
    if not len(s.strategy):
        return None
    return AutomaView(
        side=int(s.players),
        level=LEVEL_NAMES[s.strength],
        strategies=[_strategy(s, i) for i in range(len(s.display))],
        deck=len(in_deck(s)),
        discarded=[STRATEGY_NAMES[i] for i, where in enumerate(s.strategy) if where == DISCARDED],
        drawn=[CARD_NAMES[i] for i in range(ACTION_CARDS) if s.action_cards >> i & 1],
    )


def _strategy(s: Mesopotamia, i: int) -> StrategyView:
    card = int(s.display[i])
    condition = int(s.data.solo.condition[card])
    return StrategyView(
        STRATEGY_NAMES[card],
        int(priority(s, s.players, card)),
        CONDITION_NAMES[condition],
        is_met(s, s.players, condition),
        [ACTION_NAMES[s.data.solo.action[2 * card + which]] for which in range(2)],
        [bool(s.placed[i] >> which & 1) for which in range(2)],
    )

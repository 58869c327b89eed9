"""What a move costs and brings, for whoever considers it, where its frame does not say it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.core.flow import FINE, NOBODY, Note
from serai.games.mesopotamia.rules import actions, conquest, dice, gather, research
from serai.games.mesopotamia.rules.goods import heap, heap_of
from serai.games.mesopotamia.rules.growth import Grow
from serai.games.mesopotamia.rules.tracks import reach
from serai.games.mesopotamia.state import POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AMPHORAE,
    AREA_NAMES,
    CLAY,
    DICE,
    FOOD,
    GOODS,
    GROWTH,
    LEVELS,
    STOCK,
    TABLET,
    tech_card,
)
from serai.games.mesopotamia.units import amphorae, nation, settlements, unseated

Preview = Callable[[Mesopotamia, Any, int], Note | None]


def act(s: Mesopotamia, decision: actions.Act, move: int) -> Note | None:
    """A reroll, and Growth where its card asks nothing more."""
    if move == actions.REROLL:
        return reroll(s, decision.player)
    if move == actions.END or move % ACTIONS != GROWTH:
        return None
    card = dice.card_of(s, decision.player, GROWTH)
    step = Grow(decision.player, card)
    return None if step.fault(s, 1) == FINE else growth(s, step, 0)


def growth(s: Mesopotamia, decision: Grow, move: int) -> Note:
    """What the steps cost, where they lead, how many units that place supports."""
    goal = reach(s, decision.player, POPULATION, move + 1)
    return Note("growth-brings", heap_of(FOOD, decision.price(s, move)), goal, s.data.unit_limit[goal])


def reroll(s: Mesopotamia, side: int) -> Note:
    """The price of one reroll, however many dice."""
    return Note("reroll-costs", 0 if dice.gift_left(s, side) else heap_of(TABLET, s.data.reroll))


def rerolls(s: Mesopotamia, decision: dice.PickRerolls, move: int) -> Note:
    return reroll(s, decision.player)


def gathering(s: Mesopotamia, decision: gather.Gather, move: int) -> Note | None:
    """A source yields one good; a trade gives and takes."""
    if move == gather.STOP:
        return None
    if move < gather.TRADE_AT:
        return Note("move-brings", heap_of(gather.good_of(s, move), 1))
    return trading(s, decision.player, move - gather.TRADE_AT)


def trading(s: Mesopotamia, side: int, slot: int) -> Note:
    """Both sides of a token, and what becomes of the amphora on it."""
    t, token, owner = s.data, s.trade[slot], s.amphora[slot]
    gives, gets, any_goods = heap(t.token_give, token * GOODS), heap(t.token_get, token * GOODS), t.token_any[token]
    if owner == NOBODY and amphorae(s, side) < AMPHORAE:
        return Note("trade-claims", gives, gets, any_goods, t.token_points[token])
    if owner not in (NOBODY, side) and not unseated(s, owner):
        return Note("trade-pays", gives, gets, any_goods, nation(s, owner))
    return Note("trade-brings", gives, gets, any_goods)


def researching(s: Mesopotamia, decision: research.Research, move: int) -> Note | None:
    if move == research.STOP:
        return None
    if move == research.CONVERT:
        clay, tablets = s.data.amount[decision.card], s.data.second[decision.card]
        return Note("convert-brings", heap_of(CLAY, clay), heap_of(TABLET, tablets))
    return Note("discovery-brings", heap_of(TABLET, 1), next_card(s, decision.player, move))


def discovering(s: Mesopotamia, decision: research.Discover, move: int) -> Note:
    return Note("discovery-brings", 0, next_card(s, decision.player, move))


def next_card(s: Mesopotamia, side: int, action: int) -> int:
    """The technology card on the level above."""
    return int(tech_card(s.empire[side], action, min(LEVELS, s.level[side * ACTIONS + action] + 1)))


def conquering(s: Mesopotamia, decision: conquest.Conquer, move: int) -> Note:
    """What becomes of the settlement and its wall."""
    owner = s.settlement[decision.area]
    if move == conquest.RAZE:
        return Note("conquest-razes", nation(s, owner), s.data.settlement_points)
    left = STOCK - settlements(s, decision.player) - 1
    return Note("conquest-seizes", nation(s, owner), s.data.settlement_points, left, s.wall[decision.area] == owner)


def conquered(s: Mesopotamia, decision: conquest.Conquer, move: int) -> list[str]:
    """Where the settlement is."""
    return [f"area:{AREA_NAMES[decision.area]}"]


def rolled(s: Mesopotamia, decision: actions.Act, move: int) -> list[str]:
    """The dice that a reroll may take."""
    if move != actions.REROLL:
        return []
    return [f"die:{die + 1}" for die in range(DICE) if dice.rollable(s, decision.player, die)]


PREVIEWS: Final[dict[str, Preview]] = {
    "act": act,
    "pick-rerolls": rerolls,
    "gather": gathering,
    "research": researching,
    "discover": discovering,
    "grow": growth,
    "conquer": conquering,
}
PLACES: Final[dict[str, Callable[[Mesopotamia, Any, int], list[str]]]] = {
    "act": rolled,
    "conquer": conquered,
}

"""Battles from words: who stands where, what is drawn and staked, and what is left."""

from __future__ import annotations

from serai.games.mesopotamia.rules.battles import BattlePhase
from serai.games.mesopotamia.rules.conquest import Conquest
from serai.games.mesopotamia.rules.walls import BreakWalls
from serai.games.mesopotamia.tables import (
    AREAS,
    BATTLE_CARD_NAMES,
    BONE,
    CAMPS,
    GOODS,
    KIND_NAMES,
    LAND,
    RAM,
    ROWS,
    TRIBE,
)
from serai.games.mesopotamia.tests.position import Position, area
from serai.games.mesopotamia.units import count_at
from serai.testing import ScriptedTable


def phase(p: Position) -> ScriptedTable:
    """The battle phase and what follows it up to the settlements."""
    return p.then(BattlePhase(), BreakWalls(), Conquest())


def deal(t: ScriptedTable, cards: str) -> ScriptedTable:
    """The battle cards of the attacker's units, then of the defender's, each by kind."""
    return t.play(*(f"deal {card}" for card in cards.split()))


def stake(t: ScriptedTable, seat: int, stakes: str) -> ScriptedTable:
    """What a seat, counted from 1, stakes: `5/2/1`; who has nothing to stake is not asked."""
    if stakes == "0/0/0" and (t.asked() != "stake" or seat - 1 not in t.seats()):
        return t
    return t.play(*(f"{seat}: stake {one}" for one in stakes.split("/")))


def bones(t: ScriptedTable, side: int) -> int:
    return int(t.state.goods[side * GOODS + BONE])


def army(t: ScriptedTable, side: int, where: str) -> str:
    """A side's land units and rams in an area: `spearman 2 archer`."""
    found = []
    for kind in (*range(LAND), RAM) if side != TRIBE else range(LAND - 1):
        n = int(count_at(t.state, side, kind, area(where)))
        found += [KIND_NAMES[kind] + (f" {n}" if n > 1 else "")] if n else []
    return " ".join(found)


def everywhere(t: ScriptedTable, side: int) -> int:
    """How many land units of a side are on the map."""
    return sum(int(t.state.land[one * CAMPS + side]) for one in range(AREAS))


def laid(t: ScriptedTable, card: str) -> list[int]:
    """Knucklebones laid on a card of the battle: strength, tactics, mobility."""
    fighter = [int(one) for one in t.state.dealt].index(BATTLE_CARD_NAMES.index(card))
    return [int(n) for n in t.state.laid[fighter * ROWS : (fighter + 1) * ROWS]]

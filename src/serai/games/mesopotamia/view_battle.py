"""A battle as a seat sees it: cards, rows and knucklebones of both sides; stakes only when they are revealed."""

from __future__ import annotations

import msgspec

from serai.core.flow import NOBODY
from serai.games.mesopotamia.encode_battle import foe_of
from serai.games.mesopotamia.rules.fights import on_card, value
from serai.games.mesopotamia.rules.muster import commander, rival, stands
from serai.games.mesopotamia.rules.solo.roles import purse
from serai.games.mesopotamia.rules.stakes import bound, funds, parts_staked, secret, support
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREA_NAMES, BATTLE_CARD_NAMES, KIND_NAMES, KINDS, MOBILITY, ROWS, TRIBE
from serai.games.mesopotamia.units import kind_of, side_of

TRIBES = -2


class FighterView(msgspec.Struct, frozen=True):
    """A unit in the battle: its card, its row and rank (-1: none yet), what was laid on it, whether it still stands.

    `foe` is the place in the list of the unit it meets next, -1 for nobody; then `value` is what it fights with,
    `advantage` says whether its tactics count, and `mobility` decides the fate of the loser.
    """

    side: int
    kind: str
    card: str
    row: int
    rank: int
    laid: list[int]
    stands: bool
    foe: int
    value: int
    advantage: bool
    mobility: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle that is fought; of two numbers the attacker's comes first.

    `stakes` are strength, tactics and mobility of both, nothing while they are secret; `own_stake` is what the seat has
    filled in so far. `funds` is what each may stake, ships included, `bound` what each must stake at least. `to_come`
    are the areas fought over later.
    In a solo battle nobody stakes: `purses` is what each may still lay.
    """

    area: str
    simple: bool
    attacker: int
    defender: int
    chief: int
    arranger: int
    tribe_roll: int
    fighters: list[FighterView]
    stakes: list[list[int]]
    own_stake: list[int]
    funds: list[int]
    bound: list[int]
    ships: list[int]
    to_come: list[str]
    solo: bool
    purses: list[int]


def battle_view(s: Mesopotamia, seat: int) -> BattleView | None:
    if s.area == NOBODY or s.attacker == NOBODY or s.defender == NOBODY:
        return None
    hidden = secret(s)
    return BattleView(
        area=AREA_NAMES[s.area],
        simple=bool(s.simple),
        attacker=_shown(s.attacker),
        defender=_shown(s.defender),
        chief=int(s.chief),
        arranger=_shown(s.arranger),
        tribe_roll=int(s.tribe_roll),
        fighters=[_fighter(s, i) for i in range(len(s.fighter))],
        stakes=[] if hidden else _stakes(s),
        own_stake=_own_stake(s, seat) if hidden else [],
        funds=[int(funds(s, army)) for army in range(2)] if hidden else [],
        bound=[int(bound(s, army)) for army in range(2)] if hidden else [],
        ships=[int(support(s, army)) for army in range(2)],
        to_come=[AREA_NAMES[one] for one in s.fights],
        solo=len(s.fate) > 0,
        purses=[int(purse(s, army)) for army in range(2)] if len(s.extra) else [],
    )


def _stakes(s: Mesopotamia) -> list[list[int]]:
    return [[int(n) for n in s.stake[army * ROWS : (army + 1) * ROWS]] for army in range(len(s.stake) // ROWS)]


def _own_stake(s: Mesopotamia, seat: int) -> list[int]:
    """What the seat has put behind its Standard so far."""
    for army in range(2):
        if commander(s, rival(s, army)) == seat:
            return [int(n) for n in s.stake[army * ROWS : army * ROWS + parts_staked(s, army)]]
    return []


def _shown(side: int) -> int:
    return TRIBES if side == TRIBE else int(side)


def _fighter(s: Mesopotamia, i: int) -> FighterView:
    foe = int(foe_of(s, i))
    return FighterView(
        side=_shown(side_of(s.fighter[i])),
        kind=KIND_NAMES[kind_of(s.fighter[i])],
        card=BATTLE_CARD_NAMES[s.dealt[i]] if i < len(s.dealt) and s.dealt[i] >= 0 else "",
        row=int(s.row[i]) if i < len(s.row) else NOBODY,
        rank=int(s.rank[i]) if i < len(s.rank) else NOBODY,
        laid=[int(n) for n in s.laid[i * ROWS : (i + 1) * ROWS]],
        stands=stands(s, i),
        foe=foe,
        value=int(value(s, i, foe)) if foe >= 0 else 0,
        advantage=foe >= 0 and bool(s.data.over[kind_of(s.fighter[i]) * KINDS + kind_of(s.fighter[foe])]),
        mobility=int(on_card(s, i, MOBILITY)) if foe >= 0 else 0,
    )

"""Why a move is not offered: a code inside, a rule and a sentence outside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import Decision, Refusal
from serai.games.tadmor.state import Tadmor

FINE: Final = 0
NO_FIGURE: Final = 1
WRONG_SHAPE: Final = 2
TAKEN: Final = 3
NOT_ON_BOARD: Final = 4
NOT_YOUR_TILE: Final = 5
NO_SUCH_FIGURE_LEFT: Final = 6
NOT_OPEN: Final = 7
OTHER_TIME: Final = 8
NOT_BUILDING: Final = 9
NOT_UPGRADING: Final = 10
NO_TRADE: Final = 11
NOTHING_TO_TRADE: Final = 12
NO_CASH: Final = 13
CASHED: Final = 14
NOT_IN_HAND: Final = 15
NO_FULFIL: Final = 16
MISSION_DEAR: Final = 17
NOT_ON_DISPLAY: Final = 18
UPGRADE_DEAR: Final = 19
TAX_DUE: Final = 20
NO_TAX: Final = 21
NO_GOLD: Final = 22
CAMEL_CONDITION: Final = 23
MOST_CAMELS: Final = 24
SHIP_CONDITION: Final = 25
MOST_SHIPS: Final = 26
LEVEL_DEAR: Final = 27
PAIR_DEAR: Final = 28
STACK_EMPTY: Final = 29
GOOD_DEAR: Final = 30
STAGE_DEAR: Final = 31
NO_STAGE_CARD: Final = 32
NO_MISSIONS_LEFT: Final = 33
NO_TARGET: Final = 34
NOTHING_TO_BUILD: Final = 35
LICENSED: Final = 36
BY_ITSELF: Final = 37
NOT_START_TILE: Final = 38
NOT_FREE_TILE: Final = 39
NO_SUCH_GOOD: Final = 40
NOT_OWNED: Final = 41
IN_ORDER: Final = 42
NO_PRESTIGE: Final = 43
NOT_THAT_COLOUR: Final = 44
NO_TILE_LEFT: Final = 45
ONESELF: Final = 46
NO_SUCH_PLAYER: Final = 47
NO_TOWER: Final = 48
LOWER_TOWER: Final = 49
NO_TEMPLE: Final = 50
CURRENT_REGION: Final = 51
ALREADY_CHOSEN: Final = 52
SAME_TYPE: Final = 53
NOT_AN_OPPONENT: Final = 54
NOT_UNDRAWN: Final = 55
PLACE_FIRST: Final = 56
NOT_WAIVED: Final = 57
REST_DUE: Final = 58
SECOND_TEMPLE: Final = 59
SAME_TEMPLE: Final = 60
TRAITOR_EPOCH: Final = 61
MARKETS_OPEN: Final = 62

# rule and message by code
SENTENCES: Final = (
    ("", ""), ("A1", "no-figure"), ("P2", "wrong-shape"), ("P3", "space-taken"), ("S1", "not-on-board"),
    ("P6", "not-your-tile"), ("P5", "none-left"), ("A15", "not-open"), ("A15", "other-time"), ("A2", "not-building"),
    ("U1", "not-upgrading"), ("A7", "no-trade"), ("A9", "nothing-to-trade"), ("I6", "no-cash"),
    ("I6", "already-cashed"), ("A14", "not-in-hand"), ("B12", "no-fulfil"), ("B12", "mission-dear"),
    ("U1", "not-on-display"), ("U2", "upgrade-dear"), ("Q2", "tax-due"), ("Q2", "no-tax"), ("Q2", "no-gold"),
    ("A11", "camel-condition"), ("A11", "most-camels"), ("A12", "ship-condition"), ("A12", "most-ships"),
    ("B2", "level-dear"), ("B3", "pair-dear"), ("B11", "stack-empty"), ("B11", "good-dear"), ("B6", "stage-dear"),
    ("B10", "no-stage-card"), ("B14", "no-missions-left"), ("B5", "no-target"), ("I47", "nothing-to-build"),
    ("K13", "licensed"), ("A2", "by-itself"), ("S8", "not-start-tile"), ("S8", "not-free-tile"),
    ("A10", "no-such-good"), ("A10", "not-owned"), ("A10", "in-order"), ("I9", "no-prestige"),
    ("B11", "not-that-colour"), ("B11", "no-tile-left"), ("B5", "oneself"), ("B5", "no-such-player"),
    ("B5", "no-tower"), ("B5", "lower-tower"), ("B8", "no-temple"), ("R4", "current-region"),
    ("I48", "already-chosen"), ("K14", "same-type"), ("K14", "not-an-opponent"), ("K25", "not-undrawn"),
    ("P1", "place-first"), ("A10", "not-waived"), ("A10", "rest-due"), ("B8", "second-temple"), ("B8", "same-temple"),
    ("B5", "traitor-epoch"), ("A7", "markets-open"),
)  # fmt: skip


def refusal(code: i64) -> Refusal | None:
    if code == FINE:
        return None
    rule, message = SENTENCES[code]
    return Refusal(rule, message)


class Choice(Decision[Tadmor]):
    """A decision of this game whose numbers are judged one by one, by the codes above."""

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return refusal(self.fault(s, move))

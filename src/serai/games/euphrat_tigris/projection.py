"""The four spheres of a player at the end of the match, as projected from his features, for bots.

Points; what leaders will earn from monuments while they stay, by the risk of each turn; parts of what squares begun,
wars and better seats may bring; the tiles still to be laid, poured into the weakest spheres that can take them;
treasures on top. The sorted spheres are weighed, the weakest most. `tools/fit_tigris.py` finds the weights.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris import features as f
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.hands import Hands

# The weights, by number.
WEAKEST: Final = 0  # of the four projected spheres ...
SECOND: Final = 1
THIRD: Final = 2
STRONGEST: Final = 3
ACTING: Final = 4  # points by tiles for each action to come
SUPPLY: Final = 5  # what a sphere yields whose leader is in the supply, compared with one who stands
KING: Final = 6  # ... where the king scores for him
FIT: Final = 7  # of the tiles in hand
REVOLT: Final = 8  # the risk of a turn, for a revolt that is sure to succeed ...
WAR: Final = 9  # ... for a war that one tile would begin
WAR_NEAR: Final = 10  # ... or two
ALONE: Final = 11  # ... for a leader on a single temple
ONE_HELD: Final = 12  # of the income of a monument, for a square that lacks one tile ...
ONE_UNHELD: Final = 13
TWO_HELD: Final = 14  # ... or two
TWO_UNHELD: Final = 15
PARTNER_ONE: Final = 16  # ... and for the other sphere of such a monument
PARTNER_TWO: Final = 17
SEAT: Final = 18  # of the income that a leader could have elsewhere
SPOILS: Final = 19  # of what a war would bring
SPOILS_NEAR: Final = 20
ONE_AWAY: Final = 21  # of treasures near the trader's kingdom
TWO_AWAY: Final = 22
GUARDED: Final = 23
CATASTROPHE: Final = 24  # kept
DOUBT: Final = 25  # points of difference that mean little at the end ...
DOUBT_TURN: Final = 26  # ... and more for each turn to come
LEADER: Final = 27  # on the board
TEMPLE_HELD: Final = 28
MANY: Final = 29  # times the risk, with four players
SUPPORTER: Final = 30
TEMPLES: Final = 31  # beside leaders
BEFORE: Final = 32  # others who act first
PACE: Final = 33  # turns that are really left, for each that is expected
DOUBLED: Final = 34  # more yield where a building stands
CRAMPED: Final = 36  # of the yield, lost where there is no room for a tile
TEMPTING: Final = 35  # how much more likely a revolt is for each monument that pays the leader
NAMES: Final = (
    "weakest", "second", "third", "strongest", "acting", "supply", "king", "fit", "revolt", "war", "war-near", "alone",
    "one-held", "one-unheld", "two-held", "two-unheld", "partner-one", "partner-two", "seat", "spoils", "spoils-near",
    "one-away", "two-away", "guarded", "catastrophe", "doubt", "doubt-turn", "leader", "temple-held", "many",
    "supporter", "temples", "before", "pace", "doubled",
    "tempting", "cramped",
)  # fmt: skip

STEPS: Final = 16  # in which tiles are poured
SOON: Final = 1.0  # turns until a monument that is not built yet would pay
CLOSING: Final = 3.0  # turns from which what is kept in reserve is worth less
SMALL: Final = 0.001


class Weights:
    """Weights that can be exchanged."""

    def __init__(self) -> None:
        self.of: vec[float] = vec[float]([0.0] * len(NAMES))

    def use(self, weights: list[float]) -> None:
        assert len(weights) == len(NAMES)
        self.of = vec[float](weights)


WEIGHTS: Final = Weights()


def project(seen: vec[float], hands: Hands) -> float:
    """What a player will end with, in points of his weakest sphere."""
    w = WEIGHTS.of
    player: i64 = SPHERES * f.OF_SPHERE
    turns = 10.0 * seen[player + f.TURNS] * w[PACE]
    late = min(turns / CLOSING, 1.0)
    spheres = vec[float]([0.0] * SPHERES)
    room = vec[float]([0.0] * SPHERES)
    value = 0.0
    for k in range(SPHERES):
        at = k * f.OF_SPHERE
        stay = stays(w, seen, at, turns)
        spheres[k] = sphere(w, seen, at, turns, stay)
        tiles = w[FIT] * seen[at + f.IN_HAND] / 0.3 + 2.0 * turns * hands.share[k]
        room[k] = tiles * yields(w, seen, at, stay)
        value += late * (5.0 * w[SUPPORTER] * seen[at + f.SUPPORTERS] + w[TEMPLES] * seen[at + f.TEMPLES] / 0.3)
    pour(spheres, room, w[ACTING] * (2.0 * turns + 2.0 * seen[player + f.ACTIONS]))
    fill(spheres, treasures(w, seen, player))
    for k in range(SPHERES):
        value += w[k] * spheres[k]
    return value + late * reserve(w, seen, player)


def stays(w: vec[float], seen: vec[float], at: i64, turns: float) -> float:
    """The part of the turns to come that a leader will be there."""
    tempting = 1.0 + w[TEMPTING] * seen[at + f.INCOME]
    risk = w[REVOLT] * tempting * seen[at + f.REVOLT] + w[WAR] * seen[at + f.WAR] + w[WAR_NEAR] * seen[at + f.WAR_NEAR]
    risk += w[ALONE] * seen[at + f.ALONE]
    if seen[SPHERES * f.OF_SPHERE + f.FOUR] > 0.0:
        risk *= w[MANY]
    power = (risk + SMALL) * max(turns, 0.5)
    return (1.0 - math.exp(-power)) / power


def sphere(w: vec[float], seen: vec[float], at: i64, turns: float, stay: float) -> float:
    """A sphere without the tiles that are still to be laid."""
    found = 10.0 * (seen[at + f.POINTS] + w[SEAT] * seen[at + f.SEAT])
    if seen[at + f.STANDS] > 0.0:
        paid = seen[SPHERES * f.OF_SPHERE + f.ON_TURN]
        found += seen[at + f.INCOME] * (paid + turns * stay)
        begun = w[ONE_HELD] * seen[at + f.ONE_HELD] + w[ONE_UNHELD] * seen[at + f.ONE_UNHELD]
        begun += w[TWO_HELD] * seen[at + f.TWO_HELD] + w[TWO_UNHELD] * seen[at + f.TWO_UNHELD]
        begun += w[PARTNER_ONE] * seen[at + f.PARTNER_ONE] + w[PARTNER_TWO] * seen[at + f.PARTNER_TWO]
        found += 10.0 * begun * stay * max(turns - SOON, 0.0) / max(turns, 1.0)
        found += 5.0 * (w[SPOILS] * seen[at + f.SPOILS] + w[SPOILS_NEAR] * seen[at + f.SPOILS_NEAR])
    return found


def yields(w: vec[float], seen: vec[float], at: i64, stay: float) -> float:
    """How many of the tiles of a sphere will find a leader who scores."""
    if seen[at + f.STANDS] > 0.0:
        cramped = w[CRAMPED] * max(1.0 - 2.5 * seen[at + f.ROOM], 0.0)
        found = (w[SUPPLY] + (1.0 - w[SUPPLY]) * stay) * (1.0 - min(cramped, 1.0))
    else:
        found = w[KING] if seen[at + f.KING_COVERS] > 0.0 else w[SUPPLY]
    return found * (1.0 + w[DOUBLED] * seen[at + f.DOUBLED])


def treasures(w: vec[float], seen: vec[float], player: i64) -> float:
    near = w[ONE_AWAY] * seen[player + f.ONE_AWAY] + w[TWO_AWAY] * seen[player + f.TWO_AWAY]
    near += w[GUARDED] * seen[player + f.GUARDED] + seen[player + f.SURE]
    return 5.0 * seen[player + f.WON] + near / 0.3


def reserve(w: vec[float], seen: vec[float], player: i64) -> float:
    """What may be of use one day."""
    found = 2.0 * w[CATASTROPHE] * seen[player + f.CATASTROPHES] + 4.0 * w[LEADER] * seen[player + f.LEADERS]
    return found + w[TEMPLE_HELD] * seen[player + f.HELD_TEMPLES] / 0.3 - w[BEFORE] * seen[player + f.UNTIL_TURN]


def doubt(turns: float) -> float:
    """So many points make a difference: the more, the longer the match will last."""
    w = WEIGHTS.of
    return w[DOUBT] + w[DOUBT_TURN] * w[PACE] * turns


def pour(spheres: vec[float], room: vec[float], amount: float) -> None:
    """Adds points in small portions, each to the weakest sphere that has room."""
    portion = amount / float(STEPS)
    for _ in range(STEPS):
        weakest: i64 = -1
        for k in range(SPHERES):
            if room[k] > 0.01 and (weakest < 0 or spheres[k] < spheres[weakest]):
                weakest = k
        if weakest < 0:
            return
        part = min(portion, room[weakest])
        spheres[weakest] += part
        room[weakest] -= part


def fill(spheres: vec[float], treasures: float) -> None:
    """Sorts the spheres, weakest first, and fills treasures into the weakest."""
    for i in range(1, SPHERES):
        for j in range(i, 0, -1):
            if spheres[j] < spheres[j - 1]:
                spheres[j], spheres[j - 1] = spheres[j - 1], spheres[j]
    total = treasures
    level = 1000.0
    for i in range(SPHERES):
        total += spheres[i]
        level = min(level, total / float(i + 1))
    for i in range(SPHERES):
        spheres[i] = max(spheres[i], level)


def chance(verdicts: vec[float], seat: i64) -> float:
    """The seat's chance to win, by the exponential of what everybody is projected to end with."""
    total = 0.0
    for p in range(len(verdicts)):
        total += math.exp(min(max(verdicts[p] - verdicts[seat], -40.0), 40.0))
    return 1.0 / total

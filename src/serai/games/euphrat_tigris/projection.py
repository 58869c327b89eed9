"""The four spheres of a player at the end of the match, as projected from his features, for bots.

Points; what leaders will earn from monuments while they stay, by the risk of each turn; parts of what squares begun,
wars and better seats may bring; the tiles still to be laid, poured into the weakest spheres that can take them;
treasures on top. The sorted spheres are weighed, the weakest most. `weights.py` has what
each counts.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris import features as f
from serai.games.euphrat_tigris import weights as g
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.hands import Hands

STEPS: Final = 16  # in which tiles are poured
SOON: Final = 1.0  # turns until a monument that is not built yet would pay
CLOSING: Final = 3.0  # turns from which what is kept in reserve is worth less
SMALL: Final = 0.001


def project(w: vec[float], seen: vec[float], hands: Hands) -> float:
    """What a player will end with, in points of his weakest sphere."""
    player: i64 = SPHERES * f.OF_SPHERE
    turns = 10.0 * seen[player + f.TURNS] * w[g.PACE]
    late = min(turns / CLOSING, 1.0)
    spheres = vec[float]([0.0] * SPHERES)
    room = vec[float]([0.0] * SPHERES)
    value = 0.0
    for k in range(SPHERES):
        at = k * f.OF_SPHERE
        stay = stays(w, seen, at, turns)
        spheres[k] = sphere(w, seen, at, turns, stay)
        tiles = w[g.FIT] * seen[at + f.IN_HAND] / 0.3 + 2.0 * turns * hands.share[k]
        room[k] = tiles * yields(w, seen, at, stay)
        value += late * (5.0 * w[g.SUPPORTER] * seen[at + f.SUPPORTERS] + w[g.TEMPLES] * seen[at + f.TEMPLES] / 0.3)
    pour(spheres, room, w[g.ACTING] * (2.0 * turns + 2.0 * seen[player + f.ACTIONS]))
    fill(spheres, treasures(w, seen, player))
    for k in range(SPHERES):
        value += w[k] * spheres[k]
    return value + late * reserve(w, seen, player)


def stays(w: vec[float], seen: vec[float], at: i64, turns: float) -> float:
    """The part of the turns to come that a leader will be there."""
    income = seen[at + f.INCOME]
    risk = w[g.RISK] + w[g.WAR] * seen[at + f.WAR] + w[g.WAR_NEAR] * seen[at + f.WAR_NEAR]
    risk = (risk + w[g.ALONE] * seen[at + f.ALONE]) * (1.0 + w[g.LURE] * income)
    risk += w[g.REVOLT] * (1.0 + w[g.TEMPTING] * income) * seen[at + f.REVOLT]
    power = (risk + SMALL) * max(turns, 0.5)
    return (1.0 - math.exp(-power)) / power


def sphere(w: vec[float], seen: vec[float], at: i64, turns: float, stay: float) -> float:
    """A sphere without the tiles that are still to be laid."""
    found = 10.0 * (seen[at + f.POINTS] + w[g.SEAT] * seen[at + f.SEAT])
    if seen[at + f.STANDS] > 0.0:
        paid = seen[SPHERES * f.OF_SPHERE + f.ON_TURN]
        found += seen[at + f.INCOME] * (paid + turns * stay)
        begun = w[g.ONE_HELD] * seen[at + f.ONE_HELD] + w[g.ONE_UNHELD] * seen[at + f.ONE_UNHELD]
        begun += w[g.TWO_HELD] * seen[at + f.TWO_HELD] + w[g.TWO_UNHELD] * seen[at + f.TWO_UNHELD]
        begun += w[g.PARTNER_ONE] * seen[at + f.PARTNER_ONE] + w[g.PARTNER_TWO] * seen[at + f.PARTNER_TWO]
        found += 10.0 * begun * stay * max(turns - SOON, 0.0) / max(turns, 1.0)
        found += 5.0 * (w[g.SPOILS] * seen[at + f.SPOILS] + w[g.SPOILS_NEAR] * seen[at + f.SPOILS_NEAR])
    return found


def yields(w: vec[float], seen: vec[float], at: i64, stay: float) -> float:
    """How many of the tiles of a sphere will find a leader who scores."""
    if seen[at + f.STANDS] > 0.0:
        cramped = w[g.CRAMPED] * max(1.0 - 2.5 * seen[at + f.ROOM], 0.0)
        found = (w[g.SUPPLY] + (1.0 - w[g.SUPPLY]) * stay) * (1.0 - min(cramped, 1.0))
    else:
        found = w[g.KING] if seen[at + f.KING_COVERS] > 0.0 else w[g.SUPPLY]
    return found * (1.0 + w[g.DOUBLED] * seen[at + f.DOUBLED])


def treasures(w: vec[float], seen: vec[float], player: i64) -> float:
    """Points for any sphere: treasures, and what the wonder will pay."""
    near = w[g.ONE_AWAY] * seen[player + f.ONE_AWAY] + w[g.TWO_AWAY] * seen[player + f.TWO_AWAY]
    near += w[g.GUARDED] * seen[player + f.GUARDED] + seen[player + f.SURE]
    return 5.0 * seen[player + f.WON] + near / 0.3 + 10.0 * w[g.PACE] * seen[player + f.WONDER]


def reserve(w: vec[float], seen: vec[float], player: i64) -> float:
    """What may be of use one day."""
    found = 2.0 * w[g.CATASTROPHE] * seen[player + f.CATASTROPHES] + 4.0 * w[g.LEADER] * seen[player + f.LEADERS]
    return found + w[g.TEMPLE_HELD] * seen[player + f.HELD_TEMPLES] / 0.3 - w[g.BEFORE] * seen[player + f.UNTIL_TURN]


def doubt(w: vec[float], turns: float) -> float:
    """So many points make a difference: the more, the longer the match will last."""
    return w[g.DOUBT] + w[g.DOUBT_TURN] * w[g.PACE] * turns


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

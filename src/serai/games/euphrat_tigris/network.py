"""A small network that judges players by their features, for bots.

The same layer of neurons reads each of the four spheres and tells what the sphere will gain until the end. The four
results, treasures filled into the weakest, and the features of the player as a whole go through a second layer: what
comes out is compared between the players. The weights are learned from matches of self-play (tools/train_tigris.py).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import SPHERES, TRADER
from serai.games.euphrat_tigris.features import OF_PLAYER, OF_SPHERE, SURE, WON

NEURONS: Final = 16  # of the first layer ...
JUDGES: Final = 16  # ... and of the second
READ: Final = SPHERES + 1 + OF_PLAYER  # by the second layer: the spheres, the treasures, the player
FAR: Final = 40.0  # ahead or behind is decided

# Where the weights lie in the file.
SPHERE_WEIGHTS: Final = 0
PLAYER_WEIGHTS: Final = SPHERE_WEIGHTS + OF_SPHERE * NEURONS
BIASES: Final = PLAYER_WEIGHTS + OF_PLAYER * NEURONS
GAIN: Final = BIASES + NEURONS  # and a constant
TREASURES: Final = GAIN + NEURONS + 1
JUDGE_WEIGHTS: Final = TREASURES + NEURONS + 1
JUDGE_BIASES: Final = JUDGE_WEIGHTS + READ * JUDGES
VERDICT: Final = JUDGE_BIASES + JUDGES
DIRECT: Final = VERDICT + JUDGES  # from what the second layer reads
WEIGHTS: Final = DIRECT + READ


class Network:
    """Weights that can be exchanged."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([0.0] * WEIGHTS)

    def use(self, weights: list[float]) -> None:
        assert len(weights) == WEIGHTS
        self.weights = vec[float](weights)

    def judge(self, seen: vec[float]) -> float:
        """How well a player stands: more than others by one is a chance of e to one."""
        w = self.weights
        player: i64 = SPHERES * OF_SPHERE
        base = vec[float]([0.0] * NEURONS)
        for j in range(NEURONS):
            base[j] = w[BIASES + j]
        add(base, w, seen, player, OF_PLAYER, PLAYER_WEIGHTS)
        spheres = vec[float]([0.0] * SPHERES)
        treasures = 0.5 * seen[player + WON] + seen[player + SURE] / 3.0
        neurons = vec[float]([0.0] * NEURONS)
        for k in range(SPHERES):
            for j in range(NEURONS):
                neurons[j] = base[j]
            add(neurons, w, seen, k * OF_SPHERE, OF_SPHERE, SPHERE_WEIGHTS)
            gain = w[GAIN + NEURONS]
            for j in range(NEURONS):
                if neurons[j] > 0.0:
                    gain += w[GAIN + j] * neurons[j]
            spheres[k] = seen[k * OF_SPHERE] + gain
            if k == TRADER:
                treasures += max(more_treasures(w, neurons), 0.0)
        return verdict(w, spheres, treasures, seen)


def more_treasures(w: vec[float], neurons: vec[float]) -> float:
    found = w[TREASURES + NEURONS]
    for j in range(NEURONS):
        if neurons[j] > 0.0:
            found += w[TREASURES + j] * neurons[j]
    return found


def add(neurons: vec[float], w: vec[float], seen: vec[float], first: i64, count: i64, weights: i64) -> None:
    """What some features add to the first layer."""
    for i in range(count):
        value = seen[first + i]
        if value != 0.0:
            at = weights + i * NEURONS
            for j in range(NEURONS):
                neurons[j] += value * w[at + j]


def verdict(w: vec[float], spheres: vec[float], treasures: float, seen: vec[float]) -> float:
    """The second layer."""
    read = vec[float]([0.0] * READ)
    fill(spheres, treasures)
    for k in range(SPHERES):
        read[k] = spheres[k]
    read[SPHERES] = treasures
    player: i64 = SPHERES * OF_SPHERE
    for i in range(OF_PLAYER):
        read[SPHERES + 1 + i] = seen[player + i]
    found = 0.0
    judges = vec[float]([0.0] * JUDGES)
    for j in range(JUDGES):
        judges[j] = w[JUDGE_BIASES + j]
    for i in range(READ):
        value = read[i]
        if value != 0.0:
            found += w[DIRECT + i] * value
            at = JUDGE_WEIGHTS + i * JUDGES
            for j in range(JUDGES):
                judges[j] += value * w[at + j]
    for j in range(JUDGES):
        if judges[j] > 0.0:
            found += w[VERDICT + j] * judges[j]
    return found


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


def share(verdicts: vec[float], seat: i64) -> float:
    """The seat's chance to win among all players."""
    total = 0.0
    for p in range(len(verdicts)):
        total += math.exp(min(max(verdicts[p] - verdicts[seat], -FAR), FAR))
    return 1.0 / total


NETWORK: Final = Network()

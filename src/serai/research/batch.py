"""Many matches at once: one compiled call steps all of them, with NumPy in and out.

    batch = Batch("catan", 256, seeds=7)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

A match that has ended begins anew in its lane, on the lane's own dice: lane i plays what a PettingZoo environment that
was reset with seed i's number plays, match after match.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import BadInput
from serai.core.rng import Rng
from serai.research.given import whole, whole_seed
from serai.research.setups import Setup, setup
from serai.research.side_by_side import ALL_OFFERED, Lanes

APART = 100  # cells of scale 1 between two others for which it is worth to multiply them apart


class Batch:
    """n matches. `observations`, `masks` and `seats` are of whoever is asked; `rewards` and `dones` of the last step.

    `cells` are the observations as bytes, not scaled. Each step writes over all of them: copy what is to be kept.
    """

    def __init__(
        self,
        game: str | Setup,
        n: int,
        seeds: int | Sequence[int] = 0,
        players: int | None = None,
        floats: bool = True,
        **options: Any,
    ) -> None:
        self.setup = made = game if isinstance(game, Setup) else setup(game, players, options)
        self.n = n = whole(n, "The number of matches")
        self.seeds = seeds_of(n, seeds)
        self._lanes = lanes = Lanes(made.space, made.players, self.seeds)
        self.observations: NDArray[Any] = np.zeros((n, made.cells), np.float32 if floats else np.uint8)
        self.masks = np.zeros((n, made.game.actions), bool)
        self.seats = np.zeros(n, np.int64)
        self.dones = np.zeros(n, bool)
        self.rewards = np.zeros((n, made.players), np.float32)
        self.cells: NDArray[np.uint8] = shared(lanes, "cells", np.uint8).reshape(n, -1)
        self._copies = [
            (self.observations, self.cells),
            (self.masks.reshape(-1), shared(lanes, "masks", np.bool_)),
            (self.seats, shared(lanes, "seats", np.int64)),
            (self.dones, shared(lanes, "dones", np.bool_)),
            (self.rewards.reshape(-1), shared(lanes, "rewards", np.float64)),
        ]
        self._scaled = [
            (self.observations[:, run], np.tile(made.scales[run], (n, 1)))
            for run in (scaled_runs(made.scales) if floats else [])
        ]
        self._clear = clearing(self.cells)
        self._show()

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action in each match."""
        lanes, given = self._lanes, self._numbers(actions)
        refused = lanes.take(given.tobytes())
        if refused != ALL_OFFERED:
            refusal = self.setup.refusal(lanes.lanes[refused], int(given[refused]))
            refusal.args = (f"Match {refused}: {refusal}",)
            raise refusal
        self._clear()
        lanes.step()
        self._show()

    def _show(self) -> None:
        """Cells as numbers between 0 and 1 are cast first and multiplied then: that is quicker than both at once."""
        for shown, written in self._copies:
            np.copyto(shown, written)
        for run, scales in self._scaled:
            np.multiply(run, scales, out=run)

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """Any offered action in each match, each as likely."""
        self._lanes.draw(rng)
        return np.array(self._lanes.actions, np.int64)

    def _numbers(self, actions: Any) -> NDArray[np.int64]:
        if isinstance(actions, np.ndarray):
            given = actions
        elif isinstance(actions, Iterable):
            given = np.array([self.setup.whole(one) for one in actions])
        else:
            raise BadInput(f'A batch of {self.n} matches takes {self.n} actions, not "{actions}".')
        if given.shape != (self.n,):
            raise BadInput(f"A batch of {self.n} matches takes {self.n} actions, not {given.size}.")
        if given.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not of type {given.dtype}.")
        return given.astype(np.dtype("<i8"))

    def legal_actions(self, lane: int) -> list[int]:
        return self._lanes.lanes[lane].legal()


def seeds_of(n: int, seeds: Any) -> list[int]:
    """A seed for each of so many matches; one alone is the first, and the others follow it."""
    if n < 1:
        raise BadInput(f"A batch has at least one match, not {n}.")
    if isinstance(seeds, Iterable) and not isinstance(seeds, str):
        found = [whole_seed(seed) for seed in seeds]
    else:
        first = whole_seed(seeds)
        found = [whole_seed(first + i) for i in range(n)]
    if len(found) != n:
        raise BadInput(f"A batch of {n} matches needs {n} seeds, not {len(found)}.")
    return found


def shared(lanes: Lanes, name: str, kind: type[np.generic]) -> NDArray[Any]:
    """A column of the lanes as NumPy reads it, without a copy; interpreted lanes have lists, and get arrays."""
    column = getattr(lanes, name)
    if isinstance(column, list):
        setattr(lanes, name, np.array(column, kind))
        return shared(lanes, name, kind)
    return np.frombuffer(column, kind)


def clearing(cells: NDArray[np.uint8]) -> Callable[[], Any]:
    """What makes them all 0. NumPy may only read the lanes' own memory."""
    if cells.flags.writeable:
        return partial(cells.fill, 0)
    return partial(ctypes.memset, cells.ctypes.data, 0, cells.nbytes)


def scaled_runs(scales: NDArray[Any]) -> list[slice]:
    """Where numbers have another scale than 1, with few others between them."""
    runs: list[slice] = []
    for place in np.flatnonzero(scales != 1).tolist():
        near = runs and place - runs[-1].stop <= APART
        runs.append(slice(runs.pop().start if near else place, place + 1))
    return runs

"""Many matches at once: one compiled call steps all of them, with NumPy in and out.

    batch = Batch("catan", 256, seeds=7)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

A match that has ended begins anew in its lane, on the lane's own dice: lane i plays what a PettingZoo environment that
was reset with seed i's number plays, match after match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import BadInput
from serai.core.rng import Rng
from serai.research.lanes import IllegalAction, Lanes
from serai.research.setups import Setup, raw, setup


class Batch:
    """n matches. After each step: `observations`, `masks`, `seats` of whoever is asked, `rewards`, `dones`."""

    def __init__(
        self,
        game: str | Setup,
        n: int,
        seeds: int | Sequence[int] = 0,
        players: int | None = None,
        floats: bool = True,
        **options: Any,
    ) -> None:
        self.setup = game if isinstance(game, Setup) else setup(game, players, options)
        self.n = n
        self.seeds = [seeds + i for i in range(n)] if isinstance(seeds, int) else [int(seed) for seed in seeds]
        if n < 1 or len(self.seeds) != n:
            raise BadInput(f"A batch of {n} matches needs {n} seeds, not {len(self.seeds)}.")
        self.floats = floats
        self._lanes = Lanes(self.setup.space, self.seeds)
        self._tensors = np.zeros((n, self.setup.cells), np.float32)
        self._scales = np.tile(self.setup.scales, (n, 1)) if floats else self._tensors
        self.rewards = np.zeros((n, self.setup.players), np.float32)
        self.dones = np.zeros(n, bool)
        self._show()

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action in each match. The arrays of the last step stay as they were, but for `observations`."""
        given = actions.tolist() if isinstance(actions, np.ndarray) else [self.setup.whole(one) for one in actions]
        if len(given) != self.n:
            raise BadInput(f"A batch of {self.n} matches takes {self.n} actions, not {len(given)}.")
        if isinstance(actions, np.ndarray) and actions.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not of type {actions.dtype}.")
        try:
            self._lanes.step(given)
        except IllegalAction as error:
            refusal = self.setup.refusal(self._lanes.lanes[error.lane], error.action)
            refusal.args = (f"Match {error.lane}: {refusal}",)
            raise refusal from error
        self._show()

    def _show(self) -> None:
        lanes = self._lanes
        self.cells: NDArray[np.uint8] = raw(lanes.cells).reshape(self.n, -1)
        self.masks: NDArray[np.uint8] = raw(lanes.masks).reshape(self.n, -1)
        self.seats = _numbers(lanes.seats)
        self.observations: NDArray[Any] = self.cells
        if self.floats:
            np.copyto(self._tensors, self.cells)  # to cast first and scale then is quicker than both at once
            self._tensors *= self._scales
            self.observations = self._tensors
        self.rewards = np.zeros((self.n, self.setup.players), np.float32)
        self.dones = np.zeros(self.n, bool)
        for lane, results in lanes.returns:
            self.rewards[lane] = results
            self.dones[lane] = True

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """Any offered action in each match, each as likely."""
        return np.array(self._lanes.random_actions(rng), np.int64)

    def legal_actions(self, lane: int) -> list[int]:
        return self._lanes.lanes[lane].legal()


def _numbers(column: Any) -> NDArray[np.int64]:
    return np.array(column, np.int64) if isinstance(column, list) else np.frombuffer(column, np.int64)

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
from serai.research.setups import Setup, setup
from serai.research.side_by_side import ALL_FINE, Lanes

APART = 64  # cells of scale 1 between two others for which it is worth to multiply them apart


class Batch:
    """n matches. `observations`, `masks` and `seats` are of whoever is asked; `rewards` and `dones` of the last step.

    All of them are the batch's own arrays, and each step writes over them: copy what is to be kept.
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
        self.n = n
        self.seeds = [seeds + i for i in range(n)] if isinstance(seeds, int) else [int(seed) for seed in seeds]
        if n < 1 or len(self.seeds) != n:
            raise BadInput(f"A batch of {n} matches needs {n} seeds, not {len(self.seeds)}.")
        self.floats = floats
        self._lanes = Lanes(made.space, made.players, self.seeds)
        self._actions: NDArray[np.int64] = self._shared("actions", np.int64)
        self.cells: NDArray[np.uint8] = self._shared("cells", np.uint8).reshape(n, -1)
        self.masks: NDArray[np.uint8] = self._shared("masks", np.uint8).reshape(n, -1)
        self.seats: NDArray[np.int64] = self._shared("seats", np.int64)
        self.dones: NDArray[np.bool_] = self._shared("dones", np.uint8).view(bool)
        self._results: NDArray[np.float64] = self._shared("rewards", np.float64).reshape(n, -1)
        self.rewards = np.zeros((n, made.players), np.float32)
        self.observations: NDArray[Any] = np.zeros((n, made.cells), np.float32) if floats else self.cells
        self._scaled = [
            (self.observations[:, run], np.tile(made.scales[run], (n, 1))) for run in scaled_runs(made.scales)
        ]
        self._scale()

    def _shared(self, name: str, kind: Any) -> NDArray[Any]:
        """An array over a column of the lanes; interpreted lanes have lists, and get an array instead."""
        column = getattr(self._lanes, name)
        if isinstance(column, list):
            column = np.array(column, kind)
            setattr(self._lanes, name, column)
        return np.frombuffer(column, kind)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action in each match."""
        lanes = self._lanes
        self._actions[:] = self._numbers(actions)
        refused = lanes.refused()
        if refused != ALL_FINE:
            refusal = self.setup.refusal(lanes.lanes[refused], int(self._actions[refused]))
            refusal.args = (f"Match {refused}: {refusal}",)
            raise refusal
        self.cells.fill(0)
        lanes.step()
        self.rewards[:] = self._results
        self._scale()

    def _numbers(self, actions: Any) -> NDArray[np.integer[Any]] | list[int]:
        if len(actions) != self.n:
            raise BadInput(f"A batch of {self.n} matches takes {self.n} actions, not {len(actions)}.")
        if not isinstance(actions, np.ndarray):
            return [self.setup.whole(one) for one in actions]
        if actions.dtype.kind not in "iu" or actions.ndim != 1:
            raise BadInput(
                f"Actions are a row of whole numbers, not of type {actions.dtype} and shape {actions.shape}."
            )
        return actions

    def _scale(self) -> None:
        """Cells as numbers between 0 and 1: cast first and multiplied then, which is quicker than both at once."""
        if self.floats:
            np.copyto(self.observations, self.cells)
            for run, scales in self._scaled:
                np.multiply(run, scales, out=run)

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """Any offered action in each match, each as likely."""
        self._lanes.draw_actions(rng)
        return self._actions.copy()

    def legal_actions(self, lane: int) -> list[int]:
        return self._lanes.lanes[lane].legal()


def scaled_runs(scales: NDArray[Any]) -> list[slice]:
    """Where numbers have another scale than 1, with few others between them."""
    runs: list[slice] = []
    for place in np.flatnonzero(scales != 1).tolist():
        near = runs and place - runs[-1].stop <= APART
        runs.append(slice(runs.pop().start if near else place, place + 1))
    return runs

"""Many matches at once: one compiled call steps all of them, with NumPy in and out.

    batch = Batch("catan", 256, seeds=7)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

When a match ends, the next begins in its lane, on the lane's own dice: match after match, lane i plays the same as a
PettingZoo environment reset with the seed of number i.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import BadInput
from serai.core.rng import Rng
from serai.core.writer import MOST
from serai.research.given import whole, whole_seed
from serai.research.setups import Setup, setup
from serai.research.side_by_side import ALL_OFFERED, Lanes

MOST_MATCHES = 2**20


class Batch:
    """n matches. `observations`, `masks` and `seats` are of whoever is asked; `rewards` and `dones` of the last step.

    `cells` are the observations as bytes, not scaled. Each step writes over all of them: copy what is to be kept. They
    are the lanes' own memory and can only be read.
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
        numbers, floating = scale_numbers(made.scales) if floats else (b"", [])
        self._lanes = lanes = Lanes(made.space, made.players, self.seeds, numbers, floating)
        self.cells: NDArray[np.uint8] = shared(lanes, "cells", np.uint8).reshape(n, -1)
        self.observations: NDArray[Any] = self.cells
        if floats:
            self.observations = shared(lanes, "floats", np.int32).view(np.float32).reshape(n, -1)
        self.masks = shared(lanes, "masks", np.uint8).view(bool).reshape(n, -1)
        self.seats = shared(lanes, "seats", np.int64)
        self.dones = shared(lanes, "dones", np.uint8).view(bool)
        self.rewards = np.zeros((n, made.players), np.float32)
        self._rewards = shared(lanes, "rewards", np.float64).reshape(n, -1)
        self._actions = shared(lanes, "actions", np.int64)
        self._ended = False  # whether any match did in the last step

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action in each match."""
        lanes, given = self._lanes, self._numbers(actions)
        refused = lanes.take(given.astype(np.dtype("<i8")).tobytes())
        if refused != ALL_OFFERED:
            refusal = self.setup.refusal(lanes.lanes[refused], int(given[refused]))
            refusal.args = (f"Match {refused}: {refusal}",)
            raise refusal
        collects = gc.isenabled()
        gc.disable()  # what a step makes it lets go of itself; the collector would go through everything meanwhile
        try:
            lanes.step()
        finally:
            if collects:
                gc.enable()
        ended = lanes.ended > 0
        if ended or self._ended:
            np.copyto(self.rewards, self._rewards)
        self._ended = ended

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """Any offered action in each match, each as likely."""
        if not isinstance(rng, Rng):
            raise BadInput(f"Actions are drawn by a serai.core.rng.Rng, not by a {type(rng).__name__}.")
        self._lanes.draw(rng)
        return self._actions.copy()

    def _numbers(self, actions: Any) -> NDArray[np.int64]:
        if isinstance(actions, np.ndarray):
            given = actions
        elif isinstance(actions, Iterable):
            given = np.array([self.setup.whole(one) for one in actions])
        else:
            raise BadInput(f'A batch of {self.n} matches takes {self.n} actions, not "{actions}".')
        if given.shape != (self.n,):
            wrong = given.size if given.ndim == 1 else f"an array of shape {given.shape}"
            raise BadInput(f"A batch of {self.n} matches takes {self.n} actions, not {wrong}.")
        if given.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not of type {given.dtype}.")
        return given

    def legal_actions(self, lane: int) -> list[int]:
        """What is offered in one of the matches."""
        number = whole(lane, "A match")
        if number not in range(self.n):
            raise BadInput(f"A batch of {self.n} matches has matches 0 to {self.n - 1}, not {number}.")
        return self._lanes.lanes[number].legal()


def seeds_of(n: int, seeds: Any) -> list[int]:
    """A seed for each of so many matches; one alone is the first, and the others follow it."""
    if n < 1:
        raise BadInput(f"A batch has at least one match, not {n}.")
    if n > MOST_MATCHES:
        raise BadInput(f"A batch has at most {MOST_MATCHES:,} matches, not {n:,}: every one has a row of its own.")
    if isinstance(seeds, Iterable) and not isinstance(seeds, str | bytes):
        found = [whole_seed(seed) for seed in seeds]
    else:
        first = whole_seed(seeds)
        found = [whole_seed(first + i) for i in range(n)]
    if len(found) != n:
        raise BadInput(f"A batch of {n} matches needs {n} seeds, not {len(found)}.")
    return found


def shared(lanes: Lanes, name: str, kind: type[np.generic]) -> NDArray[Any]:
    """A column of the lanes as NumPy reads it, without a copy; interpreted lanes have lists, and get arrays.

    Nobody else may write there: a step corrects what has changed, and nothing else.
    """
    column = getattr(lanes, name)
    if isinstance(column, list):
        column = np.array(column, kind)
        setattr(lanes, name, column)
    found: NDArray[Any] = np.frombuffer(column, kind)
    found.flags.writeable = False
    return found


def scale_numbers(scales: NDArray[np.float32]) -> tuple[bytes, list[int]]:
    """The number of each cell's scale, and for each scale all numbers of a cell as floats: their bits."""
    kinds, numbers = np.unique(scales, return_inverse=True)
    scaled = np.arange(MOST + 1, dtype=np.float32) * kinds[:, None]
    return numbers.astype(np.uint8).tobytes(), scaled.view(np.int32).reshape(-1).tolist()

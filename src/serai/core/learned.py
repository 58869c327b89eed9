"""Learned value functions: what they see, the weights found by self-play, and the files that ship them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from serai.core.errors import BadData


class Weights(msgspec.Struct, frozen=True):
    """The file: the command that made the weights, and one weight for each feature."""

    made_by: str
    weights: dict[str, float]


def read_weights(file: Path, names: Sequence[str]) -> list[float]:
    """The weights of a file, in the order of the names."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Weights).weights
    except msgspec.MsgspecError as error:
        raise BadData(f"{file.name}: is not a file of weights ({error}).") from error
    if set(found) != set(names):
        raise BadData(f"{file.name}: does not weigh just the features of this game; learn them anew.")
    return [found[name] for name in names]


class Learned:
    """A linear value of positions. `features` gives a number for each name, `use` puts weights to
    work, `value` judges by them, between 0 and 1."""

    def __init__(
        self,
        file: Path,
        names: Sequence[str],
        points: Sequence[str],
        features: Callable[[Any, int], Iterable[float]],
        use: Callable[[list[float]], None],
        value: Callable[[Any, int], float],
        initial_value: Callable[[Any, int], float],
    ) -> None:
        self.file = file
        self.names = tuple(names)
        self.points = tuple(points)  # features that are points of the final score already
        self.features = features
        self.use = use
        self.value = value
        self.initial_value = initial_value  # the hand-made evaluation that plays before anything is learned
        use(self.read())

    def initial_weights(self) -> list[float]:
        """The weights before anything is learned: points count as what they are, all else nothing."""
        return [1.0 if name in self.points else 0.0 for name in self.names]

    def read(self) -> list[float]:
        """The shipped weights, in the order of the names."""
        if not self.file.exists():
            return self.initial_weights()
        return read_weights(self.file, self.names)

    def write(self, path: Path, weights: Sequence[float], made_by: str) -> None:
        """The weights as a file to be shipped; rounded, for nothing hangs on a ninth digit."""
        named = {name: round(weight, 5) for name, weight in zip(self.names, weights, strict=True)}
        path.write_bytes(msgspec.json.format(msgspec.json.encode(Weights(made_by, named)), indent=1) + b"\n")

"""The generator for search and tests: the same everywhere, and different for every seed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng


def stream(seed: int, below: int, length: int) -> list[int]:
    rng = Rng(seed)
    return [rng.below(below) for _ in range(length)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert stream(7, 1000, 50) == stream(7, 1000, 50)
    assert stream(1, 1000, 6) == list(KNOWN), "a change here changes every seeded match"


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Of 64 coin throws about half agree; a weakly seeded generator agrees on nearly all."""
    for seed, other in pairwise([*range(40), 2**32, 2**32 + 1]):
        agree = sum(a == b for a, b in zip(stream(seed, 2, 64), stream(other, 2, 64), strict=True))
        assert 12 <= agree <= 52


@pytest.mark.parametrize("place", [0, 1, 2, 10])
def test_the_first_numbers_are_even_over_seeds(place: int) -> None:
    counts = [0] * 4
    for seed in range(4000):
        counts[stream(seed, 4, place + 1)[place]] += 1
    assert all(850 < count < 1150 for count in counts)


def test_pick_follows_its_weights() -> None:
    rng, counts = Rng(3), [0, 0, 0]
    for _ in range(3000):
        counts[rng.pick(vec[i64]([1, 0, 5]))] += 1
    assert counts[1] == 0
    assert 380 < counts[0] < 620


KNOWN = (343, 704, 615, 495, 984, 447)

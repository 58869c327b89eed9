"""The dealer: exact odds, the same dice for the same seed, a promise that can be checked."""

from __future__ import annotations

import hashlib

import pytest

from serai.core.dealer import Dealer, commitment
from serai.core.errors import BadInput
from serai.core.rng import Rng


class Scripted(Dealer):
    """A dealer whose numbers are given."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(bytes(32))
        self.numbers = numbers

    def _below(self, counter: int, n: int) -> int:
        return self.numbers.pop(0) % n


@pytest.mark.parametrize("odds", [[1], [1, 1, 1], [3, 1, 4, 1, 5], [1, 6, 1]])
def test_every_outcome_is_exactly_as_likely_as_its_weight(odds: list[int]) -> None:
    drawn = [Scripted([i]).draw(1, odds) for i in range(sum(odds))]
    assert [drawn.count(i) for i in range(len(odds))] == odds


def test_the_same_seed_deals_the_same_for_ever() -> None:
    dealer = Dealer.numbered(7)
    assert [dealer.draw(i, [1] * 6) for i in range(1, 21)] == DICE
    assert dealer.seed.hex() == SEED
    assert dealer.commitment() == PROMISE


DICE = [2, 2, 3, 4, 5, 4, 5, 5, 2, 5, 0, 4, 2, 4, 2, 3, 4, 3, 1, 5]
SEED = "0a420b072ce72f6a6833576ffa74ea21dcca4ce7c025dbee7b1dae478cba6f29"
PROMISE = "eb17063ae510ba37ff55f5fa533c6d953a33f6a5252feaa35d45b260dda8c5f2"


def test_draws_do_not_depend_on_one_another() -> None:
    dealer = Dealer.numbered(7)
    backwards = [dealer.draw(i, [1] * 6) for i in range(20, 0, -1)]
    assert backwards[::-1] == DICE


def test_large_totals_are_dealt_whole() -> None:
    dealer = Dealer.numbered(1)
    total = (1 << 63) + 1  # nearly every second block is thrown away
    drawn = [dealer.draw(i, [1 << 62, total - (1 << 62)]) for i in range(400)]
    assert 150 < drawn.count(0) < 250


def test_the_promise_fixes_the_seed() -> None:
    seed = bytes(range(32))
    assert Dealer(seed).commitment() == commitment(seed) == hashlib.blake2b(seed, digest_size=32).hexdigest()
    assert commitment(seed) != commitment(bytes(32))


def test_without_a_seed_every_dealer_is_new() -> None:
    assert Dealer().seed != Dealer().seed


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(BadInput, match=r"A dice seed has 32 bytes, this one has 3."):
        Dealer(b"abc")


def test_the_playout_generator_is_the_same_in_every_build() -> None:
    rng = Rng(2026)
    assert [int(rng.below(100)) for _ in range(10)] == NUMBERS


NUMBERS = [6, 61, 69, 59, 97, 49, 98, 29, 61, 58]


def test_the_playout_generator_takes_large_and_negative_seeds() -> None:
    firsts = {int(Rng(seed).next()) for seed in (0, 1, -1, 1 << 32, 1 << 40, (1 << 62) - 1)}
    assert len(firsts) == 6

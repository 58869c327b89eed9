"""Random matches end and use what is in the box; all of it at night (`coverage.py`, `coverage_solo.py`)."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.tests.coverage import Coverage, everything
from serai.games.mesopotamia.tests.coverage_solo import CASES, SoloCoverage


@pytest.mark.rule("G49", "MES041")
def test_random_matches_end_and_use_most_of_the_box() -> None:
    coverage = Coverage()
    for seed in range(12):
        state = coverage.play(seed, 2 + seed % 5)
        assert state.over
        assert state.round <= state.data.last_round
    names = everything()
    assert len(coverage.used["empire"]) == len(names["empire"])
    assert len(coverage.used["event"]) >= len(names["event"]) - 4
    assert len(coverage.used["mission"]) >= len(names["mission"]) - 2
    assert len(coverage.used["battle card"]) >= len(names["battle card"]) // 2


def test_a_hole_is_named() -> None:
    assert "empire sumer" in Coverage().holes()


@pytest.mark.rule("G120", "MES141")
def test_random_matches_alone_end_and_use_most_of_the_modes() -> None:
    coverage = SoloCoverage()
    for seed in range(2 * len(CASES)):
        assert coverage.play_case(seed).over
    assert len(coverage.played) == len(CASES)
    assert len(coverage.used["strategy"]) >= len(coverage.everything["strategy"]) // 2
    assert not [hole for hole in coverage.holes() if not hole.startswith(("strategy", "condition"))]


def test_a_hole_alone_is_named() -> None:
    assert "strategy sc11 research" in SoloCoverage().holes()

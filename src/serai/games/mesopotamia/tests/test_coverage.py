"""Random matches end and use what is in the box; 3,000 of them use all of it (`coverage.py`)."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.tests.coverage import Coverage, everything


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

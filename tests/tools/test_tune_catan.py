"""The search for the Catan family's weights: it finds the way uphill, and changes nothing that it does not try."""

from __future__ import annotations

import numpy as np
import pytest

from serai.core.rng import Rng
from serai.games.catan.hands import NAMES
from tools import tune_catan
from tools.tune_catan import WeighedMatch, changed, regress, shipped, step_of


def test_the_regression_finds_what_matters_and_leaves_out_what_was_never_changed() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(size=(4000, 3))
    x[:, 2] = 0.0
    slopes, errors = regress(x, 0.2 * x[:, 0] + rng.normal(size=4000))
    assert slopes[0] == pytest.approx(0.2, abs=0.05)
    assert abs(slopes[1]) < 4 * errors[1]
    assert (slopes[2], errors[2]) == (0.0, 0.0)


def test_points_and_what_a_game_does_not_count_stay_as_they_are() -> None:
    rng = Rng(1)
    assert step_of("points", 0.8, rng) == 0.0
    assert step_of("ways", 0.0, rng) == 0.0
    assert step_of("closing", 0.0, rng) != 0.0


def test_a_step_multiplies_a_weight_or_is_added_where_it_may_be_zero() -> None:
    assert changed("hand", -0.5, 1.0, 0.4) == pytest.approx(-0.7459, abs=1e-4)
    assert changed("closing", 0.0, -2.0, 0.4) == pytest.approx(-0.3)


def test_each_seat_plays_by_its_own_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[float] = set()
    monkeypatch.setitem(tune_catan.USE, "catan", lambda weights: used.add(weights[NAMES.index("hand")]))
    own = shipped("catan")
    match = WeighedMatch("catan", [own | {"hand": float(seat)} for seat in range(4)], 1, 1, hurry=True)
    match.play()
    assert used == {0.0, 1.0, 2.0, 3.0}
    assert max(match.points()) >= 10

"""Weights of Tadmor from matches: what the regressions find in matches whose truth is known."""

from __future__ import annotations

import math

import numpy as np

from serai.core.rng import Rng
from serai.games.tadmor import GAME
from serai.games.tadmor.look import FEATURES, NAMES, POINTS, SCALES
from serai.games.tadmor.state import Tadmor
from tools.tune_tadmor import GIFTS, THEMES, Moment, changed, regress, themes

CAMEL = NAMES.index("camel-2")
SHIP = NAMES.index("ship-2")


def test_what_brought_points_weighs_more_and_the_rest_stays() -> None:
    """A camel was worth five points more than today's weight says; of ships the matches tell nothing."""
    rng = np.random.default_rng(1)
    today = np.array([float(w) for w in SCALES.weights])
    x = np.zeros((400, FEATURES))
    x[:, CAMEL] = rng.integers(0, 6, 400)
    x[:, POINTS] = rng.integers(0, 99, 400)
    y = x[:, CAMEL] * (today[CAMEL] + 5.0) + rng.normal(0.0, 1.0, 400)
    found = regress(x, y, np.zeros(400), today, 5.0)
    assert abs(found[CAMEL] - today[CAMEL] - 5.0) < 0.3
    assert found[SHIP] == today[SHIP]


def test_a_theme_that_wins_is_found() -> None:
    theme = list(THEMES).index("tower")
    rng = np.random.default_rng(2)
    moments = []
    for seed in range(60):
        changes = rng.normal(0.0, 0.3, (2, len(THEMES)))
        points = [int(100 + 40 * mine[theme]) for mine in changes]
        moments.append(Moment(seed, {}, points, changes.tolist()))
    slope = {name: slope for name, slope, _ in themes(moments)}
    assert 35 < slope["tower"] < 45
    assert abs(slope["sets"]) < 5


def test_a_theme_changes_its_own_weights_alone() -> None:
    weights = [1.0] * FEATURES
    logarithms = [math.log(2.0) if theme == "near" else 0.0 for theme in THEMES]
    found = changed(weights, logarithms)
    assert {NAMES[i] for i in range(FEATURES) if found[i] != 1.0} == {"camel-near", "ship-near"}


def test_gifts_leave_a_match_that_can_be_played() -> None:
    """Nobody gets more figures than there are, and every tile and card is still somewhere."""
    s: Tadmor = GAME.rules.start(GAME.tables(GAME.pack()), 2, GAME.check_setup(2, {}))
    before = GAME.rules.conserved(s)
    rng = Rng(5)
    for turn in range(200):
        GIFTS[turn % len(GIFTS)](s, turn % 2, rng)
    assert list(s.camels) == [5, 5]
    assert list(s.ships) == [4, 4]
    assert GAME.rules.conserved(s) == before

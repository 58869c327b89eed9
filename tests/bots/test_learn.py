"""Learned values: LSTD(λ) finds them, the same seed learns the same, and weights fit their features."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.bots.learn import LearningParameters, Lstd, learn_weights, solve_linear
from serai.catalogue import games, load
from serai.core.errors import BadData
from serai.core.flow import settle
from serai.core.learned import Learned

LEARNING = [name for name, game in games().items() if game.bots.learned is not None]


def kept(path: Path, names: tuple[str, ...]) -> Learned:
    return Learned(path, names, ("points",), lambda s, seat: [], lambda weights: None, level, level)


def level(s: object, seat: int) -> float:
    return 0.5


def test_equations_are_solved_whatever_the_order_of_their_rows() -> None:
    assert solve_linear([[0.0, 2.0, 4.0], [3.0, 1.0, 5.0]]) == pytest.approx([1.0, 2.0])


@pytest.mark.parametrize("trace_decay", [0.0, 0.5, 1.0])
def test_a_lead_that_follows_from_a_feature_is_learned(trace_decay: float) -> None:
    """Both matches keep their features to the end; the lead is three times the first, less the second."""
    lstd = Lstd(2, trace_decay)
    lstd.add_episode([[1.0, 0.0]] * 5, 3.0)
    lstd.add_episode([[0.0, 2.0]] * 5, -2.0)
    assert lstd.solve([0.0, 0.0], 1e-9) == pytest.approx([3.0, -1.0])


def test_where_matches_say_nothing_the_ridge_keeps_the_prior_weights() -> None:
    lstd = Lstd(2, 0.5)
    lstd.add_episode([[1.0, 0.0]], 4.0)
    assert lstd.solve([0.0, 7.0], 1e-9) == pytest.approx([4.0, 7.0])


@pytest.mark.parametrize("name", LEARNING)
def test_the_same_seed_learns_the_same_weights(name: str) -> None:
    game = load(name)
    assert game.bots.learned is not None
    parameters = LearningParameters(iterations=1, matches=1, trace_decay=0.5, ridge=10.0, epsilon=0.2, seed=3)
    try:
        once, again = [list(learn_weights(game, game.bots.learned, parameters)) for _ in range(2)]
    finally:
        game.bots.learned.use(game.bots.learned.read())
    assert once == again
    assert once != [game.bots.learned.initial_weights()]


@pytest.mark.parametrize("name", LEARNING)
def test_shipped_weights_and_features_fit(name: str) -> None:
    game = load(name)
    assert game.bots.learned is not None
    state = game.rules.start(game.tables(game.pack()), 2, game.check_options({}))
    settle(state)
    assert game.bots.learned.file.exists()
    assert (
        len(game.bots.learned.read()) == len(game.bots.learned.names) == len(list(game.bots.learned.features(state, 0)))
    )
    assert len(set(game.bots.learned.names)) == len(game.bots.learned.names)
    assert set(game.bots.learned.points) < set(game.bots.learned.names)


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    learned = kept(tmp_path / "weights.json", ("points", "ships"))
    assert learned.read() == [1.0, 0.0]
    learned.write(learned.file, [0.9, 2.5], "serai learn")
    assert learned.read() == [0.9, 2.5]


@pytest.mark.parametrize("text", ['{"made_by": "me", "weights": {"points": 1}}', "nothing"])
def test_weights_of_other_features_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "weights.json").write_text(text, "utf-8")
    with pytest.raises(BadData, match=r"weights\.json"):
        kept(tmp_path / "weights.json", ("points", "ships"))

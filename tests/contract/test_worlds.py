"""A redeal that knows the truth is found, whatever is asked; one that does not keeps its promise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.core.contract import BrokenPromise, play_checked
from serai.core.game import AnyGame, Game
from serai.core.rng import Rng
from serai.games.tadmor.redeal import is_hidden
from tests.contract import toy
from tests.contract.toy import Pebbles, pebbles

MOVES = 3000


def with_redeal(game: AnyGame, redeal: Any) -> AnyGame:
    return Game(game.identity, replace(game.rules, redeal=redeal), game.presentation, game.bots)


def keeps_hands_under(name: str, frames: tuple[str, ...]) -> AnyGame:
    """A game of the Catan family whose redeal leaves hands as they are while one of these questions is open."""
    game = serai.load(name)

    def redeal(s: Any, seat: int, rng: Rng) -> Any:
        if any(type(frame).__name__ in frames for frame in s.stack):
            s = s.clone()
            for i in range(len(s.hidden)):
                s.hidden[i] = 0
        return game.rules.redeal(s, seat, rng)

    return with_redeal(game, redeal)


def broken_by(game: AnyGame, players: int, **options: str) -> BrokenPromise:
    for seed in range(1, 5):
        try:
            play_checked(game, players, options, seed, deep_every=MOVES, limit=MOVES)
        except BrokenPromise as error:
            return error
    pytest.fail("every promise was kept")


@pytest.mark.parametrize(
    ("name", "trade", "frames"),
    [
        ("catan", "open", ("Compose", "Answer", "Choose")),
        ("cheops", "none", ("Discard",)),
        ("alexander", "none", ("Bid", "Payment")),
    ],
)
def test_a_redeal_that_keeps_hands_under_one_question_is_found(name: str, trade: str, frames: tuple[str, ...]) -> None:
    error = broken_by(keeps_hands_under(name, frames), 3, trade=trade)
    assert error.promise == "imagining", str(error)
    assert any(f"{frame}(" in str(error) for frame in frames)
    assert "goods." in str(error)


def test_a_redeal_that_keeps_the_deck_is_found() -> None:
    game = serai.load("catan")

    def redeal(s: Any, seat: int, rng: Rng) -> Any:
        other = game.rules.redeal(s, seat, rng)
        other.deck, other.cards, other.fresh = s.deck[:], s.cards[:], s.fresh[:]
        return other

    error = broken_by(with_redeal(game, redeal), 2)
    assert error.promise == "imagining", str(error)
    assert "deck." in str(error)


def test_a_redeal_that_shuffles_hidden_things_from_where_they_truly_lie_is_found() -> None:
    """Whoever knows the dice could put them back."""
    game = serai.load("tadmor")

    def redeal(s: Any, seat: int, rng: Rng) -> Any:
        other = s.clone()
        hidden = [m for m in range(len(s.mission_at)) if is_hidden(s, seat, m) and s.batch[m] == 0]
        places = vec[i64]([s.mission_at[m] for m in hidden])
        rng.shuffle(places)
        for m, place in zip(hidden, places, strict=True):
            other.mission_at[m] = place
        return other

    error = broken_by(with_redeal(game, redeal), 3)
    assert error.promise == "imagining", str(error)
    assert "by known dice" in str(error)


def test_a_redeal_that_knows_secret_bids_is_found() -> None:
    def redeal(s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        other = toy.redeal(s, seat, rng)
        other.bids = s.bids[:]
        return other

    error = broken_by(pebbles(redeal=redeal), 3, rounds="four")
    assert error.promise == "imagining", str(error)
    assert "never changes bids" in str(error)

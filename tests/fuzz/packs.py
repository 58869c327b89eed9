"""Broken data packs: every mutation of a game's own pack is refused with one sentence, or can be played."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from serai.core.errors import BadData
from serai.core.flow import settle
from serai.core.game import AnyGame
from serai.core.pack import Fields, Pack
from serai.core.playout import random_playout
from serai.core.rng import Rng
from serai.core.text import Speaker
from tests.fuzz.patience import stopwatch

NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 13, 50, 99, 255, 9_999, 10_000, -(2**31), 2**31 - 1, 2**63, -(2**63), 10**18)
TEXTS = ("", " ", "none", "wood", "e5", "a1 - b2", "x" * 300, "\u202e", "é", "\0", "{ $x }", "\n", "0", "-1")
OTHERS: tuple[Any, ...] = (
    True,
    False,
    0.5,
    float("nan"),
    float("inf"),
    [],
    {},
    [[]],
    [{}],
    {"id": 1},
    [0],
    ["wood"],
    10**30,
)
MOVES = 40  # that are played at random where a mutation was let through

Place = tuple[Any, Any]  # a container, and where in it


def places(value: Any) -> list[Place]:
    """Every value of a pack by what holds it."""
    found: list[Place] = []
    holders = [value]
    for holder in holders:  # grows on the way
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                holders.append(holder[key])
    return found


def _drop(values: Fields, rng: random.Random) -> None:
    holder, key = rng.choice(places(values))
    del holder[key]


def _shorten(values: Fields, rng: random.Random) -> None:
    lists = [holder[key] for holder, key in places(values) if isinstance(holder[key], list) and holder[key]]
    chosen = rng.choice(lists)
    del chosen[rng.randrange(len(chosen)) :]


def _lengthen(values: Fields, rng: random.Random) -> None:
    lists = [holder[key] for holder, key in places(values) if isinstance(holder[key], list) and holder[key]]
    chosen = rng.choice(lists)
    chosen.extend(copy.deepcopy(rng.choice(chosen)) for _ in range(rng.choice((1, 2, 500))))


def _number(values: Fields, rng: random.Random) -> None:
    holder, key = rng.choice([(h, k) for h, k in places(values) if type(h[k]) is int])
    holder[key] = rng.choice(NUMBERS)


def _text(values: Fields, rng: random.Random) -> None:
    texts = [(h, k) for h, k in places(values) if isinstance(h[k], str) and k not in ("provenance",)]
    holder, key = rng.choice(texts)
    others = [h[k] for h, k in texts]
    holder[key] = rng.choice((*TEXTS, rng.choice(others), holder[key][:-1]))


def _other_kind(values: Fields, rng: random.Random) -> None:
    holder, key = rng.choice(places(values))
    holder[key] = copy.deepcopy(rng.choice(OTHERS))


def _swap(values: Fields, rng: random.Random) -> None:
    (one, i), (other, j) = rng.choices(places(values), k=2)
    one[i], other[j] = copy.deepcopy(other[j]), copy.deepcopy(one[i])


def _unknown_key(values: Fields, rng: random.Random) -> None:
    tables = [holder[key] for holder, key in places(values) if isinstance(holder[key], dict)]
    rng.choice(tables)[rng.choice(("more", "", "provenance", "provenance_of", "id"))] = rng.choice(OTHERS)


MUTATIONS: tuple[Callable[[Fields, random.Random], None], ...] = (
    _drop, _shorten, _lengthen, _number, _number, _text, _text, _other_kind, _swap, _unknown_key,
)  # fmt: skip


def mutated(own: Pack, rng: random.Random) -> Fields:
    """The pack's values with one to three faults."""
    values: Fields = pickle.loads(pickle.dumps(own.values))  # a copy, much sooner made than a deep one
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(MUTATIONS)(values, rng)
    return values


def try_pack(game: AnyGame, own: Pack, values: Fields, seed: int) -> str:
    """The sentence it is refused with, or nothing where it can be set up, looked at and played."""
    try:
        pack = Pack.checked(values, "mutation", own)
        tables = game.tables(pack)
    except BadData as error:
        sentence = str(error)
        assert "\n" not in sentence, sentence
        assert len(sentence) < 600, sentence
        return sentence
    players = game.players[seed % len(game.players)]
    state = game.rules.start(tables, players, game.check_setup(players, {}))
    settle(state)
    random_playout(state, Rng(seed), MOVES)
    game.presentation.view(state, 0)
    game.presentation.geometry(state)
    if game.presentation.show:
        game.presentation.show(state, 0, Speaker(game, "en"))
    return ""


class Found(Struct):
    """What came of some mutations; faults by seed, to try them again."""

    refused: int = 0
    played: int = 0
    faults: list[str] = []


def run(game: AnyGame, seeds: Iterable[int]) -> Found:
    own, found = game.pack(), Found()
    for seed in seeds:
        values = mutated(own, random.Random(seed))
        try:
            with stopwatch():
                refused = try_pack(game, own, values, seed)
        except Exception as error:
            found.faults.append(f"{game.name}, seed {seed}: {error!r}")
        else:
            found.refused += bool(refused)
            found.played += not refused
    return found

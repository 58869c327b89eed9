"""What is said quickly is what Fluent says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime import resolver as fluent

from serai.catalogue import games
from serai.core.phrasing import Fill, Phrasing
from serai.core.text import LANGUAGES, Voice

TEXTS = """
plain = Nothing is asked.
gaps = { $who } lays { $tile } on { $cell }, { $n } left.
words = { $kind ->
    [war] War
   *[revolt] Revolt by { $who }
} begins.
forms = { $n ->
    [0] no tiles
    [one] { $n } tile
   *[other] { $n } tiles
}
order = { $n ->
    [one] the form
    [1] the number
   *[other] neither
}
inside = { words } again
literal = { "{" }{ $n }
"""


@pytest.fixture(params=["en", "de", "pl", "ar"])
def both(request: pytest.FixtureRequest) -> tuple[FluentBundle, Phrasing]:
    bundle = FluentBundle([request.param], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS))
    return bundle, Phrasing(bundle, request.param)


@pytest.mark.parametrize("message", ["plain", "gaps", "words", "forms", "order", "inside", "literal"])
def test_it_is_what_fluent_says(both: tuple[FluentBundle, Phrasing], message: str) -> None:
    bundle, phrasing = both
    for n in (0, 1, 2, 3, 5, 11, 21, 102, 999, 1000, 1_234_567, -1):
        for kind in ("war", "revolt", "one", "other"):
            given: dict[str, Fill] = {"who": "Ann", "tile": "a temple", "cell": "e5", "n": n, "kind": kind}
            assert phrasing.say(message, given) == _by_fluent(bundle, message, given)


def test_a_word_where_a_number_is_chosen_by(both: tuple[FluentBundle, Phrasing]) -> None:
    bundle, phrasing = both
    for word in ("one", "other", "0", "war"):
        assert phrasing.say("forms", {"n": word}) == _by_fluent(bundle, "forms", {"n": word})


def test_what_is_missing_or_too_long_is_an_error(both: tuple[FluentBundle, Phrasing]) -> None:
    with pytest.raises(AssertionError, match="Unknown external"):
        both[1].say("gaps", {"who": "Ann"})
    with pytest.raises(AssertionError, match="Too many characters"):
        both[1].say("words", {"who": "A" * 3000, "kind": "other"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_all_games(language: str) -> None:
    """Filled with anything: words where words are wanted, numbers, and each where the other is wanted."""
    rng = random.Random(1)
    for game in games().values():
        voice = Voice(game.folders, language)
        for message in list(voice._bundle._messages):
            pattern: Any = voice._bundle.get_message(message).value
            if pattern is None:
                continue
            for _ in range(6):
                given = {name: _fill(rng) for name in _variables(pattern)}
                text, errors = voice._bundle.format_pattern(pattern, given)
                if not errors:
                    assert voice._phrasing.say(message, given) == text, (game.name, message, given)


def _by_fluent(bundle: FluentBundle, message: str, given: dict[str, Fill]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, given)[0])


def _fill(rng: random.Random) -> Fill:
    fills: list[Fill] = [0, 1, 2, 7, 48, 1500, "Ann", "one", "other", "temple", "some", "none"]
    return rng.choice(fills)


def _variables(node: Any) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    inner = vars(node).values() if hasattr(node, "__dict__") else node if isinstance(node, list) else ()
    return set[str]().union(*(_variables(one) for one in inner if not isinstance(one, str | int | None)))

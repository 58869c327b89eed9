"""The pack fuzzer, for some seconds; `make soak` runs it for as long as you like."""

from __future__ import annotations

import pytest

from serai.catalogue import games
from tests.fuzz import packs

MUTATIONS = 600  # of each game's pack


@pytest.mark.parametrize("name", games())
def test_every_mutation_is_refused_with_one_sentence_or_can_be_played(name: str) -> None:
    found = packs.run(games()[name], range(MUTATIONS))
    assert found.refused > MUTATIONS / 2
    assert found.played > 20
    assert not found.faults

"""Tests are named after what they prove: a test that begins with a rule's number proves that rule."""

from __future__ import annotations

import re

import pytest

import serai
from serai.core import register

NUMBER = re.compile(r"test_([a-z]+[0-9]+[a-z]?)(?:_|$)")


@pytest.mark.parametrize("name", serai.games())
def test_a_test_with_a_number_proves_that_rule(name: str) -> None:
    game = serai.load(name)
    known = {rule.lower() for rule in register.rules(game)}
    proved: dict[tuple[str, str], set[str]] = {}
    for one in register.test_citations(game):
        proved.setdefault((one.file, one.name), set()).add(one.rule.lower())
    for (file, test), cited in proved.items():
        number = NUMBER.match(test)
        assert number is None or number[1] not in known or number[1] in cited, f"{file}: {test} proves {cited}"

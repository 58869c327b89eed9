"""A scenario lies on top of another game's texts and register."""

from __future__ import annotations

import serai
from serai.core import register
from serai.core.text import Speaker


def test_texts_of_the_game_beneath_are_spoken_and_may_be_said_anew() -> None:
    base, scenario = Speaker(serai.load("catan"), "de"), Speaker(serai.load("cheops"), "de")
    assert scenario.say("good-wool") == base.say("good-wool") == "Wolle"
    assert (base.say("title"), scenario.say("title")) == ("Catan", "Cheops")


def test_the_register_of_the_game_beneath_comes_first_and_each_cites_its_own() -> None:
    base, scenario = register.rules(serai.load("catan")), register.rules(serai.load("alexander"))
    assert list(scenario)[: len(base)] == list(base)
    assert "A1" in scenario
    cited = {one.rule for one in register.code_citations(serai.load("catan"))}
    assert {"B1", "B33"} <= cited
    assert not any(rule.startswith(("A", "C")) for rule in cited)

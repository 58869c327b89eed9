"""The tables of faults: every chapter has its own, and windows put several of them together."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import FINE, NOBODY
from serai.core.text import Speaker
from serai.games.tadmor.rules.action import UpgradePhase
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import building, desert, display, placing, preparing, seat


def test_a_code_means_one_thing_in_the_whole_game() -> None:
    meanings: dict[int, set[tuple[str, str]]] = {}
    messages: dict[str, set[int]] = {}
    for block in load("tadmor").blocks:
        for decision in block.decisions:
            for code, rule, message in decision.faults:
                meanings.setdefault(code, set()).add((rule, message))
                messages.setdefault(message, set()).add(code)
    assert FINE not in meanings
    assert {code: several for code, several in meanings.items() if len(several) > 1} == {}
    assert {message for message, codes in messages.items() if len(codes) > 1} == {"other-time"}, "each has its own rule"


@pytest.mark.rule("B12", "U1", "A2")
def test_a_figure_that_acts_by_naming_a_card_or_tile_says_so() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5")
        seat(s, 1, goods="3 wood 1 stone", on="pa1 pa2 pa5 pa6", hand="k1")

    buying = desert(2, arrange, UpgradePhase(NOBODY))
    assert (buying.why("use pa1"), buying.why("use pa2"), buying.why("use pa5")) == ("U1", "U1", "A2")
    assert buying.sentence("use pa1") == "Say which upgrade you buy; that uses the figure."
    assert buying.sentence("use pa2").startswith("Upgrades are bought with a figure on an upgrade space")
    build = building(2, arrange)
    assert (build.why("use pa1"), build.why("use pa5"), build.why("use pa6")) == ("U1", "B12", "A2")
    assert build.sentence("use pa5") == "Say which mission you fulfil; that uses the figure."
    assert build.sentence("use pa5", "de") == "Nenne den Königsauftrag, den du erfüllst; damit ist die Figur genutzt."
    assert build.sentence("use pa6").startswith("This figure acts by itself")
    assert preparing(2, arrange).why("use pa5") == "A2"


@pytest.mark.parametrize("card", range(1, 27))
def test_a_mission_at_a_wrong_time_cites_its_own_rule(card: int) -> None:
    """Wherever a mission cannot be returned because of the moment, its own rule is named, in both languages."""

    def arrange(s: Tadmor) -> None:
        seat(s, 1, open=f"k{card}", hand="k1" if card != 1 else "k2", on="da1")
        display(s, "i5")

    tables = [preparing(2, arrange), building(2, arrange)]
    refused = [(g.why(f"return k{card}"), g.sentence(f"return k{card}", "de")) for g in tables]
    refused.append((placing(2, arrange).why(f"claim k{card}"), placing(2, arrange).sentence(f"claim k{card}", "de")))
    name = Speaker(load("tadmor"), "de").name("mission", card - 1)
    for rule, sentence in refused:
        assert rule in ("", f"K{card}", "B5")  # K20 has nobody to strike
        assert rule != f"K{card}" or sentence.startswith(f"„{name}“ ")

"""The English variant (page 15)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import at, position, question
from serai.testing import ScriptedTable

# A's trader with two markets against B's with four; k6 joins them.
CASE_22 = "A trader i6, market j6 j7, temple m6, B trader m5, market l6 l5 l4 m4"


def war(attacker: int, defender: int) -> ScriptedTable:
    hands = {"A": "settlement" + " market" * attacker, "B": " market" * defender}
    return position(CASE_22, hands, conflict="english").play("tile settlement k6")


@pytest.mark.rule("E97")
def test_an_attacker_who_cannot_exceed_commits_nothing() -> None:
    t = war(2, 0)
    assert t.offered() == ["commit 0"]
    assert t.why("commit 2") == "E97"
    assert t.sentence("commit 2") == ("English variant: not that number, since 4 would not beat the defender's 4.")
    assert t.why("commit 3") == "E41"


@pytest.mark.rule("E97")
def test_he_may_exceed_by_any_number() -> None:
    assert war(5, 0).offered() == ["commit 0", "commit 3", "commit 4", "commit 5"]


@pytest.mark.rule("E97")
def test_ruling_who_is_ahead_already_may_commit_more() -> None:
    hands = {"A": "market market", "B": "market", "C": "settlement"}
    pieces = "A trader i6, market j6 j7, temple m6, B trader m5, market l6"
    t = position(pieces, hands, turn="C", conflict="english").play("tile settlement k6")
    assert t.offered() == ["commit 0", "commit 1", "commit 2"]


@pytest.mark.rule("E98")
def test_the_defender_commits_exactly_a_tie_or_nothing() -> None:
    t = war(5, 3).play("commit 3")
    assert question(t).startswith("War of the traders: Player 1 attacks with 5, you have 4")
    assert t.offered() == ["commit 0", "commit 1"]
    assert t.why("commit 2") == "E98"
    assert at(t.play("commit 1"), "i6") == ""
    t = war(5, 3).play("commit 4")
    assert t.offered() == ["commit 0", "commit 2"]
    assert t.why("commit 1") == "E98"
    assert t.sentence("commit 1", "de") == (
        "Englische Variante: Der Verteidiger legt genau bis zum Gleichstand aus; 5 gegen 6 ist keiner."
    )


@pytest.mark.rule("E98")
def test_a_defender_who_leads_or_cannot_reach_a_tie_commits_nothing() -> None:
    assert war(2, 3).play("commit 0").offered() == ["commit 0"]
    assert war(5, 1).play("commit 4").offered() == ["commit 0"]


@pytest.mark.rule("E97", "E98")
def test_revolts_follow_the_variant_too() -> None:
    t = position("B king i6, temple j6", {"A": "temple temple", "B": "temple"}, conflict="english")
    t.play("leader king h7")
    assert t.offered() == ["commit 0", "commit 2"]
    assert t.play("commit 2").offered() == ["commit 0", "commit 1"]

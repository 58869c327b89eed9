"""What the view says of conflicts and points, so that a drawing need not work it out."""

from __future__ import annotations

import pytest

from serai.core.flow import SPECTATOR
from serai.games.euphrat_tigris.tests.position import position
from serai.games.euphrat_tigris.tests.test_hiding import seen
from serai.games.euphrat_tigris.tests.test_revolt import CASE_13, HANDS
from serai.games.euphrat_tigris.tests.test_war import CASE_9, NONE


@pytest.mark.rule("E41", "E54")
def test_in_a_war_the_tiles_of_both_kingdoms_support_their_leaders() -> None:
    t = position(CASE_9, NONE, turn="C").play("tile market k6")
    found = seen(t, SPECTATOR)
    assert found.conflict is not None
    assert (found.conflict.kind, found.conflict.tile) == ("war", "market")
    assert sorted(found.conflict.supporters) == ["j6", "j7", "l6"]
    assert [sorted(found.kingdoms[i]) for i in found.conflict.kingdoms] == [
        sorted(kingdom) for kingdom in found.kingdoms if "i6" in kingdom or "m5" in kingdom
    ]


@pytest.mark.rule("E41", "E46")
def test_in_a_revolt_the_temples_beside_both_leaders_count() -> None:
    t = position(CASE_13, HANDS).play("leader king h7")
    found = seen(t, SPECTATOR)
    assert found.conflict is not None
    assert (found.conflict.kind, found.conflict.tile) == ("revolt", "temple")
    assert sorted(found.conflict.supporters) == ["h8", "i7"]
    assert [("h7" in found.kingdoms[i], "i6" in found.kingdoms[i]) for i in found.conflict.kingdoms] == [(True, True)]


def test_there_is_no_conflict_in_peace() -> None:
    assert seen(position(CASE_13, HANDS), SPECTATOR).conflict is None


@pytest.mark.rule("E7", "E82")
def test_the_weakest_spheres_are_told_to_their_owner_alone() -> None:
    t = position(points={"A": {"temple": 3, "farm": 1}})
    assert seen(t, 0).players[0].weakest == ["settlement", "market"]
    assert seen(t, 1).players[0].weakest is None
    assert seen(t, 1).players[1].weakest == []

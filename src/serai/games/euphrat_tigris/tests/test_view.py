"""What the view says of conflicts and points, so that a drawing need not work it out."""

from __future__ import annotations

import pytest

from serai.core.flow import SPECTATOR
from serai.core.text import Speaker
from serai.games.euphrat_tigris.show import show
from serai.games.euphrat_tigris.tests.position import NAME, position
from serai.games.euphrat_tigris.tests.test_hiding import seen
from serai.games.euphrat_tigris.tests.test_revolt import CASE_13, HANDS
from serai.games.euphrat_tigris.tests.test_war import CASE_9, NONE
from serai.testing import table


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


@pytest.mark.rule("E9", "E71")
def test_the_terminal_shows_free_monuments_and_what_lies_under_a_treasure() -> None:
    t = table(NAME, 2, None, buildings="on")
    s, speaker = t.state, Speaker(t.game, "en")
    free = next(line for line in show(s, 0, speaker).splitlines() if "Still to be built" in line)
    assert free.count(",") == len(s.monument) - 1
    treasure = list(s.treasure).index(1)
    s.building[0] = treasure
    assert "*^" in show(s, 0, speaker) or "‼^" in show(s, 0, speaker)
    s.monument[0] = 0
    assert next(line for line in show(s, 0, speaker).splitlines() if "Still" in line).count(",") == free.count(",") - 1

"""What a seat sees and what it cannot know (MES161): missions of others, stakes behind the Standards."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.flow import SPECTATOR
from serai.core.rng import Rng
from serai.games.mesopotamia.redeal import redeal
from serai.games.mesopotamia.rules.ending import FinalScoring
from serai.games.mesopotamia.state import UNDER
from serai.games.mesopotamia.tests.decks import decked, hold
from serai.games.mesopotamia.view import view


@pytest.mark.rule("MES161")
@pytest.mark.rule("G58")
def test_missions_are_seen_by_their_owner_alone() -> None:
    s = hold(decked("sumer", "babylon"), "sumer", "m01", "m24").state
    assert [one.id for one in view(s, 0).sides[0].missions] == ["m01", "m24"]
    assert view(s, 1).sides[0].missions == view(s, SPECTATOR).sides[0].missions == []
    assert view(s, 1).sides[0].mission_count == 2


@pytest.mark.rule("MES161")
def test_an_owner_sees_what_is_still_missing() -> None:
    p = hold(decked("sumer", "babylon"), "sumer", "m01").goods("sumer", stone=1).settlement("sumer", "a08")
    (mission,) = view(p.state, 0).sides[0].missions
    assert mission.have == {"good-stone": 1, "settlements": 1}
    assert mission.missing == {"settlements": 2}
    assert not mission.met


@pytest.mark.rule("MES161")
def test_all_missions_are_open_at_the_end() -> None:
    t = hold(decked("sumer", "babylon"), "sumer", "m21").then(FinalScoring()).play("score")
    assert [one.id for one in view(t.state, 1).sides[0].missions] == ["m21"]


@pytest.mark.rule("G58")
@pytest.mark.rule("G76")
def test_a_redeal_changes_what_others_hold_and_keeps_what_one_knows() -> None:
    p = hold(hold(decked("sumer", "babylon"), "sumer", "m01", "m02"), "babylon", "m03", "m04")
    p.state.mission[10], p.state.mission[11] = UNDER, UNDER + 1
    seen = msgspec.json.encode(view(p.state, 0))
    others = set()
    for seed in range(12):
        other = redeal(p.state, 0, Rng(seed))
        assert msgspec.json.encode(view(other, 0)) == seen
        assert [int(other.mission[i]) for i in (0, 1, 10)] == [0, 0, UNDER]
        others.add(tuple(i for i, where in enumerate(other.mission) if where == 1))
    assert len(others) > 1

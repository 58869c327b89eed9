"""Packs of owners: a route of another length, other chips; what does not fit gets one sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import serai
from serai.core.contract import play_checked
from serai.core.errors import BadData
from serai.core.pack import Pack
from serai.core.text import Speaker
from serai.games.catan.alexander.show import show
from serai.games.catan.alexander.tests.test_march import dry
from serai.games.catan.rules.turn import start_turn
from serai.games.catan.tests.position import Position
from serai.testing import ScriptedTable

GAME = serai.load("alexander")


def changed(**values: Any) -> Pack:
    """The game's own pack with other values, as if typed by an owner and read from a file."""
    own = GAME.pack()
    return Pack(own.game, "mine", copy.deepcopy({**own.values, **values}))


def stages() -> list[dict[str, Any]]:
    return copy.deepcopy(GAME.pack().values["stage"])


@pytest.mark.rule("A3", "A7")
def test_a_shorter_route_with_other_names_and_chips_is_played() -> None:
    rows = stages()
    rows = [*rows[:12], *rows[-4:]]
    rows[1]["id"] = "stop-1"
    pack = changed(stage=rows, chips={**GAME.pack().values["chips"], "hunger": 2, "statue": 0})
    pack.tables = GAME.rules.tables(pack)
    assert pack.tables.stages == 16
    assert "Stage 1" in show(_before(pack.tables, 1), 0, Speaker(GAME, "en"))
    match = play_checked(GAME, 3, {}, seed=4, deep_every=200, limit=400, pack=pack)
    assert match.state.passed > 2


@pytest.mark.rule("A2", "A3")
def test_the_first_hand_is_as_large_as_the_pack_says() -> None:
    data = GAME.rules.tables(changed(supply={**GAME.pack().values["supply"], "first_hand": 2}))
    t = ScriptedTable(GAME, GAME.rules.start(data, 3, GAME.check_setup(3, {})))
    for _ in range(6):
        assert t.asked() == "reinforce"
        t.play(t.offered()[0])
    assert [int(sum(t.state.goods[p * 6 : p * 6 + 5])) for p in range(3)] == [2, 2, 2]


def _before(data: Any, stage: int) -> Any:
    s = GAME.rules.start(data, 3, GAME.check_setup(3, {}))
    s.passed = stage
    return s


def neighbours(settled: int) -> ScriptedTable:
    """Alexander reaches a temple next to the first one; of these two crossings one may be settled."""
    rows = stages()
    rows[1]["kind"] = "temple"
    s = _before(GAME.rules.tables(changed(stage=rows)), 1)
    dry(Position(s))
    if settled >= 0:
        s.put_building(s.tables.stage_vertex[settled], 1)
    start_turn(s, 0)
    return ScriptedTable(GAME, s).play("dice 2")


@pytest.mark.rule("A15")
@pytest.mark.parametrize("settled", [0, 1])
def test_nothing_is_auctioned_on_or_beside_a_building(settled: int) -> None:
    t = neighbours(settled)
    assert t.asked() == "act"
    assert any(note.message == "temple-too-near" for note in t.notes)


@pytest.mark.rule("A15")
def test_temples_may_stand_beside_each_other() -> None:
    assert neighbours(-1).asked() == "bid"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"stage": stages()[:5]}, "between 6 and 64"),
        ({"stage": [*stages()[1:]]}, "a temple first"),
        ({"stage": [{**stages()[0], "id": "nowhere"}, *stages()[1:]]}, "nowhere"),
        ({"chips": {**GAME.pack().values["chips"], "hunger": 0}}, "one for each event"),
        ({"supply": {**GAME.pack().values["supply"], "first_hand": 24}}, "supply.first_hand: .* from 0 to 23"),
        ({"supply": {**GAME.pack().values["supply"], "of_each_for_three": 20}}, "of_each_for_three: .* from 5 to 19"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        GAME.rules.tables(changed(**values))

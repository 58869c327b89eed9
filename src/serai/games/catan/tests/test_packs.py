"""Packs of owners: other numbers of harbours, deserts and cards are played; what does not fit gets one sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import serai
from serai.core.contract import play_checked
from serai.core.errors import BadData
from serai.core.pack import Pack

GAME = serai.load("catan")


def changed(**values: Any) -> Pack:
    """The game's own pack with other values, as if typed by an owner and read from a file."""
    own = GAME.pack()
    return Pack(own.game, "mine", copy.deepcopy({**own.values, **values}))


def table(name: str, **values: int) -> dict[str, Any]:
    return {**GAME.pack().values[name], **values}


@pytest.mark.rule("B1", "B2")
def test_fewer_harbours_two_deserts_and_other_cards_are_played() -> None:
    own = GAME.pack().values
    pack = changed(
        harbour=own["harbour"][:5],
        harbours=table("harbours", any=0),
        tiles=table("tiles", desert=2, forest=3),
        chips={"sequence": own["chips"]["sequence"][:17]},
        development=table("development", knight=20, point=8),
        setup=table("setup", goal=8, hand_limit=9, cards_of_each_resource=24),
    )
    tables = GAME.rules.tables(pack)
    assert len(tables.harbour_edges) == 5
    pack.tables = tables
    match = play_checked(GAME, 3, {}, seed=4, deep_every=200, limit=400, pack=pack)
    assert sorted(int(n) for n in match.state.number).count(0) == 2


@pytest.mark.rule("B2")
def test_no_harbour_at_all_is_played() -> None:
    pack = changed(harbour=[], harbours=dict.fromkeys(GAME.pack().values["harbours"], 0))
    match = play_checked(GAME, 2, {}, seed=4, deep_every=200, limit=120, pack=pack)
    assert not any(match.state.harbour)


def test_lists_of_any_length_are_read_from_a_file() -> None:
    text = '[pack]\ngame = "catan"\n' + "\n".join(
        path.read_text("utf-8") for path in sorted((GAME.identity.folder / "data").glob("*.toml"))
    )
    first = text.index("[[harbour]]")
    second = text.index("[[harbour]]", first + 1)
    pack = Pack.parse(text[:first].replace("any = 4", "any = 3") + text[second:], "mine", GAME.pack())
    assert len(GAME.rules.tables(pack).harbour_edges) == 8


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"harbour": []}, "must be 0 harbours"),
        ({"chips": {"sequence": [5, 2]}}, "must have 18 numbers"),
        ({"chips": {"sequence": [7] * 18}}, "numbers from 2 to 12 other than 7"),
        ({"tiles": table("tiles", desert=0, forest=5)}, "at least one of them a desert"),
        ({"tiles": table("tiles", forest=-1, field=9)}, "none negative"),
        ({"start": []}, "as many for each player"),
        ({"harbours": table("harbours", wood=-1, any=6)}, "must be 9 harbours"),
    ],
)
def test_what_does_not_fit_gets_one_sentence(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        GAME.rules.tables(changed(**values))


@pytest.mark.rule("B3")
@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("settlement", "z9", "two crossings of the island"),
        ("road", "a1", "a crossing next to it"),
        ("player", 5, "a player from 1 to 4"),
        ("settlement", "f4", "too near"),
    ],
)
def test_first_pieces_keep_the_rules(field: str, value: Any, sentence: str) -> None:
    rows = copy.deepcopy(GAME.pack().values["start"])
    rows[2][field] = value
    if field == "settlement" and value == "f4":
        rows[2]["road"] = "f5"
    with pytest.raises(BadData, match=sentence):
        GAME.rules.tables(changed(start=rows))

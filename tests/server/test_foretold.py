"""What moves bring and what follows on them is told to their player when he asks, and costs nobody else anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from serai.core.match import Match
from tests.server.running import Json, Person, Running

GAME = "euphrat-tigris"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of moves that were tried."""
    tried: list[str] = []
    foretell = Match.foretell

    def counting(match: Match, seat: int, words: Sequence[str], language: str = "en") -> dict[str, str]:
        tried.extend(words)
        return foretell(match, seat, words, language)

    monkeypatch.setattr(Match, "foretell", counting)
    return tried


def seated(server: Running) -> tuple[list[Person], str, Json]:
    """Two at a table, the mover first, and what that one sees; a leader stands beside a temple."""
    people, links = server.seated(game=GAME, shuffle=False, confirm=False)
    table = links["table"]
    people.sort(key=lambda one: one.table(table)["offer"] is None)  # who begins is drawn
    state = people[0].table(table)
    leader = next(one["words"] for one in state["offer"]["moves"] if one["words"].startswith("leader king"))
    return people, table, people[0].act(table, type="play", number=state["number"], words=leader)


def tiles(state: Json) -> list[str]:
    return [one["words"] for one in state["offer"]["moves"] if one["words"].startswith("tile ")]


def test_an_offer_comes_without_trying_its_moves(server: Running, asked: list[str]) -> None:
    _, _, state = seated(server)
    assert state["offer"]["foretold"]
    assert not any(one["preview"] for one in state["offer"]["moves"])
    assert asked == []


def test_who_is_asked_hears_what_moves_bring_and_each_is_tried_once(server: Running, asked: list[str]) -> None:
    people, table, state = seated(server)
    words = tiles(state)
    with people[0].socket(table) as wire:
        told: dict[str, str] = {}
        for at in range(0, len(words), 40):
            told |= wire.ask("foretold", words=words[at : at + 40])["previews"]
        assert sorted(told) == sorted(words)
        assert any("gains" in text for text in told.values()), set(told.values())
        assert sorted(asked) == sorted(words)
        again = people[0].post(f"/api/tables/{table}/foretold", {"type": "foretold", "words": words[:40]})
        assert again["previews"] == {one: told[one] for one in words[:40]}
        assert sorted(asked) == sorted(words)
        wire.ask("language", language="de")
        german = wire.ask("foretold", words=[max(told, key=lambda one: bool(told[one]))])["previews"]
        assert "erhält" in next(iter(german.values()))


def test_nobody_else_hears_anything(server: Running, asked: list[str]) -> None:
    people, table, state = seated(server)
    words = tiles(state)[:5]
    with people[1].socket(table) as wire:
        assert wire.ask("foretold", words=words)["previews"] == {}
        assert wire.ask("follows", words=words[0])["text"] == ""
    assert server.person().refused(f"/api/tables/{table}/foretold", {"type": "foretold", "words": words})["status"] in (
        401,
        403,
    )


@pytest.mark.parametrize("words", [[], ["x"] * 41, ["x" * 201], [""]])
def test_too_much_at_once_is_refused(server: Running, words: list[str]) -> None:
    people, table, _ = seated(server)
    with people[0].socket(table) as wire:
        wire.say("foretold", words=words)
        assert wire.until("refused")["code"] == "bad-request"


def test_what_is_no_move_is_kept_nowhere(server: Running) -> None:
    people, table, _ = seated(server)
    with people[0].socket(table) as wire:
        for i in range(30):
            assert wire.ask("foretold", words=[f"tile {i} {k}" for k in range(40)])["previews"] == {}
    known: Any = server.services.repository.loaded[table]
    kept = [value for key, value in known._cache.items() if key[0] == "foretold"]
    assert kept == [{}]


def test_what_follows_is_told_of_a_move_and_of_any(server: Running) -> None:
    people, table, state = seated(server)
    with people[0].socket(table) as wire:
        assert wire.ask("follows", words=tiles(state)[0])["text"] != ""
        assert wire.ask("follows")["text"] == ""  # there are too many to try them all
        state = people[0].play(table, tiles(state)[0])
    follows = people[0].post(f"/api/tables/{table}/follows", {"type": "follows", "words": ""})
    assert follows["text"] == ""  # it is the other's turn

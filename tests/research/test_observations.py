"""Observations: what the declaration over the view says, nothing that a seat cannot know, and JSON by its schema."""

from __future__ import annotations

from typing import Any

import jsonschema
import msgspec
import numpy as np
import pytest

from serai.core.flow import EVERYONE, SPECTATOR, Chance
from serai.core.rng import Rng
from serai.research.__main__ import main as describe
from serai.research.lanes import Lane
from serai.research.memory import Memory
from serai.research.positions import Position
from serai.research.setups import Setup, raw, setup, unexplained
from tests.contract.toy import pebbles
from tests.research.matches import GAMES, fewest_players, finished, lanes, lone, setups
from tools import observations


def rows(made: Setup, lane: Lane, space: Any, seat: int) -> list[int]:
    found: list[int] = raw(space.observe(lane.state, seat)).tolist()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_from_the_state_is_what_the_view_declares(game: str) -> None:
    for made in setups(game):
        declared = made.space_with(made.encode_view)
        for lane in lanes(made, seed=3, decisions=150, every=15):
            for seat in (SPECTATOR, *range(made.players)):
                assert rows(made, lane, made.space, seat) == rows(made, lane, declared, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_seen_as_declared_too(game: str) -> None:
    lane = finished(game)
    made = setup(game, fewest_players(game))
    declared = made.space_with(made.encode_view)
    for seat in range(made.players):
        assert rows(made, lane, made.space, seat) == rows(made, lane, declared, seat)


WITH_AUTOMA = ("mesopotamia", {"players": 3, "automa": "yes", "level": "anunnaki"})
TABLES: list[tuple[str, dict[str, Any]]] = [*((game, {}) for game in GAMES), *lone(), WITH_AUTOMA]


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_what_a_seat_cannot_know_changes_neither_numbers_nor_strings(game: str, chosen: dict[str, Any]) -> None:
    """For the seats and for a spectator: all that programs are told is the same in every world they can imagine."""
    options = dict(chosen)
    made = setup(game, options.pop("players", None), options)
    varied = 0
    for lane in lanes(made, seed=11, decisions=300, every=20):
        if not lane.state.stack:
            continue
        position = Position(made, lane, Memory(made.players))
        for seat in (SPECTATOR, *range(made.players)):
            other = position.resampled(seat, Rng(17))
            varied += str(other) != str(position)
            assert told(other, seat) == told(position, seat)
    hides = chosen.get("solo") != "guardians"  # there everything lies open
    assert bool(varied) == hides, "a redeal must change something where something hides"


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_what_one_seat_is_dealt_or_does_in_secret_is_told_to_nobody_else(game: str, chosen: dict[str, Any]) -> None:
    """The same match goes on in two ways wherever only one seat sees which; a redeal has no part in it."""
    options = dict(chosen)
    position, rng = Position.first(setup(game, options.pop("players", None), options)).clone(), Rng(19)
    compared = differing = 0
    for _ in range(600):
        lane = position.lane
        if not lane.state.stack:
            break
        top: Any = lane.state.stack[-1]
        if top.witness() != EVERYONE and len(lane.moves) > 1:
            ways = [gone(position, action) for action in (lane.legal()[0], lane.legal()[-1])]
            if isinstance(top, Chance) or all(still_asked(way, type(top)) for way in ways):
                knowing = {top.witness(), getattr(top, "victim", top.witness())}  # who is robbed knows of what
                for seat in {SPECTATOR, *range(position.setup.players)} - knowing:
                    assert told(ways[0], seat) == told(ways[1], seat)
                    compared += 1
                differing += told(ways[0], top.witness()) != told(ways[1], top.witness())
        position.step(lane.random_action(rng))
    assert compared
    assert differing, "who sees it must see something"


def gone(position: Position, action: int) -> Position:
    found = position.clone()
    found.step(action)
    return found


def still_asked(position: Position, kind: type[Any]) -> bool:
    """Whether the same is asked next: nothing has been revealed."""
    return bool(position.lane.state.stack) and type(position.lane.state.stack[-1]) is kind


def told(position: Position, seat: int) -> list[Any]:
    """Everything that an adapter tells a seat of a position."""
    made, lane = position.setup, position.lane
    return [
        rows(made, lane, made.space, seat),
        position.view_string(seat),
        position.recall_string(seat),
        position.recall_tensor(seat).tolist(),
        msgspec.json.encode(made.seen(lane.state, seat)),
        lane.asked(),
        lane.legal_for(seat),  # nothing for those who are not asked
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_names_every_cell_once_and_numbers_lie_between_0_and_1(game: str) -> None:
    made = setup(game)
    at = 0
    for run in made.layout():
        assert run.at == at, run
        at += run.size
    assert at == made.cells
    assert [run for run in made.layout() if "hashed" in run.what] == [], "what is shown is declared"
    for lane in lanes(made, seed=5, decisions=200, every=40):
        tensor = made.tensor(lane.observe(0))
        assert tensor.dtype == np.float32
        assert 0 <= tensor.min() <= tensor.max() <= 1


@pytest.mark.parametrize("game", GAMES)
def test_seats_that_see_different_things_get_different_numbers(game: str) -> None:
    """States whose views differ in what is not left out have different rows."""
    made = setup(game)
    seen: dict[bytes, set[bytes]] = {}
    for lane in lanes(made, seed=23, decisions=200, every=4):
        if lane.state.stack:
            view = msgspec.json.encode(made.game.presentation.view(lane.state, 0))
            seen.setdefault(bytes(raw(lane.observe(0))[made.cells - made.node.size :]), set()).add(view)
    assert len(seen) > 10
    assert max(len(views) for views in seen.values()) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_sees_about_what(game: str) -> None:
    """The open decision's own numbers are in the row: which compartment, how many are left, from where."""
    made = setup(game)
    told = 0
    for lane in lanes(made, seed=29, decisions=400, every=1):
        if lane.state.stack:
            top: Any = lane.state.stack[-1]
            numbers = [getattr(top, name) for name in made.fields[type(top)]]
            wanted = [min((one if isinstance(one, int) else len(one)) + 1, 255) for one in numbers]
            about = next(run for run in made.layout() if run.path == "about")
            row = raw(lane.observe(lane.player))[about.at : about.at + about.size].tolist()
            assert row == wanted + [0] * (about.size - len(wanted))
            told += bool(wanted)
    assert told


def test_secret_stakes_are_in_nobodys_numbers_but_their_owners() -> None:
    """Mesopotamia: before the Standards are turned, another stake of a rival changes no cell of anybody else."""
    made = setup("mesopotamia", 3)
    varied = 0
    for lane in lanes(made, seed=41, decisions=1200, every=1):
        if not lane.state.stack or type(lane.state.stack[-1]).__name__ != "Stake":
            continue
        position = Position(made, lane, Memory(made.players))
        for seat in range(made.players):
            other = position.resampled(seat, Rng(lane.player + 5))
            varied += list(other.lane.state.stake) != list(lane.state.stake)  # type: ignore[attr-defined]
            assert rows(made, other.lane, made.space, seat) == rows(made, lane, made.space, seat)
    assert varied > 10


@pytest.mark.parametrize("options", [{}, {"battles": "simple"}])
def test_battles_are_written_as_they_are_declared(options: dict[str, str]) -> None:
    made = setup("mesopotamia", 4, options)
    declared, missing = made.space_with(made.encode_view), {"Stake"} if options else {"Stake", "Lay", "Tire"}
    for seed in range(31, 51):
        for lane in lanes(made, seed, decisions=900, every=1):
            state: Any = lane.state
            if state.stack and state.area >= 0:
                missing.discard(type(state.stack[-1]).__name__)
                for seat in (SPECTATOR, lane.player):
                    assert rows(made, lane, made.space, seat) == rows(made, lane, declared, seat)
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_json_observations_keep_to_the_published_schema(game: str) -> None:
    made = setup(game)
    validator = jsonschema.Draft202012Validator(made.schema)
    for lane in lanes(made, seed=7, decisions=120, every=40):
        seen = msgspec.to_builtins(made.seen(lane.state, 0))
        validator.validate(seen)
        with pytest.raises(jsonschema.ValidationError):
            validator.validate({name: value for name, value in seen.items() if name != "view"})
    assert len(made.schema_hash) == len(made.layout_hash) == 16


def test_what_is_published_is_what_programs_see(monkeypatch: pytest.MonkeyPatch) -> None:
    assert observations.stale() == [], "run `make generate`"
    known = observations.generated()
    newer = next(iter(known))
    monkeypatch.setattr(observations, "generated", lambda: known | {newer: known[newer] + " "})
    assert observations.stale() == [newer]
    assert observations.main(["--check"]) == 1


def test_what_is_shown_must_be_declared_and_written() -> None:
    """`make check` says so before any program meets it."""
    assert observations.undeclared() == []
    made = Setup(pebbles(), 2, pebbles().check_options({}))
    assert observations.writes_what_is_declared(made)
    made.space = made.space_with(lambda s, seat, w: w.skip(made.node.size - 1))
    assert not observations.writes_what_is_declared(made)
    made.space = made.space_with(lambda s, seat, w: w.skip(made.node.size))
    assert not observations.writes_what_is_declared(made)


def test_the_command_publishes_layout_and_schema(capsys: pytest.CaptureFixture[str]) -> None:
    made = setup("marco-polo-2")
    assert describe(["marco-polo-2"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert (told["layout_hash"], told["schema_hash"]) == (made.layout_hash, made.schema_hash)
    assert msgspec.json.encode(told["schema"], order="sorted") == msgspec.json.encode(made.schema, order="sorted")
    assert sum(run["size"] for run in told["layout"]) == told["cells"] == made.cells
    assert describe(["marcopolo"]) == 2
    assert "Did you mean marco-polo-2" in capsys.readouterr().err


def test_hashes_differ_between_games() -> None:
    assert len({setup(game).layout_hash for game in GAMES}) == len(GAMES)
    assert len({setup(game).schema_hash for game in GAMES}) == len(GAMES)


def test_the_hash_of_a_schema_is_of_what_it_allows() -> None:
    schema = setup("tadmor").schema
    struct = next(name for name, one in schema["$defs"].items() if "description" in one)
    told = {**schema, "$defs": {**schema["$defs"], struct: {**schema["$defs"][struct], "description": "other words"}}}
    assert unexplained(told) == unexplained(schema)
    assert unexplained({"properties": {"description": {"type": "string", "description": "a field of that name"}}}) == {
        "properties": {"description": {"type": "string"}}
    }
    fields = schema["$defs"][struct]["properties"]
    fewer = {**schema["$defs"][struct], "properties": dict(list(fields.items())[1:])}
    assert unexplained({**schema, "$defs": {**schema["$defs"], struct: fewer}}) != unexplained(schema)


def test_a_game_that_declares_nothing_is_seen_all_the_same() -> None:
    made = Setup(pebbles(), 2, pebbles().check_options({}))
    seen = {bytes(raw(lane.observe(0))) for lane in lanes(made, seed=1, decisions=60, every=1)}
    assert len(seen) > 5
    assert any("hashed" in run.what for run in made.layout())

"""States as plain data and back."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from serai.core.codec import Plain, digest, dump, dump_frame, load, load_frame
from serai.core.errors import BadLog
from serai.core.flow import AnyFrame, settle
from tests.contract.toy import Cover, Draw, Pebbles, Tables, Turn, pebbles

GAME = pebbles()


def fresh() -> Any:
    s = GAME.rules.start(GAME.rules.tables(GAME.pack()), 2, {"rounds": "two"})
    settle(s)
    return s


def test_a_state_survives_a_file() -> None:
    s = fresh()
    loaded = load(GAME, s.data, msgspec.json.decode(msgspec.json.encode(dump(s))))
    assert dump(loaded) == dump(s)
    assert digest(loaded) == digest(s)
    assert loaded.data is s.data


def test_the_digest_tells_states_apart() -> None:
    s, other = fresh(), fresh()
    assert digest(s) == digest(other)
    assert len(digest(s)) == 16
    other.points[0] = 1
    assert digest(s) != digest(other)


@pytest.mark.parametrize("frame", [Turn(1, 2), Draw(0), Cover()])
def test_frames_survive_by_their_fields(frame: Any) -> None:
    row = dump_frame(frame)
    assert row[0] == type(frame).__name__
    assert dump_frame(load_frame(GAME, row)) == row


def test_a_position_with_other_columns_is_refused() -> None:
    s = fresh()
    plain = dump(s)
    plain["columns"].pop("left")
    with pytest.raises(BadLog, match=r"This saved position of Pebbles has other columns"):
        load(GAME, s.data, plain)


def test_a_position_with_an_unknown_frame_is_refused() -> None:
    s = fresh()
    plain = dump(s)
    plain["stack"].append(["Teleport", 1])
    with pytest.raises(BadLog, match=r'has a frame "Teleport" that this release does not know'):
        load(GAME, s.data, plain)


def bundled(left: list[int]) -> Plain:
    """A position of Pebbles whose last columns are written as one."""
    plain = dump(fresh())
    columns = plain["columns"]
    first = {name: value for name, value in columns.items() if name not in ("points", "covered", "knows", "left")}
    return {**plain, "columns": {**first, "more": left}}


class Bundled(Pebbles):
    """Pebbles, with old positions in which the last four columns had no names of their own."""

    bundles: ClassVar[dict[str, tuple[tuple[str, int], ...]]] = {
        "more": (("points", 2), ("covered", 0), ("knows", 0), ("left", 0))
    }

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: int, values: list[Any]) -> Bundled:
        return Bundled(data, stack, revealed, **dict(zip(Pebbles.columns, values, strict=True)))


def test_columns_of_a_bundle_are_written_as_one_list_and_read_back_by_name() -> None:
    game = pebbles(state=Bundled)
    s = load(game, fresh().data, bundled([4, 5, 1, 2, 3]))
    assert (list(s.points), s.covered, s.knows, s.left) == ([4, 5], 1, 2, 3)
    assert dump(s) == bundled([4, 5, 1, 2, 3])
    assert list(dump(s)["columns"]) == ["bag", "hands", "board", "bids", "more"]


def test_a_bundle_of_another_length_is_refused() -> None:
    game = pebbles(state=Bundled)
    with pytest.raises(BadLog, match=r"This saved position of Pebbles has other columns"):
        load(game, fresh().data, bundled([4, 5, 1, 2]))

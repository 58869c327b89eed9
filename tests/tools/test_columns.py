"""A column is one line: what is written from it, and that it is written anew when it changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools import columns

SOURCE = """
class Camp(State):
    players: i64
    chief: i64 = NOBODY  # who leads
    goods: vec[i64]  # [players * KINDS] by player and kind
    owner: vec[i64]  # [PLACES: NOBODY] of each tent
    hands: list[vec[i64]]  # [players: KINDS]
    kept: vec[i64]  # starts empty
    side: Side  # = data.sides[chief]: not a column

    # ---- written by `make generate` from the columns above
    # ---- end of what was written

    def count(self) -> i64:
        return self.players


class Caravan(Camp):
    camels: vec[i64]  # [players: 2]
    atlas: Atlas  # = data: typed

    # ---- written by `make generate` from the columns above
    # ---- end of what was written
"""

HEAD = """
from typing import ClassVar
State = object
class vec:
    def __class_getitem__(cls, kind): return list
i64 = int
AnyFrame = Side = Tables = Atlas = object
NOBODY, KINDS, PLACES = -1, 2, 3
class State:
    def __init__(self, stack, revealed): self.stack, self.revealed = stack, revealed
"""


@pytest.fixture
def state_file(tmp_path: Path) -> Path:
    path = tmp_path / "state.py"
    path.write_text(SOURCE, "utf-8")
    return path


def made(path: Path) -> dict[str, Any]:
    """The classes that the file declares once everything is written."""
    assert columns.main([], [path]) == 0
    found: dict[str, Any] = {}
    exec(HEAD + path.read_text("utf-8"), found)
    return found


class Printed:
    sides = ("west", "east")


def test_a_blank_state_has_every_column_at_its_first_value(state_file: Path) -> None:
    camp = made(state_file)["Camp"].blank(Printed, 2)
    assert camp.columns == ("players", "chief", "goods", "owner", "hands", "kept")
    assert [getattr(camp, name) for name in camp.columns] == [2, -1, [0] * 4, [-1] * 3, [[0, 0], [0, 0]], []]
    assert camp.side == "east"


def test_a_clone_shares_no_column(state_file: Path) -> None:
    camp = made(state_file)["Camp"].blank(Printed, 2)
    other = camp.clone()
    other.goods[0] = other.hands[1][0] = other.owner[2] = 7
    other.stack.append("frame")
    assert (camp.goods[0], camp.hands[1][0], camp.owner[2], camp.stack) == (0, 0, -1, [])


def test_a_state_that_extends_another_has_its_columns_first(state_file: Path) -> None:
    caravan = made(state_file)["Caravan"].blank(Printed, 3).clone()
    assert caravan.columns[-2:] == ("kept", "camels")
    assert (caravan.players, caravan.camels, caravan.count()) == (3, [2, 2, 2], 3)


def test_a_state_that_extends_another_may_have_tables_of_its_own_kind(state_file: Path) -> None:
    caravan = made(state_file)["Caravan"].blank(Printed, 3).clone()
    assert caravan.atlas is caravan.data is Printed
    assert "def blank(data: Atlas, players: i64) -> Caravan:" in state_file.read_text("utf-8")
    assert "atlas" not in caravan.columns


def test_a_new_column_is_one_line(state_file: Path) -> None:
    made(state_file)
    source = state_file.read_text("utf-8")
    state_file.write_text(source.replace("    kept:", "    tents: vec[i64]  # [players: 5]\n    kept:"), "utf-8")
    caravan = made(state_file)["Caravan"].blank(Printed, 2)
    assert (caravan.tents, caravan.clone().tents) == ([5, 5], [5, 5])


def test_what_is_out_of_date_is_named_and_left_alone(state_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert columns.main(["--check"], [state_file]) == 1
    assert state_file.read_text("utf-8") == SOURCE
    assert capsys.readouterr().err == "Out of date, run `make generate`: Camp in state.py, Caravan in state.py.\n"


def test_what_was_written_is_up_to_date(state_file: Path) -> None:
    made(state_file)
    assert columns.main(["--check"], [state_file]) == 0


def test_the_columns_of_all_games_are_up_to_date() -> None:
    assert columns.main(["--check"]) == 0

"""Where a scenario changes the base rules: one method for each place. The base rules live in `rules/turn.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault, Note
from serai.games.catan.state import Catan

C = TypeVar("C", bound=Catan)

OF_SCENARIO: Final = 100  # codes of faults from here on have their rows in the book


class Book(Generic[C]):
    """The rulebook in use. It holds nothing that changes; the state is always handed in."""

    faults: ClassVar[tuple[Fault, ...]] = ()  # what only a scenario forbids

    def begin_turn(self, s: C) -> None:
        """What a turn consists of, pushed on the stack."""
        raise NotImplementedError

    def start_play(self, s: C) -> None:
        """What follows when the map is laid out."""
        raise NotImplementedError

    def on_seven(self, s: C) -> bool:
        """What a seven does besides; True if it ends the match."""
        return False

    def found_fault(self, s: C, vertex: i64) -> i64:
        """What is wrong with a crossing in the founding phase, besides the base rules."""
        return FINE

    def settlement_ban(self, s: C, vertex: i64) -> i64:
        """What keeps settlements from a crossing, besides the base rules."""
        return FINE

    def road_ban(self, s: C, player: i64, edge: i64) -> i64:
        """What keeps roads from a path that is joined to what one has, besides the base rules."""
        return FINE

    def extra_points(self, s: C, player: i64) -> i64:
        """Points of a scenario's own cards."""
        return 0

    def sudden_points(self, s: C, player: i64) -> i64:
        """Points of a scenario's own that one more piece would bring."""
        return 0

    def tell_points(self, s: C, player: i64) -> None:
        """What those points are for, when all is over."""

    def has_longest_road(self) -> bool:
        return True

    def settlement_set(self, s: C, player: i64, vertex: i64) -> None:
        """A settlement has been built."""

    def more_moves(self, s: C, player: i64, moves: vec[i64]) -> vec[i64]:
        """A scenario's own moves in trade and build, appended in ascending order."""
        return moves

    def play_more(self, s: C, player: i64, move: i64) -> None:
        raise NotImplementedError

    def more_fault(self, s: C, player: i64, move: i64) -> i64:
        """What is wrong with one of them."""
        raise NotImplementedError

    def about(self, s: C, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
        """What the sentence of a fault in one of them speaks of."""
        return 0, 0, 0

    def preview(self, s: C, player: i64, move: i64) -> Note | None:
        """What one of them costs or brings."""
        return None

    def more_ways(self, s: C, player: i64, moves: vec[i64]) -> vec[i64]:
        """Ways besides roads that may be laid for nothing (founding, road building)."""
        return moves

    def is_way(self, s: C, move: i64) -> bool:
        """Whether a scenario's move lays such a way."""
        return False

    def way_edge(self, s: C, move: i64) -> i64:
        """The path of such a way."""
        raise NotImplementedError

    def way_fault(self, s: C, player: i64, move: i64) -> i64:
        """What is wrong with laying it for nothing."""
        raise NotImplementedError

    def play_free_way(self, s: C, player: i64, move: i64) -> None:
        raise NotImplementedError


AnyBook = Book[Any]

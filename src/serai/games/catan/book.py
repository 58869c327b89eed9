"""Where a scenario changes the base rules: one method for each place. The base rules live in `rules/turn.py`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Refusal, State


class Book:
    """The rulebook in use. It holds nothing that changes; the state is always handed in."""

    def begin_turn(self, s: State) -> None:
        """What a turn consists of, pushed on the stack."""
        raise NotImplementedError

    def start_play(self, s: State) -> None:
        """What follows when the map is laid out."""
        raise NotImplementedError

    def on_seven(self, s: State) -> bool:
        """What a seven does besides; True if it ends the match."""
        return False

    def may_found(self, s: State, vertex: i64) -> bool:
        """Whether a crossing is one for the founding phase."""
        return True

    def banned(self, s: State, vertex: i64) -> bool:
        """Whether a scenario keeps settlements from a crossing."""
        return False

    def why_banned(self, s: State, vertex: i64) -> Refusal | None:
        return None

    def extra_points(self, s: State, player: i64) -> i64:
        """Points of a scenario's own cards."""
        return 0

    def has_longest_road(self) -> bool:
        return True

    def settled(self, s: State, player: i64, vertex: i64) -> None:
        """A settlement has been built."""

    def more_moves(self, s: State, player: i64, moves: vec[i64]) -> vec[i64]:
        """A scenario's own moves in trade and build, appended in ascending order."""
        return moves

    def play_more(self, s: State, player: i64, move: i64) -> None:
        raise NotImplementedError

    def why_not_more(self, s: State, player: i64, move: i64) -> Refusal | None:
        raise NotImplementedError

    def more_ways(self, s: State, player: i64, moves: vec[i64]) -> vec[i64]:
        """Ways besides roads that may be laid for nothing (founding, road building)."""
        return moves

    def is_way(self, s: State, move: i64) -> bool:
        """Whether a scenario's move lays such a way."""
        return False

    def play_free_way(self, s: State, player: i64, move: i64) -> None:
        raise NotImplementedError

    def why_not_free_way(self, s: State, player: i64, move: i64) -> Refusal | None:
        raise NotImplementedError

    def way_edge(self, s: State, move: i64) -> i64:
        """The path of such a way."""
        raise NotImplementedError

    def why_not_found(self, s: State, vertex: i64) -> Refusal | None:
        """Why a crossing is not one for the founding phase."""
        raise NotImplementedError

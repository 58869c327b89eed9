"""What one commit writes: new entries of the log, and new values in the rows of the match and its seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.core.log import Entry
from serai.server.storage.rows import Answered, ChatRow, MatchRow, RewindVote, RulesVote, SeatKind, SeatRow
from serai.server.tables.numbering import Late, Run
from serai.server.wire.seating import TablePhase
from serai.server.wire.table import StandingOrder, StandingProposal

Because = Literal["wish", "left", "time"]


class MatchUpdate(Struct):
    """New values of a match's row; what is unset stays as it is."""

    version: int | UnsetType = UNSET
    host: int | UnsetType = UNSET
    barred: list[int] | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    conceded: list[int] | UnsetType = UNSET
    again: str | UnsetType = UNSET
    moved: float | UnsetType = UNSET
    length: int | UnsetType = UNSET
    withdrawn: list[Run] | UnsetType = UNSET
    late: list[Late] | UnsetType = UNSET
    state: TablePhase | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    answered: list[Answered] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    rewind: RewindVote | UnsetType | None = UNSET
    current_rules: int | UnsetType = UNSET
    rules_vote: RulesVote | UnsetType | None = UNSET
    verified: int | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET
    bot_due: float | UnsetType | None = UNSET


class SeatUpdate(Struct):
    """New values of a seat's row; what is unset stays as it is."""

    user: int | UnsetType | None = UNSET
    kind: SeatKind | UnsetType = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    token: str | UnsetType | None = UNSET
    bank: float | UnsetType | None = UNSET
    since: float | UnsetType | None = UNSET
    dropped: bool | UnsetType = UNSET
    reminders: bool | UnsetType = UNSET
    orders: list[StandingOrder] | UnsetType = UNSET
    proposal: StandingProposal | UnsetType | None = UNSET
    ready: bool | UnsetType = UNSET
    archived: bool | UnsetType = UNSET
    place: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class Change(Struct):
    """Worked out on a table in memory, then committed as a whole."""

    entries: list[Entry] = msgspec.field(default_factory=list)
    match: MatchUpdate = msgspec.field(default_factory=MatchUpdate)
    seats: dict[int, SeatUpdate] = msgspec.field(default_factory=dict)
    starts: bool = False  # the host lets the match begin
    because: Because = "wish"  # why a bot takes over, where one does
    # Written in the same transaction, on its connection. (The rules are compiled where SQLAlchemy is not installed.)
    also: Callable[[Any], Any] | None = None
    events: list[ChatRow] = msgspec.field(default_factory=list)  # told in the log beside moves; numbered when written

    def seat(self, seat: int) -> SeatUpdate:
        """What changes at a seat, to be filled in."""
        return self.seats.setdefault(seat, SeatUpdate())


def seat_change(seat: int, update: SeatUpdate) -> Change:
    """A change of one seat alone."""
    return Change(seats={seat: update})


def columns(update: MatchUpdate | SeatUpdate) -> dict[str, Any]:
    """What is set, as columns hold it."""
    found: dict[str, Any] = msgspec.to_builtins(update)
    return found


def new_columns(row: MatchRow, update: MatchUpdate) -> dict[str, Any]:
    """The same without what stays as it is: to write that costs as much, and as much again for each index on it."""
    return {name: value for name, value in columns(update).items() if getattr(row, name) != getattr(update, name)}


def apply_update(row: MatchRow | SeatRow, update: MatchUpdate | SeatUpdate) -> None:
    for name in update.__struct_fields__:
        if (value := getattr(update, name)) is not UNSET:
            setattr(row, name, value)


def updated_seat(row: SeatRow, update: SeatUpdate | None) -> SeatRow:
    """The row as it will be; the present one stays as it is."""
    made = msgspec.structs.replace(row)
    if update is not None:
        apply_update(made, update)
    return made

"""What a table plays by itself: for standing orders, for proposals that are taken, for dropped seats."""

from __future__ import annotations

from serai.server.storage.rows import SeatRow
from serai.server.tables import proposals
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.orders import matching_words


def next_move(table: LoadedTable) -> tuple[int, str] | None:
    """Whose move it is and its words; None where somebody has to think."""
    for seat in table.row.waiting:
        row = table.seats[seat]
        if row.dropped:
            return seat, _default_words(table, seat)
        if row.proposal and (settled := proposals.settled(table, row)):
            return seat, settled
        if row.person and row.orders and (words := _ordered(table, row)) is not None:
            return seat, words
    return None


def _default_words(table: LoadedTable, seat: int) -> str:
    """The harmless answer; nothing while the seat only has to confirm."""
    match, position = table.match, table.match.position(seat)
    decision = position.question_to(seat)
    if decision is None or seat in match.held:
        return ""
    return match.game.words(decision, int(decision.default(position.state)))


def _ordered(table: LoadedTable, row: SeatRow) -> str | None:
    match, position = table.match, table.match.position(row.seat)
    decision = position.question_to(row.seat)
    if decision is None or row.seat in match.held:
        return None
    offered = [match.game.words(decision, int(move)) for move in decision.moves(position.state)]
    return matching_words(row.orders, match.game.frame_name(decision), offered)

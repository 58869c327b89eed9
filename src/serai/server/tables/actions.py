"""What a seat can do, each worked out on the match as a change to be committed."""

from __future__ import annotations

from serai.core.errors import IllegalMove
from serai.core.offer import decision_of
from serai.server.errors import ApiError
from serai.server.storage.rows import RewindVote
from serai.server.tables import access, orders
from serai.server.tables.changes import Change, MatchUpdate, SeatUpdate, seat_change
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.seats import check_bot_spec, give_back, take_over
from serai.server.wire import Action, Confirm, Language, Order, Play, Rewind, Takeover, Undo, Vote, Withdraw


def act(table: LoadedTable, user: int, action: Action, language: Language) -> Change:
    """The change a person's action makes, or its refusal."""
    seat = access.must_sit(table, user)
    if table.seats[seat].dropped:
        raise ApiError(409, "dropped")
    if isinstance(action, Play | Confirm | Undo):
        return _move(table, seat, action, language)
    if isinstance(action, Rewind):
        return _ask_rewind(table, seat, action)
    if isinstance(action, Vote):
        return _vote(table, seat, action)
    return seat_change(seat, _seat_update(table, seat, action))


def _seat_update(table: LoadedTable, seat: int, action: Action) -> SeatUpdate:
    """What changes at the player's own seat alone."""
    given = table.seats[seat].orders
    if isinstance(action, Order):
        return SeatUpdate(orders=orders.with_order(given, action, table.match.game))
    if isinstance(action, Withdraw):
        return SeatUpdate(orders=orders.without_order(given, action.id))
    if isinstance(action, Takeover):
        check_bot_spec(action.spec)
        return take_over(action.spec)
    return give_back(table, seat)


def _move(table: LoadedTable, seat: int, action: Play | Confirm | Undo, language: Language) -> Change:
    if table.seats[seat].bot:
        raise ApiError(409, "bot-plays")
    if not table.is_fresh(seat, action.number, isinstance(action, Play)):
        raise ApiError(409, "stale")
    match = table.match
    if isinstance(action, Play):
        return Change(match.play(seat, action.words, language))
    if isinstance(action, Confirm):
        return Change(match.confirm(seat, language))
    return Change(match.undo(seat, language))


def bot_move(table: LoadedTable, seat: int, number: int, words: str) -> Change | None:
    """A bot's move; None if the table has moved on, or the seat has been taken back."""
    row, match = table.seats[seat], table.match
    if seat not in table.row.waiting or not row.bot or table.over:
        return None
    if not table.is_fresh(seat, number, playing=True):
        return None
    entries = [] if match.held == seat else match.play(seat, words)
    if match.held == seat:
        entries = entries + match.confirm(seat)
    return Change(entries)


def automatic_move(table: LoadedTable) -> Change | None:
    """The next move of a standing order or a dropped seat."""
    due = table.automatic_move()
    if due is None:
        return None
    seat, words = due
    match, row = table.match, table.seats[seat]
    change = Change()
    if match.held != seat:
        decision = decision_of(match.state, seat)
        assert decision is not None
        if not row.dropped:
            change.seat(seat).orders = orders.used_up(row.orders, match.game.frame_name(decision), words)
        change.entries += match.play(seat, words)
    if match.held == seat:
        change.entries += match.confirm(seat)
    return change


# ---------------------------------------------------------------------- going back


def _ask_rewind(table: LoadedTable, seat: int, action: Rewind) -> Change:
    if table.over:
        raise ApiError(409, "over")
    if action.to >= table.match.seen(seat):
        raise ApiError(400, "nothing-before", number=action.to)
    return _rewind_if_agreed(table, RewindVote(seat, action.to, [seat]))


def _vote(table: LoadedTable, seat: int, action: Vote) -> Change:
    asked = table.row.rewind
    if asked is None:
        raise ApiError(409, "no-rewind")
    if not action.agree:
        return Change(match=MatchUpdate(rewind=None))
    return _rewind_if_agreed(table, RewindVote(asked.seat, asked.to, sorted({*asked.agreed, seat})))


def _rewind_if_agreed(table: LoadedTable, vote: RewindVote) -> Change:
    if table.missing_votes(vote.agreed):
        return Change(match=MatchUpdate(rewind=vote))
    try:
        return Change(table.match.rewind(vote.seat, vote.to), MatchUpdate(rewind=None))
    except IllegalMove as error:
        raise ApiError(400, "nothing-before", number=vote.to) from error

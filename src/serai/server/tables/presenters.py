"""A table as one seat sees it: everything that is shown goes through the seat's own view."""

from __future__ import annotations

import time

from serai.core.flow import SPECTATOR
from serai.core.match import Line
from serai.core.offer import Question
from serai.server.storage.rows import SeatRow
from serai.server.tables import clocks
from serai.server.tables.loaded import LoadedTable
from serai.server.wire import (
    Fairness,
    Language,
    PlayerInfo,
    Result,
    RewindRequest,
    TableInfo,
    TableState,
    TableSummary,
)

OPENING_LINES = 80  # sentences of the log sent on opening


def state(table: LoadedTable, seat: int, language: Language, lines_after: int | None = None) -> TableState:
    """The table now. `lines_after`: the entry whose sentences the reader has last; None for a first look."""
    match, now = table.match, time.time()
    mine = table.seats[seat] if seat != SPECTATOR else None
    reset = lines_after is None or lines_after > match.seen(seat)
    lines = _lines(table, seat, language, -1 if lines_after is None or reset else lines_after, reset)
    asked = seat != SPECTATOR and not (mine and (mine.bot or mine.dropped)) and not table.over
    return TableState(
        number=match.seen(seat),
        seat=seat,
        language=language,
        players=players(table, now),
        view=table.view(seat),
        questions=[] if table.over else _questions(table, seat, language),
        offer=match.offer(seat, language) if asked else None,
        held=asked and match.held == seat,
        can_undo=asked and match.can_undo(seat),
        waiting_for=[] if table.over else table.waiting_for(seat),
        lines=lines,
        lines_reset=reset,
        lines_before=reset and len(lines) == OPENING_LINES,
        rewind=rewind(table),
        orders=mine.orders if mine else [],
        state=table.row.state,
        stopped="",
        result=result(table),
        fairness=fairness(table),
        now=now,
    )


def fingerprint(table: LoadedTable, seat: int, language: Language, now: float) -> tuple[object, ...]:
    """All that `state` is made from, apart from the time: equal fingerprints show the reader the same."""
    row = table.row
    people = [(s.name, s.user, s.bot, s.dropped, s.bank, s.since, s.seen_until > now) for s in table.seats]
    mine = str(table.seats[seat].orders) if seat != SPECTATOR else ""
    return language, seat, table.match.seen(seat), row.state, str(row.rewind), row.verified, people, mine


def hides_last_moves(table: LoadedTable, seat: int) -> bool:
    """Whether the last moves are another's, who can still take them back: nobody else is to notice them."""
    return table.match.seen(seat) < len(table.match.entries)


def _lines(table: LoadedTable, seat: int, language: Language, after: int, reset: bool) -> list[Line]:
    return table.match.lines(seat, language, after, last=OPENING_LINES if reset else None)


def _questions(table: LoadedTable, seat: int, language: Language) -> list[Question]:
    """The same for all who have seen the same."""
    match = table.match
    key = ("questions", match.seen(seat), language)
    found: list[Question] = table.cached(key, lambda: match.questions(seat, language))
    return found


def players(table: LoadedTable, now: float) -> list[PlayerInfo]:
    return [_player(row, now) for row in table.seats]


def _player(row: SeatRow, now: float) -> PlayerInfo:
    return PlayerInfo(
        seat=row.seat,
        name=row.name,
        taken=row.taken,
        bot=row.bot,
        takeover=bool(row.bot) and row.kind != "bot",
        dropped=row.dropped,
        connected=row.seen_until > now,
        clock=clocks.face(row.bank, row.since, now),
    )


def rewind(table: LoadedTable) -> RewindRequest | None:
    asked = table.row.rewind
    if asked is None:
        return None
    return RewindRequest(asked.seat, asked.to, asked.agreed, table.missing_votes(asked.agreed))


def result(table: LoadedTable) -> Result | None:
    if not table.over:
        return None
    return Result(table.match.game.scores(table.match.state), table.places(), table.winners())


def fairness(table: LoadedTable) -> Fairness:
    """The dice: their promise, and after the end the seed itself."""
    commitment = table.match.header.commitment
    if not table.over:
        return Fairness(commitment)
    return Fairness(commitment, table.row.seed.hex(), table.row.verified)


def info(table: LoadedTable, user: int) -> TableInfo:
    row = table.row
    return TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        options=row.options,
        language=row.language,
        visibility=row.visibility,
        clock=row.clock,
        confirm=row.hold,
        host=bool(user) and row.host == user,
        rules_version=row.rules,
        data_digest=row.data,
        own_pack=row.pack is not None,
        created=row.created,
    )


def summary(table: LoadedTable, user: int, title: str) -> TableSummary:
    """A line of a list. What is waited for is what everyone may know."""
    row, mine = table.row, table.seat_of(user)
    running = row.state in ("gathering", "running")
    my_turn = running and mine in row.waiting and table.seats[mine].person
    ends = [seat.since + seat.bank for seat in table.seats if seat.since is not None and seat.bank is not None]
    if mine != SPECTATOR and (own := table.seats[mine]).since is not None and own.bank is not None:
        ends = [own.since + own.bank]
    return TableSummary(
        table=row.id,
        game=row.game,
        title=row.title or title,
        players=table.names(),
        bots=[seat.bot for seat in table.seats],
        free=[seat.seat for seat in table.seats if seat.kind == "open" and not seat.taken],
        waiting_for=row.waiting if running else [],
        my_seat=None if mine == SPECTATOR else mine,
        my_turn=my_turn,
        host=bool(user) and row.host == user,
        state=row.state,
        created=row.created,
        moved=row.moved,
        deadline=min(ends) if ends else None,
        winners=row.winners,
    )

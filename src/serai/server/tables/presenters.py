"""A table as one seat sees it: everything that is shown goes through the seat's own view."""

from __future__ import annotations

import time
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from serai.catalogue import games
from serai.core.dealer import Dealer
from serai.core.flow import EVERYONE, SPECTATOR
from serai.core.game import AnyGame
from serai.core.history import Told
from serai.core.match import Line
from serai.core.text import Voice
from serai.server.storage.rows import SeatRow
from serai.server.tables import clocks, lessons, proposals
from serai.server.tables.loaded import LoadedTable, missing_concessions
from serai.server.tables.seats import shown_name
from serai.server.wire.common import Language
from serai.server.wire.seating import TableSummary
from serai.server.wire.table import (
    ClockFace,
    Concession,
    Fairness,
    PlayerInfo,
    Result,
    RewindRequest,
    RulesChanged,
    TableInfo,
    TableState,
)

OPENING_LINES = 80  # sentences of the log sent on opening

_encoder = msgspec.json.Encoder()


def state(table: LoadedTable, seat: int, language: Language, lines_after: int | None = None) -> TableState:
    """The table now. `lines_after`: the entry whose sentences the reader has last; None for a first look.

    What several readers are shown alike is made once, and stands in it as JSON.
    """
    match, now, number, row = table.match, time.time(), table.number(seat), table.row
    mine = table.seats[seat] if seat != SPECTATOR else None
    reset = lines_after is None or lines_after > number
    found = _lines(table, seat, language, None if reset else lines_after)
    running = row.state == "running"
    asked = running and mine is not None and mine.person
    proposing = asked and match.game.rules.proposals is not None
    alike = table.kept(("alike", language)) or table.keep(("alike", language), _alike(table, language))
    offered, change, outcome, promise, giving_up = alike
    said: Any = Raw(b"[%b]" % b",".join(found))
    return TableState(
        number=number,
        seat=seat,
        language=language,
        players=_players_now(table, seat, language, now),
        view=table.view(seat),
        questions=_questions(table, seat, language) if running else [],
        offer=_offer(table, seat, language) if asked else None,
        held=asked and seat in match.held,
        can_undo=asked and match.can_undo(seat),
        waiting_for=table.waiting_for(seat) if running else [],
        lines=said,
        lines_reset=reset,
        lines_before=reset and len(found) == OPENING_LINES,
        rewind=rewind(table, seat) if row.rewind is not None else None,
        orders=mine.orders if mine else [],
        proposals=offered,
        proposing=proposals.addressees(table, seat) if proposing else [],
        state=row.state,
        stopped="",
        rules_change=change,
        result=outcome,
        fairness=promise,
        now=now,
        concession=giving_up,
        again=row.again,
        guide=lessons.guide(table, seat, language) if row.lesson else None,
    )


def _alike(table: LoadedTable, language: Language) -> tuple[Any, ...]:
    """What all readers in a language are shown alike until the next change."""
    promise = Raw(_encoder.encode(fairness(table)))
    return proposals.shown(table), rules_change(table, language), result(table), promise, concession(table)


def fingerprint(table: LoadedTable, seat: int, language: Language) -> tuple[object, ...]:
    """All that `state` is made from, apart from the time and who is there: equal ones show the reader the same."""
    own = table.own_clock(seat)
    rows = table.kept(("rows", own))
    if rows is None:
        rows = table.keep(("rows", own), _rows(table, own))
    orders = table.seats[seat].orders if seat != SPECTATOR else []
    return language, seat, table.number(seat), rows, str(orders) if orders else ""


def _rows(table: LoadedTable, reader: int) -> list[object]:
    """What of the table's rows everybody is shown."""
    row = table.row
    people = [(s.name, s.user, s.bot, s.dropped, table.clock_of(s.seat, reader), s.ready, s.kind) for s in table.seats]
    said = str([s.proposal for s in table.seats if s.proposal])
    return [said, row.state, str(row.rewind), str(row.rules_vote), str(row.conceded), row.again, row.verified, people]


def _lines(table: LoadedTable, seat: int, language: Language, after: int | None) -> list[bytes]:
    """As JSON; what several readers hear is said once."""
    said: dict[tuple[int, int], bytes] = table.cached(("lines", language), dict)
    found = []
    for number, told in _heard(table, seat, after, None, OPENING_LINES if after is None else None):
        key = (number, id(told))
        line = said.get(key)
        if line is None:
            line = said[key] = _encoder.encode(_line(table, number, told, language))
        found.append(line)
    return found


def lines(
    table: LoadedTable,
    seat: int,
    language: Language,
    after: int | None = None,
    before: int | None = None,
    last: int | None = None,
) -> list[Line]:
    """The log as a seat reads it: after one entry, before another, the last so many, as the seat counts them."""
    return [_line(table, number, told, language) for number, told in _heard(table, seat, after, before, last)]


def _line(table: LoadedTable, number: int, told: Told, language: Language) -> Line:
    """What was told, under the number that its reader knows it by."""
    line = table.match.line(told, language)
    return line if line.number == number else replace(line, number=number)


def _heard(
    table: LoadedTable, seat: int, after: int | None, before: int | None, last: int | None
) -> list[tuple[int, Told]]:
    """What a seat was told, with its own numbers. The log may be long: a sentence is made only where it is wanted."""
    numbering = table.numbering(seat)
    if not table.begun:
        return []
    if table.row.late:  # the reader's order is not that of the log
        return _in_order(table, seat, after, before, last)
    begin = -1 if after is None else numbering.entry(after)
    end = numbering.entry(before) if before is not None and before <= numbering.last else None
    told = table.match.heard(seat, begin, end, last)
    return [(one.number if numbering.plain else numbering.number(one.number), one) for one in told]


def _in_order(
    table: LoadedTable, seat: int, after: int | None, before: int | None, last: int | None
) -> list[tuple[int, Told]]:
    numbering, match, first = table.numbering(seat), table.match, -1 if after is None else after
    heard = [one for one in match.position(seat).told if one.note.hearer in (EVERYONE, seat)]
    numbered = [(number, one) for one in heard if first < (number := numbering.number(one.number))]
    wanted = sorted((one for one in numbered if before is None or one[0] < before), key=itemgetter(0))
    return wanted[-last if last else 0 :]


def _questions(table: LoadedTable, seat: int, language: Language) -> Any:
    """As JSON, the same for all who look at the same state."""
    match = table.match
    key = ("questions", id(match.seen_state(seat)), seat in match.held, language)
    return table.kept(key) or table.keep(key, Raw(_encoder.encode(match.questions(seat, language))))


def _offer(table: LoadedTable, seat: int, language: Language) -> Any:
    """As JSON."""
    made = table.match.offer_json(seat, language)
    return None if made is None else Raw(made)


def _players_now(table: LoadedTable, reader: int, language: Language, now: float) -> Any:
    """As JSON. Readers who are told of a change at nearly the same time see the same clocks."""
    key = (0.0 if table.row.clock is None else round(now, 1), [row.seen_until > now for row in table.seats])
    kept: list[Any] = table.of_seats(("players", table.own_clock(reader), language), lambda: [None, None])
    if kept[0] != key:
        kept[:] = key, Raw(_encoder.encode(players(table, reader, language, now)))
    return kept[1]


def players(table: LoadedTable, reader: int, language: Language, now: float) -> list[PlayerInfo]:
    return [
        _player(row, shown_name(table, row, language), clocks.face(*table.clock_of(row.seat, reader), now), now)
        for row in table.seats
    ]


def _player(row: SeatRow, name: str, clock: ClockFace | None, now: float) -> PlayerInfo:
    return PlayerInfo(
        seat=row.seat,
        name=name,
        taken=row.taken,
        bot=row.bot,
        takeover=bool(row.bot) and row.kind != "bot",
        dropped=row.dropped,
        connected=row.seen_until > now,
        clock=clock,
        ready=row.ready,
    )


def rewind(table: LoadedTable, seat: int) -> RewindRequest | None:
    asked = table.row.rewind
    if asked is None:
        return None
    to = table.numbering(seat).number(asked.to)
    return RewindRequest(asked.id, asked.seat, to, asked.agreed, table.missing_votes(asked.agreed))


def concession(table: LoadedTable) -> Concession | None:
    """Who has given up, while that is to be decided and afterwards."""
    given = table.row.conceded
    return Concession(given, [] if table.over else missing_concessions(table.seats, given)) if given else None


def rules_change(table: LoadedTable, language: Language) -> RulesChanged | None:
    """Where newer rules lead elsewhere: what has changed, and what the table says to it."""
    row, game = table.row, games().get(table.row.game)
    if game is None or not (table.halted or table.partial):
        return None
    now, vote = game.identity.rules_version, row.rules_vote
    return RulesChanged(
        before=row.current_rules,
        now=now,
        release=game.identity.releases.get(row.current_rules, ""),
        changes=what_changed(game, row.current_rules, language),
        to=len(table.match.entries) if table.playing else 0,
        last=row.length,
        agreed=vote.agreed if vote else [],
        missing=table.missing_votes(vote.agreed) if vote and row.state == "paused" else [],
        against=vote.against if vote else None,
    )


def what_changed(game: AnyGame, before: int, language: Language) -> list[str]:
    """What the versions after one brought, in the game's own words."""
    voice = Voice(game.folders, language)
    wanted = [f"release-{version}" for version in range(before + 1, game.identity.rules_version + 1)]
    return [voice.say(message) for message in wanted if voice.has(message)]


def result(table: LoadedTable) -> Result | None:
    if table.record is not None:
        return table.record.result
    if not table.over or table.partial:
        return None
    return Result(table.match.game.scores(table.match.state), table.places(), table.winners())


def fairness(table: LoadedTable) -> Fairness:
    """The dice: their promise, and after the end the seed itself."""
    commitment = Dealer(table.row.seed).commitment()
    if not table.ended:
        return Fairness(commitment)
    return Fairness(commitment, table.row.seed.hex(), table.row.verified)


def info(table: LoadedTable, user: int) -> TableInfo:
    row, seat = table.row, table.seat_of(user)
    mine = table.seats[seat] if seat != SPECTATOR else None
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
        help=row.help,
        by_host=row.by_host,
        lesson=row.lesson,
        reminders=mine is not None and mine.reminders,
    )


def summary(
    table: LoadedTable, user: int, language: Language, title: str, can_delete: bool, unreadable: bool = False
) -> TableSummary:
    """A line of a list. What is waited for is what everyone may know; nobody's turn where it cannot go on."""
    row, mine = table.row, table.seat_of(user)
    running = row.state in ("gathering", "running") and not unreadable
    my_turn = running and mine in row.waiting and table.seats[mine].person
    ends = clocks.ends([table.clock_of(seat.seat, mine) for seat in table.seats])
    if mine != SPECTATOR:
        ends = clocks.ends([table.clock_of(mine, mine)]) or ends
    return TableSummary(
        table=row.id,
        game=row.game,
        title=row.title or title,
        players=[shown_name(table, seat, language) for seat in table.seats],
        bots=[seat.bot for seat in table.seats],
        free=[seat.seat for seat in table.seats if seat.kind == "open" and not seat.taken],
        waiting_for=sorted({*row.waiting, *(one.seat for one in row.answered)}) if running else [],
        my_seat=None if mine == SPECTATOR else mine,
        my_turn=my_turn,
        host=bool(user) and row.host == user,
        state="stopped" if unreadable else row.state,
        created=row.created,
        moved=row.moved,
        deadline=min(ends) if ends and running else None,
        winners=row.winners,
        can_delete=can_delete,
        archived=mine != SPECTATOR and table.seats[mine].archived,
        lesson=row.lesson,
        points=table.seats[mine].points if mine != SPECTATOR else None,
        place=table.seats[mine].place if mine != SPECTATOR else None,
    )

"""What a seat can do, each worked out on the match as a change to be committed."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from serai.core.survey import change_from
from serai.server.errors import ApiError
from serai.server.storage.rows import RewindVote, RulesVote
from serai.server.tables import access, automatic, orders, proposals
from serai.server.tables.changes import Change, MatchUpdate, SeatUpdate, seat_change
from serai.server.tables.lessons import check_lesson
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.seats import check_bot_spec, check_level, give_back, take_over
from serai.server.wire.common import Language
from serai.server.wire.messages import (
    Action,
    Concede,
    Confirm,
    Decline,
    Order,
    Play,
    Propose,
    Renew,
    Rewind,
    Takeover,
    Undo,
    Vote,
    Withdraw,
)


def act(table: LoadedTable, user: int, action: Action, language: Language) -> Change:
    """The change a person's action makes, or its refusal."""
    seat = access.must_sit(table, user)
    if table.row.state == "gathering":
        raise ApiError(409, "gathering")
    if table.seats[seat].dropped:
        raise ApiError(409, "dropped")
    if isinstance(action, Renew):
        return _renew(table, seat, action)
    table.check_playable()
    if isinstance(action, Play | Confirm | Undo):
        return _move(table, seat, action, language)
    if isinstance(action, Rewind):
        return _ask_rewind(table, seat, action, language)
    if isinstance(action, Vote):
        return _vote(table, seat, action, language)
    if isinstance(action, Concede):
        return _concede(table, seat, action)
    if isinstance(action, Propose):
        return proposals.propose(table, seat, action, language)
    if isinstance(action, Decline):
        return proposals.decline(table, seat, action)
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
        check_level(action.spec)
        return take_over(action.spec)
    return give_back(table, seat)


def _move(table: LoadedTable, seat: int, action: Play | Confirm | Undo, language: Language) -> Change:
    if table.over:
        raise ApiError(409, "over")  # the seed is known now: nothing can be taken back
    if table.seats[seat].bot:
        raise ApiError(409, "bot-plays")
    if not table.is_fresh(seat, action.number, isinstance(action, Play)):
        raise ApiError(409, "stale")
    match = table.match
    if isinstance(action, Play):
        check_lesson(table, seat, action.words, language)
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
    change = Change()
    if seat not in match.held:
        for one in proposals.taken_by_bot(table, seat, change) or [words]:
            change.entries += match.play(seat, one)
    if seat in match.held:
        change.entries += match.confirm(seat)
    return change


def automatic_move(table: LoadedTable) -> Change | None:
    """The next move of a standing order or a dropped seat."""
    due = automatic.next_move(table)
    if due is None:
        return None
    seat, words = due
    match, row = table.match, table.seats[seat]
    change = Change()
    if seat not in match.held:
        decision = match.position(seat).question_to(seat)
        assert decision is not None
        if not row.dropped:
            change.seat(seat).orders = orders.used_up(row.orders, match.game.frame_name(decision), words)
        if row.proposal is not None and words == proposals.settled(table, row):
            change.seat(seat).proposal = None
        change.entries += match.play(seat, words)
    if seat in match.held:
        change.entries += match.confirm(seat)
    return change


def _concede(table: LoadedTable, seat: int, action: Concede) -> Change:
    """A player who gives up tells everyone; the match ends once all who must have given up."""
    if table.over:
        raise ApiError(409, "over")
    others = [one for one in table.row.conceded if one != seat]
    return Change(match=MatchUpdate(conceded=sorted([*others, seat]) if action.agree else others))


# ---------------------------------------------------------------------- going back


def _ask_rewind(table: LoadedTable, seat: int, action: Rewind, language: Language) -> Change:
    if table.over:
        raise ApiError(409, "over")
    if action.to >= table.number(seat):
        raise ApiError(400, "nothing-before", number=action.to)
    to = table.common_entry(seat, action.to)
    return _rewind_if_agreed(table, RewindVote(secrets.token_hex(8), seat, to, [seat]), language)


def _vote(table: LoadedTable, seat: int, action: Vote, language: Language) -> Change:
    if table.over:
        raise ApiError(409, "over")  # as for asking: the seed is known now
    asked = table.row.rewind
    if asked is None or asked.id != action.request:
        raise ApiError(409, "no-rewind")
    if not action.agree:
        return Change(match=MatchUpdate(rewind=None))
    return _rewind_if_agreed(table, replace(asked, agreed=sorted({*asked.agreed, seat})), language)


def _rewind_if_agreed(table: LoadedTable, vote: RewindVote, language: Language) -> Change:
    if table.missing_votes(vote.agreed):
        return Change(match=MatchUpdate(rewind=vote))
    if vote.to > len(table.match.entries):
        raise ApiError(400, "nothing-before", number=vote.to)
    return Change(table.match.rewind(vote.seat, vote.to, language), MatchUpdate(rewind=None))


# ---------------------------------------------------------------------- new rules


def _renew(table: LoadedTable, seat: int, action: Renew) -> Change:
    vote = table.row.rules_vote
    if table.row.state != "paused" or vote is None:
        raise ApiError(409, "no-new-rules")
    if not action.agree:
        ended = RulesVote(vote.rules, vote.to, vote.agreed, against=seat)
        return Change(match=MatchUpdate(state="resting", rules_vote=ended))
    agreed = sorted({*vote.agreed, seat})
    if table.missing_votes(agreed):
        return Change(match=MatchUpdate(state="paused", rules_vote=RulesVote(vote.rules, vote.to, agreed)))
    return _go_on(table)


def go_on_if_agreed(table: LoadedTable) -> Change | None:
    """Where all people who sit at a paused table have agreed, or none sits there: bots always agree."""
    vote = table.row.rules_vote
    if table.row.state != "paused" or vote is None or table.missing_votes(vote.agreed):
        return None
    return _go_on(table)


def _go_on(table: LoadedTable) -> Change:
    match, aside = table.match, table.aside
    entries = [*match.entries, *aside]
    change = change_from(match.game, match.header, entries, match.pack, len(match.entries))
    table.aside = []
    update = MatchUpdate(current_rules=change.rules, rules_vote=None)
    return Change(match.change_rules(change, aside), update)

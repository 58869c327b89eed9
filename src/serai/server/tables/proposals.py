"""What seats propose unasked: said, taken back, declined, taken. It lies beside the match and is open to all.

It is not taken off the table when its author can no longer pay: that would tell the others what he has lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from serai.core.flow import CHANCE, SPECTATOR, Refusal
from serai.core.game import Proposals
from serai.core.proposals import imagined, is_wanted, read_proposal
from serai.core.proposals import settled as answer_by
from serai.server.errors import ApiError
from serai.server.storage.rows import SeatRow
from serai.server.tables.changes import Change, SeatUpdate, seat_change, updated_seat
from serai.server.tables.loaded import LoadedTable
from serai.server.wire.common import Language
from serai.server.wire.messages import Decline, Propose
from serai.server.wire.table import Proposal, StandingProposal


def propose(table: LoadedTable, seat: int, action: Propose, language: Language) -> Change:
    """A new proposal takes the place of the last; one without words takes it back."""
    if table.over:
        raise ApiError(409, "over")
    if table.seats[seat].bot:
        raise ApiError(409, "bot-plays")
    if not action.words:
        return seat_change(seat, SeatUpdate(proposal=None))
    match = table.match
    words = read_proposal(match.game, match.seen_state(seat), seat, action.to, action.words, match.speaker(language))
    return seat_change(seat, SeatUpdate(proposal=StandingProposal(action.to, words)))


def decline(table: LoadedTable, seat: int, action: Decline) -> Change:
    author = table.seats[action.seat] if action.seat < len(table.seats) else None
    if author is None or author.proposal is None or author.proposal.to != seat:
        raise ApiError(409, "no-proposal")
    return seat_change(author.seat, SeatUpdate(proposal=replace(author.proposal, declined=True)))


def shown(table: LoadedTable) -> list[Proposal]:
    """As everyone hears them."""
    rules = table.match.game.rules.proposals if table.playing is not None else None
    if rules is None or table.row.state != "running":
        return []
    found = [(row.seat, row.proposal) for row in table.seats if row.proposal is not None]
    return [Proposal(seat, said.to, said.words, rules.taking(seat, said.words), said.declined) for seat, said in found]


def addressees(table: LoadedTable, seat: int) -> list[int]:
    """To whom a seat may propose something now; who is on turn makes offers instead."""
    rules, state = table.match.game.rules.proposals, table.match.seen_state(seat)
    if rules is None or int(rules.turn(state)) == seat:
        return []
    others = [row.seat for row in table.seats if row.seat != seat]
    return [to for to in others if not isinstance(rules.begin(state.clone(), seat, to), Refusal)]


def settled(table: LoadedTable, row: SeatRow) -> str:
    """What a seat answers by what it has proposed; empty where it is asked something else, or cannot pay it now."""
    return answer_by(table.match, row.seat, row.proposal.words) if row.proposal is not None else ""


def taken_by_bot(table: LoadedTable, seat: int, change: Change) -> list[str]:
    """The moves with which a bot takes what was proposed to it; what it does not want it declines."""
    match, rules = table.match, table.match.game.rules.proposals
    for row in table.seats:
        said = row.proposal
        if rules is None or said is None or said.to != seat or said.declined:
            continue
        wanted = is_wanted(match, seat, row.seat, said.words, table.bot_seed(seat, table.number(seat)))
        if wanted is None:
            return []  # not yet
        if wanted:
            return rules.taking(row.seat, said.words)
        change.seat(row.seat).proposal = replace(said, declined=True)
    return []


def follow(table: LoadedTable, change: Change) -> None:
    """What becomes of proposals by a change: they last until the turn they are for is over, or their author leaves."""
    rules = table.match.game.rules.proposals if table.playing is not None else None
    if rules is None or table.halted or table.partial:
        return
    seats = [updated_seat(row, change.seats.get(row.seat)) for row in table.seats]
    if not change.entries and not any(row.proposal for row in seats):
        return
    ended = change.match.state == "over"
    turn = int(rules.turn(table.match.seen_state(SPECTATOR)))
    for old, row in zip(table.seats, seats, strict=True):
        said = row.proposal
        left = (old.user, old.bot, old.dropped) != (row.user, row.bot, row.dropped)
        if said is not None and (ended or left or (said.begun and said.to != turn)):
            change.seat(row.seat).proposal = row.proposal = None
        elif said is not None and said.to == turn and not said.begun:
            change.seat(row.seat).proposal = row.proposal = replace(said, begun=True)
    if not ended and seats[turn].person and any(entry.seat == CHANCE for entry in change.entries):
        _let_bots_speak(table, change, seats, turn, rules)


def _let_bots_speak(
    table: LoadedTable, change: Change, seats: Sequence[SeatRow], turn: int, rules: Proposals[Any]
) -> None:
    """After the dice a bot may have an idea; what was declined is not said again in the same turn."""
    match = table.match
    if turn not in match.waiting_as_seen(SPECTATOR):
        return
    for row in seats:
        if row.bot and row.proposal is None and row.seat != turn:
            worlds = imagined(match.game, match.seen_state(row.seat), row.seat, table.bot_seed(row.seat, 0))
            words = rules.idea(worlds, row.seat)
            if words:
                change.seat(row.seat).proposal = StandingProposal(turn, words, begun=True)

"""What a seat can do, each worked out on the match as a change to be committed."""

from __future__ import annotations

from serai.bots import KINDS, OUTSIDE, make_bot
from serai.core.errors import BadInput, IllegalMove
from serai.core.flow import SPECTATOR
from serai.core.offer import decision_of
from serai.server.errors import Refusal
from serai.server.tables import clocks
from serai.server.tables.loaded import Change, Table, used_up
from serai.server.wire import (
    Action,
    Confirm,
    Language,
    Order,
    Play,
    Return,
    Rewind,
    Takeover,
    Undo,
    Vote,
    Withdraw,
)

ORDERS = 20  # standing orders per seat at most
ITERATIONS = 20_000  # of a bot that somebody seats: it thinks on this server's processors


def apply(table: Table, seat: int, action: Action, language: Language) -> Change:
    """The change an action makes, or its refusal."""
    if seat == SPECTATOR:
        raise Refusal(403, "not-seated")
    if table.seats[seat].dropped:
        raise Refusal(409, "dropped")
    if isinstance(action, Play | Confirm | Undo):
        return _move(table, seat, action, language)
    if isinstance(action, Rewind):
        return _ask_rewind(table, seat, action)
    if isinstance(action, Vote):
        return _vote(table, seat, action)
    if isinstance(action, Order | Withdraw):
        return _order(table, seat, action)
    return _hand_over(table, seat, action)


def _move(table: Table, seat: int, action: Play | Confirm | Undo, language: Language) -> Change:
    if table.seats[seat].bot:
        raise Refusal(409, "bot-plays")
    if not table.is_fresh(seat, action.number, isinstance(action, Play)):
        raise Refusal(409, "stale")
    match = table.match
    if isinstance(action, Play):
        return Change(match.play(seat, action.words, language))
    if isinstance(action, Confirm):
        return Change(match.confirm(seat, language))
    return Change(match.undo(seat, language))


def by_bot(table: Table, seat: int, number: int, words: str) -> Change | None:
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


def automatic(table: Table) -> Change | None:
    """The next move of a standing order or a dropped seat."""
    due = table.automatic()
    if due is None:
        return None
    seat, words = due
    match, row, entries = table.match, table.seats[seat], []
    change = Change()
    if match.held != seat:
        decision = decision_of(match.state, seat)
        assert decision is not None
        if not row.dropped:
            change.seat(seat, orders=used_up(row.orders, match.game.frame_name(decision), words))
        entries = match.play(seat, words)
    if match.held == seat:
        entries = entries + match.confirm(seat)
    change.entries = entries
    return change


def expire(table: Table, now: float) -> Change | None:
    """Clocks at zero: a bot plays on, or the seat is dropped, as the table has agreed."""
    clock, change = table.row.clock, Change()
    if clock is None or table.over:
        return None
    for row in table.seats:
        if row.since is not None and row.bank is not None and clocks.left(row.bank, row.since, now) <= 0:
            if clock.at_zero == "drop":
                change.seat(row.seat, dropped=True, orders=[])
            else:
                change.seat(row.seat, bot=clock.bot)
    return change if change.seats else None


def _ask_rewind(table: Table, seat: int, action: Rewind) -> Change:
    if table.over:
        raise Refusal(409, "over")
    if action.to >= table.match.seen(seat):
        raise Refusal(400, "nothing-before", number=action.to)
    return _agree(table, {"seat": seat, "to": action.to, "agreed": [seat]})


def _vote(table: Table, seat: int, action: Vote) -> Change:
    asked = table.row.rewind
    if asked is None:
        raise Refusal(409, "no-rewind")
    if not action.agree:
        return Change(match={"rewind": None})
    return _agree(table, {**asked, "agreed": sorted({*asked["agreed"], seat})})


def missing_votes(table: Table, agreed: list[int]) -> list[int]:
    return [row.seat for row in table.seats if row.person and row.seat not in agreed]


def _agree(table: Table, asked: dict[str, object]) -> Change:
    agreed, seat, to = asked["agreed"], asked["seat"], asked["to"]
    assert isinstance(agreed, list)
    assert isinstance(seat, int)
    assert isinstance(to, int)
    if missing_votes(table, agreed):
        return Change(match={"rewind": asked})
    try:
        return Change(table.match.rewind(seat, to), {"rewind": None})
    except IllegalMove as error:
        raise Refusal(400, "nothing-before", number=to) from error


def _order(table: Table, seat: int, action: Order | Withdraw) -> Change:
    orders, change = table.seats[seat].orders, Change()
    if isinstance(action, Withdraw):
        left = [order for order in orders if order["id"] != action.id]
        if len(left) == len(orders):
            raise Refusal(404, "no-order", id=action.id)
        change.seat(seat, orders=left)
        return change
    if len(orders) >= ORDERS:
        raise Refusal(409, "too-many-orders", number=ORDERS)
    if action.words and all(block.number(action.words) is None for block in table.match.game.blocks):
        raise Refusal(400, "unknown-order", words=action.words)
    new = {"id": 1 + max((order["id"] for order in orders), default=0), "times": action.times}
    change.seat(seat, orders=[*orders, {**new, "decision": action.decision, "words": action.words}])
    return change


def _hand_over(table: Table, seat: int, action: Takeover | Return) -> Change:
    row, change = table.seats[seat], Change()
    if isinstance(action, Takeover):
        check_spec(action.spec)
        change.seat(seat, bot=action.spec)
    elif not row.bot:
        raise Refusal(409, "not-taken-over")
    else:
        change.seat(seat, bot="", bank=clocks.after_return(table.row.clock, row.bank))
    return change


def check_spec(spec: str) -> None:
    """Refuses a bot that does not exist, that would start a program or call an address, or that thinks too long."""
    kind, _, number = spec.partition(":")
    if kind in OUTSIDE:
        raise Refusal(400, "outside-bot", kind=kind)
    if kind not in KINDS:
        raise Refusal(400, "no-bot", spec=spec, bots=", ".join(KINDS))
    try:
        make_bot(spec, 0)
    except BadInput as error:
        raise Refusal(400, "bot-number", spec=spec, kind=kind) from error
    if number and int(number) > ITERATIONS:
        raise Refusal(400, "bot-too-slow", spec=spec, most=str(ITERATIONS))

"""A table in memory: its rows of the store, its match, and what follows from a move. No input or output here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from serai.core.dealer import Dealer
from serai.core.errors import SeraiError
from serai.core.flow import CHANCE, SPECTATOR, pending
from serai.core.log import CONFIRM, REWIND, UNDO, Entry
from serai.core.match import Match
from serai.core.offer import decision_of
from serai.server.errors import Refusal
from serai.server.tables import clocks
from serai.server.wire import Clock, Language

_encoder = msgspec.json.Encoder()

# What a dropped seat answers where it can: moves that give something up or do nothing.
MEEK = ("pass", "done", "end", "skip", "decline", "no", "none", "stop", "keep")


class SeatRow(Struct):
    """A row of `seats`."""

    seat: int
    kind: str
    user: int | None
    name: str
    bot: str
    token: str | None
    bank: float | None
    since: float | None
    dropped: bool
    seen_until: float
    reminders: bool
    orders: list[dict[str, Any]]

    @property
    def taken(self) -> bool:
        return self.user is not None or self.kind == "bot"

    @property
    def person(self) -> bool:
        """Somebody who decides for himself plays here now."""
        return self.user is not None and not self.bot and not self.dropped


class MatchRow(Struct):
    """A row of `matches`."""

    id: str
    version: int
    game: str
    rules: int
    data: str
    options: dict[str, str]
    pack: str | None
    seed: bytes
    title: str
    language: Language
    visibility: Literal["private", "link", "public"]
    clock: Clock | None
    hold: bool
    host: int
    spectate: str
    created: float
    moved: float
    length: int
    state: Literal["gathering", "running", "over", "stopped"]
    waiting: list[int]
    winners: list[int]
    rewind: dict[str, Any] | None
    verified: int | None
    deadline: float | None
    bot_due: float | None


class Change(Struct):
    """What a commit writes: new entries, values of the match's row, values of seats' rows."""

    entries: list[Entry] = msgspec.field(default_factory=list)
    match: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)

    def seat(self, seat: int, **values: Any) -> None:
        self.seats.setdefault(seat, {}).update(values)


class Table:
    """One table as this process knows it. `match` is None where it cannot be played on (`stopped` says why)."""

    def __init__(
        self, row: MatchRow, seats: list[SeatRow], match: Match | None, stopped: SeraiError | None = None
    ) -> None:
        self.row = row
        self.seats = seats
        self.playing = match
        self.stopped = stopped
        self.used = 0.0  # when somebody last looked, for dropping it from memory
        self.saved = 0  # the entry of the last snapshot
        self._shared: dict[object, Any] = {}  # what several readers are shown, until the next change
        self._views: dict[int, tuple[int, msgspec.Raw]] = {}  # by seat: entries it knows of, and what it sees then

    @property
    def match(self) -> Match:
        assert self.playing is not None, "a stopped table was asked for its match"
        return self.playing

    def refusal(self) -> Refusal:
        """What is answered at a table that cannot go on."""
        assert self.stopped is not None
        return Refusal(409, "stopped", why=self.stopped)

    @property
    def over(self) -> bool:
        return self.row.state == "over"

    def seat_of(self, user: int) -> int:
        """Where a user sits, SPECTATOR if nowhere."""
        for seat in self.seats:
            if user and seat.user == user:
                return seat.seat
        return SPECTATOR

    def shared(self, key: object, make: Callable[[], Any]) -> Any:
        """Something made once for all readers of the same position."""
        if key not in self._shared:
            self._shared[key] = make()
        return self._shared[key]

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees, as JSON; made anew when it knows of more entries (others' tentative moves are none)."""
        number = self.match.seen(seat)
        kept = self._views.get(seat)
        if kept is None or kept[0] != number:
            kept = self._views[seat] = (number, msgspec.Raw(_encoder.encode(self.match.view(seat))))
        return kept[1]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # ------------------------------------------------------------------ who may act

    def is_fresh(self, seat: int, number: int, playing: bool) -> bool:
        """Whether a seat's number is the present one, or nothing has happened that matters to its answer."""
        seen = self.match.seen(seat)
        if number == seen:
            return True
        if not playing or number > seen:
            return False
        decision = decision_of(self.match.state, seat)
        if decision is None or not decision.together():
            return False
        return all(_leaves_alone(entry, seat) for entry in self.match.entries[number:])

    def waiting_for(self, seat: int) -> list[int]:
        """Who is asked, as far as a seat may know."""
        if self.match.seen(seat) == len(self.match.entries):
            return self.match.waiting_for()
        return [int(one.player) for one in pending(self.match.seen_state(seat)) if one.player != CHANCE]

    # ------------------------------------------------------------------ what follows from a move

    def settle(self, change: Change, now: float) -> Change:
        """Complete a change by what follows from it: state, who is waited for, clocks, whether a bot must move."""
        ended = self.match.over and self.match.held is None
        waiting = [] if ended else sorted(set(self.match.waiting_for()))
        seats = [msgspec.structs.replace(row, **change.seats.get(row.seat, {})) for row in self.seats]
        full = all(row.taken for row in seats)
        change.match["state"] = "over" if ended else "running" if full else "gathering"
        change.match["waiting"] = waiting
        if change.entries:
            change.match.update(length=len(self.match.entries), moved=now)
            change.match.setdefault("rewind", None)
        if ended:
            change.match["winners"] = self.winners(seats)
        run = {row.seat for row in seats if row.seat in waiting and row.person and full}
        for row in seats:
            face = clocks.turn(self.row.clock, row.bank, row.since, row.seat in run, now)
            if face != (row.bank, row.since):
                change.seat(row.seat, bank=face[0], since=face[1])
        change.match["deadline"] = clocks.deadline([_face(row, change) for row in seats])
        automatic = any(row.seat in waiting and (row.bot or row.dropped) for row in seats)
        change.match["bot_due"] = now if automatic else None
        return change

    def winners(self, seats: list[SeatRow] | None = None) -> list[int]:
        places = self.places(seats)
        return [seat for seat, place in enumerate(places) if place == 1]

    def places(self, seats: list[SeatRow] | None = None) -> list[int]:
        """Places from 1; equal standings share one; dropped seats come last."""
        standing = self.match.game.rules.standing(self.match.state)
        keys = [(not row.dropped, standing[row.seat]) for row in seats or self.seats]
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def newly_asked(self, change: Change) -> list[int]:
        """The people who are waited for now and were not before."""
        waiting = change.match.get("waiting", self.row.waiting)
        return [seat for seat in waiting if seat not in self.row.waiting and self.seats[seat].person]

    def apply(self, change: Change) -> None:
        """Take over what was committed."""
        self._shared.clear()
        for name, value in change.match.items():
            setattr(self.row, name, value)
        for seat, values in change.seats.items():
            for name, value in values.items():
                setattr(self.seats[seat], name, value)
            if "name" in values and self.playing:
                self.playing.rename(self.names())

    # ------------------------------------------------------------------ what plays by itself

    def automatic(self) -> tuple[int, str] | None:
        """A move that needs no thought: a standing order's, or that of a dropped seat."""
        for seat in self.row.waiting:
            row = self.seats[seat]
            if row.dropped:
                return seat, self._meekest(seat)
            if row.person and row.orders and (words := self._ordered(row)) is not None:
                return seat, words
        return None

    def _meekest(self, seat: int) -> str:
        words = self._offered(seat)
        return next((one for one in words if one.split()[0] in MEEK), words[0] if words else "")

    def _ordered(self, row: SeatRow) -> str | None:
        decision = decision_of(self.match.state, row.seat)
        if decision is None or self.match.held is not None:
            return None
        name, words = self.match.game.frame_name(decision), self._offered(row.seat)
        for order in row.orders:
            if order["decision"] in ("", name):
                if not order["words"] and len(words) == 1:
                    return words[0]
                if order["words"] in words:
                    return str(order["words"])
        return None

    def _offered(self, seat: int) -> list[str]:
        """The words of what a seat is offered; none while it has to confirm."""
        decision = decision_of(self.match.state, seat)
        if decision is None or self.match.held is not None:
            return []
        return [self.match.game.words(decision, int(move)) for move in decision.moves(self.match.state)]

    def bots_due(self) -> list[tuple[int, str]]:
        """Seats a bot has to think for, with its spec."""
        rows = [self.seats[seat] for seat in self.row.waiting]
        return [(row.seat, row.bot) for row in rows if row.bot and not row.dropped]

    def bot_seed(self, seat: int, number: int) -> int:
        """The same position (after so many entries), the same thoughts; the dice seed cannot be told from it."""
        text = b"bot" + number.to_bytes(4, "big") + seat.to_bytes(1, "big")
        return int.from_bytes(hashlib.blake2b(text, key=self.row.seed, digest_size=7).digest(), "big")

    def dealer(self) -> Dealer:
        return Dealer(self.row.seed)


def used_up(orders: list[dict[str, Any]], decision: str, words: str) -> list[dict[str, Any]]:
    """The orders after the first that fits has answered once more."""
    left: list[dict[str, Any]] = []
    found = False
    for order in orders:
        if not found and order["decision"] in ("", decision) and order["words"] in ("", words):
            found = True
            if order["times"] is not None:
                order = {**order, "times": order["times"] - 1}
        if order["times"] != 0:
            left.append(order)
    return left


def _face(row: SeatRow, change: Change) -> dict[str, Any]:
    values = change.seats.get(row.seat, {})
    return {"bank": values.get("bank", row.bank), "since": values.get("since", row.since)}


def _leaves_alone(entry: Entry, seat: int) -> bool:
    """Whether an entry cannot have changed what a seat is asked in a simultaneous question."""
    if entry.seat in (seat, CHANCE):
        return False
    return entry.words == CONFIRM or not (entry.words == UNDO or entry.words.startswith(REWIND + " "))

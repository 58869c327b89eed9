"""A table in memory: its rows of the store, its match, and what follows from a move. No input or output here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from serai.core.errors import SeraiError
from serai.core.flow import CHANCE, SPECTATOR, pending
from serai.core.log import CONFIRM, REWIND, UNDO, Entry
from serai.core.match import Match
from serai.core.offer import decision_of
from serai.server.errors import ApiError
from serai.server.storage.rows import MatchRow, SeatRow
from serai.server.tables import clocks
from serai.server.tables.changes import Change, apply_update, updated_seat
from serai.server.tables.orders import matching_words

_encoder = msgspec.json.Encoder()


class LoadedTable:
    """One table as this process knows it. `match` is None where it cannot be played on (`stopped` says why)."""

    def __init__(
        self, row: MatchRow, seats: list[SeatRow], match: Match | None, stopped: SeraiError | None = None
    ) -> None:
        self.row = row
        self.seats = seats
        self.playing = match
        self.stopped = stopped
        self.used = 0.0  # when somebody last looked, for dropping it from memory
        self.snapshot = 0  # the entry of the last snapshot
        self._cache: dict[object, Any] = {}  # what several readers are shown, until the next change
        self._views: dict[int, tuple[int, msgspec.Raw]] = {}  # by seat: entries it knows of, and what it sees then

    @property
    def match(self) -> Match:
        assert self.playing is not None, "a stopped table was asked for its match"
        return self.playing

    def stopped_error(self) -> ApiError:
        """What is answered at a table that cannot go on."""
        assert self.stopped is not None
        return ApiError(409, "stopped", why=self.stopped)

    @property
    def over(self) -> bool:
        return self.row.state == "over"

    def seat_of(self, user: int) -> int:
        """Where a user sits, SPECTATOR if nowhere."""
        for seat in self.seats:
            if user and seat.user == user:
                return seat.seat
        return SPECTATOR

    def cached(self, key: object, make: Callable[[], Any]) -> Any:
        """Something made once for all readers of the same position."""
        if key not in self._cache:
            self._cache[key] = make()
        return self._cache[key]

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
        return all(_keeps_question(entry, seat) for entry in self.match.entries[number:])

    def waiting_for(self, seat: int) -> list[int]:
        """Who is asked, as far as a seat may know."""
        if self.match.seen(seat) == len(self.match.entries):
            return self.match.waiting_for()
        return [int(one.player) for one in pending(self.match.seen_state(seat)) if one.player != CHANCE]

    def missing_votes(self, agreed: list[int]) -> list[int]:
        """The people who have not yet agreed to go back."""
        return [row.seat for row in self.seats if row.person and row.seat not in agreed]

    # ------------------------------------------------------------------ what follows from a move

    def complete(self, change: Change, now: float) -> Change:
        """Add what follows from a change: the table's state, who is waited for, clocks, whether a bot must move."""
        ended = self.match.over and self.match.held is None
        waiting = [] if ended else sorted(set(self.match.waiting_for()))
        seats = [updated_seat(row, change.seats.get(row.seat)) for row in self.seats]
        full = all(row.taken for row in seats)
        update = change.match
        update.state = "over" if ended else "running" if full else "gathering"
        update.waiting = waiting
        if change.entries:
            update.length, update.moved = len(self.match.entries), now
            update.rewind = None if update.rewind is UNSET else update.rewind
        if ended:
            update.winners = self.winners(seats)
        self._run_clocks(change, seats, {row.seat for row in seats if row.seat in waiting and row.person and full}, now)
        update.deadline = clocks.deadline([(row.bank, row.since) for row in seats])
        automatic = any(row.seat in waiting and (row.bot or row.dropped) for row in seats)
        update.bot_due = now if automatic else None
        return change

    def _run_clocks(self, change: Change, seats: list[SeatRow], running: set[int], now: float) -> None:
        """Start and stop clocks, in the change and in the rows as they will be."""
        for row in seats:
            bank, since = clocks.turn(self.row.clock, row.bank, row.since, row.seat in running, now)
            if (bank, since) != (row.bank, row.since):
                update = change.seat(row.seat)
                row.bank = update.bank = bank
                row.since = update.since = since

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
        waiting = self.row.waiting if change.match.waiting is UNSET else change.match.waiting
        return [seat for seat in waiting if seat not in self.row.waiting and self.seats[seat].person]

    def apply(self, change: Change) -> None:
        """Take over what was committed."""
        self._cache.clear()
        apply_update(self.row, change.match)
        for seat, update in change.seats.items():
            apply_update(self.seats[seat], update)
        if self.playing and any(update.name is not UNSET for update in change.seats.values()):
            self.playing.rename(self.names())

    # ------------------------------------------------------------------ what plays by itself

    def automatic_move(self) -> tuple[int, str] | None:
        """A move that needs no thought: a standing order's, or that of a dropped seat."""
        for seat in self.row.waiting:
            row = self.seats[seat]
            if row.dropped:
                return seat, self._default_words(seat)
            if row.person and row.orders and (words := self._ordered(row)) is not None:
                return seat, words
        return None

    def _default_words(self, seat: int) -> str:
        """The harmless answer; nothing while the seat only has to confirm."""
        decision = decision_of(self.match.state, seat)
        if decision is None or self.match.held is not None:
            return ""
        return self.match.game.words(decision, int(decision.default(self.match.state)))

    def _ordered(self, row: SeatRow) -> str | None:
        decision = decision_of(self.match.state, row.seat)
        if decision is None or self.match.held is not None:
            return None
        game, state = self.match.game, self.match.state
        offered = [game.words(decision, int(move)) for move in decision.moves(state)]
        return matching_words(row.orders, game.frame_name(decision), offered)

    def bots_due(self) -> list[tuple[int, str]]:
        """Seats a bot has to think for, with its spec."""
        rows = [self.seats[seat] for seat in self.row.waiting]
        return [(row.seat, row.bot) for row in rows if row.bot and not row.dropped]

    def bot_seed(self, seat: int, number: int) -> int:
        """The same position (after so many entries), the same thoughts; the dice seed cannot be told from it."""
        text = b"bot" + number.to_bytes(4, "big") + seat.to_bytes(1, "big")
        return int.from_bytes(hashlib.blake2b(text, key=self.row.seed, digest_size=7).digest(), "big")


def _keeps_question(entry: Entry, seat: int) -> bool:
    """Whether an entry cannot have changed what a seat is asked in a simultaneous question."""
    if entry.seat in (seat, CHANCE):
        return False
    return entry.words == CONFIRM or not (entry.words == UNDO or entry.words.startswith(REWIND + " "))

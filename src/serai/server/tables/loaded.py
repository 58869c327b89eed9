"""A table in memory: its rows of the store, its match, and what follows from a move. No input or output here."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from serai.core.errors import SeraiError
from serai.core.flow import CHANCE, SPECTATOR
from serai.core.log import REWIND, UNDO, Entry, Log
from serai.core.match import Match
from serai.server.errors import ApiError
from serai.server.storage.rows import Answered, ChatRow, MatchRow, SeatRow
from serai.server.tables import clocks
from serai.server.tables.changes import Change, apply_update, updated_seat
from serai.server.tables.numbering import Numbering, come_late, common_entry, withdraw
from serai.server.tables.record import Record


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
        self.aside: list[Entry] = []  # what older rules led to after the last position the present ones agree on
        self.partial = False  # a finished match that the present rules lead elsewhere; `match` is how far they agree
        self.record: Record | None = None  # how such a match was shown to its end
        self._cache: dict[object, Any] = {}  # what several readers are shown, until the next change
        self._seated: dict[object, Any] = {}  # what they are shown of who plays, until that changes or a clock runs
        self._views: dict[int, tuple[int, msgspec.Raw]] = {}  # by seat: entries it knows of, and what it sees then
        self._numberings: dict[int, Numbering] = {}  # by seat
        self._unseen = match.unseen(SPECTATOR) if match else []  # entries that not everyone knows of
        self._public = self.number(SPECTATOR) if match else 0  # how many everyone knows of

    @property
    def match(self) -> Match:
        assert self.playing is not None, "a stopped table was asked for its match"
        return self.playing

    def stopped_error(self) -> ApiError:
        """What is answered at a table that cannot go on."""
        assert self.stopped is not None
        return ApiError(409, "stopped", why=self.stopped)

    def check_playable(self) -> None:
        """Refuses where nobody can move, ask or be advised: what is unreadable, halted, or ended under older rules."""
        if self.playing is None:
            raise self.stopped_error()
        if self.halted or self.partial:
            raise ApiError(409, self.row.state)

    @property
    def over(self) -> bool:
        return self.row.state == "over"

    @property
    def halted(self) -> bool:
        """Its people are asked whether to go on under new rules, or have let it rest."""
        return self.row.state in ("paused", "resting")

    @property
    def ended(self) -> bool:
        """Nothing will be played any more, and nothing has to be hidden."""
        return self.row.state in ("over", "resting")

    @property
    def begun(self) -> bool:
        """Whether anything was dealt: from then on who has sat at a seat has seen it."""
        return self.row.state != "gathering" or bool(self.match.entries)

    def final_log(self) -> Log:
        """Of a match that has ended, by its rules or because its people gave it up: with the seed of its dice."""
        return msgspec.structs.replace(self.match.log(), seed=self.row.seed.hex())

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

    def kept(self, key: object) -> Any:
        """The same, if it was made; else None."""
        return self._cache.get(key)

    def keep(self, key: object, made: Any) -> Any:
        self._cache[key] = made
        return made

    def of_seats(self, key: object, make: Callable[[], Any]) -> Any:
        """The same of what follows from the rows of the seats alone."""
        if key not in self._seated:
            self._seated[key] = make()
        return self._seated[key]

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees, as JSON; made anew when it knows of more entries (others' tentative moves are none)."""
        number = self.number(seat)
        kept = self._views.get(seat)
        if kept is None or kept[0] != number:
            kept = self._views[seat] = (number, msgspec.Raw(self.match.view_json(seat)))
        return kept[1]

    def is_watched(self, now: float) -> bool:
        """Whether somebody sits at the screen."""
        return any(row.seen_until > now for row in self.seats)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # ------------------------------------------------------------------ how a seat counts the log

    def numbering(self, seat: int) -> Numbering:
        kept = self._numberings.get(seat)
        if kept is None or kept.length != len(self.match.entries):
            kept = self._numberings[seat] = self._new_numbering(seat)
        return kept

    def _new_numbering(self, seat: int) -> Numbering:
        """Most readers count as everyone does."""
        row, match = self.row, self.match
        if seat != SPECTATOR and not row.withdrawn and not row.late:
            hidden = match.unseen(SPECTATOR)
            if not hidden or match.unseen(seat) == hidden:
                return self.numbering(SPECTATOR)
        return Numbering(match.entries, seat, match.unseen(seat), row.withdrawn, row.late)

    def number(self, seat: int) -> int:
        """How many entries a seat knows of."""
        kept = self._numberings.get(seat)
        if kept is None or kept.length != len(self.match.entries):
            kept = self.numbering(seat)
        return kept.last

    def common_entry(self, seat: int, number: int) -> int:
        """The last entry of the log, up to a seat's entry of a number, that everyone knew of when it was the last."""
        return common_entry(self.numbering(seat), number, self.numbering(SPECTATOR))

    # ------------------------------------------------------------------ who may act

    def is_fresh(self, seat: int, number: int, playing: bool) -> bool:
        """Whether a seat's number is the present one, or nothing has happened that matters to its answer."""
        now = self.number(seat)
        if number == now:
            return True
        if number > now or not all(_keeps_question(entry, seat) for entry in self.numbering(seat).entries(number)):
            return False
        if not playing:
            return self.match.can_undo(seat)
        decision = self.match.position(seat).question_to(seat)
        return decision is not None and decision.together()

    def waiting_for(self, seat: int) -> list[int]:
        """Who is asked, as far as a seat may know."""
        return self.match.waiting_as_seen(seat)

    def clock_of(self, seat: int, reader: int) -> clocks.State:
        """A clock as somebody may see it: that it was stopped would tell that its player has answered."""
        for one in self.row.answered:
            if one.seat == seat != reader:
                return one.bank, one.since
        return self.seats[seat].bank, self.seats[seat].since

    def own_clock(self, reader: int) -> int:
        """The reader's seat, where he alone sees that his clock stands; SPECTATOR for all others."""
        return reader if any(one.seat == reader for one in self.row.answered) else SPECTATOR

    def missing_votes(self, agreed: list[int]) -> list[int]:
        """The people who have not yet agreed to go back."""
        return [row.seat for row in self.seats if row.person and row.seat not in agreed]

    # ------------------------------------------------------------------ what follows from a move

    def complete(self, change: Change, now: float) -> Change:
        """Add what follows from a change: the table's state, who is waited for, clocks, whether a bot must move."""
        if self.playing is None or self.partial:
            return change  # only who sits there can change
        if not change.entries and (change.match.state is not UNSET or self.halted):
            return self._complete_halted(change, now)
        seats = self._seats_after(change)
        begins = self._begins(seats, change.starts)
        if begins:
            change.entries += self._deal()
        running = begins or self.row.state != "gathering"
        ended = running and (self.match.over or self.over or self._given_up(change, seats))
        waiting = sorted(set(self.match.waiting_for())) if running and not ended else []
        update = change.match
        update.state = "over" if ended else "running" if running else "gathering"
        update.waiting = waiting
        answered = self._answered(waiting)
        if answered != self.row.answered:
            update.answered = answered
        if change.entries:
            self._count(change)
        if begins or self._tells(change):
            update.moved = now
            update.rewind = None if update.rewind is UNSET else update.rewind
        if ended and not self.over:
            update.rewind = None
            self._result(change, seats)
        change.events = self._events(change, seats, now)
        self._run_clocks(change, seats, {seat for seat in waiting if seats[seat].person}, now)
        update.deadline = clocks.deadline([(row.bank, row.since) for row in seats])
        automatic = any(seats[seat].bot or seats[seat].dropped for seat in waiting)
        update.bot_due = now if automatic else None
        return change

    def _answered(self, waiting: list[int]) -> list[Answered]:
        """Who is asked as far as everyone knows, and has answered; with the clock that the answer has stopped."""
        if not waiting:
            return []
        known = {one.seat: one for one in self.row.answered}
        seats = [seat for seat in self.match.waiting_as_seen(SPECTATOR) if seat not in waiting]
        rows = {seat: self.seats[seat] for seat in seats}
        return [known.get(seat) or Answered(seat, row.bank, row.since) for seat, row in rows.items()]

    def _complete_halted(self, change: Change, now: float) -> Change:
        """Nobody is waited for while a table does not go on."""
        seats = self._seats_after(change)
        self._run_clocks(change, seats, set(), now)
        change.events = self._events(change, seats, now)
        change.match.waiting, change.match.answered = [], []
        change.match.deadline, change.match.bot_due = None, None
        return change

    def _seats_after(self, change: Change) -> list[SeatRow]:
        """The rows as they will be; clocks are turned in them."""
        if not change.seats and self.row.clock is None:
            return self.seats
        return [updated_seat(row, change.seats.get(row.seat)) for row in self.seats]

    def _begins(self, seats: list[SeatRow], starts: bool) -> bool:
        """All sit, and where the host begins the match, the host has."""
        return self.row.state == "gathering" and all(row.taken for row in seats) and (starts or not self.row.by_host)

    def _given_up(self, change: Change, seats: list[SeatRow]) -> bool:
        conceded = self.row.conceded if change.match.conceded is UNSET else change.match.conceded
        return bool(conceded) and not missing_concessions(seats, conceded)

    def _result(self, change: Change, seats: list[SeatRow]) -> None:
        """Who won, and what is kept of it for each seat."""
        conceded = self.row.conceded if change.match.conceded is UNSET else change.match.conceded
        places, scores = self.places(seats, conceded), self.match.game.scores(self.match.state)
        change.match.winners = self.winners(seats, conceded)
        for row in seats:
            change.seat(row.seat).place, change.seat(row.seat).points = places[row.seat], scores[row.seat][0]

    def _events(self, change: Change, seats: list[SeatRow], now: float) -> list[ChatRow]:
        """What is told in the log beside moves."""
        if not change.seats and change.match.conceded is UNSET:
            return []
        found = [
            (row, event) for old, row in zip(self.seats, seats, strict=True) for event in _happened(old, row, change)
        ]
        given = change.match.conceded
        if given is not UNSET:
            found += [(seats[seat], "concede") for seat in given if seat not in self.row.conceded]
            found += [(seats[seat], "no-concede") for seat in self.row.conceded if seat not in given]
        number = self.number(SPECTATOR)
        return [ChatRow(0, row.seat, row.name, "", now, "table", event, number) for row, event in found]

    def _deal(self) -> list[Entry]:
        """The match begins. Before that nothing is dealt, so that who sits down and leaves again has seen nothing."""
        known = len(self.match.entries)
        self.match.deal()
        return self.match.entries[known:]

    def _count(self, change: Change) -> None:
        """What becomes of the numbers by which seats know the entries."""
        row, entries, added, update = self.row, self.match.entries, len(change.entries), change.match
        update.length = len(entries)
        withdrawn = withdraw(row.withdrawn, entries, added, self._unseen)
        if withdrawn is not row.withdrawn:
            update.withdrawn = withdrawn
        if self._unseen:
            update.late = come_late(row.late, entries, added, self._unseen, self.match.unseen(SPECTATOR))

    def _tells(self, change: Change) -> bool:
        """Whether everyone gets to know of something new in the log: not of what is tried or taken back."""
        if not change.entries:
            return False
        withdrawn = self.row.withdrawn if change.match.withdrawn is UNSET else change.match.withdrawn
        entries, unseen = self.match.entries, self.match.unseen(SPECTATOR)
        if not withdrawn:
            return len(entries) - len(unseen) != self._public
        return Numbering(entries, SPECTATOR, unseen, withdrawn, []).last != self._public

    def _run_clocks(self, change: Change, seats: list[SeatRow], running: set[int], now: float) -> None:
        """Start and stop clocks, in the change and in the rows as they will be."""
        if self.row.clock is None:
            return
        undone = {entry.seat for entry in change.entries if entry.words == UNDO}
        for row in seats:
            before = self._clock_before_undo(row) if row.seat in undone else (row.bank, row.since)
            bank, since = clocks.turn(self.row.clock, *before, row.seat in running, now)
            if (bank, since) != (row.bank, row.since):
                update = change.seat(row.seat)
                row.bank = update.bank = bank
                row.since = update.since = since

    def _clock_before_undo(self, row: SeatRow) -> clocks.State:
        """Where nobody knew that it had stopped, it has run on: so the others have seen it."""
        if self.own_clock(row.seat) == row.seat:
            return self.clock_of(row.seat, SPECTATOR)
        return clocks.before_undo(self.row.clock, row.bank, row.since)

    def winners(self, seats: list[SeatRow] | None = None, conceded: list[int] | None = None) -> list[int]:
        """Who won; nobody, if the game itself has beaten them all."""
        conceded = self.row.conceded if conceded is None else conceded
        places, lost = self.places(seats, conceded), self.match.game.lost(self.match.state)
        return [seat for seat, place in enumerate(places) if place == 1 and seat not in lost and seat not in conceded]

    def places(self, seats: list[SeatRow] | None = None, conceded: list[int] | None = None) -> list[int]:
        """Places from 1; equal standings share one; who has given up comes after the others, dropped seats last."""
        standing = self.match.game.rules.standing(self.match.state)
        lost = self.match.game.lost(self.match.state)
        given = self.row.conceded if conceded is None else conceded
        keys = [
            (not row.dropped, row.seat not in given, row.seat not in lost, standing[row.seat])
            for row in seats or self.seats
        ]
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def newly_asked(self, change: Change) -> list[int]:
        """The people who are waited for now and were not before."""
        waiting = self.row.waiting if change.match.waiting is UNSET else change.match.waiting
        return [seat for seat in waiting if seat not in self.row.waiting and self.seats[seat].person]

    def apply(self, change: Change) -> None:
        """Take over what was committed."""
        self._cache.clear()
        if change.seats or self.row.clock is not None:
            self._seated.clear()
        self._numberings.clear()
        apply_update(self.row, change.match)
        for seat, update in change.seats.items():
            apply_update(self.seats[seat], update)
        if self.playing is None:
            return
        self._unseen, self._public = self.playing.unseen(SPECTATOR), self.number(SPECTATOR)
        if any(update.name is not UNSET for update in change.seats.values()):
            self.playing.rename(self.names())

    # ------------------------------------------------------------------ bots

    def bots_due(self) -> list[tuple[int, str]]:
        """Seats a bot has to think for, with its spec."""
        rows = [self.seats[seat] for seat in self.row.waiting]
        return [(row.seat, row.bot) for row in rows if row.bot and not row.dropped]

    def bot_seed(self, seat: int, number: int) -> int:
        """The same position (after so many entries that the seat knows of), the same thoughts; the dice seed
        cannot be told from it."""
        text = b"bot" + number.to_bytes(4, "big") + seat.to_bytes(1, "big")
        return int.from_bytes(hashlib.blake2b(text, key=self.row.seed, digest_size=7).digest(), "big")


def missing_concessions(seats: list[SeatRow], conceded: list[int]) -> list[int]:
    """Who would still have to give up for a match to end: every person, or all but one where no bot plays."""
    left = [row.seat for row in seats if row.person and row.seat not in conceded]
    alone = not any(row.bot or row.dropped for row in seats)
    return [] if len(left) == 1 and alone else left


def _happened(old: SeatRow, row: SeatRow, change: Change) -> list[str]:
    """What a change does to who plays a seat, by its name in the log."""
    if old.user is None and row.user is not None:
        return ["sat"]
    if old.user is not None and row.user is None:
        return ["left"]
    if row.dropped and not old.dropped:
        return ["dropped"]
    if row.kind != "bot" and row.bot and not old.bot:
        return [{"left": "left", "time": "time"}.get(change.because, "takeover")]
    return ["return"] if old.bot and not row.bot and row.kind != "bot" else []


def _keeps_question(entry: Entry, seat: int) -> bool:
    """Whether an entry cannot have changed what a seat is asked in a simultaneous question."""
    if entry.seat in (seat, CHANCE):
        return False
    return not entry.words.startswith(REWIND + " ")

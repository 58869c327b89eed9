"""A match: a state, the log that led to it, and what its players may do about it.

Whoever plays a match goes through here: the server, the terminal, the arena, a replay. A
player's moves are his own to take back until the next barrier (see trail.py). With `hold`, the
match also stops before the barrier until those who can take something back confirm, so that a
slip can always be mended; nobody else sees moves before that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from serai.core.codec import Plain, digest
from serai.core.dealer import Dealer
from serai.core.errors import BadLog, IllegalMove
from serai.core.flow import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    AnyDecision,
    Chance,
    open_decision,
)
from serai.core.follows import FORESEEN, certainly_follows, follows
from serai.core.game import AnyGame
from serai.core.header import check_header, new_header
from serai.core.history import Told
from serai.core.log import MOST_ENTRIES, Entry, Header, Log
from serai.core.offer import Offer, Question, encoded_offer, foretell, offer, question, quick_offer
from serai.core.pack import Pack
from serai.core.record import Record
from serai.core.rules_change import RulesChange, passed_over
from serai.core.text import Argument

GOING_BACK_UNTIL = 20_000  # entries after which nothing is taken back any more: every log comes to an end
TAKEN_BACK_AT_MOST = 600  # moves that a seat takes back between two barriers
ROOM = 1_000  # entries of a full log that are left to chance


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log: after which entry, what it tells as data, and what it says to one reader."""

    number: int
    message: str
    arguments: dict[str, Argument]
    text: str


class Match(Record):
    """One match, running or finished."""

    # ------------------------------------------------------------------ beginning

    @staticmethod
    def create(
        game: AnyGame,
        seats: list[str],
        options: dict[str, str] | None = None,
        dealer: Dealer | None = None,
        pack: Pack | None = None,
        hold: bool = False,
    ) -> Match:
        """A new match, its first chance moves dealt."""
        dealer = dealer or Dealer()
        pack = pack or game.pack()
        match = Match(game, new_header(game, seats, options or {}, dealer, pack), pack, dealer, hold)
        match.deal()
        return match

    @staticmethod
    def replay(
        game: AnyGame, log: Log, pack: Pack | None = None, upto: int | None = None, saved: Plain | None = None
    ) -> Match:
        """The match a log tells of, every move and digest checked; up to an entry, or from what was saved."""
        pack = pack or game.pack()
        check_header(game, log, pack)
        match = Match(game, log.header, pack, dealer=None)
        known = match._restore(saved, log.entries) if saved else 0
        match.expect(log.entries[known:upto])
        _check_mark(match, log)
        aside = passed_over(log.entries)
        for number, entry in enumerate(log.entries[known:upto], known + 1):
            if number in aside:
                match.pass_over(entry)
                continue
            match.append(entry, log.name)
            _check_mark(match, log)
        if upto is None and log.over and not match.over:
            raise BadLog(f"{log.name}: says the match is over, but it is not.")
        return match

    @staticmethod
    def after(
        game: AnyGame, header: Header, entries: Sequence[Entry], number: int, pack: Pack, saved: Plain | None = None
    ) -> Match:
        """The match after an entry of a log that was checked before; from what was saved, if anything was."""
        match = Match(game, header, pack, dealer=None)
        known, aside = match._restore(saved, entries) if saved else 0, passed_over(entries)
        match.expect(entries[known:number])
        for at, entry in enumerate(entries[known:number], known + 1):
            match.follow(entry, at in aside)
        return match

    @staticmethod
    def resume(
        game: AnyGame,
        header: Header,
        entries: Sequence[Entry],
        dealer: Dealer,
        pack: Pack | None = None,
        hold: bool = False,
        saved: Plain | None = None,
    ) -> Match:
        """A running match from its entries, so that it can be played on; `saved` spares the replay up to its entry."""
        if dealer.commitment() != header.commitment:
            raise BadLog("This match was begun with other dice; the seed does not belong to it.")
        pack = pack or game.pack()
        check_header(game, Log(header, list(entries), {}, over=False, name="match"), pack)
        match = Match(game, header, pack, dealer, hold)
        known = match._restore(saved, entries) if saved else 0
        match.take(entries[known:])
        return match

    # ------------------------------------------------------------------ acting

    def play(self, seat: int, words: str, language: str = "en") -> list[Entry]:
        """A seat's move, and the chance moves it leads to. Returns the new entries."""
        if seat in self.held:
            self._check_free(seat, language)
        self._check_room(language)
        seen = self.position(seat)  # what another has only tried changes no refusal
        asked = self._number(seen, seat, words, language)
        self._check_free(seat, language)
        known = len(self.entries)
        self._play(seat, words, language, asked if seen.state is self.state else None)
        self.deal()
        return self.entries[known:]

    def confirm(self, seat: int, language: str = "en") -> list[Entry]:
        """Let the last moves stand: the dice roll, the next player is asked."""
        if seat not in self.held:
            raise IllegalMove(self.speaker(language).say("nothing-to-confirm"), self.where())
        known = len(self.entries)
        self._confirm(seat)
        self.deal()
        return self.entries[known:]

    def undo(self, seat: int, language: str = "en") -> list[Entry]:
        """Take back the seat's last move, if nothing has become known since."""
        if not self.can_undo(seat):
            raise IllegalMove(self.speaker(language).say("nothing-to-undo"), self.where())
        self._check_length(language)
        self._check_tried(seat, language)
        self._undo(seat)
        return self.entries[-1:]

    def rewind(self, seat: int, number: int, language: str = "en") -> list[Entry]:
        """Go back to how things stood after an entry, as the whole table has agreed."""
        self._check_length(language)
        known = len(self.entries)
        self._rewind(seat, number)
        self.deal()
        return self.entries[known:]

    def change_rules(self, change: RulesChange, aside: Sequence[Entry] = ()) -> list[Entry]:
        """Go on under another version of the rules, putting aside what has been played since. Returns the new
        entries."""
        for entry in aside:
            self.pass_over(entry)
        known = len(self.entries)
        self._change_rules(change)
        self.deal()
        return self.entries[known:]

    def deal(self) -> None:
        """Let the dealer answer chance until a player is asked, or has to confirm."""
        while self.dealer is not None and isinstance(open_decision(self.state), Chance) and not self.held:
            frame = open_decision(self.state)
            assert isinstance(frame, Chance)
            outcome = self.dealer.draw(len(self.entries) + 1, [int(n) for n in frame.odds(self.state)])
            move = int(frame.moves(self.state)[outcome])
            self._play(CHANCE, self.game.words(frame, move))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take something back, whatever others try meanwhile."""
        return self._trail.last_of(seat) is not None and (self.hold or not self._trail.passed)

    # ------------------------------------------------------------------ looking

    def waiting_as_seen(self, seat: int) -> list[int]:
        """The same, as far as a seat may know: of others' tentative answers it knows nothing."""
        asked = [int(one.player) for one in self.position(SPECTATOR).asked() if one.player != CHANCE]
        busy = self.position(seat).question_to(seat) is not None or seat in self.held
        return [one for one in asked if one != seat or busy]

    def seen_state(self, seat: int) -> Any:
        """The state a seat looks at."""
        return self.position(seat).state

    def view(self, seat: int) -> msgspec.Struct:
        return self.game.presentation.view(self.seen_state(seat), seat)

    def view_json(self, seat: int) -> bytes:
        """The same as JSON; what is tried has one reader."""
        state, shared = self.seen_state(seat), not self._trail.moves or self._is_public()
        return self._views.encoded(state, seat) if shared else self._views.whole(state, seat)

    def offer(self, seat: int, language: str = "en") -> Offer | None:
        """What the seat may do; None while it waits or has to confirm."""
        if self._decision(seat) is None:
            return None
        return offer(self.game, self.seen_state(seat), seat, self.speaker(language))

    def quick_offer(self, seat: int, language: str = "en") -> Offer | None:
        """The same without what `foretell` and `follows` tell of single moves: for tables where many look on."""
        if self._decision(seat) is None:
            return None
        return quick_offer(self.game, self.seen_state(seat), seat, self.speaker(language))

    def is_asked(self, seat: int) -> bool:
        """Whether the seat has an offer."""
        return self._decision(seat) is not None

    def offer_json(self, seat: int, language: str = "en") -> bytes | None:
        """A quick offer as JSON."""
        if self._decision(seat) is None:
            return None
        return encoded_offer(self.game, self.seen_state(seat), seat, self.speaker(language))

    def foretell(self, seat: int, words: Sequence[str], language: str = "en") -> dict[str, str]:
        """What some moves of the seat's offer would bring, by their words: where that is found out by trying them."""
        decision = self._decision(seat)
        if decision is None:
            return {}
        block, state = self.game.block(decision), self.seen_state(seat)
        meant = {block.number(one) for one in words}
        moves = [int(move) for move in decision.moves(state) if int(move) in meant]
        return foretell(self.game, state, decision, moves, self.speaker(language))

    def questions(self, seat: int, language: str = "en") -> list[Question]:
        """Who is asked what, as far as the seat may know; what comes after a confirmation is told when it is given."""
        if seat in self.held:
            return []
        position = self.position(seat)
        return [question(self.game, position.state, one, self.speaker(language)) for one in position.asked()]

    def seen(self, seat: int) -> int:
        """How many entries a seat knows of: others' tentative moves are not among them."""
        return self.position(seat).number

    def unseen(self, seat: int) -> list[int]:
        """The entries a seat does not know of: others' tentative moves."""
        if self._is_public():
            return []
        visible = self._trail.visible_to(seat)
        return [one.number for one in self._trail.moves if one not in visible]

    def lines(
        self, seat: int, language: str = "en", after: int = -1, before: int | None = None, last: int | None = None
    ) -> list[Line]:
        """The log as a seat may read it: after one entry, before another, the last so many."""
        return [self.line(told, language) for told in self.heard(seat, after, before, last)]

    def heard(self, seat: int, after: int = -1, before: int | None = None, last: int | None = None) -> list[Told]:
        """What the log has told a seat, by the same bounds."""
        found: list[Told] = []
        for told in reversed(self.position(seat).told):
            if told.number <= after or len(found) == last:
                break
            if told.note.hearer in (EVERYONE, seat) and (before is None or told.number < before):
                found.append(told)
        return found[::-1]

    def read(self, seat: int, language: str = "en", after: int = -1) -> list[tuple[int, str]]:
        """The log as one reads it: sentences that belong together are one, under the number of the first."""
        speaker, joined = self.speaker(language), self.game.presentation.joined
        found: list[tuple[int, str]] = []
        for run in runs(self.heard(seat, after)):
            notes = [told.note for told in run]
            join = joined.get(notes[0].message)
            said = [join(speaker, notes)] if join else [speaker.note(note) for note in notes]
            found += [(run[i].number, text) for i, text in enumerate(said)]
        return found

    def line(self, told: Told, language: str = "en") -> Line:
        """What was told, to one who may hear it."""
        said = self.speaker(language).sentence(told.note)
        return Line(told.number, said.message, said.arguments, said.text)

    def why_not(self, seat: int, words: str, language: str = "en") -> IllegalMove | None:
        """Why the seat cannot play this now; None if it can."""
        try:
            self._number(self.position(seat), seat, words, language)
        except IllegalMove as error:
            return error
        return None

    def follows(self, seat: int, words: str = "", language: str = "en") -> str:
        """What follows for the seat on a move it is offered, or without words on whichever it plays; empty where it is
        not offered, or cannot be told."""
        decision = self._decision(seat)
        if decision is None:
            return ""
        state, speaker = self.seen_state(seat), self.speaker(language)
        if not words:
            return certainly_follows(self.game, state, decision, FORESEEN, speaker)
        if self.why_not(seat, words) is not None:
            return ""
        move = self.game.block(decision).number(words)
        assert move is not None
        return follows(self.game, state, seat, move, speaker)

    def log(self) -> Log:
        """The log so far; the dice seed is in it once the match is over."""
        marks = {**self.marks, len(self.entries): digest(self.state)}
        seed = self.dealer.seed.hex() if self.over and self.dealer else ""
        return Log(self.header, list(self.entries), marks, self.over, seed)

    # ------------------------------------------------------------------ inside

    def _decision(self, seat: int) -> AnyDecision | None:
        """What a seat has to decide now; None while it waits or has to confirm."""
        decision = self.position(seat).question_to(seat)
        return None if decision is None or self._must_wait(seat) else decision

    def _must_wait(self, seat: int) -> bool:
        """Whether somebody has to confirm before a seat can act."""
        held = self.held
        return seat in held or bool(held and (self._trail.passed or self.position(seat).question_to(seat) is None))

    def _check_free(self, seat: int, language: str) -> None:
        if self._must_wait(seat):
            speaker, held = self.speaker(language), self.held
            first = seat if seat in held else held[0]
            raise IllegalMove(speaker.say("confirm-first", player=speaker.player(first)), self.where())

    def _check_length(self, language: str) -> None:
        """A log must not grow for ever by going to and fro."""
        if len(self.entries) >= GOING_BACK_UNTIL:
            raise IllegalMove(self.speaker(language).say("log-too-long", most=GOING_BACK_UNTIL), self.where())

    def _check_tried(self, seat: int, language: str) -> None:
        """A turn must not go to and fro for ever either."""
        if self.taken_back(seat) >= TAKEN_BACK_AT_MOST:
            raise IllegalMove(self.speaker(language).say("tried-enough", most=TAKEN_BACK_AT_MOST), self.where())

    def _check_room(self, language: str) -> None:
        """Of a log that is full nobody could make a file."""
        if len(self.entries) >= MOST_ENTRIES - ROOM:
            raise IllegalMove(self.speaker(language).say("log-full", entries=len(self.entries)), self.where())


def _check_mark(match: Match, log: Log) -> None:
    number = len(match.entries)
    if number in log.marks and digest(match.state) != log.marks[number]:
        raise BadLog(
            f"{log.name}: the state after move {number} is not the one the log was written with; "
            f"a move before it was changed."
        )


def runs(told: Sequence[Told]) -> list[list[Told]]:
    """What was told in a row by the same message of the same first number, entry after entry: the dice of a throw."""
    found: list[list[Told]] = []
    for one in told:
        last = found[-1][-1] if found else None
        if (
            last
            and (last.note.message, last.note.a) == (one.note.message, one.note.a)
            and one.number - last.number <= 1
        ):
            found[-1].append(one)
        else:
            found.append([one])
    return found

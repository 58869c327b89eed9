"""A match: a state, the log that led to it, and what its players may do about it.

Whoever plays a match goes through here: the server, the terminal, the arena, a replay. A
player's moves are his own to take back until the next barrier (chance, another player's
decision, something revealed). With `hold`, the match also stops before the barrier until the
player confirms, so that a slip can always be mended; nobody else sees moves before that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from serai.core.codec import Plain, digest, dump, dump_note, load, load_note
from serai.core.dealer import Dealer
from serai.core.errors import BadLog, IllegalMove
from serai.core.flow import (
    CHANCE,
    EVERYONE,
    AnyDecision,
    Chance,
    Note,
    Refusal,
    contains,
    open_decision,
    pending,
    play_for,
    settle,
    show_stack,
)
from serai.core.game import AnyGame
from serai.core.header import check_header, new_header
from serai.core.log import CONFIRM, DIGEST_EVERY, REWIND, UNDO, Entry, Header, Log
from serai.core.offer import Offer, Question, decision_of, offer, question
from serai.core.pack import Pack
from serai.core.text import Argument, Speaker
from serai.core.words import near_misses


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log: after which entry, what it tells as data, and what it says to one reader."""

    number: int
    message: str
    arguments: dict[str, Argument]
    text: str


class Told(msgspec.Struct, frozen=True):
    """A note, and after which entry it was told."""

    number: int
    note: Any  # a Note; msgspec does not look inside


class _Saved(msgspec.Struct, frozen=True):
    """How things stood before a move that can still be taken back."""

    state: Any
    told: int
    number: int  # entries before it


class Match:
    """One match, running or finished."""

    def __init__(self, game: AnyGame, header: Header, pack: Pack, dealer: Dealer | None, hold: bool = False) -> None:
        self.game = game
        self.header = header
        self.pack = pack
        self.dealer = dealer  # None: chance moves come from a log
        self.hold = hold
        self.entries: list[Entry] = []
        self.marks: dict[int, str] = {}
        self.told: list[Told] = []
        self.held: int | None = None  # the seat whose confirmation is waited for
        self._trail: list[_Saved] = []
        self._trail_seat = CHANCE
        self._speakers: dict[str, Speaker] = {}
        self.state = game.rules.start(game.tables(pack), header.players, dict(header.options))
        self._run(lambda: settle(self.state))

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
        _check_mark(match, log)
        for entry in log.entries[known:upto]:
            match.append(entry, log.name)
            _check_mark(match, log)
        if upto is None and log.over and not match.over:
            raise BadLog(f"{log.name}: says the match is over, but it is not.")
        return match

    def save(self) -> Plain:
        """The position at the last barrier as plain data: a short cut to it for `resume`."""
        number, state, told = len(self.entries), self.state, self.told
        if self._trail:
            first = self._trail[0]
            number, state, told = first.number, first.state, told[: first.told]
        rows = [[one.number, *dump_note(one.note)] for one in told]
        return {"number": number, "state": dump(state), "told": rows, "marks": [*self.marks.items()]}

    def take(self, entries: Sequence[Entry]) -> None:
        """Entries that were played elsewhere, after those known here."""
        for entry in entries:
            self.held = None
            self.append(entry)
        if self.hold and self._waits_for_confirmation(self._trail_seat):
            self.held = self._trail_seat

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
        check_header(game, Log(header, [], {}, over=False, name="match"), pack)
        match = Match(game, header, pack, dealer, hold)
        known = match._restore(saved, entries) if saved else 0
        match.take(entries[known:])
        return match

    def rename(self, seats: Sequence[str]) -> None:
        """Other people sit at the table now."""
        self.header = msgspec.structs.replace(self.header, seats=list(seats))
        self._speakers.clear()

    def append(self, entry: Entry, name: str = "log") -> None:
        """Take an entry from a log, checking it against the rules."""
        try:
            if entry.words == UNDO:
                self._undo(entry.seat)
            elif entry.words == CONFIRM:
                self._confirm(entry.seat)
            elif entry.words.startswith(REWIND + " "):
                self._rewind(entry.seat, _past(entry.words))
            else:
                self._play(entry.seat, entry.words)
        except IllegalMove as error:
            number = len(self.entries) + 1
            raise BadLog(f'{name}, move {number} ("{entry.words}"): {error}', self.where()) from error

    # ------------------------------------------------------------------ acting

    def play(self, seat: int, words: str, language: str = "en") -> list[Entry]:
        """A seat's move, and the chance moves it leads to. Returns the new entries."""
        self._check_free(seat, language)
        known = len(self.entries)
        self._play(seat, words, language)
        if self.hold and self._waits_for_confirmation(seat):
            self.held = seat
        else:
            self.deal()
        return self.entries[known:]

    def confirm(self, seat: int, language: str = "en") -> list[Entry]:
        """Let the last moves stand: the dice roll, the next player is asked."""
        if self.held != seat:
            raise IllegalMove(self.speaker(language).say("nothing-to-confirm"), self.where())
        known = len(self.entries)
        self._confirm(seat)
        self.deal()
        return self.entries[known:]

    def undo(self, seat: int, language: str = "en") -> list[Entry]:
        """Take back the seat's last move, if nothing has become known since."""
        if not self.can_undo(seat):
            raise IllegalMove(self.speaker(language).say("nothing-to-undo"), self.where())
        self._undo(seat)
        return self.entries[-1:]

    def rewind(self, seat: int, number: int) -> list[Entry]:
        """Go back to how things stood after an entry, as the whole table has agreed."""
        known = len(self.entries)
        self._rewind(seat, number)
        self.deal()
        return self.entries[known:]

    def deal(self) -> None:
        """Let the dealer answer chance until a player is asked."""
        while self.dealer is not None and isinstance(open_decision(self.state), Chance):
            frame = open_decision(self.state)
            assert isinstance(frame, Chance)
            outcome = self.dealer.draw(len(self.entries) + 1, [int(n) for n in frame.odds(self.state)])
            move = int(frame.moves(self.state)[outcome])
            self._play(CHANCE, self.game.words(frame, move))

    def can_undo(self, seat: int) -> bool:
        return bool(self._trail) and self._trail_seat == seat

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """Whether nothing is left to do; a last move that can still be taken back is."""
        return not self.state.stack and self.held is None

    def speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game, language, self.header.seats)
        return self._speakers[language]

    def waiting_for(self) -> list[int]:
        """The seats that must act before the match goes on."""
        if self.held is not None:
            return [self.held]
        return [int(decision.player) for decision in pending(self.state) if decision.player != CHANCE]

    def seen_state(self, seat: int) -> Any:
        """The state a seat looks at: others' tentative moves are not in it."""
        return self.state if self._sees_all(seat) else self._trail[0].state

    def view(self, seat: int) -> msgspec.Struct:
        return self.game.presentation.view(self.seen_state(seat), seat)

    def offer(self, seat: int, language: str = "en") -> Offer | None:
        """What the seat may do; None while it waits or has to confirm."""
        if self.held is not None:
            return None
        return offer(self.game, self.state, seat, self.speaker(language))

    def questions(self, seat: int, language: str = "en") -> list[Question]:
        """Who is asked what, as far as the seat may know."""
        state = self.seen_state(seat)
        return [question(self.game, state, decision, self.speaker(language)) for decision in pending(state)]

    def seen(self, seat: int) -> int:
        """How many entries a seat knows of: others' tentative moves are not among them."""
        return len(self.entries) if self._sees_all(seat) else self._trail[0].number

    def lines(
        self, seat: int, language: str = "en", after: int = -1, before: int | None = None, last: int | None = None
    ) -> list[Line]:
        """The log as a seat may read it: after one entry, before another, the last so many."""
        found: list[Line] = []
        for told in reversed(self.told if self._sees_all(seat) else self.told[: self._trail[0].told]):
            if told.number <= after or len(found) == last:
                break
            if told.note.hearer in (EVERYONE, seat) and (before is None or told.number < before):
                found.append(self.line(told, language))
        return found[::-1]

    def line(self, told: Told, language: str = "en") -> Line:
        """What was told, to one who may hear it."""
        said = self.speaker(language).sentence(told.note)
        return Line(told.number, said.message, said.arguments, said.text)

    def why_not(self, seat: int, words: str, language: str = "en") -> IllegalMove | None:
        """Why the seat cannot play this now; None if it can."""
        try:
            self._number(seat, words, language)
        except IllegalMove as error:
            return error
        return None

    def log(self) -> Log:
        """The log so far; the dice seed is in it once the match is over."""
        marks = {**self.marks, len(self.entries): digest(self.state)}
        seed = self.dealer.seed.hex() if self.over and self.dealer else ""
        return Log(self.header, list(self.entries), marks, self.over, seed)

    def where(self) -> str:
        """The context of an error: which match, which move, what is pending."""
        return (
            f"{self.game.name}/{self.header.players}, move {len(self.entries) + 1}, pending: {show_stack(self.state)}"
        )

    # ------------------------------------------------------------------ inside

    def _sees_all(self, seat: int) -> bool:
        """Whether nothing tentative of another seat's is on the table."""
        if not self._trail or seat == self._trail_seat:
            return True
        return self.held is None and self._goes_on_without(self._trail_seat)

    def _restore(self, saved: Plain, entries: Sequence[Entry]) -> int:
        self.state = load(self.game, self.game.tables(self.pack), saved["state"])
        self.told = [Told(number, load_note(row)) for number, *row in saved["told"]]
        self.marks = dict(saved["marks"])
        known: int = saved["number"]
        self.entries = list(entries[:known])
        return known

    def _waits_for_confirmation(self, seat: int) -> bool:
        """Whether dice, another's question or the end come next; who was asked together with the seat need not wait."""
        return self.can_undo(seat) and (not self.state.stack or self._asks_another(seat))

    def _goes_on_without(self, seat: int) -> bool:
        """Whether a seat's moves that can be taken back have led to a question to another, or to chance."""
        return decision_of(self.state, seat) is None or self._asks_another(seat)

    def _asks_another(self, seat: int) -> bool:
        """Whether somebody else, or chance, is asked what was not asked before the seat's moves."""
        before = self._trail[0].state
        others = [decision for decision in pending(self.state) if decision.player != seat]
        return any(decision_of(before, int(decision.player)) is not decision for decision in others)

    def _check_free(self, seat: int, language: str) -> None:
        if self.held is not None:
            speaker = self.speaker(language)
            raise IllegalMove(speaker.say("confirm-first", player=speaker.player(self.held)), self.where())

    def _play(self, seat: int, words: str, language: str = "en") -> None:
        decision, move = self._number(seat, words, language)
        before, told, revealed = self.state.clone(), len(self.told), self.state.revealed
        number = len(self.entries) + 1
        self.entries.append(Entry(seat, self.game.words(decision, move)))
        try:
            self._run(lambda: play_for(self.state, seat, move))
        except BaseException:
            self.state = before  # a bug in the rules must not cost the match
            self.entries.pop()
            raise
        if seat != self._trail_seat:
            self._trail.clear()
        self._trail_seat = seat
        self._trail.append(_Saved(before, told, number - 1))
        if seat == CHANCE or self.state.revealed != revealed:
            self._trail.clear()
        if number % DIGEST_EVERY == 0:
            self.marks[number] = digest(self.state)

    def _undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalMove("there is nothing to take back")
        saved = self._trail.pop()
        self.state, self.held = saved.state, None
        del self.told[saved.told :]
        self._append_quietly(Entry(seat, UNDO))

    def _confirm(self, seat: int) -> None:
        self._trail.clear()
        self.held = None
        self._append_quietly(Entry(seat, CONFIRM))

    def _rewind(self, seat: int, number: int) -> None:
        if not 0 <= number <= len(self.entries):
            raise IllegalMove(f"there is no move {number} to go back to")
        past = Match(self.game, self.header, self.pack, dealer=None)
        for entry in self.entries[:number]:
            past.append(entry)
        self.state, self.told, self.held = past.state, past.told, None
        self._trail.clear()
        self._append_quietly(Entry(seat, f"{REWIND} {number}"))

    def _append_quietly(self, entry: Entry) -> None:
        self.entries.append(entry)
        if len(self.entries) % DIGEST_EVERY == 0:
            self.marks[len(self.entries)] = digest(self.state)

    def _run(self, act: Any) -> None:
        """Let the rules act and keep what they tell."""
        notes: list[Note] = []
        self.state.notes = notes
        act()
        self.state.notes = None
        self.told.extend(Told(len(self.entries), note) for note in notes)

    def _number(self, seat: int, words: str, language: str) -> tuple[AnyDecision, int]:
        """The decision a seat's words answer and the move they mean, or the refusal."""
        speaker = self.speaker(language)
        decision = decision_of(self.state, seat)
        if decision is None:
            raise IllegalMove(self._not_asked(seat, speaker), self.where())
        block = self.game.block(decision)
        move = block.number(words)
        if move is None:
            raise IllegalMove(self._unknown(decision, words, speaker), self.where())
        if not contains(decision.moves(self.state), move):
            raise self._refused(decision, move, speaker)
        return decision, move

    def _not_asked(self, seat: int, speaker: Speaker) -> str:
        if self.over:
            return speaker.say("match-over")
        others = ", ".join(speaker.player(other) for other in self.waiting_for()) or speaker.player(CHANCE)
        return speaker.say("not-your-turn", player=speaker.player(seat), others=others)

    def _unknown(self, decision: AnyDecision, words: str, speaker: Speaker) -> str:
        if any(block.number(words) is not None for block in self.game.blocks):
            return speaker.say("another-question", words=words)
        block = self.game.block(decision)
        offered = [block.words(int(move)) for move in decision.moves(self.state)]
        near = near_misses(words, offered) or near_misses(words, block.all_words())
        hint = " " + speaker.say("did-you-mean", near=", ".join(near)) if near else ""
        return speaker.say("unknown-words", words=words) + hint

    def _refused(self, decision: AnyDecision, move: int, speaker: Speaker) -> IllegalMove:
        refusal: Refusal | None = decision.why_not(self.state, move)
        if refusal is None or not refusal.rule:
            return IllegalMove(speaker.say("not-offered", words=self.game.words(decision, move)), self.where())
        return IllegalMove(speaker.note(refusal), self.where(), refusal.rule)


def _past(words: str) -> int:
    """The entry that `rewind N` goes back to."""
    number = words.removeprefix(REWIND + " ")
    if not number.isdecimal() or len(number) > 9:
        raise IllegalMove(f'"{REWIND}" takes the number of a move, not "{number}"')
    return int(number)


def _check_mark(match: Match, log: Log) -> None:
    number = len(match.entries)
    if number in log.marks and digest(match.state) != log.marks[number]:
        raise BadLog(
            f"{log.name}: the state after move {number} is not the one the log was written with; "
            f"a move before it was changed."
        )

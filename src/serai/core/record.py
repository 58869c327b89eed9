"""A match as its entries make it: the position after each of them, and what each seat may know of it.

`state` is the position after every entry, tentative ones too, and follows from the entries alone. What a seat may know
of it is its own `Position`. What players may do about it is in match.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from serai.core.codec import Plain, digest, dump, dump_frame, dump_note, load, load_note
from serai.core.dealer import Dealer
from serai.core.errors import BadLog, IllegalMove
from serai.core.flow import (
    CHANCE,
    SPECTATOR,
    AnyDecision,
    Chance,
    Note,
    open_decision,
    pending,
    play_within,
    settle,
    show_stack,
)
from serai.core.game import AnyGame
from serai.core.history import History, Moment, Told, position_at, read_rewind, told_until
from serai.core.log import CONFIRM, DIGEST_EVERY, REWIND, UNDO, Entry, Header
from serai.core.offer import decision_of
from serai.core.pack import Pack
from serai.core.reading import read_move
from serai.core.rules_change import RulesChange, note_of, passed_over, rules_change
from serai.core.text import Speaker
from serai.core.trail import Position, Tentative, Trail, played
from serai.core.views import Views


class _Step(msgspec.Struct, frozen=True):
    """Where a move has led: whether it revealed something by itself, and whether it was the last answer of those
    asked together."""

    moment: Any  # a Moment; msgspec does not look inside
    opened: bool
    answered: bool


class Record:
    """The entries of one match, and where they have led."""

    def __init__(self, game: AnyGame, header: Header, pack: Pack, dealer: Dealer | None, hold: bool = False) -> None:
        self.game = game
        self.header = header
        self.pack = pack
        self.dealer = dealer  # None: chance moves come from a log
        self.hold = hold
        self.entries: list[Entry] = []
        self.marks: dict[int, str] = {}
        self.told: list[Told] = []
        self._aside: set[int] = set()  # entries that were passed over
        self._final = 0  # entries before all that was tried since the last barrier
        self._trail = Trail()
        self._positions: dict[int, Position] = {}  # by seat, until the next entry
        self._all_public: bool | None = None  # whether all of that is public, until then
        self._views = Views(game)
        self._speakers: dict[str, Speaker] = {}
        self.state = game.rules.start(game.tables(pack), header.players, game.check_options(header.options))
        self.told += self._run(self.state, 0, lambda: settle(self.state))
        self._history = History(self.state, self.told)

    # ------------------------------------------------------------------ entries

    def append(self, entry: Entry, name: str = "log") -> None:
        """Take an entry from a log, checking it against the rules."""
        try:
            if entry.words == UNDO:
                self._undo(entry.seat)
            elif entry.words == CONFIRM:
                self._confirm(entry.seat)
            elif entry.words.startswith(REWIND + " "):
                self._rewind(entry.seat, read_rewind(entry.words))
            elif change := rules_change(entry):
                self._change_rules(change)
            else:
                self._play(entry.seat, entry.words)
        except IllegalMove as error:
            number = len(self.entries) + 1
            raise BadLog(f'{name}, move {number} ("{entry.words}"): {error}', self.where()) from error

    def take(self, entries: Sequence[Entry]) -> None:
        """Entries that were played elsewhere, after those known here."""
        self.expect(entries)
        aside, known = passed_over([*self.entries, *entries]), len(self.entries)
        for number, entry in enumerate(entries, known + 1):
            self.follow(entry, number in aside)

    def follow(self, entry: Entry, aside: bool) -> None:
        """Take an entry from a log, or pass over it."""
        if aside:
            self.pass_over(entry)
        else:
            self.append(entry)

    def pass_over(self, entry: Entry) -> None:
        """An entry that a later change of the rules has put aside: nothing comes of it."""
        self.entries.append(entry)
        self._aside.add(len(self.entries))
        self._history.add(self._history.now, self.state)
        self._look_anew()

    def expect(self, entries: Sequence[Entry]) -> None:
        """Entries that are to be appended: where they go back to is kept on the way."""
        self._history.expect(entries)

    def rename(self, seats: Sequence[str]) -> None:
        """Other people sit at the table now."""
        self.header = msgspec.structs.replace(self.header, seats=list(seats))
        self._speakers.clear()

    def save(self) -> Plain:
        """The position at the last barrier as plain data: a short cut to it for `resume`."""
        if not self._trail.moves:
            return _saved(len(self.entries), self.state, self.told, self.marks, self._final)
        first = self._trail.moves[0]
        return _saved(self._trail.number, first.state, self.told[: first.told], self.marks, self._final)

    @property
    def barrier(self) -> int:
        """After how many entries the last barrier was."""
        return self._trail.number if self._trail.moves else len(self.entries)

    def save_at(self, barrier: int) -> Plain:
        """What was to be saved at an earlier barrier."""
        moment = self._history.moment(barrier)
        return _saved(barrier, position_at(moment), told_until(moment), {}, barrier)

    def _restore(self, saved: Plain, entries: Sequence[Entry]) -> int:
        self.state = load(self.game, self.game.tables(self.pack), saved["state"])
        self.told = [Told(number, load_note(row)) for number, *row in saved["told"]]
        self.marks = dict(saved["marks"])
        known: int = saved["number"]
        self._final = saved.get("final", known)
        self.entries = list(entries[:known])
        self._aside = passed_over(self.entries)
        self._history = History(self.state, self.told, known)
        return known

    def taken_back(self, seat: int) -> int:
        """How many moves a seat has taken back since the last barrier."""
        return sum(entry.seat == seat and entry.words == UNDO for entry in self.entries[self._final :])

    def remembers(self, number: int) -> bool:
        """Whether going back to an entry costs a few moves at most; else the whole match is played again for it."""
        return not 0 <= number <= len(self.entries) or self._history.knows(number)

    def remember(self) -> None:
        """Play what came before a saved position, so that going back behind it costs as little as elsewhere."""
        past = Record(self.game, self.header, self.pack, dealer=None)
        past.take(self.entries[: self._history.first])
        self._history.learn(past._history)

    # ------------------------------------------------------------------ what follows from them

    @property
    def held(self) -> list[int]:
        """The seats whose confirmation is waited for."""
        if not self.hold:
            return []
        trail = self._trail
        seats = trail.open_seats()
        if trail.chance and trail.moves[-1].seat in seats:
            return [trail.moves[-1].seat]
        return seats if trail.passed else [seat for seat in seats if self._is_done(seat)]

    @property
    def over(self) -> bool:
        """Whether nothing is left to do; a last move that can still be taken back is."""
        return not self.state.stack and not self.held

    def speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game, language, self.header.seats, self.state.data)
        return self._speakers[language]

    def waiting_for(self) -> list[int]:
        """The seats that must act before the match goes on."""
        if self.hold and self._trail.passed:
            return self.held
        asked = self.position(SPECTATOR).asked() if self.hold else pending(self.state)
        return [int(decision.player) for decision in asked if decision.player != CHANCE]

    def position(self, seat: int) -> Position:
        """What a seat knows: its own tentative moves are in it, others' are not."""
        if seat not in self._positions:
            self._positions[seat] = self._look(seat)
        return self._positions[seat]

    def where(self) -> str:
        """The context of an error: which match, which move, what is pending."""
        return (
            f"{self.game.name}/{self.header.players}, move {len(self.entries) + 1}, pending: {show_stack(self.state)}"
        )

    # ------------------------------------------------------------------ what a seat knows

    def _look(self, seat: int) -> Position:
        moves = self._trail.moves
        if not moves or self._is_public():
            return Position(len(self.entries), self.state, self.told)
        visible = self._trail.visible_to(seat)
        if len(visible) == len(moves) and not self._trail.passed:
            return Position(self._last_seen(seat), self.state, self.told)
        return played(self._trail.base, self.told[: moves[0].told], visible, self._last_seen(seat))

    def _last_seen(self, seat: int) -> int:
        """The last entry a seat knows of."""
        number = max([self._trail.number, *(one.number for one in self._trail.moves if one.confirmed or one.shown)])
        later = enumerate(self.entries[number:], number + 1)
        return max([number, *(at for at, entry in later if entry.seat == seat or entry.words == CONFIRM)])

    def _look_anew(self) -> None:
        self._positions.clear()
        self._views.forget()
        self._all_public = None

    def _is_public(self) -> bool:
        """Without confirmation: if what can be taken back has led to another's question, to chance or to the end."""
        if self._all_public is None:
            self._all_public = self._shows_all()
        return self._all_public

    def _shows_all(self) -> bool:
        if self.hold or self._trail.passed:
            return not self.hold
        hidden = [one for one in self._trail.moves if not one.shown]
        if len({one.seat for one in hidden}) != 1:
            return not hidden
        return not self.state.stack or self._asks_another(hidden[0].state, self.state, hidden[0].seat)

    def _is_done(self, seat: int) -> bool:
        """Whether a seat's moves have led to the end, to chance or to another's question, or it has answered."""
        position = self.position(seat)
        if position.question_to(seat) is None:
            return True
        return self._asks_another(self.position(SPECTATOR).state, position.state, seat)

    def _asks_another(self, before: Any, after: Any, seat: int) -> bool:
        """Whether somebody else, or chance, is asked what was not asked before the seat's moves."""
        others = [decision for decision in pending(after) if decision.player != seat]
        return any(_frame(decision_of(before, int(one.player))) != _frame(one) for one in others)

    # ------------------------------------------------------------------ playing and going back

    def _play(self, seat: int, words: str, language: str = "en", asked: tuple[AnyDecision, int] | None = None) -> None:
        """`asked`: what the words mean here, where that is known already."""
        decision, move = asked or self._number(Position(0, self.state, self.told), seat, words, language)
        public = bool(self._trail.moves) and self._is_public()
        one = Tentative(seat, move, len(self.entries) + 1, self.state.clone(), len(self.told), self._history.now)
        self.entries.append(Entry(seat, self.game.words(decision, move)))
        try:
            step = self._advance(one)
        except BaseException:
            self.state = one.state  # a bug in the rules must not cost the match
            self.entries.pop()
            self._look_anew()
            raise
        if public:
            self._trail.show()
        if self._trail.passed:
            self._trail.clear()
        self._trail.answered_by(decision, seat, one.state)
        self._trail.add(one)
        self._pass(seat, decision.together(), step)
        self._arrive(step.moment)

    def _advance(self, one: Tentative) -> _Step:
        """Play a move on the position."""
        state, revealed, answered, opened = self.state, self.state.revealed, False, False

        def act() -> None:
            nonlocal answered, opened
            answered = play_within(state, one.seat, one.move)
            opened = state.revealed != revealed
            settle(state)

        told = self._run(state, one.number, act)
        self.told += told
        return _Step(Moment(one.moment, one.seat, one.move, told), opened, answered)

    def _pass(self, seat: int, together: bool, step: _Step) -> None:
        """What a move has made final."""
        if seat == CHANCE or (step.opened and not together):
            self._trail.clear()
        elif together:
            self._trail.answered = step.answered
            self._trail.chance = not step.answered and isinstance(open_decision(self.state), Chance)
            if step.opened:
                self._trail.confirm(seat)

    def _undo(self, seat: int) -> None:
        one = self._trail.last_of(seat)
        if one is None:
            raise IllegalMove("there is nothing to take back")
        at = self._trail.moves.index(one)
        later = self._trail.moves[at + 1 :]
        moment = one.moment
        self.state = one.state
        del self.told[one.told :], self._trail.moves[at:]
        self._trail.answered = self._trail.chance = False
        for other in later:  # what others have answered meanwhile stands
            other.state, other.told, other.moment = self.state.clone(), len(self.told), moment
            step = self._advance(other)
            self._trail.moves.append(other)
            self._pass(other.seat, True, step)
            moment = step.moment
        self._enter(Entry(seat, UNDO), moment)

    def _confirm(self, seat: int) -> None:
        moves, answered = list(self._trail.moves), self._trail.answered
        self._trail.confirm(seat)
        if not self._trail.moves and (answered or len({one.seat for one in moves}) > 1):
            self._tell_in_order(moves, seat)
        self._enter(Entry(seat, CONFIRM), self._history.now)

    def _tell_in_order(self, moves: Sequence[Tentative], last: int) -> None:
        """When several are asked together, nobody may learn who decided first. What they did is told in the order in
        which they let it stand, and what follows from it when the last one does."""
        stood = [entry.seat for entry in self.entries[moves[0].number :] if entry.words == CONFIRM] + [last]
        rank = {seat: place for place, seat in enumerate(stood, 1)}
        state, told = moves[0].state.clone(), list[Told]()
        for one in sorted(moves, key=lambda one: (rank.get(one.seat, 0), one.number)):
            told += self._run(state, one.number, partial(play_within, state, one.seat, one.move))
        told += self._run(state, len(self.entries) + 1, partial(settle, state))
        self.told[moves[0].told :] = told
        self._history.now.retell(len(moves), told)

    def _rewind(self, seat: int, number: int) -> None:
        if not 0 <= number <= len(self.entries):
            raise IllegalMove(f"there is no move {number} to go back to")
        if number in self._aside:
            raise IllegalMove(f"move {number} was played under other rules")
        if not self.remembers(number):
            self.remember()
        moment = self._history.moment(number)
        self.state, self.told = position_at(moment), told_until(moment)
        self._trail.clear()
        self._enter(Entry(seat, f"{REWIND} {number}"), moment)

    def _change_rules(self, change: RulesChange) -> None:
        """Another version is played from here on, or from where it has gone back to."""
        number = len(self.entries) + 1
        if change.back_to is not None:
            if change.back_to >= number:
                raise IllegalMove(f"there is no move {change.back_to} to go on from")
            self._trail.clear()
        told = Told(number, note_of(change))
        self.told.append(told)
        moment = Moment(self._history.now, CHANCE, 0, [told])
        moment.state = self.state.clone()  # no move leads here
        self._enter(change.entry(), moment)

    def _enter(self, entry: Entry, moment: Moment) -> None:
        self.entries.append(entry)
        self._arrive(moment)

    def _arrive(self, moment: Moment) -> None:
        """What every entry brings with it."""
        self._look_anew()
        if self._trail.cleared:
            self._final, self._trail.cleared = len(self.entries), False
        self._history.add(moment, self.state)
        if len(self.entries) % DIGEST_EVERY == 0:
            self.marks[len(self.entries)] = digest(self.state)

    @staticmethod
    def _run(state: Any, number: int, act: Callable[[], object]) -> list[Told]:
        """Let the rules act, and hear what they tell."""
        notes: list[Note] = []
        state.notes = notes
        act()
        state.notes = None
        return [Told(number, note) for note in notes]

    def _number(self, position: Position, seat: int, words: str, language: str) -> tuple[AnyDecision, int]:
        """The decision a seat's words answer and the move they mean, or the refusal."""
        speaker = self.speaker(language)
        decision = position.question_to(seat)
        if decision is None:
            raise IllegalMove(self._not_asked(seat, speaker), self.where())
        try:
            return decision, read_move(self.game, position.state, decision, words, speaker)
        except IllegalMove as error:
            error.where = self.where()
            raise

    def _not_asked(self, seat: int, speaker: Speaker) -> str:
        if self.over:
            return speaker.say("match-over")
        asked = [int(one.player) for one in self.position(SPECTATOR).asked()]
        others = ", ".join(speaker.player(other) for other in asked if other != seat) or speaker.player(CHANCE)
        return speaker.say("not-your-turn", player=speaker.player(seat), others=others)


def _saved(number: int, state: Any, told: Sequence[Told], marks: dict[int, str], final: int) -> Plain:
    rows = [[one.number, *dump_note(one.note)] for one in told]
    return {"number": number, "final": final, "state": dump(state), "told": rows, "marks": [*marks.items()]}


def _frame(decision: AnyDecision | None) -> list[Any]:
    """A decision as data: the same question is asked by equal frames."""
    return [] if decision is None else dump_frame(decision)

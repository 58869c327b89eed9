"""A table for rule tests: play to the spot in words, and look. Every move is played on a clone first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

from serai.catalogue import load
from serai.core.codec import digest
from serai.core.flow import Chance, Note, Refusal, is_offered, open_decision, pending, play_for, settle
from serai.core.game import AnyGame
from serai.core.offer import decision_of
from serai.core.text import Speaker

LIKING = 0.8  # how often a wanderer does what it likes


def mix_of(counts: Iterable[tuple[str, int]]) -> frozenset[tuple[str, int]]:
    """Kinds with their numbers; what there is none of is left out."""
    return frozenset((kind, count) for kind, count in counts if count)


class ScriptedTable:
    """A state and words for it. Chance is answered in words too, so a test holds the dice."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.notes: list[Note] = []
        self._listen(lambda: settle(self.state))

    def play(self, *moves: str) -> ScriptedTable:
        """Answer what is asked next, move by move; `2: pass` answers for seat 2 (counted from 1)."""
        for words in moves:
            self._play(words)
        return self

    def asked(self) -> str:
        """The name of the decision asked next; empty when the match is over."""
        decision = open_decision(self.state)
        return self.game.frame_name(decision) if decision else ""

    def seat(self) -> int:
        """Whose answer is waited for, counted from 0."""
        decision = open_decision(self.state)
        assert decision is not None, "the match is over"
        return int(decision.player)

    def seats(self) -> list[int]:
        """All whose answers are waited for."""
        return [int(decision.player) for decision in pending(self.state)]

    def offered(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The words of all offered moves, or of those that begin with a verb."""
        decision = decision_of(self.state, self.seat() if seat is None else seat)
        assert decision is not None, "that seat is not asked"
        words = [self.game.words(decision, int(move)) for move in decision.moves(self.state)]
        return [one for one in words if one.split()[0] == verb or not verb]

    def ways(self) -> list[list[str]]:
        """All rows of answers to what is asked now, as often as it goes on being asked of the same seat."""
        asked, seat = self.asked(), self.seat()
        found: list[list[str]] = []
        for words in self.offered():
            ahead = ScriptedTable(self.game, self.state.clone()).play(f"{seat + 1}: {words}")
            more = ahead.asked() == asked and ahead.seat() == seat
            found += [[words, *rest] for rest in ahead.ways()] if more else [[words]]
        return found

    def mixes(self) -> set[frozenset[tuple[str, int]]]:
        """How many of which kinds can be given together, by what the game says of it."""
        decision = open_decision(self.state)
        said = self.game.presentation.together[self.asked()](self.state, decision)
        kinds = [one.kind for one in said.portions]
        counts = product(*[range(one.least, one.most + 1) for one in said.portions])
        return {mix_of(zip(kinds, mix, strict=True)) for mix in counts if sum(mix) == said.wanted}

    def why(self, words: str) -> str:
        """The id of the rule that forbids a move; empty if it is offered."""
        refusal = self._refusal(words)
        return refusal.rule if refusal else ""

    def sentence(self, words: str, language: str = "en") -> str:
        """The whole refusal as a player reads it."""
        refusal = self._refusal(words)
        return Speaker(self.game, language, data=self.state.data).note(refusal) if refusal else ""

    def told(self, language: str = "en") -> list[str]:
        """The sentences told since this was last asked."""
        speaker = Speaker(self.game, language, data=self.state.data)
        said = [speaker.note(note) for note in self.notes]
        self.notes.clear()
        return said

    def wander(self, seed: int, *likes: str) -> Iterator[tuple[int, str, str]]:
        """Play on at random to the end; moves that begin with one of `likes` are chosen four times out of five.

        After each answer: its seat (chance is -1), the decision, the words.
        """
        luck = Random(seed)
        while decisions := pending(self.state):
            decision = luck.choice(decisions)
            moves = [int(move) for move in decision.moves(self.state)]
            if isinstance(decision, Chance):
                move = luck.choices(moves, [int(n) for n in decision.odds(self.state)])[0]
            else:
                block = self.game.block(decision)
                liked = [move for move in moves if block.part(move).verb in likes]
                move = luck.choice(liked if liked and luck.random() < LIKING else moves)
            seat, frame, words = int(decision.player), self.game.frame_name(decision), self.game.words(decision, move)
            self._listen(partial(play_for, self.state, seat, move))
            yield seat, frame, words

    def _refusal(self, words: str) -> Refusal | None:
        decision = open_decision(self.state)
        assert decision is not None, "the match is over"
        move = self.game.block(decision).number(words)
        assert move is not None, f"{words!r} is not a move of {self.asked()}"
        refusal = decision.why_not(self.state, move)
        offered = is_offered(decision, self.state, move)
        assert offered == (refusal is None), f"{words!r} is {'' if offered else 'not '}offered, but why_not differs"
        return refusal

    def _play(self, words: str) -> None:
        who, colon, rest = words.partition(": ")
        seat, words = (int(who) - 1, rest) if colon else (self.seat(), words)
        decision = decision_of(self.state, seat)
        assert decision is not None, f"{words!r}: seat {seat} is not asked, {self.asked()} is"
        move = self.game.block(decision).number(words)
        assert move is not None, f"{words!r} is not a move of {self.asked()}"
        offered = self.offered(words.split()[0], seat)
        assert is_offered(decision, self.state, move), f"{words!r} is not offered: {offered}"
        before, name = self.state, digest(self.state)
        self.state = before.clone()
        self._listen(lambda: play_for(self.state, seat, move))
        assert digest(before) == name, f"{words!r} played on a clone changed the original"

    def _listen(self, act: Callable[[], None]) -> None:
        self.state.notes = self.notes
        act()
        self.state.notes = None


def table(name: str, players: int, arrange: Callable[[Any], None] | None = None, **options: str) -> ScriptedTable:
    """A fresh table of a game; `arrange` may set up a position before the first frame runs."""
    game = load(name)
    state = game.rules.start(game.rules.tables(game.pack()), players, game.check_setup(players, options))
    if arrange:
        arrange(state)
    return ScriptedTable(game, state)

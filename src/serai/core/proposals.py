"""What a player proposes unasked: read by the rules of the game, kept outside the match, accepted by moves of the
match.

A proposal is not a move: nobody waits for it, it is in no log, and withdrawing it leaves no trace. It is read on a copy
of what its author knows, as if its author had been asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from serai.core.errors import IllegalMove
from serai.core.flow import CHANCE, SPECTATOR, AnyDecision, Refusal, open_decision, play_for
from serai.core.game import AnyGame, Proposals
from serai.core.match import Match
from serai.core.phrases import fold, phrases
from serai.core.reading import read_move
from serai.core.rng import Rng
from serai.core.text import Speaker

IMAGINED = 4  # worlds in which a bot weighs a proposal


def read_proposal(game: AnyGame, state: Any, seat: int, to: int, words: Sequence[str], speaker: Speaker) -> list[str]:
    """The words in their one form; the refusal where the rules forbid it."""
    rules = game.rules.proposals
    if rules is None:
        raise IllegalMove(speaker.say("no-proposals", game=game.title))
    tried = state.clone()
    begun = rules.begin(tried, seat, to)
    if isinstance(begun, Refusal):
        raise IllegalMove(speaker.note(begun), rule=begun.rule)
    tried.stack.append(begun)
    return [_say(game, tried, begun, one, speaker) for one in [*words, rules.made]][:-1]


def _say(game: AnyGame, tried: Any, begun: AnyDecision, words: str, speaker: Speaker) -> str:
    """One move more, on the copy; what lies under the proposal there is asked of others."""
    if tried.stack[-1] is not begun:
        raise IllegalMove(speaker.say("another-question", words=words))
    move = read_move(game, tried, begun, words, speaker)
    tried.stack.pop()
    begun.play(tried, move)
    return game.words(begun, move)


def parted(game: AnyGame, typed: str) -> list[str]:
    """One line as words of moves: `give grain, want ore`, with commas or without, in any language."""
    if "," in typed:
        return [part.strip() for part in typed.split(",") if part.strip()]
    known = phrases(game)
    verbs = {verb for block in game.blocks for part in block.parts for verb in known.verbs(part)}
    found: list[str] = []
    for word in typed.split():
        if found and fold(word) not in verbs:
            found[-1] += " " + word
        else:
            found.append(word)
    return found


def can_take(game: AnyGame, state: Any, seat: int, moves: Sequence[str], speaker: Speaker) -> bool:
    """Whether a seat can play these moves one after the other: it may lack cards by now, or the author may."""
    return why_not_take(game, state, seat, moves, speaker) is None


def why_not_take(game: AnyGame, state: Any, seat: int, moves: Sequence[str], speaker: Speaker) -> IllegalMove | None:
    """What is in the way."""
    tried = state.clone()
    try:
        for words in moves:
            decision = open_decision(tried)
            if decision is None or decision.player != seat:
                return IllegalMove(speaker.say("not-offered", words=words))
            play_for(tried, seat, read_move(game, tried, decision, words, speaker))
    except IllegalMove as error:
        return error
    return None


def imagined(game: AnyGame, state: Any, seat: int, seed: int) -> list[Any]:
    """Worlds that a seat may be in."""
    rng = Rng(seed)
    return [game.rules.redeal(state, seat, rng) for _ in range(IMAGINED)]


def settled(match: Match, seat: int, words: Sequence[str]) -> str:
    """What a seat answers by what it has proposed; empty where it is asked something else, or cannot pay it now."""
    rules, position = match.game.rules.proposals, match.position(seat)
    asked = position.question_to(seat)
    if rules is None or asked is None or seat in match.held:
        return ""
    said = rules.settles(position.state, seat, words, asked)
    return said if said and match.why_not(seat, said) is None else ""


def is_wanted(match: Match, seat: int, author: int, words: Sequence[str], seed: int) -> bool | None:
    """Whether a bot accepts what was proposed to it; None if it cannot say yet."""
    rules = match.game.rules.proposals
    assert rules is not None
    moves = rules.taking(author, words)
    if match.why_not(seat, moves[0]) is not None:
        return None
    state = match.seen_state(seat)
    welcome = rules.is_welcome(imagined(match.game, state, seat, seed), seat, author, words)
    return welcome and can_take(match.game, state, seat, moves, match.speaker("en"))


class Said(msgspec.Struct, frozen=True):
    """What a seat would agree to in the turn of player `to`, until that turn is over."""

    to: int
    words: list[str]
    begun: bool = False  # it is that player's turn
    declined: bool = False


class Heard(msgspec.Struct, frozen=True):
    """The same as everyone hears it. `take`: the moves with which player `to` takes it; `text`: as a sentence."""

    seat: int
    to: int
    words: list[str]
    take: list[str]
    declined: bool
    text: str


class Spoken:
    """What is proposed in a match that one process plays: at a terminal, over HTTP, by language models."""

    def __init__(self, match: Match, bots: Collection[int]) -> None:
        self.match, self.bots = match, bots
        self.said: dict[int, Said] = {}  # by author
        self._known = len(match.entries)

    def propose(self, seat: int, to: int | None, words: Sequence[str], language: str) -> None:
        """A new proposal replaces the last; one without words withdraws it. By default it goes to the player on
        turn."""
        match = self.match
        if match.over:
            raise IllegalMove(match.speaker(language).say("match-over"))
        if not words and match.game.rules.proposals is not None:
            self.said.pop(seat, None)
            return
        whom = self._turn() if to is None else to if to in range(len(match.header.seats)) else -1
        state = match.seen_state(seat)
        read = read_proposal(match.game, state, seat, whom, words, match.speaker(language))
        self.said[seat] = Said(whom, read, begun=whom == self._turn())

    def decline(self, seat: int, author: int, language: str) -> None:
        self.said[author] = replace(self._made_to(seat, author, language), declined=True)

    def take(self, seat: int, author: int, language: str) -> None:
        """Plays the moves with which it is taken; its author answers by `settle`."""
        match, rules = self.match, self.match.game.rules.proposals
        said = self._made_to(seat, author, language)
        assert rules is not None
        moves = rules.taking(author, said.words)
        reason = match.why_not(seat, moves[0], language)
        reason = reason or why_not_take(match.game, match.seen_state(seat), seat, moves, match.speaker(language))
        if reason is not None:
            raise reason
        for words in moves:
            match.play(seat, words, language)

    def _made_to(self, seat: int, author: int, language: str) -> Said:
        said = self.said.get(author)
        if said is None or said.to != seat:
            speaker = self.match.speaker(language)
            name = speaker.names[author] if 0 <= author < len(speaker.names) else str(author)
            raise IllegalMove(speaker.say("no-such-proposal", player=name))
        return said

    def heard(self, language: str) -> list[Heard]:
        """What stands, in order of seats."""
        match, rules = self.match, self.match.game.rules.proposals
        if rules is None or match.over:
            return []
        state, speaker = match.seen_state(SPECTATOR), match.speaker(language)
        found = []
        for seat, one in sorted(self.said.items()):
            text, take = speaker.note(rules.told(state, seat, one.words)), rules.taking(seat, one.words)
            found.append(Heard(seat, one.to, one.words, take, one.declined, text))
        return found

    def addressees(self, seat: int) -> list[int]:
        """To whom a seat may propose something now."""
        rules, state = self.match.game.rules.proposals, self.match.seen_state(seat)
        if rules is None or self.match.over:
            return []
        others = [to for to in range(len(self.match.header.seats)) if to != seat]
        return [to for to in others if not isinstance(rules.begin(state.clone(), seat, to), Refusal)]

    # ------------------------------------------------------------------ what happens by itself

    def settle(self) -> None:
        """Authors of what is taken answer at once; call it after everything that was played."""
        self._follow()
        while due := self._due():
            seat, words = due[0]
            del self.said[seat]
            self.match.play(seat, words)
            if seat in self.match.held:
                self.match.confirm(seat)
            self._follow()

    def _due(self) -> list[tuple[int, str]]:
        waiting = [seat for seat in self.match.waiting_for() if seat in self.said]
        return [(seat, words) for seat in waiting if (words := settled(self.match, seat, self.said[seat].words))]

    def taken_by_bot(self, seat: int) -> list[str]:
        """The moves with which a bot accepts what was proposed to it; it declines what it does not want."""
        rules = self.match.game.rules.proposals
        for author, said in sorted(self.said.items()):
            if rules is not None and said.to == seat and not said.declined:
                wanted = is_wanted(self.match, seat, author, said.words, self._seed(seat))
                if wanted is None:
                    return []
                if wanted:
                    return rules.taking(author, said.words)
                self.said[author] = replace(said, declined=True)
        return []

    def _turn(self) -> int:
        rules = self.match.game.rules.proposals
        return -1 if rules is None else int(rules.turn(self.match.seen_state(SPECTATOR)))

    def _seed(self, seat: int) -> int:
        return len(self.match.entries) * 64 + seat

    def _follow(self) -> None:
        """They last until the turn they are for is over; after the dice bots may have an idea."""
        match, rules = self.match, self.match.game.rules.proposals
        played, self._known = match.entries[self._known :], len(match.entries)
        if rules is None:
            return
        turn = self._turn()
        for seat, said in list(self.said.items()):
            if match.over or (said.begun and said.to != turn):
                del self.said[seat]
            elif said.to == turn:
                self.said[seat] = replace(said, begun=True)
        asked = turn in match.waiting_as_seen(SPECTATOR)
        if asked and turn not in self.bots and any(entry.seat == CHANCE for entry in played):
            self._let_bots_speak(turn, rules)

    def _let_bots_speak(self, turn: int, rules: Proposals[Any]) -> None:
        """What was declined is not said again in the same turn."""
        for seat in self.bots:
            if seat != turn and seat not in self.said:
                worlds = imagined(self.match.game, self.match.seen_state(seat), seat, self._seed(seat))
                words = rules.idea(worlds, seat)
                if words:
                    self.said[seat] = Said(turn, words, begun=True)

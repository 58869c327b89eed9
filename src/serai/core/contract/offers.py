"""Promises on what is offered: moves, odds, refusals, texts, anchors and words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from serai.core import register
from serai.core.contract.broken import BrokenPromise, broken
from serai.core.flow import CHANCE, AnyDecision, Chance, Note, State, pending, show_frame
from serai.core.game import AnyGame
from serai.core.log import CONFIRM, REWIND, UNDO
from serai.core.text import LANGUAGES, Speaker, counted
from serai.core.words import Block

# What `Rng.below` takes: the weights of one chance frame must add up to less.
MOST_ODDS = 1 << 30


def check_moves(game: AnyGame, s: State) -> None:
    """Every open decision offers moves of its own block: at least one, ascending, unique."""
    for decision in pending(s):
        _check_player(game, s, decision)
        moves = [int(move) for move in decision.moves(s)]
        if not moves:
            raise broken(game, s, "moves", f"{show_frame(decision)} offers nothing: a dead end")
        if any(after <= before for before, after in pairwise(moves)):
            raise broken(game, s, "moves", f"{show_frame(decision)} offers {moves}, not ascending and unique")
        if moves[0] < 0 or moves[-1] >= game.block(decision).size:
            raise broken(game, s, "moves", f"{show_frame(decision)} offers numbers outside its block")
        if isinstance(decision, Chance):
            _check_odds(game, s, decision, moves)
        elif int(decision.default(s)) not in moves:
            raise broken(game, s, "moves", f"{show_frame(decision)} does not offer the answer of an absent player")


def _check_player(game: AnyGame, s: State, decision: AnyDecision) -> None:
    players = count_players(game, s)
    if isinstance(decision, Chance) != (decision.player == CHANCE):
        raise broken(game, s, "moves", f"{show_frame(decision)} is asked of {decision.player}")
    if not isinstance(decision, Chance) and not 0 <= decision.player < players:
        raise broken(game, s, "moves", f"{show_frame(decision)} asks a seat that is not at the table")


def _check_odds(game: AnyGame, s: State, frame: Chance[State], moves: list[int]) -> None:
    odds = [int(weight) for weight in frame.odds(s)]
    if len(odds) != len(moves) or min(odds) < 1 or sum(odds) >= MOST_ODDS:
        raise broken(game, s, "odds", f"{show_frame(frame)} has odds {odds} for moves {moves}")


def check_refusals(game: AnyGame, s: State) -> None:
    """`why_not` is None exactly for the offered moves; a refusal names a rule and says a sentence."""
    for decision in pending(s):
        offered = {int(move) for move in decision.moves(s)}
        for move in range(game.block(decision).size):
            refusal = decision.why_not(s, move)
            if (refusal is None) != (move in offered):
                state = "offered but refused" if refusal else "neither offered nor refused"
                raise broken(game, s, "refusals", f"a move is {state}", decision, move)
            if refusal is not None and not isinstance(decision, Chance):
                if refusal.rule not in texts(game).rules:
                    what = f'a refusal names the rule "{refusal.rule}", which is not registered'
                    raise broken(game, s, "refusals", what, decision, move)
                check_note(game, s, refusal, decision, move)


def check_note(game: AnyGame, s: State, note: Note, decision: AnyDecision | None = None, move: int = 0) -> None:
    """A note is declared, its numbers have names, and it reads in every language."""
    fault = texts(game).fault(note, count_players(game, s))
    if fault:
        raise broken(game, s, "texts", fault, decision, move)


def check_offers(game: AnyGame, s: State) -> None:
    """Prompts, labels and previews read in every language; the rule of a question is registered."""
    for decision in pending(s):
        prompt = decision.prompt(s)
        if prompt is not None:
            check_note(game, s, prompt)
        elif not texts(game).has("ask-" + game.frame_name(decision)):
            raise broken(game, s, "texts", f"{show_frame(decision)} has no question in every language")
        if decision.rule and decision.rule not in texts(game).rules:
            raise broken(game, s, "texts", f'{show_frame(decision)} names rule "{decision.rule}", not registered')
        if not isinstance(decision, Chance):
            _check_labels(game, s, decision)


def _check_labels(game: AnyGame, s: State, decision: AnyDecision) -> None:
    block = game.block(decision)
    for move in decision.moves(s):
        fault = texts(game).label_fault(block, int(move))
        if fault:
            raise broken(game, s, "texts", fault, decision, int(move))
        preview = decision.preview(s, move)
        if preview is not None:
            check_note(game, s, preview, decision, int(move))


def check_anchors(game: AnyGame, s: State) -> None:
    """Every offered move is anchored to board elements that are drawn."""
    drawn = game.presentation.geometry(s).anchors()
    for decision in pending(s):
        block = game.block(decision)
        for move in decision.moves(s):
            for anchor in block.part(int(move)).anchors_of(int(move)) + decision.anchors(s, move):
                if anchor not in drawn:
                    raise broken(game, s, "anchors", f'the board has no "{anchor}"', decision, int(move))


def check_evaluation(game: AnyGame, s: State) -> None:
    """How good a position looks is said between 0 and 1."""
    if game.bots.evaluate is None:
        return
    for seat in range(count_players(game, s)):
        value = game.bots.evaluate(s, seat)
        if not 0 <= value <= 1:
            raise broken(game, s, "evaluation", f"the position looks {value} to seat {seat + 1}")


def check_words(game: AnyGame) -> None:
    """Every number of the action space has words of its own that lead back to it."""
    known: dict[str, str] = {}
    for block in game.blocks:
        for number in range(block.size):
            words = block.words(number)
            if block.number(words) != number:
                raise BrokenPromise("words", f'{game.name}: "{words}" of {block.name} does not lead back to {number}')
            if words in known:
                raise BrokenPromise("words", f'{game.name}: "{words}" is a move of {known[words]} and of {block.name}')
            if words.split()[0] in (UNDO, CONFIRM, REWIND):
                raise BrokenPromise("words", f'{game.name}: "{words}" of {block.name} is a word of the log itself')
            known[words] = block.name


def count_players(game: AnyGame, s: State) -> int:
    return len(game.rules.standing(s))


class Texts:
    """A game's registered rules and what has been said aloud already, in all languages."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rules = frozenset(register.rules(game))
        self.speakers = [Speaker(game, language) for language in LANGUAGES]
        self._said: dict[tuple[str | int, ...], str] = {}

    def has(self, message: str) -> bool:
        return all(speaker.has(message) for speaker in self.speakers)

    def fault(self, note: Note, players: int) -> str:
        """What is wrong with a note; empty if nothing is."""
        key = (note.message, note.a, note.b, note.c, note.d, note.e, players)
        if key not in self._said:
            self._said[key] = self._note_fault(note, players)
        return self._said[key]

    def label_fault(self, block: Block, move: int) -> str:
        """What is wrong with the label of a move; empty if nothing is."""
        key = (block.name, move)
        if key not in self._said:
            self._said[key] = self._say(lambda speaker: speaker.label(block, move), f"the label of {block.name}")
        return self._said[key]

    def _note_fault(self, note: Note, players: int) -> str:
        if note.message not in self.game.messages:
            return f'the message "{note.message}" is not declared'
        values = (note.a, note.b, note.c, note.d, note.e)
        for declared, value in zip(self.game.messages[note.message], values, strict=False):
            kind = declared.rpartition(":")[2]
            if not self._is_named(kind, int(value), players):
                return f'the message "{note.message}" gets {value} as {declared}'
        return self._say(lambda speaker: speaker.note(note), f'the message "{note.message}"')

    def _is_named(self, kind: str, value: int, players: int) -> bool:
        if kind == "number":
            return True
        if kind == "player":
            return CHANCE <= value < players
        if kind[-1] in "*#":
            named = self.game.vocabularies.get(kind[:-1], ())
            return value >= 0 and all(i < len(named) for i, _ in counted(kind, value))
        if kind not in self.game.vocabularies:
            return kind in self.game.presentation.printed
        return 0 <= value < len(self.game.vocabularies[kind])

    def _say(self, say: Callable[[Speaker], str], what: str) -> str:
        for speaker in self.speakers:
            try:
                say(speaker)
            except (LookupError, AssertionError, TypeError) as error:
                return f"{what} cannot be said in {speaker.language} ({error})"
        return ""


@cache
def texts(game: AnyGame) -> Texts:
    return Texts(game)

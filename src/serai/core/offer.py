"""What a decision tells the outside: one structure for browser, terminal, bots and language models."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.flow import AnyDecision, Decision, State, pending
from serai.core.game import AnyGame
from serai.core.text import Speaker
from serai.core.words import Block


class OfferedMove(msgspec.Struct, frozen=True):
    """One move: its words, what to call it, the board elements it belongs to, what it costs or brings."""

    words: str
    label: str
    anchors: list[str]
    preview: str = ""


class Question(msgspec.Struct, frozen=True):
    """What all may know of an open decision."""

    seat: int
    decision: str
    prompt: str
    rule: str


class Offer(msgspec.Struct, frozen=True):
    """A question to one seat with all its answers, and what comes after it."""

    question: Question
    moves: list[OfferedMove]
    after: list[str]


def decision_of(s: State, seat: int) -> AnyDecision | None:
    """The open decision of a seat."""
    for decision in pending(s):
        if decision.player == seat:
            return decision
    return None


def question(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> Question:
    name = game.frame_name(decision)
    return Question(int(decision.player), name, speaker.question(s, decision), decision.rule)


def offer(game: AnyGame, s: State, seat: int, speaker: Speaker) -> Offer | None:
    """All that a seat may do now; None while it waits."""
    decision = decision_of(s, seat)
    if decision is None:
        return None
    moves = _offered(game, s, decision, speaker)
    return Offer(question(game, s, decision, speaker), moves, after(game, s, decision, speaker))


def _offered(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> list[OfferedMove]:
    """All offered moves. There may be hundreds: what depends on no position is looked up at once."""
    kind: Any = type(decision)
    if kind.preview is not Decision.preview or kind.anchors is not Decision.anchors:
        return [offered_move(game, s, decision, move, speaker) for move in decision.moves(s)]
    block = game.block(decision)
    known = _known(game, block, speaker.language)
    return [known[move] or spoken_move(game, block, move, speaker) for move in decision.moves(s)]


def offered_move(game: AnyGame, s: State, decision: AnyDecision, move: int, speaker: Speaker) -> OfferedMove:
    known = spoken_move(game, game.block(decision), move, speaker)
    preview, more = decision.preview(s, move), decision.anchors(s, move)
    if preview is None and not more:
        return known
    return OfferedMove(known.words, known.label, known.anchors + more, speaker.note(preview) if preview else "")


def spoken_move(game: AnyGame, block: Block, move: int, speaker: Speaker) -> OfferedMove:
    """What a move is called whatever the position: made once, since making it costs more than a turn."""
    kept = _known(game, block, speaker.language)
    known = kept[move]
    if known is None:
        part = block.part(move)
        known = OfferedMove(block.words(move), speaker.label(block, move), part.anchors_of(move))
        if all(noun.name != "player" for noun in part.nouns):  # names of people differ from match to match
            kept[move] = known
    return known


def _known(game: AnyGame, block: Block, language: str) -> list[OfferedMove | None]:
    """By move: what was made so far."""
    key = (language, block.offset)
    if key not in game.spoken:
        game.spoken[key] = [None] * block.size
    found: list[OfferedMove | None] = game.spoken[key]
    return found


def after(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> list[str]:
    """What lies under the decision, next first, as far as it has a name players know."""
    named = []
    for frame in s.stack[::-1]:
        message = "frame-" + game.frame_name(frame)
        if frame is not decision and speaker.has(message):
            named.append(speaker.say(message, player=speaker.player(int(frame.player))))
    return named

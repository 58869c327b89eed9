"""What a decision tells the outside: one structure for browser, terminal, bots and language models."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.core.flow import EVERYONE, AnyDecision, Decision, State, pending, play_for
from serai.core.follows import certainly_follows
from serai.core.game import AnyGame
from serai.core.text import Speaker
from serai.core.words import Block

FORESEEN = 3  # answers that are all tried to tell what follows; with more, it is told of a chosen one (`follows`)


class OfferedMove(msgspec.Struct, frozen=True):
    """One move: its words, what to call it, the board elements it belongs to, what it costs or brings."""

    words: str
    label: str
    anchors: list[str]
    preview: str = ""


class Question(msgspec.Struct, frozen=True):
    """What all may know of an open decision. `left`: so many answers of its kind are asked one after the other."""

    seat: int
    decision: str
    prompt: str
    rule: str
    left: int = 0


class Offer(msgspec.Struct, frozen=True):
    """A question to one seat with all its answers, and what follows whichever is given, where that is certain."""

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
    left = int(getattr(decision, "left", 0)) if "left" in decision.fields else 0
    return Question(int(decision.player), name, speaker.question(s, decision), decision.rule, left)


def offer(game: AnyGame, s: State, seat: int, speaker: Speaker) -> Offer | None:
    """All that a seat may do now; None while it waits."""
    decision = decision_of(s, seat)
    if decision is None:
        return None
    moves = _offered(game, s, decision, speaker)
    after = certainly_follows(game, s, decision, FORESEEN, speaker)
    return Offer(question(game, s, decision, speaker), moves, [after] if after else [])


def _offered(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> list[OfferedMove]:
    """All offered moves. There may be hundreds: what depends on no position is looked up at once."""
    kind: Any = type(decision)
    told = game.frame_name(decision) in game.presentation.foretold
    if told or kind.preview is not Decision.preview or kind.anchors is not Decision.anchors:
        return [offered_move(game, s, decision, move, speaker) for move in decision.moves(s)]
    block = game.block(decision)
    known = _known(game, block, speaker)
    return [known[move] or spoken_move(game, block, move, speaker) for move in decision.moves(s)]


def offered_move(game: AnyGame, s: State, decision: AnyDecision, move: int, speaker: Speaker) -> OfferedMove:
    known = spoken_move(game, game.block(decision), move, speaker)
    preview, more = decision.preview(s, move), decision.anchors(s, move)
    said = speaker.note(preview) if preview else foretold(game, s, decision, move, speaker)
    if not said and not more:
        return known
    return OfferedMove(known.words, known.label, known.anchors + more, said)


def foretold(game: AnyGame, s: State, decision: AnyDecision, move: int, speaker: Speaker) -> str:
    """What a move would tell everyone at once, as far as the game counts that as its preview."""
    wanted = game.presentation.foretold.get(game.frame_name(decision), ())
    if not wanted:
        return ""
    ahead = s.clone()
    ahead.notes = []
    play_for(ahead, decision.player, move)
    return " ".join(speaker.note(note) for note in ahead.notes if note.message in wanted and note.hearer == EVERYONE)


def spoken_move(game: AnyGame, block: Block, move: int, speaker: Speaker) -> OfferedMove:
    """What a move is called whatever the position: made once, since making it costs more than a turn."""
    kept = _known(game, block, speaker)
    known = kept[move]
    if known is None:
        part = block.part(move)
        known = OfferedMove(block.words(move), speaker.label(block, move), part.anchors_of(move))
        if all(noun.name != "player" for noun in part.nouns):  # names of people differ from match to match
            kept[move] = known
    return known


def _known(game: AnyGame, block: Block, speaker: Speaker) -> list[OfferedMove | None]:
    """By move: what was made so far; where a pack has its own names, by this speaker."""
    key = (speaker.language, block.offset)
    spoken = speaker.spoken if speaker.renames() else game.spoken
    if key not in spoken:
        spoken[key] = [None] * block.size
    found: list[OfferedMove | None] = spoken[key]
    return found

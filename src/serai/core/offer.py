"""What a decision tells the outside: one structure for browser, terminal, bots and language models."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from serai.core.flow import EVERYONE, AnyDecision, Decision, Refusal, State, pending, play_for
from serai.core.follows import FORESEEN, certainly_follows
from serai.core.game import AnyGame, Together
from serai.core.text import Speaker
from serai.core.words import Block

_encoder = msgspec.json.Encoder()


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
    """A question to one seat with all its answers, and what follows whichever is given, where that is certain.

    A quick one does not try any move: it says nothing of what follows, and that it leaves out what moves bring where
    that is found out by trying them (`foretold`); `foretell` and `follows` tell it of single moves.
    `together`: what answers may be given as one, where games say so.
    """

    question: Question
    moves: list[OfferedMove]
    after: list[str] = []
    foretold: bool = False
    together: Together | None = None


def decision_of(s: State, seat: int) -> AnyDecision | None:
    """The open decision of a seat."""
    for decision in pending(s):
        if decision.player == seat:
            return decision
    return None


def question(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> Question:
    name = game.frame_name(decision)
    left = int(getattr(decision, "left", 0)) if "left" in decision.fields else 0
    note = decision.prompt(s)
    rule = note.rule if isinstance(note, Refusal) else decision.rule  # one class may ask by several rules
    return Question(int(decision.player), name, speaker.question(s, decision), rule, left)


def offer(game: AnyGame, s: State, seat: int, speaker: Speaker) -> Offer | None:
    """All that a seat may do now, what it brings and what follows; None while it waits."""
    quick = quick_offer(game, s, seat, speaker)
    decision = decision_of(s, seat)
    if quick is None or decision is None:
        return None
    told = foretell(game, s, decision, [int(move) for move in decision.moves(s)], speaker)
    after = certainly_follows(game, s, decision, FORESEEN, speaker)
    moves = [previewed(move, told.get(move.words, "")) for move in quick.moves]
    return Offer(quick.question, moves, [after] if after else [], together=quick.together)


def quick_offer(game: AnyGame, s: State, seat: int, speaker: Speaker) -> Offer | None:
    """All that a seat may do now, without trying any of it; None while it waits."""
    decision = decision_of(s, seat)
    if decision is None:
        return None
    asked, moves = question(game, s, decision, speaker), _offered(game, s, decision, speaker)
    return Offer(asked, moves, foretold=bool(_foretold(game, decision)), together=_together(game, s, decision))


def _together(game: AnyGame, s: State, decision: AnyDecision) -> Together | None:
    said = game.presentation.together.get(game.frame_name(decision))
    return said(s, decision) if said else None


def _offered(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> list[OfferedMove]:
    """All offered moves. There may be hundreds: what depends on no position is looked up at once."""
    if _depends_on_position(decision):
        return [offered_move(game, s, decision, move, speaker) for move in decision.moves(s)]
    block = game.block(decision)
    known = _known(game, block, speaker)
    return [known[move] or spoken_move(game, block, move, speaker) for move in decision.moves(s)]


def _depends_on_position(decision: AnyDecision) -> bool:
    """Whether what is told of a decision's moves does."""
    kind: Any = type(decision)
    return kind.preview is not Decision.preview or kind.anchors is not Decision.anchors


def offered_move(game: AnyGame, s: State, decision: AnyDecision, move: int, speaker: Speaker) -> OfferedMove:
    known = spoken_move(game, game.block(decision), move, speaker)
    preview, more = decision.preview(s, move), decision.anchors(s, move)
    if preview is None and not more:
        return known
    return OfferedMove(known.words, known.label, known.anchors + more, speaker.note(preview) if preview else "")


def encoded_offer(game: AnyGame, s: State, seat: int, speaker: Speaker) -> bytes | None:
    """A quick offer as JSON. There may be hundreds of moves; what every position says alike is encoded once."""
    decision = decision_of(s, seat)
    if decision is None:
        return None
    asked = _encoder.encode(question(game, s, decision, speaker))
    foretold = b"true" if _foretold(game, decision) else b"false"
    moves = _encoded(game, s, decision, speaker)
    together = _encoder.encode(_together(game, s, decision))
    return b'{"question":%b,"moves":[%b],"after":[],"foretold":%b,"together":%b}' % (asked, moves, foretold, together)


def _encoded(game: AnyGame, s: State, decision: AnyDecision, speaker: Speaker) -> bytes:
    if _depends_on_position(decision):
        return b",".join(
            [_encoder.encode(offered_move(game, s, decision, move, speaker)) for move in decision.moves(s)]
        )
    block, moves = game.block(decision), decision.moves(s)
    known = _known(game, block, speaker, "encoded")
    try:
        return b",".join(map(known.__getitem__, moves))
    except TypeError:  # not all of them were made yet
        return b",".join([known[move] or _encode_move(game, block, move, speaker, known) for move in moves])


def _encode_move(game: AnyGame, block: Block, move: int, speaker: Speaker, known: list[bytes | None]) -> bytes:
    made = _encoder.encode(spoken_move(game, block, move, speaker))
    if _is_same_for_all(block, move):
        known[move] = made
    return made


def previewed(move: OfferedMove, said: str) -> OfferedMove:
    """A move with what was found out by trying it."""
    return OfferedMove(move.words, move.label, move.anchors, said) if said and not move.preview else move


def foretell(game: AnyGame, s: State, decision: AnyDecision, moves: Sequence[int], speaker: Speaker) -> dict[str, str]:
    """By their words: what offered moves would tell everyone at once, as far as the game counts that as their preview.
    Trying one takes about as long as playing it."""
    wanted, block = _foretold(game, decision), game.block(decision)
    said: dict[str, str] = {}
    for move in moves if wanted else ():
        ahead = s.clone()
        ahead.notes = []
        play_for(ahead, decision.player, move)
        heard = [note for note in ahead.notes if note.message in wanted and note.hearer == EVERYONE]
        said[block.words(move)] = " ".join(speaker.note(note) for note in heard)
    return said


def _foretold(game: AnyGame, decision: AnyDecision) -> Sequence[str]:
    """The messages that are previews of a decision's moves."""
    foretold = game.presentation.foretold
    return foretold.get(game.frame_name(decision), ()) if foretold else ()


def spoken_move(game: AnyGame, block: Block, move: int, speaker: Speaker) -> OfferedMove:
    """What a move is called whatever the position: made once, since making it costs more than a turn."""
    kept = _known(game, block, speaker)
    known: OfferedMove | None = kept[move]
    if known is None:
        part = block.part(move)
        known = OfferedMove(block.words(move), speaker.label(block, move), part.anchors_of(move))
        if _is_same_for_all(block, move):
            kept[move] = known
    return known


def _is_same_for_all(block: Block, move: int) -> bool:
    """Whether a move is called alike in every match: names of people differ."""
    return all(noun.name != "player" for noun in block.part(move).nouns)


def _known(game: AnyGame, block: Block, speaker: Speaker, form: str = "") -> list[Any]:
    """By move: what was made so far, None where nothing was; where a pack has its own names, by this speaker."""
    key = (speaker.language + form, block.offset)
    spoken = speaker.spoken if speaker.renames() else game.spoken
    if key not in spoken:
        spoken[key] = [None] * block.size
    found: list[Any] = spoken[key]
    return found

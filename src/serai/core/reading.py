"""What a player's words mean where a question is open, or why they mean nothing there."""

from __future__ import annotations

from typing import Any

from serai.core.errors import IllegalMove
from serai.core.flow import AnyDecision, Refusal, is_offered
from serai.core.game import AnyGame
from serai.core.phrases import CANONICAL, phrases
from serai.core.text import Speaker

LONGEST_GUESSED = 80  # characters of what may be a move misspelt; to compare longer words takes long


def read_move(game: AnyGame, state: Any, decision: AnyDecision, words: str, speaker: Speaker) -> int:
    """The offered move that the words mean, or the refusal."""
    move = phrases(game).number(game.block(decision), words)
    if move is None:
        raise IllegalMove(_unknown(game, state, decision, words, speaker))
    if not is_offered(decision, state, move):
        raise _refused(game, state, decision, move, speaker)
    return move


def _unknown(game: AnyGame, state: Any, decision: AnyDecision, words: str, speaker: Speaker) -> str:
    known, block = phrases(game), game.block(decision)
    if any(known.number(other, words) is not None for other in game.blocks):
        return speaker.say("another-question", words=words)
    if len(words) > LONGEST_GUESSED:
        return speaker.say("unknown-words", words=words[:LONGEST_GUESSED] + "…")
    offered = [int(move) for move in decision.moves(state)]
    languages = (speaker.language, CANONICAL)
    near = next((found for one in languages if (found := known.near(block, offered, words, one))), [])
    near = near or known.near(block, range(block.size), words, speaker.language)
    hint = " " + speaker.say("did-you-mean", near=", ".join(near)) if near else ""
    return speaker.say("unknown-words", words=words) + hint


def _refused(game: AnyGame, state: Any, decision: AnyDecision, move: int, speaker: Speaker) -> IllegalMove:
    refusal: Refusal | None = decision.why_not(state, move)
    if refusal is None or not refusal.rule:
        return IllegalMove(speaker.say("not-offered", words=game.words(decision, move)))
    return IllegalMove(speaker.note(refusal), rule=refusal.rule)

"""What a player proposes unasked: read by the rules of the game, kept beside the match, taken by moves of the match.

A proposal is no move: nobody waits for it, it is in no log, and to take it back leaves no trace. It is read on a
copy of what its author knows, as if he had been asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.errors import IllegalMove
from serai.core.flow import AnyDecision, Refusal, open_decision, play_for
from serai.core.game import AnyGame
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


def can_take(game: AnyGame, state: Any, seat: int, moves: Sequence[str], speaker: Speaker) -> bool:
    """Whether a seat can play these moves one after the other: it may lack cards by now, or the author may."""
    tried = state.clone()
    try:
        for words in moves:
            decision = open_decision(tried)
            if decision is None or decision.player != seat:
                return False
            play_for(tried, seat, read_move(game, tried, decision, words, speaker))
    except IllegalMove:
        return False
    return True


def imagined(game: AnyGame, state: Any, seat: int, seed: int) -> list[Any]:
    """Worlds that a seat may be in."""
    rng = Rng(seed)
    return [game.rules.redeal(state, seat, rng) for _ in range(IMAGINED)]

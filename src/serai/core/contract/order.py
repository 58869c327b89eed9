"""The promise on simultaneous decisions: they may be answered in any order."""

from __future__ import annotations

from typing import Any

from serai.core.codec import dump
from serai.core.contract.broken import broken
from serai.core.contract.copies import difference
from serai.core.flow import CHANCE, State, is_offered, pending, play_for
from serai.core.game import AnyGame
from serai.core.offer import decision_of
from serai.core.rng import Rng


def check_together(game: AnyGame, s: State, rng: Rng) -> None:
    """The same answers, given in another order, lead to the same position."""
    asked = [decision for decision in pending(s) if decision.player != CHANCE]
    if len(asked) < 2:
        return
    answers: list[tuple[int, int]] = []
    for decision in asked:
        moves = decision.moves(s)
        answers.append((int(decision.player), int(moves[rng.below(len(moves))])))
    mine, its = _answered(game, s, answers), _answered(game, s, answers[::-1])
    if mine != its:
        what = f"answers in another order lead to a difference in {difference(mine, its)}"
        raise broken(game, s, "together", what)


def _answered(game: AnyGame, s: State, answers: list[tuple[int, int]]) -> dict[str, Any]:
    """The position after these answers; frames of different players lie there in no order."""
    after = s.clone()
    for seat, move in answers:
        decision = decision_of(after, seat)
        if decision is None or not is_offered(decision, after, move):
            raise broken(game, after, "together", f"another's answer took an answer away from seat {seat + 1}")
        play_for(after, seat, move)
    plain = dump(after)
    threads = next((i for i, frame in enumerate(after.stack[::-1]) if not frame.together()), len(after.stack))
    fixed = len(after.stack) - threads
    plain["stack"] = plain["stack"][:fixed] + sorted(plain["stack"][fixed:], key=str)
    return plain

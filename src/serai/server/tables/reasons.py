"""Why a seat cannot play something now."""

from __future__ import annotations

from serai.core.errors import IllegalMove
from serai.core.match import Match
from serai.core.offer import decision_of
from serai.server.tables.loaded import LoadedTable
from serai.server.wire import Language, Reason, Why, WhyNot

MOST = 6  # reasons in one answer


def why_not(table: LoadedTable, seat: int, asked: Why, language: Language) -> WhyNot:
    """Why the seat cannot play words, or anything at a board element."""
    match = table.match
    if asked.words or decision_of(match.state, seat) is None:
        error = match.why_not(seat, asked.words, language)
        return WhyNot(asked.ref, [_reason(asked.words, error)] if error else [])
    return WhyNot(asked.ref, _at_element(match, seat, {asked.anchor, *asked.picked}, language))


def _at_element(match: Match, seat: int, meant: set[str], language: Language) -> list[Reason]:
    """One reason for each kind of move that belongs to all of these elements; none if one can be played."""
    decision = decision_of(match.state, seat)
    assert decision is not None
    block = match.game.block(decision)
    reasons: dict[str, Reason] = {}
    for number in range(block.size):
        if not meant.issubset(block.part(number).anchors_of(number)):
            continue
        words = block.words(number)
        error = match.why_not(seat, words, language)
        if error is None:
            return []
        reasons.setdefault(str(error), _reason(words, error))
        if len(reasons) == MOST:
            break
    return list(reasons.values())


def _reason(words: str, error: IllegalMove) -> Reason:
    return Reason(words, str(error), error.rule)

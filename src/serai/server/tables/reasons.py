"""Why a seat cannot play something now, and what it brings and what follows where it can."""

from __future__ import annotations

from functools import cache

from serai.core.errors import IllegalMove
from serai.core.match import Match
from serai.core.words import Block
from serai.server.errors import ApiError
from serai.server.tables.loaded import LoadedTable
from serai.server.wire.answers import Follows, Foretold, Reason, WhyNot
from serai.server.wire.common import Language
from serai.server.wire.messages import AskFollows, AskForetold, Why

MOST = 6  # reasons in one answer
TRIED = 60  # moves at one element that are asked for their reasons


def why_not(table: LoadedTable, seat: int, asked: Why, language: Language) -> WhyNot:
    """Why the seat cannot play words, or anything at a board element."""
    match = table.match
    if table.row.state == "gathering":
        raise ApiError(409, "gathering")
    if asked.words or match.position(seat).question_to(seat) is None:
        error = match.why_not(seat, asked.words, language)
        return WhyNot(asked.ref, [_reason(asked.words, error)] if error else [])
    return WhyNot(asked.ref, _at_element(match, seat, {asked.anchor, *asked.picked}, language))


def what_follows(table: LoadedTable, seat: int, asked: AskFollows, language: Language) -> Follows:
    """What comes after a move of the seat; nothing is told before the match begins."""
    told = table.match.follows(seat, asked.words, language) if table.row.state == "running" else ""
    return Follows(asked.ref, asked.words, told)


def what_they_bring(table: LoadedTable, seat: int, asked: AskForetold, language: Language) -> Foretold:
    """What offered moves of the seat would bring; each is tried once, however often and by how many sockets it is
    asked for."""
    if table.row.state != "running":
        return Foretold(asked.ref, {})
    known: dict[str, str] = table.cached(("foretold", seat, language), dict)
    new = [words for words in asked.words if words not in known]
    if new:
        known.update(table.match.foretell(seat, new, language))
    return Foretold(asked.ref, {words: known[words] for words in asked.words if words in known})


def _at_element(match: Match, seat: int, meant: set[str], language: Language) -> list[Reason]:
    """One reason for each kind of move that belongs to all of these elements; none if one can be played."""
    position = match.position(seat)
    decision = position.question_to(seat)
    assert decision is not None
    block = match.game.block(decision)
    there = set.intersection(*(_moves_at(block, anchor) for anchor in meant))
    if any(int(move) in there for move in decision.moves(position.state)):
        return []
    reasons: dict[str, Reason] = {}
    for words in (block.words(number) for number in sorted(there)[:TRIED]):
        error = match.why_not(seat, words, language)
        assert error is not None
        reasons.setdefault(str(error), _reason(words, error))
        if len(reasons) == MOST:
            break
    return list(reasons.values())


def _moves_at(block: Block, anchor: str) -> set[int]:
    """The moves of a block that belong to a board element."""
    return _anchored(block).get(anchor, set())


@cache
def _anchored(block: Block) -> dict[str, set[int]]:
    """By board element, made once: a block may have thousands of moves."""
    found: dict[str, set[int]] = {}
    for number in range(block.size):
        for anchor in block.part(number).anchors_of(number):
            found.setdefault(anchor, set()).add(number)
    return found


def _reason(words: str, error: IllegalMove) -> Reason:
    return Reason(words, str(error), error.rule)

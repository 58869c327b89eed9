"""Logs as programs read them: what was played in the end, one move at a time, with what each seat then saw.

Moves that were taken back are left out, and decisions that were asked together come in the order in which an
environment asks them, so that a match from the browser is the same sequence of actions as one played here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from serai.core.codec import digest
from serai.core.errors import BadLog
from serai.core.header import check_header
from serai.core.log import CONFIRM, REWIND, UNDO, Entry, Log
from serai.core.rules_change import passed_over, rules_change
from serai.research.positions import Position, follow
from serai.research.setups import find_game, setup

Chain = Any  # None, or (Chain, Entry): what stood before is kept for those who go back to it


def standing_moves(entries: Sequence[Entry]) -> list[Entry]:
    """The moves of a log that stand at its end, in the order in which they were made."""
    aside = passed_over(entries)
    after: list[Chain] = [None]  # what stood after each entry
    for number, entry in enumerate(entries, 1):
        after.append(after[-1] if number in aside else _after(after, entry))
    return _unrolled(after[-1])


def _after(after: list[Chain], entry: Entry) -> Chain:
    now, change = after[-1], rules_change(entry)
    if change is not None:
        return now if change.back_to is None else after[change.back_to]
    if entry.words == CONFIRM:
        return now
    if entry.words.startswith(REWIND + " "):
        return after[int(entry.words.split()[1])]
    return (now, entry) if entry.words != UNDO else _without_last(now, entry.seat)


def _without_last(chain: Chain, seat: int) -> Chain:
    """The last move of a seat is taken back; what others have answered since stands."""
    later = []
    while chain is not None and chain[1].seat != seat:
        chain, entry = chain
        later.append(entry)
    chain = chain[0] if chain is not None else None
    for entry in reversed(later):
        chain = (chain, entry)
    return chain


def _unrolled(chain: Chain) -> list[Entry]:
    found = []
    while chain is not None:
        chain, entry = chain
        found.append(entry)
    return found[::-1]


def first_position(log: Log) -> Position:
    """Where a log begins, after a look at its header."""
    game = find_game(log.header.game)
    check_header(game, log, game.pack())
    return Position.first(setup(game.name, log.header.players, log.header.options))


def steps(log: Log) -> Iterator[tuple[Position, Entry]]:
    """Each position and the move that was made there, chance too. The position goes on with the next step."""
    position = first_position(log)
    left = deque(standing_moves(log.entries))
    while left:
        asked = int(position.lane.player)
        found = next((i for i, entry in enumerate(left) if entry.seat == asked), None)
        if found is None:
            raise BadLog(f'{log.name}: "{left[0].words}" is no move of whoever is asked.')
        entry = left[found]
        del left[found]
        yield position, entry
        follow(position, entry.seat, entry.words, log.name)
    if digest(position.lane.state) != log.marks.get(len(log.entries), digest(position.lane.state)):
        raise BadLog(f"{log.name}: played here, it ends in another position than the log says.")


def final_position(log: Log) -> Position:
    position = first_position(log)
    for now, _ in steps(log):
        position = now
    return position

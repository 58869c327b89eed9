"""The promise on imagining: whatever the past leaves open to a seat, a redeal deals anew.

Worlds that could be the true one are found without the game's `redeal`: the past is played again with another
outcome of something the seat did not see. Where every move the seat did see can be made again, with the same
words to hear and the same table to look at, the seat cannot tell that world from the true one. What then differs
between the two, a redeal must change sooner or later: if it never does, it gives away the truth.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from serai.core.codec import dump
from serai.core.contract.broken import Outcome, broken, plain_note
from serai.core.contract.hiding import check_alike, seat_name
from serai.core.flow import EVERYONE, AnyDecision, State, is_offered, pending, show_frame
from serai.core.game import AnyGame
from serai.core.offer import decision_of
from serai.core.rng import Rng

REMEMBERED = 80  # moves of the past that may be played again
UNSEEN = 4  # of those the seat did not see, so many are tried, the last first
PROOFS = 2  # so often each question is looked at by each seat in a match ...
TRIES = 6  # ... and tried at most, where nothing else was possible
REDEALS = 300  # what has not changed in so many never does

Field = tuple[str, ...]  # a column and where in it


class Moment:
    """A move of the past: the state before it, whose it was, who saw it."""

    def __init__(self, before: Any, decision: AnyDecision, move: int) -> None:
        self.before = before
        self.frame = show_frame(decision)
        self.player = int(decision.player)
        self.witness = int(decision.witness())
        self.move = move

    def is_seen(self, seat: int) -> bool:
        return self.witness in (EVERYONE, seat) or (self.player == seat and seat >= 0)


class Past:
    """The last moves of a match, and how often each question has been looked at."""

    def __init__(self) -> None:
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        self.tried: dict[tuple[str, int], int] = {}
        self.proved: dict[tuple[str, int], int] = {}

    def add(self, before: Any, decision: AnyDecision, move: int) -> None:
        self.moments.append(Moment(before, decision, move))

    def check(self, game: AnyGame, s: Any, seat: int, rng: Rng) -> None:
        """Whatever could be otherwise, as far as the seat can tell, is otherwise in some redeal."""
        question = (" ".join(sorted(type(one).__name__ for one in pending(s))), seat)
        if self.proved.get(question, 0) >= PROOFS or self.tried.get(question, 0) >= TRIES:
            return
        if all(moment.is_seen(seat) for moment in self.moments):
            return
        self.tried[question] = self.tried.get(question, 0) + 1
        fields: set[Field] = set()
        worlds = list(other_worlds(game, list(self.moments), s, seat, rng))
        for world in worlds:
            fields |= differing(dump(s)["columns"], dump(world)["columns"])
        if fields:
            self.proved[question] = self.proved.get(question, 0) + 1
            check_varies(game, s, seat, fields, rng)
        for world in worlds:
            check_alike(game, s, world, seat)


def check_varies(game: AnyGame, s: Any, seat: int, fields: set[Field], rng: Rng) -> None:
    """Each of these fields is dealt anew sooner or later."""
    truth, left = dump(s)["columns"], set(fields)
    for _ in range(REDEALS):
        if not left:
            return
        left -= differing(truth, dump(game.rules.redeal(s, seat, rng))["columns"])
    if left:
        names = ", ".join(sorted({".".join(field) for field in left}))
        what = f"redealing for {seat_name(seat)} never changes {names}, though the past allows other values"
        raise broken(game, s, "imagining", what)


def other_worlds(game: AnyGame, past: list[Moment], s: Any, seat: int, rng: Rng) -> Iterator[State]:
    """States other than this one that the seat cannot tell from it."""
    unseen = [i for i, moment in enumerate(past) if not moment.is_seen(seat)]
    for i in unseen[-UNSEEN:]:
        moment = past[i]
        decision = decision_of(moment.before, moment.player)
        assert decision is not None
        others = [int(move) for move in decision.moves(moment.before) if move != moment.move]
        if others:
            world = _played_again(game, past[i:], s, seat, others[rng.below(len(others))], rng)
            if world is not None:
                yield world


def _played_again(game: AnyGame, past: list[Moment], s: Any, seat: int, first: int, rng: Rng) -> State | None:
    """The present, had the first of these moments gone otherwise; None if the seat would have noticed."""
    world: State = past[0].before.clone()
    for i, moment in enumerate(past):
        move = first if i == 0 else _same_move(world, moment, seat, rng)
        if move is None:
            return None
        there, here = Outcome(world, moment.player, move), Outcome(moment.before, moment.player, moment.move)
        after = past[i + 1].before if i + 1 < len(past) else s
        if not _looks_alike(game, here, there, after, seat):
            return None
        world = there.state
    return world


def _same_move(world: Any, moment: Moment, seat: int, rng: Rng) -> int | None:
    """What was played then, or, if the seat did not see it, whatever could be played; None if that cannot be."""
    decision = decision_of(world, moment.player)
    if decision is None or show_frame(decision) != moment.frame:
        return None
    if is_offered(decision, world, moment.move):
        return moment.move
    moves = decision.moves(world)
    return None if moment.is_seen(seat) else int(moves[rng.below(len(moves))])


def _looks_alike(game: AnyGame, here: Outcome, there: Outcome, after: Any, seat: int) -> bool:
    """Whether the seat hears, sees and is asked the same after a move."""
    hearers, state = (EVERYONE, seat), there.state
    if here.heard(hearers) != there.heard(hearers) or here.revealed != there.revealed:
        return False
    if dump(after)["stack"] != dump(state)["stack"] or _seen(game, after, seat) != _seen(game, state, seat):
        return False
    mine, its = decision_of(after, seat), decision_of(state, seat)
    return mine is None or its is None or list(mine.moves(after)) == list(its.moves(state))


def _seen(game: AnyGame, s: Any, seat: int) -> tuple[object, ...]:
    view = msgspec.json.encode(game.presentation.view(s, seat))
    return (view, [plain_note(one.prompt(s)) for one in pending(s)])


def differing(mine: Any, its: Any, at: Field = ()) -> set[Field]:
    """Where two plain values differ."""
    if mine == its:
        return set()
    if isinstance(mine, dict):
        return {field for name in mine for field in differing(mine[name], its[name], (*at, name))}
    if isinstance(mine, list) and len(mine) == len(its):
        pairs = enumerate(zip(mine, its, strict=True))
        return {field for i, (one, other) in pairs for field in differing(one, other, (*at, str(i)))}
    return {at}

"""Matches that programs step through: one lane is one match. Compiled; many of them at once are in side_by_side.py.

A move here is an action: a number of the whole game's action space, the number in the decision's block plus where that
block begins. Decisions that are asked together come one after the other, in the order in which they lie; whoever wants
them at once asks `asked`, `legal_for` and `step_for`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.flow import (
    CHANCE,
    AnyDecision,
    AnyFrame,
    Chance,
    Decision,
    State,
    among,
    pending,
    play,
    play_for,
    settle,
)
from serai.core.rng import Rng
from serai.core.writer import MOST, NONE, Encoder, Writer

OVER: Final = -4  # who is asked when nobody is any more; OpenSpiel's number for it


@final
class Kind:
    """What programs have to know of a class of decisions: its number among them, where its actions begin, and the names
    of its own numbers."""

    def __init__(self, number: i64, offset: i64, fields: tuple[str, ...]) -> None:
        self.number = number
        self.offset = offset
        self.fields = fields


@final
class Space:
    """What all matches of a setup share: the first position, where each decision's actions begin, how it is seen."""

    def __init__(
        self,
        first: State,
        kinds: dict[type[AnyFrame], Kind],
        actions: i64,
        seats: i64,
        cells: i64,
        encoder: Encoder,
        returns: Callable[[Any], list[float]],
    ) -> None:
        settle(first)
        self.first = first
        self.kinds = kinds  # by the class of a decision
        self.numbers: i64 = max([kind.number for kind in kinds.values()]) + 1
        self.about: i64 = max([len(kind.fields) for kind in kinds.values()])  # cells for a decision's own numbers
        self.actions = actions
        self.seats = seats  # the most that the game is played by
        self.cells = cells  # of an observation
        self.encoder = encoder
        self.returns = returns
        self.as_objects: list[Any] = list(range(actions))  # a move is handed out by the hundred, and not made anew
        self.no_cells = vec[u8]([0] * cells)
        self.no_mask = vec[u8]([0] * actions)
        self.no_slots = vec[i64]([NONE] * self._count_slots())
        self.idle: list[Writer] = []  # for observations one by one: most are near the last; nobody shares one

    def listed(self, offset: i64, moves: vec[i64]) -> list[int]:
        """Moves of a block as actions."""
        numbers = self.as_objects
        found: list[Any] = [numbers[offset + move] for move in moves]
        return found

    def observe(self, s: State, seat: i64) -> vec[u8]:
        """What a seat sees."""
        try:
            w = self.idle.pop()
        except IndexError:
            w = Writer(self.no_cells[:], self.no_slots[:])
        w.open(0, w.last, True)
        self.write(s, seat, self.kinds[type(s.stack[-1])] if s.stack else None, w, False)
        cells = w.cells[:]
        self.idle.append(w)
        return cells

    def write(self, s: State, seat: i64, kind: Kind | None, w: Writer, asked_still: bool) -> None:
        """The seat, who is asked, what, and about what, then the view. With `asked_still` only the view can be new.

        `kind` is that of the decision that is asked."""
        if asked_still:
            w.pass_by(3 + self.about, 2 * self.seats + self.numbers + self.about)
        else:
            self._write_head(s, seat, kind, w)
        self.encoder.write(s, seat, w)
        assert w.at == self.cells, "an encoding must write every cell"
        assert w.slot == len(self.no_slots), "an encoding must write as many numbers every time"

    def _write_head(self, s: State, seat: i64, kind: Kind | None, w: Writer) -> None:
        w.hot(seat, self.seats)
        written: i64 = 0
        if kind is not None:
            top = s.stack[-1]
            w.hot(top.player, self.seats)
            w.hot(kind.number, self.numbers)
            write_numbers(top, kind.fields, w)
            written = len(kind.fields)
        else:
            w.hot(NONE, self.seats)
            w.hot(NONE, self.numbers)
        w.zeros(self.about - written)

    def _count_slots(self) -> i64:
        """How many numbers an encoding writes, which are as many every time."""
        w = Writer(self.no_cells[:], vec[i64]([NONE] * (4 * self.cells)))
        self._write_head(self.first, 0, None, w)
        self.encoder.write(self.first, 0, w)
        return w.slot


def write_numbers(top: Any, names: tuple[str, ...], w: Writer) -> None:
    """A decision's own numbers, one more than each; of several in one field how many there are."""
    for name in names:
        value = getattr(top, name)
        number: i64 = value if isinstance(value, int) else len(value)
        w.count(number + 1, MOST)


@final
class Lane:
    """One match. What is asked now is kept beside the state: who, from which block, with which moves."""

    def __init__(self, space: Space, state: State, rng: Rng, deals: bool) -> None:
        self.space = space
        self.state = state
        self.rng = rng
        self.deals = deals  # whether chance is answered here, by `rng`
        self.player: i64 = OVER
        self.kind: Kind | None = None  # of what is asked
        self.offset: i64 = 0
        self.moves: vec[i64] = vec[i64]()
        self.remembers = True
        self.past: Any = None  # what was played: (what was before it, who, the action, who saw it), or None

    def look(self) -> None:
        """Find what is asked now; let chance be answered before, where it is answered here."""
        s = self.state
        stack = s.stack
        while stack:
            top = cast(AnyDecision, stack[-1])
            moves: vec[i64] = top.moves(s)
            if not self.deals or top.player != CHANCE:
                kind = self.space.kinds[type(top)]
                self.player = top.player
                self.kind = kind
                self.offset = kind.offset
                self.moves = moves
                return
            dice = cast(Chance[Any], top)
            drawn = moves[self.rng.pick(dice.odds(s))]
            if self.remembers:
                self.past = (self.past, dice.player, self.space.kinds[type(top)].offset + drawn, dice.witness())
            play(s, drawn)
        self.player = OVER
        self.kind = None
        self.moves = vec[i64]()

    def begin(self) -> None:
        """Another match, on the dice as they lie."""
        self.state = self.space.first.clone()
        self.past = None
        self.look()

    def offers(self, action: i64) -> bool:
        """Whether an action is among the moves, which ascend."""
        return among(self.moves, action - self.offset)

    def step(self, action: i64) -> None:
        """Play an offered action."""
        if self.remembers:
            top = self.state.stack[-1]
            assert isinstance(top, Decision)
            self.past = (self.past, self.player, action, top.witness())
        play(self.state, action - self.offset)
        self.look()

    def asked(self) -> list[int]:
        """The seats that may answer now, in whatever order they like; whoever is asked next first."""
        return [decision.player for decision in pending(self.state)]

    def legal_for(self, player: i64) -> list[int]:
        """What is offered to one of those who are asked together."""
        for decision in pending(self.state):
            if decision.player == player:
                return self.space.listed(self.space.kinds[type(decision)].offset, decision.moves(self.state))
        return []

    def step_for(self, player: i64, action: i64) -> bool:
        """Play an action of one of those who are asked together; whether it is offered."""
        for decision in pending(self.state):
            if decision.player == player:
                move = action - self.space.kinds[type(decision)].offset
                if not among(decision.moves(self.state), move):
                    return False
                if self.remembers:
                    self.past = (self.past, player, action, decision.witness())
                play_for(self.state, player, move)
                self.look()
                return True
        return False

    def legal(self) -> list[int]:
        """The offered actions, ascending."""
        return self.space.listed(self.offset, self.moves)

    def outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance and how likely they are."""
        top = self.state.stack[-1]
        assert isinstance(top, Chance)
        odds: vec[i64] = top.odds(self.state)
        total: i64 = 0
        for weight in odds:
            total += weight
        found: list[tuple[int, float]] = []
        for i in range(len(odds)):
            found.append((self.offset + self.moves[i], float(odds[i]) / float(total)))
        return found

    def mask(self) -> vec[u8]:
        """A 1 for each action that is offered."""
        mask = self.space.no_mask[:]
        mark_moves(mask, self.offset, self.moves)
        return mask

    def observe(self, seat: i64) -> vec[u8]:
        return self.space.observe(self.state, seat)

    def random_action(self, rng: Rng) -> i64:
        """Any offered action, each as likely."""
        return self.offset + self.moves[rng.below(len(self.moves))]

    def clone(self) -> Lane:
        """A copy that goes its own way, with dice of its own that fall as these would."""
        return self.moved_to(self.state.clone())

    def moved_to(self, state: State) -> Lane:
        """The same in another position, in which the same is asked."""
        copy = Lane(self.space, state, clone_rng(self.rng), self.deals)
        copy.player = self.player
        copy.kind = self.kind
        copy.offset = self.offset
        copy.moves = self.moves  # never changed once it is made
        copy.past = self.past
        return copy


def mark_moves(mask: vec[u8], at: i64, moves: vec[i64]) -> None:
    for move in moves:
        mask[at + move] = 1


def unmark_moves(mask: vec[u8], at: i64, moves: vec[i64]) -> None:
    for move in moves:
        mask[at + move] = 0


def new_lane(space: Space, rng: Rng, deals: bool) -> Lane:
    """A match at its beginning."""
    lane = Lane(space, space.first, rng, deals)
    lane.begin()
    return lane


def clone_rng(rng: Rng) -> Rng:
    copy = Rng(0)
    copy.x, copy.y, copy.z, copy.w = rng.x, rng.y, rng.z, rng.w
    return copy

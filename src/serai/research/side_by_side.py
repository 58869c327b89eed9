"""Many matches at once, each on rows of shared memory that are corrected from step to step. Compiled.

Nothing is made anew in a step: what is seen, offered and won is written where the caller looks for it. Of thousands of
cells in a row a step changes about ten, and only those are written (see writer.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from serai.core.flow import AnyFrame
from serai.core.rng import Rng
from serai.core.writer import Writer
from serai.research.lanes import OVER, Space, mark_moves, new_lane, unmark_moves

ALL_OFFERED: Final = -1  # the lane that has an action which is not offered, where none has
WORD: Final = 8  # bytes of a number


@final
class Row:
    """What was written last into a lane's row: see writer.py."""

    def __init__(self, last: vec[i64]) -> None:
        self.last = last
        self.asked: AnyFrame | None = None  # the decision; none is ever changed once it is made


@final
class Lanes:
    """A match that has ended begins anew, on the dice of its own lane."""

    def __init__(self, space: Space, players: i64, seeds: list[int], scale: bytes, scaled: list[int]) -> None:
        """`scale` is the number of each cell's scale, `scaled` has 256 numbers for each scale: the bits of a float for
        each number of a cell. Without them no floats are written."""
        n: i64 = len(seeds)
        self.space = space
        self.players = players
        self.lanes = [new_lane(space, Rng(seed), True) for seed in seeds]
        for lane in self.lanes:
            lane.remembers = False
        floats: i64 = 0
        if scale:
            floats = space.cells * n
        self.scale = scale
        self.scaled: vec[i32] = vec[i32]([i32(bits) for bits in scaled])
        self.actions: vec[i64] = vec[i64]([0] * n)
        self.cells: vec[u8] = vec[u8]([0] * (space.cells * n))
        self.floats: vec[i32] = vec[i32]([0] * floats)  # the bits of floats of 32 bits
        self.masks: vec[u8] = vec[u8]([0] * (space.actions * n))
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.dones: vec[u8] = vec[u8]([0] * n)
        self.rewards: vec[float] = vec[float]([0.0] * (players * n))
        self.ended: i64 = 0  # how many matches ended in the last step
        self.rows = [Row(space.no_slots[:]) for _ in seeds]
        self.writer = Writer(self.cells, space.no_slots)
        self.writer.use_floats(scale, self.scaled, self.floats)
        for i in range(n):
            self._show(i, True)

    def take(self, actions: bytes) -> i64:
        """The next actions, as 64-bit numbers, lowest byte first; returns the first lane that does not offer it."""
        for i in range(len(self.actions)):
            action = number_at(actions, WORD * i)
            if not self.lanes[i].offers(action):  # not by the masks: callers can reach that memory
                return i
            self.actions[i] = action
        return ALL_OFFERED

    def draw(self, rng: Rng) -> None:
        """The next actions: any offered one in each lane, each as likely."""
        for i in range(len(self.actions)):
            self.actions[i] = self.lanes[i].random_action(rng)

    def step(self) -> None:
        """Play the actions; then write what is seen and offered in each lane."""
        if self.ended:
            self._forget_results()
        self.writer.cells, self.writer.floats = self.cells, self.floats  # interpreted the columns are NumPy's
        for i in range(len(self.actions)):
            lane = self.lanes[i]
            unmark_moves(self.masks, i * self.space.actions + lane.offset, lane.moves)
            lane.step(i64(self.actions[i]))
            over = lane.player == OVER
            if over:
                self._tell_results(i)
                lane.begin()
            self._show(i, over)

    def _show(self, i: i64, anew: bool) -> None:
        """What whoever is asked in a lane sees, and what is offered to him."""
        lane = self.lanes[i]
        row, asked = self.rows[i], lane.state.stack[-1]
        self.writer.open(i * self.space.cells, row.last, anew)
        self.space.write(lane.state, lane.player, lane.kind, self.writer, row.asked is asked)
        row.asked = asked
        mark_moves(self.masks, i * self.space.actions + lane.offset, lane.moves)
        self.seats[i] = lane.player

    def _tell_results(self, i: i64) -> None:
        self.dones[i] = 1
        self.ended += 1
        results = self.space.returns(self.lanes[i].state)
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = results[seat]

    def _forget_results(self) -> None:
        self.ended = 0
        for i in range(len(self.dones)):
            self.dones[i] = 0
        for k in range(len(self.rewards)):
            self.rewards[k] = 0.0


def number_at(raw: bytes, at: i64) -> i64:
    found: i64 = 0
    for k in range(at + WORD - 1, at - 1, -1):
        found = found << 8 | raw[k]
    return found

"""Many matches at once, each on rows of shared memory that are corrected from step to step. Compiled.

Nothing is made anew in a step: what is seen, offered and won is written where the caller looks for it. Of thousands of
cells in a row a hundred or two are not 0, and a step changes about ten: what a row shows is kept as a short list, and
only where the next list differs are cells written.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from serai.core.rng import Rng
from serai.core.writer import Writer
from serai.research.lanes import OVER, Space, mark_moves, new_lane, unmark_moves

ALL_OFFERED: Final = -1  # the lane that has an action which is not offered, where none has
WORD: Final = 8  # bytes of a number
VALUE: Final = 8  # bits of a cell's number


@final
class Row:
    """What a row shows: each cell that is not 0 as place * 256 + number, in the order in which it was written."""

    def __init__(self) -> None:
        self.shown: vec[i64] = vec[i64]()
        self.many: i64 = 0


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
        self.rows = [Row() for _ in seeds]
        self.fresh: vec[i64] = vec[i64]([0] * space.cells)  # what a row shows now and has not shown
        self.writer = Writer(space.no_cells[:], vec[i64]([0] * space.cells))
        for i in range(n):
            self._show(i)

    def take(self, actions: bytes) -> i64:
        """The next actions, as 64-bit numbers, lowest byte first; returns the first lane that does not offer it."""
        for i in range(len(self.actions)):
            action = number_at(actions, WORD * i)
            if not self.lanes[i].offers(action):
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
        for i in range(len(self.actions)):
            lane = self.lanes[i]
            unmark_moves(self.masks, i * self.space.actions + lane.offset, lane.moves)
            lane.step(i64(self.actions[i]))  # interpreted the columns are NumPy's
            if lane.player == OVER:
                self._tell_results(i)
                lane.begin()
            self._show(i)

    def _show(self, i: i64) -> None:
        """What whoever is asked in a lane sees, and what is offered to him."""
        lane = self.lanes[i]
        self.space.write(lane.state, lane.player, self.writer)
        self._correct(i)
        mark_moves(self.masks, i * self.space.actions + lane.offset, lane.moves)
        self.seats[i] = lane.player

    def _correct(self, i: i64) -> None:
        """Make a lane's row show what has been written, and the writer ready for the next one.

        What was shown and what is to be shown are gone through side by side. Places mostly ascend in both, so that what
        is in both is nearly always met together; where it is not, a cell is made 0 and written again. No place is
        twice in either.
        """
        row, w, begun = self.rows[i], self.writer, i * self.space.cells
        shown, had, now, many = row.shown, row.many, w.places, w.many
        cells, fresh = w.cells, self.fresh
        changed: i64 = 0
        j: i64 = 0
        for k in range(many):
            entry = now[k]
            cells[entry >> VALUE] = 0
            if j < had:
                old = shown[j]
                if old == entry:
                    j += 1
                    continue
                while old >> VALUE < entry >> VALUE:
                    self._write(begun + (old >> VALUE), old >> VALUE, 0)
                    j += 1
                    if j == had:
                        break
                    old = shown[j]
                if j < had and old == entry:
                    j += 1
                    continue
            fresh[changed] = entry
            changed += 1
        while j < had:
            old = shown[j]
            self._write(begun + (old >> VALUE), old >> VALUE, 0)
            j += 1
        for k in range(changed):
            entry = fresh[k]
            self._write(begun + (entry >> VALUE), entry >> VALUE, entry & 255)
        w.places = shown
        row.shown = now
        row.many = many
        w.many = 0
        w.at = 0

    def _write(self, at: i64, place: i64, number: i64) -> None:
        self.cells[at] = u8(number)
        if self.scale:
            self.floats[at] = self.scaled[i64(self.scale[place]) << VALUE | number]

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

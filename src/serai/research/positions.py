"""A position as OpenSpiel's states hold it: cloned by us, saved as a log, seen as strings and tensors."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from serai.core.codec import digest, dump, load
from serai.core.errors import BadLog
from serai.core.flow import SPECTATOR, pending, show_stack
from serai.core.log import Header, Log, parse
from serai.core.rng import Rng
from serai.research.lanes import Lane, new_lane
from serai.research.memory import Memory, Past, entries, forget_secrets, seen_action, unrolled
from serai.research.setups import Setup, Tensor, setup

RECALLED = 32  # seen moves at the end of an information state's tensor
NO_DICE = "0" * 64  # the commitment of a log whose dice nobody promised


class Position:
    """A lane, what its seats remember, and, where it was resampled, the position it then went on from."""

    __slots__ = ("_said", "base", "lane", "memory", "setup")

    def __init__(self, made: Setup, lane: Lane, memory: Memory, base: tuple[Any, Past] | None = None) -> None:
        self.setup, self.lane, self.memory, self.base = made, lane, memory, base
        self._said: dict[Any, str] = {}  # strings of this position, by what they are

    @staticmethod
    def first(made: Setup) -> Position:
        return Position(made, new_lane(made.space, Rng(0), False), Memory(made.players))

    def step(self, action: int) -> None:
        self.lane.step(action)
        if self._said:
            self._said = {}

    def step_for(self, seat: int, action: int) -> bool:
        """Answer for one of those who are asked together; whether that can be played."""
        self._said = {}
        return self.lane.step_for(seat, action)

    # ------------------------------------------------------------------ copies

    def clone(self) -> Position:
        memory = Memory(0)
        memory.known = self.memory.known[:]
        return Position(self.setup, self.lane.clone(), memory, self.base)

    def __deepcopy__(self, memo: Any) -> Position:
        return self.clone()

    def resampled(self, seat: int, rng: Rng) -> Position:
        """A position that could be the true one, as far as a seat knows."""
        state = self.setup.game.rules.redeal(self.lane.state, seat, rng)
        lane = self.lane.moved_to(state)
        lane.past = forget_secrets(seat, self.lane.past)
        return Position(self.setup, lane, Memory(self.setup.players), (dump(state), lane.past))

    def log(self) -> Log:
        """The match so far as a `.serai` log."""
        game, lane = self.setup.game, self.lane
        if self.base is not None:
            raise BadLog("This position was imagined for a seat; no log leads to it.")
        seats = [f"Player {seat + 1}" for seat in range(self.setup.players)]
        header = Header(
            game.name, game.identity.rules_version, game.pack().digest(), self.setup.options, seats, NO_DICE
        )
        played = entries(self.setup, lane.past)
        return Log(header, played, {len(played): digest(lane.state)}, over=not lane.state.stack)

    def __reduce__(self) -> Any:
        made = self.setup
        named = (made.game.name, made.players, made.options)
        if self.base is None:
            return from_log, (*named, self.log().text())
        saved = msgspec.json.encode([dump(self.lane.state), self.base[0], unrolled(self.lane.past)])
        return from_dump, (*named, saved, len(unrolled(self.base[1])))

    # ------------------------------------------------------------------ looking

    def view_string(self, seat: int) -> str:
        """The question and the view as JSON."""
        if seat not in self._said:
            made = self.setup
            seen = [show_stack(self.lane.state), made.game.presentation.view(self.lane.state, seat)]
            self._said[seat] = msgspec.json.encode(seen).decode()
        return self._said[seat]

    def private_string(self, seat: int) -> str:
        """What the seat sees and a spectator does not; empty where that is nothing."""
        view = self.setup.game.presentation.view
        own, open_ = (msgspec.to_builtins(view(self.lane.state, one)) for one in (seat, SPECTATOR))
        differing = {name: value for name, value in own.items() if value != open_[name] and name != "seat"}
        return msgspec.json.encode(differing).decode() if differing else ""

    def recall_string(self, seat: int) -> str:
        """All that a seat has seen since the beginning, and what it sees now."""
        key = ("recall", seat)
        if key not in self._said:
            self._said[key] = f"{seat} {self.memory.digest(seat, self.lane.past)} {self.view_string(seat)}"
        return self._said[key]

    def tensor(self, seat: int) -> Tensor:
        return self.setup.tensor(self.lane.observe(seat))

    def recall_tensor(self, seat: int) -> Tensor:
        """The last moves that the seat saw: who, then what."""
        made, found = self.setup, np.zeros(2 * RECALLED, np.float32)
        past, at = self.lane.past, 0
        while past is not None and at < RECALLED:
            past, player, action, witness = past
            found[2 * at] = (player + 2) / (made.seats + 1)
            found[2 * at + 1] = (seen_action(seat, player, action, witness) + 2) / (made.game.actions + 1)
            at += 1
        return found

    def __str__(self) -> str:
        if "all" not in self._said:
            s = self.lane.state
            self._said["all"] = f"{self.setup.game.title} {digest(s)}: {show_stack(s)}"
        return self._said["all"]


def from_log(game: str, players: int, options: dict[str, str], text: str) -> Position:
    """The position that a log leads to, every move checked."""
    made = setup(game, players, options)
    position = Position.first(made)
    log = parse(text)
    for number, entry in enumerate(log.entries, 1):
        follow(position, entry.seat, entry.words, f"{log.name}, move {number}")
    if digest(position.lane.state) != log.marks.get(len(log.entries), digest(position.lane.state)):
        raise BadLog(f"{log.name}: the state at its end is not the one the log was written with.")
    return position


def follow(position: Position, seat: int, words: str, where: str) -> None:
    """Play a move of a log, by its words."""
    made = position.setup
    asked = [one for one in pending(position.lane.state) if one.player == seat]
    action = made.action(asked[0], words) if asked else None
    if action is None or not position.step_for(seat, action):
        raise BadLog(f'{where}: "{words}" cannot be played here.')


def from_dump(game: str, players: int, options: dict[str, str], saved: bytes, known: int) -> Position:
    made = setup(game, players, options)
    plain, base, moves = msgspec.json.decode(saved)
    chain: Past = None
    begun: Past = None
    for i, (player, action, witness) in enumerate(moves):
        chain = (chain, player, action, witness)
        if i + 1 == known:
            begun = chain
    lane = Lane(made.space, load(made.game, made.game.tables(made.game.pack()), plain), Rng(0), False)
    lane.look()
    lane.past = chain
    return Position(made, lane, Memory(made.players), (base, begun))

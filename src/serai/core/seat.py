"""What a bot receives: a seat, never the state. Cheating is impossible by construction."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from serai.core.flow import AnyDecision, Refusal, State
from serai.core.game import AnyGame
from serai.core.offer import Offer, decision_of, offer
from serai.core.rng import Rng
from serai.core.text import Speaker

SAME = 1  # the seed of the worlds in which moves are judged
WORLDS = 4  # so many


class Seat:
    """One player's place at a table, at one moment."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.players = len(game.rules.standing(state))
        self._state = state

    def decision(self) -> AnyDecision:
        """What this seat is asked; its frame is open to all."""
        found = decision_of(self._state, self.seat)
        assert found is not None, "this seat is not asked"
        return found

    def moves(self) -> list[int]:
        """The offered moves, as numbers of the decision's block."""
        return [int(move) for move in self.decision().moves(self._state)]

    def sensible(self) -> list[int]:
        """The moves worth a thought; always judged in the same imagined worlds, so that a plan is not given up."""
        moves, think = self.moves(), self.game.bots.sensible
        if think is None or len(moves) == 1:
            return moves
        rng = Rng(SAME)
        return think([self.imagine(rng) for _ in range(WORLDS)], self.decision(), moves)

    def words(self, move: int) -> str:
        return self.game.words(self.decision(), move)

    def why_not(self, move: int) -> Refusal | None:
        """For any number of the decision's block: None if it is offered, else the rule that forbids it."""
        return self.decision().why_not(self._state, move)

    def view(self) -> msgspec.Struct:
        return self.game.presentation.view(self._state, self.seat)

    def offer(self, speaker: Speaker) -> Offer | None:
        return offer(self.game, self._state, self.seat, speaker)

    def imagine(self, rng: Rng) -> Any:
        """A state that could be the true one, as far as this seat knows."""
        return self.game.rules.redeal(self._state, self.seat, rng)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's moves."""
        ...

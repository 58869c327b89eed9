"""The guild seals (p. 7) and improving them (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.state import IMPROVED, SIMPLE, Journey
from serai.games.marco_polo_2.tables import DE_WU, SEAL_KINDS

SEAL_LOW: Final = 101
SEAL_TWICE: Final = 102


def seal_fault(s: Journey, player: i64, seal: i64, low: i64) -> i64:  # rule M30, M31
    if s.seal[player * SEAL_KINDS + seal]:
        return SEAL_TWICE
    return SEAL_LOW if low < s.data.seal_min[seal] else FINE


def any_seal(s: Journey, player: i64, low: i64) -> bool:
    """Whether there is a seal the player lacks that this die reaches."""
    for seal in range(SEAL_KINDS):
        if seal_fault(s, player, seal, low) == FINE:
            return True
    return False


class TakeSeal(Decision[Journey]):  # rule M30, M31
    """Take a guild seal the lowest die reaches, simple side up, with its jade."""

    fields: ClassVar[tuple[str, ...]] = ("player", "low")
    rule: ClassVar[str] = "M30"
    faults: ClassVar[tuple[Fault, ...]] = ((SEAL_LOW, "M30", "seal-low"), (SEAL_TWICE, "M31", "seal-twice"))

    def __init__(self, player: i64, low: i64) -> None:
        super().__init__(player)
        self.low = low

    def idle(self, s: Journey) -> bool:
        return not any_seal(s, self.player, self.low)

    def size(self, s: Journey) -> i64:
        return SEAL_KINDS

    def fault(self, s: Journey, move: i64) -> i64:
        return seal_fault(s, self.player, move, self.low)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return Note("seal-terms", s.data.seal_taken[move], s.data.seal_cost[move], s.data.seal_bonus[move])

    def play(self, s: Journey, move: i64) -> None:
        s.seal[self.player * SEAL_KINDS + move] = SIMPLE
        s.touch(self.player)
        s.tell("takes-seal", self.player, move)
        rewards.gain(s, self.player, s.data.seal_taken[move], 1)


class Improve(Step[Journey]):  # rule M71, M111
    """A paid seal is turned over and gives its bonus at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "seal")

    def __init__(self, player: i64, seal: i64) -> None:
        super().__init__(player)
        self.seal = seal

    def run(self, s: Journey) -> None:
        s.seal[self.player * SEAL_KINDS + self.seal] = IMPROVED
        s.touch(self.player)
        s.tell("improves", self.player, self.seal)
        rewards.gain(s, self.player, s.data.seal_bonus[self.seal], 1)
        if s.character[self.player] == DE_WU:
            rewards.gain(s, self.player, s.data.de_wu_improved, 1)

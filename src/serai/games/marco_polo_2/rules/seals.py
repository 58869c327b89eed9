"""The guild seals (p. 7) and improving them (p. 12)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Refusal, Step
from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.rules.refusals import FINE, SEAL_LOW, SEAL_TWICE, refusal
from serai.games.marco_polo_2.state import IMPROVED, SIMPLE, Journey
from serai.games.marco_polo_2.tables import DE_WU, SEAL_KINDS


def seal_reason(s: Journey, player: i64, seal: i64, low: i64) -> i64:  # rule M30, M31
    if s.seal[player * SEAL_KINDS + seal]:
        return SEAL_TWICE
    return SEAL_LOW if low < s.data.seal_min[seal] else FINE


def any_seal(s: Journey, player: i64, low: i64) -> bool:
    """Whether there is a seal the player lacks that this die reaches."""
    seal: i64 = 0
    while seal < SEAL_KINDS:
        if seal_reason(s, player, seal, low) == FINE:
            return True
        seal += 1
    return False


class TakeSeal(Decision[Journey]):  # rule M30, M31
    """Take a guild seal the lowest die reaches, simple side up, with its jade."""

    fields: ClassVar[tuple[str, ...]] = ("player", "low")
    rule: ClassVar[str] = "M30"

    def __init__(self, player: i64, low: i64) -> None:
        super().__init__(player)
        self.low = low

    def idle(self, s: Journey) -> bool:
        return not any_seal(s, self.player, self.low)

    def moves(self, s: Journey) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        seal: i64 = 0
        while seal < SEAL_KINDS:
            if seal_reason(s, self.player, seal, self.low) == FINE:
                found = append(found, seal)
            seal += 1
        return found

    def play(self, s: Journey, move: i64) -> None:
        s.seal[self.player * SEAL_KINDS + move] = SIMPLE
        s.tell("takes-seal", self.player, move)
        rewards.gain(s, self.player, s.data.seal_taken[move], 1)

    def why_not(self, s: Journey, move: i64) -> Refusal | None:
        return refusal(seal_reason(s, self.player, move, self.low))


class Improve(Step[Journey]):  # rule M71, M111
    """A paid seal is turned over and gives its bonus at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "seal")

    def __init__(self, player: i64, seal: i64) -> None:
        super().__init__(player)
        self.seal = seal

    def run(self, s: Journey) -> None:
        s.seal[self.player * SEAL_KINDS + self.seal] = IMPROVED
        s.tell("improves", self.player, self.seal)
        rewards.gain(s, self.player, s.data.seal_bonus[self.seal], 1)
        if s.character[self.player] == DE_WU:
            rewards.gain(s, self.player, s.data.de_wu_improved, 1)

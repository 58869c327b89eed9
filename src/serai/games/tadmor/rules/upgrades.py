"""Upgrades: how a tile becomes a player's, bought, drawn for the display or given by a favour."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, Chance, Decision, Fault, Note, Refusal
from serai.games.tadmor.rules.notes import tile_note
from serai.games.tadmor.rules.tower import add_free_level
from serai.games.tadmor.state import BOX, CARDS_MOVED, DISPLAY, OWNED, Tadmor
from serai.games.tadmor.tables import U_FREE_LEVELS, UPGRADES

NOT_ON_DISPLAY: Final = 60
NOT_UNDRAWN: Final = 61
LOWER_FIRST: Final = 62
UPGRADE_FAULTS: Final[tuple[Fault, ...]] = (
    (NOT_ON_DISPLAY, "U1", "not-on-display"),
    (NOT_UNDRAWN, "K25", "not-undrawn"),
)


def acquire(s: Tadmor, p: i64, upgrade: i64) -> None:  # rule U3
    """An upgrade works from the moment it is gained."""
    s.upgrade_at[upgrade] = OWNED + p
    s.touch(CARDS_MOVED)
    s.tell("got-upgrade", p, upgrade)
    if s.data.upgrade_effect[upgrade] == U_FREE_LEVELS:
        add_free_level(s, p)


def free_fault(s: Tadmor, upgrade: i64, undrawn: i64) -> i64:  # rule K15, K25, K26
    """On display; or, for the old masters, never drawn, of epoch I and, once it has begun, II."""
    if not undrawn:
        return FINE if s.upgrade_at[upgrade] == DISPLAY else NOT_ON_DISPLAY
    epoch = s.data.epoch_of[upgrade]
    return FINE if s.upgrade_at[upgrade] == BOX and epoch <= 1 and epoch <= s.epoch() else NOT_UNDRAWN


def any_free_fault(s: Tadmor, undrawn: i64) -> i64:
    for upgrade in range(UPGRADES):
        if free_fault(s, upgrade, undrawn) == FINE:
            return FINE
    return NOT_UNDRAWN if undrawn else NOT_ON_DISPLAY


class Gain(Decision[Tadmor]):  # rule K15, K25, K26
    """Choose upgrades free of charge, in ascending order of their numbers. No figure comes onto them."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "last", "undrawn")
    rule: ClassVar[str] = "K15"
    faults: ClassVar[tuple[Fault, ...]] = (*UPGRADE_FAULTS, (LOWER_FIRST, "K15", "lower-first"))

    def __init__(self, player: i64, left: i64, last: i64, undrawn: i64) -> None:
        super().__init__(player)
        self.left = left
        self.last = last
        self.undrawn = undrawn

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0 or any_free_fault(s, self.undrawn) != FINE

    def size(self, s: Tadmor) -> i64:
        return UPGRADES

    def fault(self, s: Tadmor, upgrade: i64) -> i64:
        fault = free_fault(s, upgrade, self.undrawn)
        if fault != FINE:
            return fault
        if upgrade < self.last:
            return LOWER_FIRST
        later: i64 = 0
        everywhere: i64 = 0
        for one in range(UPGRADES):
            if free_fault(s, one, self.undrawn) == FINE:
                everywhere += 1
                if one >= upgrade:
                    later += 1
        due = self.left if self.left < everywhere else everywhere
        return FINE if later >= due else LOWER_FIRST

    def play(self, s: Tadmor, move: i64) -> None:
        acquire(s, self.player, move)
        s.then(Gain(self.player, self.left - 1, move, self.undrawn))

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return tile_note(s, move)

    def prompt(self, s: Tadmor) -> Note | None:
        return Refusal("K25", "ask-gain") if self.undrawn else None


class Unveil(Chance[Tadmor]):  # rule S9, E5, S13
    """A tile of the epoch for the display; the start tiles take part in the variant only."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: i64) -> None:
        super().__init__(CHANCE)
        self.left = left

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0 or len(self.moves(s)) == 0

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64](capacity=UPGRADES)
        epoch, upgrade_at, epoch_of = s.epoch(), s.upgrade_at, s.data.epoch_of
        for u in range(i64(UPGRADES)):
            if upgrade_at[u] == BOX and epoch_of[u] == epoch and (s.expert or not s.data.is_start[u]):
                found = append(found, u)
        return found

    def odds(self, s: Tadmor) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Tadmor, move: i64) -> None:
        s.upgrade_at[move] = DISPLAY
        s.touch(CARDS_MOVED)
        s.tell("unveiled", move)
        s.then(Unveil(self.left - 1))

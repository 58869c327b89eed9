"""The raider phase: the card of the last round is revealed, the next one chosen in secret."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.tadmor.rules.favours import turn_over
from serai.games.tadmor.rules.holdings import (
    HOLDING_FAULTS,
    NO_FIGURE,
    find_open,
    gain,
    has,
    has_open,
    last_first,
    score,
    total,
)
from serai.games.tadmor.rules.placement import kingdom_bit
from serai.games.tadmor.state import FIGURES_PUT, OWNED, RAID, Tadmor
from serai.games.tadmor.tables import (
    GOLD,
    M_REDIRECT,
    M_SWAP,
    PLACES,
    RAIDERS,
    REGIONS,
    SPACES,
    U_IMMUNE,
    U_RAID_PRESTIGE,
    U_RAID_SHARE,
    U_RAIDER_IMMUNE,
)

LET: Final = 7  # no redirection
STAY: Final = 63  # no swap

CURRENT_REGION: Final = 110
SAME_TYPE: Final = 111
NOT_AN_OPPONENT: Final = 112
ON_TILE: Final = 113
NOT_IN_STACK: Final = 114
RAID_FAULTS: Final[tuple[Fault, ...]] = (
    (CURRENT_REGION, "R4", "current-region"),
    (SAME_TYPE, "K14", "same-type"),
    (NOT_AN_OPPONENT, "K14", "not-an-opponent"),
    (ON_TILE, "K14", "on-tile"),
)


class RaiderPhase(Step[Tadmor]):  # rule R1, R5
    """Whoever took a card in the last round reveals it; without a card nothing is raided."""

    def run(self, s: Tadmor) -> None:
        s.phase = RAID
        s.then(ChooseRaid(NOBODY))
        if s.raider == NOBODY:
            s.tell("no-raid")
            return
        s.attacked = s.plan
        s.plan = NOBODY
        s.reveal()
        s.tell("raid-revealed", s.raider, s.attacked)
        s.then(NextToRedirect(s.start, s.players), SendHome(NOBODY))


class NextToRedirect(Step[Tadmor]):  # rule K9, K10
    """The next of `left` players, from `player` on, who may send the raiders elsewhere."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def run(self, s: Tadmor) -> None:
        for i in range(self.left):
            p = (self.player + i) % s.players
            if has_open(s, p, M_REDIRECT):
                s.then(Redirect(p, self.left - i))
                return


class Redirect(Decision[Tadmor]):  # rule K9, K10
    """Send the raiders elsewhere: any region whose card lies in the stack.

    Owners are asked in player order. After a redirection all are asked anew, until nobody answers it; `left` players
    have not been asked since the last one.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "K9"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_IN_STACK, "K9", "not-in-stack"),)

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def size(self, s: Tadmor) -> i64:
        return LET + 1

    def fault(self, s: Tadmor, move: i64) -> i64:
        return NOT_IN_STACK if move == s.attacked or move == s.current else FINE

    def default(self, s: Tadmor) -> i64:
        return LET

    def play(self, s: Tadmor, move: i64) -> None:
        after = (self.player + 1) % s.players
        if move == LET:
            s.tell("let-raid", self.player)
            s.then(NextToRedirect(after, self.left - 1))
            return
        s.then(NextToRedirect(after, s.players))
        turn_over(s, self.player, find_open(s, self.player, M_REDIRECT))
        s.attacked = move
        s.current = move
        s.tell("redirected", self.player, move)

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-redirect", s.attacked)


def is_immune(s: Tadmor, p: i64) -> bool:  # rule I7, I45
    return has(s, p, U_IMMUNE) or (p == s.raider and has(s, p, U_RAIDER_IMMUNE))


class SendHome(Step[Tadmor]):  # rule R2, R3, I25, I26
    """Figures in the attacked region go home; its card lies open, the former one returns to the stack."""

    def run(self, s: Tadmor) -> None:
        hit: i64 = 0
        for place in s.data.spaces:
            p = s.owner[place]
            if p != NOBODY and s.data.place_region[place] == s.attacked and not is_immune(s, p):
                s.owner[place] = NOBODY
                s.touch(FIGURES_PUT)
                s.tell("sent-home", p, place)
                if p != s.raider:
                    hit += 1
        s.current = s.attacked
        reward(s, hit)
        s.raider = NOBODY
        for p in last_first(s):
            s.then(Swap(p))


def reward(s: Tadmor, hit: i64) -> None:  # rule I25, I26
    """What the raiders bring to the player who revealed their card."""
    if hit:
        score(s, s.raider, total(s, s.raider, U_RAID_PRESTIGE))
    for tile in s.data.tiles_of[U_RAID_SHARE]:
        if s.upgrade_at[tile] == OWNED + s.raider:
            gain(s, s.raider, GOLD, s.data.extra[tile])
            score(s, s.raider, s.data.amount[tile])


def partner_fault(s: Tadmor, p: i64, mine: i64, place: i64) -> i64:  # rule K14
    """An opponent's figure on the board of the same type."""
    if place >= SPACES:
        return ON_TILE
    if s.owner[place] == NOBODY or s.owner[place] == p:
        return NOT_AN_OPPONENT
    return FINE if s.figure[place] == s.figure[mine] else SAME_TYPE


def swap_fault(s: Tadmor, p: i64, place: i64) -> i64:  # rule K14
    if s.owner[place] != p:
        return NO_FIGURE
    if place >= SPACES:
        return ON_TILE
    for other in s.data.spaces:
        if partner_fault(s, p, place, other) == FINE:
            return FINE
    return SAME_TYPE


class Swap(Decision[Tadmor]):  # rule K14
    """After the raid: name one of your figures on the board that changes places with an opponent's."""

    rule: ClassVar[str] = "K14"
    faults: ClassVar[tuple[Fault, ...]] = (*RAID_FAULTS, *HOLDING_FAULTS)

    def idle(self, s: Tadmor) -> bool:
        return not has_open(s, self.player, M_SWAP)

    def size(self, s: Tadmor) -> i64:
        return STAY + 1

    def fault(self, s: Tadmor, move: i64) -> i64:
        return FINE if move == STAY else swap_fault(s, self.player, move)

    def default(self, s: Tadmor) -> i64:
        return STAY

    def play(self, s: Tadmor, move: i64) -> None:
        if move == STAY:
            s.tell("no-swap", self.player)
            return
        turn_over(s, self.player, find_open(s, self.player, M_SWAP))
        s.then(SwapWith(self.player, move))


class SwapWith(Decision[Tadmor]):  # rule K14
    """The opponent's figure it changes places with."""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    rule: ClassVar[str] = "K14"
    faults: ClassVar[tuple[Fault, ...]] = RAID_FAULTS

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def size(self, s: Tadmor) -> i64:
        return PLACES

    def fault(self, s: Tadmor, place: i64) -> i64:
        return partner_fault(s, self.player, self.place, place)

    def play(self, s: Tadmor, move: i64) -> None:
        other = s.owner[move]
        s.owner[move] = self.player
        s.owner[self.place] = other
        s.touch(FIGURES_PUT)
        s.chosen[self.player] |= kingdom_bit(s.data.place_effect[move])
        s.chosen[other] |= kingdom_bit(s.data.place_effect[self.place])
        s.tell("swapped", self.player, self.place, other, move)


class ChooseRaid(Step[Tadmor]):  # rule R4, R6
    """The camel on the raider space goes home and its owner takes a card; one that was sent home takes none."""

    def run(self, s: Tadmor) -> None:
        for place in s.data.places_of[RAIDERS]:
            p = s.owner[place]
            if p != NOBODY:
                s.owner[place] = NOBODY
                s.touch(FIGURES_PUT)
                s.then(PlanRaid(p))


class PlanRaid(Decision[Tadmor]):  # rule R4
    """Choose in secret which region is raided in the next round: never the one that lies open."""

    rule: ClassVar[str] = "R4"
    faults: ClassVar[tuple[Fault, ...]] = RAID_FAULTS

    def witness(self) -> i64:
        return self.player

    def size(self, s: Tadmor) -> i64:
        return REGIONS

    def fault(self, s: Tadmor, region: i64) -> i64:
        return CURRENT_REGION if region == s.current else FINE

    def play(self, s: Tadmor, move: i64) -> None:
        s.raider = self.player
        s.plan = move
        s.tell("raid-planned", self.player)
        s.whisper(self.player, "raid-planned-for", move)

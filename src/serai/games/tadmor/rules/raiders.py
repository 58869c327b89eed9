"""The raider phase: the card of the last round is revealed, the next one chosen in secret."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, Decision, Refusal, Step
from serai.games.tadmor.rules.favours import turn_over
from serai.games.tadmor.rules.holdings import gain, has, has_open, score, total, turn_order
from serai.games.tadmor.rules.placement import kingdom_bit
from serai.games.tadmor.rules.refusals import (
    CURRENT_REGION,
    FINE,
    NO_FIGURE,
    NOT_AN_OPPONENT,
    SAME_TYPE,
    Choice,
    refusal,
)
from serai.games.tadmor.state import OPEN, OWNED, RAID, Tadmor
from serai.games.tadmor.tables import (
    GOLD,
    M_REDIRECT,
    M_SWAP,
    MISSIONS,
    RAIDERS,
    REGIONS,
    SPACES,
    U_IMMUNE,
    U_RAID_PRESTIGE,
    U_RAID_SHARE,
    U_RAIDER_IMMUNE,
)

LET: Final = 7  # no redirection
STAY: Final = 41  # no swap


class RaiderPhase(Step[Tadmor]):  # rule R1, R5
    """Who took a card in the last round reveals it; without a card nothing is raided."""

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
        s.then(SendHome(NOBODY))
        order = turn_order(s)
        i: i64 = len(order) - 1
        while i >= 0:
            s.then(Redirect(order[i]))
            i -= 1


class Redirect(Choice):  # rule K9, K10
    """Send the raiders elsewhere: any region whose card lies in the stack. Each is asked once, in player order."""

    rule: ClassVar[str] = "K9"

    def idle(self, s: Tadmor) -> bool:
        return not has_open(s, self.player, M_REDIRECT)

    def fault(self, s: Tadmor, move: i64) -> i64:
        return CURRENT_REGION if move == s.attacked or move == s.current else FINE

    def size(self, s: Tadmor) -> i64:
        return LET + 1

    def play(self, s: Tadmor, move: i64) -> None:
        if move == LET:
            s.tell("let-raid", self.player)
            return
        m: i64 = 0
        while s.mission_at[m] != OPEN + self.player or s.data.mission_effect[m] != M_REDIRECT:
            m += 1
        turn_over(s, self.player, m)
        s.attacked = move
        s.current = move
        s.tell("redirected", self.player, move)


def is_immune(s: Tadmor, p: i64) -> bool:  # rule I7, I45
    return has(s, p, U_IMMUNE) or (p == s.raider and has(s, p, U_RAIDER_IMMUNE))


class SendHome(Step[Tadmor]):  # rule R2, R3, I25, I26
    """Figures in the attacked region go home; its card lies open, the former one returns to the stack."""

    def run(self, s: Tadmor) -> None:
        hit: i64 = 0
        place: i64 = 0
        while place < SPACES:
            p = s.owner[place]
            if p != NOBODY and s.data.place_region[place] == s.attacked and not is_immune(s, p):
                s.owner[place] = NOBODY
                s.tell("sent-home", p, place)
                if p != s.raider:
                    hit += 1
            place += 1
        s.current = s.attacked
        reward(s, hit)
        s.raider = NOBODY
        order = turn_order(s)
        i: i64 = len(order) - 1
        while i >= 0:
            s.then(Swap(order[i]))
            i -= 1


def reward(s: Tadmor, hit: i64) -> None:  # rule I25, I26
    """What the raiders bring to who revealed their card."""
    if hit:
        score(s, s.raider, total(s, s.raider, U_RAID_PRESTIGE))
    for tile in s.data.tiles_of[U_RAID_SHARE]:
        if s.upgrade_at[tile] == OWNED + s.raider:
            gain(s, s.raider, GOLD, s.data.extra[tile])
            score(s, s.raider, s.data.amount[tile])


def partner_fault(s: Tadmor, p: i64, mine: i64, place: i64) -> i64:  # rule K14
    """An opponent's figure on the board of the same type."""
    if s.owner[place] == NOBODY or s.owner[place] == p:
        return NOT_AN_OPPONENT
    return FINE if s.figure[place] == s.figure[mine] else SAME_TYPE


def swap_fault(s: Tadmor, p: i64, place: i64) -> i64:  # rule K14
    if s.owner[place] != p:
        return NO_FIGURE
    other: i64 = 0
    while other < SPACES:
        if partner_fault(s, p, place, other) == FINE:
            return FINE
        other += 1
    return SAME_TYPE


class Swap(Choice):  # rule K14
    """After the raid: name an own figure on the board that changes places with an opponent's."""

    rule: ClassVar[str] = "K14"

    def idle(self, s: Tadmor) -> bool:
        return not has_open(s, self.player, M_SWAP)

    def fault(self, s: Tadmor, move: i64) -> i64:
        return FINE if move == STAY else swap_fault(s, self.player, move)

    def size(self, s: Tadmor) -> i64:
        return STAY + 1

    def play(self, s: Tadmor, move: i64) -> None:
        if move == STAY:
            s.tell("no-swap", self.player)
            return
        m: i64 = 0
        while m < MISSIONS and (s.mission_at[m] != OPEN + self.player or s.data.mission_effect[m] != M_SWAP):
            m += 1
        turn_over(s, self.player, m)
        s.then(SwapWith(self.player, move))


class SwapWith(Decision[Tadmor]):  # rule K14
    """The opponent's figure it changes places with."""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    rule: ClassVar[str] = "K14"

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([])
        place: i64 = 0
        while place < SPACES:
            if partner_fault(s, self.player, self.place, place) == FINE:
                found = append(found, place)
            place += 1
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        other = s.owner[move]
        s.owner[move] = self.player
        s.owner[self.place] = other
        s.chosen[self.player] |= kingdom_bit(s.data.place_effect[move])
        s.chosen[other] |= kingdom_bit(s.data.place_effect[self.place])
        s.tell("swapped", self.player, self.place, other, move)

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return refusal(partner_fault(s, self.player, self.place, move))


class ChooseRaid(Step[Tadmor]):  # rule R4, R6
    """The camel on the raider space goes home and its owner takes a card; one that was sent home takes none."""

    def run(self, s: Tadmor) -> None:
        for place in s.data.places_of[RAIDERS]:
            p = s.owner[place]
            if p != NOBODY:
                s.owner[place] = NOBODY
                s.then(PlanRaid(p))


class PlanRaid(Decision[Tadmor]):  # rule R4
    """Choose in secret which region is raided in the next round: never the one that lies open."""

    rule: ClassVar[str] = "R4"

    def witness(self) -> i64:
        return self.player

    def fault(self, s: Tadmor, move: i64) -> i64:
        return CURRENT_REGION if move == s.current else FINE

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([])
        region: i64 = 0
        while region < REGIONS:
            if region != s.current:
                found = append(found, region)
            region += 1
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        s.raider = self.player
        s.plan = move
        s.tell("raid-planned", self.player)
        s.whisper(self.player, "raid-planned-for", move)

    def why_not(self, s: Tadmor, move: i64) -> Refusal | None:
        return refusal(self.fault(s, move))

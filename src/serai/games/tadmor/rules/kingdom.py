"""Kingdom actions: tower prestige, tax, war supplies, start player."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.tadmor.rules.holdings import CONSUMER, TakeGood, has, score, stands_on, total, turn_order
from serai.games.tadmor.rules.refusals import ALREADY_CHOSEN, FINE, Choice
from serai.games.tadmor.rules.windows import Closing
from serai.games.tadmor.state import KINGDOM, Tadmor
from serai.games.tadmor.tables import OWN_KINGDOM, START, TAX, U_TOWER_PRESTIGE, WAR

NO_COUNSEL: Final = 3


class KingdomPhase(Step[Tadmor]):  # rule Q5
    """Prestige, tax, war supplies, start player: in this order, whatever region is raided."""

    def run(self, s: Tadmor) -> None:
        s.phase = KINGDOM
        award_tower_prestige(s)
        s.then(WarSupplies(NOBODY), NewStartPlayer(NOBODY))
        order = turn_order(s)
        i: i64 = len(order) - 1
        while i >= 0:
            s.then(Closing(order[i]))
            i -= 1
        for place in s.data.places_of[OWN_KINGDOM]:
            if s.owner[place] != NOBODY:
                s.then(Counsel(s.owner[place]))


def award_tower_prestige(s: Tadmor) -> None:  # rule Q1, I16, I17, I35, I36
    """The highest tower scores for who has the upgrades. Of several as high, only a single owner of them scores."""
    highest: i64 = 0
    for height in s.tower:
        if height > highest:
            highest = height
    if highest == 0:
        return
    claimant: i64 = NOBODY
    p: i64 = 0
    while p < s.players:
        if s.tower[p] == highest and has(s, p, U_TOWER_PRESTIGE):
            if claimant != NOBODY:
                s.tell("prestige-tied")
                return
            claimant = p
        p += 1
    if claimant != NOBODY:
        s.tell("tower-prestige", claimant)
        score(s, claimant, total(s, claimant, U_TOWER_PRESTIGE))


class Counsel(Choice):  # rule I48
    """With the figure on the personal tile: one kingdom action that was not chosen on the board in this round."""

    rule: ClassVar[str] = "I48"

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move == NO_COUNSEL:
            return FINE
        return ALREADY_CHOSEN if s.chosen[self.player] & (1 << move) else FINE

    def size(self, s: Tadmor) -> i64:
        return NO_COUNSEL + 1

    def play(self, s: Tadmor, move: i64) -> None:
        s.tell("counselled", self.player, move)
        if move == 0:
            s.counsel = TAX
        elif move == 1:
            s.counsel = WAR
        elif move == 2:
            s.counsel = START


def takes_part(s: Tadmor, p: i64, effect: i64) -> bool:
    """Whether the player carries out a kingdom action, on the board or by his personal tile."""
    if stands_on(s, p, effect) != NOBODY:
        return True
    return s.counsel == effect and stands_on(s, p, OWN_KINGDOM) != NOBODY


class WarSupplies(Step[Tadmor]):  # rule Q3
    """As many points as the own tower is higher than the lowest one."""

    def run(self, s: Tadmor) -> None:
        lowest = s.tower[0]
        for height in s.tower:
            if height < lowest:
                lowest = height
        p: i64 = 0
        while p < s.players:
            if takes_part(s, p, WAR):
                s.tell("war-supplies", p)
                score(s, p, s.tower[p] - lowest)
            p += 1


class NewStartPlayer(Step[Tadmor]):  # rule Q4, I48
    """The marker and a consumer good; of two who take it, the later in player order keeps the marker."""

    def run(self, s: Tadmor) -> None:
        order = turn_order(s)
        takers = vec[i64]([])
        for p in order:
            if takes_part(s, p, START):
                takers = append(takers, p)
                s.start = p
                s.tell("start-player", p)
        i: i64 = len(takers) - 1
        while i >= 0:
            s.then(TakeGood(takers[i], CONSUMER, 1, 0, 0))
            i -= 1

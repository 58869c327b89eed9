"""Kingdom actions: tower prestige, tax, war supplies, start player."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.tadmor.rules.holdings import (
    CONSUMER,
    TakeGood,
    has,
    held,
    last_first,
    pay,
    score,
    stands_on,
    total,
    turn_order,
)
from serai.games.tadmor.rules.previews import preview_office
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.rules.windows import (
    DONE,
    LOSE_PRESTIGE,
    NO_TAX,
    PAY_TAX,
    WINDOW_FAULTS,
    Window,
    can_act_anytime,
    count_usable,
)
from serai.games.tadmor.state import KINGDOM, Tadmor
from serai.games.tadmor.tables import GOLD, OWN_KINGDOM, START, TAX, U_TAX_IMMUNE, U_TOWER_PRESTIGE, WAR

NO_COUNSEL: Final = 3

ALREADY_CHOSEN: Final = 120
TAX_DUE: Final = 121
NO_GOLD: Final = 122


class KingdomPhase(Step[Tadmor]):  # rule Q5
    """Prestige, war supplies and the start player come before the tax: what they bring may help to pay it."""

    def run(self, s: Tadmor) -> None:
        s.phase = KINGDOM
        award_tower_prestige(s)
        for p in last_first(s):
            s.then(Closing(p))
        s.then(WarSupplies(NOBODY), NewStartPlayer(NOBODY))
        for place in s.data.places_of[OWN_KINGDOM]:
            if s.owner[place] != NOBODY:
                s.then(Counsel(s.owner[place]))


def award_tower_prestige(s: Tadmor) -> None:  # rule Q1, I16, I17, I35, I36
    """The highest tower scores if its owner has the upgrades; of several as high, only if a single owner has them."""
    highest: i64 = 0
    for height in s.tower:
        if height > highest:
            highest = height
    if highest == 0:
        return
    scorer: i64 = NOBODY
    for p in range(s.players):
        if s.tower[p] == highest and has(s, p, U_TOWER_PRESTIGE):
            if scorer != NOBODY:
                s.tell("prestige-tied")
                return
            scorer = p
    if scorer != NOBODY:
        s.tell("tower-prestige", scorer)
        score(s, scorer, total(s, scorer, U_TOWER_PRESTIGE))


class Counsel(Decision[Tadmor]):  # rule I48
    """With the figure on the personal tile: one kingdom action that was not chosen on the board in this round."""

    rule: ClassVar[str] = "I48"
    faults: ClassVar[tuple[Fault, ...]] = ((ALREADY_CHOSEN, "I48", "already-chosen"),)

    def size(self, s: Tadmor) -> i64:
        return NO_COUNSEL + 1

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move == NO_COUNSEL:
            return FINE
        return ALREADY_CHOSEN if s.chosen[self.player] & (1 << move) else FINE

    def play(self, s: Tadmor, move: i64) -> None:
        s.tell("counselled", self.player, move)
        if move == 0:
            s.counsel = TAX
        elif move == 1:
            s.counsel = WAR
        elif move == 2:
            s.counsel = START

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        if move == NO_COUNSEL:
            return None
        return preview_office(s, self.player, TAX if move == 0 else WAR if move == 1 else START)


def takes_part(s: Tadmor, p: i64, effect: i64) -> bool:
    """Whether the player carries out a kingdom action, on the board or by his personal tile."""
    if stands_on(s, p, effect) != NOBODY:
        return True
    return s.counsel == effect and stands_on(s, p, OWN_KINGDOM) != NOBODY


class Closing(Window):  # rule Q2, A3, A5
    """The last any-time actions, and the tax where it is due: gold, or prestige points. Either may come first."""

    rule: ClassVar[str] = "Q2"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TAX_DUE, "Q2", "tax-due"),
        (NO_GOLD, "Q2", "no-gold"),
        *WINDOW_FAULTS,
    )

    def together(self) -> bool:
        return True

    def unused(self, s: Tadmor) -> i64:
        return count_usable(s, self.player)

    def idle(self, s: Tadmor) -> bool:
        return not owes_tax(s, self.player) and not can_act_anytime(s, self.player)

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move == DONE:
            return TAX_DUE if owes_tax(s, self.player) else FINE
        if move < PAY_TAX:
            return super().fault(s, move)
        if not owes_tax(s, self.player):
            return NO_TAX
        return NO_GOLD if move == PAY_TAX and held(s, self.player, GOLD) < s.data.tax[s.epoch()] else FINE

    def add_more(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        for move in range(PAY_TAX, LOSE_PRESTIGE + 1):
            if self.fault(s, move) == FINE:
                found = append(found, move)
        return found

    def default(self, s: Tadmor) -> i64:
        """A tax that is due must be paid: in gold, if there is enough."""
        if not owes_tax(s, self.player):
            return DONE
        return PAY_TAX if self.fault(s, PAY_TAX) == FINE else LOSE_PRESTIGE

    def play(self, s: Tadmor, move: i64) -> None:
        if move < PAY_TAX:
            super().play(s, move)
            return
        s.then(self)
        s.taxed[self.player] = 1
        if move == PAY_TAX:
            pay(s, self.player, GOLD, s.data.tax[s.epoch()])
        else:
            points = s.data.tax_prestige[s.epoch()]
            s.pp[self.player] -= points
            s.touch(self.player)
            s.tell("tax-prestige", self.player, points)

    def prompt(self, s: Tadmor) -> Note | None:
        if not owes_tax(s, self.player):
            return Note("ask-closing")
        return Note("ask-tax", s.data.tax[s.epoch()], s.data.tax_prestige[s.epoch()])


def owes_tax(s: Tadmor, p: i64) -> bool:  # rule Q2, I46, I48
    if s.data.tax[s.epoch()] == 0 or s.taxed[p]:
        return False
    return not has(s, p, U_TAX_IMMUNE) and not takes_part(s, p, TAX)


class WarSupplies(Step[Tadmor]):  # rule Q3
    """As many points as one's own tower is higher than the lowest one."""

    def run(self, s: Tadmor) -> None:
        lowest = lowest_tower(s)
        for p in range(s.players):
            if takes_part(s, p, WAR):
                s.tell("war-supplies", p)
                score(s, p, s.tower[p] - lowest)


class NewStartPlayer(Step[Tadmor]):  # rule Q4, I48
    """The marker and a consumer good; of two who take it, the later in player order keeps the marker."""

    def run(self, s: Tadmor) -> None:
        takers = vec[i64]()
        for p in turn_order(s):
            if takes_part(s, p, START):
                takers = append(takers, p)
                s.start = p
                s.tell("start-player", p)
        for i in range(len(takers) - 1, -1, -1):
            s.then(TakeGood(takers[i], CONSUMER, 1, 0, 0))

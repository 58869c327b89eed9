"""Research (p. 21): clay becomes tablets, tablets become discoveries, in either order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.goods import gain, has, heap_of
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import ACTIONS, CLAY, LEVELS, TABLET, tech_card

# The block of Research: discoveries by action, then
CONVERT: Final = 6  # ACTIONS
STOP: Final = 7

# What has been done of the two halves.
CONVERTED: Final = 1
DISCOVERED: Final = 2
CLOSED: Final = 4  # discoveries are over: the other half has followed them

NO_TABLET: Final = 1
AT_TOP: Final = 2
ENOUGH: Final = 3
NO_CLAY: Final = 4
CONVERTED_ALREADY: Final = 5
BEHIND: Final = 6


def start_research(s: Mesopotamia, side: i64, card: i64) -> None:
    """Both halves follow the card that was activated, even if it is improved on the way."""  # rules MES071, MES162
    s.then(Research(side, card, s.data.third[card], 0))


def anything_to_study(s: Mesopotamia, side: i64, card: i64) -> bool:
    study = Research(side, card, s.data.third[card], 0)
    return not study.idle(s)


class Research(Decision[Mesopotamia]):
    """Discover the next level of a technology for a tablet, turn clay into tablets, or stop."""

    # rules MES071, MES072, G61

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "left", "done")
    rule: ClassVar[str] = "MES071"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_TABLET, "MES072", "no-tablet"),
        (AT_TOP, "MES072", "level-at-top"),
        (ENOUGH, "MES071", "discovered-enough"),
        (NO_CLAY, "MES071", "no-clay"),
        (CONVERTED_ALREADY, "MES071", "converted-already"),
        (BEHIND, "G61", "half-is-over"),
    )

    def __init__(self, player: i64, card: i64, left: i64, done: i64) -> None:
        self.player = player
        self.card = card
        self.left = left
        self.done = done

    def idle(self, s: Mesopotamia) -> bool:
        for move in range(STOP):
            if self.fault(s, move) == FINE:
                return False
        return True

    def size(self, s: Mesopotamia) -> i64:
        return STOP + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == STOP:
            return FINE
        if move == CONVERT:
            if self.done & CONVERTED:
                return CONVERTED_ALREADY
            return FINE if has(s, self.player, CLAY) >= s.data.amount[self.card] else NO_CLAY
        if self.done & CLOSED:
            return BEHIND
        if self.left == 0:
            return ENOUGH
        if s.level[self.player * ACTIONS + move] >= LEVELS:
            return AT_TOP
        return FINE if has(s, self.player, TABLET) else NO_TABLET

    def default(self, s: Mesopotamia) -> i64:
        return STOP

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-research-left", self.left)

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        if move == STOP:
            return None
        if move == CONVERT:
            clay, tablets = s.data.amount[self.card], s.data.second[self.card]
            return Note("convert-brings", heap_of(CLAY, clay), heap_of(TABLET, tablets))
        return Note("discovery-brings", heap_of(TABLET, 1), next_card(s, self.player, move))

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == STOP:
            s.tell("stops-research", s.empire[self.player])
        elif move == CONVERT:
            clay, tablets = s.data.amount[self.card], s.data.second[self.card]
            gain(s, self.player, CLAY, -clay)
            gain(s, self.player, TABLET, tablets)
            s.tell("converts", s.empire[self.player], clay, tablets)
            closed = CLOSED if self.done & DISCOVERED else 0
            s.then(Research(self.player, self.card, self.left, self.done | CONVERTED | closed))
        else:
            gain(s, self.player, TABLET, -1)
            improve(s, self.player, move)
            s.then(Research(self.player, self.card, self.left - 1, self.done | DISCOVERED))


def next_card(s: Mesopotamia, side: i64, action: i64) -> i64:
    """The technology card on the level above."""
    return tech_card(s.empire[side], action, min(LEVELS, s.level[side * ACTIONS + action] + 1))


def improve(s: Mesopotamia, side: i64, action: i64) -> None:
    """A technology rises to its next level."""  # rules MES072, MES115
    s.level[side * ACTIONS + action] += 1
    s.touch_side(side)
    s.tell("discovers", s.empire[side], tech_card(0, action, s.level[side * ACTIONS + action]))


def lowest(s: Mesopotamia, side: i64) -> i64:
    """The technology of a side with the lowest level, of several the leftmost; NOBODY if all are complete."""
    # rule G95
    best: i64 = NOBODY
    for action in range(ACTIONS):
        level = s.level[side * ACTIONS + action]
        if level < LEVELS and (best == NOBODY or level < s.level[side * ACTIONS + best]):
            best = action
    return best


class Discover(Decision[Mesopotamia]):
    """A discovery for nothing, of any technology."""  # rule MES115

    rule: ClassVar[str] = "MES115"
    faults: ClassVar[tuple[Fault, ...]] = ((AT_TOP, "MES115", "level-at-top"),)

    def size(self, s: Mesopotamia) -> i64:
        return ACTIONS

    def idle(self, s: Mesopotamia) -> bool:
        for action in range(ACTIONS):
            if s.level[self.player * ACTIONS + action] < LEVELS:
                return False
        return True

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if s.level[self.player * ACTIONS + move] < LEVELS else AT_TOP

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        return Note("discovery-brings", 0, next_card(s, self.player, move))

    def play(self, s: Mesopotamia, move: i64) -> None:
        improve(s, self.player, move)

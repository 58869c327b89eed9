"""A turn's actions (p. 13 and 14): one with the token, any number with dice, each kind once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules import build, explore, growth, research
from serai.games.mesopotamia.rules.dice import (
    PayDie,
    PickRerolls,
    can_pay_reroll,
    card_of,
    payable,
    reroll_note,
    rollable,
    usable,
)
from serai.games.mesopotamia.rules.gather import start_gather
from serai.games.mesopotamia.rules.warfare import start_warfare
from serai.games.mesopotamia.state import DICE_LUCKLESS, Mesopotamia
from serai.games.mesopotamia.tables import ACTIONS, BUILD, DICE, EXPLORE, GATHER, GROWTH, LEVELS, RESEARCH, WARFARE

DICE_AT: Final = 6  # ACTIONS
REROLL: Final = 12
END: Final = 13

TOKEN_USED: Final = 1
ACTED: Final = 2
NO_DICE: Final = 3
NOTHING_MOVES: Final = 4
NOTHING_TO_BUILD: Final = 5
NOTHING_TO_STUDY: Final = 6
NO_FOOD: Final = 7
AT_TOP: Final = 8
NO_DICE_LEFT: Final = 9
NO_TABLET: Final = 10
REROLLED: Final = 11
NO_LUCK: Final = 12


class Act(Decision[Mesopotamia]):
    """An action with the token, an action with dice, a reroll, or the end of the turn."""

    # rules MES035, MES036, MES037
    rule: ClassVar[str] = "MES035"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOKEN_USED, "MES035", "token-used"),
        (ACTED, "MES036", "already-acted"),
        (NO_DICE, "MES044", "no-dice-for-it"),
        (NOTHING_MOVES, "G60", "nothing-moves"),
        (NOTHING_TO_BUILD, "G60", "nothing-to-build"),
        (NOTHING_TO_STUDY, "G60", "nothing-to-study"),
        (NO_FOOD, "MES080", "no-food"),
        (AT_TOP, "G63", "at-top"),
        (NO_DICE_LEFT, "MES047", "no-dice-left"),
        (NO_TABLET, "MES047", "no-tablet-for-reroll"),
        (REROLLED, "MES047", "rerolled-enough"),
        (NO_LUCK, "G78", "no-luck"),
    )

    def idle(self, s: Mesopotamia) -> bool:
        """Nothing is left to do: the token is used, and no die is left."""
        if not s.token:
            return False
        for die in range(s.ziggurat[self.player]):
            if usable(s, self.player, die):
                return False
        return True

    def size(self, s: Mesopotamia) -> i64:
        return END + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == END:
            return FINE
        if move == REROLL:
            return reroll_fault(s, self.player)
        if move < DICE_AT and s.token:
            return TOKEN_USED
        action = move % ACTIONS
        if s.acted >> action & 1:
            return ACTED
        if move >= DICE_AT and not payable(s, self.player, card_of(s, self.player, action)):
            return NO_DICE
        return action_fault(s, self.player, action)

    def default(self, s: Mesopotamia) -> i64:
        return END

    def anchors(self, s: Mesopotamia, move: i64) -> list[str]:
        """The dice that a reroll may take."""
        if move != REROLL:
            return []
        return [f"die:{die + 1}" for die in range(DICE) if rollable(s, self.player, die)]

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        """A reroll, and Growth where its card asks nothing more."""
        if move == REROLL:
            return reroll_note(s, self.player)
        if move == END or move % ACTIONS != GROWTH:
            return None
        steps = growth.Grow(self.player, card_of(s, self.player, GROWTH))
        return None if steps.fault(s, 1) == FINE else steps.preview(s, 0)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == END:
            return
        s.then(Act(self.player))
        if move == REROLL:
            s.then(PickRerolls(self.player))
            return
        action = move % ACTIONS
        card = card_of(s, self.player, action)
        s.then(Begin(self.player, action))
        if move < DICE_AT:
            s.token = 1
            return
        if s.data.second_sign[card] >= 0:
            s.then(PayDie(self.player, action, 0), PayDie(self.player, action, 1))
        else:
            s.then(PayDie(self.player, action, 0))


class Begin(Step[Mesopotamia]):
    """The action is carried out by the card its side has now."""  # rules MES036, MES162, G61

    fields: ClassVar[tuple[str, ...]] = ("player", "action")

    def __init__(self, player: i64, action: i64) -> None:
        self.player = player
        self.action = action

    def run(self, s: Mesopotamia) -> None:
        s.acted |= 1 << self.action
        card = card_of(s, self.player, self.action)
        s.tell("acts", s.empire[self.player], self.action, card % (ACTIONS * LEVELS))
        if self.action == EXPLORE:
            explore.start_explore(s, self.player, card)
        elif self.action == BUILD:
            build.start_build(s, self.player, card)
        elif self.action == RESEARCH:
            research.start_research(s, self.player, card)
        elif self.action == GATHER:
            start_gather(s, self.player, card)
        elif self.action == WARFARE:
            start_warfare(s, self.player, card)
        else:
            growth.start_growth(s, self.player, card)


def action_fault(s: Mesopotamia, side: i64, action: i64) -> i64:
    """Whether at least one effect of an action is possible."""  # rules G60, G63
    card = card_of(s, side, action)
    if action == EXPLORE:
        return FINE if explore.anything_moves(s, side) else NOTHING_MOVES
    if action == BUILD:
        return FINE if build.anything_builds(s, side) else NOTHING_TO_BUILD
    if action == RESEARCH:
        return FINE if research.anything_to_study(s, side, card) else NOTHING_TO_STUDY
    if action == GROWTH:
        if not growth.has_room(s, side):
            return AT_TOP
        return FINE if growth.has_food(s, side, card) else NO_FOOD
    return FINE


def reroll_fault(s: Mesopotamia, side: i64) -> i64:
    """Whether dice may be rerolled."""  # rules MES047, G10, G78
    if s.dice_mode == DICE_LUCKLESS:
        return NO_LUCK
    if s.rerolls >= s.data.rerolls:
        return REROLLED
    if not can_pay_reroll(s, side):
        return NO_TABLET
    for die in range(DICE):
        if rollable(s, side, die):
            return FINE
    return NO_DICE_LEFT

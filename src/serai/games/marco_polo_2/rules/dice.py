"""Dice: rolling at the start of a round, black dice, compensation for a low roll (p. 13, 14, 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, Chance, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.rules.amounts import AMOUNT, Amount, so_many, span
from serai.games.marco_polo_2.state import BLACK, HAND, OWN, VALUES, Journey
from serai.games.marco_polo_2.tables import CAMEL, COIN, ISABELLA, ROLLS

FACES: Final = 6
CODES: Final = 12  # a die in hand as one number: (value - 1) * 2 + colour
ROLLED: Final = 5  # dice of each player

NOT_IN_POOL: Final = 101


def dice_of(s: Journey, player: i64, colour: i64, value: i64) -> i64:
    """How many dice of a colour and value lie on the player's board."""
    return s.hand[player * HAND + colour * VALUES + value]


def add_die(s: Journey, player: i64, colour: i64, value: i64, change: i64) -> None:
    s.hand[player * HAND + colour * VALUES + value] += change
    s.touch(player)


def has_dice(s: Journey, player: i64) -> bool:
    for i in range(player * HAND, (player + 1) * HAND):
        if s.hand[i]:
            return True
    return False


def count_dice(s: Journey, player: i64) -> i64:
    """How many dice lie on the player's board."""
    total: i64 = 0
    for i in range(player * HAND, (player + 1) * HAND):
        total += s.hand[i]
    return total


def pool_size(s: Journey) -> i64:
    total: i64 = 0
    for count in s.pool:
        total += count
    return total


class RollAll(Chance[Journey]):  # rule M84
    """Five dice of one player at the start of a round."""

    fields: ClassVar[tuple[str, ...]] = ("player", "roller")

    def __init__(self, player: i64, roller: i64) -> None:
        super().__init__(player)
        self.roller = roller

    def moves(self, s: Journey) -> vec[i64]:
        return span(0, ROLLS - 1)

    def odds(self, s: Journey) -> vec[i64]:
        return s.data.roll_odds[:]

    def play(self, s: Journey, move: i64) -> None:
        for i in range(ROLLED):
            add_die(s, self.roller, OWN, 0, -1)
            add_die(s, self.roller, OWN, s.data.roll_dice[move * ROLLED + i], 1)
        s.tell("rolled", self.roller, move)
        s.then(Compensation(self.roller))
        if s.character[self.roller] == ISABELLA:
            s.then(RollBonus(self.roller, 1))


class Compensation(Step[Journey]):  # rule M79
    """A roll under 15 gives a coin or a camel for every pip it lacks."""

    def run(self, s: Journey) -> None:
        lacking = s.data.low_roll
        for value in range(1, FACES + 1):
            lacking -= dice_of(s, self.player, OWN, value) * value
        if lacking > 0:
            s.then(Compensate(self.player, lacking))


class Compensate(Amount):  # rule M79
    """How much of the compensation is taken in camels; the rest comes in coins."""

    fields: ClassVar[tuple[str, ...]] = ("player", "due")
    rule: ClassVar[str] = "M79"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M79", "amount"),)

    def __init__(self, player: i64, due: i64) -> None:
        super().__init__(player)
        self.due = due

    def most(self, s: Journey) -> i64:
        return self.due

    def play(self, s: Journey, move: i64) -> None:
        s.tell("compensated", self.player, self.due)
        rewards.receive(s, self.player, CAMEL, move)
        rewards.receive(s, self.player, COIN, self.due - move)


class RollBonus(Step[Journey]):  # rule M115
    """Isabella Donati: every die of the round's roll brings a bonus; where a value shows a pair, she is asked."""

    fields: ClassVar[tuple[str, ...]] = ("player", "value")

    def __init__(self, player: i64, value: i64) -> None:
        super().__init__(player)
        self.value = value

    def run(self, s: Journey) -> None:
        count = dice_of(s, self.player, OWN, self.value)
        if self.value < FACES:
            s.then(RollBonus(self.player, self.value + 1))
        if count >= 2:
            s.then(CashPairs(self.player, self.value))
        elif count == 1:
            rewards.gain(s, self.player, s.data.rolled[self.value - 1], 1)


class CashPairs(Amount):  # rule M115
    """Isabella Donati: pairs of a value may bring one better bonus instead of two single ones."""

    fields: ClassVar[tuple[str, ...]] = ("player", "value")
    rule: ClassVar[str] = "M115"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M115", "amount"),)

    def __init__(self, player: i64, value: i64) -> None:
        super().__init__(player)
        self.value = value

    def most(self, s: Journey) -> i64:
        return dice_of(s, self.player, OWN, self.value) // 2

    def play(self, s: Journey, move: i64) -> None:
        single = dice_of(s, self.player, OWN, self.value) - 2 * move
        rewards.gain(s, self.player, s.data.pair[self.value - 1], move)
        rewards.gain(s, self.player, s.data.rolled[self.value - 1], single)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-pairs-of", self.player, self.value)

    def preview(self, s: Journey, move: i64) -> Note | None:
        single = dice_of(s, self.player, OWN, self.value) - 2 * move
        pairs, dice = so_many(s.data.pair[self.value - 1], move), so_many(s.data.rolled[self.value - 1], single)
        return Note("brings-both", pairs, dice) if move and single else Note("brings-times", pairs if move else dice)


class RollDie(Chance[Journey]):  # rule M73, M104
    """One die, own or black, is rolled and comes to its owner's board."""

    fields: ClassVar[tuple[str, ...]] = ("player", "roller", "colour")

    def __init__(self, player: i64, roller: i64, colour: i64) -> None:
        super().__init__(player)
        self.roller = roller
        self.colour = colour

    def moves(self, s: Journey) -> vec[i64]:
        return span(0, FACES - 1)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * FACES)

    def play(self, s: Journey, move: i64) -> None:
        add_die(s, self.roller, self.colour, 0, -1)
        add_die(s, self.roller, self.colour, move + 1, 1)
        s.tell("rolled-one", self.roller, move + 1)
        rolled_bonus(s, self.roller, move + 1)


def rolled_bonus(s: Journey, player: i64, value: i64) -> None:  # rule M115
    if s.character[player] == ISABELLA:
        rewards.gain(s, player, s.data.rolled[value - 1], 1)


class TakeBlackDie(Step[Journey]):  # rule M104
    """Take a black die, if one is left, and roll it at once."""

    def run(self, s: Journey) -> None:
        if pool_size(s) == 0:
            s.tell("no-black-left", self.player)
        elif s.black_variant:
            s.then(PickBlackDie(self.player))
        else:
            s.pool[0] -= 1
            add_die(s, self.player, BLACK, 0, 1)
            s.tell("takes-black", self.player)
            s.then(RollDie(CHANCE, self.player, BLACK))


class PickBlackDie(Decision[Journey]):  # rule M120
    """Variant: the black dice were rolled at the start of the round; pick one and keep its value."""

    rule: ClassVar[str] = "M120"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_IN_POOL, "M120", "not-in-pool"),)

    def size(self, s: Journey) -> i64:
        return FACES

    def fault(self, s: Journey, move: i64) -> i64:
        return FINE if s.pool[move + 1] else NOT_IN_POOL

    def play(self, s: Journey, move: i64) -> None:
        s.pool[move + 1] -= 1
        add_die(s, self.player, BLACK, move + 1, 1)
        s.tell("picks-black", self.player, move + 1)
        rolled_bonus(s, self.player, move + 1)


class RollPool(Chance[Journey]):  # rule M120
    """Variant: the black dice are rolled on their space, one after the other."""

    def idle(self, s: Journey) -> bool:
        return s.pool[0] == 0

    def moves(self, s: Journey) -> vec[i64]:
        return span(0, FACES - 1)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * FACES)

    def play(self, s: Journey, move: i64) -> None:
        s.pool[0] -= 1
        s.pool[move + 1] += 1
        s.tell("rolled-pool", move + 1)
        s.then(RollPool(CHANCE))

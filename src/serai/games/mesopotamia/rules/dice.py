"""Dingir dice (p. 15): their colours, rolling, paying for actions with them, rerolls."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.goods import gain, has, heap_of
from serai.games.mesopotamia.state import DICE_END, DICE_LUCKLESS, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    COLOURS,
    DICE,
    FACES,
    SIGNS,
    STAR,
    TABLET,
    tech_card,
)

CAST: Final = 6  # DICE

NO_SUCH_DIE: Final = 1
DIE_SPENT: Final = 2
WRONG_SIGN: Final = 3
NO_PARTNER: Final = 4
PICKED: Final = 6
NONE_PICKED: Final = 7
COLOUR_OWNED: Final = 8
COLOUR_FULL: Final = 9


def card_of(s: Mesopotamia, side: i64, action: i64) -> i64:
    """The technology card a side has for an action now."""
    return tech_card(s.empire[side], action, s.level[side * ACTIONS + action])


class NewDie(Decision[Mesopotamia]):
    """The colour of the die that a new level of the ziggurat brings."""  # rules MES042, MES043, G08, G09

    rule: ClassVar[str] = "MES043"
    faults: ClassVar[tuple[Fault, ...]] = (
        (COLOUR_OWNED, "MES043", "colour-owned"),
        (COLOUR_FULL, "MES043", "colour-full"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return COLOURS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        """Each colour once among the first three dice, and once more among the last three."""
        level = s.ziggurat[self.player]
        for die in range(0 if level <= COLOURS else COLOURS, level - 1):
            if s.colour[self.player * DICE + die] == move:
                return COLOUR_OWNED if level <= COLOURS else COLOUR_FULL
        return FINE

    def play(self, s: Mesopotamia, move: i64) -> None:
        die = s.ziggurat[self.player] - 1
        s.colour[self.player * DICE + die] = move
        s.touch_side(self.player)
        s.tell("takes-die", s.empire[self.player], move)
        if s.turn == self.player:
            s.spent |= 1 << die
        elif s.dice_mode == DICE_END:
            s.then(RollDie(self.player, die))  # rule G59


class RollDice(Step[Mesopotamia]):
    """All dice of a side are rolled, one after the other."""  # rules MES038, G59, G78

    def run(self, s: Mesopotamia) -> None:
        if s.dice_mode == DICE_LUCKLESS:
            return
        for die in range(s.ziggurat[self.player] - 1, -1, -1):
            s.then(RollDie(self.player, die))


class RollDie(Chance[Mesopotamia]):
    """One die falls; the outcome is its sign."""  # rule MES049

    fields: ClassVar[tuple[str, ...]] = ("side", "die")

    def __init__(self, side: i64, die: i64) -> None:
        super().__init__(CHANCE)
        self.side = side
        self.die = die

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for sign in range(SIGNS):
            if faces_with(s, s.colour[self.side * DICE + self.die], sign):
                found = append(found, sign)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for sign in range(SIGNS):
            faces = faces_with(s, s.colour[self.side * DICE + self.die], sign)
            if faces:
                found = append(found, faces)
        return found

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.face[self.side * DICE + self.die] = move
        s.touch_side(self.side)
        s.tell("rolls", s.empire[self.side], s.colour[self.side * DICE + self.die], move)


def faces_with(s: Mesopotamia, colour: i64, sign: i64) -> i64:
    """How many faces of a die of the colour show a sign."""
    found: i64 = 0
    for face in range(FACES):
        if s.data.faces[colour * FACES + face] == sign:
            found += 1
    return found


def usable(s: Mesopotamia, side: i64, die: i64) -> bool:
    """Whether a die is there, unspent and not just picked."""
    return die < s.ziggurat[side] and not (s.spent | s.chosen) >> die & 1


def shows(s: Mesopotamia, side: i64, die: i64, sign: i64) -> bool:
    """Whether a die may stand for a sign: it shows it, or a star; without luck it is any sign it has."""
    # rules MES044, MES045, MES048, G78
    if s.dice_mode == DICE_LUCKLESS:
        return faces_with(s, s.colour[side * DICE + die], sign) > 0
    face = s.face[side * DICE + die]
    return face == sign or face == STAR


def has_partner(s: Mesopotamia, side: i64, card: i64, die: i64) -> bool:
    """Whether another die serves for the second sign of a card; the later one, where both signs are the same."""
    # rule MES163
    second = s.data.second_sign[card]
    if second == NOBODY:
        return True
    first = die + 1 if second == s.data.first_sign[card] else 0
    for other in range(first, s.ziggurat[side]):
        if other != die and usable(s, side, other) and shows(s, side, other, second):
            return True
    return False


def payable(s: Mesopotamia, side: i64, card: i64) -> bool:
    """Whether the dice of a side can activate a card."""  # rule MES044
    for die in range(s.ziggurat[side]):
        if usable(s, side, die) and shows(s, side, die, s.data.first_sign[card]) and has_partner(s, side, card, die):
            return True
    return False


class PayDie(Decision[Mesopotamia]):
    """The die for a sign of the card: the first, then the second."""  # rules MES044, MES046, MES163

    fields: ClassVar[tuple[str, ...]] = ("player", "action", "second")
    rule: ClassVar[str] = "MES044"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_DIE, "MES042", "no-such-die"),
        (DIE_SPENT, "MES046", "die-spent"),
        (WRONG_SIGN, "MES044", "die-wrong-sign"),
        (NO_PARTNER, "MES163", "die-no-partner"),
    )

    def __init__(self, player: i64, action: i64, second: i64) -> None:
        self.player = player
        self.action = action
        self.second = second

    def size(self, s: Mesopotamia) -> i64:
        return DICE

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        card = card_of(s, self.player, self.action)
        if move >= s.ziggurat[self.player]:
            return NO_SUCH_DIE
        if not usable(s, self.player, move):
            return DIE_SPENT
        sign = s.data.second_sign[card] if self.second else s.data.first_sign[card]
        if not shows(s, self.player, move, sign):
            return WRONG_SIGN
        if self.second:
            same = s.data.second_sign[card] == s.data.first_sign[card]
            return NO_PARTNER if same and s.chosen >> move else FINE
        return FINE if has_partner(s, self.player, card, move) else NO_PARTNER

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.chosen |= 1 << move
        card = card_of(s, self.player, self.action)
        if self.second or s.data.second_sign[card] == NOBODY:
            s.spent |= s.chosen
            s.chosen = 0


class PickRerolls(Decision[Mesopotamia]):
    """The dice for a reroll, one by one; then they are cast."""  # rules MES047, MES027, G10

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "MES047"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_DIE, "MES042", "no-such-die"),
        (DIE_SPENT, "MES047", "die-spent"),
        (PICKED, "MES047", "die-picked"),
        (NONE_PICKED, "MES047", "no-die-picked"),
    )

    def __init__(self, player: i64) -> None:
        self.player = player

    def size(self, s: Mesopotamia) -> i64:
        return DICE + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == CAST:
            return FINE if s.chosen else NONE_PICKED
        if move >= s.ziggurat[self.player]:
            return NO_SUCH_DIE
        if not rollable(s, self.player, move):
            return DIE_SPENT
        return PICKED if s.chosen >> move & 1 else FINE

    def default(self, s: Mesopotamia) -> i64:
        return CAST if s.chosen else self.moves(s)[0]

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        return reroll_note(s, self.player)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move < CAST:
            s.chosen |= 1 << move
            s.then(PickRerolls(self.player))
            return
        pay_reroll(s, self.player)
        for die in range(DICE - 1, -1, -1):
            if s.chosen >> die & 1:
                s.then(RollDie(self.player, die))
        s.chosen = 0


def reroll_note(s: Mesopotamia, side: i64) -> Note:
    """The price of one reroll, however many dice."""
    return Note("reroll-costs", 0 if gift_left(s, side) else heap_of(TABLET, s.data.reroll))


def rollable(s: Mesopotamia, side: i64, die: i64) -> bool:
    """Whether a die lies there rolled and unspent."""
    return usable(s, side, die) and s.face[side * DICE + die] != NOBODY


def gift_left(s: Mesopotamia, side: i64) -> bool:
    """Whether the empire's own free reroll is still to be had this turn."""  # rules MES027, G10
    return s.gift < s.data.empire_rerolls[s.empire[side]]


def can_pay_reroll(s: Mesopotamia, side: i64) -> bool:
    return gift_left(s, side) or has(s, side, TABLET) >= s.data.reroll


def pay_reroll(s: Mesopotamia, side: i64) -> None:
    """The empire's gift first, then tablets."""
    s.rerolls += 1
    if gift_left(s, side):
        s.gift += 1
        s.tell("rerolls-free", s.empire[side])
        return
    gain(s, side, TABLET, -s.data.reroll)
    s.tell("rerolls", s.empire[side], s.data.reroll)

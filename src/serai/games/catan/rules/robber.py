"""The seven: discarding half a large hand, moving the robber, stealing a card."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, Chance, Decision, Fault, Note, kinds_of, odds_of
from serai.games.catan.state import Catan, count_hand, lose, pay
from serai.games.catan.tables import DESERT, GOODS, RESOURCES, SEATS

NONE_OF_IT: Final = 1

MUST_MOVE: Final = 1
ON_WATER: Final = 2

NOT_BESIDE: Final = 1


def seven_rolled(s: Catan, player: i64) -> None:  # rule B9
    """Large hands are halved, then the robber moves."""
    s.stack.append(MoveRobber(player))
    for p in range(s.players - 1, -1, -1):
        hand = count_hand(s, p)
        if hand > s.data.hand_limit:
            s.stack.append(Discard(p, hand // 2))


class Discard(Decision[Catan]):  # rule B9
    """Half of a hand, rounded down, goes back card by card, in any order. All discard at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "B9"
    faults: ClassVar[tuple[Fault, ...]] = ((NONE_OF_IT, "B9", "none-of-it"),)

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def together(self) -> bool:
        return True

    def size(self, s: Catan) -> i64:
        return RESOURCES

    def fault(self, s: Catan, move: i64) -> i64:
        return FINE if s.goods[self.player * GOODS + move] > 0 else NONE_OF_IT

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Catan, move: i64) -> None:
        pay(s, self.player, move, 1)
        s.tell("discarded", self.player, move)
        if self.left > 1:
            s.stack.append(Discard(self.player, self.left - 1))

    def prompt(self, s: Catan) -> Note:
        return Note("ask-discard", self.left)


class MoveRobber(Decision[Catan]):  # rule B10
    """The robber must go to another land hex; deserts are allowed."""

    rule: ClassVar[str] = "B10"
    faults: ClassVar[tuple[Fault, ...]] = (
        (MUST_MOVE, "B10", "robber-must-move"),
        (ON_WATER, "B10", "robber-on-land"),
    )

    def size(self, s: Catan) -> i64:
        return s.data.hexes

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        terrain, robber = s.terrain, s.robber
        for h in range(s.data.hexes):
            if terrain[h] <= DESERT and h != robber:
                moves = append(moves, h)
        return moves

    def fault(self, s: Catan, move: i64) -> i64:
        if move == s.robber:
            return MUST_MOVE
        return FINE if s.terrain[move] <= DESERT else ON_WATER

    def play(self, s: Catan, move: i64) -> None:
        s.robber = move
        s.tell("robber-moved", self.player, move)
        find_victim(s, self.player)


def is_victim(s: Catan, player: i64, other: i64) -> bool:  # rule B11
    """Whether another player has a building at the robber's hex."""
    for i in range(s.robber * 6, s.robber * 6 + 6):
        building = s.building[s.data.hex_vertex[i]]
        if building != 0 and (building - 1) & 3 == other:
            return other != player
    return False


def find_victim(s: Catan, player: i64) -> None:  # rule B11
    """One neighbour of the robber is robbed at once; among several the player chooses."""
    found: i64 = 0
    victim: i64 = 0
    for p in range(s.players):
        if is_victim(s, player, p):
            found += 1
            victim = p
    if found > 1:
        s.stack.append(Rob(player))
    elif found == 1:
        rob(s, player, victim)


def rob(s: Catan, player: i64, victim: i64) -> None:
    """An owner without cards yields nothing."""
    if count_hand(s, victim) == 0:
        s.tell("robbed-in-vain", player, victim)
    else:
        s.stack.append(Steal(player, victim))


class Rob(Decision[Catan]):  # rule B11
    """The player chooses one of the owners around the robber's hex."""

    rule: ClassVar[str] = "B11"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_BESIDE, "B11", "not-beside-robber"),)

    def size(self, s: Catan) -> i64:
        return SEATS

    def fault(self, s: Catan, move: i64) -> i64:
        return FINE if is_victim(s, self.player, move) else NOT_BESIDE

    def play(self, s: Catan, move: i64) -> None:
        rob(s, self.player, move)


class Steal(Chance[Catan]):  # rule B11
    """A random card; only the thief and the robbed see which."""

    fields: ClassVar[tuple[str, ...]] = ("thief", "victim")

    def __init__(self, thief: i64, victim: i64) -> None:
        super().__init__(CHANCE)
        self.thief = thief
        self.victim = victim

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(s.goods[self.victim * GOODS : self.victim * GOODS + RESOURCES])

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(s.goods[self.victim * GOODS : self.victim * GOODS + RESOURCES])

    def witness(self) -> i64:
        return self.thief

    def play(self, s: Catan, move: i64) -> None:
        steal(s, self.thief, self.victim, move)
        s.tell("robbed", self.thief, self.victim)
        s.whisper(self.thief, "stolen", self.thief, self.victim, move)
        s.whisper(self.victim, "stolen", self.thief, self.victim, move)


def steal(s: Catan, thief: i64, victim: i64, good: i64) -> None:
    """The card moves; onlookers are in doubt which, unless they know the robbed hand to be all of one kind."""
    one_kind = s.goods[victim * GOODS + good] == count_hand(s, victim)
    for onlooker in range(SEATS + 1):
        if onlooker != thief and onlooker != victim:
            row: i64 = onlooker * SEATS * RESOURCES
            if not (one_kind and s.hidden[row + victim * RESOURCES + good] == 0):
                _doubt_theft(s, row, thief, victim, good)
    s.goods[thief * GOODS + good] += 1
    s.touch(thief)
    lose(s, victim, good, 1)


def _doubt_theft(s: Catan, row: i64, thief: i64, victim: i64, good: i64) -> None:
    """Of each kind the robbed may have one card less, and the thief has one that could be any of them."""
    for kind in range(RESOURCES):
        if s.hidden[row + victim * RESOURCES + kind] < s.goods[victim * GOODS + kind]:
            s.hidden[row + victim * RESOURCES + kind] += 1
    s.hidden[row + victim * RESOURCES + good] -= 1
    s.hidden[row + thief * RESOURCES + good] += 1

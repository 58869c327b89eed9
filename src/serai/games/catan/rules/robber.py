"""The seven: discarding half a large hand, moving the robber, stealing a card."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance, Decision, Note, Refusal, contains, kinds_of, odds_of
from serai.games.catan.state import Catan, count_hand, lose, pay
from serai.games.catan.tables import DESERT, GOODS, RESOURCES, SEATS


def seven_rolled(s: Catan, player: i64) -> None:  # rule B9
    """Large hands are halved, then the robber moves."""
    s.stack.append(MoveRobber(player))
    p: i64 = s.players - 1
    while p >= 0:
        hand = count_hand(s, p)
        if hand > s.data.hand_limit:
            s.stack.append(Discard(p, hand // 2, 0))
        p -= 1


class Discard(Decision[Catan]):  # rule B9
    """Half of a hand, rounded down, goes back card by card: wood first, ore last. All discard at once."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "lowest")
    rule: ClassVar[str] = "B9"

    def __init__(self, player: i64, left: i64, lowest: i64) -> None:
        super().__init__(player)
        self.left = left
        self.lowest = lowest

    def together(self) -> bool:
        return True

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        behind: i64 = 0
        good: i64 = RESOURCES - 1
        first: i64 = 0
        while good >= self.lowest:
            behind += s.goods[self.player * GOODS + good]
            if behind >= self.left:
                first = good
                break
            good -= 1
        good = self.lowest
        while good <= first:
            if s.goods[self.player * GOODS + good] > 0:
                moves = append(moves, good)
            good += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
        pay(s, self.player, move, 1)
        s.tell("discarded", self.player, move)
        if self.left > 1:
            s.stack.append(Discard(self.player, self.left - 1, move))

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if contains(self.moves(s), move):
            return None
        if s.goods[self.player * GOODS + move] == 0:
            return Refusal("B9", "none-of-it", move)
        return Refusal("B9", "discard-in-order", move, self.left)

    def prompt(self, s: Catan) -> Note:
        return Note("ask-discard", self.left)


class MoveRobber(Decision[Catan]):  # rule B10
    """The robber must go to another land hex; deserts are allowed."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B10"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        terrain, hexes, robber = s.terrain, s.data.hexes, s.robber
        h: i64 = 0
        while h < hexes:
            if terrain[h] <= DESERT and h != robber:
                moves = append(moves, h)
            h += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
        s.robber = move
        s.tell("robber-moved", self.player, move)
        find_victim(s, self.player)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == s.robber:
            return Refusal("B10", "robber-must-move")
        return None if s.terrain[move] <= DESERT else Refusal("B10", "robber-on-land")


def is_victim(s: Catan, player: i64, other: i64) -> bool:  # rule B11
    """Whether another player has a building at the robber's hex."""
    i: i64 = 0
    while i < 6:
        building = s.building[s.data.hex_vertex[s.robber * 6 + i]]
        if building != 0 and (building - 1) & 3 == other:
            return other != player
        i += 1
    return False


def find_victim(s: Catan, player: i64) -> None:  # rule B11
    """One neighbour of the robber is robbed at once; among several the player chooses."""
    found: i64 = 0
    victim: i64 = 0
    p: i64 = 0
    while p < s.players:
        if is_victim(s, player, p):
            found += 1
            victim = p
        p += 1
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

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B11"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        p: i64 = 0
        while p < s.players:
            if is_victim(s, self.player, p):
                moves = append(moves, p)
            p += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
        rob(s, self.player, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move < s.players and is_victim(s, self.player, move):
            return None
        return Refusal("B11", "not-beside-robber")


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
    onlooker: i64 = 0
    while onlooker <= SEATS:
        if onlooker != thief and onlooker != victim:
            row = onlooker * SEATS * RESOURCES
            if not (one_kind and s.hidden[row + victim * RESOURCES + good] == 0):
                _doubt_theft(s, row, thief, victim, good)
        onlooker += 1
    s.goods[thief * GOODS + good] += 1
    lose(s, victim, good, 1)


def _doubt_theft(s: Catan, row: i64, thief: i64, victim: i64, good: i64) -> None:
    """Of each kind the robbed may have one card less, and the thief has one that could be any of them."""
    kind: i64 = 0
    while kind < RESOURCES:
        if s.hidden[row + victim * RESOURCES + kind] < s.goods[victim * GOODS + kind]:
            s.hidden[row + victim * RESOURCES + kind] += 1
        kind += 1
    s.hidden[row + victim * RESOURCES + good] -= 1
    s.hidden[row + thief * RESOURCES + good] += 1

"""Alexander's reward: chips, and the three adviser cards that change hands."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Refusal
from serai.games.catan.alexander.columns import ADVISER, ADVISER_POINTS, HELD, NONE
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan


def adviser_of(s: Catan, player: i64) -> i64:
    """Which adviser card a player holds; -1 for none."""
    card: i64 = 0
    while card < 3:
        if s.more[ADVISER + card] == player:
            return card
        card += 1
    return NONE


def adviser_points(s: Catan, player: i64) -> i64:  # rule A16
    card = adviser_of(s, player)
    return 0 if card < 0 else ADVISER_POINTS[card]


def win_chip(s: Catan, player: i64, event: i64) -> None:  # rule A15, A16
    """With three chips the best adviser card that lies ready; then a better one may be taken from another."""
    s.more[HELD + player] += 1
    s.tell("won-chip", player, event, s.more[HELD + player])
    if s.more[HELD + player] >= 3 and adviser_of(s, player) < 0:
        _take_ready(s, player)
    if player == s.turn and claim(s):
        return
    s.stack.append(Swap(player))


def _take_ready(s: Catan, player: i64) -> None:  # rule A16
    card: i64 = 0
    while card < 3:
        if s.more[ADVISER + card] == NONE:
            s.more[ADVISER + card] = player
            s.tell("becomes-adviser", player, card)
            return
        card += 1


class Swap(Decision[Catan]):  # rule A17
    """Who has more chips than another adviser may take his better card and hand over his own, if he has one."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "A17"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def _open(self, s: Catan, other: i64) -> bool:
        mine, theirs = adviser_of(s, self.player), adviser_of(s, other)
        if theirs < 0 or (mine >= 0 and mine <= theirs):
            return False
        return s.more[HELD + other] < s.more[HELD + self.player]

    def idle(self, s: Catan) -> bool:
        p: i64 = 0
        while p < s.players:
            if self._open(s, p):
                return False
            p += 1
        return True

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        p: i64 = 0
        while p < s.players:
            if self._open(s, p):
                moves = append(moves, p)
            p += 1
        return append(moves, 4)

    def play(self, s: Catan, move: i64) -> None:
        if move == 4:
            s.tell("keeps-adviser", self.player)
            return
        mine, theirs = adviser_of(s, self.player), adviser_of(s, move)
        s.more[ADVISER + theirs] = self.player
        if mine >= 0:
            s.more[ADVISER + mine] = move
        s.tell("swaps-adviser", self.player, move, theirs)
        if self.player == s.turn:
            claim(s)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == 4 or self._open(s, move):
            return None
        return Refusal("A17", "no-better-adviser")

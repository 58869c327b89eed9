"""Alexander's reward: chips, and the three adviser cards that change hands."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault
from serai.games.catan.alexander.rules.gains import EventDecision
from serai.games.catan.alexander.state import READY, Alexander
from serai.games.catan.alexander.tables import ADVISER_POINTS, ADVISERS
from serai.games.catan.tables import SEATS

FOR_ADVISER: Final = 3  # chips
KEEP: Final = SEATS

NO_BETTER: Final = 1


def adviser_of(s: Alexander, player: i64) -> i64:
    """Which adviser card a player holds; NOBODY for none."""
    for card in range(ADVISERS):
        if s.advisers[card] == player:
            return card
    return NOBODY


def adviser_points(s: Alexander, player: i64) -> i64:  # rule A16
    card = adviser_of(s, player)
    return 0 if card < 0 else ADVISER_POINTS[card]


def win_chip(s: Alexander, player: i64, event: i64) -> None:  # rule A15, A16
    """With three chips the best adviser card that lies ready; then a better one may be taken from another."""
    s.won[player] += 1
    s.tell("won-chip", player, event, s.won[player])
    if s.won[player] >= FOR_ADVISER and adviser_of(s, player) < 0:
        _take_ready(s, player)
    ask_for_swaps(s, player)


def _take_ready(s: Alexander, player: i64) -> None:  # rule A16
    for card in range(ADVISERS):
        if s.advisers[card] == READY:
            s.advisers[card] = player
            s.touch(player)
            s.tell("becomes-adviser", player, card)
            return


def ask_for_swaps(s: Alexander, first: i64) -> None:  # rule A17
    """Everyone who may take a better card is asked, clockwise from one player on; older questions are void.

    It ends: every card taken goes from fewer chips to more.
    """
    while s.stack and isinstance(s.stack[-1], Swap):
        s.stack.pop()
    for i in range(s.players - 1, -1, -1):
        s.stack.append(Swap((first + i) % s.players))


class Swap(EventDecision):  # rule A17
    """Whoever has more chips than another adviser may take the better card and hand over the own, if there is one.

    Whoever is displaced so is asked next.
    """

    rule: ClassVar[str] = "A17"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_BETTER, "A17", "no-better-adviser"),)

    def idle(self, s: Alexander) -> bool:
        for p in range(s.players):
            if self.fault(s, p) == FINE:
                return False
        return True

    def size(self, s: Alexander) -> i64:
        return KEEP + 1

    def fault(self, s: Alexander, move: i64) -> i64:
        if move == KEEP:
            return FINE
        mine, theirs = adviser_of(s, self.player), adviser_of(s, move)
        if theirs < 0 or (mine >= 0 and mine <= theirs):
            return NO_BETTER
        return FINE if s.won[move] < s.won[self.player] else NO_BETTER

    def default(self, s: Alexander) -> i64:
        """The best card: nobody means to leave points lying."""
        for holder in s.advisers:
            if holder >= 0 and self.fault(s, holder) == FINE:
                return holder
        return KEEP

    def carry_out(self, s: Alexander, move: i64) -> None:
        if move == KEEP:
            s.tell("keeps-adviser", self.player)
            return
        mine, theirs = adviser_of(s, self.player), adviser_of(s, move)
        s.advisers[theirs] = self.player
        s.touch(self.player)
        s.touch(move)
        if mine >= 0:
            s.advisers[mine] = move
        s.tell("swaps-adviser", self.player, move, theirs)
        ask_for_swaps(s, move)

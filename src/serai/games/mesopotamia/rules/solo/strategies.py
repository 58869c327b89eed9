"""The strategy cards of the Automa (p. 45 and 46): its deck, the three that lie open, their order."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance, Step
from serai.games.mesopotamia.rules.solo.conditions import is_met
from serai.games.mesopotamia.state import DISCARDED, IN_DECK, NO_STRATEGY, SHOWN, Mesopotamia
from serai.games.mesopotamia.tables_solo import NOTHING, OPEN_STRATEGIES, STRATEGIES

BOTH = 3  # amphorae on both actions


def build_deck(s: Mesopotamia, side: i64) -> None:
    """The standard cards, of which the empire's own cards replace some."""  # rules MES135, G37
    t = s.data.solo
    s.strategy = vec[i64]([NO_STRATEGY] * STRATEGIES)
    for card in range(STRATEGIES):
        if t.empire[card] == NOTHING:
            s.strategy[card] = IN_DECK
    for card in range(STRATEGIES):
        if t.empire[card] != NOTHING and t.empire[card] == s.empire[side]:
            s.strategy[card] = IN_DECK
            s.strategy[t.replaces[card]] = NO_STRATEGY


def priority(s: Mesopotamia, side: i64, card: i64) -> i64:
    """The smaller the number, the more urgent."""  # rule MES136
    t = s.data.solo
    return t.met[card] if is_met(s, side, t.condition[card]) else t.unmet[card]


def rank(s: Mesopotamia, side: i64, aloud: bool) -> None:
    """The open cards are put in the order of their priorities; on equal ones the smaller card goes first."""
    # rules MES136, G86
    for i in range(1, len(s.display)):
        at = i
        while at > 0 and is_more_urgent(s, side, s.display[at], s.display[at - 1]):
            swap(s, at)
            at -= 1
    if aloud:
        for i in range(len(s.display)):
            card = s.display[i]
            met = is_met(s, side, s.data.solo.condition[card])
            reason = 2 * s.data.solo.condition[card] + (0 if met else 1)
            s.tell("strategy-ranks", i + 1, card, priority(s, side, card), reason)


def is_more_urgent(s: Mesopotamia, side: i64, card: i64, other: i64) -> bool:
    mine, theirs = priority(s, side, card), priority(s, side, other)
    return mine < theirs if mine != theirs else card < other


def swap(s: Mesopotamia, at: i64) -> None:
    """A card changes places with the one before it, amphorae and all."""
    card, amphorae = s.display[at], s.placed[at]
    s.display[at], s.placed[at] = s.display[at - 1], s.placed[at - 1]
    s.display[at - 1], s.placed[at - 1] = card, amphorae


def discard_finished(s: Mesopotamia) -> None:
    """Cards with amphorae on both actions are discarded; on the others they stay."""  # rule MES141
    cards, amphorae = s.display, s.placed
    s.display, s.placed = vec[i64](), vec[i64]()
    for i in range(len(cards)):
        if amphorae[i] == BOTH:
            s.strategy[cards[i]] = DISCARDED
            s.tell("strategy-discarded", cards[i])
        else:
            s.display = append(s.display, cards[i])
            s.placed = append(s.placed, amphorae[i])


def in_deck(s: Mesopotamia) -> vec[i64]:
    """The strategy cards that may be drawn."""
    found = vec[i64]()
    for card in range(len(s.strategy)):
        if s.strategy[card] == IN_DECK:
            found = append(found, card)
    return found


def reshuffle(s: Mesopotamia) -> None:
    """The discarded cards are the new deck."""  # rule MES141
    s.tell("strategies-reshuffled")
    for card in range(len(s.strategy)):
        if s.strategy[card] == DISCARDED:
            s.strategy[card] = IN_DECK


class Refill(Step[Mesopotamia]):
    """Strategy cards are drawn until three lie open; then they are put in order."""  # rules MES136, MES141

    def run(self, s: Mesopotamia) -> None:
        if len(s.display) >= OPEN_STRATEGIES:
            rank(s, self.player, False)
            return
        if len(in_deck(s)) == 0:
            reshuffle(s)
        if len(in_deck(s)):
            s.then(DrawStrategy(self.player, NOTHING, 0), Refill(self.player))


class SeekStrategy(Step[Mesopotamia]):
    """Strategy cards are drawn and discarded until one with an action turns up; an empty deck is reshuffled once."""

    # rules MES142, G35, G88
    fields: ClassVar[tuple[str, ...]] = ("player", "action", "again")

    def __init__(self, player: i64, action: i64, again: i64) -> None:
        self.player = player
        self.action = action
        self.again = again

    def run(self, s: Mesopotamia) -> None:
        again = self.again
        if len(in_deck(s)) == 0 and not again:
            again = 1
            reshuffle(s)
        if len(in_deck(s)):
            s.then(DrawStrategy(self.player, self.action, again))
        else:
            s.tell("strategy-not-found", self.action)


class DrawStrategy(Chance[Mesopotamia]):
    """A strategy card from the deck; it lies open, unless one with another action is looked for."""

    # rules MES135, MES141, G35, G88
    fields: ClassVar[tuple[str, ...]] = ("side", "action", "again")

    def __init__(self, side: i64, action: i64, again: i64) -> None:
        super().__init__(CHANCE)
        self.side = side
        self.action = action
        self.again = again

    def moves(self, s: Mesopotamia) -> vec[i64]:
        return in_deck(s)

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(in_deck(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        if self.action == NOTHING or shows(s, move, self.action):
            s.strategy[move] = SHOWN
            s.display = append(s.display, move)
            s.placed = append(s.placed, 0)
            s.tell("strategy-shown", move)
        else:
            s.strategy[move] = DISCARDED
            s.tell("strategy-passed-over", move)
            s.then(SeekStrategy(self.side, self.action, self.again))


def shows(s: Mesopotamia, card: i64, action: i64) -> bool:
    """Whether a strategy card has an action."""
    return s.data.solo.action[2 * card] == action or s.data.solo.action[2 * card + 1] == action

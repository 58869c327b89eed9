"""Events (p. 38 to 40): a token is turned up and one of its two options chosen."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules import boons
from serai.games.mesopotamia.rules.goods import affords, heap, pay
from serai.games.mesopotamia.rules.tracks import climb
from serai.games.mesopotamia.state import EVENT, HIDDEN, MAP, NO_EVENT, OPEN, POINTS, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS, GOODS, STOCK, TRIBE
from serai.games.mesopotamia.tables_events import EVENTS_OF_SHAPE, FOR_POINTS, OPTIONS, SIX_ROUNDS
from serai.games.mesopotamia.units import event_dice, nation, unseated

CANNOT_PAY: Final = 1
NO_DIE: Final = 2
NOT_MINE: Final = 1


class RevealEvent(Step[Mesopotamia]):
    """A unit of the side has ended its way in an area, or a tribe was beaten there: a hidden event comes to light.

    Does nothing where no event is hidden, a tribe stands or the area is blocked.
    """  # rules MES032, MES052, MES098, MES102, MES165, G12, G66

    fields: ClassVar[tuple[str, ...]] = ("player", "area")

    def __init__(self, player: i64, area: i64) -> None:
        self.player = player
        self.area = area

    def run(self, s: Mesopotamia) -> None:
        tribe = s.land[self.area * CAMPS + TRIBE]
        if s.event[self.area] == HIDDEN and s.ground[self.area] == OPEN and tribe == 0:
            s.then(DrawEvent(self.player, self.area))


class DrawEvent(Chance[Mesopotamia]):
    """Which token lies there: any of the area's shape that has not come up yet, so nothing is laid in advance."""

    # rules MES016, MES110

    fields: ClassVar[tuple[str, ...]] = ("side", "area")

    def __init__(self, side: i64, area: i64) -> None:
        super().__init__(CHANCE)
        self.side = side
        self.area = area

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        first = s.data.terrain[self.area] * EVENTS_OF_SHAPE
        for event in range(first, first + EVENTS_OF_SHAPE):
            if s.event_left[event]:
                found = append(found, event)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.event_left[move] = 0
        s.event[self.area] = NO_EVENT
        s.card[self.area] = move
        s.touch(MAP)
        s.tell("event-revealed", nation(s, self.side), self.area, move)
        ask_option(s, self.side, self.area)


def ask_option(s: Mesopotamia, side: i64, area: i64) -> None:
    """Who reveals chooses; a side without a seat takes the option with more steps, the first of equal ones."""
    # rules MES110, G96
    options = ChooseOption(side, area)
    if not unseated(s, side):
        s.then(options)
        return
    first, second = option_of(s, area, 0), option_of(s, area, 1)
    which: i64 = 1 if s.data.option_track[second] > s.data.option_track[first] else 0
    if options.dieless(s, which) and not options.dieless(s, 1 - which):
        which = 1 - which
    options.play(s, which)


def option_of(s: Mesopotamia, area: i64, which: i64) -> i64:
    """The number of an option of the card that lies in an area."""
    return s.card[area] * OPTIONS + which


class ChooseOption(Decision[Mesopotamia]):
    """One of the two options must be chosen."""  # rules MES110, MES174, G41, G77

    fields: ClassVar[tuple[str, ...]] = ("player", "area")
    rule: ClassVar[str] = "MES110"
    faults: ClassVar[tuple[Fault, ...]] = (
        (CANNOT_PAY, "MES174", "event-price"),
        (NO_DIE, "G41", "no-event-die"),
    )

    def __init__(self, player: i64, area: i64) -> None:
        super().__init__(player)
        self.area = area

    def size(self, s: Mesopotamia) -> i64:
        return OPTIONS

    def payable(self, s: Mesopotamia, which: i64) -> bool:
        return affords(s, self.player, s.data.option_price, option_of(s, self.area, which) * GOODS)

    def dieless(self, s: Mesopotamia, which: i64) -> bool:
        """Whether the option needs a fourth event die."""
        kind = s.data.option_kind[option_of(s, self.area, which)]
        return kind == SIX_ROUNDS and event_dice(s, self.player) >= STOCK

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if not self.payable(s, move):
            return CANNOT_PAY
        other = 1 - move
        if self.dieless(s, move) and self.payable(s, other) and not self.dieless(s, other):
            return NO_DIE
        return FINE

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return heap(s.data.option_price, option_of(s, self.area, move) * GOODS), 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        option = option_of(s, self.area, move)
        s.tell("event-chosen", nation(s, self.player), self.area, option)
        if not unseated(s, self.player):
            pay(s, self.player, s.data.option_price, option * GOODS)
        if self.dieless(s, move):
            s.then(StartRounds(self.player, self.area, move))
            give_one_up(s, self.player)
        elif s.data.option_kind[option] == SIX_ROUNDS:
            s.then(StartRounds(self.player, self.area, move))
        else:
            finish(s, self.player, self.area, option)

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-choose-option-of", self.player, s.card[self.area], self.area)

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        return Note("option-does", option_of(s, self.area, move))


def finish(s: Mesopotamia, side: i64, area: i64, option: i64) -> None:
    """The effect of an option, then the steps on the event track. The card leaves; a token with points stays."""
    # rules MES111, MES112
    if s.data.option_kind[option] == FOR_POINTS:
        s.event[area] = POINTS
        s.touch(MAP)
    else:
        discard(s, area)
    s.then(Advance(side, option))
    boons.grant(s, side, area, option)


def discard(s: Mesopotamia, area: i64) -> None:
    """Card, token and die leave the game."""
    s.event[area] = NO_EVENT
    s.card[area] = NOBODY
    s.holder[area] = NOBODY
    s.pips[area] = 0
    s.choice[area] = 0
    s.touch(MAP)


class Advance(Step[Mesopotamia]):
    """The seal goes up the event track by the printed steps."""  # rules MES111, MES112, MES113, MES119

    fields: ClassVar[tuple[str, ...]] = ("player", "option")

    def __init__(self, player: i64, option: i64) -> None:
        self.player = player
        self.option = option

    def run(self, s: Mesopotamia) -> None:
        climb(s, self.player, EVENT, s.data.option_track[self.option])


class StartRounds(Step[Mesopotamia]):
    """The card is kept, and an own event die showing one lies on the area."""  # rule MES113

    fields: ClassVar[tuple[str, ...]] = ("player", "area", "which")

    def __init__(self, player: i64, area: i64, which: i64) -> None:
        self.player = player
        self.area = area
        self.which = which

    def run(self, s: Mesopotamia) -> None:
        s.event[self.area] = RUNNING
        s.holder[self.area] = self.player
        s.choice[self.area] = self.which
        s.pips[self.area] = 1
        s.touch(MAP)
        s.tell("event-die-laid", nation(s, self.player), self.area, s.data.event_rounds)


def give_one_up(s: Mesopotamia, side: i64) -> None:
    """A running event must go; a side without a seat gives up the one that has run least, the first of equal ones."""
    # rules G41, G96
    if not unseated(s, side):
        s.then(GiveUp(side))
        return
    least: i64 = NOBODY
    for area in range(s.data.areas):
        if s.holder[area] == side and (least == NOBODY or s.pips[area] < s.pips[least]):
            least = area
    GiveUp(side).play(s, least)


class GiveUp(Decision[Mesopotamia]):
    """All three event dice lie out: one of the running events is given up without any effect."""  # rule G41

    rule: ClassVar[str] = "G41"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_MINE, "G41", "no-own-die-there"),)

    def size(self, s: Mesopotamia) -> i64:
        return AREAS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if s.holder[move] == self.player else NOT_MINE

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.tell("event-given-up", nation(s, self.player), s.card[move], move)
        discard(s, move)

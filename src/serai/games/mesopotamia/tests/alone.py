"""Positions of Siege of Ur and Guardians of Assur: the table after its set-up, or bare, arranged by words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.preparation import RivalHome
from serai.games.mesopotamia.rules.solo.guardians import LayAssur
from serai.games.mesopotamia.rules.solo.siege import LaySiege, RevealOrder
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.rules.tracks import ranking
from serai.games.mesopotamia.state import EVENT, GUARDIANS, NO_EVENT, POPULATION, RUNNING, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import EMPIRE_NAMES
from serai.games.mesopotamia.tables_events import EVENTS
from serai.games.mesopotamia.tests.position import Position, area, printed
from serai.testing import ScriptedTable, table


class Alone(Position):
    """The lone player against a side without a seat; the board of the mode is laid out."""

    def __init__(self, mode: int, mine: str, other: str) -> None:
        s = self.state = Mesopotamia.blank(printed(), 1)
        s.solo, s.sides, s.sets, s.round = mode, 2, 3, 1
        s.role[0] = 0
        for event in range(EVENTS):
            s.event_left[event] = printed().event_there[event]
        s.empire[0], s.empire[1] = EMPIRE_NAMES.index(mine), EMPIRE_NAMES.index(other)
        RivalHome().run(s)
        (LaySiege() if mode == SIEGE else LayAssur()).run(s)
        s.order = ranking(s, POPULATION)

    def bare(self) -> Self:
        """Nothing but the two start areas: no units, walls, settlements, tribes or events."""
        s = self.state
        for name in (EMPIRE_NAMES[s.empire[0]], EMPIRE_NAMES[s.empire[1]], "tribe"):
            self.clear(name)
        for one in range(int(s.data.areas)):
            s.wall[one] = s.settlement[one] = NOBODY
            s.event[one] = NO_EVENT
        return self

    def gone(self, *where: str) -> Self:
        """The events of these areas are gone."""
        for word in where:
            self.state.event[area(word)] = NO_EVENT
        return self


def siege(mine: str = "sumer", other: str = "babylon") -> Alone:
    return Alone(SIEGE, mine, other)


def guardians(mine: str = "sumer", other: str = "babylon") -> Alone:
    return Alone(GUARDIANS, mine, other)


def order(p: Alone, *cards: str) -> ScriptedTable:
    """The defenders reveal these cards, one by one, and nothing else happens."""
    return p.then(*(RevealOrder(0, 1) for _ in cards)).play(*(f"order {card}" for card in cards))


def events(t: ScriptedTable) -> int:
    """Where the defenders are on the event track."""
    return int(place_on(t.state, 1, EVENT))


def attack(waves: int = 1, beaten: int = 0) -> Alone:
    """A bare board with a wave of Babylonians on its way to Sumer's Assur: none is due."""
    p = guardians().bare()
    p.state.waves, p.state.repelled = waves, beaten
    return p.goods("babylon", bone=3)


def event(p: Alone, where: str, kind: int) -> Alone:
    """An event of the first card that lies open in an area; a running one is the player's."""
    one = area(where)
    p.state.event[one], p.state.card[one] = kind, 0
    if kind == RUNNING:
        p.state.holder[one], p.state.pips[one] = 0, 2
    return p


def seated(mode: str, mine: str, other: str) -> ScriptedTable:
    """A whole match of a mode, after all choices of the set-up; what is dealt and returned is the first offer."""
    t = table("mesopotamia", 1, None, solo=mode).play(f"empire {mine}", f"empire {other}")
    while t.asked() in ("deal-trade", "deal-garden", "deal-mission", "return-mission"):
        t.play(t.offered()[0])
    return t


Answers = dict[str, Callable[[ScriptedTable], str]]


def run(t: ScriptedTable, answers: Answers, most: int = 2000) -> ScriptedTable:
    """Plays on: each kind of question is answered by its own function, all others by the first offer."""
    for _ in range(most):
        if not t.asked():
            return t
        answer = answers.get(t.asked())
        t.play(answer(t) if answer else t.offered()[0])
    raise AssertionError(f"not over after {most} moves")


def preferring(*words: str) -> Callable[[ScriptedTable], str]:
    """The first of these words that is offered, else the last offer: to pass, as a rule."""

    def answer(t: ScriptedTable) -> str:
        offered = t.offered()
        return next((word for word in words if word in offered), offered[-1])

    return answer

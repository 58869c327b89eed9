"""Events held for six rounds (p. 39 and 40): income, last effect, loss of control."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules.boons import income
from serai.games.mesopotamia.rules.events import ask_option, finish, option_of
from serai.games.mesopotamia.rules.solo.turns import take_over
from serai.games.mesopotamia.state import DUEL, MAP, NO_EVENT, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import GOODS, SIDES
from serai.games.mesopotamia.units import controller, nation, unseated


class TakeOvers(Step[Mesopotamia]):
    """Running events in areas that another side controls now go over to it."""

    # rules MES114, G39, G42, G44, G53, G106

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for area in range(s.data.areas):
            taker = controller(s, area)
            if s.event[area] == RUNNING and 0 <= taker < SIDES and taker != s.holder[area]:
                s.tell("event-taken-over", nation(s, taker), s.card[area], area)
                s.event[area] = NO_EVENT
                s.holder[area] = NOBODY
                s.pips[area] = 0
                s.touch(MAP)
                s.then(TakeOvers())
                if s.solo > DUEL and unseated(s, taker):
                    take_over(s, area)
                else:
                    ask_option(s, taker, area)
                return


class SixRounds(Step[Mesopotamia]):
    """At the end of a round running events bring their income, in turn order."""  # rules MES040, MES113, G53

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for place in range(len(s.order) - 1, -1, -1):
            for area in range(s.data.areas - 1, -1, -1):
                if s.event[area] == RUNNING and s.holder[area] == s.order[place]:
                    s.then(HeldRound(s.order[place], area))


class HeldRound(Step[Mesopotamia]):
    """A running event brings its income, and after the sixth round its last effect. It rests out of control."""

    # rules MES113, G42, G43

    fields: ClassVar[tuple[str, ...]] = ("player", "area")

    def __init__(self, player: i64, area: i64) -> None:
        self.player = player
        self.area = area

    def run(self, s: Mesopotamia) -> None:
        area = self.area
        if controller(s, area) != self.player:
            s.tell("event-rests", nation(s, self.player), s.card[area], area)
            return
        option = option_of(s, area, s.choice[area])
        income(s, self.player, s.data.option_round, option * GOODS)
        if s.pips[area] < s.data.event_rounds:
            s.pips[area] += 1
            s.touch(MAP)
            s.tell("event-die-turned", nation(s, self.player), area, s.pips[area])
        else:
            s.tell("event-completed", nation(s, self.player), s.card[area], area)
            finish(s, self.player, area, option)

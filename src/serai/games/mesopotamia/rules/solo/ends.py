"""How a mode ends before its time, won or lost."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.rules.ending import FinalScoring
from serai.games.mesopotamia.state import SIEGE, Mesopotamia
from serai.games.mesopotamia.units import kind_of


def end_now(s: Mesopotamia, beaten: bool) -> None:
    """The mode is won or lost: nothing that was to come comes any more, and everything is counted."""
    s.beaten = 1 if beaten else 0
    s.stack.clear()
    s.then(FinalScoring())


def is_ur(s: Mesopotamia, area: i64) -> bool:
    """Whether an area is the city besieged: only a unit with a ram enters it."""  # rules MES143, G38
    return s.solo == SIEGE and area == s.start[s.players]


def enters_ur(s: Mesopotamia, unit: i64, area: i64) -> None:
    """A land unit with a ram steps into Ur: the siege is won at once, whoever stands there."""  # rules MES143, G101
    s.tell("ur-falls", s.empire[0], kind_of(unit), area)
    end_now(s, False)


def out_of_time(s: Mesopotamia) -> None:
    """The last round is over: a siege has failed, a horde that is not beaten stays."""  # rule G120
    s.tell("siege-too-long" if s.solo == SIEGE else "waves-too-long", s.round)
    end_now(s, True)

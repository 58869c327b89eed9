"""Clocks: time banks with increment, or days per move. Several may run at once.

A clock is a pair: the seconds it had when it was last started or stopped (`bank`), and when it was
started (`since`, None while it stands). It needs no ticking: everything follows from the time of day.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.server.wire.seating import BankClock, Clock
from serai.server.wire.table import ClockFace

DAY = 86400.0
GRACE = 60.0  # who takes his seat back from a bot has at least this long

State = tuple[float | None, float | None]  # bank and since


def first(clock: Clock | None) -> float | None:
    """What a clock shows before the first move."""
    if clock is None:
        return None
    return float(clock.seconds) if isinstance(clock, BankClock) else clock.days * DAY


def turn(clock: Clock | None, bank: float | None, since: float | None, runs: bool, now: float) -> State:
    """A clock after a move: started, stopped or left alone."""
    if clock is None or bank is None or runs == (since is not None):
        return bank, since
    if runs:
        return (bank if isinstance(clock, BankClock) else clock.days * DAY), now
    assert since is not None
    rest = left(bank, since, now)
    return (rest + clock.increment if isinstance(clock, BankClock) else rest), None


def before_undo(clock: Clock | None, bank: float | None, since: float | None) -> State:
    """The clock of somebody who takes a move back: where that had stopped it, what it was filled up by is gone too."""
    if bank is None or since is not None or not isinstance(clock, BankClock):
        return bank, since
    return max(0.0, bank - clock.increment), None


def left(bank: float, since: float | None, now: float) -> float:
    """Never more than there was: the time of day may have been set back since."""
    return bank if since is None else max(0.0, bank - max(0.0, now - since))


def face(bank: float | None, since: float | None, now: float) -> ClockFace | None:
    if bank is None:
        return None
    return ClockFace(round(left(bank, since, now), 1), since is not None)


def after_return(clock: Clock | None, bank: float | None) -> float | None:
    """The bank of somebody who takes his seat back: never so little that it is lost again at once."""
    if clock is None or bank is None:
        return bank
    return max(bank, GRACE)


def deadline(states: Sequence[State]) -> float | None:
    """When the first running clock is at zero."""
    return min(ends(states), default=None)


def ends(states: Sequence[State]) -> list[float]:
    """When each running clock is at zero."""
    return [since + bank for bank, since in states if since is not None and bank is not None]

"""Secret stakes in the Standards of Ur, and what they bring (p. 28 to 30, 34)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.fights import Fights
from serai.games.mesopotamia.rules.goods import gain, has
from serai.games.mesopotamia.rules.laying import lay
from serai.games.mesopotamia.rules.muster import commander, refund, rival, tie_winner
from serai.games.mesopotamia.rules.rows import arrange
from serai.games.mesopotamia.rules.simple import SimpleOutcome
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BONE, MOBILITY, ROWS, STRENGTH, TACTICS, TRIBE
from serai.games.mesopotamia.units import nation, ships_beside

MOST: Final = 60  # in one compartment: the words are made for no more
TOO_MANY: Final = 1
SHIPS: Final = 2
ALL: Final = 3


def support(s: Mesopotamia, army: i64) -> i64:
    """Knucklebones that an army's ships bring to this battle."""  # rules MES055, MES085, MES170, G30
    side = rival(s, army)
    return 0 if side == TRIBE else ships_beside(s, side, s.area)


def funds(s: Mesopotamia, army: i64) -> i64:
    """How many knucklebones an army may stake."""  # rules MES085, MES086, MES100
    side = rival(s, army)
    return s.tribe_roll if side == TRIBE else has(s, side, BONE) + support(s, army)


def may_stake(s: Mesopotamia, army: i64) -> bool:
    """Whether there is anything to stake: stocks are public, so who has nothing is not asked."""
    # rules MES086, MES161
    return rival(s, army) == TRIBE or funds(s, army) > 0


def bound(s: Mesopotamia, army: i64) -> i64:
    """How many it must stake at least: those of its ships, a tribe all."""  # rules MES085, MES100
    return s.tribe_roll if rival(s, army) == TRIBE else support(s, army)


def staked(s: Mesopotamia, army: i64) -> i64:
    """How many it has staked in all compartments."""
    found: i64 = 0
    for part in range(ROWS):
        found += s.stake[army * ROWS + part]
    return found


def last_part(s: Mesopotamia) -> i64:
    """Simple battles know one compartment only."""  # rule MES109
    return STRENGTH if s.simple else MOBILITY


class Stake(Decision[Mesopotamia]):
    """A number of knucklebones for one compartment, in secret, both sides at the same time.

    The numbers lie in a hidden column; the stores change only when all is revealed. Who has anything to stake is asked
    for every compartment, even with one answer: a question that is skipped would tell what was staked before.
    """

    # rules MES086, MES100, MES161, G58
    fields: ClassVar[tuple[str, ...]] = ("player", "army", "part")
    rule: ClassVar[str] = "MES086"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOO_MANY, "MES086", "stake-too-many"),
        (SHIPS, "MES085", "stake-ships"),
        (ALL, "MES100", "stake-all"),
    )

    def __init__(self, player: i64, army: i64, part: i64) -> None:
        super().__init__(player)
        self.army = army
        self.part = part

    def together(self) -> bool:
        return True

    def witness(self) -> i64:
        return self.player

    def size(self, s: Mesopotamia) -> i64:
        return MOST + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        total = staked(s, self.army) + move
        if total > funds(s, self.army):
            return TOO_MANY
        if self.part == last_part(s) and total < bound(s, self.army):
            return ALL if rival(s, self.army) == TRIBE else SHIPS
        return FINE

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return funds(s, self.army) - staked(s, self.army), bound(s, self.army), 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.stake[self.army * ROWS + self.part] = move
        s.whisper(self.player, "you-stake", self.part, move)
        if self.part < last_part(s):
            s.then(Stake(self.player, self.army, self.part + 1))
        else:
            s.tell("has-staked", nation(s, rival(s, self.army)))

    def prompt(self, s: Mesopotamia) -> Note | None:
        name, stock = nation(s, rival(s, self.army)), funds(s, self.army)
        if s.simple:
            return Note("ask-stake-simple", name, stock)
        return Note("ask-stake", name, self.part, stock)


class RevealStakes(Step[Mesopotamia]):
    """All compartments of both sides are opened together; only now knucklebones leave the stores."""

    # rules MES096, MES168, G68
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        s.reveal()
        for army in range(2):
            side, first = rival(s, army), army * ROWS
            if side != TRIBE:
                gain(s, side, BONE, support(s, army) - staked(s, army))
            if s.simple:
                s.tell("stake-shown", nation(s, side), s.stake[first])
            else:
                s.tell("stakes-shown", nation(s, side), s.stake[first], s.stake[first + 1], s.stake[first + 2])
        if s.simple:
            s.then(SimpleOutcome())
        else:
            s.then(Compare(STRENGTH), Compare(TACTICS), Compare(MOBILITY), Fights())


def secret(s: Mesopotamia) -> bool:
    """Whether stakes are being laid that nobody but their owners may see."""  # rules MES161, MES168
    for frame in s.stack:
        if isinstance(frame, RevealStakes):
            return True
    return False


def parts_staked(s: Mesopotamia, army: i64) -> i64:
    """How many compartments an army has answered for."""
    for frame in s.stack:
        if isinstance(frame, Stake) and frame.army == army:
            return frame.part
    return last_part(s) + 1


class Compare(Step[Mesopotamia]):
    """A compartment: the higher stake wins the difference as knucklebones for cards, the lower gets half back."""

    # rules MES087, MES088, MES089, MES090, G21, G27
    fields: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(self, part: i64) -> None:
        self.player = NOBODY
        self.part = part

    def run(self, s: Mesopotamia) -> None:
        winner: i64 = 0 if s.stake[self.part] > s.stake[ROWS + self.part] else 1
        less = s.stake[(1 - winner) * ROWS + self.part]
        bonus = s.stake[winner * ROWS + self.part] - less
        if bonus:
            s.tell("stake-won", nation(s, rival(s, winner)), self.part, bonus)
            refund(s, 1 - winner, less)
            s.then(LayBonus(winner, self.part, bonus))
        else:
            s.tell("stakes-equal", self.part)
        if self.part == TACTICS:  # the rows come before the knucklebones are laid
            s.arranger = rival(s, winner) if bonus else tie_winner(s)
            arrange(s)


class LayBonus(Step[Mesopotamia]):
    """The knucklebones won in a compartment are laid on the winner's cards."""

    # rules MES087, MES088, MES090
    fields: ClassVar[tuple[str, ...]] = ("army", "part", "bonus")

    def __init__(self, army: i64, part: i64, bonus: i64) -> None:
        self.player = NOBODY
        self.army = army
        self.part = part
        self.bonus = bonus

    def run(self, s: Mesopotamia) -> None:
        lay(s, commander(s, rival(s, self.army)), self.army, self.part, self.bonus)

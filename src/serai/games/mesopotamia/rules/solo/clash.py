"""Solo battles (p. 48 and 49): no stakes; the human lays knucklebones and chooses the fights, the other side reacts.

`battles.begin` calls `begin` when `is_solo` says so; `s.area`, `s.attacker`, `s.defender` and, against a tribe,
`s.chief` are settled by then. The battle ends with `fights.end_battle`, after which `NextBattle` goes on.
In the human's role is the player who fights, or, where an Automa attacks a tribe, whoever plays the tribe.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.fights import end_battle
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.muster import (
    DrawCard,
    army_of,
    bearer,
    commander,
    muster,
    rival,
    stands,
    strength_left,
)
from serai.games.mesopotamia.rules.solo.arming import ArmNext
from serai.games.mesopotamia.rules.solo.reaction import BEATEN, OUTRUN, resolve
from serai.games.mesopotamia.rules.solo.roles import arming
from serai.games.mesopotamia.rules.tribes import RollTribe
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BATTLE_CARDS, BONE, MOBILITY, ROWS, TRIBE
from serai.games.mesopotamia.units import nation, ships_beside, unseated

NOT_HERE: Final = 1
WRONG_SIDE: Final = 2


def is_solo(s: Mesopotamia) -> bool:
    """Whether a battle is fought by the rules for one: against a side without a seat, or a lone player and a tribe."""
    # rules MES130, MES132, G36, G82, G83
    return unseated(s, s.attacker) or unseated(s, s.defender) or (s.players == 1 and s.defender == TRIBE)


def begin(s: Mesopotamia) -> None:
    """Cards for the human's units, knucklebones on them, cards for the other side, then the fights."""  # rule MES130
    muster(s, arming(s))
    mine = strength_left(s, arming(s))
    player = commander(s, rival(s, arming(s)))
    s.fate = vec[i64]([0] * len(s.fighter))
    s.then(Purses(), DrawSome(0, mine), ArmNext(player), DrawSome(mine, len(s.fighter)), NextMeeting())
    if s.defender == TRIBE:
        s.then(RollTribe())  # rule G82


class Purses(Step[Mesopotamia]):
    """Knucklebones beyond the stores: a tribe's, and those that ships bring to this battle."""

    # rules MES085, MES100, G36, G84
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        s.extra = vec[i64]([0, 0])
        for army in range(2):
            side = rival(s, army)
            found = s.tribe_roll if side == TRIBE else ships_beside(s, side, s.area)
            s.extra[0 if army == arming(s) else 1] = found
            if found and side != TRIBE:
                s.tell("ships-bring", nation(s, side), found)


class DrawSome(DrawCard):
    """A unit draws its battle card, then the next one, up to some unit."""  # rules MES084, MES130

    fields: ClassVar[tuple[str, ...]] = ("fighter", "end")

    def __init__(self, fighter: i64, end: i64) -> None:
        super().__init__(fighter)
        self.end = end

    def go_on(self, s: Mesopotamia) -> None:
        if self.fighter + 1 < self.end:
            s.then(DrawSome(self.fighter + 1, self.end))


class NextMeeting(Step[Mesopotamia]):
    """As long as both sides have units the next fight is chosen; then the battle is over."""

    # rules MES130, MES133, G33
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        if strength_left(s, 0) and strength_left(s, 1):
            s.then(NextMeeting())
            ask(s, Meet(commander(s, rival(s, arming(s))), NOBODY))
            return
        if strength_left(s, arming(s)) == 0:
            take_back(s)
        s.extra = vec[i64]()
        s.fate = vec[i64]()
        end_battle(s)


def ask(s: Mesopotamia, decision: Meet) -> None:
    """Ask, unless there is only one answer."""
    moves = decision.moves(s)
    if len(moves) == 1:
        decision.play(s, moves[0])
    else:
        s.then(decision)


class Meet(Decision[Mesopotamia]):
    """Which own unit fights next, then against whom."""

    # rules MES130, G85
    fields: ClassVar[tuple[str, ...]] = ("player", "own")
    rule: ClassVar[str] = "MES130"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_HERE, "MES130", "card-not-here"),
        (WRONG_SIDE, "MES130", "card-wrong-side"),
    )

    def __init__(self, player: i64, own: i64) -> None:
        super().__init__(player)
        self.own = own  # the card of the own unit, NOBODY while it is asked for

    def size(self, s: Mesopotamia) -> i64:
        return BATTLE_CARDS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        fighter = bearer(s, move)
        if fighter == NOBODY:
            return NOT_HERE
        return FINE if (army_of(s, fighter) == arming(s)) == (self.own == NOBODY) else WRONG_SIDE

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        if self.own == NOBODY:
            ask(s, Meet(self.player, move))
        else:
            resolve(s, bearer(s, self.own), bearer(s, move))

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-meet-first") if self.own == NOBODY else Note("ask-meet-second", self.own)


def take_back(s: Mesopotamia) -> None:
    """Who has lost the battle takes a knucklebone back for each lost row of a card in which one was laid."""
    # rules MES133, G33, G97
    side = rival(s, arming(s))
    found: i64 = 0
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) != arming(s) or stands(s, fighter) or not s.fate[fighter] & BEATEN:
            continue
        for part in range(ROWS):
            if s.fate[fighter] >> part & 1 and (part != MOBILITY or s.fate[fighter] & OUTRUN):
                found += 1
    if found and side != TRIBE:
        gain(s, side, BONE, found)
        s.tell("bones-back", nation(s, side), found)

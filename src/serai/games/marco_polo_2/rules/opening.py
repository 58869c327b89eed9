"""Set-up (p. 2 to 4): what is dealt at random, the draft of characters, the goal cards."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Note, Step, kinds_of
from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.state import ACTIVE, FIGURES, MAP, Journey
from serai.games.marco_polo_2.tables import (
    BEIJING,
    CHARACTERS,
    CONTRACT_COUNT,
    DEALT_GOALS,
    FIRST_START,
    GOALS,
    MAILIN,
)

NOT_SHOWN: Final = 101
NOT_DEALT: Final = 102


def absent(taken: vec[i64], total: i64) -> vec[i64]:
    """The numbers below `total` that are not in a list."""
    free = vec[i64]([1] * total)
    for one in taken:
        if one >= 0:
            free[one] = 0
    return kinds_of(free)


class DealNext(Chance[Journey]):
    """Something random for the next of the places that have room for it."""

    fields: ClassVar[tuple[str, ...]] = ("player", "number")

    def __init__(self, player: i64, number: i64) -> None:
        super().__init__(player)
        self.number = number


class DealMarker(DealNext):  # rule M1
    """A random city bonus marker for the next bonus city; one of the seven stays in the box."""

    def moves(self, s: Journey) -> vec[i64]:
        return absent(s.marker_at, s.data.markers)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * (s.data.markers - self.number))

    def play(self, s: Journey, move: i64) -> None:
        s.marker_at[s.data.bonus_place[self.number]] = move
        s.touch(MAP)
        s.tell("marker-laid", move, s.data.bonus_place[self.number])
        if self.number + 1 < len(s.data.bonus_place):
            s.then(DealMarker(CHANCE, self.number + 1))


class DealOutpost(DealNext):  # rule M1
    """A random outpost bonus for the next city that has room for one."""

    def moves(self, s: Journey) -> vec[i64]:
        return absent(s.outpost_at, s.data.outposts)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * (s.data.outposts - self.number))

    def play(self, s: Journey, move: i64) -> None:
        s.outpost_at[s.data.outpost_place[self.number]] = move
        s.touch(MAP)
        s.tell("outpost-laid", move, s.data.outpost_place[self.number])
        if self.number + 1 < len(s.data.outpost_place):
            s.then(DealOutpost(CHANCE, self.number + 1))


class DealStart(Chance[Journey]):  # rule M3
    """A random blue contract for a player's board."""

    fields: ClassVar[tuple[str, ...]] = ("player", "taker")

    def __init__(self, player: i64, taker: i64) -> None:
        super().__init__(player)
        self.taker = taker

    def moves(self, s: Journey) -> vec[i64]:
        free = vec[i64]([0] * CONTRACT_COUNT)
        for contract in range(FIRST_START, FIRST_START + s.data.starts):
            free[contract] = 1
        for taken in s.active:
            if taken >= 0:
                free[taken] = 0
        return kinds_of(free)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * (s.data.starts - self.taker))

    def play(self, s: Journey, move: i64) -> None:
        s.active[self.taker * ACTIVE] = move
        s.touch(self.taker)
        s.boxed -= 1
        s.tell("start-contract", self.taker, move)


class DealGoal(Chance[Journey]):  # rule M4
    """A goal card that only its player sees."""

    fields: ClassVar[tuple[str, ...]] = ("player", "taker", "number")

    def __init__(self, player: i64, taker: i64, number: i64) -> None:
        super().__init__(player)
        self.taker = taker
        self.number = number

    def moves(self, s: Journey) -> vec[i64]:
        return absent(s.goals, s.data.goals)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * (s.data.goals - self.taker * DEALT_GOALS - self.number))

    def play(self, s: Journey, move: i64) -> None:
        s.goals[self.taker * DEALT_GOALS + self.number] = move
        s.whisper(self.taker, "goal-dealt", self.taker, move)

    def witness(self) -> i64:
        return self.taker


class ShowCharacter(Chance[Journey]):  # rule M5
    """One more character than players is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def moves(self, s: Journey) -> vec[i64]:
        hidden = vec[i64]([1] * CHARACTERS)
        for character in range(CHARACTERS):
            hidden[character] -= s.shown[character]
        return kinds_of(hidden)

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Journey, move: i64) -> None:
        s.shown[move] = 1
        s.touch(MAP)
        s.tell("character-shown", move)
        if self.left > 1:
            s.then(ShowCharacter(CHANCE, self.left - 1))


class ChooseCharacter(Decision[Journey]):  # rule M5
    """Choose one of the characters still shown; the last player begins, the start player is last."""

    rule: ClassVar[str] = "M5"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_SHOWN, "M5", "not-shown"),)

    def fault(self, s: Journey, move: i64) -> i64:
        return FINE if s.shown[move] else NOT_SHOWN

    def size(self, s: Journey) -> i64:
        return CHARACTERS

    def play(self, s: Journey, move: i64) -> None:
        s.shown[move] = 0
        s.character[self.player] = move
        s.touch(self.player)
        s.touch(MAP)
        s.tell("chooses-character", self.player, move)
        if move == MAILIN:  # rule M113
            s.figure[self.player * FIGURES + 1] = BEIJING
            s.touch(self.player)
            rewards.gain(s, self.player, s.data.mailin_start, 1)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return Note("can-do", move)


class ClearCharacters(Step[Journey]):  # rule M5
    """The character nobody chose goes back to the box."""

    def run(self, s: Journey) -> None:
        for character in range(CHARACTERS):
            s.shown[character] = 0
            s.touch(MAP)


class KeepGoal(Decision[Journey]):  # rule M4
    """Keep one of your three goal cards; the others go back to the box unseen."""

    rule: ClassVar[str] = "M4"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_DEALT, "M4", "not-dealt"),)

    def together(self) -> bool:
        return True

    def find(self, s: Journey, goal: i64) -> i64:
        for i in range(DEALT_GOALS):
            if s.goals[self.player * DEALT_GOALS + i] == goal:
                return i
        return NOBODY

    def fault(self, s: Journey, move: i64) -> i64:
        return FINE if self.find(s, move) >= 0 else NOT_DEALT

    def size(self, s: Journey) -> i64:
        return GOALS

    def play(self, s: Journey, move: i64) -> None:
        s.kept[self.player] = self.find(s, move)
        s.tell("keeps-goal", self.player)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return Note("goal-shows", move)

    def witness(self) -> i64:
        return self.player

"""The march: reinforcements, Alexander's way over the crossings, chips turned up, arrival in Persepolis."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, AnyFrame, Chance, Fault, Step, kinds_of, odds_of
from serai.games.catan.alexander.rules.advisers import adviser_of, adviser_points
from serai.games.catan.alexander.rules.auction import begin_auction
from serai.games.catan.alexander.state import Alexander, count_reinforcements, last_passed
from serai.games.catan.alexander.tables import EVENT, FOUNDING, SEVEN, TEMPLE
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.rules.build import crossing_fault
from serai.games.catan.rules.cards import PLAY_FAULTS, append_plays
from serai.games.catan.rules.founding import FirstTurn
from serai.games.catan.rules.turn import TOO_EARLY, Act, BaseBook, BeforeRoll, CardFirst
from serai.games.catan.rules.yields import Roll
from serai.games.catan.scoring import finish
from serai.games.catan.state import Catan
from serai.games.catan.tables import GOODS, RESOURCES, SEATS

BEFORE_ALEXANDER: Final = OF_SCENARIO
MARCH_DONE: Final = OF_SCENARIO + 1


class AlexanderBook(BaseBook[Alexander]):
    """No founding; every turn brings reinforcements, the dice, the march with its event, then trade and build."""

    faults: ClassVar[tuple[Fault, ...]] = (
        (BEFORE_ALEXANDER, "A18", "before-alexander"),
        (MARCH_DONE, "A7", "march-done"),
    )

    def start_play(self, s: Alexander) -> None:  # rule A1, A3
        frames: list[AnyFrame] = []
        for p in range(s.players):
            for _ in range(s.tables.first_hand):
                frames.append(Reinforce(p))
        s.stack.append(FirstTurn(0))
        s.stack.extend(frames[::-1])

    def begin_turn(self, s: Alexander) -> None:  # rule A4, A5
        p = s.turn
        s.stack.append(Act(p))
        s.stack.append(March(p))
        s.stack.append(BeforeMarch(p))
        if s.turns > 0:
            s.stack.append(Roll(p))
            s.stack.append(BeforeRoll(p))
        s.turns += 1
        reinforce_all(s)

    def settlement_ban(self, s: Alexander, vertex: i64) -> i64:  # rule A18
        return BEFORE_ALEXANDER if s.tables.latest[vertex] >= s.passed else FINE

    def extra_points(self, s: Alexander, player: i64) -> i64:  # rule A16
        return adviser_points(s, player)

    def tell_points(self, s: Alexander, player: i64) -> None:  # rule A16
        card = adviser_of(s, player)
        if card >= 0:
            s.tell("scored-adviser", player, card, adviser_points(s, player))

    def more_fault(self, s: Alexander, player: i64, move: i64) -> i64:
        return MARCH_DONE


def reinforce_all(s: Alexander) -> None:  # rule A4
    """Everyone draws a card while the stack has one for each; what is left after that is sorted into the piles."""
    if count_reinforcements(s) >= s.players:
        for i in range(s.players - 1, -1, -1):
            s.stack.append(Reinforce((s.turn + i) % s.players))
    elif count_reinforcements(s) > 0:
        s.stack.append(RunDry(s.turn))


class RunDry(Step[Alexander]):  # rule A4
    """The reinforcements have run dry for good; the last cards are turned up and join the piles."""

    def run(self, s: Alexander) -> None:
        s.reveal()
        s.tell("stack-dry")
        for good in range(RESOURCES):
            n = s.reinforcements[good]
            s.bank[good] += n
            s.reinforcements[good] = 0
            s.touch(0)
            if n > 0:
                s.tell("joins-pile", n, good)


class Reinforce(Chance[Alexander]):  # rule A4
    """A card from the face-down reinforcement stack, seen by its drawer alone."""

    fields: ClassVar[tuple[str, ...]] = ("drawer",)

    def __init__(self, drawer: i64) -> None:
        super().__init__(CHANCE)
        self.drawer = drawer

    def moves(self, s: Alexander) -> vec[i64]:
        return kinds_of(s.reinforcements)

    def odds(self, s: Alexander) -> vec[i64]:
        return odds_of(s.reinforcements)

    def witness(self) -> i64:
        return self.drawer

    def play(self, s: Alexander, move: i64) -> None:
        s.reinforcements[move] -= 1
        s.goods[self.drawer * GOODS + move] += 1
        s.touch(self.drawer)
        for onlooker in range(SEATS + 1):
            if onlooker != self.drawer:
                s.hidden[(onlooker * SEATS + self.drawer) * RESOURCES + move] += 1
        s.tell("reinforced", self.drawer)
        s.whisper(self.drawer, "drew-good", self.drawer, move)


class BeforeMarch(CardFirst):  # rule A6
    """The turn's one development card may still be played before Alexander moves and a chip is turned."""

    rule: ClassVar[str] = "A6"
    faults: ClassVar[tuple[Fault, ...]] = (*PLAY_FAULTS, (TOO_EARLY, "A6", "march-first"))

    def go_on(self, s: Catan) -> i64:
        return s.data.at_more

    def moves(self, s: Catan) -> vec[i64]:
        moves = append_plays(s, self.player, vec[i64]())
        return append(moves, s.data.at_more)


class March(Step[Alexander]):  # rule A7, A8, A9
    """Alexander moves over the next crossing; over one with a seven only if a seven was rolled."""

    def run(self, s: Alexander) -> None:
        stage = s.passed
        kind = s.tables.stage_kind[stage]
        if kind == SEVEN and s.rolled != 7:
            s.tell("alexander-waits", s.tables.stage_name[stage])
            return
        s.passed += 1
        s.tell("alexander-passes", s.tables.stage_name[stage], s.tables.stage_vertex[stage])
        if kind == TEMPLE:
            reach_temple(s)
        elif kind == EVENT:
            s.stack.append(TurnChip(self.player))
        elif s.passed == s.tables.stages - 1:
            arrive(s)


def reach_temple(s: Alexander) -> None:  # rule A15
    """The settlement is put up for auction, where none stands on the crossing or next to it already."""
    if crossing_fault(s, last_passed(s)) == FINE:
        begin_auction(s, FOUNDING, 0)
    else:
        s.tell("temple-too-near", last_passed(s))


def arrive(s: Alexander) -> None:  # rule A20
    """Persepolis: the match ends at once; all points count, then chips."""
    s.tell("persepolis")
    finish(s)


class TurnChip(Chance[Alexander]):  # rule A9
    """The chip on the crossing is turned up: any of those not seen yet."""

    fields: ClassVar[tuple[str, ...]] = ("turner",)

    def __init__(self, turner: i64) -> None:
        super().__init__(CHANCE)
        self.turner = turner

    def moves(self, s: Alexander) -> vec[i64]:
        return kinds_of(s.chips)

    def odds(self, s: Alexander) -> vec[i64]:
        return odds_of(s.chips)

    def play(self, s: Alexander, move: i64) -> None:
        s.chips[move] -= 1
        s.tell("chip-turned", move + 1)
        begin_auction(s, move + 1, 0)

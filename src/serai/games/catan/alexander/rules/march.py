"""The march: reinforcements, Alexander's way over the crossings, chips turned up, arrival in Persepolis."""

from __future__ import annotations

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, AnyFrame, Chance, Decision, Refusal, State, Step, kinds_of, odds_of
from serai.games.catan.alexander.columns import (
    CHIPS,
    EVENT,
    FOUNDING,
    KIND,
    LATEST,
    PASSED,
    SEVEN,
    STACK,
    STAGES,
    TEMPLE,
    TURNS,
    VERTEX,
    count_stack,
)
from serai.games.catan.alexander.rules.advisers import adviser_points
from serai.games.catan.alexander.rules.auction import begin_auction
from serai.games.catan.rules.cards import append_plays, has_old_card, play_card, why_not_play
from serai.games.catan.rules.founding import FirstTurn
from serai.games.catan.rules.turn import Act, BaseBook, BeforeRoll
from serai.games.catan.rules.yields import Roll
from serai.games.catan.state import Catan
from serai.games.catan.tables import GOODS, OFFER, PLAY_KNIGHT, RESOURCES, SEATS

FIRST_HAND = 5


class AlexanderBook(BaseBook):
    """No founding; every turn brings reinforcements, the dice, the march with its event, then trade and build."""

    def start_play(self, s: State) -> None:  # rule A1, A3
        catan = cast(Catan, s)
        frames: list[AnyFrame] = []
        for p in range(int(catan.players)):
            for _ in range(FIRST_HAND):
                frames.append(Reinforce(i64(p)))
        catan.stack.append(FirstTurn(0))
        catan.stack.extend(frames[::-1])

    def begin_turn(self, s: State) -> None:  # rule A4, A5
        catan = cast(Catan, s)
        p = catan.turn
        catan.stack.append(Act(p))
        catan.stack.append(March(p))
        catan.stack.append(BeforeMarch(p))
        if catan.more[TURNS] > 0:
            catan.stack.append(Roll(p))
            catan.stack.append(BeforeRoll(p))
        catan.more[TURNS] += 1
        reinforce_all(catan)

    def banned(self, s: State, vertex: i64) -> bool:  # rule A18
        catan = cast(Catan, s)
        return catan.data.more[LATEST + vertex] >= catan.more[PASSED]

    def why_banned(self, s: State, vertex: i64) -> Refusal | None:  # rule A18
        return Refusal("A18", "before-alexander", vertex) if self.banned(s, vertex) else None

    def extra_points(self, s: State, player: i64) -> i64:  # rule A16
        return adviser_points(cast(Catan, s), player)

    def why_not_more(self, s: State, player: i64, move: i64) -> Refusal | None:
        return Refusal("A7", "march-done")


def reinforce_all(s: Catan) -> None:  # rule A4
    """Everyone draws a card while the stack has one for each; what is left after that is sorted into the piles."""
    if count_stack(s) >= s.players:
        i: i64 = s.players - 1
        while i >= 0:
            s.stack.append(Reinforce((s.turn + i) % s.players))
            i -= 1
    elif count_stack(s) > 0:
        s.stack.append(RunDry(s.turn))


class RunDry(Step[Catan]):  # rule A4
    """The reinforcements have run dry for good; the last cards are turned up and join the piles."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def run(self, s: Catan) -> None:
        s.reveal()
        s.tell("stack-dry")
        good: i64 = 0
        while good < RESOURCES:
            n = s.more[STACK + good]
            s.bank[good] += n
            s.more[STACK + good] = 0
            if n > 0:
                s.tell("joins-pile", n, good)
            good += 1


class Reinforce(Chance[Catan]):  # rule A4
    """A card from the face-down reinforcement stack, seen by its drawer alone."""

    fields: ClassVar[tuple[str, ...]] = ("drawer",)

    def __init__(self, drawer: i64) -> None:
        super().__init__(CHANCE)
        self.drawer = drawer

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(s.more[STACK : STACK + RESOURCES])

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(s.more[STACK : STACK + RESOURCES])

    def witness(self) -> i64:
        return self.drawer

    def play(self, s: Catan, move: i64) -> None:
        s.more[STACK + move] -= 1
        s.goods[self.drawer * GOODS + move] += 1
        onlooker: i64 = 0
        while onlooker <= SEATS:
            if onlooker != self.drawer:
                s.hidden[(onlooker * SEATS + self.drawer) * RESOURCES + move] += 1
            onlooker += 1
        s.tell("reinforced", self.drawer)
        s.whisper(self.drawer, "drew-good", self.drawer, move)


class BeforeMarch(Decision[Catan]):  # rule A6
    """The turn's one development card may still be played before Alexander moves and a chip is turned."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "A6"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def idle(self, s: Catan) -> bool:
        return s.card_played != 0 or not has_old_card(s, self.player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = append_plays(s, self.player, vec[i64]())
        return append(moves, s.data.at_more)

    def play(self, s: Catan, move: i64) -> None:
        if move != s.data.at_more:
            play_card(s, self.player, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == s.data.at_more:
            return None
        if PLAY_KNIGHT <= move < OFFER:
            return why_not_play(s, self.player, move)
        return Refusal("A6", "march-first")


class March(Step[Catan]):  # rule A7, A8, A9
    """Alexander moves over the next crossing; over one with a seven only if a seven was rolled."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def run(self, s: Catan) -> None:
        stage = s.more[PASSED]
        kind = s.data.more[KIND + stage]
        if kind == SEVEN and s.rolled != 7:
            s.tell("alexander-waits", stage)
            return
        s.more[PASSED] += 1
        s.tell("alexander-passes", stage, s.data.more[VERTEX + stage])
        if kind == TEMPLE:
            begin_auction(s, FOUNDING, 0)
        elif kind == EVENT:
            s.stack.append(TurnChip(self.player))
        elif s.more[PASSED] == STAGES - 1:
            arrive(s)


def arrive(s: Catan) -> None:  # rule A20
    """Persepolis: the match ends at once; all points count, then chips."""
    s.reveal()
    s.tell("persepolis")
    s.stack.clear()


class TurnChip(Chance[Catan]):  # rule A9
    """The chip on the crossing is turned up: any of those not seen yet."""

    fields: ClassVar[tuple[str, ...]] = ("turner",)

    def __init__(self, turner: i64) -> None:
        super().__init__(CHANCE)
        self.turner = turner

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(s.more[CHIPS : CHIPS + 4])

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(s.more[CHIPS : CHIPS + 4])

    def play(self, s: Catan, move: i64) -> None:
        s.more[CHIPS + move] -= 1
        s.tell("chip-turned", move + 1)
        begin_auction(s, move + 1, 0)

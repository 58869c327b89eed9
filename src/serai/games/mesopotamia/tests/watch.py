"""Plays at random and compares every step with the plain restatement: movement, pinning, who attacks, one battle."""

from __future__ import annotations

from collections import Counter
from random import Random

from serai.core.flow import AnyDecision, Decision, Step, pending
from serai.core.game import AnyGame
from serai.games.mesopotamia.rules.explore import Explore, March
from serai.games.mesopotamia.rules.rows import Deploy
from serai.games.mesopotamia.rules.sailing import Sail
from serai.games.mesopotamia.rules.stakes import RevealStakes, Stake
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BATTLE_CARD_NAMES
from serai.games.mesopotamia.tests.naive import TRIBE, World, areas
from serai.games.mesopotamia.tests.naive_battle import SETS, Battle, Question, Talk

LIKED = ("token explore", "dice explore", "token warfare", "rouse", "step", "haul", "raise", "unmoor")
DISLIKED = ("rest", "end", "halt", "stake 0")
DONE: Question = (-9, None)


class Watcher:
    """A match and the restatement beside it. `seen` counts what was compared."""

    def __init__(self, game: AnyGame, state: Mesopotamia, seed: int) -> None:
        self.game = game
        self.s = state
        self.rng = Random(seed)
        self.seen: Counter[str] = Counter()
        self.since: dict[tuple[str, int], int] = {}
        self.clock = 0
        self.places: tuple[int, ...] = ()
        self.round = -1
        self.battle: Battle | None = None
        self.talk: Talk | None = None
        self.question: Question = DONE
        self.settle()

    def play(self, moves: int) -> Watcher:
        """So many moves, or to the end."""
        while self.s.stack and moves:
            moves -= 1
            decision = self.rng.choice(pending(self.s))
            offered = [self.game.words(decision, int(move)) for move in decision.moves(self.s)]
            self.compare(decision, set(offered))
            self.answer(decision, self.pick(offered))
        return self

    def pick(self, offered: list[str]) -> str:
        """Anything, but rather what leads to battles."""
        liked = [one for one in offered if one.startswith(LIKED)]
        sound = [one for one in offered if one not in DISLIKED]
        if liked and self.rng.random() < 0.7:
            return self.rng.choice(liked)
        return self.rng.choice(sound if sound and self.rng.random() < 0.8 else offered)

    def answer(self, decision: AnyDecision, word: str) -> None:
        self.s.stack.remove(decision)
        number = self.game.block(decision).number(word)
        assert number is not None
        decision.play(self.s, number)
        if isinstance(decision, March) and word != "halt":
            top = self.s.stack[-1]
            goes_on = isinstance(top, March) and top.unit == decision.unit
            assert goes_on == World(self.s).goes_on(int(decision.unit), int(decision.steps) - 1)
        if self.battle is not None and not isinstance(decision, Stake):
            self.tell(decision, word)
        self.look()
        self.settle()

    # ------------------------------------------------------------------ the flow, step by step

    def settle(self) -> None:
        """What the game does by itself, with a look after every step."""
        while self.s.stack:
            top = self.s.stack[-1]
            if top.together():
                return
            if isinstance(top, Decision):
                if not top.idle(self.s):
                    return
                self.s.stack.pop()
                continue
            assert isinstance(top, Step)
            self.s.stack.pop()
            if isinstance(top, RevealStakes):
                self.send(" ".join("/".join(str(n) for n in self.s.stake[i : i + 3]) for i in (0, 3)))
            top.run(self.s)
            self.look()

    def look(self) -> None:
        """Who has been where since when; whether a battle has begun or ended."""
        if self.round != self.s.round:
            self.round = int(self.s.round)
            self.since = dict.fromkeys(self.since, 0)
        if self.places != (places := tuple(self.s.at)):
            self.places = places
            held = {(one.place, one.side) for one in World(self.s).pieces if one.fights()}
            self.clock += 1
            self.since = {one: self.since.get(one, self.clock) for one in held}
        if self.battle is None and self.s.area >= 0:
            self.begin(World(self.s))
        elif self.battle is not None and self.s.area < 0:
            self.end(World(self.s))

    # ------------------------------------------------------------------ one battle

    def begin(self, world: World) -> None:
        place, sides = list(areas())[self.s.area], (int(self.s.attacker), int(self.s.defender))
        assert sides[1] == self.defends(world, place, sides), "the other side attacks"
        sets = {name for bit, name in ((0, SETS[0]), (1, SETS[1]), (2, SETS[2])) if not bit or self.s.sets & bit}
        self.battle = Battle(world, place, *sides, sets, bool(self.s.simple))
        self.talk = self.battle.run()
        self.question = next(self.talk)

    def defends(self, world: World, place: str, sides: tuple[int, int]) -> int:
        """Tribes and the owner of the settlement defend, else whoever was there first.

        In a crowd made up for the test both may have been there: then whoever is higher on the event track.
        """
        if TRIBE in sides:
            return TRIBE
        if world.settled.get(place) in sides:
            return world.settled[place]
        return min(sides, key=lambda side: (self.since[place, side], world.ladder.index(side)))

    def send(self, word: str) -> None:
        assert self.talk is not None
        try:
            self.question = self.talk.send(word)
        except StopIteration:
            self.question = DONE

    def tell(self, decision: AnyDecision, word: str) -> None:
        """The restatement hears the answer; rows too many to list it hears when they are complete."""
        if self.question[1] is not None:
            self.send(word)
        elif not isinstance(self.s.stack[-1], Deploy):
            assert isinstance(decision, Deploy)
            self.send(", ".join(self.rows()))

    def rows(self) -> list[str]:
        """All rows of the table in words."""
        assert self.battle is not None
        s, words = self.s, []
        place = {BATTLE_CARD_NAMES[card]: (int(s.row[i]), int(s.rank[i])) for i, card in enumerate(s.dealt)}
        for row in range(max(int(one) for one in s.row) + 1):
            for side in (self.battle.arranger, self.battle.other(self.battle.arranger)):
                cards = [one.card for one in self.battle.of(side) if place[one.card][0] == row]
                words += [f"post {card}" for card in sorted(cards, key=lambda card: place[card][1])] + ["next"]
        return words

    def end(self, world: World) -> None:
        """Both have come to the same end: units, rams, knucklebones."""
        assert self.question == DONE, f"the battle is not over: {self.question}"
        assert self.battle is not None
        told = self.battle.world
        assert sorted((one.number, one.place) for one in told.pieces) == sorted(
            (one.number, one.place) for one in world.pieces
        )
        assert told.bones == world.bones
        self.seen["battles"] += 1
        self.seen["battles with tribes"] += TRIBE in self.battle.sides
        self.battle = None

    # ------------------------------------------------------------------ what is asked

    def compare(self, decision: AnyDecision, offered: set[str]) -> None:
        """The same answers are offered here and there, to the same seat."""
        if isinstance(decision, Explore):
            expected = World(self.s).explore(int(decision.player), int(decision.left), int(decision.ships))
        elif isinstance(decision, March):
            expected = World(self.s).march(int(decision.unit), bool(decision.moved))
        elif isinstance(decision, Sail):
            expected = World(self.s).sail(int(decision.ship), int(decision.steps), bool(decision.moved))
        elif isinstance(decision, Stake):
            expected = self.stakes(decision)
        elif self.battle is not None and self.question[1] is not None:
            assert decision.player == self.question[0]
            expected = self.question[1]
        else:
            return
        assert offered == expected, f"{type(decision).__name__}: {offered ^ expected}"
        self.seen[type(decision).__name__] += 1

    def stakes(self, decision: Stake) -> set[str]:
        """What may be laid into the next compartment, after those that the side has filled."""
        assert self.battle is not None
        side = self.battle.sides[decision.army]
        assert decision.player == self.battle.seat(side)
        gone = sum(int(n) for n in self.s.stake[3 * decision.army : 3 * decision.army + decision.part])
        last = decision.part == (0 if self.s.simple else 2)
        least = max(self.battle.least(side) - gone, 0) if last else 0
        return {f"stake {n}" for n in range(least, min(self.battle.stock(side) - gone, 60) + 1)}

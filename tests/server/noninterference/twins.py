"""Plays one match in two worlds that differ in what an observer cannot know, and compares all that he is shown.

The second world differs in three ways: dice that the observer does not see fall otherwise; the others try moves and
take them back, give standing orders and withdraw them; and now and then everything hidden is dealt anew for a moment.
"""

from __future__ import annotations

import random
from itertools import zip_longest
from pathlib import Path
from typing import Any

from serai.core.codec import dump
from serai.core.flow import SPECTATOR
from serai.core.rng import Rng
from serai.server.tables.changes import Change
from serai.server.tables.loaded import LoadedTable
from tests.server.noninterference import outputs
from tests.server.noninterference.outputs import Answer, Observer
from tests.server.noninterference.world import Client, GivenDice, World, wants_reminders, worlds

STEP = 10.0  # seconds between two moves
TRIAL = 3.0  # seconds after a move, when others try something


class Leak(AssertionError):
    """An observer was shown something of what he cannot know."""

    def __init__(self, kinds: list[str], who: str, when: str, first: bytes, second: bytes) -> None:
        at = next(
            (i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
        )
        shown = [body[max(0, at - 160) : at + 160].decode("utf-8", "replace") for body in (first, second)]
        super().__init__(f"{', '.join(kinds)} tells {who} {when}:\n  {first[:120]!r}\n  ...{shown[0]}\n  ...{shown[1]}")
        self.kinds = kinds


class Plan:
    """What is played. `ahead`: moves before anything is compared; with none, unseen dice fall otherwise."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, str],
        seed: int,
        ahead: int,
        moves: int,
        confirm: bool = True,  # whether moves wait to be confirmed
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.seed, self.ahead, self.moves = seed, ahead, moves
        self.anew = not ahead
        self.confirm = confirm
        self.dice = random.Random(f"{game} {players} {options} {seed}")
        self.observer = seed % players
        self.public = bool(
            ahead
        )  # one table is public and its observer absent, the other by link with all sockets open


class Twins:
    def __init__(self, plan: Plan, first: World, second: World) -> None:
        self.plan = plan
        self.worlds = (first, second)
        self.clock = first.clock
        self.people: list[tuple[Client, Client]] = []
        self.observers: list[Observer] = []
        self.compared = 0
        self.id = ""

    # ------------------------------------------------------------------ sitting down

    async def sit(self) -> None:
        plan = self.plan
        self.people = [(self.worlds[0].client(), self.worlds[1].client()) for _ in range(plan.players)]
        watching, stranger = ((self.worlds[0].client(), self.worlds[1].client()) for _ in range(2))
        script: list[str] = []
        for world in (0, 1):
            links = await self._create(world)
            self.id = links["table"]
            table = self.worlds[world].table(self.id)
            unseen = plan.observer if plan.anew else None
            table.match.dealer = GivenDice(table.row.seed, table, script, unseen, first=world == 0)
            for seat, client in enumerate(self.people[1:], 1):
                token = links["seats"][seat].split("seat=")[1]
                await client[world].post(f"/api/tables/{self.id}/sit", {"token": token, "name": f"Player {seat + 1}"})
        spectate = "" if plan.public else links["spectate"].split("?")[1]
        seat = plan.observer
        self.observers = [
            Observer(f"seat {seat + 1}", seat, self.people[seat], notices=plan.public),
            Observer("a spectator", SPECTATOR, watching, spectate),
            Observer("a stranger", SPECTATOR, stranger),
        ]
        await self._ahead()
        await self._open_sockets()

    async def _create(self, world: int) -> Any:
        plan = self.plan
        wish = {
            "game": plan.game,
            "seats": [{"kind": "me"}, *[{"kind": "link"}] * (plan.players - 1)],
            "help": "reasons",
            "options": plan.options,
            "visibility": "public" if plan.public else "link",
            "confirm": plan.confirm,
            "clock": {"kind": "bank", "seconds": 86400, "increment": 30},
            "name": "Player 1",
        }
        return await self.people[0][world].post("/api/tables", wish)

    async def _ahead(self) -> None:
        """Some moves that nobody looks at."""
        for _ in range(self.plan.ahead):
            if (chosen := self._choose()) is None:
                return
            for world in self.worlds:
                with world.active():
                    await world.services.tables.change(self.id, lambda table: _play(table, *chosen))
                    await world.settle()

    async def _open_sockets(self) -> None:
        if self.plan.public:
            for client in self.people[self.plan.observer]:
                await wants_reminders(client)
        for observer in self.observers[: 2 if not self.plan.public else 0] or self.observers[1:2]:
            for client in observer.clients:
                await client.open_socket(f"/ws/tables/{self.id}", observer.query)

    # ------------------------------------------------------------------ playing

    async def play(self) -> None:
        if self.diverged:
            return
        await self.compare("at the beginning", deep=True)
        for move in range(self.plan.moves):
            if self.diverged or (chosen := self._choose()) is None:
                return
            self.clock.now += STEP
            await self._disturb(*chosen)
            if not await self._step(*chosen):
                return
            over = self.tables[0].over  # then the whole log is open to all
            await self.compare(f"after {chosen[1] or 'a confirmation'}", deep=move % 2 == 1 and not over)
            await self._imagine()

    @property
    def tables(self) -> tuple[LoadedTable, LoadedTable]:
        return self.worlds[0].table(self.id), self.worlds[1].table(self.id)

    @property
    def diverged(self) -> bool:
        return any(getattr(table.match.dealer, "diverged", False) for table in self.tables)

    def _choose(self) -> tuple[int, str] | None:
        """Who acts next in the first world and what he plays; empty words to confirm. None at the end."""
        table, dice = self.tables[0], self.plan.dice
        waiting = table.row.waiting
        if table.over or not waiting:
            return None
        seat = dice.choice(waiting)
        match = table.match
        decision = match.position(seat).question_to(seat)
        if match.quick_offer(seat) is None or decision is None:
            return seat, ""
        return seat, match.game.words(decision, int(dice.choice([*decision.moves(match.seen_state(seat))])))

    async def _step(self, seat: int, words: str) -> bool:
        """The same in both worlds; False where it cannot be, since the player holds something else."""
        if words and self.tables[1].match.why_not(seat, words) is not None:
            assert seat != self.plan.observer, "the observer is offered something else"
            return False
        revealed = [int(table.match.state.revealed) for table in self.tables]
        for world in (0, 1):
            await self._act(world, seat, words)
        opened = [int(table.match.state.revealed) for table in self.tables] != revealed
        return not self.diverged and not (opened and self.plan.anew)  # what was dealt otherwise has come to light

    async def _act(self, world: int, seat: int, words: str) -> None:
        number = self.tables[world].number(seat)
        kind = {"type": "play", "words": words} if words else {"type": "confirm"}
        await self.people[seat][world].post(f"/api/tables/{self.id}/actions", {**kind, "number": number})

    # ------------------------------------------------------------------ what differs

    async def _disturb(self, seat: int, words: str) -> None:
        """In the second world somebody else tries something first; while it stands nobody else notices."""
        match = self.tables[1].match
        if seat == self.plan.observer or not words:
            return
        decision = match.position(seat).question_to(seat)
        if decision is None:
            return
        self.clock.now += TRIAL
        tried = match.game.words(decision, int(self.plan.dice.choice([*decision.moves(match.seen_state(seat))])))
        client, path = self.people[seat][1], f"/api/tables/{self.id}"
        await client.post(f"{path}/actions", {"type": "order", "words": tried, "decision": "no-such-question"})
        await client.post(f"{path}/why", {"words": tried})
        before = len(match.entries)
        await self._act(1, seat, tried)
        if len(match.entries) == before + 1 and match.can_undo(seat) and match.unseen(SPECTATOR):
            self.clock.now += STEP - TRIAL
            await self.compare(f"while {tried} is tried", deep=False)
            await self._undo(client, seat)
        else:  # it revealed something, or is known to all at once: that counts in the first world too
            await self._act(0, seat, tried)
        await client.post(f"{path}/actions", {"type": "withdraw", "id": 1})
        self.clock.now += STEP
        await self.compare(f"after {tried} was taken back", deep=False)

    async def _undo(self, client: Client, seat: int) -> None:
        number = self.tables[1].number(seat)
        await client.post(f"/api/tables/{self.id}/actions", {"type": "undo", "number": number})

    async def _imagine(self) -> None:
        """For a moment everything an observer cannot know is dealt anew in the second world."""
        first, second = self.tables
        if first.match.unseen(SPECTATOR) or second.match.unseen(SPECTATOR) or first.over:
            return
        true = second.match.state
        for observer in self.observers[:2]:
            rng = Rng(self.plan.dice.randrange(10**6))
            _transplant(second, second.match.game.rules.redeal(true, observer.seat, rng))
            try:
                await self._compare(observer, "with everything hidden dealt anew", deep=False)
            finally:
                _transplant(second, true)

    # ------------------------------------------------------------------ comparing

    async def compare(self, when: str, deep: bool) -> None:
        for observer in self.observers:
            await self._compare(observer, when, deep)
        self.compared += 1

    async def _compare(self, observer: Observer, when: str, deep: bool) -> None:
        table, seat = self.tables[0], observer.seat
        same = _imagine_the_same(*self.tables, seat)
        asked = outputs.questions(table.match, table.number(seat), seat, self.plan.dice, same)
        found: list[list[Answer]] = []
        for world in (0, 1):
            told = await outputs.told(observer, world)
            found.append(told + [one async for one in outputs.fetch(observer, world, self.id, asked, deep)])
        _check_equal(observer.name, when, *found)


def _check_equal(who: str, when: str, first: list[Answer], second: list[Answer]) -> None:
    """Each kind of output by itself: what is told, how often, and in which order."""
    unlike: dict[str, tuple[bytes, bytes]] = {}
    for kind in dict.fromkeys(kind for kind, _ in first + second):
        bodies = [[body for one, body in answers if one == kind] for answers in (first, second)]
        for here, there in zip_longest(*bodies, fillvalue=b"nothing"):
            if here != there:
                unlike.setdefault(kind, (here, there))
    if unlike:
        raise Leak(list(unlike), who, when, *next(iter(unlike.values())))


def _play(table: LoadedTable, seat: int, words: str) -> Change:
    return Change(table.match.play(seat, words) if words else table.match.confirm(seat))


def _imagine_the_same(first: LoadedTable, second: LoadedTable, seat: int) -> bool:
    """Whether a seat imagines the same worlds by the same dice, whatever the true one is.

    All it imagines are as likely as they should be (the contract suite sees to that); but where a game deals them out
    in an order that the true hands have a part in, a hint's numbers are the same on average only.
    """
    worlds = [table.match.game.rules.redeal(table.match.seen_state(seat), seat, Rng(5)) for table in (first, second)]
    return dump(worlds[0]) == dump(worlds[1])


def _transplant(table: LoadedTable, state: Any) -> None:
    """Another state in place of the true one; nothing of the true one is remembered."""
    table.match.state = state
    table.match._look_anew()
    table._views.clear()
    table._cache.clear()


async def play_twins(folder: Path, plan: Plan) -> int:
    """How often was compared; `Leak` where something differs."""
    found: list[Exception] = []  # raised when the worlds are closed, which would wrap it
    async with worlds(folder) as (first, second):
        twins = Twins(plan, first, second)
        try:
            await twins.sit()
            await twins.play()
        except Exception as error:
            found.append(error)
    for one in found:
        raise one
    return twins.compared

"""A guided match without a server: `python -m tests.server.guided GAME [LESSON] [first|last|bot]` prints it."""

from __future__ import annotations

import sys
import time
from typing import Literal

import msgspec

import serai
from serai.server.background import Aside, BackgroundTasks
from serai.server.jobs.bots import BotService
from serai.server.jobs.runners import run_job
from serai.server.people.service import Person
from serai.server.tables import actions, lessons
from serai.server.tables.changes import Change
from serai.server.tables.creating import KnownDice, new_table
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs
from serai.server.wire.messages import Play
from serai.server.wire.seating import CreateTable, SeatBot, SeatMe, SeatWish
from serai.server.wire.table import Guide
from tests.server.running import apart

Way = Literal["first", "last", "bot"]
ME = 7  # the learner's number
MOST = 400  # moves of a lesson, bots' included


class Guided:
    """Somebody who follows a lesson; bots answer as they do on a server."""

    def __init__(self, game: str, lesson: str) -> None:
        self.game = serai.load(game)
        self.lesson = lessons.lessons_of(self.game)[lesson]
        self.table = apart(self._made())
        self.table.row.lesson = lesson
        self.bots = BotService(None, 60.0)  # type: ignore[arg-type]
        self.seat = self.lesson.seats.index("me")

    async def _made(self) -> LoadedTable:
        seats: list[SeatWish] = [SeatMe() if one == "me" else SeatBot(one) for one in self.lesson.seats]
        wish = CreateTable(self.game.name, seats, self.lesson.options, confirm=False, visibility="private")
        packs = Packs(BackgroundTasks(), Aside())
        return await new_table(packs, KnownDice(self.lesson.seed), Person(ME, "Learner"), wish)

    def commit(self, change: Change | None) -> None:
        assert change is not None
        self.table.complete(change, time.time())
        self.table.apply(change)

    def let_bots_play(self) -> None:
        while due := self.table.bots_due():
            seat, spec = due[0]
            number = self.table.number(seat)
            job = self.bots.job_now(self.table, seat, spec)
            words = run_job(msgspec.to_builtins(job)) if job else ""
            self.commit(actions.bot_move(self.table, seat, number, words))

    @property
    def guide(self) -> Guide:
        found = lessons.guide(self.table, self.seat, "en")
        assert found is not None
        return found

    def offered(self) -> list[str]:
        found = self.table.match.offer(self.seat)
        return [move.words for move in found.moves] if found else []

    def play(self, words: str) -> None:
        number = self.table.number(self.seat)
        self.commit(actions.act(self.table, ME, Play(number, words), "en"))

    def choose(self, way: Way) -> str:
        """A move that fits the step, or what a bot would play where none is asked for."""
        fitting = self.guide.accept
        if fitting and way != "bot":
            return fitting[0] if way == "first" else fitting[-1]
        job = self.bots.job_now(self.table, self.seat, "greedy")
        wanted = run_job(msgspec.to_builtins(job)) if job else ""
        return wanted if not fitting or wanted in fitting else fitting[0]

    def follow(self, way: Way, tell: bool = False) -> int:
        """Play until the lesson is done; how many moves the learner has made."""
        for made in range(MOST):
            self.let_bots_play()
            guide = self.guide
            if guide.done or self.table.over:
                return made
            words, question = self.choose(way), self.table.match.offer(self.seat)
            if tell and question is not None:
                fits = f"{len(guide.accept)} of {len(question.moves)}"
                print(f"step {guide.step} [{fits}] {question.question.prompt} ({question.question.rule}): {words}")
                print("      ", ", ".join(self.offered()[:14])[:180])
            self.play(words)
        return MOST


if __name__ == "__main__":
    given = [*sys.argv[1:], *("", "first", "first")[len(sys.argv) - 1 :]]
    one = Guided(given[0], given[1] or "first")
    print(one.follow(given[2] or "first", tell=True), "moves; done:", one.guide.done)  # type: ignore[arg-type]

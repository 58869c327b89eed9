"""Bots sit like people: their turns are jobs, thought through in other processes. No request waits for one."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool

import msgspec

from serai.core import codec
from serai.core.flow import State
from serai.server.background import BackgroundTasks
from serai.server.errors import ApiError, Conflict, StoreTrouble
from serai.server.jobs.runners import BotJob, BotRunner, Wants, run_job
from serai.server.tables import actions
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.service import TableService

log = logging.getLogger("serai.bots")

QUICK = "greedy"  # plays on where a bot fails or takes too long
QUICK_SECONDS = 15.0
FALLBACK = "random"  # and this one where there is no process to think in


class BotService:
    """Asks bots for moves and advice, each within a time limit."""

    def __init__(self, runner: BotRunner, seconds: float) -> None:
        self.runner = runner
        self.seconds = seconds

    def job_now(self, table: LoadedTable, seat: int, spec: str, wants: Wants = "move") -> BotJob | None:
        """From what the seat knows now; None where nothing has to be thought about: a confirmation."""
        if not table.match.is_asked(seat):
            return None
        return self.job(table, table.match.seen_state(seat), seat, spec, wants, table.number(seat))

    def job(self, table: LoadedTable, state: State, seat: int, spec: str, wants: Wants, number: int) -> BotJob:
        """Its thinking time is the host's."""
        row, seed, watched = table.row, table.bot_seed(seat, number), table.is_watched(time.time())
        return BotJob(row.game, row.data, row.pack, codec.dump(state), seat, spec, seed, wants, row.host, watched)

    async def answer(self, job: BotJob) -> str:
        """A bot's move, or a quick one's where it fails or takes too long. Advice is worth nothing if quick."""
        found = await self._within(job, self.seconds)
        if found is None and job.wants != "move":
            raise ApiError(503, "bot-away")
        if found is None and job.spec not in (QUICK, FALLBACK):
            found = await self._within(msgspec.structs.replace(job, spec=QUICK), min(QUICK_SECONDS, self.seconds))
        if found is None:
            quick = msgspec.structs.replace(job, spec=FALLBACK)
            found = await asyncio.to_thread(run_job, msgspec.to_builtins(quick))
        return found

    async def _within(self, job: BotJob, seconds: float) -> str | None:
        """The answer, if there is one in time."""
        try:
            return await asyncio.wait_for(self.runner(job), seconds)
        except TimeoutError:
            log.warning("bot %s took more than %s s", job.spec, seconds)
        except (BrokenProcessPool, OSError) as error:
            log.warning("bot %s has no process to think in: %r", job.spec, error)
        except Exception:
            log.exception("bot %s failed", job.spec)
        return None


class BotTurns:
    """Sees that every bot that is waited for thinks, once per position: what others answer to a question
    asked at the same time changes nothing for it."""

    def __init__(self, bots: BotService, background: BackgroundTasks) -> None:
        self.bots = bots
        self._background = background
        self._thinking: dict[tuple[str, int], set[int]] = {}  # table and seat: the numbers thought about

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        for seat, spec in table.bots_due():
            numbers = self._thinking.setdefault((table.row.id, seat), set())
            if not any(table.is_fresh(seat, number, playing=True) for number in numbers):
                number = table.number(seat)
                numbers.add(number)
                job = self.bots.job_now(table, seat, spec)
                self._background.spawn(self._turn(service, table.row.id, seat, number, job))

    async def _turn(self, service: TableService, table: str, seat: int, number: int, job: BotJob | None) -> None:
        try:
            words = await self.bots.answer(job) if job else ""
            await service.change(table, lambda known: actions.bot_move(known, seat, number, words))
        except (Conflict, StoreTrouble) as error:
            log.warning("the move of a bot could not be written, it is thought of again: %r", error)
        except ApiError as error:
            log.info("the move of a bot came too late: %r", error)  # its table was deleted or cannot go on
        finally:
            self._done(table, seat, number)

    def _done(self, table: str, seat: int, number: int) -> None:
        numbers = self._thinking[table, seat]
        numbers.discard(number)
        if not numbers:
            del self._thinking[table, seat]

"""Advice by the best bot we have: a hint for a player, and the analysis of a finished match."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from serai.bots import BEST, hints
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.offer import decision_of, offered_move, question
from serai.core.text import Speaker
from serai.server.errors import ApiError
from serai.server.jobs.bots import BotService
from serai.server.jobs.runners import BotJob
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.replay import Replays
from serai.server.tables.repository import TableRepository
from serai.server.wire import Analysis, ExpectedMove, HintFor, Language, WeighedMove

AT_ONCE = 8  # hints and analyses that are thought about; who asks for more is asked to wait
KEPT = 64  # the last ones, for others who ask the same
CHOICES = 8  # moves told of a position that is looked at again


class Advice:
    def __init__(self, bots: BotService, repository: TableRepository, replays: Replays) -> None:
        self.bots = bots
        self.repository = repository
        self.replays = replays
        self._answers: OrderedDict[tuple[str, int, int, str], asyncio.Task[str]] = OrderedDict()

    async def hint(self, table: str, user: int, language: Language, ref: int) -> HintFor:
        """What the bot would play and expects then; it sees what the seat sees."""
        known = await self.repository.get(table)
        if known.playing is None:
            raise known.stopped_error()
        seat = access.must_sit(known, user)
        number, job = known.match.seen(seat), self.bots.job_now(known, seat, BEST, "hint")
        if decision_of(known.match.state, seat) is None or job is None:
            raise ApiError(409, "no-hint")
        answer = await self._answer(known, job, len(known.match.entries))
        known = await self.repository.get(table)  # the bot has thought for a while
        if known.playing is None or known.match.seen(seat) != number:
            raise ApiError(409, "stale")
        return _hint(known.match, seat, msgspec.json.decode(answer, type=hints.Hint), language, ref)

    async def analysis(self, table: LoadedTable, number: int, language: Language) -> Analysis:
        """What the bot would have played after an entry of a finished match, knowing what its player knew."""
        if not table.over:
            raise ApiError(409, "not-over")
        match = await self.replays.match_at(table, SPECTATOR, number)
        seats, after = match.waiting_for(), table.match.entries[number : number + 1]
        if not seats:
            raise ApiError(409, "nobody-asked", number=number)
        seat = after[0].seat if after and after[0].seat in seats else seats[0]
        job = self.bots.job(table, match.state, seat, BEST, "analysis", number)
        found = msgspec.json.decode(await self._answer(table, job, number), type=list[hints.Choice])[:CHOICES]
        decision, speaker = decision_of(match.state, seat), match.speaker(language)
        assert decision is not None
        asked = question(match.game, match.state, decision, speaker)
        played = after[0].words if after and match.why_not(seat, after[0].words) is None else ""
        choices = [
            WeighedMove(one.words, label(match.game, one.words, speaker), one.value, one.visits) for one in found
        ]
        return Analysis(number, seat, asked.prompt, asked.rule, played, choices)

    async def _answer(self, table: LoadedTable, job: BotJob, number: int) -> str:
        """Thought of once for all who ask, and only so many at the same time."""
        key = (table.row.id, number, job.seat, job.wants)
        if key not in self._answers:
            if sum(not task.done() for task in self._answers.values()) >= AT_ONCE:
                raise ApiError(429, "too-many", seconds=5)
            self._answers[key] = asyncio.create_task(self.bots.answer(job))
            while len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        try:
            return await asyncio.shield(self._answers[key])
        except ApiError:
            self._answers.pop(key, None)
            raise


def _hint(match: Match, seat: int, found: hints.Hint, language: Language, ref: int) -> HintFor:
    decision = decision_of(match.state, seat)
    move = match.game.block(decision).number(found.words) if decision else None
    if decision is None or move is None:
        raise ApiError(409, "stale")
    speaker = match.speaker(language)
    line = [ExpectedMove(one.seat, one.words, label(match.game, one.words, speaker), one.rule) for one in found.line]
    offered = offered_move(match.game, match.state, decision, move, speaker)
    return HintFor(ref, match.seen(seat), offered, found.value, found.gain, line)


def label(game: AnyGame, words: str, speaker: Speaker) -> str:
    """What a move is called, whatever is asked now: words are unique in a game."""
    for block in game.blocks:
        number = block.number(words)
        if number is not None:
            return speaker.label(block, number)
    return words

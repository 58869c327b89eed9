"""Advice by the best bot we have: a hint for a player, and the analysis of a finished match."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Sequence

import msgspec

from serai.bots import BEST, hints
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.log import REWIND, RULES, UNDO, Entry
from serai.core.offer import decision_of, offered_move, question
from serai.core.text import Speaker
from serai.server.errors import ApiError
from serai.server.jobs.bots import BotService
from serai.server.jobs.runners import BotJob
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.replay import Replays
from serai.server.tables.repository import TableRepository
from serai.server.wire.answers import ExpectedMove, HintFor
from serai.server.wire.common import Language
from serai.server.wire.replay import Analysis, Moment, Report, WeighedMove

AT_ONCE = 2  # hints and analyses that are thought about for one person; who asks for more is asked to wait
WAITING = 64  # for all together; whose turn it is between people, the bots' queue decides
KEPT = 128  # the last ones, for others who ask the same
CHOICES = 8  # moves told of a position that is looked at again
MOMENTS = 3  # of a match that a report tells of ...
TRIED = 12  # ... among so many that changed it most: some left no choice
TELLING = 0.01  # a move that changes less is not worth telling of


class Advice:
    def __init__(self, bots: BotService, repository: TableRepository, replays: Replays) -> None:
        self.bots = bots
        self.repository = repository
        self.replays = replays
        self._answers: OrderedDict[tuple[str, int, int, str], asyncio.Task[str]] = OrderedDict()
        self._asking: Counter[int] = Counter()  # by person: what is being thought about

    async def hint(self, table: str, user: int, language: Language, ref: int) -> HintFor:
        """What the bot would play and expects then; it sees what the seat sees."""
        known = await self.repository.get(table)
        known.check_playable()
        seat = access.must_sit(known, user)
        if known.row.help == "off":
            raise ApiError(409, "no-hints-here")
        number, job = known.number(seat), self.bots.job_now(known, seat, BEST, "hint")
        if job is None or known.row.state != "running" or known.match.position(seat).question_to(seat) is None:
            raise ApiError(409, "no-hint")
        answer = await self._answer(known, job, number, user)
        known = await self.repository.get(table)  # the bot has thought for a while
        if known.playing is None or known.number(seat) != number:
            raise ApiError(409, "stale")
        told = _hint(known, seat, msgspec.json.decode(answer, type=hints.Hint), language, ref)
        return told if known.row.help == "reasons" else msgspec.structs.replace(told, value=0.0, gain=0.0, line=[])

    async def analysis(self, table: LoadedTable, user: int, number: int, language: Language) -> Analysis:
        """What the bot would have played after an entry of a finished match, knowing what its player knew."""
        if not table.over:
            raise ApiError(409, "not-over")
        match = await self.replays.match_at(table, SPECTATOR, number, user)
        seats, after = match.waiting_for(), table.match.entries[number : number + 1]
        if not seats:
            raise ApiError(409, "nobody-asked", number=number)
        seat = after[0].seat if after and after[0].seat in seats else seats[0]
        job = self.bots.job(table, match.state, seat, BEST, "analysis", number)
        answer = await self._answer(table, job, number, user)
        found = msgspec.json.decode(answer, type=list[hints.AnalysedMove])[:CHOICES]
        decision, speaker = decision_of(match.state, seat), match.speaker(language)
        assert decision is not None
        asked = question(match.game, match.state, decision, speaker)
        played = after[0].words if after and match.why_not(seat, after[0].words) is None else ""
        choices = [
            WeighedMove(one.words, label(match.game, one.words, speaker), one.value, one.visits) for one in found
        ]
        line = [_expected(match.game, one, speaker) for one in (found[0].line if found else [])]
        return Analysis(number, seat, asked.prompt, asked.rule, played, choices, line)

    async def report(self, table: LoadedTable, user: int, seat: int, language: Language) -> Report:
        """The moves of a seat that changed a finished match most for it, and what the bot would have done."""
        if not table.over:
            raise ApiError(409, "not-over")
        whole = await self.replays.whole(table, SPECTATOR, user, user)
        curve = [chance(one, seat) for one in whole.estimate]
        moments: list[Moment] = []
        for number, before, after in telling_moves(whole.movers, curve, seat, table.match.entries):
            if len(moments) == MOMENTS:
                break
            if await self._had_choice(table, user, seat, number):
                found = await self.analysis(table, user, number, language)
                moments.append(self._moment(table, found, before, after, language))
        return Report(table.row.id, seat, curve, sorted(moments, key=lambda one: one.number))

    async def _had_choice(self, table: LoadedTable, user: int, seat: int, number: int) -> bool:
        """Whether the seat could have done something else: what had to be is nothing to learn from."""
        match = await self.replays.match_at(table, SPECTATOR, number, user)
        decision = decision_of(match.state, seat)
        return decision is not None and len(decision.moves(match.state)) > 1

    def _moment(self, table: LoadedTable, found: Analysis, before: float, after: float, language: Language) -> Moment:
        best, words = found.choices[0], table.match.entries[found.number].words
        tried = [one for one in found.choices if one.words == words]
        return Moment(
            number=found.number,
            before=before,
            after=after,
            prompt=found.prompt,
            rule=found.rule,
            played=label(table.match.game, words, table.match.speaker(language)),
            best=best.label,
            agrees=best.words == words,
            value=best.value,
            played_value=tried[0].value if tried else None,
            others=len(found.choices) - 1,
            line=found.line[1:],
        )

    async def _answer(self, table: LoadedTable, job: BotJob, number: int, user: int) -> str:
        """Worked out once for everyone who asks, only a few at the same time, and on the asker's thinking time."""
        key = (table.row.id, number, job.seat, job.wants)
        if key not in self._answers and (wait := await self.bots.runner.budget_wait(user)):
            raise ApiError(429, "thought-enough", seconds=math.ceil(wait))
        if key not in self._answers:
            if self._asking[user] >= AT_ONCE or self._asking.total() >= WAITING:
                raise ApiError(429, "too-many", seconds=5)
            job.owner, job.watched = user, True
            self._asking[user] += 1
            self._answers[key] = asyncio.create_task(self.bots.answer(job))
            self._answers[key].add_done_callback(lambda _: self._has_thought(user))
            while len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        try:
            return await asyncio.shield(self._answers[key])
        except ApiError:
            self._answers.pop(key, None)
            raise

    def _has_thought(self, user: int) -> None:
        self._asking[user] -= 1
        if not self._asking[user]:
            del self._asking[user]


def chance(estimate: Sequence[float], seat: int) -> float:
    """A seat's chance among all: what bots make of each seat by itself need not add up to one."""
    total = sum(estimate)
    return round(estimate[seat] / total, 3) if len(estimate) > 1 and total else estimate[seat]


def telling_moves(
    movers: Sequence[int], curve: Sequence[float], seat: int, entries: Sequence[Entry]
) -> list[tuple[int, float, float]]:
    """The seat's own moves after which the match looked different, most first: the entry before, and both looks."""
    taken_back = {UNDO, REWIND, RULES}
    found = [
        (number, curve[number], curve[number + 1])
        for number, mover in enumerate(movers)
        if mover == seat and number + 1 < len(curve) and entries[number].words.split(" ")[0] not in taken_back
    ]
    told = [one for one in found if abs(one[2] - one[1]) >= TELLING]
    return sorted(told, key=lambda one: -abs(one[2] - one[1]))[:TRIED]


def _hint(table: LoadedTable, seat: int, found: hints.Hint, language: Language, ref: int) -> HintFor:
    match = table.match
    position = match.position(seat)
    decision = position.question_to(seat)
    move = match.game.block(decision).number(found.words) if decision else None
    if decision is None or move is None:
        raise ApiError(409, "stale")
    speaker = match.speaker(language)
    line = [_expected(match.game, one, speaker) for one in found.line]
    offered = offered_move(match.game, position.state, decision, move, speaker)
    return HintFor(ref, table.number(seat), offered, found.value, found.gain, line)


def _expected(game: AnyGame, one: hints.LineMove, speaker: Speaker) -> ExpectedMove:
    return ExpectedMove(one.seat, one.words, label(game, one.words, speaker), one.rule, one.anew)


def label(game: AnyGame, words: str, speaker: Speaker) -> str:
    """What a move is called, whatever is asked now: words are unique in a game."""
    for block in game.blocks:
        number = block.number(words)
        if number is not None:
            return speaker.label(block, number)
    return words

"""Step by step through a match: any finished one, and one's own running match as far as one has seen it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from serai.bots import BEST, hints
from serai.bots.greedy import position_value
from serai.core.flow import EVERYONE, SPECTATOR
from serai.core.game import AnyGame
from serai.core.log import Log
from serai.core.match import Line, Match
from serai.core.offer import decision_of, question
from serai.core.pack import Pack
from serai.server import look
from serai.server.bots import Bots
from serai.server.desk import Desk
from serai.server.errors import Refusal
from serai.server.table import Table
from serai.server.talk import label
from serai.server.wire import Analysis, Language, Replay, ReplayStep, WeighedMove

KEPT = 8  # replays in memory
EVERY = 20  # entries between two kept positions
CHOICES = 8  # moves told of a position that is looked at again
NOBODY_MOVED = -2


class _Reel:
    """The positions of a match, one of every so many kept."""

    def __init__(self, game: AnyGame, pack: Pack, log: Log, whole: bool) -> None:
        self.game, self.pack, self.log = game, pack, log
        self.whole = whole
        self.stops: dict[int, dict[str, object]] = {}
        self.curve: list[list[int]] = []
        self.estimate: list[list[float]] = []
        self._wind()

    def _wind(self) -> None:
        match = Match.replay(self.game, self.log, self.pack, upto=0)
        self._note(match)
        for entry in self.log.entries:
            match.append(entry)
            self._note(match)
            saved = match.save() if len(match.entries) % EVERY == 0 else None
            if saved:
                self.stops[saved["number"]] = saved

    def _note(self, match: Match) -> None:
        if not self.whole:
            return
        scores = self.game.scores(match.state)
        self.curve.append([one[0] for one in scores])
        self.estimate.append([round(position_value(self.game, match.state, seat), 3) for seat in range(len(scores))])

    def at(self, number: int) -> Match:
        """The match after an entry."""
        before = max((stop for stop in self.stops if stop <= number), default=None)
        saved = self.stops[before] if before is not None else None
        return Match.replay(self.game, self.log, self.pack, upto=number, saved=saved)


class Replays:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._reels: OrderedDict[tuple[str, int], _Reel] = OrderedDict()

    async def whole(self, table: Table, seat: int, user: int) -> Replay:
        """What the slider needs."""
        reel = await self._reel(table, seat)
        movers = [entry.seat for entry in reel.log.entries]
        return Replay(
            table=table.row.id,
            game=table.row.game,
            players=table.names(),
            last=len(movers),
            over=table.over,
            movers=movers,
            curve=reel.curve,
            estimate=reel.estimate,
            info=look.info(table, user),
            geometry=table.match.game.presentation.geometry(table.match.state),
            result=look.result(table),
            fairness=look.fairness(table),
        )

    async def step(self, table: Table, seat: int, number: int, language: Language) -> ReplayStep:
        match = await self._at(table, seat, number)
        match.rename(table.names())
        state = match.state if table.over else match.seen_state(seat)
        mover = match.entries[-1].seat if match.entries else NOBODY_MOVED
        return ReplayStep(
            number=number,
            mover=mover,
            view=match.game.presentation.view(state, seat),
            questions=match.questions(seat, language),
            lines=_lines(match, seat, number, language, open_to_all=table.over),
        )

    async def analysis(self, bots: Bots, table: Table, number: int, language: Language) -> Analysis:
        """What the bots would have played after an entry of a finished match, knowing what its player knew."""
        if not table.over:
            raise Refusal(409, "not-over")
        match = await self._at(table, SPECTATOR, number)
        match.rename(table.names())
        seats, after = match.waiting_for(), table.match.entries[number : number + 1]
        if not seats:
            raise Refusal(409, "nobody-asked", number=number)
        seat = after[0].seat if after and after[0].seat in seats else seats[0]
        decision, speaker = decision_of(match.state, seat), match.speaker(language)
        assert decision is not None
        answer = await bots.advice(table, bots.job(table, match.state, seat, BEST, "analysis", number), number)
        found = msgspec.json.decode(answer, type=list[hints.AnalysedMove])[:CHOICES]
        asked = question(match.game, match.state, decision, speaker)
        played = after[0].words if after and match.why_not(seat, after[0].words) is None else ""
        choices = [
            WeighedMove(one.words, label(match.game, one.words, speaker), one.value, one.visits) for one in found
        ]
        return Analysis(number, seat, asked.prompt, asked.rule, played, choices)

    async def _at(self, table: Table, seat: int, number: int) -> Match:
        reel = await self._reel(table, seat)
        if number > len(reel.log.entries):
            raise Refusal(404, "no-entry", number=number, last=len(reel.log.entries))
        return await asyncio.to_thread(reel.at, number)

    async def _reel(self, table: Table, seat: int) -> _Reel:
        """As far as the seat has seen; a finished match whole, the same for all."""
        upto = len(table.match.entries) if table.over else table.match.seen(seat)
        key = (table.row.id, upto)
        if key not in self._reels:
            whole = Log(table.match.header, table.match.entries[:upto], {}, over=False, name="replay")
            self._reels[key] = await asyncio.to_thread(_Reel, table.match.game, table.match.pack, whole, table.over)
            while len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(key)
        return self._reels[key]


def _lines(match: Match, seat: int, number: int, language: Language, open_to_all: bool) -> list[Line]:
    """The sentences of one entry. In a finished match nothing is tentative any more."""
    if not open_to_all:
        return match.lines(seat, language, after=number - 1)
    speaker = match.speaker(language)
    told = [one for one in match.told if one.number == number and one.note.hearer in (EVERYONE, seat)]
    return [Line(one.number, speaker.note(one.note)) for one in told]


def eyes(table: Table, seat: int, through: int | None) -> int:
    """Through whose eyes a replay is seen: one's own while it runs, anybody's when it is over."""
    if through is None:
        return seat
    if not table.over:
        raise Refusal(409, "not-over")
    if through >= len(table.names()):
        raise Refusal(404, "no-seat", seat=through + 1)
    return through


def export(table: Table) -> str:
    """The `.serai` file of a finished match; before the end it would tell what is hidden."""
    if not table.over:
        raise Refusal(409, "not-over")
    return table.match.log().text()

"""Step by step through a match: any finished one, and one's own running match as far as one has seen it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from serai.bots.greedy import outlook
from serai.core.flow import EVERYONE
from serai.core.game import AnyGame
from serai.core.log import Log
from serai.core.match import Line, Match
from serai.core.pack import Pack
from serai.server.errors import ApiError
from serai.server.tables import presenters
from serai.server.tables.loaded import LoadedTable
from serai.server.wire import Language, Replay, ReplayStep

KEPT = 8  # replays in memory
EVERY = 20  # entries between two kept positions
NOBODY_MOVED = -2


class _Recording:
    """The positions of a match, one of every so many kept."""

    def __init__(self, game: AnyGame, pack: Pack, log: Log, whole: bool) -> None:
        self.game, self.pack, self.log = game, pack, log
        self.whole = whole
        self.checkpoints: dict[int, dict[str, object]] = {}
        self.curve: list[list[int]] = []
        self.estimate: list[list[float]] = []
        self._play_through()

    def _play_through(self) -> None:
        match = Match.replay(self.game, self.log, self.pack, upto=0)
        self._note(match)
        for entry in self.log.entries:
            match.append(entry)
            self._note(match)
            saved = match.save() if len(match.entries) % EVERY == 0 else None
            if saved:
                self.checkpoints[saved["number"]] = saved

    def _note(self, match: Match) -> None:
        if not self.whole:
            return
        scores = self.game.scores(match.state)
        self.curve.append([one[0] for one in scores])
        self.estimate.append([round(outlook(self.game, match.state, seat), 3) for seat in range(len(scores))])

    def at(self, number: int) -> Match:
        """The match after an entry."""
        before = max((one for one in self.checkpoints if one <= number), default=None)
        saved = self.checkpoints[before] if before is not None else None
        return Match.replay(self.game, self.log, self.pack, upto=number, saved=saved)


class Replays:
    """The last matches that were looked at again."""

    def __init__(self) -> None:
        self._recordings: OrderedDict[tuple[str, int], _Recording] = OrderedDict()

    async def whole(self, table: LoadedTable, seat: int, user: int) -> Replay:
        """What the slider needs."""
        recording = await self._recording(table, seat)
        movers = [entry.seat for entry in recording.log.entries]
        return Replay(
            table=table.row.id,
            game=table.row.game,
            players=table.names(),
            bots=[seat.bot for seat in table.seats],
            last=len(movers),
            over=table.over,
            movers=movers,
            curve=recording.curve,
            estimate=recording.estimate,
            info=presenters.info(table, user),
            geometry=table.match.game.presentation.geometry(table.match.state),
            result=presenters.result(table),
            fairness=presenters.fairness(table),
        )

    async def step(self, table: LoadedTable, seat: int, number: int, language: Language) -> ReplayStep:
        match = await self.match_at(table, seat, number)
        state = match.state if table.over else match.seen_state(seat)
        mover = match.entries[-1].seat if match.entries else NOBODY_MOVED
        return ReplayStep(
            number=number,
            mover=mover,
            view=match.game.presentation.view(state, seat),
            questions=match.questions(seat, language),
            lines=_lines(match, seat, number, language, open_to_all=table.over),
        )

    async def match_at(self, table: LoadedTable, seat: int, number: int) -> Match:
        """The match after an entry, with the names of those who sit there now."""
        recording = await self._recording(table, seat)
        if number > len(recording.log.entries):
            raise ApiError(404, "no-entry", number=number, last=len(recording.log.entries))
        match = await asyncio.to_thread(recording.at, number)
        match.rename(table.names())
        return match

    async def _recording(self, table: LoadedTable, seat: int) -> _Recording:
        """As far as the seat has seen; a finished match whole, the same for all."""
        upto = len(table.match.entries) if table.over else table.match.seen(seat)
        key = (table.row.id, upto)
        if key not in self._recordings:
            match = table.match
            log = Log(match.header, match.entries[:upto], {}, over=False, name="replay")
            self._recordings[key] = await asyncio.to_thread(_Recording, match.game, match.pack, log, table.over)
            while len(self._recordings) > KEPT:
                self._recordings.popitem(last=False)
        self._recordings.move_to_end(key)
        return self._recordings[key]


def _lines(match: Match, seat: int, number: int, language: Language, open_to_all: bool) -> list[Line]:
    """The sentences of one entry. In a finished match nothing is tentative any more."""
    if not open_to_all:
        return match.lines(seat, language, after=number - 1)
    told = [one for one in match.told if one.number == number and one.note.hearer in (EVERYONE, seat)]
    return [match.line(one, language) for one in told]


def perspective(table: LoadedTable, seat: int, through: int | None) -> int:
    """Through whose eyes a replay is seen: one's own while it runs, anybody's when it is over."""
    if through is None:
        return seat
    if not table.over:
        raise ApiError(409, "not-over")
    if through >= len(table.names()):
        raise ApiError(404, "no-seat", seat=through + 1)
    return through


def export(table: LoadedTable) -> str:
    """The `.serai` file of a finished match; before the end it would tell what is hidden."""
    if not table.over:
        raise ApiError(409, "not-over")
    return table.match.log().file_text()

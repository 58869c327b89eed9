"""Step by step through a match: any finished one, and one's own running match as far as one has seen it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from serai.bots.greedy import position_value
from serai.core.flow import EVERYONE
from serai.core.game import AnyGame
from serai.core.log import Log
from serai.core.match import Line, Match
from serai.core.pack import Pack
from serai.core.rules_change import passed_over
from serai.server.background import Aside
from serai.server.errors import ApiError
from serai.server.tables import presenters
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.wire.common import Language
from serai.server.wire.replay import Replay, ReplayStep

KEPT = 8  # replays in memory
NOBODY_MOVED = -2


class _Recording:
    """The positions of a match: played through once, and then found in what that remembers."""

    def __init__(self, game: AnyGame, pack: Pack, log: Log, whole: bool) -> None:
        self.game, self.pack, self.log = game, pack, log
        self.whole = whole
        self.barriers: list[int] = []  # by entry: the last barrier before it
        self.curve: list[list[int]] = []
        self.estimate: list[list[float]] = []
        self._play_through()

    def _play_through(self) -> None:
        match = self.match = Match(self.game, self.log.header, self.pack, dealer=None)
        match.expect(self.log.entries)
        self._note(match)
        aside = passed_over(self.log.entries)
        for number, entry in enumerate(self.log.entries, 1):
            match.follow(entry, number in aside)
            self._note(match)

    def _note(self, match: Match) -> None:
        self.barriers.append(match.barrier)
        if not self.whole:
            return
        scores = self.game.scores(match.state)
        self.curve.append([one[0] for one in scores])
        self.estimate.append([round(position_value(self.game, match.state, seat), 3) for seat in range(len(scores))])

    def at(self, number: int) -> Match:
        """The match after an entry."""
        saved = self.match.save_at(self.barriers[number])
        return Match.after(self.game, self.log.header, self.log.entries, number, self.pack, saved)


class Replays:
    """The last matches that were looked at again."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._recordings: OrderedDict[tuple[str, int, int], _Recording] = OrderedDict()

    async def whole(self, table: LoadedTable, seat: int, user: int, asker: int) -> Replay:
        """What the slider needs. `asker`: whose time it takes."""
        recording = await self._recording(table, seat, asker)
        movers = [entry.seat for entry in recording.log.entries]
        return Replay(
            table=table.row.id,
            game=table.row.game,
            players=table.names(),
            bots=[seat.bot for seat in table.seats],
            last=len(movers),
            over=table.ended,
            movers=movers,
            curve=recording.curve,
            estimate=recording.estimate,
            info=presenters.info(table, user),
            geometry=table.match.game.presentation.geometry(table.match.seen_state(seat)),
            result=presenters.result(table),
            fairness=presenters.fairness(table),
        )

    async def step(self, table: LoadedTable, seat: int, number: int, language: Language, asker: int = 0) -> ReplayStep:
        match = await self.match_at(table, seat, number, asker)
        match.hold = table.row.hold and not table.ended
        open_to_all = not match.can_undo(seat)  # what is one's own to take back is shown as it was at the table
        state = match.state if open_to_all else match.seen_state(seat)
        mover = match.entries[-1].seat if match.entries else NOBODY_MOVED
        return ReplayStep(
            number=number,
            mover=mover,
            view=match.game.presentation.view(state, seat),
            questions=match.questions(seat, language),
            lines=_lines(match, seat, number, language, open_to_all),
        )

    async def match_at(self, table: LoadedTable, seat: int, number: int, asker: int) -> Match:
        """The match after an entry, with the names of those who sit there now."""
        recording = await self._recording(table, seat, asker)
        if number > len(recording.log.entries):
            raise ApiError(404, "no-entry", number=number, last=len(recording.log.entries))
        match = await asyncio.to_thread(recording.at, number)
        match.rename(table.names())
        return match

    async def _recording(self, table: LoadedTable, seat: int, asker: int) -> _Recording:
        """What the seat has seen, nothing that others have taken back; a finished match whole, the same for all."""
        match, reader = table.match, EVERYONE if table.ended else seat
        entries = list(match.entries) if table.ended else table.numbering(seat).entries()
        key = (table.row.id, reader, len(entries))
        if key not in self._recordings:
            log = Log(match.header, entries, {}, over=False, name="replay")
            whole = table.ended
            self._recordings[key] = await self._aside.run(
                asker, lambda: self._recordings.get(key) or _Recording(match.game, match.pack, log, whole)
            )
            while len(self._recordings) > KEPT:
                self._recordings.popitem(last=False)
        self._recordings.move_to_end(key)
        return self._recordings[key]


def _lines(match: Match, seat: int, number: int, language: Language, open_to_all: bool) -> list[Line]:
    """The sentences of one entry."""
    if not open_to_all:
        return match.lines(seat, language, after=number - 1)
    told = [one for one in match.told if one.number == number and one.note.hearer in (EVERYONE, seat)]
    return [match.line(one, language) for one in told]


def perspective(table: LoadedTable, seat: int, through: int | None) -> int:
    """Through whose eyes a replay is seen: one's own while it runs, anybody's when it is over."""
    if through is None:
        return seat
    if not table.ended:
        raise ApiError(409, "not-over")
    if through >= len(table.names()):
        raise ApiError(404, "no-seat", seat=through + 1)
    return through


async def export(repository: TableRepository, table: LoadedTable) -> str:
    """The `.serai` file of a match that ended, as it was written; before that it would tell what is hidden."""
    if not table.ended:
        raise ApiError(409, "not-over")
    if table.over and not table.partial:
        return table.final_log().file_text()
    entries = await repository.entries(table.row.id)
    return (await repository.older.written(table, entries)).file_text()

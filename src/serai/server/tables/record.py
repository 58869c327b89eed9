"""A finished match as it was shown, step by step: for later releases, whose rules may lead elsewhere.

A record is a head and chunks of steps. A step holds what every seat and a spectator saw after an entry, and what was
said, in every language. Views change little from step to step, so a chunk packs well: some 30 to 150 kB a match.
"""

from __future__ import annotations

import itertools
import lzma
from collections.abc import Iterator
from typing import Any

import msgspec

from serai.bots.greedy import position_value
from serai.core.flow import EVERYONE, SPECTATOR
from serai.core.match import Line, Match
from serai.core.offer import Question
from serai.core.rules_change import passed_over
from serai.core.text import LANGUAGES
from serai.server.wire.table import Result

CHUNK = 50  # steps packed together
HEAD = 0  # the number of the part that is the head
LONG = 5000  # entries above which only what a spectator saw is kept

_encoder = msgspec.json.Encoder()


class Heard(msgspec.Struct, frozen=True):
    """A sentence, and who may hear it."""

    hearer: int
    line: Line


class Step(msgspec.Struct, frozen=True):
    """What was shown after an entry: `views` by seat, `heard` by language, `asked` by language and seat.

    A seat that is missing there saw, or was asked, what a spectator was.
    """

    views: dict[int, Any]
    heard: dict[str, list[Heard]]
    asked: dict[str, dict[int, list[Question]]]

    def view(self, seat: int) -> Any:
        return self.views.get(seat, self.views[SPECTATOR])

    def questions(self, seat: int, language: str) -> list[Question]:
        asked = self.asked.get(language, {SPECTATOR: []})
        return asked.get(seat, asked[SPECTATOR])

    def lines(self, seat: int, language: str) -> list[Line]:
        return [one.line for one in self.heard.get(language, []) if one.hearer in (EVERYONE, seat)]


class Record(msgspec.Struct, frozen=True):
    """The head: what the slider of a replay needs."""

    last: int
    movers: list[int]
    curve: list[list[int]]
    estimate: list[list[float]]
    geometry: Any
    result: Result


Part = tuple[int, bytes]  # its number, and what it holds, packed


def make(match: Match, result: Result) -> Iterator[Part]:
    """The parts of a finished match's record, one after another: its chunks, then the head."""
    seats = [SPECTATOR, *(range(match.header.players) if len(match.entries) <= LONG else ())]
    curve: list[list[int]] = []
    estimate: list[list[float]] = []
    steps: list[Step] = []
    for again in _walk(match):
        number, scores = len(again.entries), again.game.scores(again.state)
        curve.append([one[0] for one in scores])
        estimate.append([round(position_value(again.game, again.state, seat), 3) for seat in range(len(scores))])
        steps.append(_step(again, seats))
        if len(steps) == CHUNK or number == len(match.entries):
            yield part_of(number), pack(steps)
            steps = []
    movers = [entry.seat for entry in match.entries]
    geometry = match.game.presentation.geometry(match.state)
    yield HEAD, pack(Record(len(movers), movers, curve, estimate, geometry, result))


def _walk(match: Match) -> Iterator[Match]:
    """The match from its beginning, after every entry."""
    again, aside = Match(match.game, match.header, match.pack, dealer=None), passed_over(match.entries)
    yield again
    for number, entry in enumerate(match.entries, 1):
        again.follow(entry, number in aside)
        yield again


def _step(match: Match, seats: list[int]) -> Step:
    number, view = len(match.entries), match.game.presentation.view
    told = list(itertools.takewhile(lambda one: one.number == number, reversed(match.told)))[::-1]
    heard = {one: [Heard(int(each.note.hearer), match.line(each, one)) for each in told] for one in LANGUAGES}
    asked = {one: _asked(match, seats, one) for one in LANGUAGES}
    return Step({seat: view(match.state, seat) for seat in seats}, heard, asked)


def _asked(match: Match, seats: list[int], language: str) -> dict[int, list[Question]]:
    """What a seat is asked of that differs from what all are asked: it has answered, and others do not know yet."""
    found = {seat: match.questions(seat, language) for seat in seats}
    return {seat: one for seat, one in found.items() if seat == SPECTATOR or one != found[SPECTATOR]}


def pack(part: Any) -> bytes:
    return lzma.compress(_encoder.encode(part), preset=1)


def unpack(body: bytes, kind: Any) -> Any:
    return msgspec.json.decode(lzma.decompress(body), type=kind)


def part_of(number: int) -> int:
    """Which part holds the step after an entry."""
    return 1 + number // CHUNK

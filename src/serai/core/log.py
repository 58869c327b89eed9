"""The log is the match: a header and one line per move in words, as text that diffs well."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from serai.core.errors import BadLog
from serai.core.flow import CHANCE
from serai.version import __version__

FORMAT = 1
DIGEST_EVERY = 50  # entries between two digests of the state

# What a log may have at most: far more than any match comes to, and little enough to be looked through in a moment.
MOST_BYTES = 4_000_000
MOST_ENTRIES = 100_000
MOST_HEADER_LINES = 100
LONGEST_LINE = 500
QUOTED = 80  # characters of a faulty line that are repeated in the error

_ENTRY = re.compile(r"([0-9]{1,9}) (dice|table|[0-9]{1,9}) (\S.*)")
_MARK = re.compile(r"# ([0-9]{1,9}) ([0-9a-f]{16})")
_CLOSING = re.compile(r"(over|open): ([0-9]{1,9})(?: ([0-9a-f]{16}))?")
_OWN = re.compile(r"release|game|rules|data|dice|option .+|(?:seat|bot) [0-9]{1,9}")


class Header(msgspec.Struct, frozen=True):
    """What must be known before the first move. Seats are named in order; bots also have their spec."""

    game: str
    rules: int
    data: str
    options: dict[str, str]
    seats: list[str]
    commitment: str
    bots: dict[int, str] = {}

    @property
    def players(self) -> int:
        return len(self.seats)


class Entry(msgspec.Struct, frozen=True):
    """A move of a seat or of chance, one of a seat's `undo`, `confirm` and `rewind N`, or the table's `rules N`."""

    seat: int
    words: str

    def text(self, number: int) -> str:
        nobody = "table" if self.words.startswith(RULES + " ") else "dice"
        return f"{number} {nobody if self.seat == CHANCE else self.seat + 1} {self.words}"


UNDO = "undo"
CONFIRM = "confirm"
REWIND = "rewind"
RULES = "rules"


class Log(msgspec.Struct):
    """A whole log file. `marks` are digests by entry number; `seed` is told after the end.

    `release` is the Serai that wrote the file; what a match says of itself is the same in every release.
    """

    header: Header
    entries: list[Entry]
    marks: dict[int, str]
    over: bool
    seed: str = ""
    name: str = "log"
    release: str = ""

    def file_text(self) -> str:
        """The text as this release writes it into a file."""
        return msgspec.structs.replace(self, release=__version__).text()

    def text(self) -> str:
        lines = [f"serai log {FORMAT}", *([f"release: {self.release}"] if self.release else [])]
        lines += _header_lines(self.header)
        for number, entry in enumerate(self.entries, 1):
            lines.append(entry.text(number))
            if number in self.marks and number != len(self.entries):
                lines.append(f"# {number} {self.marks[number]}")
        closing = "over" if self.over else "open"
        lines.append(f"{closing}: {len(self.entries)} {self.marks.get(len(self.entries), '')}".rstrip())
        if self.seed:
            lines.append(f"seed: {self.seed}")
        return "\n".join(lines) + "\n"


def read(path: Path) -> Log:
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
        _check_size(len(text), str(path))
        return parse(text.decode("utf-8"), str(path))
    except OSError as error:
        raise BadLog(f"{path}: cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise BadLog(f"{path}: is not a Serai log: it is not UTF-8 text.") from error


def parse(text: str, name: str = "log") -> Log:
    """A log from its text; every fault is named with its line."""
    _check_size(len(text), name)
    lines = text.split("\n")
    _check_format(lines[0], name)
    _check_lines(lines, name)
    if lines[-1] != "" or len(lines) < 3:
        raise BadLog(f"{name}, line {len(lines)}: the file is cut off here; the last lines are missing.")
    blank = lines.index("") if "" in lines[:-1] else 0
    if not blank:
        raise BadLog(f"{name}: the blank line between header and moves is missing.")
    if blank > MOST_HEADER_LINES:
        raise BadLog(f"{name}: the header has {blank} lines; a log has at most {MOST_HEADER_LINES}.")
    values = _read_values(lines[1:blank], name)
    found = _Reader(name, _read_header(values, name)).read(lines[blank + 1 : -1], blank + 2)
    found.release = values.get("release", "")
    return found


class _Reader:
    """Reads the lines after the header."""

    def __init__(self, name: str, header: Header) -> None:
        self.name = name
        self.log = Log(header, [], {}, over=False, name=name)
        self.closed = False

    def read(self, lines: Sequence[str], first: int) -> Log:
        for at, line in enumerate(lines, first):
            if not (self.entry(line, at) or self.mark(line, at) or self.closing(line, at)):
                raise self.wrong(at, f'"{line[:QUOTED]}" is neither a move, a digest nor a closing line')
        if not self.closed:
            raise self.wrong(first + len(lines), "the closing line is missing; the file was cut off")
        return self.log

    def wrong(self, line: int, what: str) -> BadLog:
        return BadLog(f"{self.name}, line {line}: {what}.")

    def entry(self, line: str, at: int) -> bool:
        found = _ENTRY.fullmatch(line)
        if not found or self.closed:
            return False
        number, who, words = found.groups()
        expected = len(self.log.entries) + 1
        if int(number) != expected:
            raise self.wrong(at, f"move {number} stands where move {expected} belongs")
        if (who == "table") != words.startswith(RULES + " "):
            raise self.wrong(at, f'"{words[:QUOTED]}" is not a thing that {who} can do')
        seat = int(who) - 1 if who.isdecimal() else CHANCE
        if who.isdecimal() and not 0 <= seat < self.log.header.players:
            raise self.wrong(at, f"there is no seat {who}; the header names {self.log.header.players}")
        if expected > MOST_ENTRIES:
            raise self.wrong(at, f"a log has at most {MOST_ENTRIES} moves")
        self.log.entries.append(Entry(seat, words))
        return True

    def mark(self, line: str, at: int) -> bool:
        found = _MARK.fullmatch(line)
        if not found or self.closed:
            return False
        if int(found[1]) != len(self.log.entries):
            raise self.wrong(at, f"the digest after move {found[1]} stands after move {len(self.log.entries)}")
        self.log.marks[int(found[1])] = found[2]
        return True

    def closing(self, line: str, at: int) -> bool:
        if self.closed:
            seed = re.fullmatch(r"seed: ([0-9a-f]{64})", line)
            self.log.seed = seed[1] if seed else ""
            return bool(seed)
        found = _CLOSING.fullmatch(line)
        if not found:
            return False
        closing, count, mark = found.groups()
        if int(count) != len(self.log.entries):
            raise self.wrong(at, f"the closing line counts {count} moves, the log has {len(self.log.entries)}")
        if mark:
            self.log.marks[len(self.log.entries)] = mark
        self.log.over = closing == "over"
        self.closed = True
        return True


def _check_format(line: str, name: str) -> None:
    found = re.fullmatch(r"serai log ([0-9]{1,9})", line)
    if not found:
        raise BadLog(f'{name}, line 1: is not a Serai log; a log begins with "serai log {FORMAT}".')
    if int(found[1]) > FORMAT:
        raise BadLog(f"{name}, line 1: has log format {found[1]}; this release reads formats up to {FORMAT}.")


def _check_size(size: int, name: str) -> None:
    if size > MOST_BYTES:
        raise BadLog(f"{name}: is too long for a log; a log has at most {MOST_BYTES // 1_000_000} MB.")


def _check_lines(lines: Sequence[str], name: str) -> None:
    """Nothing is looked at more closely that is longer than any log."""
    if len(lines) > MOST_HEADER_LINES + 2 * MOST_ENTRIES:
        raise BadLog(f"{name}: has {len(lines)} lines; a log has at most {MOST_ENTRIES} moves.")
    for at, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadLog(f"{name}, line {at}: has {len(line)} characters; a line of a log has at most {LONGEST_LINE}.")


def _header_lines(header: Header) -> list[str]:
    options = [f"option {name}: {value}" for name, value in header.options.items()]
    seats = [f"seat {i}: {seat}" for i, seat in enumerate(header.seats, 1)]
    first = [f"game: {header.game}", f"rules: {header.rules}", f"data: {header.data}"]
    bots = [f"bot {seat + 1}: {spec}" for seat, spec in sorted(header.bots.items())]
    return [*first, *options, *seats, *bots, f"dice: {header.commitment}", ""]


def _read_values(lines: Sequence[str], name: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for at, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or key in values or not _OWN.fullmatch(key):
            raise BadLog(f'{name}, line {at}: "{line[:QUOTED]}" is not a header line of its own.')
        values[key] = value
    return values


def _read_header(values: dict[str, str], name: str) -> Header:
    for key in ("game", "rules", "data", "dice", "seat 1"):
        if key not in values:
            raise BadLog(f'{name}: the header has no line "{key}: ...".')
    if not re.fullmatch("[0-9]{1,9}", values["rules"]):
        raise BadLog(f'{name}: the header\'s rules version "{values["rules"]}" is not a number.')
    options = {key[7:]: value for key, value in values.items() if key.startswith("option ")}
    seats, commitment = _read_seats(values, name), values["dice"]
    bots = _read_bots(values, len(seats), name)
    return Header(values["game"], int(values["rules"]), values["data"], options, seats, commitment, bots)


def _read_seats(values: dict[str, str], name: str) -> list[str]:
    count = sum(key.startswith("seat ") for key in values)
    for number in range(1, count + 1):
        if f"seat {number}" not in values:
            raise BadLog(f'{name}: the header has {count} seats, but no line "seat {number}: ...".')
    return [values[f"seat {number}"] for number in range(1, count + 1)]


def _read_bots(values: dict[str, str], seats: int, name: str) -> dict[int, str]:
    """The specs of the seats that are bots; older logs name none."""
    keys = {f"bot {seat + 1}": seat for seat in range(seats)}
    for key in values:
        if key.startswith("bot ") and key not in keys:
            raise BadLog(f'{name}: the header has {seats} seats, but a line "{key}: ...".')
    return {seat: values[key] for key, seat in keys.items() if key in values}

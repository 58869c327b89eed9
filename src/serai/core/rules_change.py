"""The entry of a log that says from where on another version of the rules is played.

    61 table rules 2
    61 table rules 2 data 0f6b... from 40

The first means that the new version leads to the same positions up to here: the match was not touched by the change.
The second goes back to how things stood after move 40, the last position both versions agree on; what was played
after it stays in the log and is passed over. `data` names the game's data where that came with the new version.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from serai.core.flow import CHANCE, Note
from serai.core.log import RULES, Entry, Header

_WORDS = re.compile(RULES + r" ([0-9]{1,9})(?: data ([0-9a-f]{8,64}))?(?: from ([0-9]{1,9}))?")


class RulesChange(msgspec.Struct, frozen=True):
    """Which version, which data if other than before, and after which entry play goes on (None: where it was)."""

    rules: int
    data: str = ""
    back_to: int | None = None

    def entry(self) -> Entry:
        """Nobody's move."""
        data = f" data {self.data}" if self.data else ""
        back = f" from {self.back_to}" if self.back_to is not None else ""
        return Entry(CHANCE, f"{RULES} {self.rules}{data}{back}")


def rules_change(entry: Entry) -> RulesChange | None:
    """What an entry says about the rules, if that is what it is about."""
    if entry.seat != CHANCE or not entry.words.startswith(RULES + " "):
        return None
    found = _WORDS.fullmatch(entry.words)
    if found is None:
        return None
    return RulesChange(int(found[1]), found[2] or "", int(found[3]) if found[3] else None)


def played_under(header: Header, entries: Sequence[Entry]) -> tuple[int, str]:
    """The version of the rules, and the data, that a log is played under at its end."""
    rules, data = header.rules, header.data
    for entry in entries:
        if change := rules_change(entry):
            rules, data = change.rules, change.data or data
    return rules, data


def passed_over(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that a later change of the rules has put aside."""
    found: set[int] = set()
    number = len(entries)
    while number > 0:
        change = rules_change(entries[number - 1])
        if change is None or change.back_to is None or change.back_to >= number:
            number -= 1
        else:
            found |= set(range(change.back_to + 1, number))
            number = change.back_to
    return found


def note_of(change: RulesChange) -> Note:
    """What the table is told."""
    if change.back_to is None:
        return Note("rules-changed", change.rules)
    return Note("rules-changed-from", change.rules, change.back_to)

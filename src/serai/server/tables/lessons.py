"""Guided matches: real matches with fixed dice, at which a lesson says what to do next and why.

A lesson is data beside the game: `lesson/<name>.toml` has its table and steps, `lesson/text/<language>.ftl` its words.
A step names the moves that fit by patterns. Which step it is follows from the log, so a lesson can be left and taken
up again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from serai.core.errors import IllegalMove
from serai.core.flow import SPECTATOR, play_for
from serai.core.game import AnyGame
from serai.core.log import REWIND, UNDO, Entry
from serai.core.phrases import phrases
from serai.core.text import Voice
from serai.server.tables.loaded import LoadedTable
from serai.server.wire.common import Language
from serai.server.wire.table import Guide

FOLDER = "lesson"


class Step(Struct, frozen=True):
    """What is to be done: one of the moves whose words fit a pattern (`*` for anything), and the rule it teaches.
    With `gains`, only those that bring the learner points at once."""

    accept: Annotated[list[str], Meta(min_length=1)]
    rule: str
    chapter: int = 1
    gains: bool = False

    def fits(self, words: str) -> bool:
        return any(fnmatchcase(words, one) for one in self.accept)


class Lesson(Struct, frozen=True):
    """`seats`: the learner is "me", the others are bots by their specs."""

    name: str
    seed: int
    minutes: int  # of the first chapter
    seats: list[str]
    step: list[Step]
    options: dict[str, str] = {}


@cache
def lessons_of(game: AnyGame) -> dict[str, Lesson]:
    """By name."""
    files = sorted((game.identity.folder / FOLDER).glob("*.toml"))
    found = [msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson) for file in files]
    return {lesson.name: lesson for lesson in found}


def words_of(game: AnyGame, language: Language) -> Voice:
    """What a game's lessons say; in English where nobody has translated them yet."""
    folder = game.identity.folder / FOLDER
    there = (folder / "text" / f"{language}.ftl").exists()
    return Voice(folder, language if there else "en")


def steps_done(lesson: Lesson, entries: Sequence[Entry], seat: int) -> int:
    """How many steps a seat's moves have answered, one after the other; what was taken back counts for nothing."""
    played: list[tuple[int, str]] = []
    for number, entry in enumerate(entries, 1):
        if entry.words.startswith(REWIND + " "):
            to = int(entry.words.split()[1])
            played = [one for one in played if one[0] <= to]
        elif entry.seat == seat and entry.words == UNDO:
            played = played[:-1]
        elif entry.seat == seat:
            played.append((number, entry.words))
    done = 0
    for _, words in played:
        if done < len(lesson.step) and lesson.step[done].fits(words):
            done += 1
    return done


def lesson_of(table: LoadedTable) -> Lesson | None:
    return lessons_of(table.match.game).get(table.row.lesson) if table.row.lesson and table.playing else None


def _fitting(table: LoadedTable, seat: int, step: Step) -> list[str]:
    """The words of the offered moves that fit a step."""
    position = table.match.position(seat)
    decision = position.question_to(seat)
    if decision is None:
        return []
    game, state = table.match.game, position.state
    moves = [(int(move), game.words(decision, int(move))) for move in decision.moves(state)]
    found = [(move, words) for move, words in moves if step.fits(words)]
    if step.gains:
        found = [(move, words) for move, words in found if _gains(game, state, seat, move)]
    return [words for _, words in found]


def _gains(game: AnyGame, state: Any, seat: int, move: int) -> bool:
    """Whether a move brings its player points before anybody else has to decide."""
    after, before = state.clone(), sum(game.scores(state)[seat])
    play_for(after, seat, move)
    return sum(game.scores(after)[seat]) > before


def guide(table: LoadedTable, seat: int, language: Language) -> Guide | None:
    """What the lesson says now, to who learns."""
    lesson = lesson_of(table)
    if lesson is None or seat == SPECTATOR:
        return None
    done, voice = steps_done(lesson, table.match.entries, seat), words_of(table.match.game, language)
    at, name = min(done, len(lesson.step) - 1), f"lesson-{lesson.name}"
    step, over = lesson.step[at], done >= len(lesson.step)
    accept = [] if over else _fitting(table, seat, step)
    return Guide(
        lesson=lesson.name,
        title=voice.say(f"{name}-title"),
        chapter=voice.say(f"{name}-chapter-{step.chapter}"),
        step=at + 1,
        steps=len(lesson.step),
        task=voice.say(f"{name}-end" if over else f"{name}-{at + 1}" if accept else f"{name}-meanwhile"),
        reason="" if over or not accept else voice.say(f"{name}-{at + 1}-why"),
        rule="" if over else step.rule,
        accept=accept,
        other=_other(voice, lesson, at) if accept else "",
        done=over,
    )


def check_lesson(table: LoadedTable, seat: int, words: str, language: Language) -> None:
    """A move that is allowed but leads away from the lesson is refused with what the step is about."""
    lesson = lesson_of(table)
    if lesson is None:
        return
    done = steps_done(lesson, table.match.entries, seat)
    if done >= len(lesson.step):
        return
    step, meant = lesson.step[done], phrases(table.match.game).canonical(words)
    fitting = _fitting(table, seat, step)
    if not fitting or meant in fitting or table.match.why_not(seat, meant) is not None:
        return  # another question is open, it fits, or the rules themselves say why not
    raise IllegalMove(_other(words_of(table.match.game, language), lesson, done), rule=step.rule)


def _other(voice: Voice, lesson: Lesson, at: int) -> str:
    """What a step says to moves that lead away from it."""
    own = f"lesson-{lesson.name}-{at + 1}-else"
    return voice.say(own if voice.has(own) else f"lesson-{lesson.name}-else")

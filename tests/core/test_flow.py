"""Frames: their order, settling, threads of simultaneous decisions, rules that run in circles."""

from __future__ import annotations

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import (
    AnyFrame,
    Decision,
    Runaway,
    State,
    Step,
    open_decision,
    pending,
    play,
    play_for,
    settle,
    show_stack,
)


class Diary(State):
    """Remembers what happened, in order, as player * 10 + move."""

    columns: ClassVar[tuple[str, ...]] = ("pages",)

    def __init__(self, data: object, stack: list[AnyFrame], revealed: int, pages: vec[i64]) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.pages = pages

    def clone(self) -> Diary:
        return Diary(self.data, self.stack[:], self.revealed, self.pages[:])

    def write(self, page: int) -> None:
        self.pages = vec[i64]([*self.pages, page])


class Write(Step[Diary]):
    def run(self, s: Diary) -> None:
        s.write(self.player)


class Twice(Step[Diary]):
    def run(self, s: Diary) -> None:
        s.then(Write(self.player), Write(self.player + 1))


class Circle(Step[Diary]):
    def run(self, s: Diary) -> None:
        s.then(Circle(0))


class Ask(Decision[Diary]):
    def moves(self, s: Diary) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def play(self, s: Diary, move: int) -> None:
        s.write(self.player * 10 + move)


class Skip(Ask):
    def idle(self, s: Diary) -> bool:
        return True


class AskTogether(Ask):
    """Move 2 asks the same player once more."""

    def together(self) -> bool:
        return True

    def play(self, s: Diary, move: int) -> None:
        super().play(s, move)
        if move == 2:
            s.then(AskTogether(self.player))


class SkipTogether(AskTogether):
    def idle(self, s: Diary) -> bool:
        return True


class WriteTogether(Write):
    def together(self) -> bool:
        return True


def diary(*frames: AnyFrame) -> Diary:
    s = Diary(None, [], 0, vec[i64]([]))
    if frames:
        s.then(*frames)
    settle(s)
    return s


def pages(s: Diary) -> list[int]:
    return [int(page) for page in s.pages]


def asked(s: Diary) -> list[int]:
    return [int(decision.player) for decision in pending(s)]


def test_frames_happen_in_the_order_written_and_what_they_push_comes_first() -> None:
    assert pages(diary(Write(1), Twice(5), Write(2))) == [1, 5, 6, 2]


def test_settling_stops_at_a_decision_and_goes_on_after_it() -> None:
    s = diary(Write(1), Ask(3), Write(2))
    assert pages(s) == [1]
    assert show_stack(s) == "Ask(3) > Write(2)"
    play(s, 2)
    assert pages(s) == [1, 32, 2]
    assert open_decision(s) is None
    assert pending(s) == []
    assert show_stack(s) == "nothing, the match is over"


def test_an_idle_decision_is_dropped() -> None:
    assert asked(diary(Skip(0), Skip(1), Ask(2))) == [2]


def test_together_everyone_is_asked_at_once_the_first_first() -> None:
    s = diary(AskTogether(0), AskTogether(1), AskTogether(2), Write(9))
    assert asked(s) == [0, 1, 2]
    play_for(s, 1, 0)
    assert asked(s) == [0, 2]
    play_for(s, 2, 1)
    play_for(s, 0, 1)
    assert pages(s) == [10, 21, 1, 9]


def test_what_is_not_marked_waits_for_all_threads() -> None:
    s = diary(AskTogether(0), AskTogether(1), Ask(0))
    play_for(s, 1, 0)
    assert asked(s) == [0]
    play_for(s, 0, 0)
    assert show_stack(s) == "Ask(0)"


def test_a_thread_goes_on_while_others_still_think() -> None:
    s = diary(AskTogether(0), AskTogether(1))
    play_for(s, 1, 2)
    assert sorted(asked(s)) == [0, 1]
    play_for(s, 1, 0)
    assert asked(s) == [0]
    assert pages(s) == [12, 10]


def test_of_one_player_only_the_first_frame_of_the_thread_is_open() -> None:
    s = diary(AskTogether(0), AskTogether(0), AskTogether(1))
    assert asked(s) == [0, 1]
    play_for(s, 0, 1)
    assert asked(s) == [0, 1]


def test_a_step_in_a_thread_runs_when_its_player_is_through() -> None:
    s = diary(AskTogether(0), WriteTogether(0), AskTogether(1), WriteTogether(1))
    play_for(s, 1, 0)
    assert pages(s) == [10, 1]
    assert asked(s) == [0]


def test_idle_threads_are_dropped_wherever_they_lie() -> None:
    assert asked(diary(AskTogether(0), SkipTogether(1), AskTogether(2))) == [0, 2]
    assert pages(diary(SkipTogether(0), SkipTogether(1), Write(7))) == [7]


def test_answering_for_a_player_who_is_not_asked_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(AssertionError):
        play_for(diary(Ask(0), Ask(1)), 1, 0)


def test_rules_in_circles_are_stopped_with_the_stack() -> None:
    with pytest.raises(Runaway, match=r"Circle\(0\) > Write\(4\)"):
        diary(Circle(0), Write(4))


def test_nobody_listens_unless_asked_to() -> None:
    s = diary()
    s.tell("nothing", 1)
    assert s.notes is None
    s.notes = []
    s.tell("all", 1, 2)
    s.whisper(3, "one", 4)
    assert [(note.message, int(note.a), int(note.hearer)) for note in s.notes] == [("all", 1, -3), ("one", 4, 3)]

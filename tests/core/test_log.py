"""The log as text: it round-trips, and every fault is answered with one sentence that names its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core import log
from serai.core.contract import play_checked
from serai.core.errors import BadLog
from serai.core.log import Entry, Header, Log
from serai.core.match import Match
from serai.core.verify import verify
from tests.contract.toy import pebbles

GAME = pebbles()
TEXT = play_checked(GAME, 2, {}, seed=3, deep_every=50).log().text()
LINES = TEXT.split("\n")
FIRST = LINES.index("") + 1  # the index of the first move's line

hexes = st.text("0123456789abcdef", min_size=16, max_size=16)
line_text = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1)
names = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]))
headers = st.builds(
    Header,
    line_text,
    st.integers(0, 999_999_999),
    hexes,
    st.dictionaries(st.text("abcdefgh-", min_size=1), st.text("abcdefgh-", min_size=1)),
    st.lists(names, min_size=1, max_size=6),
    hexes,
    st.dictionaries(st.just(0), line_text),
)


@st.composite
def logs(draw: st.DrawFn) -> Log:
    header = draw(headers)
    seats = st.integers(-1, header.players - 1)
    entries = draw(st.lists(st.builds(Entry, seats, line_text)))
    marks = draw(st.dictionaries(st.integers(1, max(1, len(entries))), hexes))
    marks = {number: mark for number, mark in sorted(marks.items()) if number <= len(entries)}
    over = draw(st.booleans())
    return Log(header, entries, marks, over, "0" * 64 if over else "", release=draw(st.sampled_from(["", "0.1.0"])))


@given(logs())
def test_a_log_round_trips_through_its_text(written: Log) -> None:
    assert log.parse(written.text()) == written


def test_a_file_names_the_release_that_wrote_it_and_a_match_does_not() -> None:
    match = log.parse(TEXT)
    written = match.file_text()
    assert written == TEXT.replace("serai log 1\n", f"serai log 1\nrelease: {serai.__version__}\n")
    assert log.parse(written).release == serai.__version__
    assert (log.parse(written).header, match.release) == (match.header, "")


@given(st.text())
def test_any_text_is_a_log_or_one_sentence(text: str) -> None:
    with pytest.raises(BadLog):
        log.parse(text)


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_any_edit_of_a_log_is_a_log_or_one_sentence(at: int, put: str) -> None:
    fault = ""
    try:
        log.parse(TEXT[:at] + put + TEXT[at + 1 :])
    except BadLog as error:
        fault = str(error)
    assert "\n" not in fault


def edited(line: int, new: str) -> str:
    return "\n".join([*LINES[:line], new, *LINES[line + 1 :]])


def without(line: int) -> str:
    return "\n".join([*LINES[:line], *LINES[line + 1 :]])


def at(start: str) -> int:
    return next(i for i, line in enumerate(LINES) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'x.serai, line 1: is not a Serai log; a log begins with "serai log 1".'),
        ("hello\n", 'x.serai, line 1: is not a Serai log; a log begins with "serai log 1".'),
        (edited(0, "serai log 2"), "x.serai, line 1: has log format 2; this release reads formats up to 1."),
        (TEXT[:-1], f"x.serai, line {len(LINES) - 1}: the file is cut off here; the last lines are missing."),
        (
            TEXT[: TEXT.index("\n2 ") - 3],
            f"x.serai, line {FIRST + 1}: the file is cut off here; the last lines are missing.",
        ),
        (
            TEXT[: TEXT.index("\n3 ") + 1],
            f"x.serai, line {FIRST + 3}: the closing line is missing; the file was cut off.",
        ),
        (without(FIRST - 1), "x.serai: the blank line between header and moves is missing."),
        (without(at("game: ")), 'x.serai: the header has no line "game: ...".'),
        (without(at("rules: ")), 'x.serai: the header has no line "rules: ...".'),
        (without(at("data: ")), 'x.serai: the header has no line "data: ...".'),
        (without(at("dice: ")), 'x.serai: the header has no line "dice: ...".'),
        (without(at("seat 1: ")), 'x.serai: the header has no line "seat 1: ...".'),
        (edited(at("seat 2: "), "seat 3: Ana"), 'x.serai: the header has 2 seats, but no line "seat 2: ...".'),
        (edited(at("seat 2: "), "seat 1: Ana"), 'x.serai, line 7: "seat 1: Ana" is not a header line of its own.'),
        (
            edited(at("dice: "), "bot 3: greedy\n" + LINES[at("dice: ")]),
            'x.serai: the header has 2 seats, but a line "bot 3: ...".',
        ),
        (edited(at("rules: "), "rules: one"), 'x.serai: the header\'s rules version "one" is not a number.'),
        (edited(at("rules: "), "weather: fine"), 'x.serai, line 3: "weather: fine" is not a header line of its own.'),
        (edited(FIRST, "2 dice cover red"), f"x.serai, line {FIRST + 1}: move 2 stands where move 1 belongs."),
        (edited(FIRST, "1 7 pass"), f"x.serai, line {FIRST + 1}: there is no seat 7; the header names 2."),
        (edited(FIRST, "1 0 pass"), f"x.serai, line {FIRST + 1}: there is no seat 0; the header names 2."),
        (edited(FIRST, "pass"), f'x.serai, line {FIRST + 1}: "pass" is neither a move, a digest nor a closing line.'),
        (
            edited(FIRST, "# 9 0123456789abcdef"),
            f"x.serai, line {FIRST + 1}: the digest after move 9 stands after move 0.",
        ),
        (
            edited(at("over: "), "over: 3 0123456789abcdef"),
            f"x.serai, line {at('over: ') + 1}: the closing line counts 3 moves, the log has {at('over: ') - FIRST}.",
        ),
    ],
)
def test_a_bad_log_is_answered_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadLog) as caught:
        log.parse(text, "x.serai")
    assert str(caught.value) == sentence


def replay(text: str) -> Match:
    return Match.replay(GAME, log.parse(text, "x.serai"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (edited(at("game: "), "game: catan"), "x.serai: is a log of catan, not of pebbles."),
        (
            edited(at("rules: "), "rules: 2"),
            "x.serai: was played under rules version 2 of Pebbles; this release has version 1, "
            "a newer release of Serai plays it.",
        ),
        (
            edited(at("rules: "), "rules: 0"),
            "x.serai: was played under rules version 0 of Pebbles; this release has version 1, "
            "an older release of Serai plays it.",
        ),
        (
            edited(at("data: "), "data: 0123456789abcdef"),
            f"x.serai: was played with data 0123456789abcdef, this is data {GAME.pack().digest()}; "
            "give the pack it was played with (--data FILE).",
        ),
        (
            edited(at("option rounds: "), "option rounds: nine"),
            'x.serai: the header does not fit. There is no value of option rounds called "nine"; known: two, four.',
        ),
        (without(at("option rounds: ")), "x.serai: the header does not name every option of Pebbles."),
        (edited(FIRST, "1 1 pass"), 'x.serai, move 1 ("1 pass"): '),
        (edited(FIRST, "1 dice draw red"), 'x.serai, move 1 ("draw red"): “draw red” answers another question.'),
        (
            edited(FIRST, "1 dice cover rde"),
            'x.serai, move 1 ("cover rde"): “cover rde” is not a move here. Did you mean',
        ),
        (edited(FIRST, "1 1 undo"), 'x.serai, move 1 ("undo"): there is nothing to take back'),
        (edited(FIRST, "1 1 rewind 5"), 'x.serai, move 1 ("rewind 5"): there is no move 5 to go back to'),
        (edited(FIRST, "1 1 rewind x"), 'x.serai, move 1 ("rewind x"): "rewind" takes the number of a move, not "x"'),
        ("\n".join([*LINES[: FIRST + 1], "over: 1", ""]), "x.serai: says the match is over, but it is not."),
    ],
)
def test_a_log_that_does_not_fit_is_refused(text: str, sentence: str) -> None:
    sentence = sentence.replace('("1 pass")', '("pass")')
    with pytest.raises(BadLog) as caught:
        replay(text)
    assert str(caught.value).startswith(sentence)


def test_an_edited_move_is_found_by_the_digests() -> None:
    text = "\n".join([*LINES[: FIRST + 1], f"# 1 {'0' * 16}", *LINES[FIRST + 1 :]])
    with pytest.raises(BadLog, match=r"x.serai: the state after move 1 is not the one the log was written with"):
        replay(text)


def test_an_edited_opening_is_found_by_its_digest() -> None:
    text = "\n".join([*LINES[:FIRST], f"open: 0 {'0' * 16}", ""])
    with pytest.raises(BadLog, match=r"x.serai: the state after move 0 is not the one"):
        replay(text)


def test_a_good_log_replays_and_can_be_verified() -> None:
    assert replay(TEXT).over
    drawn = sum(" dice " in line for line in LINES[FIRST:])
    assert verify(GAME, log.parse(TEXT)) == drawn


def test_a_replay_up_to_an_entry_stops_there() -> None:
    assert len(Match.replay(GAME, log.parse(TEXT), upto=5).entries) == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (without(at("seed: ")), "tells no dice seed; only finished matches can be verified"),
        (edited(at("seed: "), "seed: " + "0" * 64), "the seed does not fit the promise made when the match began"),
    ],
)
def test_dice_that_cannot_be_verified(text: str, sentence: str) -> None:
    with pytest.raises(BadLog, match=sentence):
        verify(GAME, log.parse(text))


def test_loaded_dice_are_found() -> None:
    colours = {"red", "green", "blue"}
    drawn = LINES[FIRST].split()[-1]
    other = min(colours - {drawn})
    with pytest.raises(BadLog, match=f'move 1: the log says "cover {other}", the seed gives "cover {drawn}"'):
        verify(GAME, log.parse(edited(FIRST, f"1 dice cover {other}")))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadLog, match=r"none.serai: cannot be read \(No such file or directory\)."):
        log.read(tmp_path / "none.serai")
    (tmp_path / "picture.serai").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadLog, match=r"picture.serai: is not a Serai log: it is not UTF-8 text."):
        log.read(tmp_path / "picture.serai")
    (tmp_path / "good.serai").write_text(TEXT, "utf-8")
    assert log.read(tmp_path / "good.serai").over

"""Whole matches at a terminal, in both languages, with everything a player can type."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from serai.bots import BEST
from serai.cli.move_list import MAX_LISTED, matching, rows
from serai.cli.rendering import render_view
from serai.core.offer import OfferedMove
from serai.core.rng import Rng
from tests.cli.conftest import Serai

ALWAYS_FIRST = "1\n\n" * 60  # the first move of every list, and let it stand
TOY = ("play", "pebbles", "--seats", "human,greedy", "--log", "a.serai", "--seed", "4")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["What do you do?", "Press Enter to let this stand", "The match is over.", "wins.", "serai verify"]),
        ("de", ["Was tust du?", "Enter lässt es so stehen", "Die Partie ist zu Ende.", "gewinnt.", "serai verify"]),
    ],
)
def test_a_match_to_the_end(serai: Serai, tmp_path: Path, language: str, said: list[str]) -> None:
    done = serai(*TOY, "--language", language, typed=ALWAYS_FIRST)
    assert done.code == 0
    for part in said:
        assert part in done.out
    assert not (tmp_path / "a.serai.seed").exists(), "the seed has moved into the log"
    assert serai("verify", "a.serai").code == 0
    assert serai("replay", "a.serai").code == 0


def test_a_bot_has_a_persons_name_and_its_spec_beside_it(serai: Serai, tmp_path: Path) -> None:
    """In what is said, in the running log, in the finished one, and after a break."""
    seats = ("play", "pebbles", "--seats", "human:zenobia,greedy,random", "--log", "a.serai", "--seed", "4")
    out = serai(*seats, typed="1\nquit\n").out
    assert "Hammurabi is a bot (greedy)." in out
    assert "Enheduanna is a bot (random)." in out
    assert "greedy" not in out.replace("(greedy)", "")
    header = (tmp_path / "a.serai").read_text("utf-8").split("\n\n")[0]
    assert "seat 1: zenobia\nseat 2: Hammurabi\nseat 3: Enheduanna\nbot 2: greedy\nbot 3: random\n" in header
    again = serai("play", "--resume", "a.serai", typed=ALWAYS_FIRST).out
    assert "Hammurabi is a bot (greedy)." in again
    told = json.loads(serai("replay", "a.serai").out)
    assert told["over"]
    assert told["seats"] == ["zenobia", "Hammurabi", "Enheduanna"]
    assert told["bots"] == {"1": "greedy", "2": "random"}


def test_a_log_without_bot_lines_is_resumed_all_the_same(serai: Serai, tmp_path: Path) -> None:
    """Logs begun before bots had a line of their own."""
    serai(*TOY, typed="1\n\nquit\n")
    log = tmp_path / "a.serai"
    log.write_text(log.read_text("utf-8").replace("bot 2: greedy\n", ""), "utf-8")
    assert "The match is over." in serai("play", "--resume", "a.serai", typed=ALWAYS_FIRST).out


def test_german_is_whole(serai: Serai) -> None:
    """Nothing of the command's English is left when German is asked for."""
    typed = "hilfe\nwarum put red a9\nwarum bid 1\nregeln\nregeln Q9\ntipp\nzüge\nprotokoll\ntisch\n99\nspeichern\n"
    german = serai(*TOY, "--language", "de", typed=typed + ALWAYS_FIRST).out
    english = serai(
        "play", "pebbles", "--seats", "human,greedy", "--log", "b.serai", "--seed", "4", typed=typed + ALWAYS_FIRST
    ).out
    sentences = [line for line in english.splitlines() if sum(word.isalpha() for word in line.split()) > 3]
    sentences = [line for line in sentences if "serai" not in line]
    assert len(sentences) > 20
    assert not [line for line in sentences if line in german]


def test_leaving_and_hints_have_german_words(serai: Serai) -> None:
    out = serai(*TOY, "--language", "de", typed="hinweis\nverlassen\n").out
    assert f"Der Bot {BEST} würde spielen" in out
    assert "serai play --resume a.serai" in out


def test_ende_ends_the_turn_and_does_not_leave(serai: Serai) -> None:
    out = serai(
        "play", "euphrat-tigris", "--seats", "human,human", "--log", "a.serai", "--seed", "4", "--language", "de",
        typed="\nende\n\n\nverlassen\n",
    ).out  # fmt: skip
    assert "beendet den Zug" in out


def test_commands(serai: Serai, tmp_path: Path) -> None:
    typed = (
        "help\nwhy put red a1\nwhy put blue a1\nrules p1\nrules\nhint\nview\nmoves put red\nlog 2\nsave b.serai\nquit\n"
    )
    out = serai(*TOY, typed=typed).out
    for part in (
        "take back your last move",
        "“put red a1” is allowed",
        "You hold no blue",
        "P1 (p. 1) Put a pebble",
        "P1 P2 P3 P4",
        f"The bot {BEST} would play",
        "   6  put red f1",
        "    7  Zenobia draws a pebble.",
        "Saved in b.serai",
        "serai play --resume a.serai",
    ):
        assert part in out
    assert (tmp_path / "b.serai").read_text("utf-8") == (tmp_path / "a.serai").read_text("utf-8")


def test_save_overwrites_nothing(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "b.serai").write_text("dear", "utf-8")
    out = serai(*TOY, typed="save b.serai\nsave no/b.serai\n").out
    assert "b.serai already exists" in out
    assert "There is no folder no" in out
    assert (tmp_path / "b.serai").read_text("utf-8") == "dear"


def test_moves_by_words_beginnings_and_numbers(serai: Serai) -> None:
    out = serai(*TOY, typed="PUT red a1\nundo\npu r b\nundo\nc1 red\nundo\n4\nundo\n").out
    assert [line.split("»")[1].split("  ")[0].strip() for line in out.splitlines() if "»" in line] == [
        "put red a1",
        "put red b1",
        "put red c1",
        "put red d1",
    ]


def test_a_slip_can_be_taken_back_before_it_is_confirmed(serai: Serai, tmp_path: Path) -> None:
    out = serai(*TOY, typed="put red a1\nundo\nundo\nput red b1\nconfirm\nundo\nquit\n").out
    assert "Taken back." in out
    assert out.count("nothing you can take back") == 2
    played = [line.split(" ", 1)[1] for line in (tmp_path / "a.serai").read_text("utf-8").splitlines() if " 1 " in line]
    assert played[:4] == ["1 put red a1", "1 undo", "1 put red b1", "1 confirm"]


def test_what_only_waits_for_enter_says_so(serai: Serai) -> None:
    """Whatever is typed instead: no list is left to choose from, and it is nobody else's turn yet."""
    out = serai(*TOY, typed="1\n1\npass\nwhy pass\nhint\nmoves\nquit\n").out
    assert out.count("Press Enter to let this stand") == 6
    assert "There is no number" not in out


def test_of_a_long_table_only_what_has_changed_is_drawn_again(serai: Serai) -> None:
    """Mesopotamia's table is longer than a screen: roads and rivers once, and whenever they are asked for."""
    alone = ("play", "mesopotamia", "--seats", "human,greedy", "--log", "a.serai", "--seed", "4")
    roads, track = "Areas, their neighbours", "Event track"
    once = serai(*alone, typed="1\n\n1\n\n1\n\nquit\n").out
    assert (once.count(roads), "type view for the whole" in once) == (1, True)
    assert once.count("turn order:") >= 1
    again = serai(*alone[:-3], "b.serai", "--seed", "4", typed="1\n\n1\n\n1\n\nview\nquit\n").out
    assert (again.count(roads), again.count(track)) == (2, once.count(track) + 1)


def test_wrong_words_are_answered(serai: Serai) -> None:
    out = serai(*TOY, typed="put rde a1\nput blue a1\nbid 2\n0\n").out
    assert "Did you mean put red a1" in out
    assert "You hold no blue" in out
    assert "answers another question" in out
    assert "There is no number 0" in out


def test_the_others_turns_are_told(serai: Serai) -> None:
    out = serai(*TOY, typed="1\n\n1\n\n").out
    assert "· Zenobia puts" in out
    assert "Zenobia draws a pebble." in out
    assert "You draw" in out


def test_nobody_sees_what_others_draw(serai: Serai) -> None:
    out = serai("play", "pebbles", "--seats", "human:Mira,greedy", "--seed", "3", typed=ALWAYS_FIRST).out
    drawn = [line for line in out.splitlines() if "You draw" in line]
    pebbles = [line for line in out.splitlines() if "Mira draws a pebble" in line]
    assert len(drawn) == len(pebbles)


def test_people_share_a_keyboard(serai: Serai) -> None:
    out = serai(
        "play", "pebbles", "--seats", "human:Mira,human:Jonas", "--seed", "3", typed="\npass\n\npass\n\n" * 3
    ).out
    assert "Give the keyboard to Mira" in out
    assert "Give the keyboard to Jonas" in out


def test_a_match_goes_on_where_it_was_left(serai: Serai, tmp_path: Path) -> None:
    """Left at every question and taken up again, it still comes to a fair end."""
    serai(*TOY, typed="1\n")
    rounds = 0
    while (tmp_path / "a.serai.seed").exists():
        held = "Press Enter" in serai("play", "--resume", "a.serai", typed="quit\n").out
        assert serai("play", "--resume", "a.serai", typed="\n" if held else "1\n").code == 0
        rounds += 1
        assert rounds < 100
    assert rounds > 5
    assert serai("verify", "a.serai").code == 0


def test_a_running_match_keeps_its_seed_to_itself(serai: Serai, tmp_path: Path) -> None:
    serai(*TOY, typed="1\n\n")
    text = (tmp_path / "a.serai").read_text("utf-8")
    seed = (tmp_path / "a.serai.seed").read_text("utf-8").split('"')[3]
    assert len(seed) == 64
    assert seed not in text
    assert os.stat(tmp_path / "a.serai.seed").st_mode & 0o077 == 0


def test_the_way_back_can_be_typed_as_it_stands(serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came by `make play` has no `serai` on the path."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", [str(tmp_path / ".venv/bin/serai")])
    assert "Continue with: .venv/bin/serai play --resume a.serai" in serai(*TOY, typed="quit\n").out
    monkeypatch.setattr("sys.argv", ["/elsewhere/serai"])
    assert "Continue with: /elsewhere/serai play --resume a.serai" in serai("play", "--resume", "a.serai").out


def test_a_match_is_kept_among_the_users_data(serai: Serai, tmp_path: Path) -> None:
    serai("play", "pebbles", typed="quit\n")
    serai("play", "pebbles", typed="quit\n")
    kept = [path.name for path in (tmp_path / "data" / "serai" / "matches").iterdir()]
    assert len([name for name in kept if name.endswith(".serai")]) == 2
    assert len([name for name in kept if name.endswith(".serai.seed")]) == 2


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_typed_is_answered(serai: Serai, seed: int) -> None:
    """A cat on the keyboard: no line ends the match but quit, and none is a traceback."""
    words = "put red green a1 b1 c1 bid 0 1 2 7 99 pass peek spend save undo confirm why view moves log rules p1 zurück"
    keys = [*words.split(), "", "[/]", "[bold]", "{", "²", "-1", "/help", "x" * 300]
    rng = Rng(seed)
    lines = [" ".join(keys[rng.below(len(keys))] for _ in range(1 + rng.below(3))) for _ in range(150)]
    typed = "\n".join(line for line in lines if not line.startswith("save")) + "\n"
    done = serai("play", "pebbles", "--seats", "human:[/]Mira,greedy", "--seed", str(seed), typed=typed)
    assert done.code == 0
    assert done.err == ""


def offered(*words: str) -> list[OfferedMove]:
    return [OfferedMove(one, one, []) for one in words]


def words_of(move: OfferedMove) -> str:
    return move.words


def test_long_offers_are_listed_word_by_word() -> None:
    cells = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    moves = offered(*(f"tile {kind} {cell}" for kind in ("temple", "farm") for cell in cells), "pass")
    assert [(row.words, row.count) for row in rows(moves, words_of)] == [("tile", 128), ("pass", 1)]
    assert [(row.words, row.count) for row in rows(matching(moves, "tile", words_of), words_of)] == [
        ("tile temple", 64),
        ("tile farm", 64),
    ]
    assert len(rows(matching(moves, "tile farm", words_of), words_of)) == 64
    assert len(rows(matching(moves, "e5", words_of), words_of)) == 2
    assert len(rows(moves[:MAX_LISTED], words_of)) == MAX_LISTED


def test_words_are_found_as_typed_before_as_meant() -> None:
    moves = offered("bid 1", "bid 10", "bid 11", "build temple", "build town")
    assert [move.words for move in matching(moves, "bid 1", words_of)] == ["bid 1"]
    assert [move.words for move in matching(moves, "bu t", words_of)] == ["build temple", "build town"]
    assert [move.words for move in matching(moves, "town", words_of)] == ["build town"]
    assert matching(moves, "sell", words_of) == []


def test_a_view_without_a_drawing_is_listed() -> None:
    view = {"round": 2, "players": [{"name": "Mira", "goods": [1, 2]}, {"name": "Jonas", "goods": []}], "bag": None}
    assert render_view(view) == [
        "round: 2",
        "[bold]players[/]",
        "  name: Mira",
        "  goods: 1, 2",
        "  name: Jonas",
        "  goods: -",
        "bag: -",
    ]

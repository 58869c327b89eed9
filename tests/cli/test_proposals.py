"""Unasked proposals at a terminal: said ahead, by whoever gets the keyboard, taken, declined, in both languages."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from serai.cli import match_file
from serai.cli.seats import HUMAN, SeatedPlayer
from serai.cli.terminal_match import PlayersLeft, TerminalMatch
from serai.games.catan.tests.market import hand, market, swap, turn_of
from tests.cli.conftest import Serai


class Keyboard:
    """People at one terminal of Catan, in a turn in which all hold cards; Ana is on turn there, by this seed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path, language: str = "en") -> None:
        self.match = market(seed=1, hold=True)
        self.turn = turn_of(self.match)
        self.author = (self.turn + 1) % 3
        self.names = self.match.header.seats
        seated = [SeatedPlayer(HUMAN, name) for name in self.names]
        secrets = match_file.Secrets("00" * 32, [HUMAN] * 3, language, "")
        self.shown = io.StringIO()
        console = Console(file=self.shown, width=200)
        self.terminal = TerminalMatch(self.match, seated, folder / "a.serai", secrets, console)
        self.monkeypatch = monkeypatch

    def type(self, *lines: str) -> str:
        """Types lines until they run out; returns what was shown meanwhile."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(["", *lines, ""])))
        with pytest.raises(PlayersLeft):
            self.terminal.run()
        return self.shown.getvalue()

    def line(self) -> str:
        """What the author would swap, as one types it."""
        return ", ".join(swap(self.match, self.author, self.turn)[0])


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Keyboard:
    return Keyboard(monkeypatch, tmp_path)


def test_another_gets_the_keyboard_proposes_and_it_is_taken_without_asking_him_again(keyboard: Keyboard) -> None:
    ana, ben = keyboard.names[keyboard.turn], keyboard.names[keyboard.author]
    _, give, want = swap(keyboard.match, keyboard.author, keyboard.turn)
    before = hand(keyboard.match, keyboard.author)
    shown = keyboard.type(f"speak {ben}", "", f"propose {keyboard.line()}", "", "", f"take {ben}", "confirm")
    assert f"Enter alone gives the keyboard back to {ana}" in shown
    assert f"For {ana}’s turn: {ben} proposes to give 1 {give}" in shown
    assert f"take {ben} accepts it, decline {ben} does not" in shown
    assert hand(keyboard.match, keyboard.author).get(want, 0) == before.get(want, 0) + 1
    assert hand(keyboard.match, keyboard.author).get(give, 0) == before[give] - 1


def test_what_is_declined_is_not_shown_again_and_its_author_hears_it(keyboard: Keyboard) -> None:
    ana, ben = keyboard.names[keyboard.turn], keyboard.names[keyboard.author]
    shown = keyboard.type(f"speak {ben}", "", f"propose {keyboard.line()}", "", "", "decline", f"speak {ben}", "")
    assert f"You decline {ben}’s proposal." in shown
    assert f"{ana} does not want it" in shown


def test_german_words_and_sentences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keyboard = Keyboard(monkeypatch, tmp_path, "de")
    ben = keyboard.names[keyboard.author]
    german = {"wood": "Holz", "brick": "Lehm", "wool": "Wolle", "grain": "Getreide", "ore": "Erz"}
    _, give, want = swap(keyboard.match, keyboard.author, keyboard.turn)
    typed = f"vorschlagen geben {german[give]} verlangen {german[want]}"
    before = hand(keyboard.match, keyboard.author)
    shown = keyboard.type("hilfe", f"reden {ben}", "", typed, "", "", f"nehmen {ben}", "")
    assert "ungefragt sagen, was du im Zug eines anderen tauschen würdest" in shown
    assert f"„nehmen {ben}“ nimmt an" in shown
    assert hand(keyboard.match, keyboard.author).get(want, 0) == before.get(want, 0) + 1


def test_one_speaks_ahead_for_a_later_turn_and_takes_it_back(keyboard: Keyboard) -> None:
    ben = keyboard.names[keyboard.author]
    ahead = ", ".join(swap(keyboard.match, keyboard.turn, keyboard.author)[0])
    shown = keyboard.type(f"propose {ben} {ahead}", "propose")
    assert f"For {ben}’s turn: " in shown
    assert "Your proposal is withdrawn." in shown
    assert keyboard.terminal.spoken.said == {}


def test_refusals_are_sentences(keyboard: Keyboard) -> None:
    ana, ben = keyboard.names[keyboard.turn], keyboard.names[keyboard.author]
    shown = keyboard.type(
        f"propose {keyboard.line()}", f"propose {ben} fly", f"take {ben}", "take", "decline Nobody", f"speak {ana}"
    )
    assert "It is your own turn: make an offer." in shown
    assert "“fly” is not a move here." in shown
    assert f"{ben} has proposed nothing to you." in shown
    assert shown.count("Whose? Name one of Ana, Ben, Cem.") == 2
    assert f"The keyboard can go to another person at this table, but {ana} is not one." in shown
    assert len(keyboard.match.entries) == len(market(seed=1, hold=True).entries)


def test_where_nothing_is_proposed_the_commands_are_not_in_the_help_and_say_so(serai: Serai) -> None:
    toy = ("play", "pebbles", "--seats", "human,greedy", "--log", "a.serai", "--seed", "4")
    out = serai(*toy, typed="help\npropose red\ntake\nspeak Zenobia\nquit\n").out
    assert out.count("has no unasked proposals") == 3
    assert "propose [NAME]" not in out


def test_a_bot_hears_what_is_proposed_for_its_turn(serai: Serai) -> None:
    """Against a bot one speaks ahead: two cards for one, turn after turn, until it takes them."""
    catan = ("play", "catan", "--seats", "human:Mira,greedy", "--option", "layout=placed", "--seed", "5")
    offers = [f"propose Zenobia give {a} give {a} want {b}" for a in GOODS for b in GOODS if a != b]
    typed = "\n".join(["roll", "", *offers, "end", "", "1", ""] * 40)
    out = serai(*catan, typed=typed).out
    assert "Mira proposes to give 2" in out
    assert "Zenobia offers Mira" in out


GOODS = ("wood", "brick", "wool", "grain", "ore")

"""Bots outside the process: any program that reads and writes lines of JSON, as `stdio:./mybot`.

For every decision the program reads one line, {"game", "players", "seat", "question", "view", "moves"}, where moves
have words, label and anchors; it answers with one line, {"move": words}. A move that is not offered is
answered with {"refused": sentence}, and the program may try again a few times.
"""

from __future__ import annotations

import shlex
import subprocess
import weakref
from typing import Any

import msgspec

from serai.core.errors import BadInput, SeraiError
from serai.core.seat import Seat
from serai.core.text import Speaker

TRIES = 3


class BotFailed(SeraiError):
    """A bot that stopped, said nothing sensible, or kept to moves that are not offered."""

    code = "bot-failed"


class StdioBot:
    """Speaks with a program over its standard input and output."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise BadInput(f'The bot "{command}" cannot be started: {error}.') from error
        weakref.finalize(self, _stop, self.process)  # the program ends with its bot

    def choose(self, seat: Seat) -> int:
        by_words = {seat.words(move): move for move in seat.moves()}
        self._say(_ask(seat))
        for _ in range(TRIES):
            words = self._answer()
            if words in by_words:
                return by_words[words]
            self._say({"refused": f'"{words}" is not offered; the moves of the question are.'})
        raise BotFailed(f'The bot "{self.command}" chose moves that are not offered, {TRIES} times in a row.')

    def _say(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        except OSError as error:
            raise BotFailed(f'The bot "{self.command}" has stopped.') from error

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            return msgspec.json.decode(line, type=dict[str, str])["move"]
        except (msgspec.MsgspecError, KeyError) as error:
            said = line[:80].decode("utf-8", "replace").strip() or "nothing"
            raise BotFailed(f'The bot "{self.command}" must answer {{"move": words}}; it said {said}.') from error


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()


def _ask(seat: Seat) -> dict[str, Any]:
    """All that a bot may know, as plain data."""
    offer = seat.offer(Speaker(seat.game))
    assert offer is not None
    return {
        "game": seat.game.name,
        "players": seat.players,
        "seat": seat.seat,
        "question": offer.question,
        "view": seat.view(),
        "moves": offer.moves,
    }

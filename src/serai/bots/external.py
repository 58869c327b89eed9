"""Bots outside the process: programs that speak JSON, over lines (`stdio:./mybot`) or HTTP (`http://host/path`).

For every decision a bot gets {"game", "players", "seat", "question", "view", "moves"}, where moves have words, label
and anchors; it answers {"move": words}. A move that is not offered is answered with {"refused": sentence, "rule": id},
and the bot may try again a few times: a program with its next line, an address with its next answer, to
which the question is sent again with the refusal in it.
"""

from __future__ import annotations

import shlex
import subprocess
import urllib.error
import urllib.request
import weakref
from typing import Any

import msgspec

from serai.core.errors import BadInput, SeraiError
from serai.core.seat import Seat
from serai.core.text import Speaker

MAX_TRIES = 3
TIMEOUT = 120.0  # seconds until an address that does not answer has failed


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
        self._send(question_for(seat))
        for _ in range(MAX_TRIES):
            words = self._receive()
            if words in by_words:
                return by_words[words]
            self._send(explain_refusal(seat, words))
        raise BotFailed(f'The bot "{self.command}" chose moves that are not offered, {MAX_TRIES} times in a row.')

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        except OSError as error:
            raise BotFailed(f'The bot "{self.command}" has stopped.') from error

    def _receive(self) -> str:
        assert self.process.stdout is not None
        return read_move(self.command, self.process.stdout.readline())


class HttpBot:
    """Posts every question to an address and reads the move from the answer."""

    def __init__(self, address: str) -> None:
        self.address = address

    def choose(self, seat: Seat) -> int:
        by_words = {seat.words(move): move for move in seat.moves()}
        question = question_for(seat)
        for _ in range(MAX_TRIES):
            words = read_move(self.address, self._post(msgspec.json.encode(question)))
            if words in by_words:
                return by_words[words]
            question |= explain_refusal(seat, words)
        raise BotFailed(f'The bot "{self.address}" chose moves that are not offered, {MAX_TRIES} times in a row.')

    def _post(self, body: bytes) -> bytes:
        asked = urllib.request.Request(self.address, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
                said: bytes = answer.read(1_000_000)
                return said
        except (OSError, ValueError) as error:
            if isinstance(error, urllib.error.HTTPError):
                error.close()
            raise BotFailed(f'The bot "{self.address}" does not answer: {error}.') from error


def read_move(bot: str, said: bytes) -> str:
    """The words of {"move": words}."""
    try:
        return msgspec.json.decode(said, type=dict[str, str])["move"]
    except (msgspec.MsgspecError, KeyError) as error:
        shown = said[:80].decode("utf-8", "replace").strip() or "nothing"
        raise BotFailed(f'The bot "{bot}" must answer {{"move": words}}; it said {shown}.') from error


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()


def question_for(seat: Seat) -> dict[str, Any]:
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


def explain_refusal(seat: Seat, words: str) -> dict[str, str]:
    """Why these words are no move now: the rule against them where one speaks, else that they are not offered."""
    decision = seat.decision()
    move = seat.game.block(decision).number(words)
    reason = seat.why_not(move) if move is not None else None
    if reason is None:
        return {"refused": f'"{words}" is not offered; the moves of the question are.', "rule": ""}
    return {"refused": Speaker(seat.game).note(reason), "rule": reason.rule}

"""The tables of `serai mcp`: those opened here, and seats at a server's tables that were joined by their links.

Whoever holds a seat's token sees and plays that seat, and nothing else. The structures are those of `serai bot-server`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from anyio import CapacityLimiter
from msgspec import Struct
from rich.text import Text

from serai.bots import make_bot
from serai.catalogue import load
from serai.cli.bot_server import CALLER, seat_names
from serai.cli.http_match import HttpMatch
from serai.core import register
from serai.core.dealer import Dealer
from serai.core.errors import BadInput, IllegalMove, one_of
from serai.core.header import with_bots
from serai.core.match import Match
from serai.core.text import Speaker, check_language

MOST_TABLES = 64
MOST_JOINED = 64  # seats at tables of servers
UNUSED = 3600.0  # seconds after which what nobody asks for makes room
ITERATIONS = 20_000  # of a search: whoever asks for more would wait for minutes
LONGEST_NAME, LONGEST_REFUSAL = 40, 1000
CALLS, WAITS = 4, 16  # at the same time for one table: who calls more often waits for himself


class PlayedSeat(Protocol):
    """A seat that somebody plays."""

    def observe(self, language: str, wait: float) -> dict[str, Any]:
        """All that the seat may know; with `wait`, once it is asked or so many seconds have passed."""
        ...

    def text(self, language: str) -> str:
        """The table as text."""
        ...

    def play(self, words: str, language: str) -> dict[str, Any]: ...

    def why_not(self, words: str, language: str) -> dict[str, str] | None:
        """The reason against a move; None if it can be played."""
        ...

    def propose(self, to: int | None, words: Sequence[str], language: str) -> dict[str, Any]:
        """Say unasked what one would agree to in the turn of player `to`; without words, take it back."""
        ...

    def take(self, author: int, language: str) -> dict[str, Any]:
        """Take what another has proposed."""
        ...

    def decline(self, author: int, language: str) -> dict[str, Any]: ...


class LocalSeat:
    """A seat at a table that was opened here."""

    def __init__(self, table: HttpMatch, seat: int) -> None:
        self.table, self.seat = table, seat

    def observe(self, language: str, wait: float) -> dict[str, Any]:
        return self.table.observe(self.seat, language, False, wait)

    def text(self, language: str) -> str:
        with self.table.changed:
            match = self.table.match
            show = match.game.presentation.show
            drawn = show(match.seen_state(self.seat), self.seat, match.speaker(language)) if show else ""
        return Text.from_markup(drawn).plain  # a model reads no colours

    def play(self, words: str, language: str) -> dict[str, Any]:
        return self.table.play(self.seat, words, language)

    def why_not(self, words: str, language: str) -> dict[str, str] | None:
        with self.table.changed:
            error = self.table.match.why_not(self.seat, words, language)
        return {"refused": str(error), "rule": error.rule} if error else None

    def propose(self, to: int | None, words: Sequence[str], language: str) -> dict[str, Any]:
        return self.table.propose(self.seat, to, words, language)

    def take(self, author: int, language: str) -> dict[str, Any]:
        return self.table.take(self.seat, author, language)

    def decline(self, author: int, language: str) -> dict[str, Any]:
        return self.table.decline(self.seat, author, language)


class Place(Struct):
    """What a token opens: a seat, and how many may call for its table at the same time."""

    seat: PlayedSeat
    calls: CapacityLimiter
    waits: CapacityLimiter
    used: float = 0.0


class Table(Struct):
    """A table opened here and its tokens."""

    match: HttpMatch
    tokens: list[str]


class Tables:
    """All of them. A table that is over, or that nobody has asked for in an hour, makes room for a new one."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._joined: list[str] = []  # tokens of seats elsewhere, the oldest first
        self._places: dict[str, Place] = {}

    def open(self, game: str, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> dict[str, Any]:
        """A new table. A seat is `mcp` for whoever holds its token, or a bot."""
        specs = [CALLER if spec == "mcp" else spec for spec in seats]
        if CALLER not in specs:
            raise BadInput("No seat is played by you; name one `mcp`, as in ['mcp', 'greedy'].")
        bots = {seat: spec for seat, spec in enumerate(specs) if spec != CALLER}
        for spec in bots.values():
            _check_bot(spec)
        if seed is not None and seed < 0:
            raise BadInput("A seed is a number from 0 on.")
        self._make_room()
        dealer = Dealer() if seed is None else Dealer.numbered(seed)
        match = Match.create(load(game), seat_names(specs), dict(options), dealer)
        match.header = with_bots(match.header, bots)
        table = HttpMatch(match, {seat: make_bot(spec, 1009 + seat) for seat, spec in bots.items()})
        name = secrets.token_hex(4)
        calls, waits = CapacityLimiter(CALLS), CapacityLimiter(WAITS)
        for token, seat in table.tokens.items():
            self._places[token] = Place(LocalSeat(table, seat), calls, waits, time.monotonic())
        self._tables[name] = Table(table, list(table.tokens))
        return {"table": name, "tokens": {str(seat): token for token, seat in table.tokens.items()}, "bots": bots}

    def join(self, seat: PlayedSeat) -> str:
        """A seat elsewhere; returns the token to play it with here."""
        for token in [one for one in self._joined if self._is_unused([one])][: len(self._joined) - MOST_JOINED + 1]:
            self._joined.remove(token)
            del self._places[token]
        if len(self._joined) >= MOST_JOINED:
            raise BadInput(f"{MOST_JOINED} seats were joined already; start another `serai mcp` for more.")
        token = secrets.token_urlsafe(16)
        self._joined.append(token)
        self._places[token] = Place(seat, CapacityLimiter(CALLS), CapacityLimiter(WAITS), time.monotonic())
        return token

    def listed(self) -> list[dict[str, Any]]:
        """What everybody may know of the tables opened here; it waits for nobody's thinking."""
        return [
            {
                "table": name,
                "game": table.match.match.game.name,
                "names": table.match.match.header.seats,
                "asked": table.match.asked,
                "over": table.match.over,
            }
            for name, table in list(self._tables.items())
        ]

    def place(self, token: str) -> Place:
        found = self._places.get(token)
        if found is None:
            raise BadInput("There is no seat with this token; `open_table` and `join_table` give tokens.")
        found.used = time.monotonic()
        return found

    def _make_room(self) -> None:
        """The oldest go first."""
        done = [name for name, one in self._tables.items() if one.match.over or self._is_unused(one.tokens)]
        for name in done[: max(0, len(self._tables) - MOST_TABLES + 1)]:
            for token in self._tables.pop(name).tokens:
                del self._places[token]
        if len(self._tables) >= MOST_TABLES:
            raise BadInput(f"There are {MOST_TABLES} tables already; start another `serai mcp` for more.")

    def _is_unused(self, tokens: Sequence[str]) -> bool:
        return all(self._places[token].used < time.monotonic() - UNUSED for token in tokens)


def _check_bot(spec: str) -> None:
    """Refuses bots that would think for minutes at every move."""
    kind, _, number = spec.partition(":")
    if kind == "mcts" and number.isdecimal() and (len(number) > 9 or int(number) > ITERATIONS):
        raise BadInput(f'"{spec[:40]}" would think for too long; at most mcts:{ITERATIONS} plays here.')


def rule_text(game: str, rule: str, language: str) -> dict[str, str]:
    """A rule of the register by its id."""
    known = register.rules(load(game))
    if rule not in known:
        raise one_of(f"rule of {game} called", rule, list(known))
    found = known[rule]
    sentence = found.sentence(Speaker(load(game), check_language(language)))
    return {"game": game, "rule": rule, "sentence": sentence}


def refusal(error: Exception) -> str:
    """An error as a tool says it: the sentence, and the rule behind it. What was given may stand in it, and be long."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    said = str(error)
    said = said if len(said) <= LONGEST_REFUSAL else said[:LONGEST_REFUSAL] + "…"
    return f"{said} (rule {rule})" if rule else said

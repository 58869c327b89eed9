"""The tables of `serai mcp`: those opened here, and seats at a server's tables that were joined by their links.

Whoever holds a seat's token sees and plays that seat, and nothing else. The structures are those of `serai bot-server`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

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


class Tables:
    """All of them."""

    def __init__(self) -> None:
        self._tables: dict[str, HttpMatch] = {}
        self._seats: dict[str, PlayedSeat] = {}

    def open(self, game: str, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> dict[str, Any]:
        """A new table. A seat is `mcp` for whoever holds its token, or a bot."""
        if len(self._tables) >= MOST_TABLES:
            raise BadInput(f"There are {MOST_TABLES} tables already; start another `serai mcp` for more.")
        specs = [CALLER if spec == "mcp" else spec for spec in seats]
        if CALLER not in specs:
            raise BadInput("No seat is played by you; name one `mcp`, as in ['mcp', 'greedy'].")
        bots = {seat: spec for seat, spec in enumerate(specs) if spec != CALLER}
        dealer = Dealer() if seed is None else Dealer.numbered(seed)
        match = Match.create(load(game), seat_names(specs), dict(options), dealer)
        match.header = with_bots(match.header, bots)
        table = HttpMatch(match, {seat: make_bot(spec, 1009 + seat) for seat, spec in bots.items()})
        name = secrets.token_hex(4)
        self._tables[name] = table
        self._seats |= {token: LocalSeat(table, seat) for token, seat in table.tokens.items()}
        return {"table": name, "tokens": {str(seat): token for token, seat in table.tokens.items()}, "bots": bots}

    def join(self, seat: PlayedSeat) -> str:
        """A seat elsewhere; returns the token to play it with here."""
        token = secrets.token_urlsafe(16)
        self._seats[token] = seat
        return token

    def listed(self) -> list[dict[str, Any]]:
        """What everybody may know of the tables opened here."""
        found = []
        for name, table in self._tables.items():
            with table.changed:
                match = table.match
                found.append(
                    {
                        "table": name,
                        "game": match.game.name,
                        "names": match.header.seats,
                        "asked": match.waiting_for(),
                        "over": match.over,
                    }
                )
        return found

    def seat(self, token: str) -> PlayedSeat:
        if token not in self._seats:
            raise BadInput("There is no seat with this token; `open_table` and `join_table` give tokens.")
        return self._seats[token]


def rule_text(game: str, rule: str, language: str) -> dict[str, str]:
    """A rule of the register by its id."""
    known = register.rules(load(game))
    if rule not in known:
        raise one_of(f"rule of {game} called", rule, list(known))
    found = known[rule]
    sentence = found.sentence(Speaker(load(game), check_language(language)))
    return {"game": game, "rule": rule, "sentence": sentence}


def refusal(error: Exception) -> str:
    """An error as a tool says it: the sentence, and the rule behind it."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    return f"{error} (rule {rule})" if rule else str(error)

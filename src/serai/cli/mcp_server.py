"""The tools of `serai mcp`. Waiting and thinking bots block nobody: each call runs in a thread of its own, and one
table can use only so many of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import anyio
import anyio.to_thread
import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

from serai.catalogue import games
from serai.cli.mcp_tables import LONGEST_NAME, PlayedSeat, Tables, refusal, rule_text
from serai.cli.web_seat import WebSeat
from serai.core.errors import BadInput, SeraiError
from serai.core.text import check_language
from serai.version import __version__

T = TypeVar("T")

MOST_FAULTS = 3  # named in one sentence

HOW_TO = """Board games, played exactly by their rulebooks. `open_table` gives you a table and a token for each of
your seats; `join_table` takes the link of a seat at a Serai server. With a token: `look` shows the table, `offer`
what you may do, `play` plays an offered move by its words, `wait` returns when you are asked again, `why_not` says
which rule forbids a move, `read_rule` reads a rule. In a game with proposals (`proposing` names to whom you may make
one), `propose` offers a trade unasked, on another player's turn; `take` and `decline` answer what others have
proposed to you."""


# What an argument had to be, by the kind of pydantic's complaint.
EXPECTED = {
    "string": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "list": "a list",
    "dict": "an object of names and texts",
}


class Server(MCPServer):
    """Explains missing or wrong arguments in a sentence."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            takes = next(tool for tool in await self.list_tools() if tool.name == name).input_schema["properties"]
            raise ToolError(wrong_arguments(name, error.__cause__, list(takes))) from error


def wrong_arguments(tool: str, error: ValidationError, takes: list[str]) -> str:
    """What is wrong with the arguments of a call, and which arguments there are."""
    found = error.errors(include_url=False, include_input=False)
    missing = [_quoted(one["loc"]) for one in found if one["type"] == "missing"]
    said = [f"{_listed(missing)} {'is' if len(missing) == 1 else 'are'} missing"] if missing else []
    for one in found:
        if one["type"] != "missing":
            said.append(f"{_quoted(one['loc'])} must be {EXPECTED.get(one['type'].partition('_')[0], 'another value')}")
    return f"{tool}: {', and '.join(said[:MOST_FAULTS])}. It takes {_listed([_quoted((name,)) for name in takes])}."


def _quoted(where: tuple[int | str, ...]) -> str:
    """The name of an argument; of a list also which of it, from 1."""
    within = "".join(f" ({one + 1})" for one in where[1:] if isinstance(one, int))
    return f'"{where[0]}"{within}'


def _listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def make_server() -> MCPServer:
    """A server with no tables yet."""
    server = Server("serai", instructions=HOW_TO, version=__version__, log_level="WARNING")
    tables = Tables()
    _add_table_tools(server, tables)
    at_seat = _seats(tables)
    _add_seat_tools(server, at_seat)
    _add_proposal_tools(server, at_seat)
    return server


def _add_table_tools(server: MCPServer, tables: Tables) -> None:
    @server.tool(structured_output=False)
    async def list_games() -> str:
        """The games, how many play them, and their options, the default value first."""
        found = [
            {
                "game": game.name,
                "title": game.title,
                "players": list(game.players),
                "options": {option.name: list(option.values) for option in game.identity.options},
            }
            for game in games().values()
        ]
        return _json(found)

    @server.tool(structured_output=False)
    async def list_tables() -> str:
        """The tables opened here: game, names, who is asked, whether it is over."""
        return _json(tables.listed())

    @server.tool(structured_output=False)
    async def open_table(
        game: str, seats: list[str], options: dict[str, str] | None = None, seed: int | None = None
    ) -> str:
        """Open a table. Each seat is "mcp" for you, or a bot ("random", "greedy", "mcts:200"). Returns your tokens."""
        return _json(await _aside(partial(tables.open, game, seats, options or {}, seed)))

    @server.tool(structured_output=False)
    async def join_table(link: str, name: str = "Program") -> str:
        """Sit down at a Serai server's table with the link of a seat. Returns the token to play it with here."""
        seat = await _aside(partial(WebSeat.by_link, link, name[:LONGEST_NAME]))
        return _json({"token": tables.join(seat), "seat": seat.seat})

    @server.tool(structured_output=False)
    async def read_rule(game: str, rule: str, language: str = "en") -> str:
        """A rule of a game by its id, in a sentence."""
        return _json(await _aside(partial(rule_text, game, rule, language)))


class AtSeat(Protocol):
    """Does some work at the seat of a token."""

    async def __call__(self, token: str, work: Callable[[PlayedSeat], T], waits: bool = False) -> T: ...


def _seats(tables: Tables) -> AtSeat:
    async def at_seat(token: str, work: Callable[[PlayedSeat], T], waits: bool = False) -> T:
        """In one of the threads for the seat's table."""
        try:
            place = tables.place(token)
        except BadInput as error:
            raise ToolError(refusal(error)) from error
        return await _aside(lambda: work(place.seat), place.waits if waits else place.calls)

    return at_seat


def _add_seat_tools(server: MCPServer, at_seat: AtSeat) -> None:
    @server.tool(structured_output=False)
    async def look(token: str, form: str = "json", language: str = "en") -> str:
        """The table as your seat sees it: form "json" (the view and the last log lines) or "text"."""

        def seen(seat: PlayedSeat) -> str:
            if form == "text":
                return seat.text(check_language(language))
            found = seat.observe(check_language(language), 0)
            return _json({name: value for name, value in found.items() if name != "moves"})

        return await at_seat(token, seen)

    @server.tool(structured_output=False)
    async def offer(token: str, moves: bool = True, language: str = "en") -> str:
        """What you are asked now. With moves: every legal move with its words; without: the question alone."""
        found = await at_seat(token, lambda seat: seat.observe(check_language(language), 0))
        return _json(_offer(found, moves))

    @server.tool(structured_output=False)
    async def why_not(token: str, words: str, language: str = "en") -> str:
        """Why you cannot play these words now, with the rule that forbids it; or that you can."""
        reason = await at_seat(token, lambda seat: seat.why_not(words, check_language(language)))
        return _json(reason or {"allowed": True})

    @server.tool(structured_output=False)
    async def play(token: str, words: str, language: str = "en") -> str:
        """Play a move by its words. Bots then answer; you get the next question, if it is yours, or the result."""
        found = await at_seat(token, lambda seat: seat.play(words, check_language(language)))
        return _json(_offer(found, True))

    @server.tool(structured_output=False)
    async def wait(token: str, seconds: float = 20, language: str = "en") -> str:
        """Wait until you are asked, the match is over, or so many seconds (at most 60) have passed."""
        found = await at_seat(token, lambda seat: seat.observe(check_language(language), seconds), waits=True)
        return _json(_offer(found, False))


def _add_proposal_tools(server: MCPServer, at_seat: AtSeat) -> None:
    @server.tool(structured_output=False)
    async def propose(token: str, words: list[str], to: int | None = None, language: str = "en") -> str:
        """Propose a trade unasked, for the turn of player `to` (by default the player on turn), in words of moves such
        as ["give grain", "want ore"]. A new proposal replaces the last; without words it is withdrawn."""
        found = await at_seat(token, lambda seat: seat.propose(to, words, check_language(language)))
        return _json(_offer(found, False))

    @server.tool(structured_output=False)
    async def take(token: str, seat: int, language: str = "en") -> str:
        """Accept what player `seat` has proposed to you; it is carried out if that player can still pay."""
        found = await at_seat(token, lambda mine: mine.take(seat, check_language(language)))
        return _json(_offer(found, True))

    @server.tool(structured_output=False)
    async def decline(token: str, seat: int, language: str = "en") -> str:
        """Decline what player `seat` has proposed to you."""
        found = await at_seat(token, lambda mine: mine.decline(seat, check_language(language)))
        return _json(_offer(found, False))


def _offer(found: dict[str, Any], moves: bool) -> dict[str, Any]:
    """What of an observation concerns the next move."""
    shown = {name: found[name] for name in ("game", "seat", "over", "question", "winners")}
    shown |= {name: found[name] for name in ("proposals", "proposing") if found[name]}
    if moves:
        shown["moves"] = [{"words": move["words"], "label": move["label"]} for move in _plain(found["moves"])]
    return shown


async def _aside(work: Callable[[], T], limiter: anyio.CapacityLimiter | None = None) -> T:
    """In a thread; a mistake of the caller's becomes the tool's error, with its sentence."""
    try:
        return await anyio.to_thread.run_sync(work, limiter=limiter)
    except SeraiError as error:
        raise ToolError(refusal(error)) from error


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

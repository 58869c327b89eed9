"""`serai bot-server`: one table over HTTP, for language models and programs in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from serai.bots import make_bot
from serai.bots.names import bot_names
from serai.catalogue import load
from serai.cli.common import DataFile, GameName, OptionList, emit, read_options, read_pack
from serai.cli.http_match import HttpMatch, listening
from serai.cli.main import app
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.header import with_bots
from serai.core.match import Match

CALLER = "http"  # a seat that whoever calls plays for


@app.command("bot-server")
def bot_server(
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", help="http for a seat played over HTTP, or a bot.")] = "http,greedy",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 picks a free one.")] = 8731,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Fixed dice, for trying things out.")] = None,
    option: OptionList = None,
    data: DataFile = None,
) -> None:
    """Let programs and language models play over HTTP: observations, offers, rules and refusals as JSON."""
    chosen = load(game)
    specs = [spec.strip() for spec in seats.split(",")]
    if CALLER not in specs:
        raise BadInput("No seat is played over HTTP; name one, as in --seats http,greedy.")
    bots = {seat: spec for seat, spec in enumerate(specs) if spec != CALLER}
    dealer = Dealer() if seed is None else Dealer.numbered(seed)
    match = Match.create(chosen, seat_names(specs), read_options(option), dealer, read_pack(chosen, data))
    match.header = with_bots(match.header, bots)
    shared = HttpMatch(match, {seat: make_bot(spec, 1009 + seat) for seat, spec in bots.items()})
    with listening(shared, host, port) as (server, address):
        emit(
            {
                "address": address,
                "seats": {str(seat): f"{address}/seat/{token}" for token, seat in shared.tokens.items()},
                "bots": {str(seat): {"name": match.header.seats[seat], "spec": spec} for seat, spec in bots.items()},
            }
        )
        server.serve_forever()


def seat_names(specs: Sequence[str]) -> list[str]:
    """Callers are called by their seat, bots like people."""
    callers = {seat: f"Player {seat + 1}" for seat, spec in enumerate(specs) if spec == CALLER}
    unused = iter(bot_names(len(specs) - len(callers), taken=callers.values()))
    return [callers[seat] if seat in callers else next(unused) for seat in range(len(specs))]

"""`serai mcp`: tables for language models, over the Model Context Protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.main import app
from serai.core.errors import BadInput

if TYPE_CHECKING:
    from mcp.server.transport_security import TransportSecuritySettings

HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


@app.command("mcp")
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Listen on an address instead of standard input.")] = False,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port.")] = 8732,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A name or address by which other machines call it.")
    ] = None,
) -> None:
    """Let language models play: tools to open tables, look, read offers and rules, play and wait."""
    try:
        from serai.cli.mcp_server import make_server
    except ImportError as error:
        raise BadInput("This needs the package mcp: pip install 'serai[research]'.") from error
    server = make_server()
    if http:
        names = called(host, name or [])
        typer.echo(f"serai: tables for language models at http://{host}:{port}/mcp", err=True)
        # Tokens say who plays what: nothing is kept for a session, so that sessions without end cost nothing.
        server.run("streamable-http", host=host, port=port, transport_security=only_for(names), stateless_http=True)
    else:
        server.run("stdio")


def called(host: str, names: list[str]) -> list[str]:
    """By which names it may be called. A page of another site that has its own name lead here is called by that."""
    if host in EVERYWHERE and not names:
        raise BadInput("Who listens everywhere says by which name: --name 192.168.1.7, or the machine's own name.")
    return [*dict.fromkeys([*HERE, *([] if host in EVERYWHERE else [host]), *names])]


def only_for(names: list[str]) -> TransportSecuritySettings:
    """Refuses what asks for any other name, and pages of other sites."""
    from mcp.server.transport_security import TransportSecuritySettings

    hosts = [f"[{one}]" if ":" in one and not one.startswith("[") else one for one in names]
    addresses = [form for one in hosts for form in (one, f"{one}:*")]
    return TransportSecuritySettings(
        enable_dns_rebinding_protection=True,
        allowed_hosts=addresses,
        allowed_origins=[f"{scheme}://{one}" for one in addresses for scheme in ("http", "https")],
    )

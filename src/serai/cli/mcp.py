"""`serai mcp`: tables for language models, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from serai.cli.main import app
from serai.core.errors import BadInput


@app.command("mcp")
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Listen on an address instead of standard input.")] = False,
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port.")] = 8732,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
) -> None:
    """Let language models play: tools to open tables, look, read offers and rules, play and wait."""
    try:
        from serai.cli.mcp_server import make_server
    except ImportError as error:
        raise BadInput("This needs the package mcp: pip install 'serai[research]'.") from error
    server = make_server()
    if http:
        typer.echo(f"serai: tables for language models at http://{host}:{port}/mcp", err=True)
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")

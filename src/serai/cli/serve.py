"""`serai`, `serai serve` and `serai worker`: playing together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from serai.core.errors import BadInput
from serai.server.settings import ServerSettings, check_database, check_redis, default_database

PORT = 8740
PORTS = 20  # how many ports the default command tries

Database = Annotated[str, typer.Option(envvar="SERAI_DATABASE", help="sqlite:///FILE or postgresql+asyncpg://...")]
RedisUrl = Annotated[
    str, typer.Option("--redis", envvar="SERAI_REDIS", help="redis://...; needed for several processes.")
]
Host = Annotated[str, typer.Option(envvar="SERAI_HOST", help="The address to listen on.")]
Port = Annotated[
    int, typer.Option(envvar="SERAI_PORT", min=0, max=65535, help="The port to listen on; 0 takes a free one.")
]
Url = Annotated[str, typer.Option(envvar="SERAI_URL", help="How people reach it (https://...), for links.")]
Smtp = Annotated[str, typer.Option(envvar="SERAI_SMTP", help="smtp://USER:PASSWORD@HOST:PORT for reminders.")]
Sender = Annotated[str, typer.Option(envvar="SERAI_SENDER", help="From whom reminders come.")]
Remind = Annotated[
    float, typer.Option(envvar="SERAI_REMIND_AFTER", min=0, help="Seconds of absence before a reminder.")
]
Requests = Annotated[int, typer.Option(envvar="SERAI_REQUESTS", min=60, help="Requests per minute and address.")]
Messages = Annotated[float, typer.Option(envvar="SERAI_MESSAGES", min=1, help="Messages per second and web socket.")]
Bots = Annotated[int, typer.Option(envvar="SERAI_BOTS", min=1, max=64, help="Processes that think for bots.")]
Proxies = Annotated[str, typer.Option(envvar="SERAI_PROXIES", help="Whose X-Forwarded-For is believed.")]
Private = Annotated[
    bool, typer.Option("--private-hooks", envvar="SERAI_PRIVATE_HOOKS", help="Allow webhooks inside the own network.")
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve")(serve)
    app.command("worker")(worker)


def start_here() -> None:
    """What `serai` alone does: a server on this machine with one SQLite file, and the browser on it."""
    settings = ServerSettings(database=default_database(), port=_free_port())
    _run(settings, browser=True)


def serve(
    database: Database = "",
    redis: RedisUrl = "",
    host: Host = "127.0.0.1",
    port: Port = PORT,
    url: Url = "",
    smtp: Smtp = "",
    sender: Sender = "Serai <serai@localhost>",
    remind_after: Remind = 300.0,
    requests: Requests = 1200,
    messages: Messages = 10.0,
    bots: Bots = 1,
    proxies: Proxies = "127.0.0.1",
    private_hooks: Private = False,
) -> None:
    """Serve tables to browsers."""
    if smtp and not smtp.startswith(("smtp://", "smtps://")):
        raise BadInput("The mail server is given as smtp://USER:PASSWORD@HOST:PORT or smtps://... .")
    settings = ServerSettings(
        database=check_database(database) if database else default_database(),
        redis=check_redis(redis),
        host=host,
        port=port,
        url=url.rstrip("/"),
        smtp=smtp,
        sender=sender,
        remind_after=remind_after,
        private_hooks=private_hooks,
        bot_processes=bots,
        requests_per_minute=requests,
        messages_per_second=messages,
        proxies=proxies,
    )
    _run(settings, browser=False)


def worker(redis: RedisUrl, processes: Bots = 1) -> None:
    """Think for the bots of the servers on this Redis."""
    from serai.server.jobs.runners import work

    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    logging.getLogger("taskiq").setLevel(logging.WARNING)

    async def run() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        await work(check_redis(redis), processes, lambda: _say("Serai worker: ready."), stop.wait())

    try:
        asyncio.run(run())
    except OSError as error:
        raise BadInput(f"Redis at {redis} does not answer ({error}).") from error


def _run(settings: ServerSettings, browser: bool) -> None:
    import msgspec
    import uvicorn

    from serai.server.http.app import create_app
    from serai.server.storage.migrate import prepare

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    listening = _listen(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    settings = msgspec.structs.replace(settings, secret=asyncio.run(prepare(settings.database)))
    config = uvicorn.Config(
        create_app(settings),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes * 2,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=3,
    )
    address = settings.url or f"http://{settings.host}:{settings.port}"
    _say(f"Serai: {address}  (stop with Ctrl-C)")
    if browser:
        threading.Timer(1.0, _open_browser, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def _open_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def _listen(settings: ServerSettings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadInput(f"{where} cannot be listened on ({error.strerror}); choose another with --port.") from error
    return listening


def _free_port() -> int:
    """The usual port, or the next that is free."""
    for port in range(PORT, PORT + PORTS):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port
    raise BadInput(f"Ports {PORT} to {PORT + PORTS - 1} are all in use; choose another with serai serve --port.")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)

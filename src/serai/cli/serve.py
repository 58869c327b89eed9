"""`serai`, `serai serve` and `serai worker`: playing together."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from serai.core.errors import BadInput
from serai.server.logs import set_up_logs
from serai.server.settings import (
    ServerSettings,
    check_database,
    check_log_format,
    check_log_level,
    check_metrics,
    check_redis,
    default_database,
)

PORT = 8740
PORTS = 20  # how many ports the default command tries

Database = Annotated[str, typer.Option(envvar="SERAI_DATABASE", help="sqlite:///FILE or postgresql+asyncpg://...")]
RedisUrl = Annotated[
    str, typer.Option("--redis", envvar="SERAI_REDIS", help="redis://...; needed for several processes.")
]
Host = Annotated[str, typer.Option(envvar="SERAI_HOST", help="The address to listen on.")]
Port = Annotated[
    int, typer.Option(envvar="SERAI_PORT", min=0, max=65535, help="The port to listen on; 0 picks a free one.")
]
Url = Annotated[str, typer.Option(envvar="SERAI_URL", help="The public address (https://...), for links.")]
Smtp = Annotated[str, typer.Option(envvar="SERAI_SMTP", help="smtp://USER:PASSWORD@HOST:PORT, for reminders.")]
Sender = Annotated[str, typer.Option(envvar="SERAI_SENDER", help="The sender of reminders.")]
Remind = Annotated[
    float, typer.Option(envvar="SERAI_REMIND_AFTER", min=0, help="Seconds of absence before a reminder.")
]
Requests = Annotated[int, typer.Option(envvar="SERAI_REQUESTS", min=60, help="Requests per minute from one address.")]
Messages = Annotated[float, typer.Option(envvar="SERAI_MESSAGES", min=1, help="Messages per second on one web socket.")]
Bots = Annotated[
    int,
    typer.Option(envvar="SERAI_BOTS", min=2, max=64, help="Processes that compute bot moves; one is for quick ones."),
]
BotJobs = Annotated[int, typer.Option(envvar="SERAI_BOT_JOBS", min=1, help="Bots that think at once for one person.")]
BotSeconds = Annotated[
    float, typer.Option(envvar="SERAI_BOT_SECONDS", min=1, help="Seconds of thinking per person and minute.")
]
GuestNumbers = Annotated[
    bool,
    typer.Option("--guest-numbers", envvar="SERAI_GUEST_NUMBERS", help="Let guests seat bots such as mcts:20000."),
]
GuestTables = Annotated[int, typer.Option(envvar="SERAI_GUEST_TABLES", min=1, help="Unfinished tables of a guest.")]
AccountTables = Annotated[
    int, typer.Option(envvar="SERAI_ACCOUNT_TABLES", min=1, help="Unfinished tables of an account.")
]
Proxies = Annotated[str, typer.Option(envvar="SERAI_PROXIES", help="Proxies whose X-Forwarded-For is trusted.")]
MetricsFor = Annotated[
    str, typer.Option("--metrics", envvar="SERAI_METRICS", help="Who may read /metrics: off, local, or a token.")
]
LogFormat = Annotated[str, typer.Option(envvar="SERAI_LOG_FORMAT", help="text, or json for one object a line.")]
LogLevel = Annotated[str, typer.Option(envvar="SERAI_LOG_LEVEL", help="debug, info, warning or error.")]
Private = Annotated[
    bool, typer.Option("--private-hooks", envvar="SERAI_PRIVATE_HOOKS", help="Allow webhooks to private addresses.")
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve")(serve)
    app.command("worker")(worker)


def start_here() -> None:
    """What `serai` alone does: a server on this machine with one SQLite file, and the browser on it."""
    settings = ServerSettings(database=default_database(), port=_free_port(), guests_choose_numbers=True)
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
    bots: Bots = 2,
    bot_jobs: BotJobs = 2,
    bot_seconds: BotSeconds = 30.0,
    guest_numbers: GuestNumbers = False,
    guest_tables: GuestTables = 12,
    account_tables: AccountTables = 200,
    proxies: Proxies = "127.0.0.1",
    private_hooks: Private = False,
    metrics: MetricsFor = "local",
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
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
        bot_jobs_per_person=bot_jobs,
        bot_seconds_per_minute=bot_seconds,
        guests_choose_numbers=guest_numbers,
        tables_per_guest=guest_tables,
        tables_per_account=account_tables,
        requests_per_minute=requests,
        messages_per_second=messages,
        proxies=proxies,
        metrics=check_metrics(metrics),
        log_format=check_log_format(log_format),
        log_level=check_log_level(log_level),
    )
    _run(settings, browser=False)


def worker(redis: RedisUrl, processes: Bots = 2, log_format: LogFormat = "text", log_level: LogLevel = "info") -> None:
    """Compute bot moves for the servers on this Redis."""
    from serai.server.jobs.runners import work

    set_up_logs(check_log_format(log_format), check_log_level(log_level))

    async def run() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        await work(check_redis(redis), processes, lambda: _say("Serai worker: ready."), stop.wait())

    try:
        asyncio.run(run())
    except OSError as error:
        raise BadInput(f"Redis at {redis} does not answer ({error}).") from error


PONG_SECONDS = 60.0  # a reader on a busy machine, or behind a busy server, is not gone after twenty


def _run(settings: ServerSettings, browser: bool) -> None:
    import msgspec
    import uvicorn

    from serai.server.http.app import create_app
    from serai.server.http.connections import guarded, open_as_many_files_as_allowed
    from serai.server.http.sockets import SocketProtocol
    from serai.server.storage.migrate import prepare

    open_as_many_files_as_allowed()
    set_up_logs(settings.log_format, settings.log_level)
    listening = _listen(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    settings = msgspec.structs.replace(settings, secret=asyncio.run(prepare(settings.database)))
    config = uvicorn.Config(
        create_app(settings),
        loop="auto",
        http=guarded(settings),
        ws=SocketProtocol,
        ws_max_size=settings.message_bytes * 2,
        ws_per_message_deflate=False,
        ws_ping_timeout=PONG_SECONDS,
        log_config=None,
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

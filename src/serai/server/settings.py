"""What the owner of an installation can set. Nothing has to be: the defaults serve one machine."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import platformdirs
from msgspec import Struct

from serai.core.errors import BadInput
from serai.server.logs import Format

LOG_LEVELS = ("debug", "info", "warning", "error")
DATABASES = ("sqlite+aiosqlite", "postgresql+asyncpg")


class ServerSettings(Struct, frozen=True, kw_only=True):
    """One installation."""

    database: str
    redis: str = ""  # empty: everything happens in this process and its bot processes
    host: str = "127.0.0.1"
    port: int = 8740
    url: str = ""  # how people reach it, for links; empty: as the request came
    secret: str = ""  # signs the CSRF cookie; the same in every process
    smtp: str = ""  # smtp://user:password@host:587 (smtps:// for TLS from the start); empty: no e-mail
    sender: str = "Serai <serai@localhost>"
    remind_after: float = 300.0  # seconds a player may be absent on his turn before he is reminded
    private_hooks: bool = False  # allow webhooks into the own network; for tests and closed networks
    bot_processes: int = 2  # one of them is kept for quick thoughts
    bot_seconds: float = 120.0  # after that a bot's turn is given to a quicker one
    bot_jobs_per_person: int = 2  # bots that think at the same time for one person
    bot_seconds_per_minute: float = 30.0  # of thinking for one person; who has used them up comes after the others
    guests_choose_numbers: bool = False  # guests may seat bots such as mcts:20000, not only named levels
    tables_per_guest: int = 12  # that are not over
    tables_per_account: int = 200
    requests_per_minute: int = 1200  # per address, and half of it per session
    messages_per_second: float = 10.0  # per web socket, with bursts of five times that
    body_bytes: int = 600_000
    message_bytes: int = 8_192
    idle_seconds: float = 60.0  # how long a table that nobody looks at stays in memory
    idle_entries: int = 100_000  # of such tables that stay: some 3 kB each, and a table takes the room of 100 at least
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    metrics: str = "local"  # who may read /metrics: off, local (this machine), or a token that has to be shown
    log_format: Format = "text"
    log_level: str = "warning"
    static: Path = Path(__file__).parent / "static"

    @property
    def address(self) -> str:
        """How people reach it, for links in letters: never what a request says, whose sender may be anybody."""
        return self.url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    folder = platformdirs.user_data_path("serai", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            f"The data folder {folder} cannot be made ({error.strerror}); name a database with --database."
        ) from error
    return sqlite_url(folder / "serai.sqlite")


def sqlite_url(path: Path) -> str:
    return "sqlite+aiosqlite:///" + quote(str(path))


def check_database(url: str) -> str:
    """The URL as SQLAlchemy wants it; short forms are completed."""
    scheme, colon, rest = url.partition("://")
    full = {"sqlite": DATABASES[0], "postgresql": DATABASES[1], "postgres": DATABASES[1]}.get(scheme, scheme)
    if not colon or full not in DATABASES:
        raise BadInput(
            f'"{url}" is not a database Serai can use; give sqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.'
        )
    return f"{full}://{rest}"


def check_metrics(setting: str) -> str:
    if setting not in ("off", "local") and len(setting) < 16:
        raise BadInput("Who may read /metrics is off, local, or a token of at least 16 characters.")
    return setting


def check_log_format(given: str) -> Format:
    if given == "text":
        return "text"
    if given == "json":
        return "json"
    raise BadInput(f'The log is written as text or json, not as "{given}".')


def check_log_level(given: str) -> str:
    if given not in LOG_LEVELS:
        raise BadInput(f'The log is kept from {", ".join(LOG_LEVELS)} on, not from "{given}".')
    return given


def check_redis(url: str) -> str:
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput(f'"{url}" is not a Redis address; give redis://HOST:PORT/NUMBER.')
    return url

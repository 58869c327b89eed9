"""PostgreSQL and Redis for the tests, started on free ports in folders of their own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from tests.server.running import free_port, wait_for


def _binary(name: str) -> str:
    """Debian keeps PostgreSQL's programs by version, off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path, f"{name} is not installed; on Debian: apt install postgresql redis-server"
    return path


def _as_postgres(*command: str) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else list(command)


class Postgres:
    """A PostgreSQL of the tests' own; each that asks gets a fresh database in it."""

    def __init__(self) -> None:
        self.folder, self.port, self.made = Path(tempfile.mkdtemp(prefix="serai-pg-")), free_port(), 0
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "serai", "--auth=trust", "-E", "UTF8", "--no-sync")
        options = ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1", "-c", "fsync=off"]
        command = _as_postgres(_binary("postgres"), "-D", data, *options)
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=self.folder)
        ready = [_binary("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        wait_for(lambda: subprocess.run(ready, check=False, stdout=subprocess.DEVNULL).returncode == 0)

    def fresh(self) -> str:
        """The URL of an empty database."""
        self.made += 1
        name = f"serai{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "serai", name)
        return f"postgresql+asyncpg://serai@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *options: str) -> None:
        subprocess.run(_as_postgres(_binary(program), *options), check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer:
    """An empty Redis that can be stopped and started again at the same address."""

    def __init__(self) -> None:
        self.folder, self.port = tempfile.mkdtemp(prefix="serai-redis-"), free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with redis.Redis.from_url(self.url) as client:
            wait_for(lambda: _answers(client))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(30)


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def _answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False

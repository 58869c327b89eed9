"""What breaks under a server in these tests: its disk, the network between it and its database."""

from __future__ import annotations

import contextlib
import resource
import socket
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.server.running import Process

CHUNK = 65536


class Disk:
    """The disk of a server in a process of its own. Full: no file of it can grow any more."""

    def __init__(self, process: Process, database: Path) -> None:
        self.pid, self.database = process.process.pid, database

    def fill(self) -> None:
        """No file may be longer than the write-ahead log is now (the database is shorter still, or is not grown)."""
        log = self.database.with_name(self.database.name + "-wal")
        self._limit(log.stat().st_size)

    def make_room(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, hard))


class Proxy:
    """Stands between a server and its database, and can be cut: what is under way is lost, nothing new gets through."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._open = True
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def cut(self) -> None:
        with self._lock:
            self._open = False
            for pair in self._pairs:
                _hang_up(pair)

    def mend(self) -> None:
        self._open = True

    def close(self) -> None:
        self.cut()
        _hang_up((self._listening,))
        for thread in self._threads:
            thread.join(10)
        self._listening.close()
        for pair in self._pairs:
            for end in pair:
                end.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if not self._open:
                near.close()
                return
            far = socket.create_connection(("127.0.0.1", self._target))
            self._pairs.add((near, far))
        for source, sink in ((near, far), (far, near)):
            self._start(_pump, source, sink)

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        self._threads.append(threading.Thread(target=work, args=arguments, daemon=True))
        self._threads[-1].start()


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(CHUNK):
            sink.sendall(data)
    _hang_up((source, sink))


def _hang_up(ends: Iterable[socket.socket]) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)

"""Looking up names that strangers have chosen. Who answers for such a name may take for ever: nobody else waits for it,
neither a move nor a password nor the database, since these threads are for nothing else."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

THREADS = 4
SECONDS = 5.0  # that somebody waits for an answer

_threads = ThreadPoolExecutor(THREADS, "names")


async def addresses_of(host: str, port: int) -> list[str]:
    """All addresses behind a name; an OSError where there are none, or none in time."""
    asked = _threads.submit(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.wait_for(asyncio.wrap_future(asked), SECONDS)
    return [str(one[4][0]) for one in found]

"""Rate limits: a number of requests per minute for each address and each session."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from ipaddress import IPv4Address, IPv6Address
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.types import Scope

from serai.server.errors import ApiError
from serai.server.people.service import COOKIE, digest
from serai.server.settings import ServerSettings
from serai.server.wire.messages import (
    Chat,
    ClientMessage,
    Concede,
    Decline,
    Order,
    Propose,
    Renew,
    Return,
    Rewind,
    Takeover,
    Vote,
    Withdraw,
)

if TYPE_CHECKING:
    from serai.server.http.shared_limits import SharedBuckets  # only installations with Redis load it


LINES_PER_MINUTE, LINES_AT_ONCE = 40, 20  # of talk
PERSON_TALKS = 3  # times what one web socket may say, for all sockets of a person together
LONGEST_PAUSE = 5.0  # seconds that an answer is held back
CROWDED = 5_000  # keys above which those that are no longer needed are forgotten


class Buckets:
    """Token buckets by key: so many requests per minute, a quarter of them (or `most`) at once."""

    def __init__(self, per_minute: float, most: float = 0) -> None:
        self.rate = per_minute / 60
        self.most = most or max(10.0, per_minute / 4)
        self._left: dict[str, tuple[float, float]] = {}
        self._crowded = CROWDED

    def wait(self, key: str, cost: float = 1) -> float:
        """Seconds to wait before the next request; 0 if it may come now. A negative cost gives back."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.most, now))
        left = min(self.most, left + (now - at) * self.rate)
        if left < 1 and cost > 0:
            self._left[key] = (left, now)
            return (1 - left) / self.rate
        self._left[key] = (min(self.most, left - cost), now)
        if len(self._left) > self._crowded:
            self._forget(now)
        return 0

    def pace(self, key: str) -> float:
        """Seconds to wait before something that will be done in any case. All of it counts: somebody with much to do at
        once waits for each piece in turn."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.most, now))
        left = min(self.most, left + (now - at) * self.rate) - 1
        self._left[key] = (left, now)
        if len(self._left) > self._crowded:
            self._forget(now)
        return max(0.0, -left / self.rate)

    def _forget(self, now: float) -> None:
        """Those that are full again. Where few are, it is not tried again at once: each try looks at all of them."""
        full = self.most / self.rate
        self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < full}
        self._crowded = max(CROWDED, 2 * len(self._left))


class Open:
    """A limit on how much is open at the same time, by key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, key: str) -> Iterator[bool]:
        """One more while this lasts; whether that is not too many."""
        self._counts[key] += 1
        try:
            yield self._counts[key] <= self.most
        finally:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


class RateLimits:
    """Requests per minute and address, half of it per session: counted here, or with other processes through Redis."""

    def __init__(self, settings: ServerSettings) -> None:
        many = settings.requests_per_minute
        self.addresses = Buckets(many)
        self.sessions = Buckets(many / 2)
        self.openings = Buckets(many / 60, many / 10)  # guests and tables that are new, by address
        talk = PERSON_TALKS * settings.messages_per_second
        self.talk = Buckets(60 * talk, 5 * talk)  # messages on all sockets of a person
        self.addresses_talk = Buckets(5 * many, many / 2)  # and of an address
        self.chat = Buckets(LINES_PER_MINUTE, LINES_AT_ONCE)  # by person: each line is kept, and sent to all who look
        self.stirs = Buckets(many / 100, max(10.0, many / 40))  # coming, going, giving up, by person: kept and sent
        self.wishes = Buckets(many / 20, max(20.0, many / 40))  # orders, proposals, going back, by person: kept, too
        self.sockets = Open(many // 4)  # by address
        self.own_sockets = Open(many // 40)  # by person
        self.tries = Buckets(1, 10)  # at a password, by account and address, or by device
        self.addresses_tries = Buckets(10, 60)  # at any passwords, by address
        self.letters = Buckets(1 / 20, 3)  # to one address
        self.senders = Buckets(1 / 6, 12)  # letters that one address causes
        self.shared: SharedBuckets | None = None
        if settings.redis:
            from serai.server.http.shared_limits import SharedBuckets

            self.shared = SharedBuckets(settings.redis)

    async def check(self, scope: Scope) -> None:
        token = cookie(scope, COOKIE)
        wait = await self._wait(self.addresses, "address:", network(scope))
        if not wait and token:
            wait = await self._wait(self.sessions, "session:", digest(token))
        if wait:
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def may_open(self, scope: Scope) -> None:
        """A new person or a new table: what stays for long costs more than a request."""
        wait = await self._wait(self.openings, "opening:", network(scope))
        if wait:
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def may_say(self, person: int) -> None:
        """Something at any table."""
        if wait := await self._wait(self.chat, "chat:", str(person)):
            raise ApiError(429, "too-much-talk", seconds=math.ceil(wait))

    async def may_stir(self, person: int) -> None:
        """Sit down, leave, let a bot play, come back, give up: each is a line for all."""
        if wait := await self._wait(self.stirs, "stirs:", str(person)):
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def may_wish(self, person: int) -> None:
        """Be ready, give or take back an order, propose, ask to go back, vote: the table is written anew for each."""
        if wait := await self._wait(self.wishes, "wishes:", str(person)):
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def may_do(self, person: int, message: ClientMessage) -> None:
        """Something at a table that is kept, and shown to all, beside the moves."""
        if isinstance(message, Chat):
            await self.may_say(person)
        elif isinstance(message, Takeover | Return | Concede):
            await self.may_stir(person)
        elif isinstance(message, Order | Withdraw | Propose | Decline | Rewind | Vote | Renew):
            await self.may_wish(person)

    async def slow_down(self, address: str, person: int) -> None:
        """Before a message of a web socket is looked at: who says too much on all his sockets together, and whoever
        shares his address, is answered more slowly."""
        wait = max(self.talk.pace(str(person)) if person else 0, self.addresses_talk.pace(address))
        if wait:
            await asyncio.sleep(min(LONGEST_PAUSE, wait))

    @contextlib.contextmanager
    def socket(self, scope: Scope, person: int) -> Iterator[bool]:
        """While a web socket is open; whether there is room for it."""
        with self.sockets.one(network(scope)) as free, self.own_sockets.one(str(person or "")) as mine:
            yield free and (mine or not person)

    async def try_password(self, scope: Scope, account: str, device: str) -> None:
        """One try at a password. Wrong ones slow down whoever tries: the address at this account. They slow down
        nobody else: the owner comes from another address, or with a device that has logged in before."""
        own = f"device:{device}" if device else f"{network(scope)}:{account}"
        wait = await self._wait(self.tries, "try:", own)
        if not wait and not device:
            wait = await self._wait(self.addresses_tries, "tries:", network(scope))
        if wait:
            raise ApiError(429, "too-many-tries", seconds=math.ceil(wait))

    async def right_password(self, scope: Scope, account: str, device: str) -> None:
        """A correct password does not count as a guess."""
        if device:
            await self._wait(self.tries, "try:", f"device:{device}", -1)
        else:
            await self._wait(self.tries, "try:", f"{network(scope)}:{account}", -1)
            await self._wait(self.addresses_tries, "tries:", network(scope), -1)

    async def may_ask_for_letter(self, scope: Scope) -> None:
        wait = await self._wait(self.senders, "sender:", network(scope))
        if wait:
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def may_get_letter(self, address: str) -> bool:
        """Nobody's letter box is filled by strangers."""
        return not await self._wait(self.letters, "letter:", digest(address.lower()))

    async def _wait(self, own: Buckets, kind: str, key: str, cost: float = 1) -> float:
        together = await self.shared.wait(kind + key, own.rate, own.most, cost) if self.shared else None
        return own.wait(key, cost) if together is None else together

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        app.state.limits = self
        yield
        if self.shared:
            await self.shared.close()


def network(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def network_of(address: str) -> str:
    """Whoever has one address of IPv6 has its whole network."""
    try:
        found = plain_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def plain_address(address: str) -> IPv4Address | IPv6Address:
    """Who comes by IPv4 to a socket that listens for both has an address of IPv6 with his own inside."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def cookie(scope: Scope, name: str) -> str | None:
    """One of our own cookies, which need no quotes; others may be as strange as they like."""
    for key, value in scope["headers"]:
        if key == b"cookie":
            pairs = (pair.strip().partition("=") for pair in value.decode("latin-1").split(";"))
            return next((given for given_name, _, given in pairs if given_name == name), None)
    return None

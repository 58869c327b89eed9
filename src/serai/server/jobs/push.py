"""Notices to browsers (web push): encrypted for the browser that asked, signed with this installation's own key.

RFC 8291 (encryption), 8188 (its coding) and 8292 (the signature, VAPID). The key is made at the first start and kept.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import time
from urllib.parse import urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serai.server.errors import ApiError, Conflict
from serai.server.jobs.delivery import SECONDS, Undeliverable, Undelivered, post, trusted
from serai.server.people.service import digest
from serai.server.settings import ServerSettings
from serai.server.storage import schema
from serai.server.storage.rows import PushRow
from serai.server.storage.store import Store
from serai.server.wire.people import PushTo

NAME = "vapid"  # of the key in the store
RECORD = 4096  # bytes of one record; a notice is much shorter
KEPT = 24 * 3600  # seconds the browser's own service keeps a notice for a device that is off
SIGNED = 12 * 3600  # seconds a signature is good for
BROWSERS = 10  # of one person
GONE = (404, 410)  # the browser does not want notices any more
AWAY = 503
PATIENCE = 0.8 * SECONDS  # for one browser; there is some time left to note what came of it

_pushes, _keys = schema.pushes, schema.keys


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Push:
    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Read the key, or make it where there is none yet."""
        wanted = sa.select(_keys.c.value).where(_keys.c.name == NAME)
        kept = await self.store.value(wanted)
        if kept is None:
            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            with contextlib.suppress(Conflict):  # another process was quicker
                await self.store.execute(_keys.insert().values(name=NAME, value=f"{made:064x}"))
            kept = await self.store.value(wanted)
        self._key = ec.derive_private_key(int(str(kept), 16), ec.SECP256R1())
        await asyncio.to_thread(trusted)

    @property
    def key(self) -> ec.EllipticCurvePrivateKey:
        assert self._key is not None, "the key is read when the server starts"
        return self._key

    @property
    def public_key(self) -> str:
        return encoded(point(self.key.public_key()))

    # ------------------------------------------------------------------ who gets notices

    async def count(self, user: int) -> int:
        query = sa.select(sa.func.count()).select_from(_pushes)
        return int(await self.store.value(query.where(_pushes.c.user == user, _in_use())))

    async def add(self, user: int, to: PushTo, session: str) -> None:
        """For as long as a session lasts. A browser belongs to whoever used it last, which its keys prove: who knows
        its address alone takes it from nobody. The newest few of somebody's are kept."""

        def job(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(_pushes).where(_pushes.c.endpoint == to.endpoint)).first()
            if known and known.user != user and (known.p256dh, known.auth) != (to.p256dh, to.auth):
                raise Conflict
            connection.execute(sa.delete(_pushes).where(_pushes.c.endpoint == to.endpoint))
            values = {"user": user, "endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}
            connection.execute(_pushes.insert().values(**values, session=digest(session)))
            mine = sa.select(_pushes.c.id).where(_pushes.c.user == user).order_by(_pushes.c.id.desc())
            old = connection.execute(mine.offset(BROWSERS).limit(100)).scalars().all()
            connection.execute(sa.delete(_pushes).where(_pushes.c.id.in_(old)))

        try:
            await self.store.write(job)
        except Conflict as error:
            raise ApiError(400, "bad-push") from error

    async def remove(self, user: int, endpoint: str) -> None:
        await self.store.execute(sa.delete(_pushes).where(_pushes.c.user == user, _pushes.c.endpoint == endpoint))

    async def move(self, old: int, new: int) -> None:
        """What a guest wanted, the account he logs in to wants."""
        await self.store.execute(sa.update(_pushes).where(_pushes.c.user == old).values(user=new))

    async def renew(self, old: str, new: str) -> None:
        """A session that takes the place of another is that of the same browser."""
        mine = sa.update(_pushes).where(_pushes.c.session == digest(old))
        await self.store.execute(mine.values(session=digest(new)))

    async def end(self, session: str) -> None:
        """After a log-out, this browser gets no more notices."""
        await self.store.execute(sa.delete(_pushes).where(_pushes.c.session == digest(session)))

    # ------------------------------------------------------------------ sending

    async def send(self, user: int, title: str, text: str, link: str) -> None:
        """To every browser of somebody's, at the same time: one that does not answer keeps no other from its notice.
        Those that are gone are forgotten. Fails where none was reached."""
        body = json.dumps({"title": title, "text": text, "link": link}).encode()
        found = await self.store.rows(sa.select(_pushes).where(_pushes.c.user == user, _in_use()), PushRow)
        answers = await asyncio.gather(*(self._try(one, body) for one in found))
        for one, status in zip(found, answers, strict=True):
            if status in GONE:
                await self.remove(one.user, one.endpoint)
        if any(status not in GONE and status >= 300 for status in answers) and min(answers) >= 300:
            raise Undelivered("no browser was reached")

    async def _try(self, to: PushRow, body: bytes) -> int:
        """The status, or that of a service that is away where there is none in time."""
        try:
            return await asyncio.wait_for(self._send(to, body), PATIENCE)
        except (Undelivered, Undeliverable, TimeoutError):
            return AWAY

    async def _send(self, to: PushRow, body: bytes) -> int:
        """The status a browser's service answers with."""
        headers = {
            "authorization": f"vapid t={self.signature(to.endpoint)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
        }
        content = encrypt(body, decoded(to.p256dh), decoded(to.auth))
        return await post(to.endpoint, self.settings.private_hooks, headers, content=content)

    def signature(self, endpoint: str) -> str:
        """Says who sends, for the service behind an address alone."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
            "sub": self.settings.address,
        }
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _in_use() -> sa.ColumnElement[bool]:
    """Whether the session of a browser lasts: it ends by logging out, by a new password, by not being used."""
    sessions = schema.sessions.c
    lasts = sa.exists().where(sessions.token == _pushes.c.session, sessions.until > time.time())
    return (_pushes.c.session == "") | lasts


def check_keys(to: PushTo) -> None:
    """What a browser gives must be a point of the curve and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(to.p256dh))
        right = len(decoded(to.auth)) == 16
    except ValueError:
        right = False
    if not right:
        raise ApiError(400, "bad-push")


def encrypt(body: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """For one browser alone, as one record."""
    own = ec.generate_private_key(ec.SECP256R1())
    salt = os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    shared, mine = own.exchange(ec.ECDH(), theirs), point(own.public_key())
    secret = _derive(shared, auth, b"WebPush: info\0" + p256dh + mine, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, body + b"\x02", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)

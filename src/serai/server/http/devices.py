"""Devices that have logged in to an account: a cookie says so, whoever else tries passwords there."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from serai.server.people.names import account_key

COOKIE = "serai-device"


def new_mark(secret: str, account: str) -> str:
    """What the cookie holds after logging in."""
    nonce = secrets.token_hex(8)
    return f"{nonce}.{_proof(secret, account, nonce)}"


def known_device(secret: str, account: str, mark: str | None) -> str:
    """The device's own number where it has logged in to this account before, else nothing."""
    nonce, _, proof = (mark or "").partition(".")
    right = hmac.compare_digest(proof.encode(), _proof(secret, account, nonce).encode())
    return nonce if right and len(nonce) == 16 else ""


def _proof(secret: str, account: str, nonce: str) -> str:
    text = f"device:{account_key(account)}:{nonce}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()

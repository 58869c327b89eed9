"""Delivering a message: by e-mail, and by webhook in Discord's and Slack's shape. Private addresses are refused."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx

from serai.server.errors import ApiError
from serai.server.settings import ServerSettings

SECONDS = 10.0  # for one attempt


class Undelivered(Exception):
    """This attempt failed; a later one may not."""


class Undeliverable(Exception):
    """This will never be delivered."""


async def send_mail(settings: ServerSettings, to: str, subject: str, text: str) -> None:
    if not settings.smtp:
        raise Undeliverable("no mail server is set")
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="serai")
    message.set_content(text)
    server = urlsplit(settings.smtp)
    try:
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or (465 if server.scheme == "smtps" else 587),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise Undeliverable("the address was refused") from error
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__) from error


async def call_webhook(url: str, text: str, private: bool) -> None:
    """Post to a webhook at an address that was checked, and at no other: names are not looked up twice."""
    target = httpx.URL(url)
    address = await public_address(url, private)
    headers, extensions = {"host": target.netloc.decode()}, {"sni_hostname": target.host}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        try:
            there = target.copy_with(host=address)
            answer = await client.post(there, json=payload(target.host, text), headers=headers, extensions=extensions)
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error
    if answer.status_code == 429 or answer.status_code >= 500:
        raise Undelivered(f"status {answer.status_code}")
    if answer.status_code >= 300:
        raise Undeliverable(f"status {answer.status_code}")


def payload(host: str, text: str) -> dict[str, str]:
    """Slack reads `text`, Discord `content`; others are given both."""
    if host.endswith("slack.com"):
        return {"text": text}
    if host.endswith(("discord.com", "discordapp.com")):
        return {"content": text}
    return {"text": text, "content": text}


async def public_address(url: str, private: bool = False) -> str:
    """The address behind a URL; one in a private network or on this machine is refused."""
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname or (parts.scheme == "http" and not private):
        raise Undeliverable("a webhook is an https address")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Undelivered("the name is not known") from error
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Undeliverable("the address lies in a private network")
    return addresses[0]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


async def check_webhook(url: str, private: bool) -> None:
    """When somebody enters a webhook: refused at once where it can be known."""
    try:
        await public_address(url, private)
    except (Undeliverable, Undelivered) as error:
        raise ApiError(400, "bad-webhook", why=str(error)) from error

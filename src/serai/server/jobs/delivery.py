"""Delivering a message: by e-mail, and by webhook in Discord's and Slack's shape. Private addresses are refused."""

from __future__ import annotations

import ipaddress
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

import aiosmtplib
import httpx

from serai.server.errors import ApiError
from serai.server.jobs.names import addresses_of
from serai.server.settings import ServerSettings

SECONDS = 10.0  # for one attempt
PORTS = (443, 8443)  # of webhooks
JOINER = "\u2060"  # shows nothing, and makes two words of one

# All of IPv6 that is given to networks; outside lie mapped and compatible IPv4 addresses (::ffff:0:0/96, ::/96), NAT64
# (64:ff9b::/96), link-local and site-local ones (fe80::/10, fec0::/10), and private networks (fc00::/7).
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
TUNNELS = [ipaddress.ip_network(one) for one in ("2002::/16", "2001::/23", "3fff::/20")]  # 6to4, Teredo and the like
RELAYS = ipaddress.ip_network("192.88.99.0/24")  # of 6to4


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
            recipients=[to],
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


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates are believed. Reading them takes longer than twenty moves, on the event loop: once."""
    return httpx.create_ssl_context(trust_env=False)


async def post(url: str, private: bool, headers: dict[str, str] | None = None, **body: Any) -> int:
    """Post to an address that was checked, and to no other: names are not looked up twice. The status of the answer:
    nothing is followed, and nothing else of it is read."""
    target = httpx.URL(url)
    there = target.copy_with(host=await public_address(url, private))
    named = {"host": target.netloc.decode(), **(headers or {})}
    said: dict[str, Any] = {"headers": named, "extensions": {"sni_hostname": target.host}, **body}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False, verify=trusted()) as client:
        try:
            async with client.stream("POST", there, **said) as answer:
                return answer.status_code
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error


async def call_webhook(url: str, text: str, private: bool) -> None:
    status = await post(url, private, json=payload(httpx.URL(url).host, text))
    if status == 429 or status >= 500:
        raise Undelivered(f"status {status}")
    if status >= 300:
        raise Undeliverable(f"status {status}")


def payload(host: str, text: str) -> dict[str, Any]:
    """Slack reads `text`, Discord `content`; others are given both. A table's title may be a stranger's: it mentions
    nobody (`@everyone`, `<!channel>`)."""
    text = text.replace("@", "@" + JOINER).replace("<", "<" + JOINER)
    if host.endswith("slack.com"):
        return {"text": text}
    if host.endswith(("discord.com", "discordapp.com")):
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text, "content": text}


async def public_address(url: str, private: bool = False) -> str:
    """The address behind a URL; one in a private network or on this machine is refused."""
    parts = _checked_url(url, private)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        addresses = await addresses_of(str(parts.hostname), port)
    except (OSError, ValueError, UnicodeError) as error:
        raise Undelivered("no-name") from error
    if not private and not all(is_public(address) for address in addresses):
        raise Undeliverable("private")
    return addresses[0]


def _checked_url(url: str, private: bool) -> SplitResult:
    """What can be known of a URL without asking anybody."""
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Undeliverable("characters")  # among them line breaks, which would end a header
    try:
        parts = urlsplit(url)
        port = parts.port
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL) as error:
        raise Undeliverable("no-url") from error
    if parts.scheme not in ("https", "http") or not parts.hostname or (parts.scheme == "http" and not private):
        raise Undeliverable("no-https")
    if "@" in parts.netloc:
        raise Undeliverable("userinfo")
    if port is not None and port not in PORTS and not private:
        raise Undeliverable("port")
    return parts


def is_public(address: str) -> bool:
    """Whether an address is public. Addresses that carry an IPv4 address inside could lead anywhere, so they are
    refused."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and (
        found not in GLOBAL_UNICAST or any(found in net for net in TUNNELS)
    ):
        return False
    return found.is_global and not found.is_multicast and found not in RELAYS


async def check_webhook(url: str, private: bool) -> None:
    """When somebody enters a webhook or a browser: refused at once where it can be known."""
    try:
        await public_address(url, private)
    except (Undeliverable, Undelivered) as error:
        raise ApiError(400, "bad-webhook", why=str(error)) from error

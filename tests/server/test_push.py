"""Notices to browsers: encrypted for one browser, signed with the installation's key, and only to who asked."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from serai.server.jobs.push import decoded, encoded, encrypt, point
from tests.server.running import Json, Person, Running, free_port, running, wait_for

AUTH = bytes(range(16))


class Browser:
    """What a browser keeps to itself, and what its service has received."""

    def __init__(self, url: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = f"{url}/push/{id(self)}"

    def wish(self) -> Json:
        p256dh = encoded(point(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": encoded(AUTH)}

    def read(self, body: bytes) -> Json:
        """As RFC 8291 has a browser do it."""
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = _derive(shared, AUTH, info, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: Json = json.loads(plain[:-1])
        return found


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


class Service(HTTPServer):
    """The service of a browser's maker."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        super().__init__(("127.0.0.1", 0), _Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def service() -> Iterator[Service]:
    one = Service()
    yield one
    one.shutdown()
    one.server_close()


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, private_hooks=True, remind_after=0.0) as one:
        yield one


def test_a_browser_is_told_of_its_turn_and_nobody_else_can_read_it(inn: Running, service: Service) -> None:
    host, friend = inn.person(), inn.person()
    browser = Browser(service.url)
    links = host.create("me", "link", confirm=False)
    friend.sit(links, 1, "Mira")
    told = friend.post("/api/me/push", browser.wish(), "PUT")
    assert told["browsers"] == 1
    host.play(links["table"], "pass")
    host.play(links["table"], "pass")
    wait_for(lambda: service.got)
    path, headers, body = service.got[0]
    assert browser.endpoint.endswith(path)
    assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
    said = browser.read(body)
    assert said["link"] == f"/t/{links['table']}"
    assert "Mira" in said["text"]
    assert b"Mira" not in body
    _check_signature(headers["authorization"], told["key"], service.url)


def _check_signature(given: str, key: str, audience: str) -> None:
    token, named = given.removeprefix("vapid t=").split(", k=")
    assert named == key
    head, claims, signature = token.split(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(claims))["aud"] == audience


def test_a_browser_that_is_gone_is_forgotten_and_one_can_be_switched_off(inn: Running, service: Service) -> None:
    host, friend = inn.person(), inn.person()
    gone, other = Browser(service.url), Browser(service.url)
    links = host.create("me", "link", confirm=False)
    friend.sit(links, 1)
    friend.post("/api/me/push", gone.wish(), "PUT")
    assert friend.post("/api/me/push", other.wish(), "PUT")["browsers"] == 2
    assert host.post("/api/me/push", {"endpoint": other.endpoint}, "DELETE")["browsers"] == 0  # not one's own
    assert friend.post("/api/me/push", {"endpoint": other.endpoint}, "DELETE")["browsers"] == 1
    service.status = 410
    host.play(links["table"], "pass")
    host.play(links["table"], "pass")
    wait_for(lambda: friend.get("/api/me/push")["browsers"] == 0)


def test_one_browser_that_does_not_answer_keeps_no_other_from_its_notice(inn: Running, service: Service) -> None:
    host, friend = inn.person(), inn.person()
    dead, alive = Browser(f"http://127.0.0.1:{free_port()}"), Browser(service.url)
    links = host.create("me", "link", confirm=False)
    friend.sit(links, 1)
    for browser in (dead, alive):
        friend.post("/api/me/push", browser.wish(), "PUT")
    host.play(links["table"], "pass")
    host.play(links["table"], "pass")
    wait_for(lambda: service.got)
    assert friend.get("/api/me/push")["browsers"] == 2


def test_nobody_takes_a_browser_by_its_address_alone(inn: Running, service: Service) -> None:
    owner, thief = inn.person(), inn.person()
    browser, other = Browser(service.url), Browser(service.url)
    owner.post("/api/me/push", browser.wish(), "PUT")
    stolen = {**other.wish(), "endpoint": browser.endpoint}
    assert thief.refused("/api/me/push", stolen, "PUT")["code"] == "bad-push"
    assert (owner.get("/api/me/push")["browsers"], thief.get("/api/me/push")["browsers"]) == (1, 0)
    assert thief.post("/api/me/push", browser.wish(), "PUT")["browsers"] == 1  # somebody else at the same browser
    assert owner.get("/api/me/push")["browsers"] == 0


def test_one_has_only_so_many_browsers(inn: Running, service: Service) -> None:
    person = inn.person()
    for _ in range(13):
        told = person.post("/api/me/push", {**Browser(service.url).wish(), "endpoint": f"{service.url}/{_}/abc"}, "PUT")
    assert told["browsers"] == 10


def _browsers(person: Person) -> int:
    return int(person.get("/api/me/push")["browsers"])


def test_who_logs_out_is_told_nothing_more_at_that_browser(inn: Running, service: Service) -> None:
    host, here, there = inn.person(), inn.person(), inn.person()
    left, kept = Browser(service.url), Browser(f"{service.url}/other")
    links = host.create("me", "link", confirm=False)
    here.sit(links, 1)
    here.post("/api/me/push", left.wish(), "PUT")
    here.post("/api/me/account", {"name": "Mira of Mari", "password": "a long password"})
    assert _browsers(here) == 1  # the session is a new one, the browser the same
    there.post("/api/login", {"name": "Mira of Mari", "password": "a long password"})
    there.post("/api/me/push", kept.wish(), "PUT")
    assert _browsers(there) == 2
    here.post("/api/logout", {})
    assert _browsers(there) == 1
    for _ in range(2):
        host.play(links["table"], "pass")
    wait_for(lambda: service.got)
    time.sleep(0.3)
    assert [path for path, _, _ in service.got] == [urlsplit(kept.endpoint).path]


def test_a_guest_who_logs_in_takes_his_browser_along_and_an_account_leaves_it(inn: Running, service: Service) -> None:
    browser, owner = Browser(service.url), inn.person()
    owner.post("/api/me/account", {"name": "Adad", "password": "a long password"})
    guest = inn.person()
    guest.post("/api/me/push", browser.wish(), "PUT")
    guest.post("/api/login", {"name": "Adad", "password": "a long password"})
    assert _browsers(owner) == _browsers(guest) == 1
    other = inn.person()
    other.post("/api/me/account", {"name": "Belit", "password": "a long password"})
    guest.post("/api/login", {"name": "Belit", "password": "a long password"})  # another account, at the same browser
    assert _browsers(owner) == _browsers(other) == 0


def test_a_new_password_ends_what_other_browsers_are_told(inn: Running, service: Service) -> None:
    here, there = inn.person(), inn.person()
    here.post("/api/me/account", {"name": "Enlil", "password": "a long password"})
    there.post("/api/login", {"name": "Enlil", "password": "a long password"})
    for person, place in ((here, "/here"), (there, "/there")):
        person.post("/api/me/push", Browser(service.url + place).wish(), "PUT")
    assert _browsers(here) == 2
    here.post("/api/me/password", {"old": "a long password", "new": "another long password"})
    assert _browsers(here) == 1


def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(tmp_path) as server:
            keys.append(server.person().get("/api/me/push")["key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


def test_addresses_in_private_networks_and_broken_keys_are_refused(server: Running) -> None:
    person, browser = server.person(), Browser("https://127.0.0.1")
    assert person.refused("/api/me/push", browser.wish(), "PUT")["code"] == "bad-webhook"
    broken = {**browser.wish(), "endpoint": "https://192.0.2.1/x", "p256dh": "A" * 87}
    assert person.refused("/api/me/push", broken, "PUT")["status"] == 400


def test_what_is_written_is_for_one_browser_alone() -> None:
    mine, other = Browser("https://a"), Browser("https://b")
    body = encrypt(b'{"title": "x"}', point(mine.key.public_key()), AUTH)
    assert mine.read(body) == {"title": "x"}
    with pytest.raises(Exception, match=r"^$"):
        other.read(body)

"""CSRF, cookies, headers, limits, origins."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from serai.server.http.limits import Buckets
from tests.server.running import Running, running


def test_a_request_without_the_csrf_header_is_refused(server: Running) -> None:
    person = server.person()
    person.get("/api/me")
    answer = person.http.post("/api/tables", json={"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-csrf")
    forged = person.http.post("/api/logout", headers={"x-csrftoken": "f" * 128})
    assert forged.status_code == 403


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    person = server.person()
    answer = person.send("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]})
    cookie = next(one for one in answer.headers.get_list("set-cookie") if one.startswith("serai="))
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(cookie.split(";")[0].removeprefix("serai=")) >= 32  # 24 random bytes


def test_links_have_at_least_128_random_bits(server: Running) -> None:
    links = server.person().create("me", "link")
    assert len(links["seats"][1].split("seat=")[1]) * 6 >= 128
    assert len(links["spectate"].split("spectate=")[1]) * 6 >= 128


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/t/abc"])
def test_every_answer_has_the_security_headers(server: Running, path: str) -> None:
    person = server.person()
    headers = person.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_another_sites_page_cannot_open_a_socket(server: Running) -> None:
    host = server.person()
    links = host.create("me", "link")
    with host.socket(links["table"], origin="https://evil.example") as wire:
        assert wire.closed() == 4403
    with host.socket(links["table"], origin=server.url) as wire:
        assert wire.until("table")["seat"] == 0


def test_large_bodies_and_messages_are_refused(server: Running) -> None:
    person = server.person()
    assert person.refused("/api/tables", {"game": "x" * 700_000, "seats": []})["code"] == "too-large"
    links = person.create("me", "link")
    with person.socket(links["table"]) as wire:
        wire.connection.send('{"type":"chat","text":"' + "x" * 10_000 + '"}')
        assert wire.closed() == 1009


def test_too_many_requests_and_messages_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=60, messages_per_second=2.0) as server:
        person = server.person()
        links = person.create("me", "link")
        with person.socket(links["table"]) as wire:
            for _ in range(40):
                wire.say("ping")
            assert wire.closed() == 4429
        answers = [person.http.get("/api/health") for _ in range(40)]
        limited = [answer for answer in answers if answer.status_code == 429]
        assert limited
        assert int(limited[0].headers["retry-after"]) >= 1
        assert limited[0].json()["code"] == "too-many"


def test_a_bucket_fills_up_again() -> None:
    bucket = Buckets(6000)
    waits = [bucket.wait("a") for _ in range(1600)]
    assert waits[0] == 0
    assert waits[-1] > 0
    assert bucket.wait("b") == 0


def test_no_file_outside_the_app_is_served_and_what_is_packed_goes_packed(server: Running, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>the app</p>")
    (static / "a.js").write_text("plain")
    (static / "a.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "data").mkdir()
    with running(tmp_path / "data", static=static) as app:
        person = app.person()
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd", "/t/abc"):
            assert "the app" in person.http.get(path).text
        assert person.http.get("/assets/none.js").status_code == 404
        for accepted, text in (("br, gzip", "packed"), ("gzip;q=0, br", "plain"), ("identity", "plain")):
            assert person.http.get("/a.js", headers={"accept-encoding": accepted}).text == text
        assert person.http.get("/api/games").headers["content-encoding"] == "gzip"
        assert person.http.get("/api/none").json()["code"] == "no-page"


def test_without_the_browser_app_a_page_says_how_to_build_it(server: Running, tmp_path: Path) -> None:
    with running(tmp_path, static=tmp_path / "none") as app:
        person = app.person()
        answer = person.http.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text

"""Passwords, addresses, sessions, one's data, and leaving for good."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from serai.server.errors import ApiError
from serai.server.http.limits import RateLimits
from serai.server.jobs.purge import GUEST_SECONDS, Purge
from serai.server.people.service import SESSION_SECONDS
from serai.server.settings import ServerSettings
from serai.server.storage.migrate import config
from tests.server.databases import Postgres, RedisServer
from tests.server.post import PostOffice
from tests.server.running import Person, Running, apart, running, wait_for

OLD, NEW = "olives and dates", "thirteen camels walk"
ADDRESS = "zenobia@example.org"


@pytest.fixture
def palmyra(tmp_path: Path, post: PostOffice) -> Iterator[Running]:
    """A server that sends letters."""
    with running(tmp_path, smtp=post.url, url="http://serai.example") as server:
        yield server


def account(server: Running, name: str = "Zenobia", password: str = OLD) -> Person:
    person = server.person()
    person.post("/api/me/account", {"name": name, "password": password})
    return person


def confirmed(server: Running, post: PostOffice, name: str = "Zenobia") -> Person:
    person = account(server, name)
    person.post("/api/me", {"email": ADDRESS}, method="PATCH")
    person.post("/api/email/confirm", {"token": post.token(ADDRESS)})
    return person


def log_in(server: Running, name: str, password: str, **headers: str) -> Person:
    person = server.person(**headers)
    person.post("/api/login", {"name": name, "password": password})
    return person


def rows(server: Running, query: str) -> list[Any]:
    connection = sqlite3.connect(server.settings.database.removeprefix("sqlite+aiosqlite:///"))
    try:
        found = connection.execute(query).fetchall()
        connection.commit()
        return found
    finally:
        connection.close()


# ---------------------------------------------------------------------- passwords and sessions


def test_changing_the_password_ends_every_other_session(server: Running) -> None:
    here = account(server, "Aurelian")
    there = log_in(server, "Aurelian", OLD)
    link = here.post("/api/me/devices")
    assert here.refused("/api/me/password", {"old": "wrong", "new": NEW})["code"] == "wrong-old-password"
    assert here.refused("/api/me/password", {"old": OLD, "new": "short"})["code"] == "bad-request"
    assert here.post("/api/me/password", {"old": OLD, "new": NEW})["login"] == "aurelian"
    assert there.get("/api/me")["user"] == 0
    assert here.get("/api/me")["user"] > 0
    assert server.person().refused("/api/devices", {"token": link["token"]})["code"] == "no-device-link"
    assert server.person().refused("/api/login", {"name": "Aurelian", "password": OLD})["code"] == "wrong-password"
    log_in(server, "Aurelian", NEW)


def test_logging_out_everywhere_else(server: Running) -> None:
    here = account(server, "Gallienus")
    there = log_in(server, "Gallienus", OLD)
    here.post("/api/me/sessions", method="DELETE")
    assert there.get("/api/me")["user"] == 0
    assert here.get("/api/me")["account"]


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    guest = server.person()
    guest.create("me", "link")
    assert guest.refused("/api/me/password", {"old": OLD, "new": NEW})["code"] == "no-account"


def test_a_session_that_is_used_lasts_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = account(server)
        near = time.time() + 86400
        rows(server, f"update sessions set until = {near}")
        answer = person.http.get("/api/me")
        assert "Max-Age=34560000" in answer.headers["set-cookie"]
        assert rows(server, "select until from sessions")[0][0] > near + 300 * 86400
        assert "set-cookie" not in person.http.get("/api/me").headers  # written down once a day


# ---------------------------------------------------------------------- wrong passwords


def guess(server: Running, name: str, times: int, address: str, person: Person | None = None) -> list[str]:
    person = person or server.person(**{"x-forwarded-for": address})
    body = {"name": name, "password": "x" * 10}
    return [person.refused("/api/login", body)["code"] for _ in range(times)]


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Running]:
    """A server behind a proxy, so that people come from different addresses."""
    with running(tmp_path) as server:
        yield server


def test_whoever_guesses_is_slowed_down_and_nobody_else(known: Running) -> None:
    account(known, "Vaballathus")
    codes = guess(known, "Vaballathus", 12, "203.0.113.7")
    assert codes[:10] == ["wrong-password"] * 10
    assert codes[10:] == ["too-many-tries"] * 2
    assert guess(known, "VABALLATHUS ", 1, "203.0.113.7") == ["too-many-tries"]
    thief = known.person(**{"x-forwarded-for": "203.0.113.7"})
    refused = thief.send("/api/login", {"name": "Vaballathus", "password": OLD})
    assert (refused.status_code, int(refused.headers["retry-after"]) >= 1) == (429, True)
    log_in(known, "Vaballathus", OLD, **{"x-forwarded-for": "203.0.113.8"})
    assert guess(known, "somebody else", 1, "203.0.113.7") == ["wrong-password"]


def test_the_owners_device_gets_in_though_others_guess_from_the_same_address(known: Running) -> None:
    owner = account(known, "Odaenathus")
    owner.post("/api/logout")
    guess(known, "Odaenathus", 11, "127.0.0.1")
    assert guess(known, "Odaenathus", 1, "127.0.0.1") == ["too-many-tries"]
    owner.post("/api/login", {"name": "Odaenathus", "password": OLD})
    owner.post("/api/logout")
    assert guess(known, "Odaenathus", 11, "", owner)[-1] == "too-many-tries"


def test_an_address_that_tries_many_accounts_is_slowed_down(known: Running) -> None:
    limits = RateLimits(known.settings)

    async def tries(times: int, **scope: Any) -> int:
        """How many of them are let through."""
        for number in range(times):
            try:
                await limits.try_password(scope, f"name {number}", "")  # type: ignore[arg-type]
            except ApiError:
                return number
        return times

    assert 60 <= apart(tries(100, client=("203.0.113.9", 1))) < 90
    assert apart(tries(1, client=("203.0.113.9", 1))) == 0
    assert apart(tries(1, client=("203.0.113.10", 1))) == 1
    apart(tries(100, client=("2001:db8:1:2:3::1", 1)))
    assert apart(tries(1, client=("2001:db8:1:2:4::9", 1))) == 0  # one network
    assert apart(tries(1, client=("2001:db8:1:3:4::9", 1))) == 1


def test_servers_that_share_redis_count_tries_together() -> None:
    redis = RedisServer()
    settings = ServerSettings(database="sqlite+aiosqlite://", redis=redis.url)
    scope: Any = {"client": ("203.0.113.9", 1)}

    async def guesses() -> list[bool]:
        one, other, let = RateLimits(settings), RateLimits(settings), []
        for number in range(12):
            try:
                await (one, other)[number % 2].try_password(scope, "zenobia", "")
                let.append(True)
            except ApiError:
                let.append(False)
        await one.right_password(scope, "zenobia", "")  # gives one back
        await other.try_password(scope, "zenobia", "")
        for limits in (one, other):
            assert limits.shared is not None
            await limits.shared.close()
        return let

    try:
        assert apart(guesses()) == [True] * 10 + [False] * 2
    finally:
        redis.stop()


def test_right_passwords_are_no_tries(known: Running) -> None:
    account(known, "Zabdas")
    for _ in range(12):
        log_in(known, "Zabdas", OLD, **{"x-forwarded-for": "203.0.113.10"})


def test_a_made_up_mark_is_no_known_device(known: Running) -> None:
    account(known, "Longinus")
    mark = account(known, "Cassius").http.cookies["serai-device"]
    thief, forged = (known.person(**{"x-forwarded-for": "203.0.113.11"}) for _ in range(2))
    thief.http.cookies.set("serai-device", mark)
    forged.http.cookies.set("serai-device", "0123456789abcdef.00")
    for person in (thief, forged):
        guess(known, "Longinus", 11, "", person)
    assert guess(known, "Longinus", 1, "203.0.113.11") == ["too-many-tries"]


# ---------------------------------------------------------------------- addresses


def test_an_address_is_used_once_its_link_was_opened(palmyra: Running, post: PostOffice) -> None:
    person = account(palmyra)
    me = person.post("/api/me", {"email": ADDRESS, "language": "de"}, method="PATCH")
    assert (me["email"], me["email_wanted"], me["mail"]) == ("", ADDRESS, True)
    letter = post.letter(ADDRESS)
    assert letter.startswith("Hallo,")  # what somebody calls himself could be a message to a stranger
    assert "Zenobia" not in letter
    assert "http://serai.example/confirm?token=" in letter
    token = post.token(ADDRESS)
    assert palmyra.person().post("/api/email/confirm", {"token": token})["email"] == ADDRESS
    me = person.get("/api/me")
    assert (me["email"], me["email_wanted"]) == (ADDRESS, "")
    assert palmyra.person().refused("/api/email/confirm", {"token": token})["code"] == "no-mail-link"
    assert person.post("/api/me", {"email": ""}, method="PATCH")["email"] == ""


def test_the_old_address_stays_and_is_told_when_another_is_confirmed(palmyra: Running, post: PostOffice) -> None:
    person = confirmed(palmyra, post)
    me = person.post("/api/me", {"email": "new@example.org"}, method="PATCH")
    assert (me["email"], me["email_wanted"]) == (ADDRESS, "new@example.org")
    person.post("/api/email/confirm", {"token": post.token("new@example.org")})
    assert person.get("/api/me")["email"] == "new@example.org"
    assert "new@example.org" in post.letter(ADDRESS, 1)


def test_only_the_last_link_counts_and_it_runs_out(palmyra: Running, post: PostOffice) -> None:
    person = account(palmyra)
    person.post("/api/me", {"email": ADDRESS}, method="PATCH")
    first = post.token(ADDRESS)
    person.post("/api/me/email/letter")
    second = post.token(ADDRESS, 1)
    assert person.refused("/api/email/confirm", {"token": first})["code"] == "no-mail-link"
    rows(palmyra, f"update mail_tokens set until = {time.time() - 1}")
    assert person.refused("/api/email/confirm", {"token": second})["code"] == "no-mail-link"
    assert person.get("/api/me")["email"] == ""


def test_nobodys_letter_box_is_filled(palmyra: Running, post: PostOffice) -> None:
    person = account(palmyra)
    codes = [person.send("/api/me", {"email": ADDRESS}, "PATCH").json().get("code", "") for _ in range(4)]
    assert codes == ["", "", "", "too-many-letters"]
    other = account(palmyra, "Other")
    assert other.refused("/api/me", {"email": ADDRESS.upper()}, method="PATCH")["code"] == "too-many-letters"
    wait_for(lambda: len(post.letters) == 3)


@pytest.mark.parametrize(
    "email", ["no address", "a@b", "a@b.c\r\nBcc: x@y.z", "ä@example.org", "a b@c.de", "@b.de", "a@.de"]
)
def test_what_is_no_address_is_refused(palmyra: Running, post: PostOffice, email: str) -> None:
    problem = account(palmyra).refused("/api/me", {"email": email}, method="PATCH")
    assert (problem["status"], problem["code"]) == (400, "bad-email")
    assert post.letters == []


def test_a_server_without_mail_says_so(server: Running) -> None:
    person = account(server, "Claudius")
    assert person.refused("/api/me", {"email": ADDRESS}, method="PATCH")["code"] == "no-mail"
    assert person.refused("/api/password/forgotten", {"email": ADDRESS})["code"] == "no-mail"
    assert person.get("/api/me")["mail"] is False


def test_addresses_entered_before_have_to_be_confirmed(tmp_path: Path) -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(config(connection), "0002")
        connection.exec_driver_sql(
            "insert into users (id, name, language, email, created) values (1, 'Ada', 'en', 'ada@example.org', 0)"
        )
        command.upgrade(config(connection), "head")
        assert connection.exec_driver_sql("select email, email_wanted from users").one() == ("", "ada@example.org")
    engine.dispose()


# ---------------------------------------------------------------------- a lost password


def test_a_lost_password_is_set_anew_by_letter(palmyra: Running, post: PostOffice) -> None:
    owner = confirmed(palmyra, post)
    stranger = palmyra.person()
    known = stranger.post("/api/password/forgotten", {"email": ADDRESS.upper()})
    unknown = stranger.post("/api/password/forgotten", {"email": "nobody@example.org"})
    assert known == unknown == {"minutes": 60}
    token = post.token(ADDRESS, 1)
    assert "zenobia" in post.letter(ADDRESS, 1)
    me = stranger.post("/api/password/reset", {"token": token, "password": NEW})
    assert (me["name"], me["login"]) == ("Zenobia", "zenobia")
    assert owner.get("/api/me")["user"] == 0  # every other session has ended
    assert stranger.get("/api/me")["user"] > 0
    assert palmyra.person().refused("/api/password/reset", {"token": token, "password": OLD})["code"] == "no-mail-link"
    log_in(palmyra, "Zenobia", NEW)
    assert "password" in post.letter(ADDRESS, 2)
    wait_for(lambda: len(post.letters) == 3)
    assert {to for to, _ in post.letters} == {ADDRESS}


def test_the_link_names_this_server_whatever_the_request_says(palmyra: Running, post: PostOffice) -> None:
    confirmed(palmyra, post)
    palmyra.person(host="evil.example").post("/api/password/forgotten", {"email": ADDRESS})
    letter = post.letter(ADDRESS, 1)
    assert "http://serai.example/reset?token=" in letter
    assert "evil" not in letter


def test_links_run_out_are_kept_as_digests_and_do_for_one_thing(palmyra: Running, post: PostOffice) -> None:
    owner = confirmed(palmyra, post)
    owner.post("/api/password/forgotten", {"email": ADDRESS})
    token = post.token(ADDRESS, 1)
    path = Path(palmyra.settings.database.removeprefix("sqlite+aiosqlite:///"))
    for file in (path, path.with_name(path.name + "-wal")):
        assert token.encode() not in file.read_bytes()
    assert owner.refused("/api/email/confirm", {"token": token})["code"] == "no-mail-link"
    rows(palmyra, f"update mail_tokens set until = {time.time() - 1}")
    problem = owner.refused("/api/password/reset", {"token": token, "password": NEW})
    assert (problem["status"], problem["code"]) == (404, "no-mail-link")


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?v=69ctim?=@example.org",
        "=?utf-8?q?victim=40evil.example=2Cx?=@example.org",
        "=?utf-8?q?a=0D=0ABcc=3Ab=40c.d?=@example.org",
        "a@example.org\r\nBcc: b@example.org",
        "a@example.org,b@example.org",
        "<a@example.org>",
        '"a b"@example.org',
        "a..b@example.org",
        ".a@example.org",
        "a@-example.org",
        "a@example",
        "a" * 65 + "@example.org",
        "zenobia@exämple.org",
    ],
)
def test_addresses_that_would_say_more_than_an_address_are_refused(
    palmyra: Running, post: PostOffice, address: str
) -> None:
    person = account(palmyra)
    assert person.refused("/api/me", {"email": address}, method="PATCH")["code"] == "bad-email"
    assert post.letters == []


def test_an_address_that_is_not_confirmed_resets_nothing(palmyra: Running, post: PostOffice) -> None:
    person = account(palmyra)
    person.post("/api/me", {"email": ADDRESS}, method="PATCH")
    post.letter(ADDRESS)
    person.post("/api/password/forgotten", {"email": ADDRESS})
    assert rows(palmyra, "select kind from mail_tokens") == [("confirm",)]
    assert len(post.letters) == 1


def test_asking_for_letters_again_and_again_is_slowed_down(palmyra: Running, post: PostOffice) -> None:
    person = confirmed(palmyra, post)
    codes = [person.send("/api/password/forgotten", {"email": ADDRESS}).status_code for _ in range(13)]
    assert codes[:11] == [200] * 11
    assert codes[-1] == 429
    wait_for(lambda: len(post.letters) == 3)  # one to confirm and two more: the rest was not sent


# ---------------------------------------------------------------------- one's data


def test_all_that_is_known_of_me_can_be_taken_along(palmyra: Running, post: PostOffice) -> None:
    person, friend = confirmed(palmyra, post), palmyra.person()
    links = person.create("me", "link", title="Oasis", confirm=False, name="Zenobia")
    friend.sit(links, 1, "Mira")
    person.play(links["table"], "pass")
    person.post(f"/api/tables/{links['table']}/chat", {"text": "dates, anyone?"})
    friend.post(f"/api/tables/{links['table']}/chat", {"text": "figs"})
    answer = person.http.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    assert (found["person"]["email"], found["person"]["login"]) == (ADDRESS, "zenobia")
    (table,) = found["tables"]
    assert (table["title"], table["seat"]["name"]) == ("Oasis", "Zenobia")
    assert [move["words"] for move in table["moves"]][:1] == ["pass"]
    assert [line["text"] for line in table["talk"]] == ["dates, anyone?"]
    text = json.dumps(found)
    assert "argon2" not in text
    assert "figs" not in text
    assert "seed" not in table
    assert palmyra.person().refused("/api/me/export", method="GET")["code"] == "no-session"


def test_a_deleted_account_leaves_no_trace_and_others_play_on(palmyra: Running, post: PostOffice) -> None:
    person, friend = confirmed(palmyra, post), palmyra.person()
    links = person.create("me", "link", confirm=False, name="Zenobia")
    friend.sit(links, 1, "Mira")
    person.play(links["table"], "pass")
    person.post(f"/api/tables/{links['table']}/chat", {"text": "dates, anyone?"})
    waiting = person.create("link", "me", name="Zenobia")
    assert person.refused("/api/me/delete", {"password": "wrong"})["code"] == "wrong-old-password"
    assert person.get("/api/me")["account"]
    person.post("/api/me/delete", {"password": OLD})
    assert person.get("/api/me")["user"] == 0
    assert palmyra.person().refused("/api/login", {"name": "Zenobia", "password": OLD})["code"] == "wrong-password"
    wait_for(lambda: friend.table(links["table"])["players"][0]["bot"])
    state = friend.table(links["table"])
    assert state["players"][0]["name"] == "Former player"
    assert not any("Zenobia" in line["text"] for line in state["lines"])
    told = friend.get(f"/api/tables/{links['table']}/chat")["chat"]
    assert [(line["event"], line["name"]) for line in told] == [("sat", "Mira"), ("left", "Former player")]
    assert rows(palmyra, f"select user, name from seats where match = '{waiting['table']}' and seat = 1") == [
        (None, "Seat 2")
    ]
    left = json.dumps(rows(palmyra, "select * from users")) + json.dumps(rows(palmyra, "select * from seats"))
    assert "enobia" not in left
    assert "example.org" not in left
    account(palmyra, "Zenobia")  # the name is free again


def test_a_guest_can_be_forgotten_without_a_password(server: Running) -> None:
    guest = server.person()
    guest.create("me", "link")
    guest.post("/api/me/delete", {})
    assert guest.get("/api/me")["user"] == 0


# ---------------------------------------------------------------------- forgetting by itself


def test_old_sessions_links_and_guests_are_forgotten(palmyra: Running, post: PostOffice) -> None:
    gone, sits, comes, owner = (palmyra.person() for _ in range(4))
    for person in (gone, sits, comes):
        person.post("/api/me/devices")
    sits.create("me", "link")
    owner.post("/api/me/account", {"name": "Zenobia", "password": OLD})
    owner.post("/api/me", {"email": ADDRESS}, method="PATCH")
    users = {name: one.get("/api/me")["user"] for name, one in (("gone", gone), ("sits", sits), ("comes", comes))}
    now = time.time()
    rows(palmyra, f"update users set created = {now - GUEST_SECONDS - 1}")
    rows(
        palmyra,
        f"update sessions set until = {now + SESSION_SECONDS - GUEST_SECONDS - 1} where user != {users['comes']}",
    )
    rows(palmyra, f"update mail_tokens set until = {now - 1}")
    rows(palmyra, f"update sessions set until = {now - 1} where user = {users['sits']}")
    apart_of(palmyra, Purge(palmyra.services.store).sweep(now))
    assert gone.get("/api/me")["user"] == 0
    assert comes.get("/api/me")["user"] == users["comes"]
    assert owner.get("/api/me")["account"]
    left = [row[0] for row in rows(palmyra, "select id from users")]
    assert users["sits"] in left
    assert users["gone"] not in left
    assert rows(palmyra, f"select * from sessions where user = {users['sits']}") == []
    assert rows(palmyra, "select * from mail_tokens") == []


def apart_of(server: Running, work: Any) -> Any:
    """Run it where the server runs."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


# ---------------------------------------------------------------------- the host and the guests


def test_the_host_removes_a_guest_before_the_start(server: Running) -> None:
    host, guest, other = server.person(), server.person(), server.person()
    links = host.create("me", "open", "link", visibility="public")
    table = links["table"]
    guest.post(f"/api/tables/{table}/sit", {"name": "Noisy"})
    assert guest.refused(f"/api/tables/{table}/seats/0/remove")["code"] == "not-host"
    assert host.refused(f"/api/tables/{table}/seats/0/remove")["code"] == "no-guest"
    assert host.refused(f"/api/tables/{table}/seats/2/remove")["code"] == "no-guest"
    assert host.refused(f"/api/tables/{table}/seats/7/remove")["code"] == "no-seat"
    assert host.post(f"/api/tables/{table}/seats/1/remove") == {"table": table, "seat": 1}
    assert not host.table(table)["players"][1]["taken"]
    assert guest.table(table)["seat"] == -2
    assert guest.refused(f"/api/tables/{table}/sit", {})["code"] == "removed"
    other.post(f"/api/tables/{table}/sit", {"name": "Quiet"})
    assert host.table(table)["players"][1]["name"] == "Quiet"


def test_nobody_is_removed_once_the_match_has_begun(server: Running) -> None:
    host, guest = server.person(), server.person()
    links = host.create("me", "link")
    guest.sit(links, 1)
    problem = host.refused(f"/api/tables/{links['table']}/seats/1/remove")
    assert (problem["status"], problem["code"]) == (409, "has-begun")


def test_a_removed_guest_may_come_back_by_a_new_link_but_not_by_the_old(server: Running) -> None:
    host, guest = server.person(), server.person()
    links = host.create("me", "link", "link")
    guest.sit(links, 1)
    host.post(f"/api/tables/{links['table']}/seats/1/remove")
    token = links["seats"][1].split("seat=")[1]
    assert guest.refused(f"/api/tables/{links['table']}/sit", {"token": token})["code"] == "link-used"
    guest.sit(host.get(f"/api/tables/{links['table']}/links"), 1)


# ---------------------------------------------------------------------- on PostgreSQL


def test_all_of_it_on_postgresql(tmp_path: Path, post: PostOffice, postgres: Postgres) -> None:
    with running(tmp_path, database=postgres.fresh(), smtp=post.url) as server:
        person, friend, guest = confirmed(server, post), server.person(), server.person()
        links = person.create("me", "link", confirm=False)
        friend.sit(links, 1)
        person.play(links["table"], "pass")
        waiting = person.create("me", "link", "link")
        guest.sit(waiting, 1)
        person.post(f"/api/tables/{waiting['table']}/seats/1/remove")
        guest.post("/api/password/forgotten", {"email": ADDRESS})
        guest.post("/api/password/reset", {"token": post.token(ADDRESS, 1), "password": NEW})
        assert guest.http.get("/api/me/export").json()["person"]["login"] == "zenobia"
        apart_of(server, server.services.purge.sweep(time.time() + 2 * SESSION_SECONDS))
        assert guest.get("/api/me")["user"] == 0  # the session has run out
        log_in(server, "Zenobia", NEW).post("/api/me/delete", {"password": NEW})
        assert friend.get("/api/me")["user"] == 0

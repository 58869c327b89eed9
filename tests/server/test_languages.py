"""A language is nothing but its files: what the server says and accepts follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core import text
from serai.server import texts
from tests.server.running import Running

MADE_UP = "xx"


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language in which one sentence of the server is made up, and all else is English."""
    english = (texts.FOLDER / "text" / "en.ftl").read_text("utf-8")
    lines = [
        "no-table = Nu tabla “{ $table }”." if one.startswith("no-table =") else one for one in english.split("\n")
    ]
    own = tmp_path / f"{MADE_UP}.ftl"
    own.write_text("\n".join(lines), "utf-8")
    usual = text.text_files

    def files(folder: Path, language: str) -> list[Path]:
        if language != MADE_UP:
            return usual(folder, language)
        engine, *more = usual(folder, "en")
        return [engine, own] if folder == texts.FOLDER else [engine, *more]

    monkeypatch.setattr(text, "LANGUAGES", (*text.LANGUAGES, MADE_UP))
    monkeypatch.setattr(text, "text_files", files)
    yield MADE_UP
    texts._voice.cache_clear()


def test_a_third_language_is_offered_spoken_and_kept(server: Running, third: str) -> None:
    person = server.person()
    assert third in person.get("/api/games")["languages"]
    assert person.refused(f"/api/tables/nowhere?language={third}", method="GET")["sentence"] == "Nu tabla “nowhere”."
    table = person.create("me", "link", language=third)["table"]
    assert person.get(f"/api/tables/{table}")["info"]["language"] == third
    assert person.post("/api/me", {"language": third}, method="PATCH")["language"] == third
    assert person.refused("/api/tables/nowhere", method="GET")["sentence"] == "Nu tabla “nowhere”."
    with person.socket(table) as wire:
        assert wire.until("table")["language"] == third
        wire.ask("language", language="de")
        assert wire.when(lambda now: now["language"] == "de")
        wire.ask("language", language=third)
        assert wire.when(lambda now: now["language"] == third)


def test_the_browsers_language_is_found_by_its_tag(server: Running, third: str) -> None:
    person = server.person(**{"accept-language": "fr-CH, xx-YY;q=0.8, de;q=0.5"})
    assert person.refused("/api/tables/nowhere", method="GET")["sentence"].startswith("Nu tabla")


@pytest.mark.parametrize("language", ["fr", "", "english"])
def test_a_language_without_texts_is_refused_with_the_list(server: Running, language: str) -> None:
    person = server.person()
    person.create("me", "link")
    known = ", ".join(text.LANGUAGES)
    refusal = person.refused("/api/me", {"language": language}, method="PATCH")
    assert refusal["status"] == 400
    assert refusal["sentence"] == f"There is no language “{language}”; choose from {known}."


def test_a_socket_refuses_a_language_without_texts(server: Running) -> None:
    person = server.person()
    with person.socket(person.create("me", "link")["table"]) as wire:
        wire.until("table")
        wire.say("language", language="fr")
        assert wire.until("refused")["sentence"].startswith("There is no language “fr”")


def test_free_seats_are_named_in_the_readers_language(server: Running) -> None:
    """A name that the host has given stays as it is, in every language."""
    host, guest = server.person(), server.person()
    links = host.create("me", {"kind": "link", "name": "Zenobia"}, "open", language="en", visibility="public")
    table, token = links["table"], links["invite"].split("seat=")[1]
    shown = {
        language: [one["name"] for one in guest.table(table, language=language)["players"]][1:]
        for language in ("en", "de")
    }
    assert shown == {"en": ["Zenobia", "Seat 3"], "de": ["Zenobia", "Platz 3"]}
    invited = guest.get(f"/api/tables/{table}/invitation", language="de", token=token)["seats"]
    assert [one["name"] for one in invited][1:] == shown["de"]
    (listed,) = [one for one in guest.get("/api/tables", language="de")["tables"] if one["table"] == table]
    assert listed["players"][1:] == shown["de"]
    with host.socket(table, "?language=en") as wire:
        assert wire.until("table")["players"][2]["name"] == "Seat 3"
        wire.ask("language", language="de")
        assert wire.when(lambda now: now["players"][2]["name"] == "Platz 3")

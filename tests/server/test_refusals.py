"""Every refusal has a code and a sentence in the player's language, and names the rule where one is the reason."""

from __future__ import annotations

from typing import Any

import pytest

from serai.catalogue import load
from serai.core.errors import BadData
from serai.core.pack import Pack
from serai.server.errors import problem
from serai.server.http.validation import explain
from serai.server.storage import schema
from tests.server.running import Running

SEATS = [{"kind": "me"}, {"kind": "link"}]


def table(**more: Any) -> dict[str, Any]:
    return {"game": "pebbles", "seats": SEATS, **more}


def bot(spec: str) -> dict[str, Any]:
    return table(seats=[{"kind": "me"}, {"kind": "bot", "spec": spec}])


@pytest.mark.parametrize("spec", ["stdio:rm -rf /", "stdio:", "http://localhost:8000/move", "https://example.org/move"])
def test_nobody_seats_a_bot_from_outside(server: Running, spec: str) -> None:
    host = server.person()
    seated = host.refused("/api/tables", bot(spec))
    assert (seated["status"], seated["code"]) == (400, "outside-bot")
    assert "cannot be seated" in seated["sentence"]
    clock = {"kind": "bank", "seconds": 60, "bot": spec}
    assert host.refused("/api/tables", table(clock=clock))["code"] == "outside-bot"
    made = server.seated(host=host)[1]["table"]
    assert host.refused(f"/api/tables/{made}/actions", {"type": "takeover", "spec": spec})["code"] == "outside-bot"
    with host.socket(made, "?language=de") as wire:
        wire.until("table")
        refusal = wire.ask("takeover", spec=spec)
    assert refusal["code"] == "outside-bot"
    assert "nicht Platz nehmen" in refusal["sentence"]


@pytest.mark.parametrize(
    ("body", "code", "english", "german"),
    [
        (bot("hal"), "no-bot", "There is no bot “hal”", "Es gibt keinen Bot „hal“"),
        (bot("greedy:9"), "bot-number", "takes no number", "nimmt keine Zahl"),
        (bot("mcts:many"), "bot-number", "number of iterations", "Zahl von Durchläufen"),
        (bot("mcts:900000"), "bot-too-slow", "up to 20000", "bis zu 20000"),
        (table(options={"luck": "b"}), "bad-input", "has no option “luck”", "hat keine Option „luck“"),
        (table(options={"rounds": "99"}), "bad-input", "cannot be “99”", "kann nicht „99“ sein"),
        (table(pack="x = ["), "bad-data", "not valid TOML", "kein gültiges TOML"),
        (table(pack="x = 1"), "bad-data", "has no [pack] table", "fehlt die Tabelle [pack]"),
        (table(pack='[pack]\ngame = "go"'), "bad-data", "made for go", "für go gemacht"),
        (table(pack='[pack]\ngame = "pebbles"'), "bad-data", "is missing", "fehlt"),
        (table(title="x" * 81), "bad-request", "“title” may have at most 80", "„title“ darf höchstens 80 Zeichen"),
        (table(seats=[]), "bad-request", "“seats” needs at least 1 entry", "„seats“ braucht mindestens 1 Eintrag"),
        (
            table(language="fr"),
            "bad-input",
            "no language “fr”; choose from en, de.",
            "„fr“ gibt es nicht; es gibt en, de.",
        ),
        (table(clock={"kind": "days", "days": 0}), "bad-request", "must be more than 0", "muss mehr als 0"),
        ({"game": "pebbles"}, "bad-request", "“seats” is missing", "„seats“ fehlt"),
        ({"game": 7, "seats": SEATS}, "bad-request", "“game” is of the wrong kind", "„game“ ist von der falschen Art"),
    ],
)
def test_wishes_are_refused_in_both_languages(
    server: Running, body: object, code: str, english: str, german: str
) -> None:
    host = server.person()
    for language, sentence in (("en", english), ("de", german)):
        refusal = host.refused(f"/api/tables?language={language}", body)
        assert refusal["code"] == code
        assert sentence in refusal["sentence"]
        assert refusal["sentence"].count("Validation failed") == 0


@pytest.mark.parametrize(
    ("message", "code", "german"),
    [
        ({"type": "play", "number": 0, "words": "dance"}, "stale", "inzwischen etwas geschehen"),
        ({"type": "play", "number": -1, "words": "x"}, "bad-request", "muss mindestens 0 sein"),
        ({"type": "chat", "text": "x" * 1001}, "bad-request", "darf höchstens 1.000 Zeichen haben"),
        ({"type": "sing"}, "bad-request", "„type“ kann nicht 'sing' sein"),
        ({"type": "withdraw", "id": 5}, "no-order", "keine Vorgabe 5"),
        ({"type": "order", "words": "dance"}, "unknown-order", "kein Zug dieses Spiels"),
        ({"type": "vote", "request": "x", "agree": True}, "no-rewind", "Niemand hat darum gebeten"),
        ({"type": "rewind", "to": 999}, "nothing-before", "keinen Eintrag 999"),
        ({"type": "return"}, "not-taken-over", "spielst schon selbst"),
        ({"type": "takeover", "spec": "hal"}, "no-bot", "keinen Bot"),
    ],
)
def test_messages_are_refused_in_german(server: Running, message: dict[str, Any], code: str, german: str) -> None:
    (host, _), links = server.seated()
    with host.socket(links["table"], "?language=de") as wire:
        wire.until("table")
        wire.say(message.pop("type"), **message)
        refusal = wire.until("refused")
    assert refusal["code"] == code
    assert german in refusal["sentence"]


def test_a_move_against_a_rule_names_the_rule_in_both_languages(server: Running) -> None:
    people = [server.person(), server.person()]
    links = people[0].create("me", "link", game="euphrat-tigris")
    people[1].sit(links, 1)
    made = links["table"]
    asked = people[people[0].table(made)["waiting_for"][0]]
    now = asked.table(made)
    offered = {move["words"] for move in now["offer"]["moves"]}
    forbidden = next(
        f"tile temple {x}{y}" for x in "abcdef" for y in range(1, 12) if f"tile temple {x}{y}" not in offered
    )
    body = {"type": "play", "number": now["number"], "words": forbidden}
    said = [asked.refused(f"/api/tables/{made}/actions?language={one}", body) for one in ("en", "de")]
    assert {one["code"] for one in said} == {"illegal-move"}
    assert said[0]["rule"] == said[1]["rule"] != ""
    assert said[0]["sentence"] != said[1]["sentence"]


def test_a_stopped_table_says_why_in_the_players_language(server: Running) -> None:
    import asyncio

    import sqlalchemy as sa

    host = server.person()
    made = host.create("me", "link")["table"]
    services = server.services
    older = sa.update(schema.matches).where(schema.matches.c.id == made).values(rules=0)

    async def age() -> None:
        await services.store.execute(older)
        services.repository.forget(made)

    asyncio.run_coroutine_threadsafe(age(), server.loop).result(30)
    for language, sentence in (("de", "nach Fassung 0 der Regeln"), ("en", "under version 0 of the rules")):
        refusal = host.refused(f"/api/tables/{made}?language={language}", method="GET")
        assert refusal["code"] == "stopped"
        assert sentence in refusal["sentence"]
        with host.socket(made, f"?language={language}") as wire:
            assert sentence in wire.until("refused")["sentence"]


@pytest.mark.parametrize(
    ("find", "put", "german"),
    [
        ("hand = 6", "hand = 7", "players.hand"),
        ("hand = 6", "hand = 6\nluck = 1", "Ein Feld „luck“ gibt es nicht"),
        ("hand = 6", 'hand = "six"', "Dort muss eine ganze Zahl stehen, nicht ein Text"),
        ("hand = 6", "", "Das Feld „hand“ fehlt"),
        ("hand = 6", "hand = 99999999999999999999", "ist zu groß"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "Die Herkunft „hearsay“ ist unbekannt"),
    ],
)
def test_a_wrong_pack_is_refused_in_german(find: str, put: str, german: str) -> None:
    from serai.core.pack import export

    game = load("euphrat-tigris")
    text = export(game.name, game.identity.folder / "data")
    assert find in text
    with pytest.raises(BadData) as caught:
        game.rules.tables(Pack.parse(text.replace(find, put, 1), "data pack", game.pack()))
    status, body = problem(caught.value, "de")
    assert (status, body.code) == (400, "bad-data")
    assert german in body.sentence
    assert "Datenpaket" in body.sentence


def test_an_unknown_remark_of_the_decoder_is_still_a_sentence() -> None:
    assert explain("Something new - at `$.words`", "de") == "words passt nicht"
    assert explain("Input data was truncated", "en") == "the text is not valid JSON"

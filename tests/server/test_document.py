"""The OpenAPI document tells the truth, the TypeScript follows the structures, the migrations the schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from serai.server.storage.migrate import config
from serai.server.storage.schema import metadata
from tests.server.running import Running
from tools import typescript

EXAMPLES = 8  # per operation


def test_schemathesis_finds_no_server_error(server: Running) -> None:
    person = server.person()
    links = person.create("me", "random", visibility="public", confirm=False)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"x-csrftoken": person.http.cookies["csrftoken"], "cookie": cookies}
    document = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for result in document.get_all_operations():
        found: Any = result
        _attack(found.ok(), links["table"], headers)
        tried += 1
    assert tried > 25


def _attack(operation: Any, table: str, headers: dict[str, str]) -> None:
    """Requests made from the document, right and wrong, at a table and a game that exist."""

    def attack(case: Any) -> None:
        for name, value in (("table", table), ("game", "pebbles")):
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = value
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    bounded = settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    bounded(given(case=operation.as_strategy())(attack))()


def test_the_document_names_every_route_of_the_page_on_it(server: Running) -> None:
    person = server.person()
    document = person.get("/schema/openapi.json")
    page = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text("utf-8")
    for path, operations in document["paths"].items():
        for method in operations:
            if method in ("get", "post", "put", "patch", "delete"):
                assert f"`{method.upper()} {path}`" in page, f"docs/api.md does not tell of {method.upper()} {path}"


def test_typescript_has_every_message() -> None:
    made = typescript.generated()[typescript.WIRE]
    assert "export type ServerMessage = TableState | Done" in made
    assert 'export interface Play {\n  type: "play";\n  number: number;\n  words: string;\n  ref?: number;\n}' in made
    assert "unknown[]" not in made


def test_the_migrations_make_the_schema() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(config(connection), "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()

"""The OpenAPI document tells the truth, the TypeScript follows the structures, the migrations the schema."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from serai.server.storage.migrate import config
from serai.server.storage.schema import metadata
from tests.server.running import Running
from tools import typescript


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
    assert "export type ServerMessage =\n  TableState | Done" in made
    assert 'export interface Play {\n  type: "play";\n  number: number;\n  words: string;\n  ref?: number;\n}' in made
    assert "unknown[]" not in made


def test_the_migrations_make_the_schema() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(config(connection), "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()

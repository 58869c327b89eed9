"""Brings a database to this release's schema, and keeps what all processes of an installation share."""

from __future__ import annotations

import secrets
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from serai.core.errors import BadInput
from serai.server.storage.schema import keys
from serai.server.storage.store import connect

_LOCK = 0x5E2A1  # PostgreSQL: one process migrates, the others wait


def config(connection: sa.Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["connection"] = connection
    return made


async def prepare(url: str) -> str:
    """Migrate, and return the installation's secret (made when it is first asked for)."""
    engine = connect(url)
    try:
        await _migrate(engine)
        return await _secret(engine)
    except (OSError, DBAPIError) as error:
        where = sa.make_url(url).render_as_string(hide_password=True)
        why = getattr(error, "orig", None) or error
        raise BadInput(f"The database {where} cannot be used: {why}.") from error
    except CommandError as error:
        raise BadInput(f"The database was written by a newer release of Serai ({error}).") from error
    finally:
        await engine.dispose()


async def _migrate(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.execution_options(serai_writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            await connection.run_sync(lambda plain: command.upgrade(config(plain), "head"))


async def _secret(engine: AsyncEngine) -> str:
    wanted = sa.select(keys.c.value).where(keys.c.name == "csrf")
    async with engine.connect() as connection:
        found = (await connection.execute(wanted)).scalar()
    if found:
        return str(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(keys.insert().values(name="csrf", value=secrets.token_hex(32)))
    except IntegrityError:
        pass  # another process was quicker
    return await _secret(engine)

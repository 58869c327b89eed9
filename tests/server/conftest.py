"""One server for all tests that leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import Postgres
from tests.server.post import PostOffice
from tests.server.running import Running, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    """Started for the first test that needs it."""
    one = Postgres()
    yield one
    one.stop()


@pytest.fixture
def post() -> Iterator[PostOffice]:
    one = PostOffice()
    yield one
    one.close()

"""Chooses the build (compiled, or interpreted with SERAI_PURE=1) before any test imports the rules."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

import serai

# Their tests share something that takes long to make, or watch the memory of one process: they stay together.
TOGETHER = ("tests/packaging/test_wheel.py", "tests/core/test_memory.py")

# A slow machine is no failure: examples are not timed.
hypothesis.settings.register_profile("serai", deadline=None)
hypothesis.settings.load_profile("serai")


def pytest_report_header() -> str:
    return f"serai: {'compiled' if serai.COMPILED else 'interpreted'} rules"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: it keeps an event loop running in its thread, beside which no other can run."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/browser/"))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """The next test goes to the process that is free. (pytest-xdist's own groups are unknown to pytest 9.2.)"""
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = work_unit
    return scheduler


def work_unit(nodeid: str) -> str:
    return next((place for place in TOGETHER if nodeid.startswith(place)), nodeid)

"""Chooses the build (compiled, or interpreted with SERAI_PURE=1) before any test imports the rules."""

from __future__ import annotations

import hypothesis
import pytest

import serai

# A slow machine is no failure: examples are not timed.
hypothesis.settings.register_profile("serai", deadline=None)
hypothesis.settings.load_profile("serai")


def pytest_report_header() -> str:
    return f"serai: {'compiled' if serai.COMPILED else 'interpreted'} rules"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: it keeps an event loop running in its thread, beside which no other can run."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/browser/"))

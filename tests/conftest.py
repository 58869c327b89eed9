"""Chooses the build (compiled, or interpreted with SERAI_PURE=1) before any test imports the rules."""

from __future__ import annotations

import hypothesis

import serai

# A slow machine is no failure: examples are not timed.
hypothesis.settings.register_profile("serai", deadline=None)
hypothesis.settings.load_profile("serai")


def pytest_report_header() -> str:
    return f"serai: {'compiled' if serai.COMPILED else 'interpreted'} rules"

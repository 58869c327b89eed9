"""The release of Serai: the one place that has its number."""

from __future__ import annotations

__version__ = "0.2.0"

"""What a server counts while it runs, written as Prometheus reads it. Nothing here tells one person from another."""

from __future__ import annotations

import bisect
import contextlib
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import serai

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
LONG = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 25.0, 60.0, 120.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """Counts by one label, or without any (the empty one)."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "") -> None:
        self.values[value] = self.values.get(value, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "counter")
        for value, count in self.values.items():
            yield f"{self.name}{_labels({self.label: value} if self.label else {})} {count}"


class Histogram:
    """How long something took, by bounds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = SHORT) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextlib.contextmanager
    def timing(self) -> Iterator[None]:
        """Adds what the body took, if it succeeds."""
        began = time.perf_counter()
        yield
        self.add(time.perf_counter() - began)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "histogram")
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All that one server process counts."""

    def __init__(self) -> None:
        self.acknowledgements = Histogram("serai_acknowledgement_seconds", "From receiving an action to its commit.")
        self.moves = Counter("serai_moves_total", "Actions of people that were committed.")
        self.refusals = Counter("serai_errors_total", "Refused requests and messages, and faults, by kind.", "kind")
        self.bot_waits = Histogram("serai_bot_wait_seconds", "How long bots' jobs waited for a process.", LONG)
        self.bot_thoughts = Histogram("serai_bot_thought_seconds", "How long bots thought.", LONG)
        self.commits = Histogram("serai_commit_seconds", "From beginning a transaction to its commit.")
        self.renderings = Histogram("serai_rendering_seconds", "How long making one reader's message took.")
        self.loop_lag = Histogram("serai_loop_lag_seconds", "How late the event loop was.")

    @contextlib.contextmanager
    def acknowledging(self) -> Iterator[None]:
        """Around a person's action, from receiving it to its commit."""
        with self.acknowledgements.timing():
            yield
        self.moves.add()

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything, with what is known elsewhere: by name, what it means and its value now."""
        lines = [*_head("serai_build_info", "The release that runs.", "gauge")]
        lines.append(f"serai_build_info{_labels({'version': serai.__version__})} 1")
        for one in vars(self).values():
            lines += one.lines()
        for name, (about, value) in gauges.items():
            lines += [*_head(name, about, "gauge"), f"{name} {value:g}"]
        return "\n".join(lines) + "\n"


def resident_bytes() -> float:
    """The memory of this process; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0.0
    return float(int(pages) * os.sysconf("SC_PAGE_SIZE"))


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _labels(labels: Mapping[str, str]) -> str:
    escaped = {
        name: value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") for name, value in labels.items()
    }
    return "{" + ",".join(f'{name}="{value}"' for name, value in escaped.items()) + "}" if labels else ""

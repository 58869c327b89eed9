"""The benches of the server judge rightly, and run: small, since figures need a quiet machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server.__main__ import tails
from bench.server.cluster import ratios
from bench.server.memory import SPARE, growth_of

ROOT = Path(__file__).parent.parent.parent


def curve(per_look: float) -> list[tuple[int, float]]:
    """Warming up, then by so much more with each look."""
    return [(i * 5000, 150 + min(i, 4) * 10 + per_look * i) for i in range(21)]


def test_flat_memory_is_told_from_a_leak() -> None:
    assert growth_of(curve(0.0)) <= SPARE
    assert growth_of(curve(5000 * 0.0005)) > SPARE  # half a kB a move
    assert growth_of([(100, 150.0)]) == 0


def test_the_tail_is_read_from_the_servers_own_figures() -> None:
    names = ("acknowledgement", "commit", "rendering", "loop_lag")
    key = 'serai_{}_seconds_bucket{{le="{}"}}'
    before = {key.format(name, bound): 10.0 for name in names for bound in ("0.01", "0.1", "+Inf")}
    after = {**before, **{key.format(name, bound): 110.0 for name in names for bound in ("0.1", "+Inf")}}
    assert set(tails(before, after).values()) == {"0.1"}


def test_the_ratio_by_processor_time_does_not_depend_on_the_cores() -> None:
    one = {"moves_per_s": 500, "server_cpu_ms_per_move": 2.0}
    two = {"moves_per_s": 600, "server_cpu_ms_per_move": 2.5}
    assert ratios(one, two) == {"ratio": 1.2, "ratio_by_processor_time": 1.6}


@pytest.mark.parametrize(
    ("module", "options", "told"),
    [
        ("bench.server", ["--tables", "8", "--live", "4", "--rate", "20", "--seconds", "2"], "p99_ratio"),
        ("bench.server.cluster", ["--tables", "4", "--seconds", "2", "--rate", "50"], "ratio_by_processor_time"),
    ],
)
def test_a_bench_runs(module: str, options: list[str], told: str) -> None:
    line = [sys.executable, "-m", module, *options]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found[told] > 0
    assert found.get("lost", 0) == 0

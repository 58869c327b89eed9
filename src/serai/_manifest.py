"""From which sources the rules were compiled: `compiled.json` in the package has a digest of each.

The build reads this module by itself, before the package can be imported: it imports nothing of the package.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).parent
MANIFEST = "compiled.json"


def source_digest(path: Path) -> str:
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()


def describe(names: Iterable[str]) -> str:
    """The manifest of a build from these sources, named inside the package."""
    sources = {name: source_digest(PACKAGE / name) for name in sorted(names)}
    return json.dumps({"python": sys.implementation.cache_tag, "sources": sources}, indent=1) + "\n"


def is_fresh() -> bool:
    """Whether there is a compiled build, made from just these sources for this Python."""
    manifest = PACKAGE / MANIFEST
    if not manifest.exists():
        return False
    listed = json.loads(manifest.read_text("utf-8"))
    if listed["python"] != sys.implementation.cache_tag:
        return False
    return all(
        (PACKAGE / name).exists() and source_digest(PACKAGE / name) == digest
        for name, digest in listed["sources"].items()
    )

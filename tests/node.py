"""Programs of the browser app's development, run by the Node that builds the app: the machine's own or the wheel's."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "web" / "node_modules"


def node_program(script: str) -> list[str]:
    """How a program is started, by its script in `node_modules`; nothing of it need be on the path."""
    node = runpy.run_path(str(ROOT / "web" / "build.py"))["find_node"]()
    return [str(node), str(MODULES / script)]

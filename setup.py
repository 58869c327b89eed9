"""Compiles the rules with mypyc: the engine's hot modules and each game's, one group apiece.

Without a C compiler, or with SERAI_PURE=1, the package is built from the sources alone.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "serai"

CORE = ("core/flow.py", "core/playout.py", "core/rng.py", "core/scales.py", "bots/search.py")
# What a game keeps out of the compiled rules: words, views and drawings are not hot.
COLD = ("__init__.py", "words.py", "view.py", "show.py", "geometry.py")

sys.path.insert(0, str(ROOT / "src"))


def groups() -> list[tuple[list[str], str | None]]:
    """Modules compiled together, by the name of their shared library."""
    core = [PACKAGE / name for name in CORE if (PACKAGE / name).exists()]
    found = [(core, "serai._core")]
    for folder in sorted(path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()):
        hot = [p for p in sorted(folder.rglob("*.py")) if p.name not in COLD and "tests" not in p.parts]
        if hot:
            found.append((hot, f"serai._{folder.name}"))
    return [([str(path.relative_to(ROOT)) for path in paths], name) for paths, name in found]


class BuildRules(build_ext):
    """Builds the extension modules and writes down which sources they were made from."""

    def run(self) -> None:
        super().run()
        from serai._native import source_digest

        target = PACKAGE if self.inplace else Path(self.build_lib) / "serai"
        names = sorted(str(Path(name).relative_to("src/serai")) for paths, _ in groups() for name in paths)
        listed = {"python": sys.implementation.cache_tag, "sources": {n: source_digest(PACKAGE / n) for n in names}}
        (target / "compiled.json").write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


def compile_rules() -> dict[str, object]:
    if os.environ.get("SERAI_PURE", "") not in ("", "0"):
        return {}
    from mypyc.build import mypycify

    paths = [name for names, _ in groups() for name in names]
    extensions = mypycify(
        ["--strict", *paths],
        separate=groups(),
        opt_level=os.environ.get("SERAI_OPT", "3"),
        debug_level="0",
        experimental_features=True,
        strip_asserts=False,
    )
    return {"ext_modules": extensions, "cmdclass": {"build_ext": BuildRules}}


setup(**compile_rules())

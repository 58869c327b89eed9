"""Builds the package: the rules compiled by mypyc, one group for the engine and one for each game, and the browser app.

With SERAI_PURE=1 the rules are not compiled: the wheel then runs everywhere, more slowly. SERAI_OPT is the level of the
C compiler's optimization.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build in isolation does not look here

from tools.compiled import PACKAGE, groups, sources  # noqa: E402

PURE = os.environ.get("SERAI_PURE", "") not in ("", "0")


class Serai(Distribution):
    """A wheel with compiled rules is one platform's, though what is compiled is known only when it is built."""

    def has_ext_modules(self) -> bool:
        return not PURE


class BuildRules(build_ext):
    """Compiles the rules and writes down from which sources."""

    def run(self) -> None:
        manifest = runpy.run_path(str(PACKAGE / "_manifest.py"))
        listed = manifest["describe"](path.relative_to(PACKAGE).as_posix() for path in sources())  # as they are now
        self.distribution.ext_modules = compile_to_c()
        self.swig_opts: Any = None  # else it cannot be finalized again, with the modules that are known now
        self.finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except CompileError as error:
            raise SystemExit(f"The rules need a C compiler and Python's headers, or SERAI_PURE=1: {error}.") from error
        target = PACKAGE if self.inplace else Path(self.build_lib) / "serai"
        (target / manifest["MANIFEST"]).write_text(listed, "utf-8")


class BuildPackage(build_py):
    """Puts the browser app into the package; an editable one is served from the sources as they are."""

    def run(self) -> None:
        if not self.editable_mode:
            make_app()
        super().run()


class PackSources(sdist):
    """Packs the browser app too: building from the archive then needs no Node."""

    def run(self) -> None:
        make_app()
        super().run()


def make_app() -> None:
    """Makes the browser app unless it is there and fresh; its own script says what went wrong."""
    done = subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def compile_to_c() -> list[Any]:
    """Translates; what the compiler remembers of other sources can confuse it, so it tries again with a clear head."""
    try:
        return translate()
    except Exception:
        shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
        return translate()


def translate() -> list[Any]:
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(ROOT)) for path in paths], name) for name, paths in groups().items()
    ]
    modules = mypycify(
        ["--strict", *(path for paths, _ in separate for path in paths)],
        separate=separate,
        opt_level=os.environ.get("SERAI_OPT", "3"),
        debug_level="0",
        experimental_features=True,
        strip_asserts=False,
    )
    for module in modules:
        if os.name == "posix":  # calls within a library go straight, and short functions are put in their place
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return modules


setup(distclass=Serai, cmdclass={"build_ext": BuildRules, "build_py": BuildPackage, "sdist": PackSources})

"""Writes the lock files from pyproject.toml: for every platform, with hashes, naming no package index."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMON = ["--universal", "--no-emit-index-url", "--generate-hashes", "--quiet", "--python-version", "3.11"]
COMMON += ["--custom-compile-command", "make lock"]
LOCKED_EXTRAS = ("cluster", "research", "dev")


def uv() -> str:
    return shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"


def compile_lock(target: str, *arguments: str) -> None:
    print(target)
    subprocess.run([uv(), "pip", "compile", *COMMON, *arguments, "--output-file", target], cwd=ROOT, check=True)


def main() -> None:
    """Everything is resolved once, for development; the smaller sets take their versions from there."""
    extras = [argument for extra in LOCKED_EXTRAS for argument in ("--extra", extra)]
    compile_lock("requirements/dev.lock", "pyproject.toml", "requirements/build.in", *extras)
    same = ("--constraint", "requirements/dev.lock")
    compile_lock("requirements/runtime.lock", "pyproject.toml", *same)
    compile_lock("requirements/build.lock", "requirements/build.in", *same)
    compile_lock("requirements/web.lock", "requirements/web.in")
    compile_lock("requirements/wheel.lock", "requirements/wheel.in")


if __name__ == "__main__":
    main()

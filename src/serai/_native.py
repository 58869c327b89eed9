"""Which build of the rules runs: compiled, or the same source interpreted.

`make compile` puts extension modules beside the sources and a list of source digests into
`compiled.json`. They are used while every listed source is unchanged; otherwise, or with
SERAI_PURE=1 in the environment, the sources run, with plain lists in place of vecs.
"""

from __future__ import annotations

import os
import sys
import types
from collections.abc import Callable, Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

from serai._manifest import is_fresh


class _SourceFinder(MetaPathFinder):
    """Finds serai's modules as sources even where an extension module lies beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("serai.") or path is None:
            return None
        for folder in path:
            source = Path(folder) / (name.rpartition(".")[2] + ".py")
            if source.exists():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


class _VecKind:
    """`vec[i64]` is list: the same semantics as far as the rules use them, faster uncompiled."""

    def __getitem__(self, item: object) -> Callable[..., list[int]]:
        return _new_list


def _new_list(items: Iterable[int] = (), capacity: int = 0) -> list[int]:
    """A list needs no room beforehand."""
    return list(items)


def _append(items: list[int], item: int) -> list[int]:
    items.append(item)
    return items


def _use_sources() -> None:
    sys.meta_path.insert(0, _SourceFinder())
    stand_in = types.ModuleType("librt.vecs")
    stand_in.vec = _VecKind()  # type: ignore[attr-defined]
    stand_in.append = _append  # type: ignore[attr-defined]
    sys.modules["librt.vecs"] = stand_in


COMPILED = os.environ.get("SERAI_PURE", "") in ("", "0") and is_fresh()

if not COMPILED:
    _use_sources()

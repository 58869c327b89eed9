"""No interpreted code hands a vec to compiled code: mypyc's wrappers never free it.

Found with mypyc 2.4: a vec that interpreted code passes as an argument, or sets as an attribute, of compiled code is
kept for ever. Lists of vecs, vecs that are returned, and items that are set in place are freed as they should be.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.compiled import PACKAGE, sources

COMPILED = {path: ast.parse(path.read_text("utf-8")) for path in sources()}


def is_vec(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).strip("'\"").startswith("vec[")


def takes_vec(function: ast.FunctionDef) -> bool:
    arguments = function.args
    return any(is_vec(one.annotation) for one in [*arguments.args, *arguments.kwonlyargs])


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def callables(tree: ast.Module) -> set[str]:
    """What a compiled module defines that is called with a vec: functions, methods, classes."""
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and takes_vec(node)}
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        methods = [one for one in kind.body if isinstance(one, ast.FunctionDef) and takes_vec(one)]
        found |= {kind.name if one.name == "__init__" else one.name for one in methods}
    return found


def columns(tree: ast.Module) -> set[str]:
    """The attributes of its classes that hold a vec."""
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    lines = [line for kind in kinds for line in kind.body]
    return {ast.unparse(one.target) for one in lines if isinstance(one, ast.AnnAssign) and is_vec(one.annotation)}


CALLABLES = {module_name(path): callables(tree) for path, tree in COMPILED.items()}
COLUMNS = {module_name(path): columns(tree) for path, tree in COMPILED.items()}


def imported(tree: ast.Module) -> set[str]:
    """The modules a source imports, or imports from."""
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {line.module or "" for line in lines} | {f"{line.module}.{one.name}" for line in lines for one in line.names}


def handed_over(source: str) -> list[str]:
    """Where a source that runs interpreted hands a vec to compiled code whose modules it imports from."""
    tree = ast.parse(source)
    known = imported(tree)
    called = {name for module in known for name in CALLABLES.get(module, ())}
    kept = {name for module in known for name in COLUMNS.get(module, ())}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found += [f"line {node.lineno}: {name}(...)"] if name in called else []
        for target in node.targets if isinstance(node, ast.Assign) else []:
            if isinstance(target, ast.Attribute) and target.attr in kept and ast.unparse(target.value) != "self":
                found.append(f"line {target.lineno}: .{target.attr} = ...")
    return found


INTERPRETED = [path for path in sorted(PACKAGE.rglob("*.py")) if path not in COMPILED and "tests" not in path.parts]


@pytest.mark.parametrize("path", INTERPRETED, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nothing_is_handed_over(path: Path) -> None:
    assert handed_over(path.read_text("utf-8")) == []


def test_the_search_finds_what_it_looks_for() -> None:
    assert handed_over("from serai.core.flow import contains\ncontains(moves, 3)") == ["line 2: contains(...)"]
    assert handed_over("from serai.core.rng import Rng\nrng.shuffle(cards)") == ["line 2: shuffle(...)"]
    state = "from serai.games.catan.state import Catan\n"
    assert handed_over(state + "s.goods = vec[i64](numbers)") == ["line 2: .goods = ..."]
    assert handed_over(state + "Catan(data, [], 0, goods=vec[i64]())") == ["line 2: Catan(...)"]
    assert handed_over(state + "s.goods[3] = 4\nis_offered(decision, s, 3)") == []

"""Writes what a state's columns imply, constructor, clone, blank state and the like: `python -m tools.columns`.

A column is one annotated line of the state class, with what it holds as its comment:

    round: i64  # 1 to 9; 0 during the set-up          starts at 0
    raider: i64 = NOBODY  # who planned the raid         starts at NOBODY
    tower: vec[i64]  # [players] height                  starts as that many zeros
    owner: vec[i64]  # [PLACES: NOBODY] whose figure     starts as that many of NOBODY
    under: vec[i64]  # contracts put under the pile      starts empty
    hands: list[vec[i64]]  # [players: KINDS] by kind    starts as that many vecs of so many zeros
    side: Side  # = data.sides[board]: the board         no column: follows from the others
    tables: OwnTables  # = data: the same, typed         a scenario's state: what its `data` is

Sizes and first values are expressions over `data`, `players` and the module's constants. What is written stands
between two marks in the same class; a scenario's state takes the columns of the class it extends.
With --check nothing is written: a class that is out of date is named and the exit code is 1.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = [*sorted((ROOT / "src/serai/games").rglob("state.py")), ROOT / "tests/contract/toy.py"]

BEGIN = "    # ---- written by `make generate` from the columns above"
END = "    # ---- end of what was written"

_START = re.compile(r"\[([^\]:]+)(?::\s*([^\]]+))?\]")


@dataclass
class Column:
    name: str
    kind: str
    first: str  # the expression of its first value

    def copied(self) -> str:
        """The column of a clone."""
        value = f"self.{self.name}"
        if self.kind.startswith("list["):
            return f"[one[:] for one in {value}]"
        return value + "[:]" if self.kind.startswith("vec[") else value

    def mixed(self) -> list[str]:
        """The lines that mix the column into a fingerprint."""
        value = f"self.{self.name}"
        if self.kind.startswith("list["):
            return [f"        for one in {value}:", "            found = mix_all(found, one)"]
        return [f"        found = {'mix_all' if self.kind.startswith('vec[') else 'mix'}(found, {value})"]


@dataclass
class StateClass:
    """A state class as its source declares it."""

    name: str
    base: str
    path: Path
    columns: list[Column] = field(default_factory=list)
    derived: list[tuple[str, str, str]] = field(default_factory=list)  # attribute, type, what it follows from
    inherited: list[Column] = field(default_factory=list)

    def all(self) -> list[Column]:
        return [*self.inherited, *self.columns]

    def typed_data(self) -> tuple[str, str]:
        """The attribute under which the class finds its own kind of tables, and that kind."""
        found = [(name, kind) for name, kind, expression in self.derived if expression == "data"]
        return found[0] if found else ("data", "Tables")


def find_states(files: list[Path]) -> list[StateClass]:
    """Every state class in the files, with the columns of the class it extends."""
    found = {one.name: one for path in files for one in read_states(path)}
    for one in found.values():
        base = found.get(one.base)
        while base is not None:
            one.inherited = [*base.columns, *one.inherited]
            base = found.get(base.base)
    return list(found.values())


def read_states(path: Path) -> list[StateClass]:
    source = path.read_text("utf-8")
    lines = source.splitlines()
    found = []
    body = ast.parse(source).body
    ends = [node.lineno - 1 for node in body[1:]] + [len(lines)]  # comments at the end of a class are not in its node
    for node, end in zip(body, ends, strict=True):
        if isinstance(node, ast.ClassDef) and BEGIN in lines[node.lineno - 1 : end]:
            state = StateClass(node.name, ast.unparse(node.bases[0]), path)
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation):
                    _read_column(state, line, lines[line.lineno - 1])
            found.append(state)
    return found


def _read_column(state: StateClass, line: ast.AnnAssign, text: str) -> None:
    name, kind = ast.unparse(line.target), ast.unparse(line.annotation)
    comment = text.partition("  # ")[2]
    if comment.startswith("= "):
        state.derived.append((name, kind, comment[2:].partition(": ")[0]))
    else:
        state.columns.append(Column(name, kind, _first(line, kind, comment)))


def _first(line: ast.AnnAssign, kind: str, comment: str) -> str:
    """The expression of a column's first value."""
    if kind == "i64":
        return ast.unparse(line.value) if line.value else "0"
    start = _START.match(comment)
    if kind.startswith("list["):
        return f"[{kind[5:-1]}([0] * {_factor(start[2] or '0')}) for _ in range({start[1]})]" if start else "[]"
    return f"{kind}([{start[2] or 0}] * {_factor(start[1])})" if start else f"{kind}()"


def _factor(size: str) -> str:
    """A size as the right side of a multiplication."""
    return size if re.fullmatch(r"[\w.]+", size) else f"({size})"


def write(state: StateClass) -> str:
    """The lines between the marks."""
    arguments = [f"{one.name}: {one.kind}" for one in state.all()]
    data, tables = state.typed_data()
    fixed = f"self, data: {tables}, stack: list[AnyFrame], revealed: i64, *,"
    names = _wrapped([f'"{one.name}"' for one in state.all()], 8)
    clones = _wrapped([f"{one.name}={one.copied()}" for one in state.all()], 12)
    return "\n".join(
        [
            BEGIN,
            "    # fmt: off",
            "    columns: ClassVar[tuple[str, ...]] = (",
            names,
            "    )",
            "",
            "    def __init__(",
            f"        {fixed}",
            _wrapped(arguments, 8),
            "    ) -> None:",
            *_assignments(state),
            "",
            f"    def clone(self) -> {state.name}:",
            f"        return {state.name}(",
            f"            self.{data}, self.stack[:], self.revealed,",
            clones,
            "        )",
            "",
            "    def fingerprint(self) -> i64:",
            "        found: i64 = 0",
            *[line for one in state.all() for line in one.mixed()],
            "        return mix_stack(found, self.stack)",
            "",
            *_blank(state),
            "",
            *_restored(state),
            "    # fmt: on",
            END,
        ]
    )


def _assignments(state: StateClass) -> list[str]:
    own = [f"        self.{one.name} = {one.name}" for one in state.columns]
    own += [f"        self.{name} = {expression}" for name, _, expression in state.derived]
    if state.base == "State":
        return ["        super().__init__(stack, revealed)", "        self.data = data", *own]
    handed = _wrapped([f"{one.name}={one.name}" for one in state.inherited], 12)
    return ["        super().__init__(", "            data, stack, revealed,", handed, "        )", *own]


def _blank(state: StateClass) -> list[str]:
    handed = [f"{one.name}={'players' if one.name == 'players' else one.first}" for one in state.all()]
    tables = state.typed_data()[1]
    # A state is made from its own kind of tables, as by a constructor: no override that a caller could mistake.
    ignored = "" if tables == "Tables" else "  # type: ignore[override]"
    return [
        "    @staticmethod",
        f"    def blank(data: {tables}, players: i64) -> {state.name}:{ignored}",
        '        """Every column as it is before anything is laid out."""',
        f"        return {state.name}(",
        "            data, [], 0,",
        _wrapped(handed, 12),
        "        )",
    ]


def _restored(state: StateClass) -> list[str]:
    handed = [f"{one.name}=values[{i}]" for i, one in enumerate(state.all())]
    tables = state.typed_data()[1]
    ignored = "" if tables == "Tables" else "  # type: ignore[override]"
    arguments = f"data: {tables}, stack: list[AnyFrame], revealed: i64, values: list[Any]"
    return [
        "    @staticmethod",
        f"    def restored({arguments}) -> {state.name}:{ignored}",
        '        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""',
        f"        return {state.name}(",
        "            data, stack, revealed,",
        _wrapped(handed, 12),
        "        )",
    ]


def _wrapped(parts: list[str], indent: int) -> str:
    """Parts separated by commas, as many to a line as fit."""
    lines, room = [""], 120 - indent
    for part in parts:
        if len(lines[-1]) + len(part) + 2 > room:
            lines.append("")
        lines[-1] += ("" if not lines[-1] else " ") + part + ","
    return textwrap.indent("\n".join(lines), " " * indent)


def updated(source: str, state: StateClass) -> str:
    """The source with what lies between the class's marks written anew."""
    start = source.index(BEGIN, source.index(f"class {state.name}("))
    written = source.find(END, start, source.find("\nclass ", start))
    end = written + len(END) if written >= 0 else start + len(BEGIN)
    return source[:start] + write(state) + source[end:]


def main(arguments: list[str], files: list[Path] = FILES) -> int:
    stale = []
    for state in find_states(files):
        source = state.path.read_text("utf-8")
        new = updated(source, state)
        if new != source:
            stale.append(f"{state.name} in {state.path.name}")
            if "--check" not in arguments:
                state.path.write_text(new, "utf-8")
    if stale and "--check" in arguments:
        print(f"Out of date, run `make generate`: {', '.join(stale)}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The rule register: every rule of a rulebook, in our own words, with its code and its tests.

Code cites rules in comments (`# rule E12, E13`) inside or right above the class or function that
carries them out; tests cite them with `@pytest.mark.rule("E12")`. Both are read from the source.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import msgspec

from serai.core.errors import BadData, one_of
from serai.core.game import AnyGame
from serai.core.text import Voice

_CITATION = re.compile(r"#\s*rules? ((?:[A-Z]+[0-9]+[a-z]?(?:,\s*|\s+and\s+)?)+)")
_ID = re.compile(r"[A-Z]+[0-9]+[a-z]?")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Ruling(msgspec.Struct, frozen=True):
    """How a silence or a contradiction of the rulebook is read, and why."""

    en: str
    de: str
    why: str


class Rule(msgspec.Struct, frozen=True):
    """One rule; `page` is the rulebook's page, 0 where none is known, `chapter` the heading it stands under."""

    id: str
    chapter: str
    en: str
    de: str
    page: int = 0
    ruling: Ruling | None = None

    def sentence(self, voice: Voice) -> str:
        """The rule in the reader's language: from the game's texts (`rule-E12`) or the register, else in English."""
        return _in_words(f"rule-{self.id}", {"en": self.en, "de": self.de}, voice)

    def ruling_sentence(self, voice: Voice) -> str:
        """The same for the ruling (`ruling-E12`); empty where there is none."""
        if self.ruling is None:
            return ""
        return _in_words(f"ruling-{self.id}", {"en": self.ruling.en, "de": self.ruling.de}, voice)

    def heading(self) -> str:
        """The message that says the chapter's heading: "Längste Handelsstraße" is `chapter-laengste-handelsstrasse`."""
        return "chapter-" + re.sub(r"[^a-z0-9]+", "-", self.chapter.lower().translate(_UMLAUTS)).strip("-")


def _in_words(message: str, written: dict[str, str], voice: Voice) -> str:
    return voice.say(message) if voice.has(message) else written.get(voice.language, written["en"])


class Citation(msgspec.Struct, frozen=True):
    rule: str
    file: str
    line: int
    name: str


def rules(game: AnyGame) -> dict[str, Rule]:
    """The register of a game, in its own order, what lies beneath it first."""
    found: dict[str, Rule] = {}
    for folder in game.folders:
        for row in _read(game, folder / "rules.toml"):
            if row.id in found:
                raise BadData(f"{game.name}/rules.toml: rule {row.id} stands there twice.")
            found[row.id] = row
    return found


def _read(game: AnyGame, path: Path) -> list[Rule]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")).get("rule", []), list[Rule])
    except OSError as error:
        raise BadData(f"{game.name}/rules.toml: cannot be read ({error.strerror}).") from error
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{game.name}/rules.toml: {error}") from error


def rule(game: AnyGame, name: str) -> Rule:
    known = rules(game)
    by_upper = {key.upper(): key for key in known}
    if name.upper() not in by_upper:
        raise one_of(f"rule of {game.title} called", name, list(known))
    return known[by_upper[name.upper()]]


def code_citations(game: AnyGame) -> list[Citation]:
    """Where the rules are carried out."""
    found = []
    for folder, path in [(one, path) for one in game.folders for path in _sources(one)]:
        lines = path.read_text("utf-8").splitlines()
        for at, line in enumerate(lines, 1):
            cited = _CITATION.search(line)
            if cited:
                name = _owner(lines, at)
                found += [Citation(one, str(path.relative_to(folder)), at, name) for one in _ID.findall(cited[1])]
    return found


def test_citations(game: AnyGame) -> list[Citation]:
    """Which tests prove them."""
    found = []
    tests = [(folder, path) for folder in game.folders for path in sorted((folder / "tests").rglob("test_*.py"))]
    for folder, path in tests:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                cited = [one for mark in node.decorator_list for one in _marked(mark)]
                found += [Citation(one, str(path.relative_to(folder)), node.lineno, node.name) for one in cited]
    return found


def check(game: AnyGame) -> list[str]:
    """What is wrong with the register: gaps and unknown ids, a sentence each."""
    known, code, tests = rules(game), code_citations(game), test_citations(game)
    in_code, in_tests = {one.rule for one in code}, {one.rule for one in tests}
    faults = [f"{game.name}: rule {one} has no code that cites it." for one in known if one not in in_code]
    if tests:
        faults += [f"{game.name}: rule {one} has no test that proves it." for one in known if one not in in_tests]
    else:
        faults.append(f"{game.name}: no test proves any of its {len(known)} rules.")
    for one in [*code, *tests]:
        if one.rule not in known:
            faults.append(f"{game.name}: {one.file}, line {one.line} cites rule {one.rule}, which is not registered.")
    return faults


def _sources(folder: Path) -> list[Path]:
    """The modules of a game, without its tests and without games that lie on top of it in folders of their own."""
    on_top = [path.parent for path in folder.rglob("rules.toml") if path.parent != folder]
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if "tests" not in path.relative_to(folder).parts and not any(top in path.parents for top in on_top)
    ]


def _owner(lines: list[str], at: int) -> str:
    """The class or function a comment belongs to: on its own line, the next, or the last before it."""
    for line in [lines[at - 1], *lines[at : at + 3]]:
        if named := re.match(r"\s*(?:class|def) (\w+)", line):
            return named[1]
    for line in lines[at - 1 :: -1]:
        if named := re.match(r"\s*(?:class|def) (\w+)", line):
            return named[1]
    return ""


def _marked(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule":
        return [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return []

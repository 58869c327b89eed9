"""What a game's texts must hold, read from its declarations and, by fluent.syntax, from its .ftl files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serai.core.flow import Decision
from serai.core.game import AnyGame
from serai.core.register import rules
from serai.core.text import LANGUAGES, text_files
from serai.core.words import Part, kebab

Messages = dict[str, set[str]]  # which arguments each message uses
TYPED = ("verb-", "word-")  # how moves are typed where that is not the canonical way
DRAWN = ("board-", "how-")  # what drawings and the page about a game say


class _Arguments(Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor's way of naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)


def read_messages(folders: Path | tuple[Path, ...], language: str) -> tuple[Messages, list[str]]:
    """All messages of a language with the arguments they use, and what is wrong with the files."""
    paths: list[tuple[int, Path]] = []
    for i, folder in enumerate(folders if isinstance(folders, tuple) else (folders,)):
        paths += [(i, path) for path in text_files(folder, language)[min(i, 1) :]]
    found: Messages = {}
    refers: dict[str, set[str]] = {}
    faults = []
    level: dict[str, int] = {}
    for i, path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{path.name}: cannot be read: {(entry.content or '').strip()!r}")
            elif isinstance(entry, ast.Message):
                if level.setdefault(entry.id.name, i) == i and entry.id.name in found:
                    faults.append(f"{path.name}: {entry.id.name} stands there twice")
                used = _Arguments()
                used.visit(entry)
                found[entry.id.name], refers[entry.id.name] = used.variables, used.references
    for name, others in refers.items():
        for other in others:
            if other not in found:
                faults.append(f"{language}: {name} refers to {other}, which is not there")
            found[name] |= found.get(other, set())
    return found, faults


def expected_messages(game: AnyGame) -> Messages:
    """All messages a game's declarations lead to, with the arguments each is given."""
    found: Messages = {"title": set(), "about": set()}
    found |= {rule.heading(): set() for rule in rules(game).values()}
    for option in game.identity.options:
        found[f"option-{option.name}"] = set()
        found |= {f"option-{option.name}-{value}": set() for value in option.values}
    for vocabulary in game.vocabularies.values():
        if vocabulary.spoken:
            found |= {f"{vocabulary.name}-{word}": set() for word in vocabulary.words}
    for block in game.blocks:
        found |= {f"{block.name}-{part.verb}": label_arguments(part) for part in block.parts}
        for decision in block.decisions:
            if not has_own_prompt(decision):
                found["ask-" + kebab(decision.__name__)] = set()
    found |= {message: declared_arguments(game, arguments) for message, arguments in game.messages.items()}
    return found


def has_own_prompt(decision: type[Any]) -> bool:
    return any("prompt" in vars(kind) for kind in decision.__mro__ if kind is not Decision)


def label_arguments(part: Part) -> set[str]:
    given: set[str] = set()
    for noun in part.nouns:
        name = noun.name if noun.name not in given else noun.name + "2"
        given |= {name, name + "-id"}
    return given


def declared_arguments(game: AnyGame, arguments: tuple[str, ...]) -> set[str]:
    given: set[str] = set()
    for declared in arguments:
        name, _, kind = declared.partition(":")
        given.add(name)
        if (kind or name).rstrip("*#") in game.vocabularies:
            given.add(name + "-id")
    return given


def text_faults(game: AnyGame) -> list[str]:
    """What is missing, odd or uneven in the texts of a game, a sentence each."""
    expected, faults = expected_messages(game), []
    spoken: dict[str, Messages] = {}
    for language in LANGUAGES:
        spoken[language], wrong = read_messages(game.folders, language)
        faults += wrong
        for message, given in expected.items():
            if message not in spoken[language]:
                faults.append(f"{language}: {message} is missing")
            for odd in sorted(spoken[language].get(message, set()) - given):
                faults.append(f"{language}: {message} uses ${odd}, which it is not given")
    for message in sorted(spoken["en"].keys() ^ spoken["de"].keys()):
        if not message.startswith(TYPED):
            faults.append(f"{message} stands in one language only")
    faults += drawing_faults(spoken["en"], spoken["de"])
    return faults + frame_faults(game, spoken) + kind_faults(game)


def drawing_faults(one: Messages, other: Messages) -> list[str]:
    """What drawings and pages say is declared nowhere: the languages are compared with each other."""
    said = sorted(message for message in one.keys() & other.keys() if message.startswith(DRAWN))
    return [
        f"{message} uses other arguments in the other language" for message in said if one[message] != other[message]
    ]


def frame_faults(game: AnyGame, spoken: dict[str, Messages]) -> list[str]:
    """What others do next is said of decisions, and is given the player alone."""
    asked = {"frame-" + kebab(kind.__name__) for kind in game.frames.values() if issubclass(kind, Decision)}
    lost = [f"{one} names no decision" for one in spoken["en"] if one.startswith("frame-") and one not in asked]
    return lost + [
        f"{language}: {message} uses ${odd}, which it is not given"
        for language, messages in spoken.items()
        for message, used in messages.items()
        if message.startswith("frame-")
        for odd in sorted(used - {"player"})
    ]


def kind_faults(game: AnyGame) -> list[str]:
    """Every argument of a message belongs to a vocabulary that exists; there are at most five."""
    known = {"player", "number", *game.vocabularies, *game.presentation.printed}
    faults = [f"{message} has more than five arguments" for message, given in game.messages.items() if len(given) > 5]
    for message, arguments in game.messages.items():
        kinds = [declared.rpartition(":")[2].rstrip("*#") for declared in arguments]
        faults += [f"{message}: there is no vocabulary {kind}" for kind in kinds if kind not in known]
    return faults

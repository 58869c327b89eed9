"""Fluent's texts, said quickly.

Most are words with a few gaps and at most one choice by a word or a number. Such a text is taken apart once and then
filled in within a few microseconds. Anything more complex is left to Fluent itself, which takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime import resolver as fluent

Fill = str | int  # what a text's argument is filled with
Given = Mapping[str, Fill]
_Part = Callable[[Given], str]

PLAIN = 1000  # numbers below are written without marks
LONGEST = 2500  # characters of one argument, as Fluent has it

# What a language makes of a number: how it is written, and which form of a word it asks for.
_NUMBERS = """
written = { $n }
form = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""


class _LeftToFluent(Exception):
    """This text, or what it is filled with, is not as simple as most."""


class Phrasing:
    """Says the messages of one bundle in its language."""

    def __init__(self, bundle: FluentBundle, language: str) -> None:
        self._bundle = bundle
        self._numbers = FluentBundle([language], use_isolating=False)
        self._numbers.add_resource(FluentResource(_NUMBERS))
        self._forms: dict[int, str] = {}  # by number
        self._texts: dict[str, _Part | None] = {}  # by message; None: left to Fluent
        self._digits = all(self._by_fluent(self._numbers, "written", {"n": n}) == str(n) for n in (0, 7, 19, 248, 999))

    def say(self, message: str, given: Given) -> str:
        text = self._texts[message] if message in self._texts else self._learn(message)
        if text is not None:
            try:
                return text(given)
            except (_LeftToFluent, KeyError):
                pass  # Fluent knows what to do, or says what is wrong
        return self._by_fluent(self._bundle, message, given)

    @staticmethod
    def _by_fluent(bundle: FluentBundle, message: str, given: Given) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no value"
        text, errors = bundle.format_pattern(pattern, dict(given))
        assert not errors, f"{message} ({bundle.locales[0]}): {errors}"
        return str(text)

    def _form(self, number: int) -> str:
        if number not in self._forms:
            if len(self._forms) >= PLAIN:
                self._forms.clear()
            self._forms[number] = self._by_fluent(self._numbers, "form", {"n": number})
        return self._forms[number]

    def _learn(self, message: str) -> _Part | None:
        pattern = self._bundle.get_message(message).value
        try:
            found = self._pattern(pattern)
        except _LeftToFluent:
            found = None
        self._texts[message] = found
        return found

    def _pattern(self, pattern: Any) -> _Part:
        if not isinstance(pattern, fluent.Pattern):
            return self._element(pattern)  # Fluent makes short work of one element alone
        parts = [self._element(element) for element in pattern.elements]
        return lambda given: "".join([part(given) for part in parts])

    def _element(self, element: Any) -> _Part:
        if isinstance(element, fluent.TextElement):
            text = element.value
            return lambda _: text
        inner = getattr(element, "expression", None)
        if isinstance(inner, fluent.VariableReference):
            return self._gap(inner.id.name)
        if isinstance(inner, fluent.SelectExpression) and isinstance(inner.selector, fluent.VariableReference):
            return self._choice(inner)
        raise _LeftToFluent

    def _gap(self, name: str) -> _Part:
        digits = self._digits

        def fill(given: Given) -> str:
            value = given[name]
            if type(value) is str and len(value) <= LONGEST:
                return value
            if digits and type(value) is int and 0 <= value < PLAIN:
                return str(value)
            raise _LeftToFluent

        return fill

    def _choice(self, expression: Any) -> _Part:
        """By a word, by a number, or by the form that a number asks for."""
        name = expression.selector.id.name
        words: dict[str, _Part] = {}
        numbers: dict[int, _Part] = {}
        order: list[str | int] = []  # the first that fits is taken
        otherwise: _Part | None = None
        for variant in expression.variants:
            said = self._pattern(variant.value)
            if isinstance(variant.key, fluent.NumberLiteral):
                if not isinstance(variant.key.value, int):
                    raise _LeftToFluent
                numbers.setdefault(int(variant.key.value), said)
                order.append(int(variant.key.value))
            else:
                words.setdefault(variant.key.name, said)
                order.append(variant.key.name)
            if variant.default:
                otherwise = said
        if otherwise is None:
            raise _LeftToFluent
        default = otherwise

        def of_number(value: int) -> _Part:
            form = self._form(value)
            found = next((one for one in order if one == value or one == form), None)
            return default if found is None else numbers[found] if isinstance(found, int) else words[found]

        def choose(given: Given) -> str:
            value = given[name]
            if type(value) is str and not numbers:
                return words.get(value, default)(given)
            if type(value) is int and value >= 0:
                return of_number(value)(given)
            raise _LeftToFluent

        return choose

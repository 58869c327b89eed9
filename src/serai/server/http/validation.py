"""What does not fit in a request, said in the reader's language: the decoder's remarks are made for programmers."""

from __future__ import annotations

import re

from serai.server.texts import say
from serai.server.wire.common import Language

_PLACE = re.compile(r" - at `\$?\.?(?:data\.?)?(.*?)`$")  # `data` is what routes call the body
_MESSAGES = (
    (re.compile(r"Expected `str` of length >= (?P<number>\d+)"), "fit-short"),
    (re.compile(r"Expected `str` of length <= (?P<number>\d+)"), "fit-long"),
    (re.compile(r"Expected `(?:array|object)` of length >= (?P<number>\d+)"), "fit-few"),
    (re.compile(r"Expected `(?:array|object)` of length <= (?P<number>\d+)"), "fit-many"),
    (re.compile(r"Expected `\w+` >= (?P<number>-?[\d.]+)"), "fit-least"),
    (re.compile(r"Expected `\w+` > (?P<number>-?[\d.]+)"), "fit-above"),
    (re.compile(r"Expected `\w+` <= (?P<number>-?[\d.]+)"), "fit-most"),
    (re.compile(r"Object missing required field `(?P<field>\w+)`"), "fit-missing"),
    (re.compile(r"Invalid (?:enum )?value (?P<given>.+)"), "fit-choice"),
    (re.compile(r"Expected `"), "fit-kind"),
    (re.compile(r"JSON is malformed|Input data was truncated"), "fit-json"),
)


def explain(remark: str, language: Language, field: str = "") -> str:
    """A remark of the decoder as part of a sentence; `field` is where it was, if the remark does not say so."""
    place = _PLACE.search(remark)
    if place:
        field, remark = place[1] or field, remark[: place.start()]
    for pattern, message in _MESSAGES:
        if found := pattern.match(remark):
            given = found.groupdict()
            inner = ".".join(one for one in (field, given.pop("field", "")) if one)
            told = {name: _counted(text) if name == "number" else text for name, text in given.items()}
            return say(message, language, field=say("fit-field", language, name=inner), **told)
    return say("fit-anything", language, field=field or remark)


def _counted(number: str) -> str | int:
    """A whole number as one, so that the sentence can tell one from many."""
    return int(number) if number.isdecimal() else number

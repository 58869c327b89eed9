"""The tables of faults: every chapter has its own, and windows put several of them together."""

from __future__ import annotations

from serai.catalogue import load
from serai.core.flow import FINE


def test_a_code_means_one_thing_in_the_whole_game() -> None:
    meanings: dict[int, set[tuple[str, str]]] = {}
    messages: dict[str, set[int]] = {}
    for block in load("tadmor").blocks:
        for decision in block.decisions:
            for code, rule, message in decision.faults:
                meanings.setdefault(code, set()).add((rule, message))
                messages.setdefault(message, set()).add(code)
    assert FINE not in meanings
    assert {code: several for code, several in meanings.items() if len(several) > 1} == {}
    assert {message: codes for message, codes in messages.items() if len(codes) > 1} == {}

"""A made-up language, as nothing but .ftl files; run as a program, it plays matches and prints all that is said in it.

It is English in wide letters between white brackets: what is still in plain letters was not translated.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

LANGUAGE = "qx"
NAMES = ("Ana", "Ben", "Cem", "Dua")
MOVES = 90  # of each match
REFUSED = 12  # moves of each decision that are tried though they are not offered
WIDE = {i: i + 0xFEE0 for i in range(ord("!"), ord("~") + 1) if chr(i).isalpha()}


class _Widened(Transformer):
    """Texts in wide letters; placeables stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(WIDE))

    def visit_Message(self, node: ast.Message) -> Any:  # noqa: N802
        if node.value is not None:
            node.value.elements = [ast.TextElement("⟦"), *node.value.elements, ast.TextElement("⟧")]
        return self.generic_visit(node)


def invent(folder: Path) -> None:
    """Write the language beside every English text below a folder."""
    for path in sorted(folder.rglob("text/en*.ftl")):
        made = _Widened().visit(parse(path.read_text("utf-8")))
        path.with_name(path.name.replace("en", LANGUAGE, 1)).write_text(serialize(made), "utf-8")


def said(name: str) -> Iterator[tuple[str, str]]:
    """All that a match of a game says in the language: where, and what."""
    import serai
    from serai.core.dealer import Dealer
    from serai.core.flow import SPECTATOR
    from serai.core.match import Match
    from serai.core.rng import Rng

    game, rng = serai.load(name), Rng(3)
    match = Match.create(game, list(NAMES[: game.players[-1]]), {}, Dealer(bytes(32)))
    speaker = match.speaker(LANGUAGE)
    yield "title", speaker.say("title")
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.waiting_for()[0]
        offer = match.offer(seat, LANGUAGE)
        assert offer is not None
        yield "prompt", offer.question.prompt
        if after := match.follows(seat, language=LANGUAGE):
            yield "after", after
        for move in offer.moves:
            yield "label", move.label
            if move.preview:
                yield "preview", move.preview
        yield from (("refusal", text) for text in _refusals(match, seat, rng))
        match.play(seat, offer.moves[rng.below(len(offer.moves))].words)
    for reader in (SPECTATOR, *range(match.header.players)):
        yield from (("line", line.text) for line in match.lines(reader, LANGUAGE))


def _refusals(match: Any, seat: int, rng: Any) -> Iterator[str]:
    from serai.core.offer import decision_of

    block = match.game.block(decision_of(match.state, seat))
    for _ in range(REFUSED):
        words = block.words(rng.below(block.size))
        refused = match.why_not(seat, words, LANGUAGE)
        if refused is not None:
            yield str(refused).replace(words, "")  # words of moves are the same in every language


def plain_words(name: str) -> list[str]:
    """What stands in every language as it is: names of people, and words that speak for themselves."""
    import serai

    silent = [entry.words for entry in serai.load(name).vocabularies.values() if not entry.spoken]
    return [*NAMES, *(word for words in silent for word in words)]


if __name__ == "__main__":
    from serai.core.text import LANGUAGES

    for game in sys.argv[1:]:
        heard = sorted(set(said(game)))
        print(json.dumps({"game": game, "languages": LANGUAGES, "said": heard, "plain": plain_words(game)}))

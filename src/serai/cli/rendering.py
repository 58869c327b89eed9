"""What a terminal player sees: the table, the question with its answers, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from serai.cli.move_list import MAX_LISTED, Row, common_beginning
from serai.core.match import Match
from serai.core.offer import Offer
from serai.core.text import Speaker, Voice

PARTED = "\n\n"  # between the parts of a drawing
SCREEN = 60  # lines


class Renderer:
    """Draws one match for the people at one terminal."""

    def __init__(self, match: Match, language: str, own: Voice, console: Console) -> None:
        self.match, self.language, self.own, self.console = match, language, own, console
        self.shown: list[str] = []  # the parts of the table that were drawn last

    def print(self, text: str = "", style: str = "") -> None:
        """A sentence: broken between words at a terminal's edge, left whole in a file."""
        self.console.print(text, style=style or None, soft_wrap=not self.console.is_terminal)

    def draw(self, text: str) -> None:
        """A drawing: its lines stay as they are."""
        self.console.print(text, soft_wrap=True)

    def say(self, message: str, style: str = "", **args: str | int) -> None:
        self.print(escape(self.own.say(message, **args)), style)

    def table(self, seat: int) -> None:
        """The table as a seat sees it."""
        self._draw_parts(render_board(self.match, seat, self.language).split(PARTED))

    def table_again(self, seat: int) -> None:
        """The table once more: of one that fills more than a screen, the parts that have changed."""
        parts = render_board(self.match, seat, self.language).split(PARTED)
        changed = [part for part in parts if part not in self.shown]
        if sum(part.count("\n") + 2 for part in parts) <= SCREEN or len(changed) == len(parts):
            self._draw_parts(parts)
            return
        self._draw_parts(changed)
        self.shown = parts
        self.say("how-to-view", "dim")

    def _draw_parts(self, parts: list[str]) -> None:
        self.shown = parts
        if parts:
            self.print()
            self.draw(PARTED.join(parts))
            self.print()

    def question(self, offer: Offer, name: str) -> None:
        rule = f" [dim]({offer.question.rule})[/]" if offer.question.rule else ""
        self.print(f"[bold]{escape(name)}: {escape(offer.question.prompt)}[/]{rule}")
        if after := self.match.follows(offer.question.seat, language=self.language):
            self.say("after-this", "dim", what=after)

    def rows(self, listed: Sequence[Row]) -> None:
        """What can be chosen, numbered: with labels while it is short, in columns when it is long."""
        if len(listed) <= MAX_LISTED:
            width = max(len(row.words) for row in listed)
            for number, row in enumerate(listed, 1):
                self.print(f"{number:>4}  {escape(row.words.ljust(width))}  {self._label(row)}".rstrip())
        else:
            self._columns(listed)
        if any(row.move is None for row in listed):
            self.say("how-to-narrow", "dim", example=next(row.words for row in listed if row.move is None))

    def _columns(self, listed: Sequence[Row]) -> None:
        """What all have in common stands once, above."""
        shared = common_beginning([row.words for row in listed])
        if shared:
            self.print(f"  [bold]{escape(shared)}[/] …")
        cells = [f"[dim]{number:>3}[/] {escape(_short(row, shared))}" for number, row in enumerate(listed, 1)]
        self.console.print(Columns(cells, padding=(0, 2)))

    def told(self, seat: int, after: int) -> None:
        """What happened since an entry, as the seat may read it."""
        for _, text in self.match.read(seat, self.language, after):
            self.print(f"  [dim]·[/] {escape(text)}")

    def result(self) -> None:
        """The ranking: equal standings share a place."""
        standing, scores = self.match.game.rules.standing(self.match.state), self.match.game.scores(self.match.state)
        self.say("the-end", "bold")
        for seat in sorted(range(len(standing)), key=lambda one: standing[one], reverse=True):
            place = 1 + sum(other > standing[seat] for other in standing)
            points = " · ".join(str(n) for n in scores[seat])
            self.print(f"  {place}. {escape(self.match.header.seats[seat])}  [dim]{points}[/]")
        winners = [self.match.header.seats[seat] for seat in self.match.game.winners(self.match.state)]
        self.say(("nobody-wins", "winner", "winners")[min(len(winners), 2)], "bold", names=", ".join(winners))

    def _label(self, row: Row) -> str:
        if row.move is None:
            return f"[dim]{escape(self.own.say('so-many-moves', count=row.count))}[/]"
        preview = f" [dim italic]· {escape(row.move.preview)}[/]" if row.move.preview else ""
        return f"[dim]{escape(row.move.label)}[/]{preview}"


def render_board(match: Match, seat: int, language: str) -> str:
    """The table with markup for colours; names of players are no markup, whatever they look like."""
    game, state = match.game, match.seen_state(seat)
    if game.presentation.show is None:
        return "\n".join(render_view(msgspec.to_builtins(game.presentation.view(state, seat))))
    names = [escape(name) for name in match.header.seats]
    return game.presentation.show(state, seat, Speaker(game, language, names, state.data)).rstrip("\n")


def _short(row: Row, shared: str) -> str:
    rest = row.words[len(shared) :].strip()
    return rest if row.move else f"{rest} ({row.count})"


def render_view(value: Any, indent: str = "") -> list[str]:
    """A view as an indented list, for games that draw no table."""
    if not isinstance(value, dict):
        return [f"{indent}{_flat(value)}"]
    lines = []
    for key, inner in value.items():
        if isinstance(inner, dict) or (isinstance(inner, list) and any(isinstance(one, dict) for one in inner)):
            lines.append(f"{indent}[bold]{escape(str(key))}[/]")
            for one in inner if isinstance(inner, list) else [inner]:
                lines += render_view(one, indent + "  ")
        else:
            lines.append(f"{indent}{escape(str(key))}: {_flat(inner)}")
    return lines


def _flat(value: Any) -> str:
    if isinstance(value, list):
        return escape(", ".join(str(one) for one in value) or "-")
    return escape("-" if value is None else str(value))

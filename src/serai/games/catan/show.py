"""The table as text for the terminal, with rich's markup: a map of hexes with the names of crossings on it."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.catan.lattice import line_of
from serai.games.catan.state import Catan, owner
from serai.games.catan.tables import HARBOUR_WORDS, TERRAIN_WORDS
from serai.games.catan.view import PlayerView, view

INK = ("red3", "dodger_blue1", "dark_orange", "green4")
GROUND = {
    "forest": "green4", "hills": "orange4", "pasture": "chartreuse3", "field": "gold3", "mountains": "grey62",
    "gold-river": "yellow1", "desert": "wheat4", "sea": "navy_blue", "nile": "blue3", "red-sea": "blue3",
    "pyramid": "khaki1",
}  # fmt: skip
SHORT = ("Fo", "Hi", "Pa", "Fi", "Mo", "Go", "De", "~~", "~N", "~R", "Py")
CELL = 5  # columns for half a hex


class Canvas:
    """Characters with a style each, written at a row and a column."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        line = self.rows.setdefault(row, {})
        for i, letter in enumerate(text):
            line[column + i] = f"[{style}]{letter}[/]" if style else letter

    def text(self) -> str:
        lines = []
        for row in range(max(self.rows) + 1):
            line = self.rows.get(row, {})
            lines.append("".join(line.get(column, " ") for column in range(max(line, default=-1) + 1)))
        return "\n".join(lines)


def show(s: Catan, seat: int, speaker: Speaker) -> str:
    """Map, supplies, players and the seat's own hand."""
    table = view(s, seat)
    bank = ", ".join(f"{n} {speaker.say('good-' + word)}" for word, n in table.bank.items())
    lines = [draw(s), "", *_harbours(s, speaker), speaker.say("show-bank", bank=bank, deck=table.deck), ""]
    lines += [
        _player(p, one, p == seat, table.longest_road, table.largest_army, speaker)
        for p, one in enumerate(table.players)
    ]
    if seat >= 0:
        own = table.players[seat]
        hand = ", ".join(f"{n} {speaker.say('good-' + word)}" for word, n in (own.hand or {}).items() if n)
        cards = ", ".join(f"{n} {speaker.say('card-' + word)}" for word, n in (own.cards or {}).items() if n)
        lines += ["", speaker.say("show-hand", hand=hand or "–", cards=cards or "–")]
    return "\n".join(lines)


def _harbours(s: Catan, speaker: Speaker) -> list[str]:
    """Where each kind of harbour is, the crossings at both ends of its path, and whose it is."""
    names, found = s.data.lattice.vertex_names, dict[int, list[str]]()
    for edge in s.data.harbour_edges:
        a, b = s.data.lattice.sides[edge]
        if s.harbour[a]:
            found.setdefault(int(s.harbour[a]), []).append(f"{names[a]}/{names[b]}" + _host(s, a, b, speaker))
    kinds = [f"{speaker.say('harbour-' + HARBOUR_WORDS[k])} {', '.join(where)}" for k, where in sorted(found.items())]
    return [speaker.say("show-harbours", harbours="; ".join(kinds))] if kinds else []


def _host(s: Catan, a: int, b: int, speaker: Speaker) -> str:
    """Who has built at a harbour; only one of its two crossings can be taken."""
    piece = s.building[a] or s.building[b]
    return f" ({speaker.player(int(owner(piece)))})" if piece else ""


def draw(s: Catan) -> str:
    """Each line of crossings is a row of names, each row of hexes two rows: terrain with number, and ways beside."""
    t, canvas = s.data, Canvas()
    left = min(2 * q + r for q, r, _ in t.lattice.corners)
    top = min(line_of(corner) for corner in t.lattice.corners)
    spot = {}
    for v, (q, r, end) in enumerate(t.lattice.corners):
        row = 4 * (line_of((q, r, end)) - top) + (0 if end == "N" else 1)
        spot[v] = (row, (2 * q + r - left) * CELL)
    for e, (a, b) in enumerate(t.lattice.sides):
        _draw_way(s, canvas, e, spot[a], spot[b])
    for v, (row, column) in spot.items():
        _draw_crossing(s, canvas, v, row, column)
    for h, (q, r) in enumerate(t.lattice.spots):
        _draw_hex(s, canvas, h, 4 * (r - top) + 2, (2 * q + r - left) * CELL)
    return canvas.text()


def _draw_way(s: Catan, canvas: Canvas, e: int, a: tuple[int, int], b: tuple[int, int]) -> None:
    """A path is a stroke between its crossings, thick and coloured where someone has built."""
    way = s.way[e]
    style = f"bold {INK[owner(way)]}" if way else "grey35"
    if a[1] == b[1]:
        mark = ("║" if way < 5 else "≀") if way else "│"
        for row in range(min(a[0], b[0]) + 1, max(a[0], b[0])):
            canvas.write(row, a[1] + 1, mark, style)
    else:
        mark = ("═" if way < 5 else "≈") if way else "·"
        canvas.write(max(a[0], b[0]) - 1 if way else max(a[0], b[0]), min(a[1], b[1]) + 3, mark * 2, style)


def _draw_crossing(s: Catan, canvas: Canvas, v: int, row: int, column: int) -> None:
    building, harbour = s.building[v], s.harbour[v]
    name = s.data.lattice.vertex_names[v]
    if building:
        mark = "▲" if building < 5 else "■"
        canvas.write(row, column, mark + str(int(owner(building)) + 1), f"bold {INK[owner(building)]}")
    elif harbour:
        canvas.write(row, column, name, "bold cyan")
    elif s.data.land[v]:
        canvas.write(row, column, name, "grey50")


def _draw_hex(s: Catan, canvas: Canvas, h: int, row: int, column: int) -> None:
    terrain, number = s.terrain[h], s.number[h]
    style = GROUND[TERRAIN_WORDS[terrain]]
    text = SHORT[terrain] + (f"{int(number):>2}" if number else "  ")
    canvas.write(row, column - 1, text, f"bold {style}" if number in (6, 8) else style)
    name = s.data.lattice.hex_names[h]
    if h == s.robber:
        canvas.write(row + 1, column - 1, name + "†", "bold red")
    else:
        canvas.write(row + 1, column - 1, name, "grey42")


def _player(p: int, one: PlayerView, own: bool, longest: int | None, army: int | None, speaker: Speaker) -> str:
    name = f"[{'bold ' if own else ''}{INK[p]}]{p + 1} {speaker.player(p)}[/]"
    marks = [speaker.say("show-longest")] if longest == p else []
    marks += [speaker.say("show-army")] if army == p else []
    line = speaker.say(
        "show-player", points=one.points, resources=one.resources, development=one.development, gold=one.gold,
        knights=one.knights, road=one.road,
    )  # fmt: skip
    return f"{name}: {line}" + "".join(f" · {mark}" for mark in marks)

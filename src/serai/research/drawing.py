"""A table as a picture: the board's places as the game's geometry gives them, and what the view says lies there.

The browser draws boards by hand; this is the plain sibling that needs no browser and knows no game. Hexes, paths,
crossings and squares have their shapes, other places are round; a piece is a disc in the colour of its owner with the
first letters of what it is; what is nobody's colours its place or hangs on it as a small tag.
"""

from __future__ import annotations

import zlib
from functools import cache
from math import cos, pi, sin
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from serai.core.flow import State, pending
from serai.core.game import AnyGame, Geometry, Place
from serai.research.lying import Piece, grounds, pieces

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]
Spot = tuple[float, float]

WIDTH, HEIGHT, MARGIN, PANEL = 960, 720, 20, 190
PAPER, INK, STONE, FAINT = (244, 238, 224), (52, 46, 40), (190, 178, 152), (132, 122, 104)
SEATS: tuple[Colour, ...] = (
    (38, 76, 140), (160, 44, 52), (196, 142, 40), (52, 124, 92), (112, 74, 140), (110, 110, 110),
)  # fmt: skip
# Words that have a colour of their own on the printed components; others get one of the soft ones.
COLOURS: dict[str, Colour] = {
    "temple": (196, 60, 52), "farm": (62, 110, 184), "market": (70, 140, 78), "settlement": (72, 70, 70),
    "catastrophe": (120, 70, 40), "river": (150, 188, 214), "sea": (128, 172, 204), "nile": (128, 172, 204),
    "hills": (200, 118, 78), "forest": (96, 140, 84), "mountains": (150, 148, 150), "field": (226, 196, 96),
    "gold-river": (212, 176, 72), "red-sea": (128, 172, 204), "pyramid": (236, 216, 150),
    "pasture": (164, 198, 108), "desert": (228, 208, 156), "plain": (190, 204, 142), "mountain": (172, 164, 156),
    "euphrates": (138, 178, 208), "tigris": (138, 178, 208), "khabur": (138, 178, 208), "royal_canal": (160, 196, 216),
    "start": (236, 220, 184), "city": (232, 216, 176), "oasis": (178, 204, 168), "space": (226, 222, 214),
}  # fmt: skip
SOFT: tuple[Colour, ...] = (
    (214, 200, 168), (196, 208, 178), (222, 206, 156), (204, 194, 190), (190, 204, 212), (226, 212, 194),
)  # fmt: skip
HEX, EDGE, VERTEX, CELL = "hex", "edge", "vertex", "cell"
MOST_SHOWN = 9  # pieces on one place


def picture(game: AnyGame, s: State, seat: int) -> Picture:
    """The table as a seat sees it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    board = Board(ImageDraw.Draw(image), game.presentation.geometry(s))
    board.draw(game.presentation.view(s, seat))
    _draw_panel(board.pen, game, s)
    return np.asarray(image)


class Board:
    """The drawn places of a geometry, scaled to the picture."""

    def __init__(self, pen: ImageDraw.ImageDraw, geometry: Geometry) -> None:
        self.pen, self.geometry = pen, geometry
        inside = WIDTH - PANEL - 2 * MARGIN, HEIGHT - 2 * MARGIN
        self.scale = min(inside[0] / (geometry.width or 1), inside[1] / (geometry.height or 1))
        places = tuple(place for place in geometry.places if place.x is not None and place.y is not None)
        self.places = {place.id.partition(":")[2]: place for place in places}
        self.sizes = _sizes(places, max(geometry.width, geometry.height) / 20)
        self.ends: dict[str, list[str]] = getattr(geometry, "ends", {})
        self.numbers: dict[str, int] = getattr(geometry, "numbers", {})

    def at(self, word: str) -> Spot:
        place = self.places[word]
        return MARGIN + (place.x or 0) * self.scale, MARGIN + (place.y or 0) * self.scale

    def size(self, word: str) -> float:
        return max(3.0, self.sizes[self.places[word].id] * self.scale)

    def draw(self, view: Any) -> None:
        words = set(self.places)
        lying, kinds = pieces(view, words), grounds(self.geometry, words)
        self._draw_routes()
        for word in sorted(words, key=lambda one: self.places[one].kind != HEX):
            self._draw_ground(word, kinds.get(word, self.places[word].kind), lying.get(word, []))
        for word, found in lying.items():
            self._draw_pieces(word, found)

    def _draw_routes(self) -> None:
        """Ways between places, where the geometry has rows with both ends."""
        for row in getattr(self.geometry, "routes", []):
            if row.start in self.places and row.end in self.places:
                self.pen.line([self.at(row.start), self.at(row.end)], fill=STONE, width=3)

    def _draw_ground(self, word: str, what: str, lying: list[Piece]) -> None:
        kind, (x, y), r = self.places[word].kind, self.at(word), self.size(word)
        if kind == HEX:
            self.pen.polygon(_corners(x, y, r), fill=colour_of(what), outline=PAPER)
        elif kind == CELL:
            tile = next((piece.word for piece in lying if piece.owner is None), what)
            fill = colour_of(tile) if tile in COLOURS else PAPER
            self.pen.rectangle((x - r, y - r, x + r, y + r), fill=fill, outline=STONE)
        elif kind not in (EDGE, VERTEX):
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour_of(what), outline=STONE)
            self._write(x, y + r + 5, word[:12], 9, FAINT)
        if word in self.numbers:
            self._write(x, y + (r / 3 if kind == HEX else 0), str(self.numbers[word]), 14, INK)

    def _draw_pieces(self, word: str, found: list[Piece]) -> None:
        kind, (x, y), r = self.places[word].kind, self.at(word), self.size(word)
        shown = [piece for piece in found if kind != CELL or piece.owner is not None or piece.word not in COLOURS]
        shown = shown[:MOST_SHOWN]
        if kind == EDGE and shown and shown[0].owner is not None and word in self.ends:
            self.pen.line([self.at(end) for end in self.ends[word]], fill=seat_colour(shown[0].owner), width=6)
            return
        each = min(r, 13.0) if len(shown) <= 1 else min(r * 0.62, 11.0)
        for i, piece in enumerate(shown):
            turn = 2 * pi * i / len(shown) - pi / 2
            away = 0.0 if len(shown) == 1 else r * 0.6
            self._draw_piece(x + away * cos(turn), y + away * sin(turn), max(4.0, each), piece)

    def _draw_piece(self, x: float, y: float, r: float, piece: Piece) -> None:
        text = piece.word[:2].capitalize() + (str(piece.many) if piece.many > 1 else "")
        if piece.owner is None:
            self.pen.rectangle((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=PAPER, outline=FAINT)
            self._write(x, y, text, r * 1.1, INK)
        else:
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=seat_colour(piece.owner), outline=INK)
            self._write(x, y, text, r * 1.1, PAPER)

    def _write(self, x: float, y: float, text: str, size: float, fill: Colour) -> None:
        if size >= 6:
            self.pen.text((x, y), text, fill=fill, font=_font(round(size)), anchor="mm")


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@cache
def _sizes(places: tuple[Place, ...], most: float) -> dict[str, float]:
    """How far each place reaches: half its distance to the nearest other one, hexes to their corners."""
    found: dict[str, float] = {}
    spots = np.array([(place.x, place.y) for place in places], float)
    hexes = np.array([place.kind == HEX for place in places])
    for place, spot in zip(places, spots, strict=True):
        others = spots[hexes] if place.kind == HEX else spots
        away = np.hypot(*(others - spot).T)
        near = float(min(away[away > 0], default=2 * most))
        found[place.id] = near / 3**0.5 if place.kind == HEX else min(near * 0.48, most)
    return found


def _corners(x: float, y: float, r: float) -> list[Spot]:
    return [(x + r * cos(pi / 6 + i * pi / 3), y + r * sin(pi / 6 + i * pi / 3)) for i in range(6)]


def colour_of(word: str) -> Colour:
    return COLOURS.get(word) or SOFT[zlib.crc32(word.encode()) % len(SOFT)]


def seat_colour(seat: int) -> Colour:
    return SEATS[seat % len(SEATS)]


def _draw_panel(pen: ImageDraw.ImageDraw, game: AnyGame, s: State) -> None:
    """Next to the board: who plays, who is asked what, and at the end the result."""
    left, font = WIDTH - PANEL, _font(14)
    pen.text((left, MARGIN), game.title, fill=INK, font=_font(18))
    asked = {int(one.player): type(one).__name__ for one in pending(s)}
    for seat, scores in enumerate(game.scores(s)):
        top = MARGIN + 40 + 44 * seat
        pen.rectangle((left, top, left + 16, top + 16), fill=seat_colour(seat), outline=INK)
        pen.text((left + 24, top), f"Player {seat + 1}", fill=INK, font=font)
        # A standing is known to all at the end alone.
        told = f"{scores[0]} points" if not s.stack else asked.get(seat, "")
        pen.text((left + 24, top + 19), told, fill=FAINT, font=_font(12))

"""A table as a picture: the board's places as the game's geometry gives them, and what the view says lies there.

The browser draws boards by hand; this is the plain sibling that needs no browser. A place is as large as its distance
to the next one allows, its colour is that of what it is, and what lies on it is a mark in the colour of its owner.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from serai.core.flow import State
from serai.core.game import AnyGame, Geometry, Place

Picture = NDArray[np.uint8]

WIDTH, HEIGHT, MARGIN, PANEL = 640, 480, 16, 120
PAPER, INK, STONE = (244, 238, 224), (52, 46, 40), (214, 203, 180)
PLAYERS = ((38, 76, 140), (160, 44, 52), (196, 142, 40), (52, 124, 92), (112, 74, 140), (96, 96, 96))
GROUNDS = ((206, 190, 152), (176, 190, 150), (216, 196, 132), (190, 176, 170), (168, 186, 196), (220, 206, 186))


def picture(game: AnyGame, s: State, seat: int) -> Picture:
    """The table as a seat sees it."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    geometry = game.presentation.geometry(s)
    view = msgspec.to_builtins(game.presentation.view(s, seat))
    _draw_board(draw, geometry, dict(_things(view)))
    _draw_panel(draw, game, s)
    return np.asarray(image)


def _draw_board(draw: ImageDraw.ImageDraw, geometry: Geometry, things: dict[str, Any]) -> None:
    inside = WIDTH - PANEL - 2 * MARGIN, HEIGHT - 2 * MARGIN
    scale = min(inside[0] / (geometry.width or 1), inside[1] / (geometry.height or 1))
    for place, size in _sized(tuple(geometry.places), max(geometry.width, geometry.height) / 12):
        x, y, r = MARGIN + (place.x or 0) * scale, MARGIN + (place.y or 0) * scale, max(2.0, size * scale)
        word = place.id.partition(":")[2]
        ground = _colour_of(f"{place.kind}") if word not in things else _colour_of(str(things[word]))
        draw.ellipse((x - r, y - r, x + r, y + r), fill=ground, outline=STONE)
        if word in things:
            half = r / 2
            draw.rectangle((x - half, y - half, x + half, y + half), fill=_owner(things[word]), outline=INK)


@cache
def _sized(places: tuple[Place, ...], most: float) -> list[tuple[Place, float]]:
    """The places that lie on the board, each with half its distance to the nearest other one."""
    drawn = [place for place in places if place.x is not None and place.y is not None]
    spots = np.array([(place.x, place.y) for place in drawn], float).reshape(-1, 2)
    found = []
    for i, place in enumerate(drawn):
        away = np.hypot(*(spots - spots[i]).T)
        away[away == 0] = np.inf
        found.append((place, float(min(away.min(), most)) * 0.45 if len(drawn) > 1 else 1.0))
    return found


def _things(value: Any) -> Iterator[tuple[str, Any]]:
    """What lies on which place, by the place's word: keys of dicts, and rows that name a place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, inner
            yield from _things(inner)
        if isinstance(value.get("place"), str):
            yield value["place"], value
    elif isinstance(value, list):
        for inner in value:
            if isinstance(inner, str):
                yield inner, inner
            yield from _things(inner)


def _owner(thing: Any) -> tuple[int, int, int]:
    player = thing.get("player") if isinstance(thing, dict) else None
    return PLAYERS[player % len(PLAYERS)] if isinstance(player, int) and player >= 0 else _colour_of(str(thing))


def _colour_of(word: str) -> tuple[int, int, int]:
    return GROUNDS[zlib.crc32(word.encode()) % len(GROUNDS)]


def _draw_panel(draw: ImageDraw.ImageDraw, game: AnyGame, s: State) -> None:
    """Beside the board: who stands how, and whose turn it is."""
    left = WIDTH - PANEL
    draw.text((left, MARGIN), game.title, fill=INK)
    asked = int(s.stack[-1].player) if s.stack else None
    for seat, scores in enumerate(game.scores(s)):
        top = MARGIN + 24 + 22 * seat
        draw.rectangle((left, top, left + 12, top + 12), fill=PLAYERS[seat % len(PLAYERS)], outline=INK)
        # A standing is known to all at the end alone.
        shown = str(scores[0]) if not s.stack else ("to move" if seat == asked else "")
        draw.text((left + 18, top), f"Player {seat + 1} {shown}", fill=INK)

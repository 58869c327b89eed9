"""Moves and messages of Siege of Ur and Guardians of Assur."""

from __future__ import annotations

from serai.core.flow import AnyFrame
from serai.core.words import Block, Part, Vocabulary
from serai.games.mesopotamia.rules.solo import siege
from serai.games.mesopotamia.tables import ACTION_NAMES

ORDER = Vocabulary("order", (*ACTION_NAMES, "star"))

VOCABULARIES: tuple[Vocabulary, ...] = (ORDER,)

BLOCKS: tuple[Block, ...] = (Block(siege.RevealOrder, Part(0, "order", ORDER)),)

FRAMES: tuple[type[AnyFrame], ...] = (siege.RevealOrder, siege.TurnUp)

MESSAGES: dict[str, tuple[str, ...]] = {
    "ur-reveals": ("empire", "order"),
    "ur-rests": ("empire",),
    "ur-claims": ("empire", "slot", "level:number"),
    "ur-no-token": ("empire", "level:number"),
    "ur-arms": ("empire", "bones:number", "people:number"),
    "ur-no-unit": ("empire", "people:number"),
    "ur-posts-settlement": ("empire", "kind", "area"),
    "ur-posts-wall": ("empire", "kind", "area"),
    "ur-posts-front": ("empire", "kind", "area"),
    "ur-explores": ("empire", "area"),
    "ur-goes": ("empire", "kind", "origin:area", "goal:area"),
    "ur-draws-back": ("empire", "kind", "origin:area", "goal:area"),
    "ur-holds-position": ("empire",),
    "ur-takes-event": ("empire", "event", "steps:number"),
    "ur-holds-out": ("empire", "position:number"),
    "ur-falls": ("empire", "kind", "area"),
    "siege-too-long": ("round:number",),
    "wave-comes": ("empire", "wave:number", "bones:number", "stock:number"),
    "wave-brings": ("empire", "kind", "count:number"),
    "wave-by-bones": ("empire", "wave:number"),
    "wave-by-units": ("empire", "wave:number"),
    "wave-garden": ("empire", "garden"),
    "waves-too-long": ("round:number",),
    "horde-pinned": ("empire", "kind", "area"),
    "horde-no-way": ("empire", "kind", "area"),
    "horde-waits": ("empire", "kind", "area", "goal:area"),
    "horde-marches": ("empire", "kind", "origin:area", "goal:area"),
    "horde-lured": ("empire", "kind", "origin:area", "goal:area"),
    "horde-upper": ("empire", "kind", "origin:area", "goal:area"),
    "horde-lower": ("empire", "kind", "origin:area", "goal:area"),
    "horde-hauls": ("empire", "kind", "origin:area", "goal:area"),
    "horde-hauls-on": ("empire", "kind", "origin:area", "goal:area"),
    "horde-tramples": ("empire", "area"),
    "horde-destroys": ("empire", "event", "area"),
    "assur-entered": ("empire", "kind", "area"),
    "assur-falls": ("empire", "area"),
    "assur-stands": ("empire",),
}

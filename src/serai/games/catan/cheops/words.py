"""Words of Cheops besides those of the family."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.game import Mechanic
from serai.core.words import Part
from serai.games.catan.cheops.rules.sailing import SetSail
from serai.games.catan.cheops.setup import egypt
from serai.games.catan.lattice import Lattice
from serai.games.catan.tables import GOODS, SEATS
from serai.games.catan.words import FRAMES as BASE_FRAMES
from serai.games.catan.words import MECHANICS as BASE_MECHANICS
from serai.games.catan.words import MESSAGES as BASE_MESSAGES
from serai.games.catan.words import PLAYER, Words

WORDS = Words(Lattice(egypt()), GOODS)

MESSAGES: dict[str, Sequence[str]] = {
    **BASE_MESSAGES,
    "built-ship": ("player", "edge"),
    "traded-abroad": ("player", "host:player", "count:number", "good", "wanted:good"),
    "pyramid-opens": ("player",),
    "black-block": ("count:number",),
    "laid-block": ("player", "count:number"),
    "blessed": ("player",),
    "pyramid-done": (),
    "scored-blessing": ("player", "points:number"),
    "scored-curse": ("player", "points:number"),
    "path-on-land": ("edge",),
    "not-on-nile": ("vertex",),
    "no-such-host": (),
    "no-gold": (),
    "no-better-harbour": ("host:player", "good"),
    "pyramid-closed": (),
    "no-block-left": (),
    "not-at-site": (),
    "own-site-is-free": (),
    "no-way-to-site": (),
    "moved-ship": ("player", "edge", "to:edge"),
    "kept-ship": ("player", "edge"),
    "apart-from-ships": ("edge",),
    "apart-from-roads": ("edge",),
    "ships-stay": (),
    "no-own-ship": ("edge",),
    "new-ship": ("edge",),
    "not-last-ship": ("edge",),
    "sailed-already": (),
    "ship-first": (),
}

AT_BLOCK = WORDS.at_more + len(WORDS.edge)
AT_LIFT = AT_BLOCK + 1 + SEATS + SEATS * GOODS * GOODS

BLOCKS = WORDS.blocks(
    WORDS.turn_block(
        Part(WORDS.at_more, "ship", WORDS.edge),
        Part(AT_BLOCK, "block", anchors=["pyramid:site"]),
        Part(AT_BLOCK + 1, "block-via", PLAYER, anchors=["pyramid:site"]),
        Part(AT_BLOCK + 5, "abroad", PLAYER, WORDS.good, WORDS.good),
        Part(AT_LIFT, "move-ship", WORDS.edge),
        also=[SetSail],
    )
)

FRAMES = (*BASE_FRAMES, SetSail)
VOCABULARIES = WORDS.vocabularies()

MECHANICS: dict[str, Mechanic] = {
    **BASE_MECHANICS,
    "ships built": ("built-ship",),
    "trades over others' harbours": ("traded-abroad",),
    "pyramid opened": ("pyramid-opens",),
    "blocks laid": ("laid-block",),
    "blessing taken": ("blessed",),
}

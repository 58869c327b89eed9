"""The pyramid as text for the terminal, over the base game's table."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.view import view
from serai.games.catan.show import show as base_show


def show(s: Cheops, seat: int, speaker: Speaker) -> str:
    """Blocks, blessing and curse; then the table."""
    table = view(s, seat)
    blocks = ", ".join(f"{speaker.player(p)} {n}" for p, n in enumerate(table.blocks))
    lines = [speaker.say("show-pyramid", levels=" + ".join(map(str, table.levels)), black=table.black, blocks=blocks)]
    lines.append(speaker.say("show-site", site=", ".join(table.site)))
    if table.blessed is not None:
        cursed = ", ".join(speaker.player(p) for p in table.cursed) or "–"
        lines.append(speaker.say("show-blessing", player=speaker.player(table.blessed), cursed=cursed))
    return "\n".join([*lines, "", base_show(s, seat, speaker)])

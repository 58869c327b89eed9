"""The march as text for the terminal, over the base game's table."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tables import STAGES
from serai.games.catan.alexander.view import view
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.show import show as base_show

SIGNS = "T?·7*"  # temple, event, empty, seven, goal


def show(s: Alexander, seat: int, speaker: Speaker) -> str:
    """The route as a line of signs, what lies ahead, chips and advisers; then the table."""
    table, passed = view(s, seat), int(s.passed)
    signs = "".join(SIGNS[s.tables.stage_kind[i]] for i in range(STAGES))
    route = f"[dim]{signs[:passed]}[/][bold magenta]>[/]{signs[passed:]}"
    ahead = speaker.say(f"stage-{STAGE.words[min(passed, STAGES - 1)]}")
    where = table.route[min(passed, STAGES - 1)].vertex
    lines = [
        speaker.say("show-route", ahead=ahead, vertex=where, stack=table.reinforcements) + " " + route,
        speaker.say("show-chips", chips=", ".join(f"{speaker.player(p)} {n}" for p, n in enumerate(table.chips))),
    ]
    for card, holder in zip(("first", "second", "third"), table.advisers, strict=True):
        if holder is not None:
            lines.append(f"{speaker.say('adviser-' + card)}: {speaker.player(holder)}")
    return "\n".join([*lines, "", base_show(s, seat, speaker)])

"""The march as text for the terminal, over the base game's table."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.catan.alexander.state import GONE, Alexander
from serai.games.catan.alexander.tables import ADVISER_POINTS, EVENT_WORDS
from serai.games.catan.alexander.view import view
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.show import show as base_show

SIGNS = "T?·7*"  # temple, event, empty, seven, goal


def show(s: Alexander, seat: int, speaker: Speaker) -> str:
    """The route as a line of signs, what lies ahead, chips and advisers; then the table."""
    table, passed = view(s, seat), int(s.passed)
    signs = "".join(SIGNS[s.tables.stage_kind[i]] for i in range(s.tables.stages))
    route = f"[dim]{signs[:passed]}[/][bold magenta]>[/]{signs[passed:]}"
    coming = min(passed, len(signs) - 1)
    ahead = speaker.say(f"stage-{STAGE.words[s.tables.stage_name[coming]]}")
    where = table.route[coming].vertex
    lines = [
        speaker.say("show-route", ahead=ahead, vertex=where, stack=table.reinforcements) + " " + route,
        speaker.say("show-chips", chips=", ".join(f"{speaker.player(p)} {n}" for p, n in enumerate(table.chips))),
    ]
    unseen = ", ".join(f"{speaker.say('event-' + word)} {n}" for word, n in table.unseen.items())
    events = "; ".join(f"{speaker.say('event-' + word)}: {speaker.say('goods-' + word)}" for word in EVENT_WORDS)
    lines += [speaker.say("show-left", chips=unseen), speaker.say("show-takes", events=events)]
    for card, (word, holder) in enumerate(zip(("first", "second", "third"), table.advisers, strict=True)):
        if s.advisers[card] != GONE:
            who = speaker.say("show-ready") if holder is None else speaker.player(holder)
            lines.append(f"{speaker.say('adviser-' + word)} ({ADVISER_POINTS[card]}): {who}")
    return "\n".join([*lines, "", base_show(s, seat, speaker)])

"""The table as text for the terminal, with rich's markup for colours."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.euphrat_tigris.board import CELLS, LEADER, SPHERES, WIDTH
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.view import PlayerView, TigrisView, view
from serai.games.euphrat_tigris.words import CELL, MONUMENT

INK = ("grey70", "red3", "dodger_blue1", "green4")
DYNASTIES = "①②③④"
TILES = {"settlement": "se", "temple": "Te", "farm": "fa", "market": "ma", "face-down": "▒▒", "wonder": "✶✶"}


def show(s: Tigris, seat: int, speaker: Speaker) -> str:
    """Board, players and the seat's own hand."""
    table = view(s, seat)
    rows = ["    " + "  ".join(f"{letter} " for letter in "abcdefghijklmnop")]
    for y in range(CELLS // WIDTH):
        cells = [_cell(s, table, y * WIDTH + x, speaker.say("show-letters")) for x in range(WIDTH)]
        rows.append(f"{y + 1:>2}  " + "".join(cells))
    rows.append("")
    rows += [_monument(name, cell, speaker) for name, cell in table.monuments.items()]
    rows += _free_monuments(table, speaker)
    rows += [_player(p, one, p == seat, speaker) for p, one in enumerate(table.players)]
    if seat >= 0:
        rows += ["", _own(table.players[seat], speaker)]
    return "\n".join(rows)


def _cell(s: Tigris, table: TigrisView, c: int, letters: str) -> str:
    """Four columns: the piece, then a mark for a treasure and one for a building or the unification tile."""
    word = CELL.words[c]
    treasure = ("‼" if s.side.special[c] else "*") if s.treasure[c] else ""
    on_top = "^" if word in table.buildings.values() else "!" if table.joined == word else ""
    mark = f"{treasure}{on_top}".ljust(2)
    tint = " on grey15" if not s.side.river[c] else " on navy_blue"
    if s.tile[c] == LEADER:
        p, office = divmod(int(s.leader[c]), SPHERES)
        return f"[bold {INK[office]}{tint}]{DYNASTIES[p]}{letters[office]}{mark}[/]"
    sign = table.tiles.get(word, "")
    if sign == "catastrophe":
        return f"[bold yellow{tint}]XX{mark}[/]"
    if sign in TILES:
        ink = INK[s.tile[c]] if s.tile[c] < SPHERES else "tan"
        return f"[{ink}{tint}]{TILES[sign]}{mark}[/]"
    return f"[dodger_blue1{tint}]~~~ [/]" if s.side.river[c] else f"[grey30{tint}] ·  [/]"


def _monument(name: str, cell: str, speaker: Speaker) -> str:
    return "▒▒ " + speaker.say("show-monument", monument=speaker.say(f"monument-{name}"), cell=cell)


def _free_monuments(table: TigrisView, speaker: Speaker) -> list[str]:
    free = [speaker.say(f"monument-{name}") for name in MONUMENT.words if name not in table.monuments]
    return [speaker.say("show-free-monuments", monuments=", ".join(free))] if free else []


def _player(p: int, one: PlayerView, own: bool, speaker: Speaker) -> str:
    supply = " ".join(_office(office, speaker) for office in one.supply) or "–"
    name = f"[bold]{speaker.player(p)}[/]" if own else speaker.player(p)
    line = f"{DYNASTIES[p]} {name}: " + speaker.say(
        "show-player", tiles=one.tiles, catastrophes=one.catastrophes, supply=supply
    )
    return line + (" · " + _points(one, speaker) if one.points is not None and not own else "")


def _office(office: str, speaker: Speaker) -> str:
    return speaker.say(f"leader-{office}")


def _points(one: PlayerView, speaker: Speaker) -> str:
    assert one.points is not None
    counts = [f"[{INK[k]}]{speaker.say('sphere-' + name)} {n}[/]" for k, (name, n) in enumerate(one.points.items())]
    return ", ".join(counts) + ", " + speaker.say("show-treasures", count=one.treasures or 0)


def _own(one: PlayerView, speaker: Speaker) -> str:
    assert one.hand is not None
    hand = [f"[{INK[k]}]{n} {speaker.say('tile-' + name)}[/]" for k, (name, n) in enumerate(one.hand.items()) if n]
    return (
        speaker.say("show-hand", hand=", ".join(hand) or "–")
        + "\n"
        + speaker.say("show-points", points=_points(one, speaker))
    )

"""The table as text for the terminal."""

from __future__ import annotations

from serai.core.text import Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.view import Die, JourneyView, PlayerView, view


def show(s: Journey, seat: int, speaker: Speaker) -> str:
    """Board, offers and players, as the seat sees them."""
    seen = view(s, seat)
    lines = [speaker.say("show-round", round=seen.round, start=speaker.player(seen.start))]
    lines += _places(s, seen, speaker)
    lines += _spaces(s, seen, speaker)
    lines += [line for p, one in enumerate(seen.players) for line in _player(s, one, p, speaker)]
    return "\n".join(lines)


def bundle(s: Journey, number: int) -> str:
    """A reward or a price as text: 4 coin, 2 camel."""
    amounts = [(int(s.data.of(number, k)), name) for k, name in enumerate(tables.KIND_NAMES)]
    return ", ".join(f"{n} {name.replace('_', '-')}" for n, name in amounts if n) or "-"


def _places(s: Journey, seen: JourneyView, speaker: Speaker) -> list[str]:
    lines = ["", speaker.say("show-map")]
    for i, name in enumerate(tables.PLACE_NAMES):
        here = [f"[{speaker.player(p)}]" for p, one in enumerate(seen.players) if name in one.figures]
        posts = [speaker.player(p) for p, one in enumerate(seen.players) if name in one.posts]
        lies = []
        if name in seen.bonuses:
            lies.append("! " + bundle(s, s.data.marker[s.marker_at[i]]))
        if name in seen.outposts:
            lies.append("* " + bundle(s, s.data.outpost[s.outpost_at[i]]))
        if name in seen.contracts:
            lies.append(" ".join(seen.contracts[name]))
        cards = [
            f"card-{n + 1}={seen.cards.get(f'card-{n + 1}', '')}" for n, c in enumerate(s.data.slot_city) if c == i
        ]
        if not s.data.oasis[i] or here:
            text = "; ".join([*lies, *cards])
            lines.append(f"  {speaker.name('place', i):<12} {text:<44} {' '.join([*here, *posts])}".rstrip())
    return lines


def _spaces(s: Journey, seen: JourneyView, speaker: Speaker) -> list[str]:
    lines = ["", speaker.say("show-spaces")]
    for i, name in enumerate((*tables.SPACE_NAMES, "bag")):
        dice = " ".join(_die(die, speaker) for die in seen.dice if die.space == name)
        title = speaker.name("space", i) if i < tables.SPACES else speaker.say("show-bag")
        what = f" {seen.cards[name]}: {card_text(s, int(s.slot[i - tables.CARD]))}" if name in seen.cards else ""
        lines.append(f"  {title}{what} {dice}".rstrip())
    for book, tile in enumerate(seen.offers):
        free = [bundle(s, s.data.book_free[book * 2 + k]) for k in (0, 1)]
        paid = [bundle(s, s.data.tile_offer[s.tile_now[book] * 2 + k]) for k in (0, 1)]
        lines.append(f"  {speaker.name('book', book)} ({tile}): " + " | ".join(free + paid))
    return lines


def card_text(s: Journey, card: int) -> str:
    """A city card in short."""
    t, mode = s.data, tables.MODES[s.data.card_mode[card]]
    if mode == "by_die":
        return " / ".join(bundle(s, t.card_by_die[card * 7 + die]) for die in range(1, 7))
    text = f"{bundle(s, t.card_cost[card * 2])} > {bundle(s, t.card_reward[card * 2])}"
    if mode == "either":
        text += f" | {bundle(s, t.card_cost[card * 2 + 1])} > {bundle(s, t.card_reward[card * 2 + 1])}"
    return f"{mode.replace('_', ' ')} {tables.COUNTED[t.card_count[card]]} {text}"


def _die(die: Die, speaker: Speaker) -> str:
    owner = speaker.player(die.owner) if die.owner >= 0 else ("#" if die.owner == -1 else "x")
    return f"{owner}:{die.value}"


def _player(s: Journey, one: PlayerView, p: int, speaker: Speaker) -> list[str]:
    goods = ", ".join(f"{n} {speaker.name('good', i)}" for i, n in enumerate(one.goods.values()))
    character = speaker.name("character", tables.CHARACTER_NAMES.index(one.character)) if one.character else ""
    seals = " ".join(name + ("!" if side == "improved" else "") for name, side in one.seals.items())
    contracts = [
        f"{c} ({bundle(s, s.data.contract_cost[i])} > {bundle(s, s.data.contract_reward[i])})"
        for c in one.contracts
        for i in [tables.CONTRACT_NAMES.index(c)]
    ]
    dice = " ".join(map(str, one.dice)) + "".join(f" #{n}" for n in one.black_dice)
    lines = ["", f"{speaker.player(p)} {character}: {one.points}", f"  {goods}; {dice}".rstrip("; ")]
    lines += ["  " + "; ".join(contracts + ([seals] if seals else []) + one.outposts)] if contracts or seals else []
    if one.goals:
        lines.append("  " + " ".join(f"({g})" if g == one.goal else g for g in one.goals))
    return lines
